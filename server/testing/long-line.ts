import { type Hears, type Module, openModule } from '#server/network/tunnel/module'

/** Per direction: bytes per millisecond, one-way delay in milliseconds, bytes queued before packets are dropped, and the loss rate. */
export type Line = { readonly rate: number; readonly delay: number; readonly queue: number; readonly loss: number }
type Plan = Line & {
  readonly connections?: number
  readonly seconds: number
  readonly peerTellsGaps?: boolean
  readonly give?: number
  readonly seed?: number
}

const port = 7_000
const addresses = ['10.9.0.2', '10.9.0.1'] as const
const deaf: Hears = { connected() {}, data() {}, end() {}, error() {}, sent() {}, accepted() {}, message() {}, flush() {} }
const piece = new Uint8Array(64 * 1024)

/**
 * Simulates two stacks at the ends of a line: how much of an endless stream arrives in this many seconds. Deterministic: no real clock,
 * socket or randomness is involved, so each `seed` has one result.
 */
export const sendOverLine = async ({ connections = 1, seconds, peerTellsGaps = true, give, seed = 7, ...line }: Plan) => {
  let now = 0
  const random = chanceFrom(seed)
  const number = () => Math.floor(random() * 2 ** 32)
  const arrived = new Map<number, number>()
  const unread: { id: number; length: number }[] = []
  const near = await openModule({ ...deaf, flush: () => pass(near, there) }, () => now, number)
  const far = await openModule(
    {
      ...deaf,
      flush: () => pass(far, back),
      accepted: (_, id) => void arrived.set(id, 0),
      data: (id, bytes) => {
        arrived.set(id, (arrived.get(id) ?? 0) + bytes.length)
        unread.push({ id, length: bytes.length })
      },
    },
    () => now,
    number,
  )
  const there = createWay(line, random)
  const back = createWay(line, random)
  const pass = (from: Module, way: ReturnType<typeof createWay>) => {
    if (!peerTellsGaps) hideGaps(from)
    for (const datagram of from.takeDatagrams()) way.take(datagram, now)
  }
  join(near, far)
  far.calls.tcp_serve(port)
  const given = new Map(
    Array.from({ length: connections }, () => {
      near.putAddress({ host: addresses[1], port })
      return [near.calls.tcp_open(now), 0] as [number, number]
    }),
  )

  const hear = (module: Module, datagram: Uint8Array) => {
    module.putIncoming(datagram)
    module.calls.datagram(datagram.length, now)
  }
  for (; now < seconds * 1_000; now++) {
    for (const datagram of there.arriving(now)) hear(far, datagram)
    for (const { id, length } of unread.splice(0)) far.calls.tcp_taken(id, length, now)
    for (const datagram of back.arriving(now)) hear(near, datagram)
    for (const [id, count] of given) {
      const wanted = Math.min(near.calls.tcp_room(id), piece.length, (give ?? Number.POSITIVE_INFINITY) - count)
      near.putScratch(piece.subarray(0, Math.max(0, wanted)))
      if (wanted > 0) given.set(id, count + Math.max(0, near.calls.tcp_put(id, wanted, now)))
    }
    for (const module of [near, far]) {
      if (now % 50 === 0) module.calls.stack_tick(now)
      module.calls.stack_pace(now)
    }
    pass(near, there)
    pass(far, back)
  }
  const each = [...arrived.values()]
  const sum = each.reduce((total, bytes) => total + bytes, 0)
  return { arrived: sum, share: sum / (line.rate * seconds * 1_000), sent: near.traffic().sentBytes, each, memory: near.memoryBytes() }
}

/** Gives both a session, as after a handshake. */
const join = (near: Module, far: Module): void => {
  const [one, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
  for (const [i, module] of [near, far].entries()) {
    module.putAddress({ host: addresses[i]!, port: 0 })
    module.calls.stack_begin(1420, 0)
    module.putScratch(new Uint8Array([...(i === 0 ? one : other), ...(i === 0 ? other : one)]))
    module.calls.session_set(0, i + 1, 2 - i, 0)
  }
}

const createWay = ({ rate, delay, queue, loss }: Line, random: () => number) => {
  let waiting: { readonly at: number; readonly datagram: Uint8Array }[] = []
  let isFreeAt = 0
  return {
    take: (datagram: Uint8Array, now: number): void => {
      const from = Math.max(now, isFreeAt)
      if ((from - now) * rate > queue || random() < loss) return
      isFreeAt = from + datagram.length / rate
      waiting.push({ at: isFreeAt + delay, datagram: datagram.slice() })
    },
    arriving: (now: number): Uint8Array[] => {
      const count = waiting.findIndex(({ at }) => at > now)
      const due = count < 0 ? waiting : waiting.slice(0, count)
      waiting = count < 0 ? [] : waiting.slice(count)
      return due.map(({ datagram }) => datagram)
    },
  }
}

/** Reproducible random numbers (mulberry32). */
const chanceFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const [slot, header, tcpAt] = [1536, 16, 20]

/** Removes the SACK option from the first packets of a connection, while they wait unsealed. */
const hideGaps = (module: Module): void => {
  const memory = new DataView(module.calls.memory.buffer)
  for (let i = 0; i < 128; i++) {
    const at = module.calls.ring_at() + i * slot + header + tcpAt
    const isFirst = (memory.getUint8(at + 13) & 2) > 0 && memory.getUint8(at - tcpAt) === 0x45
    const end = at + (memory.getUint8(at + 12) >> 4) * 4
    for (let option = at + 20; isFirst && option < end; option += 2) {
      if (memory.getUint16(option) !== 0x0402) continue
      memory.setUint16(option, 0x0101)
      const sum = (~memory.getUint16(at + 16) & 0xffff) + (~0x0402 & 0xffff) + 0x0101
      memory.setUint16(at + 16, ~((sum & 0xffff) + (sum >> 16)) & 0xffff)
    }
  }
}
