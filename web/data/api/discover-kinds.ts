/** The metadata provider's lists; with filters, the orders of movies. */
export const discoverKinds = ['trending', 'popular', 'now_playing', 'upcoming', 'top_rated'] as const
export type DiscoverKind = (typeof discoverKinds)[number]
