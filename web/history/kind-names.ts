/** The kinds of events that a person may want to see alone, in the order of the buttons. */
export const historyKinds = ['arrivals', 'files', 'movies', 'searches', 'upkeep'] as const
export type HistoryKind = (typeof historyKinds)[number]
