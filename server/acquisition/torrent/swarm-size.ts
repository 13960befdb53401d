/** What a tracker knows of a swarm. */
export type SwarmSize = { readonly seeders: number; readonly leechers: number }

/** More than any swarm has. */
const mostPeers = 10_000_000

/** Null if these are no numbers of peers. */
export const sizeOf = (seeders: unknown, leechers: unknown): SwarmSize | null =>
  isCount(seeders) && isCount(leechers) ? { seeders, leechers } : null

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostPeers
