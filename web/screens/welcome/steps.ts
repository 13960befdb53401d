export const steps = ['folder', 'movies', 'indexer', 'devices'] as const
export type Step = (typeof steps)[number]
