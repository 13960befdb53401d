/** Filters of the history, in the order of the buttons. */
export const historyKinds = ['arrivals', 'files', 'movies', 'searches', 'upkeep'] as const
export type HistoryKind = (typeof historyKinds)[number]
