import type { HistoryRow } from '../api/types'

/** What happened to one movie, or one thing that happened without a movie; newest first. */
export type HistoryGroup = { key: string; rows: readonly [HistoryRow, ...HistoryRow[]] }

/** One entry a movie, where its newest event stands. */
export const groupsOf = (rows: readonly HistoryRow[]): HistoryGroup[] =>
  [...Map.groupBy(rows, ({ id, movie }) => (movie ? `movie-${String(movie.id)}` : `event-${String(id)}`))].map(
    ([key, [first, ...more]]) => ({
      key,
      rows: [first!, ...more],
    }),
  )
