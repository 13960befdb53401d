import { createHash } from 'node:crypto'
import type { Place } from './message'
import { isSame } from './table'

const mostTorrents = 500
const mostPeersEach = 100
const mostAnswered = 20
const holdsMs = 45 * 60_000
const tokenMs = 5 * 60_000

/** What other nodes have us remember: which peers have which torrent. Of the oldest ones, the first to go. */
export const createToldPeers = (secret: Uint8Array, now: () => number) => {
  const torrents = new Map<string, Map<string, Place & { at: number }>>()
  const tokenFor = (address: string, period: number) =>
    createHash('sha1').update(secret).update(String(period)).update(address).digest().subarray(0, 8)
  const period = () => Math.floor(now() / tokenMs)

  return {
    /** Whoever announces must send back the token that was sent to its address within the last ten minutes. */
    tokenFor: (address: string): Uint8Array => tokenFor(address, period()),
    isTokenOf: (token: Uint8Array, address: string): boolean =>
      [period(), period() - 1].some((each) => isSame(token, tokenFor(address, each))),
    add: (hash: Uint8Array, place: Place): void => {
      const key = Buffer.from(hash).toString('hex')
      const peers = torrents.get(key) ?? new Map()
      torrents.delete(key)
      torrents.set(key, peers)
      const name = `${place.address} ${place.port}`
      peers.delete(name)
      peers.set(name, { ...place, at: now() })
      dropOldest(peers, mostPeersEach)
      dropOldest(torrents, mostTorrents)
    },
    get: (hash: Uint8Array): readonly Place[] => {
      const peers = [...(torrents.get(Buffer.from(hash).toString('hex'))?.values() ?? [])]
      return peers.filter(({ at }) => now() - at < holdsMs).slice(-mostAnswered)
    },
    size: (): number => [...torrents.values()].reduce((sum, peers) => sum + peers.size, 0),
  }
}

const dropOldest = (map: Map<string, unknown>, most: number): void => {
  const oldest = map.size > most ? map.keys().next().value : undefined
  if (oldest !== undefined) map.delete(oldest)
}
