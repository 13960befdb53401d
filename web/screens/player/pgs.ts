/** Parser for PGS, the image subtitles of discs. Images are decoded only when they are shown. */

type Segment = { readonly type: number; readonly at: number; readonly end: number }
/** All segments of one point in time. */
type DisplaySet = { readonly seconds: number; readonly segments: readonly Segment[]; readonly isStart: boolean }
export type Pgs = { readonly data: DataView; readonly sets: readonly DisplaySet[] }

/** An image and its position on the plane; `rgba` has four bytes per pixel. */
export type PlacedImage = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}
export type Picture = { readonly width: number; readonly height: number; readonly images: readonly PlacedImage[] }

const types = { palette: 0x14, object: 0x15, composition: 0x16, end: 0x80 } as const
const ticksPerSecond = 90_000
const headLength = 13

/** Indexes what is shown when, without decoding. Stops at the first invalid segment. */
export const readPgs = (bytes: ArrayBuffer): Pgs => {
  const data = new DataView(bytes)
  const sets: DisplaySet[] = []
  let segments: Segment[] = []
  for (let at = 0; at + headLength <= data.byteLength && data.getUint16(at) === 0x5047; ) {
    const end = at + headLength + data.getUint16(at + 11)
    if (end > data.byteLength) break
    segments.push({ type: data.getUint8(at + 10), at: at + headLength, end })
    if (data.getUint8(at + 10) === types.end) {
      sets.push({ seconds: data.getUint32(at + 2) / ticksPerSecond, segments, isStart: isStart(data, segments) })
      segments = []
    }
    at = end
  }
  return { data, sets: sets.toSorted((a, b) => a.seconds - b.seconds) }
}

/** Starts an epoch: nothing earlier is needed, so a seek can begin here. */
const isStart = (data: DataView, segments: readonly Segment[]): boolean => {
  const composition = segments.find(({ type }) => type === types.composition)
  return composition !== undefined && composition.at + 8 <= composition.end && data.getUint8(composition.at + 7) !== 0
}

/** Index of the display set at this time; -1 for none. */
export const setAt = ({ sets }: Pgs, seconds: number): number => sets.findLastIndex((set) => set.seconds <= seconds)

/** The images of a display set; null if it shows none or is damaged. */
export const pictureOf = (pgs: Pgs, index: number): Picture | null => {
  const first = pgs.sets.findLastIndex(({ isStart: is }, i) => i <= index && is)
  if (first < 0) return null
  const known: Known = { palettes: new Map(), objects: new Map() }
  for (const set of pgs.sets.slice(first, index + 1)) for (const segment of set.segments) learn(known, pgs.data, segment)
  const composition = pgs.sets[index]?.segments.find(({ type }) => type === types.composition)
  try {
    return composition ? compose(pgs.data, composition, known) : null
  } catch {
    return null // damaged: the next one may be intact
  }
}

type Coded = { readonly width: number; readonly height: number; readonly parts: readonly Uint8Array[] }
type Known = { readonly palettes: Map<number, Uint8ClampedArray>; readonly objects: Map<number, Coded> }

const learn = ({ palettes, objects }: Known, data: DataView, { type, at, end }: Segment): void => {
  if (type === types.palette && end - at >= 2) {
    const id = data.getUint8(at)
    palettes.set(id, readPalette(data, { at: at + 2, end }, palettes.get(id)))
  }
  if (type !== types.object || end - at < 4) return
  const id = data.getUint16(at)
  const isFirst = (data.getUint8(at + 3) & 0x80) !== 0
  const before = objects.get(id)
  const part = (from: number) => new Uint8Array(data.buffer, from, Math.max(0, end - from))
  if (isFirst && end - at >= 11) objects.set(id, { width: data.getUint16(at + 7), height: data.getUint16(at + 9), parts: [part(at + 11)] })
  else if (before) objects.set(id, { ...before, parts: [...before.parts, part(at + 4)] })
}

/** 256 RGBA colors. PGS stores luma and chroma (YCbCr). */
const readPalette = (data: DataView, { at, end }: { at: number; end: number }, before?: Uint8ClampedArray): Uint8ClampedArray => {
  const colors = before ? Uint8ClampedArray.from(before) : new Uint8ClampedArray(1024)
  for (let entry = at; entry + 5 <= end; entry += 5) {
    const [y, cr, cb] = [data.getUint8(entry + 1) - 16, data.getUint8(entry + 2) - 128, data.getUint8(entry + 3) - 128]
    const light = 1.164 * y
    colors.set(
      [light + 1.793 * cr, light - 0.533 * cr - 0.213 * cb, light + 2.112 * cb, data.getUint8(entry + 4)],
      data.getUint8(entry) * 4,
    )
  }
  return colors
}

const compose = (data: DataView, { at, end }: Segment, { palettes, objects }: Known): Picture | null => {
  const colors = palettes.get(data.getUint8(at + 9))
  const images: PlacedImage[] = []
  let place = at + 11
  for (let left = data.getUint8(at + 10); left > 0 && place + 8 <= end; left--) {
    const object = objects.get(data.getUint16(place))
    const isCropped = (data.getUint8(place + 3) & 0x80) !== 0
    if (object && colors) images.push({ x: data.getUint16(place + 4), y: data.getUint16(place + 6), ...decode(object, colors) })
    place += isCropped ? 16 : 8
  }
  return images.length === 0 ? null : { width: data.getUint16(at), height: data.getUint16(at + 2), images }
}

const mostDots = 4096 * 4096

/** Run-length decoding: a byte other than 0 is one pixel; after a 0 come the length and color of a run, or the end of the line. */
const decode = ({ width, height, parts }: Coded, colors: Uint8ClampedArray): Omit<PlacedImage, 'x' | 'y'> => {
  if (width * height > mostDots) throw new RangeError('image too large')
  const code = joined(parts)
  const rgba = new Uint8ClampedArray(width * height * 4)
  let [x, y] = [0, 0]
  for (let at = 0; at < code.length && y < height; ) {
    const { color, count, next } = runAt(code, at)
    at = next
    if (count === 0) {
      x = 0
      y++
      continue
    }
    const dot = colors.subarray(color * 4, color * 4 + 4)
    for (const end = Math.min(width, x + count); x < end; x++) rgba.set(dot, (y * width + x) * 4)
  }
  return { width, height, rgba }
}

type Run = { readonly color: number; readonly count: number; readonly next: number }
/** A count of 0 ends the line. */
const runAt = (code: Uint8Array, at: number): Run => {
  const byte = (offset: number) => code[at + offset] ?? 0
  if (byte(0) !== 0) return { color: byte(0), count: 1, next: at + 1 }
  const flags = byte(1)
  const isLong = (flags & 0x40) !== 0
  const count = isLong ? ((flags & 0x3f) << 8) | byte(2) : flags & 0x3f
  const length = isLong ? 3 : 2
  return (flags & 0x80) !== 0 ? { color: byte(length), count, next: at + length + 1 } : { color: 0, count, next: at + length }
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
