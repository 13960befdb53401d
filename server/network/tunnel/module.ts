import { bytesOfAddress, familyOf, textOfAddress } from './addresses'
import type { Bytes } from './blake2s'
import file from './stack/stack.wasm' with { type: 'file' }

export type Place = { readonly host: string; readonly port: number }

/** Callbacks of the stack. None but `flush` may call back into it. */
export type Hears = {
  readonly connected: (id: number) => void
  readonly data: (id: number, bytes: Uint8Array) => void
  readonly end: (id: number) => void
  readonly error: (id: number, code: number) => void
  readonly sent: (id: number) => void
  readonly accepted: (listener: number, id: number) => void
  readonly message: (id: number, bytes: Bytes, from: Place) => void
  readonly flush: () => void
}

type Exports = {
  readonly memory: WebAssembly.Memory
} & Readonly<
  Record<
    | 'ring_at'
    | 'ring_lengths_at'
    | 'scratch_at'
    | 'incoming_at'
    | 'address_at'
    | 'stats_at'
    | 'session_set'
    | 'sessions_drop'
    | 'session_sent'
    | 'wipe'
    | 'allow'
    | 'ring_take'
    | 'keepalive'
    | 'datagram'
    | 'handshake_seal'
    | 'handshake_open'
    | 'cookie_seal'
    | 'cookie_open'
    | 'stack_begin'
    | 'stack_add_6'
    | 'stack_tick'
    | 'stack_pace'
    | 'tcp_open'
    | 'tcp_put'
    | 'tcp_taken'
    | 'tcp_finish'
    | 'tcp_drop'
    | 'tcp_peer'
    | 'tcp_room'
    | 'tcp_serve'
    | 'tcp_unserve'
    | 'udp_open'
    | 'udp_put'
    | 'udp_shut',
    (...numbers: number[]) => number
  >
>

/** Selects the cipher: with the short nonce of handshakes or the long one of cookies. */
export type Sealing = {
  readonly key: Uint8Array
  readonly nonce: Uint8Array
  readonly extra: Uint8Array
  readonly kind: 'handshake' | 'cookie'
}

export type Traffic = {
  readonly received: number
  readonly sent: number
  readonly refused: number
  readonly replayed: number
  readonly lastReceived: number
  readonly lastSent: number
  readonly lastDataReceived: number
  readonly lastDataSent: number
  readonly dropped: number
  readonly confirmed: number
  readonly receivedBytes: number
  readonly sentBytes: number
}

export type Module = Awaited<ReturnType<typeof openModule>>

const slotSize = 1536
const dataAt = 1024
const extraAt = 64
const nonceAt = 32
/** The size of the scratch buffer. */
export const chunkSize = 192 * 1024

