import { type Connection, createConnection, type Ending, type Hears } from '#server/acquisition/torrent/utp/connection'
import { kinds, readPacket } from '#server/acquisition/torrent/utp/packet'

/** What a line between two peers does to packets: chances from 0 to 1, times in milliseconds. */
export type Line = {
  readonly delay: number
  readonly jitter: number
  readonly loss: number
  /** Sent twice. */
  readonly doubled: number
  /** Sent again seconds later, as by an attacker who listens. */
  readonly replayed: number
  /** Packets of a liar who knows the connection, but does not see its numbers. */
  readonly lied: number
  /** Larger packets never arrive. */
  readonly mtu: number
  /** Bytes per millisecond; unlimited without it. */
  readonly rate?: number
  readonly queue?: number
}
type Plan = Line & {
  readonly seed: number
  readonly bytes: readonly [number, number]
  /** Chance per millisecond that a reader stops for a while. */
  readonly pauses?: number
  readonly packetBytes?: number
  readonly withinMs?: number
}

const share = 256 * 1024
/** A stream may exceed its share by what was written at once. */
const mostMemory = share + 32 * 1024
const patienceMs = 10 * 60_000

/** Reproducible random numbers (mulberry32). */
export const chanceFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Two peers that send each other a stream over a bad line, in simulated time: no clock, no socket, and no randomness but the seed's. Returns
 * what arrived, how each end is over, the most memory, and how long the longest pause was.
 */
export const talkOverLine = (plan: Plan) => {
  const random = chanceFrom(plan.seed)
  let now = 1_000 + Math.floor(random() * 2 ** 32) / 1_000
  const began = now
  const number = () => Math.floor(random() * 2 ** 32)
  const sources = plan.bytes.map((length) => Uint8Array.from({ length }, () => number() & 255))
  const ends = [createEnd(sources[0]!), createEnd(sources[1]!)] as const
  let flying: { readonly at: number; readonly to: 0 | 1; readonly bytes: Buffer }[] = []
  const isFreeAt = [0, 0]
  let sent = 0

  const launch = (to: 0 | 1, bytes: Buffer): void => {
    sent++
    if (bytes.length > plan.mtu || random() < plan.loss) return
    const copies = random() < plan.doubled ? 2 : 1
    let wait = 0
    if (plan.rate) {
      const from = Math.max(now, isFreeAt[to]!)
      if ((from - now) * plan.rate > (plan.queue ?? 100_000)) return
      isFreeAt[to] = from + bytes.length / plan.rate
      wait = isFreeAt[to]! - now
    }
    for (let copy = 0; copy < copies; copy++)
      flying.push({ at: now + wait + plan.delay + random() * plan.jitter, to, bytes: Buffer.from(bytes) })
    if (random() < plan.replayed) flying.push({ at: now + 1_000 + random() * 10_000, to, bytes: Buffer.from(bytes) })
    // Before the first packet nobody knows the connection.
    if (bytes[0]! >> 4 !== kinds.syn && random() < plan.lied) flying.push({ at: now + plan.delay, to, bytes: lie(bytes, number) })
  }
  const parts = (me: 0 | 1) => ({
    random: number,
    now,
    packetBytes: plan.packetBytes ?? 1_352,
    share: () => share,
    send: (bytes: Buffer) => launch(me === 0 ? 1 : 0, bytes),
    hears: ends[me].hears,
  })
  const caller = createConnection(parts(0))
  ends[0].begin(caller)
  caller.begin()

  const arrive = (to: 0 | 1, bytes: Buffer): void => {
    const packet = readPacket(bytes)
    if (!packet) return
    if (to === 1 && !ends[1].connection() && packet.kind === kinds.syn && packet.payload.length === 0) {
      ends[1].begin(createConnection({ ...parts(1), syn: packet }))
      ends[1].connection()?.begin()
      return
    }
    const connection = ends[to].connection()
    if (connection && (packet.id === connection.ownId || packet.kind === kinds.syn || packet.kind === kinds.reset))
      connection.hear(packet, now)
  }
  const withinMs = plan.withinMs ?? patienceMs
  let memory = 0
  while (now - began < withinMs && !ends.every((end) => end.ending() || (!end.connection() && ends[0].ending()))) {
    const arriving = flying.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at)
    if (arriving.length > 0) flying = flying.filter(({ at }) => at > now)
    for (const { to, bytes } of arriving) arrive(to, bytes)
    for (const end of ends) {
      if (random() < (plan.pauses ?? 0)) end.pauseUntil(now + random() * 5_000)
      end.turn(now)
      memory = Math.max(memory, end.memory())
    }
    now++
  }
  return {
    ms: now - began,
    sent,
    memory,
    endings: ends.map((end) => end.ending() ?? (end.connection() ? undefined : 'no answer')),
    isRight: ends.map((end, me) => Buffer.from(end.arrived()).equals(Buffer.from(sources[1 - me]!.subarray(0, end.arrived().length)))),
    isWhole: ends.map((end, me) => end.arrived().length === sources[1 - me]!.length),
    arrived: ends.map((end) => end.arrived().length),
    longestPause: Math.max(...ends.map((end) => end.longestPause())),
  }
}

