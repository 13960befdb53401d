import type { Clock } from '#server/foundation/lib/clock'
import { isResting } from '#server/foundation/lib/escalation'
import { mayQuery, nextWantedQueryAt } from './budget'
import type { SearchQuery } from './indexer-type'
import type { Indexers } from './indexers'
import { typeNamed } from './settings'
import type { IndexerRow } from './table'

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

    /** The indexers that a search would query if they had not failed or spent their day. `until`: when a pause ends. */
    absentFor: (query: Pick<SearchQuery, 'tag_ids'>) =>
      enabled()
        .filter((row) => maySearch(row) && isFor(row, query) && (rests(row) || !mayQuery(row, clock.now())))
        .map((row) => ({ name: row.name, until: rests(row) ? row.disabled_until : null, why: row.last_error_reason })),

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

/** An indexer with tags is only queried for movies that have one of them. */
export const isFor = ({ tag_ids }: IndexerRow, query: Pick<SearchQuery, 'tag_ids'>): boolean =>
  tag_ids.length === 0 || tag_ids.some((id) => query.tag_ids?.includes(id))

const earliest = (dates: readonly Date[]): Date | null => dates.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
