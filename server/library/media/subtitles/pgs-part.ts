import { segmentsOf, ticksPerSecond } from './pgs-times'

/** All segments of one point in time. */
type DisplaySet = { readonly seconds: number; readonly at: number; readonly end: number; readonly isStart: boolean }
export type PgsIndex = { readonly sets: readonly DisplaySet[]; readonly width: number; readonly height: number }

const types = { palette: 0x14, object: 0x15, composition: 0x16, end: 0x80 } as const
const headLength = 13
const compositionLength = 11

/** What a stream of PGS shows when. Null if it shows nothing. */
export const indexPgs = (data: Buffer): PgsIndex | null => {
  const sets: DisplaySet[] = []
  let [size, open]: [{ width: number; height: number } | null, DisplaySet | null] = [null, null]
  for (const { at, end, ticks, type } of segmentsOf(data)) {
    const body = data.subarray(at + headLength, end)
    open ??= { seconds: ticks / ticksPerSecond, at, end, isStart: false }
    if (type === types.composition && body.length >= compositionLength) {
      size ??= { width: body.readUInt16BE(0), height: body.readUInt16BE(2) }
      // Nothing before an epoch, or a point to begin at, is needed.
      open = { ...open, isStart: body[7] !== 0 }
    }
    open = { ...open, end }
    if (type !== types.end) continue
    sets.push(open)
    open = null
  }
  return size && size.width > 0 && size.height > 0 ? { sets: sets.toSorted((a, b) => a.seconds - b.seconds), ...size } : null
}

type Span = { readonly from: number; readonly to: number }
/** Bytes of the stream that the images of a span need, as ranges: what is shown when it begins, and what changes until it ends. */
export const neededFor = ({ sets }: PgsIndex, { from, to }: Span): { before: readonly DisplaySet[]; during: readonly DisplaySet[] } => {
  const shown = sets.findLastIndex(({ seconds }) => seconds <= from)
  const start = sets.findLastIndex(({ isStart }, i) => i <= shown && isStart)
  const last = sets.findIndex(({ seconds }) => seconds >= to)
  return { before: start < 0 ? [] : sets.slice(start, shown + 1), during: sets.slice(shown + 1, last < 0 ? undefined : last) }
}

/**
 * The images of a span as a stream of their own, which counts from its beginning. It begins with what is shown then, be it nothing: ffmpeg
 * counts from the first image, and needs a size at once.
 */
export const pgsPart = (read: (at: number, end: number) => Buffer, index: PgsIndex, span: Span): Uint8Array<ArrayBuffer> => {
  const { before, during } = neededFor(index, span)
  const first = joined(before.map(({ at, end }) => read(at, end)))
  const rest = during.map(({ at, end, seconds }) => moved(read(at, end), seconds - span.from))
  return new Uint8Array(Buffer.concat([first ?? nothing(index), ...rest]))
}

/** The last composition, with all colors and images that it may use. Null if there is none. */
const joined = (sets: readonly Buffer[]): Buffer | null => {
  const parts = sets.flatMap((set) => [...segmentsOf(set)].map(({ at, end, type }) => ({ type, bytes: set.subarray(at, end) })))
  const composition = parts.findLast(({ type, bytes }) => type === types.composition && bytes.length >= headLength + compositionLength)
  if (!composition) return null
  const known = parts.filter(({ type }) => type === types.palette || type === types.object)
  const head = Buffer.from(composition.bytes)
  head[headLength + 7] = 0x80
  return moved(Buffer.concat([head, ...known.map(({ bytes }) => bytes), segment(types.end, [])]), 0)
}

const moved = (set: Buffer, seconds: number): Buffer => {
  const bytes = Buffer.from(set)
  for (const { at } of segmentsOf(bytes)) bytes.writeUInt32BE(Math.max(0, Math.round(seconds * ticksPerSecond)), at + 2)
  return bytes
}

const u16 = (value: number): readonly number[] => [(value >> 8) & 255, value & 255]
const nothing = ({ width, height }: PgsIndex): Buffer =>
  Buffer.concat([segment(types.composition, [...u16(width), ...u16(height), 0x10, 0, 0, 0x80, 0, 0, 0]), segment(types.end, [])])
const segment = (type: number, body: readonly number[]): Buffer =>
  Buffer.from([0x50, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, type, ...u16(body.length), ...body])
