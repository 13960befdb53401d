/** Kinds of packets (BEP 29, "type"). */
export const kinds = { data: 0, fin: 1, state: 2, reset: 3, syn: 4 } as const
export type Kind = (typeof kinds)[keyof typeof kinds]

export type Header = {
  readonly kind: Kind
  readonly id: number
  /** The sender's clock in microseconds, and how long the last packet from us was on its way by both clocks. Both wrap at 32 bits. */
  readonly sentAt: number
  readonly delay: number
  /** How many more bytes the sender has room for. */
  readonly window: number
  readonly seq: number
  readonly ack: number
}

export type Packet = Header & {
  /** One bit per packet from `ack + 2` on, lowest bit first: what has arrived out of order. */
  readonly arrived: Uint8Array | undefined
  readonly payload: Uint8Array
}

export const headerBytes = 20
const version = 1
const selectiveAck = 1
/** The extensions of one packet; a stranger could fill our memory with longer ones that carry a single byte each. */
const mostExtensionBytes = 300

/** Whether a datagram is meant for uTP. Messages of the DHT, on the same port, begin with the letter `d`. */
export const isUtp = (bytes: Uint8Array): boolean =>
  bytes.length >= headerBytes && (bytes[0]! & 15) === version && bytes[0]! >> 4 <= kinds.syn

/** Undefined if it is not a packet. */
export const readPacket = (bytes: Uint8Array): Packet | undefined => {
  if (!isUtp(bytes)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const rest = readExtensions(bytes)
  return (
    rest && {
      kind: (bytes[0]! >> 4) as Kind,
      id: view.getUint16(2),
      sentAt: view.getUint32(4),
      delay: view.getUint32(8),
      window: view.getUint32(12),
      seq: view.getUint16(16),
      ack: view.getUint16(18),
      arrived: rest.arrived,
      payload: bytes.subarray(rest.end),
    }
  )
}

/** A chain: each extension names the kind of the next one. Unknown ones are skipped. */
const readExtensions = (bytes: Uint8Array): { arrived: Uint8Array | undefined; end: number } | undefined => {
  let arrived: Uint8Array | undefined
  let kind = bytes[1]!
  let end = headerBytes
  while (kind !== 0) {
    const length = bytes[end + 1]
    if (length === undefined || end + 2 + length > bytes.length || end - headerBytes > mostExtensionBytes) return undefined
    if (kind === selectiveAck) arrived = bytes.subarray(end + 2, end + 2 + length)
    kind = bytes[end]!
    end += 2 + length
  }
  return { arrived, end }
}

/** A packet with room for a payload of this many bytes at its end. */
export const makePacket = (header: Header, payloadBytes = 0, arrived?: Uint8Array): Buffer => {
  const before = headerBytes + (arrived ? arrived.length + 2 : 0)
  const bytes = Buffer.allocUnsafe(before + payloadBytes)
  writeHeader(bytes, header)
  bytes[1] = arrived ? selectiveAck : 0
  if (!arrived) return bytes
  bytes[headerBytes] = 0
  bytes[headerBytes + 1] = arrived.length
  bytes.set(arrived, headerBytes + 2)
  return bytes
}

/** Also for a packet that is sent again: clocks, window and what has arrived are those of now. */
export const writeHeader = (bytes: Buffer, header: Header): void => {
  bytes[0] = (header.kind << 4) | version
  bytes.writeUInt16BE(header.id, 2)
  bytes.writeUInt32BE(header.sentAt, 4)
  bytes.writeUInt32BE(header.delay, 8)
  bytes.writeUInt32BE(header.window, 12)
  bytes.writeUInt16BE(header.seq, 16)
  bytes.writeUInt16BE(header.ack, 18)
}

/** How many steps from one number to another; negative if it lies before. Numbers wrap at 16 bits. */
export const stepsTo = (from: number, to: number): number => ((to - from + 0x8000) & 0xffff) - 0x8000
export const plus = (seq: number, steps: number): number => (seq + steps) & 0xffff

/** The clock of packets: microseconds that wrap at 32 bits. */
export const microsOf = (ms: number): number => Math.floor(ms * 1_000) % 2 ** 32
/** From one time of such clocks to another. */
export const microsBetween = (from: number, to: number): number => (to - from) >>> 0
