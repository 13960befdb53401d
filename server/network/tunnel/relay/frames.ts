import { bytesOfAddress, familyOf, textOfAddress } from '../addresses'
import type { Place } from '../module'

/** Message types between the two ends of a relay, for connections, listeners and datagrams. */
export const kinds = {
  begin: 1,
  open: 2,
  opened: 3,
  data: 4,
  end: 5,
  gone: 6,
  room: 7,
  state: 8,
  listen: 9,
  listening: 10,
  called: 11,
  datagrams: 12,
  datagram: 13,
} as const
type Kind = (typeof kinds)[keyof typeof kinds]
export type Frame = { readonly kind: number; readonly id: number; readonly body: Buffer }

const headSize = 9
const largestBody = 1 << 20
/** Maximum number of bytes of one connection in transit. */
export const windowBytes = 256 * 1024
export const pieceBytes = 64 * 1024

export const frameOf = (kind: Kind, id: number, body: Uint8Array = Buffer.alloc(0)): Buffer => {
  const bytes = Buffer.allocUnsafe(headSize + body.length)
  bytes[0] = kind
  bytes.writeUInt32BE(id, 1)
  bytes.writeUInt32BE(body.length, 5)
  bytes.set(body, headSize)
  return bytes
}

export const roomFrame = (id: number, amount: number): Buffer => {
  const body = Buffer.alloc(4)
  body.writeUInt32BE(amount)
  return frameOf(kinds.room, id, body)
}

export const textFrame = (kind: Kind, id: number, value: unknown): Buffer => frameOf(kind, id, Buffer.from(JSON.stringify(value)))
export const saidIn = (body: Buffer): unknown => JSON.parse(body.toString('utf8'))

/** A datagram frame starts with the remote address. */
export const datagramFrame = (id: number, { host, port }: Place, bytes: Uint8Array): Buffer =>
  frameOf(kinds.datagram, id, Buffer.concat([Buffer.from([familyOf(host), port >> 8, port & 255]), bytesOfAddress(host), bytes]))

export const datagramIn = (body: Buffer): { with: Place; bytes: Buffer } => {
  const begin = 3 + (body[0] === 4 ? 4 : 16)
  return { with: { host: textOfAddress(body.subarray(3, begin)), port: body.readUInt16BE(1) }, bytes: body.subarray(begin) }
}

/** Accepts bytes in any chunks and emits complete frames. */
export const createFrameReader = (hear: (frame: Frame) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  return (piece: Uint8Array): void => {
    rest = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece])
    while (rest.length >= headSize) {
      const length = rest.readUInt32BE(5)
      if (length > largestBody) throw new Error('a frame is too long')
      if (rest.length < headSize + length) return
      const frame = { kind: rest[0]!, id: rest.readUInt32BE(1), body: rest.subarray(headSize, headSize + length) }
      rest = rest.subarray(headSize + length)
      hear(frame)
    }
  }
}
