import type { HistoryRow } from '../../data/api/types'

/** All events of one movie, or a single event without a movie; newest first. */
export type HistoryGroup = { key: string; rows: readonly [HistoryRow, ...HistoryRow[]] }

/** One group per movie, at the position of its newest event. */
export const groupsOf = (rows: readonly HistoryRow[]): HistoryGroup[] =>
  [...Map.groupBy(rows, ({ id, movie }) => (movie ? `movie-${String(movie.id)}` : `event-${String(id)}`))].map(
    ([key, [first, ...more]]) => ({
      key,
      rows: [first!, ...more],
    }),
  )
