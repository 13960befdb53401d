/** Kinds of work for a movie, in the order of its credits. */
export const departments = ['acting', 'directing', 'writing', 'production', 'camera', 'editing', 'music', 'crew'] as const
export type Department = (typeof departments)[number]

export const creditOrders = ['newest', 'rating', 'popularity'] as const
export type CreditOrder = (typeof creditOrders)[number]
