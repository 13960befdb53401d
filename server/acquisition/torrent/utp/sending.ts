import { createCongestion } from './congestion'
import { createFlight, type Sent, sizeOf } from './flight'
import { createOutbox } from './outbox'
import { headerBytes, type Kind, kinds, type Packet, writeHeader } from './packet'
import { createRoundTrip } from './round-trip'

const mostTimeouts = 7
/** Large packets that time out this often, and none of which ever arrived, are too large for the way. */
const mostLargeTimeouts = 3
const zeroWindowMs = 2_000
const mostPackets = 8_192

type Parts = {
  readonly first: number
  readonly payloadBytes: number
  readonly put: (bytes: Buffer) => void
  /** Only the connection knows acknowledgment, window, and delay. */
  readonly header: (kind: Kind, seq: number) => Parameters<typeof writeHeader>[1]
}
export type Timeout = 'none' | 'again' | 'given up' | 'too large'

/** Sends a stream as packets, again where one is lost, within the windows of the line and of the peer. */
export const createSending = ({ first, payloadBytes, put, header }: Parts) => {
  const outbox = createOutbox()
  const congestion = createCongestion(payloadBytes)
  const roundTrip = createRoundTrip()
  const peer = createPeerWindow(payloadBytes)
  let isEnding = false
  let hasEnded = false
  let isLargeConfirmed = false
  let small: Sent | undefined
  const flight = createFlight(first, (each, now) => {
    // Nobody knows which copy of the others was acknowledged (Karn).
    if (each.times === 1) roundTrip.measured(now - each.sentAt)
    if (isLarge(each)) isLargeConfirmed = true
    if (each === small) small = undefined
  })
  const isLarge = (each: Sent) => sizeOf(each) === payloadBytes
  const hasRoomFor = (length: number) => flight.flying() === 0 || flight.flying() + length <= congestion.window()

  const transmit = (each: Sent, now: number): void => {
    flight.takesOff(each, now)
    writeHeader(each.bytes, header(each.kind, each.seq))
    each.bytes[1] = 0
    congestion.sent()
    roundTrip.wait(now)
    put(each.bytes)
  }
  const transmitNew = (kind: Kind, length: number, now: number): Sent => {
    const bytes = Buffer.allocUnsafe(headerBytes + length)
    outbox.fill(bytes, headerBytes)
    const each = flight.add(kind, bytes)
    transmit(each, now)
    return each
  }
  const sendLostAgain = (now: number): boolean => {
    for (const each of flight.all) {
      if (!each.isLost) continue
      if (!hasRoomFor(sizeOf(each))) return false
      transmit(each, now)
    }
    return true
  }
  /** Of packets that are not full, only one is on its way at a time: the next one waits for more to send (Nagle, Minshall). */
  const maySend = (length: number): boolean =>
    flight.all.length < mostPackets &&
    hasRoomFor(length) &&
    peer.hasRoomFor(length, flight.flying()) &&
    (length === payloadBytes || isEnding || small === undefined)

  const flush = (now: number): void => {
    if (!sendLostAgain(now)) return
    for (let length = nextLength(); length > 0 && maySend(length); length = nextLength()) {
      const each = transmitNew(kinds.data, length, now)
      if (length < payloadBytes) small = each
    }
    if (!isEnding || outbox.size() > 0 || hasEnded) return
    hasEnded = true
    transmitNew(kinds.fin, 0, now)
  }
  const nextLength = () => Math.min(outbox.size(), payloadBytes)
  const isTooLarge = () => !isLargeConfirmed && flight.all.some(isLarge)

  return {
    next: flight.next,
    flush,
    isPlausible: flight.isPlausible,
    /** The peer has everything, and knows that it was all. */
    isFinished: () => hasEnded && flight.all.length === 0,
    /** Everything was sent at least once, the end too. */
    isEnding: () => hasEnded,
    measured: roundTrip.measured,
    /** Bytes that were written and are not yet acknowledged. */
    bytes: () => outbox.size() + flight.unconfirmed(),
    write: outbox.put,
    end: (): void => {
      isEnding = true
    },
    drop: outbox.drop,
    acked: (packet: Packet, now: number): void => {
      const isFull = flight.flying() + 2 * payloadBytes > congestion.window()
      const bytes = flight.acked(packet, now)
      peer.told(packet.window, now)
      if (bytes === 0 && flight.all.length > 0) return
      roundTrip.heard(now, flight.all.length > 0)
      congestion.acked({ bytes, delay: packet.delay, isFull, now })
      const lost = flight.findLost()
      if (lost > 0) congestion.lost(lost, now, roundTrip.ms())
    },
    tick: (now: number): Timeout => {
      peer.tick(now)
      if (!roundTrip.isDue(now)) return 'none'
      const timeouts = roundTrip.timedOut(now)
      if (timeouts > mostTimeouts) return 'given up'
      if (timeouts >= mostLargeTimeouts && isTooLarge()) return 'too large'
      flight.loseAll()
      congestion.timedOut()
      return 'again'
    },
  }
}

/** How many bytes the peer has room for. */
const createPeerWindow = (payloadBytes: number) => {
  let window = payloadBytes
  let shutAt: number | undefined
  return {
    hasRoomFor: (length: number, flying: number): boolean => flying + length <= window,
    told: (bytes: number, now: number): void => {
      window = bytes
      shutAt = bytes < payloadBytes ? (shutAt ?? now) : undefined
    },
    /** Its word that there is room again may be lost: a packet from time to time asks for it. */
    tick: (now: number): void => {
      if (shutAt === undefined || now - shutAt <= zeroWindowMs) return
      shutAt = now
      window = payloadBytes
    },
  }
}
