import type { Clock } from '#server/foundation/lib/clock'
import { isResting } from '#server/foundation/lib/escalation'
import { wantedQueriesPerDay } from './budget'
import type { IndexerContext } from './indexer-type'
import type { Indexers } from './indexers'
import type { IndexerRow } from './table'

type Deps = { indexers: Pick<Indexers, 'rows'>; clock: Clock; maySearch: (row: IndexerRow) => boolean }
type Search<T> = (context: IndexerContext) => Promise<T>

/** How fast the wanted search may go. It learns the cost of a search: some indexers find a movie by id, others need a query per title. */
export const createWantedPace = ({ indexers, clock, maySearch }: Deps) => {
  const costs = new Map<number, number>()
  const costOf = (id: number): number => costs.get(id) ?? 1

  return {
    /** Searches, and learns from the number of queries. */
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

    /** How many movies can be searched per day on the least limited indexer; null if none can be searched. */
    searchesPerDay(): number | null {
      const rows = indexers.rows().filter((row) => row.enabled && !isResting(row, clock.now()) && maySearch(row))
      return rows.length === 0 ? null : Math.max(...rows.map((row) => wantedQueriesPerDay(row) / costOf(row.id)))
    },
  }
}
