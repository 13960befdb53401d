import { createAcknowledging } from './acknowledging'
import { headerBytes, type Kind, kinds, makePacket, microsBetween, microsOf, type Packet, plus } from './packet'
import { createReceiving, type Receiving } from './receiving'
import { createSending } from './sending'

export type Connection = ReturnType<typeof createConnection>
/** Why a connection is over; `ended` is the only good one. */
export type Ending = 'ended' | 'refused' | 'reset' | 'no answer' | 'silent' | 'packets too large'

export type Hears = {
  readonly open: () => void
  readonly data: (bytes: Uint8Array) => void
  readonly end: () => void
  /** There may be room to write. */
  readonly room: () => void
  readonly close: (ending: Ending) => void
}

export type Parts = {
  /** The packet with which a peer calls us; without it, we call. */
  readonly syn?: Packet
  readonly random: () => number
  readonly now: number
  readonly packetBytes: number
  /** How many bytes of this connection may wait to be read. */
  readonly share: () => number
  readonly send: (bytes: Buffer) => void
  readonly hears: Hears
}

const callMs = 1_000
const mostCalls = 3
const halfOpenMs = 6_000
const keepAliveMs = 25_000
const silentMs = 4 * 60_000
const closingMs = 8_000
/** How long the last acknowledgment is repeated for a peer that missed it. */
const lingerMs = 5_000
/** So many packets in a row without a turn to flush: the sockets are never empty. */
const busyPackets = 16

/** One connection as a state machine (BEP 29): knows neither clock nor socket. After every call of `hear`, `flush` is due, once per turn. */
export const createConnection = (parts: Parts) => {
  const core = createCore(parts)
  const { sending, acknowledging } = core
  const flush = (now: number): void => {
    core.clock = now
    core.heardSinceFlush = 0
    if (core.state !== 'open') return
    sending.flush(now)
    const hasRoomAgain = core.wasShut && core.receiving?.isShut() === false
    if (hasRoomAgain || acknowledging.isDue(now)) core.acknowledge()
  }
  return {
    ownId: core.ownId,
    peerId: core.peerId,
    flush,
    hear: (packet: Packet, now: number): void => {
      core.clock = now
      hear(core, packet)
      if (++core.heardSinceFlush >= busyPackets) flush(now)
    },
    tick: (now: number): void => {
      core.clock = now
      tick[core.state](core)
      flush(now)
    },
    /** Makes the first move: calls, or answers the call with one small packet. */
    begin: () => (parts.syn ? core.acknowledge() : core.call()),
    isClosed: () => core.state === 'closed',
    /** Whether an acknowledgment may wait a moment for others. */
    isWaiting: acknowledging.isWaiting,
    /** Bytes in memory: to send or unacknowledged, and arrived but unread. */
    bytes: () => ({ sending: sending.bytes(), receiving: core.receiving?.bytes() ?? 0 }),
    write: sending.write,
    /** The bytes that were heard are read, so there is room for others. */
    taken: (bytes: number): void => core.receiving?.taken(bytes),
    /** Nothing more will be written. */
    end: sending.end,
    /** Nobody reads any more: tells the peer, and forgets everything once it knows. */
    abandon: (now: number): void => {
      core.clock = now
      if (core.abandonedAt !== undefined) return
      if (core.state !== 'open') {
        core.close('ended')
        return
      }
      core.abandonedAt = now
      sending.drop()
      sending.end()
      core.receiving?.readAll()
      flush(now)
    },
  }
}

type Core = ReturnType<typeof createCore>

/** What a connection knows, and what it can say. */
const createCore = ({ syn, random, now, packetBytes, share, send, hears }: Parts) => {
  const base = syn ? syn.id : random() & 0xffff
  const first = random() & 0xffff
  const acknowledging = createAcknowledging()
  const sending = createSending({
    first: syn ? first : plus(first, 1),
    payloadBytes: packetBytes - headerBytes,
    header: (kind, seq) => header(kind, seq),
    put: (bytes) => {
      // Of what arrived beyond a gap, only a packet without data can tell.
      if (core.receiving?.count() === 0) acknowledging.done()
      send(bytes)
    },
  })
  const header = (kind: Kind, seq: number, id = core.peerId) => {
    core.sentAt = core.clock
    const [ack, window] = core.receiving ? [core.receiving.ack(), core.receiving.window()] : [0, share()]
    return { kind, id, sentAt: microsOf(core.clock), delay: core.delay, window, seq, ack }
  }
  const core = {
    ownId: syn ? plus(base, 1) : base,
    peerId: syn ? base : plus(base, 1),
    first,
    createdAt: now,
    sending,
    acknowledging,
    hears,
    state: (syn ? 'called' : 'calling') as 'calling' | 'called' | 'open' | 'closed',
    clock: now,
    heardAt: now,
    sentAt: now,
    /** How long the last packet was on its way, by both clocks. */
    delay: syn ? microsBetween(syn.sentAt, microsOf(now)) : 0,
    calls: 0,
    heardSinceFlush: 0,
    wasShut: false,
    abandonedAt: undefined as number | undefined,
    finishedAt: undefined as number | undefined,
    receiving: undefined as Receiving | undefined,
    receiveFrom: (seq: number): void => {
      const isAbandoned = () => core.abandonedAt !== undefined
      core.receiving = createReceiving(seq, share, {
        data: (bytes) => (isAbandoned() ? core.receiving?.taken(bytes.length) : hears.data(bytes)),
        end: () => (isAbandoned() ? undefined : hears.end()),
      })
    },
    call: (): void => {
      core.calls++
      send(makePacket(header(kinds.syn, first, core.ownId)))
    },
    acknowledge: (): void => {
      acknowledging.done()
      core.wasShut = core.receiving?.isShut() ?? false
      send(makePacket(header(kinds.state, sending.next()), 0, core.receiving?.arrived()))
    },
    close: (ending: Ending): void => {
      if (core.state === 'closed') return
      core.state = 'closed'
      hears.close(ending)
    },
  }
  if (syn) core.receiveFrom(plus(syn.seq, 1))
  return core
}

