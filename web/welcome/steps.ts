export const steps = ['folder', 'films', 'indexer', 'devices'] as const
export type Step = (typeof steps)[number]
