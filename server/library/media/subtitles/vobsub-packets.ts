import type { Bytes } from '../bytes'
import type { DiscPacket } from './vobsub'
import type { Entry } from './vobsub-index'

const sector = 2048
/** As many sectors as the largest image can take. */
const mostSectors = 40

/** The images at the positions of an index. Leaves out what is damaged. */
export function* packetsAt(bytes: Bytes, entries: readonly Entry[]): Generator<DiscPacket> {
  for (const { seconds, position } of entries) {
    const packet = packetAt(bytes, position)
    if (packet) yield { seconds, packet }
  }
}

/** Joins the parts of an image until it has the size that it begins with. */
const packetAt = (bytes: Bytes, position: number): Buffer | null => {
  let whole = Buffer.alloc(0)
  for (const part of partsFrom(bytes, position)) {
    whole = Buffer.concat([whole, part])
    const size = whole.length < 2 ? Number.POSITIVE_INFINITY : whole.readUInt16BE(0)
    if (size <= whole.length) return whole.subarray(0, size)
  }
  return null
}

/** The data of one subtitle stream, packet by packet. */
function* partsFrom(bytes: Bytes, position: number): Generator<Buffer> {
  let stream: number | undefined
  let at = position
  for (let read = 0; read < mostSectors && at + 6 <= bytes.size; read++) {
    const found = elementAt(bytes, at)
    if (found === null) return
    at = found.next
    if (found.data === null) continue
    stream ??= found.data[0]
    if (found.data[0] === stream) yield found.data.subarray(1)
  }
}

type Element = { readonly next: number; readonly data: Buffer | null }
/** A header of the stream, or a packet; `data` begins with the number of its subtitle stream. Null at the end or at damage. */
const elementAt = (bytes: Bytes, at: number): Element | null => {
  const head = bytes.read(at, Math.min(sector, bytes.size - at))
  if (head.length < 9 || head.readUIntBE(0, 3) !== 1) return null
  const kind = head[3]
  if (kind === 0xba) return { next: at + 14 + ((head[13] ?? 0) & 7), data: null }
  const length = head.readUInt16BE(4)
  const next = at + 6 + length
  if (kind !== 0xbd) return { next, data: null }
  const whole = bytes.read(at, Math.min(6 + length, bytes.size - at))
  const body = whole.subarray(9 + (whole[8] ?? 0))
  return { next, data: body.length > 1 ? body : null }
}
