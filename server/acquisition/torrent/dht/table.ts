import { isPrivate } from '../engine-bans'
import { type DhtNode, idBytes } from './message'

type Entry = DhtNode & { seenAt: number; failures: number }

const perBucket = 8
const mostFailures = 2
const staleMs = 15 * 60_000

/** The nodes that answered us, more of them the nearer they are to us (BEP 5): at most eight per bit of our own name. */
export const createTable = (ownId: Uint8Array) => {
  const buckets = new Map<number, Entry[]>()
  const bucketOf = (id: Uint8Array): Entry[] => {
    const shared = sharedBits(ownId, id)
    const bucket = buckets.get(shared) ?? []
    buckets.set(shared, bucket)
    return bucket
  }
  const all = (): Entry[] => [...buckets.values()].flat()
  /** One host could otherwise be a hundred nodes. */
  const hasHost = (address: string): boolean => !isPrivate(address) && all().some((each) => each.address === address)

  return {
    /** This node answered. */
    heard: (node: DhtNode, now: number): void => {
      if (node.id.length !== idBytes || isSame(node.id, ownId)) return
      const bucket = bucketOf(node.id)
      const known = bucket.find((each) => isSame(each.id, node.id))
      if (known) confirm(known, node, now)
      else if (!hasHost(node.address)) admit(bucket, { ...node, seenAt: now, failures: 0 })
    },
    /** This node did not answer. */
    failed: (id: Uint8Array): void => {
      const bucket = bucketOf(id)
      const known = bucket.find((each) => isSame(each.id, id))
      if (!known) return
      known.failures++
      if (known.failures > mostFailures) bucket.splice(bucket.indexOf(known), 1)
    },
    hasRoomFor: (id: Uint8Array): boolean => {
      const bucket = bucketOf(id)
      return bucket.length < perBucket && !bucket.some((each) => isSame(each.id, id))
    },
    closest: (target: Uint8Array, count: number): DhtNode[] => all().sort(byDistanceTo(target)).slice(0, count),
    stale: (now: number): DhtNode[] =>
      all()
        .filter(({ seenAt }) => now - seenAt > staleMs)
        .sort((a, b) => a.seenAt - b.seenAt),
    all: (): readonly DhtNode[] => all(),
    size: (): number => all().length,
  }
}

const confirm = (known: Entry, { address, port }: DhtNode, now: number): void => {
  if (known.address === address && known.port === port) Object.assign(known, { seenAt: now, failures: 0 })
}

/** In a full bucket, only a node that fails, or was silent for long, makes room. */
const admit = (bucket: Entry[], entry: Entry): void => {
  if (bucket.length < perBucket) {
    bucket.push(entry)
    return
  }
  const worst = bucket.toSorted((a, b) => b.failures - a.failures || a.seenAt - b.seenAt)[0]
  if (worst && (worst.failures > 0 || entry.seenAt - worst.seenAt > staleMs)) bucket.splice(bucket.indexOf(worst), 1, entry)
}

export const byDistanceTo =
  (target: Uint8Array) =>
  (a: { readonly id: Uint8Array }, b: { readonly id: Uint8Array }): number => {
    for (let at = 0; at < idBytes; at++) {
      const mine = target[at] ?? 0
      const difference = ((a.id[at] ?? 0) ^ mine) - ((b.id[at] ?? 0) ^ mine)
      if (difference !== 0) return difference
    }
    return 0
  }

export const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0

const sharedBits = (a: Uint8Array, b: Uint8Array): number => {
  for (let at = 0; at < idBytes; at++) {
    const difference = (a[at] ?? 0) ^ (b[at] ?? 0)
    if (difference !== 0) return at * 8 + Math.clz32(difference) - 24
  }
  return idBytes * 8
}
