import type { Clock } from '#server/foundation/lib/clock'
import { isResting } from '#server/foundation/lib/escalation'
import { mayQuery, nextWantedQueryAt } from './budget'
import type { IndexerRow, Indexers } from './indexers'
import { typeNamed } from './settings'

/** Which indexers can be queried now, and when the others can. */
export const createAvailability = ({ indexers, clock }: { indexers: Pick<Indexers, 'rows'>; clock: Clock }) => {
  const enabled = (): IndexerRow[] => indexers.rows().filter((row) => row.enabled)
  const rests = (row: IndexerRow): boolean => isResting(row, clock.now())
  const ready = (): IndexerRow[] => enabled().filter((row) => !rests(row) && mayQuery(row, clock.now()))
  const searchable = (): IndexerRow[] => ready().filter(maySearch)
  const nextQueryOf = (row: IndexerRow): Date => nextWantedQueryAt(row, clock.now())
  const endOfRest = (row: IndexerRow): number => (rests(row) ? Date.parse(row.disabled_until ?? '') : 0)

  return {
    ready,
    searchable,
    maySearch,
    nextQueryOf,

    /** How many indexers a search would query if they had not failed. */
    paused: (): number =>
      enabled()
        .filter(maySearch)
        .filter((row) => rests(row)).length,

    /** When the wanted search may query next, on the first available indexer; null if none can be queried. */
    nextSearchAt: (): Date | null => earliest(searchable().map(nextQueryOf)),

    /** When the first indexer could answer, even if all rest or have spent their day; null if none may be searched. */
    firstAnswerAt: (): Date | null =>
      earliest(
        enabled()
          .filter(maySearch)
          .map((row) => new Date(Math.max(nextQueryOf(row).getTime(), endOfRest(row)))),
      ),
  }
}

const maySearch = (row: IndexerRow): boolean => row.enable_search && (typeNamed(row.type)?.searches ?? false)

const earliest = (dates: readonly Date[]): Date | null => dates.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
