import type { Clock } from '#server/lib/clock'
import { isResting } from '#server/lib/escalation'
import { dripOfDay } from './budget'
import type { IndexerContext } from './indexer-type'
import type { IndexerRow, Indexers } from './indexers'

type Deps = { indexers: Pick<Indexers, 'rows'>; clock: Clock; maySearch: (row: IndexerRow) => boolean }
type Search<T> = (context: IndexerContext) => Promise<T>

/** How fast the drip of wanted movies may go. What a search costs is learnt: some indexers know a movie by its id, others are asked title by title. */
export const createDripPace = ({ indexers, clock, maySearch }: Deps) => {
  const costs = new Map<number, number>()
  const costOf = (id: number): number => costs.get(id) ?? 1

  return {
    /** Searches, and remembers how many queries it took. */
    async counted<T>(id: number, context: IndexerContext, search: Search<T>): Promise<T> {
      let queries = 0
      const maySpend = (): boolean => {
        const may = context.maySpend?.() !== false
        if (may) queries++
        return may
      }
      try {
        return await search({ ...context, maySpend })
      } finally {
        if (queries > 0) costs.set(id, costOf(id) * 0.9 + queries * 0.1)
      }
    },

    /** How many movies a day may be looked for, by the indexer that allows most; null when none can be asked at all. */
    dripsADay(): number | null {
      const rows = indexers.rows().filter((row) => row.enabled && !isResting(row, clock.now()) && maySearch(row))
      return rows.length === 0 ? null : Math.max(...rows.map((row) => dripOfDay(row) / costOf(row.id)))
    },
  }
}
