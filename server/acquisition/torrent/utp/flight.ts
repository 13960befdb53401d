import { headerBytes, type Kind, type Packet, plus, stepsTo } from './packet'

/** A packet on its way. */
export type Sent = {
  readonly bytes: Buffer
  readonly kind: Kind
  readonly seq: number
  /** Which transmission it was, counted over all packets. */
  order: number
  sentAt: number
  times: number
  isThere: boolean
  isLost: boolean
}

/** A packet is lost when this many that were sent after it have arrived. */
const overtaking = 3

/** The packets that are not acknowledged yet, in the order of their numbers. `onArrival` gets each of them once. */
export const createFlight = (first: number, onArrival: (sent: Sent, now: number) => void) => {
  const sent: Sent[] = []
  let oldest = first
  let order = 0
  let newestThere = 0
  let flying = 0
  let unconfirmed = 0

  const arrived = (each: Sent, now: number): number => {
    if (each.isThere) return 0
    each.isThere = true
    const size = sizeOf(each)
    if (!each.isLost) flying -= size
    each.isLost = false
    unconfirmed -= size
    newestThere = Math.max(newestThere, each.order)
    onArrival(each, now)
    return size
  }
  /** The mask begins two packets after the acknowledged one. */
  const arrivedBeyond = (ack: number, mask: Uint8Array, now: number): number => {
    const offset = stepsTo(oldest, plus(ack, 2))
    let bytes = 0
    for (let bit = 0; bit < mask.length * 8; bit++) {
      const each = (mask[bit >> 3]! & (1 << (bit & 7))) === 0 ? undefined : sent[offset + bit]
      if (each) bytes += arrived(each, now)
    }
    return bytes
  }

  return {
    all: sent as readonly Sent[],
    next: () => plus(oldest, sent.length),
    /** Bytes on the way that are not known to be lost, and bytes that are not known to have arrived. */
    flying: () => flying,
    unconfirmed: () => unconfirmed,
    add: (kind: Kind, bytes: Buffer): Sent => {
      const each: Sent = { bytes, kind, seq: plus(oldest, sent.length), order: 0, sentAt: 0, times: 0, isThere: false, isLost: false }
      unconfirmed += sizeOf(each)
      sent.push(each)
      return each
    },
    takesOff: (each: Sent, now: number): void => {
      each.order = ++order
      each.sentAt = now
      each.times++
      each.isLost = false
      flying += sizeOf(each)
    },
    /** Whether a packet acknowledges something that we may have sent. */
    isPlausible: ({ ack }: Packet): boolean => {
      const steps = stepsTo(oldest, ack) + 1
      return steps <= sent.length && steps > -1_024
    },
    /** How many bytes arrived that were not known to. */
    acked: ({ ack, arrived: mask }: Packet, now: number): number => {
      const done = Math.max(0, stepsTo(oldest, ack) + 1)
      let bytes = 0
      for (const each of sent.splice(0, done)) bytes += arrived(each, now)
      oldest = plus(oldest, done)
      return mask && sent.length > 0 ? bytes + arrivedBeyond(ack, mask, now) : bytes
    },
    /** Marks what was overtaken; returns how many packets that were. */
    findLost: (): number => {
      const lost = sent.filter((each) => !(each.isThere || each.isLost) && each.order + overtaking <= newestThere)
      for (const each of lost) {
        each.isLost = true
        flying -= sizeOf(each)
      }
      return lost.length
    },
    loseAll: (): void => {
      for (const each of sent) each.isLost ||= !each.isThere
      flying = 0
    },
  }
}

export const sizeOf = ({ bytes }: Sent): number => bytes.length - headerBytes