const hear = (core: Core, packet: Packet): void => {
  if (packet.kind === kinds.syn) {
    // The answer may be lost.
    if (core.state === 'called') core.acknowledge()
  } else if (packet.kind === kinds.reset) hearReset(core, packet)
  else if (core.state !== 'closed' && (core.state === 'open' || hearFirst(core, packet))) hearOpen(core, packet)
}

const hearReset = (core: Core, packet: Packet): void => {
  if (core.state === 'calling') {
    if (packet.ack === core.first) core.close('refused')
  } else if (core.sending.isPlausible(packet)) lose(core, 'reset')
}

/** Whether it opens the connection. Only somebody who got our random number can acknowledge it: then the address is not forged. */
const hearFirst = (core: Core, packet: Packet): boolean => {
  const isCaller = core.state === 'calling'
  if (packet.ack !== (isCaller ? core.first : plus(core.first, -1))) return false
  if (isCaller) {
    if (packet.kind !== kinds.state) return false
    // Both known programs give their next number, whatever BEP 29 draws.
    core.receiveFrom(packet.seq)
    if (core.calls === 1) core.sending.measured(core.clock - core.createdAt)
  }
  core.state = 'open'
  core.hears.open()
  return true
}

const hearOpen = (core: Core, packet: Packet): void => {
  const { receiving, sending, clock } = core
  if (!receiving || !sending.isPlausible(packet)) return
  core.heardAt = clock
  core.delay = microsBetween(packet.sentAt, microsOf(clock))
  sending.acked(packet, clock)
  if (packet.kind !== kinds.state && !hearData(core, receiving, packet)) return
  if (isFinished(core)) core.finishedAt ??= clock
  else if (core.abandonedAt === undefined) core.hears.room()
}

const hearData = ({ acknowledging, acknowledge, clock }: Core, receiving: Receiving, packet: Packet): boolean => {
  const hadGap = receiving.count() > 0
  const isLast = packet.kind === kinds.fin
  const arrival = receiving.take(packet.seq, packet.payload, isLast)
  if (arrival === 'absurd') return false
  acknowledging.heard(arrival !== 'next' || hadGap || isLast, clock)
  if (acknowledging.isOverdue()) acknowledge()
  return true
}

const isFinished = ({ sending, receiving, abandonedAt }: Core): boolean =>
  sending.isFinished() && (abandonedAt !== undefined || receiving?.isEnded() === true)

/** A peer that has left after everything was said needs nothing any more. */
const lose = (core: Core, ending: Ending): void =>
  core.close(core.receiving?.isEnded() === true && core.sending.isEnding() ? 'ended' : ending)

const isPast = (core: Core, since: number | undefined, ms: number): boolean => since !== undefined && core.clock - since > ms

const tick = {
  calling: (core: Core): void => {
    if (core.clock - core.createdAt < callMs * (2 ** core.calls - 1)) return
    if (core.calls >= mostCalls) core.close('no answer')
    else core.call()
  },
  called: (core: Core): void => {
    if (isPast(core, core.createdAt, halfOpenMs)) core.close('no answer')
  },
  open: (core: Core): void => {
    const timeout = core.sending.tick(core.clock)
    if (timeout === 'given up') lose(core, 'no answer')
    else if (timeout === 'too large') core.close('packets too large')
    else if (isPast(core, core.finishedAt, lingerMs) || isPast(core, core.abandonedAt, closingMs)) core.close('ended')
    else if (isPast(core, core.heardAt, silentMs)) core.close('silent')
    else if (isPast(core, core.sentAt, keepAliveMs)) core.acknowledge()
  },
  closed: (): void => {},
}