/** Packet cryptography and the TCP/IP stack, in a memory of their own. */
export const openModule = async (hears: Hears, elapsedMs = () => performance.now(), random = unguessable) => {
  const beganAt = elapsedMs()
  const { instance } = await WebAssembly.instantiate(await bytesOfModule(), { env: importsFor(hears, random, () => memory()) })
  const calls = instance.exports as unknown as Exports
  const at = {
    ring: calls.ring_at(),
    lengths: calls.ring_lengths_at(),
    scratch: calls.scratch_at(),
    incoming: calls.incoming_at(),
    address: calls.address_at(),
    stats: calls.stats_at(),
  }
  let seen = new Uint8Array(calls.memory.buffer)
  /** The memory moves when it grows. */
  const memory = (): { bytes: Uint8Array; address: number } => {
    if (seen.buffer !== calls.memory.buffer) seen = new Uint8Array(calls.memory.buffer)
    return { bytes: seen, address: at.address }
  }
  const view = () => new DataView(calls.memory.buffer)

  const put = (from: number, bytes: Uint8Array) => memory().bytes.set(bytes, from)

  return {
    calls,
    now: () => Math.floor(elapsedMs() - beganAt) >>> 0,
    memoryBytes: () => calls.memory.buffer.byteLength,
    putScratch: (bytes: Uint8Array) => put(at.scratch, bytes),
    putIncoming: (bytes: Uint8Array) => put(at.incoming, bytes),
    putAddress: ({ host, port }: Place) => put(at.address, addressBlock(host, port)),
    place: (): Place => placeIn(memory()),
    localPort: () => view().getUint16(at.address + 20, true),
    /** The sealed datagrams that are waiting; invalid after the next call into the stack. */
    takeDatagrams: (): Uint8Array[] => {
      const count = calls.ring_take()
      const { bytes } = memory()
      const lengths = view()
      return Array.from({ length: count }, (_, i) => {
        const from = at.ring + i * slotSize
        return bytes.subarray(from, from + lengths.getUint32(at.lengths + 4 * i, true))
      })
    },
    seal: ({ key, nonce, extra, kind }: Sealing, data: Uint8Array): Bytes => {
      put(at.scratch, key)
      put(at.scratch + nonceAt, nonce)
      put(at.scratch + extraAt, extra)
      put(at.scratch + dataAt, data)
      if (kind === 'handshake') calls.handshake_seal(extra.length, data.length)
      else calls.cookie_seal(extra.length, data.length)
      return takeAndWipe(memory().bytes.subarray(at.scratch, at.scratch + dataAt + data.length + 16))
    },
    open: ({ key, nonce, extra, kind }: Sealing, data: Uint8Array): Bytes | undefined => {
      put(at.scratch, key)
      put(at.scratch + nonceAt, nonce)
      put(at.scratch + extraAt, extra)
      put(at.scratch + dataAt, data)
      const isGood = (kind === 'handshake' ? calls.handshake_open : calls.cookie_open)(extra.length, data.length) === 1
      const opened = takeAndWipe(memory().bytes.subarray(at.scratch, at.scratch + dataAt + data.length))
      return isGood ? opened.slice(0, -16) : undefined
    },
    traffic: (): Traffic => trafficIn(view(), at.stats),
  }
}

const bytesOfModule = () => Bun.file(file).bytes()

/** Ports and sequence numbers must be unguessable. */
const unguessable = () => crypto.getRandomValues(new Uint32Array(1))[0]!

const importsFor = (hears: Hears, random: () => number, memory: () => { bytes: Uint8Array; address: number }) => ({
  random,
  fault: (line: number) => {
    throw new Error(`the network stack failed at line ${line}`)
  },
  flush: hears.flush,
  on_connected: hears.connected,
  on_data: (id: number, from: number, length: number) => hears.data(id, memory().bytes.subarray(from, from + length)),
  on_end: hears.end,
  on_error: hears.error,
  on_sent: hears.sent,
  on_accepted: hears.accepted,
  on_message: (id: number, from: number, length: number) => {
    const now = memory()
    hears.message(id, new Uint8Array(now.bytes.slice(from, from + length)), placeIn(now))
  },
})

const addressBlock = (host: string, port: number): Bytes => {
  const block = new Uint8Array(20)
  block[0] = familyOf(host)
  block[2] = port & 255
  block[3] = port >> 8
  block.set(bytesOfAddress(host), 4)
  return block
}

const placeIn = ({ bytes, address }: { bytes: Uint8Array; address: number }): Place => ({
  host: textOfAddress(bytes.subarray(address + 4, address + (bytes[address] === 4 ? 8 : 20))),
  port: bytes[address + 2]! | (bytes[address + 3]! << 8),
})

const takeAndWipe = (used: Uint8Array): Bytes => {
  const taken = new Uint8Array(used.slice(dataAt))
  used.fill(0)
  return taken
}

const trafficIn = (view: DataView, at: number): Traffic => {
  const count = (i: number) => view.getUint32(at + 4 * i, true)
  return {
    received: count(0),
    sent: count(1),
    refused: count(2),
    replayed: count(3),
    lastReceived: count(4),
    lastSent: count(5),
    lastDataReceived: count(6),
    lastDataSent: count(7),
    dropped: count(8),
    confirmed: count(9),
    receivedBytes: view.getFloat64(at + 40, true),
    sentBytes: view.getFloat64(at + 48, true),
  }
}
