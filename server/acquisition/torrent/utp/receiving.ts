import { plus, stepsTo } from './packet'

/** A packet further ahead than this is none of ours. */
const farthest = 1_024
const mostMaskBytes = 128
const smallestWindow = 2 * 1_500

export type Receiving = ReturnType<typeof createReceiving>
export type Arrival = 'next' | 'ahead' | 'again' | 'absurd'

type Hears = { readonly data: (bytes: Uint8Array) => void; readonly end: () => void }

/** Puts arriving packets in order. `first` is the number of the first one; `share` is how many bytes may wait here. */
export const createReceiving = (first: number, share: () => number, hears: Hears) => {
  let next = first
  let waitingBytes = 0
  let unread = 0
  let last: number | undefined
  let isEnded = false
  const waiting = new Map<number, Uint8Array>()

  const window = (): number => Math.max(0, share() - unread - waitingBytes)

  const deliver = (bytes: Uint8Array): void => {
    next = plus(next, 1)
    if (bytes.length === 0) return
    unread += bytes.length
    hears.data(bytes)
  }
  const deliverWaiting = (): void => {
    for (let bytes = waiting.get(next); bytes; bytes = waiting.get(next)) {
      waiting.delete(next)
      waitingBytes -= bytes.length
      deliver(bytes)
    }
    if (last === undefined || plus(last, 1) !== next || isEnded) return
    isEnded = true
    hears.end()
  }

  const isAbsurd = (ahead: number, seq: number, bytes: number): boolean => {
    if (Math.abs(ahead) >= farthest) return true
    if (ahead < 0) return false
    // The next packet always finds room that waiting ones do not take, or a full line would stand still for ever.
    const held = ahead === 0 ? unread : unread + waitingBytes
    return held + bytes > share() + smallestWindow || (last !== undefined && stepsTo(last, seq) > 0)
  }

  return {
    /** The last packet before which nothing is missing. */
    ack: () => plus(next, -1),
    isEnded: () => isEnded,
    bytes: () => unread + waitingBytes,
    count: () => waiting.size,
    window,
    /** Too little for a packet, so the peer has to be told when there is room again. */
    isShut: () => window() < smallestWindow,
    taken: (bytes: number): void => {
      unread -= bytes
    },
    readAll: (): void => {
      unread = 0
    },
    take: (seq: number, payload: Uint8Array, isLast: boolean): Arrival => {
      const ahead = stepsTo(next, seq)
      if (isAbsurd(ahead, seq, payload.length)) return 'absurd'
      if (ahead < 0 || waiting.has(seq)) return 'again'
      if (isLast) last ??= seq
      if (ahead > 0) {
        waiting.set(seq, payload)
        waitingBytes += payload.length
        return 'ahead'
      }
      deliver(payload)
      deliverWaiting()
      return 'next'
    },
    /** What has arrived beyond a gap (BEP 29, "selective ack"): its length is a multiple of four bytes. */
    arrived: (): Uint8Array | undefined => {
      if (waiting.size === 0) return undefined
      const steps = [...waiting.keys()].map((seq) => stepsTo(next, seq) - 1).filter((step) => step < mostMaskBytes * 8)
      const mask = new Uint8Array(4 * Math.ceil((Math.max(0, ...steps) + 1) / 32))
      for (const step of steps) mask[step >> 3]! |= 1 << (step & 7)
      return mask
    },
  }
}