const createEnd = (source: Uint8Array) => {
  let connection: Connection | undefined
  let ending: Ending | undefined
  let isOpen = false
  let given = 0
  let hasEnded = false
  let pausedUntil = 0
  let arrivedAt = 0
  let longestPause = 0
  let at = 0
  const arrived: Uint8Array[] = []
  let unread: Uint8Array[] = []
  const hears: Hears = {
    open: () => {
      isOpen = true
    },
    data: (bytes) => {
      if (arrivedAt > 0 && at > pausedUntil) longestPause = Math.max(longestPause, at - arrivedAt)
      arrivedAt = at
      unread.push(bytes)
    },
    end: () => {},
    room: () => {},
    close: (how) => {
      ending = how
    },
  }
  return {
    hears,
    begin: (made: Connection) => {
      connection = made
    },
    connection: () => connection,
    ending: () => ending,
    longestPause: () => longestPause,
    pauseUntil: (until: number) => {
      pausedUntil = until
    },
    memory: () => {
      const { sending = 0, receiving = 0 } = connection?.bytes() ?? {}
      return Math.max(sending, receiving)
    },
    arrived: () => Buffer.concat([...arrived, ...unread]),
    turn: (now: number): void => {
      at = now
      if (!connection || ending) return
      if (now > pausedUntil) {
        for (const bytes of unread) connection.taken(bytes.length)
        arrived.push(...unread)
        unread = []
      }
      while (isOpen && given < source.length && connection.bytes().sending < share) {
        const length = Math.min(source.length - given, 1 + ((given * 7_919) % 20_000))
        connection.write(source.subarray(given, given + length))
        given += length
      }
      if (isOpen && given === source.length && !hasEnded) {
        hasEnded = true
        connection.end()
      }
      if (Math.floor(now) % 10 === 0) connection.tick(now)
      else connection.flush(now)
    },
  }
}

/** Another packet of the same connection with other numbers: never one that continues the stream, which nobody could tell from the truth. */
const lie = (bytes: Buffer, number: () => number): Buffer => {
  const forged = Buffer.from(bytes)
  const kind = [kinds.data, kinds.fin, kinds.state, kinds.reset, kinds.syn][number() % 5]!
  forged[0] = (kind << 4) | 1
  forged.writeUInt32BE(number(), 4)
  forged.writeUInt32BE(number(), 8)
  forged.writeUInt32BE(number(), 12)
  // Half of all numbers are far away from those in use.
  forged.writeUInt16BE((bytes.readUInt16BE(18) + 0x4000 + (number() % 0x7000)) & 0xffff, 18)
  forged.writeUInt16BE((bytes.readUInt16BE(16) + 0x4000 + (number() % 0x7000)) & 0xffff, 16)
  return forged
}

/** A talk over a line with faults that follow from the seed, and what is wrong with how it went. */
export const talkWithFaults = (seed: number) => {
  const random = chanceFrom(seed * 77 + 1)
  const one = (choices: readonly number[]) => choices[Math.floor(random() * choices.length)]!
  const plan = {
    seed,
    delay: one([0, 5, 20, 80, 200]),
    jitter: one([0, 1, 10, 60]),
    loss: one([0, 0.001, 0.01, 0.05, 0.15]),
    doubled: one([0, 0.01, 0.3]),
    replayed: one([0, 0.01, 0.1]),
    lied: one([0, 0.01, 0.1]),
    mtu: 1_500,
    pauses: one([0, 0, 0.0005]),
    bytes: [Math.floor(random() ** 2 * 200_000), Math.floor(random() ** 2 * 200_000)] as const,
  }
  const talk = talkOverLine(plan)
  const wrong = [
    ...(talk.isRight.every(Boolean) ? [] : ['other bytes arrived than were sent']),
    ...(talk.endings.every(Boolean) ? [] : ['it never ends']),
    ...(talk.isWhole.every(Boolean) || talk.endings.some((ending) => ending !== 'ended') ? [] : ['bytes are missing without a reason']),
    ...(talk.isWhole.every(Boolean) || plan.loss > 0.05 || talk.arrived.every((bytes) => bytes === 0)
      ? []
      : ['it broke off on a fair line']),
    ...(talk.memory <= mostMemory ? [] : [`${talk.memory} bytes in memory`]),
    ...(talk.longestPause <= 30_000 ? [] : [`it stood still for ${talk.longestPause} ms`]),
  ]
  return { plan, talk, wrong }
}
