import type { Torrent, Wire } from 'webtorrent'

/** A download with fewer peers gets places from torrents that only give. */
const fewPeers = 10

type Member = { readonly isComplete: () => boolean; readonly hasAll: (wire: Wire) => boolean }

/** The connections that all torrents share. When all are taken, those that serve the least give way. */
export const createPlaces = ({ most, taken }: { most: number; taken: () => number }) => {
  const members = new Map<Torrent, Member>()
  const complete = () => [...members].filter(([, { isComplete }]) => isComplete())

  const giveUp = (wire: Wire | undefined): boolean => {
    wire?.destroy()
    return wire !== undefined
  }
  /** Two that have everything would never ask each other for anything. */
  const redundant = (): Wire | undefined => {
    for (const [{ wires }, { hasAll }] of complete()) {
      const found = wires.find((wire) => !wire.destroyed && hasAll(wire))
      if (found) return found
    }
    return undefined
  }
  /** To whom a complete torrent sends the least. */
  const leastServed = (): Wire | undefined =>
    complete()
      .flatMap(([{ wires }]) => wires.filter(({ destroyed }) => !destroyed))
      .map((wire) => ({ wire, speed: wire.uploadSpeed() }))
      .sort((a, b) => a.speed - b.speed)[0]?.wire

  return {
    join: (torrent: Torrent, isComplete: () => boolean): void => {
      members.set(torrent, { isComplete, hasAll: completenessIn(torrent) })
      torrent.once('close', () => members.delete(torrent))
    },

    /** Whether there is a place for one more connection, of this torrent if it is known; another one may be closed for it. */
    hasRoom: (torrent?: Torrent): boolean => {
      if (taken() < most || giveUp(redundant())) return true
      const isHungry = torrent !== undefined && members.get(torrent)?.isComplete() === false && torrent._peers.size < fewPeers
      return isHungry && giveUp(leastServed())
    },
  }
}

/** Whether a peer has every piece, which is none of those that are unknown yet. What it has been seen to have is not looked at again. */
const completenessIn = (torrent: Torrent): ((wire: Wire) => boolean) => {
  const seen = new WeakMap<Wire, number>()
  return (wire) => {
    const { length } = torrent.pieces
    let known = seen.get(wire) ?? 0
    while (known < length && wire.peerPieces.get(known)) known++
    seen.set(wire, known)
    return length > 0 && known === length
  }
}

/** The library takes whoever has not said anything of its pieces for a seeder, for good; who has none may say nothing (BEP 3). */
export const knowSeeders = (torrent: Torrent): ((wire: Wire) => void) => {
  const hasAll = completenessIn(torrent)
  return (wire) => void Object.defineProperty(wire, 'isSeeder', { get: () => hasAll(wire), set: () => {} })
}
