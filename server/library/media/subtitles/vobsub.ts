import { type DiscHeader, decodeHeader } from './vobsub-index'
import { type DrawnImage, pgsOf } from './write-pgs'

/** One image of a disc's subtitles: `packet` begins with its own size. */
export type DiscPacket = { readonly seconds: number; readonly packet: Uint8Array }

/** A packet larger than this is damage: its size has two bytes. */
const largest = 0xffff
const longestSeconds = 20
const mostImages = 20_000

/** Converts the images of a DVD to the stream of a newer disc, which the player draws. */
export const discImages = (header: string, packets: Iterable<DiscPacket>): Uint8Array<ArrayBuffer> => {
  const known = decodeHeader(header)
  const images: DrawnImage[] = []
  for (const { seconds, packet } of packets) {
    const image = imageOf(packet, known)
    if (image && images.length < mostImages) images.push({ ...image, from: seconds + image.from, to: seconds + image.to })
  }
  return pgsOf(
    images.toSorted((a, b) => a.from - b.from),
    known,
  )
}

type Commands = {
  from: number
  to: number
  colors: readonly number[]
  alphas: readonly number[]
  area: { x: number; y: number; width: number; height: number } | null
  fields: readonly [number, number] | null
}

/** Null for an image that is damaged or never shown. */
const imageOf = (packet: Uint8Array, { palette }: DiscHeader): DrawnImage | null => {
  if (packet.length < 6 || packet.length > largest) return null
  const data = new DataView(packet.buffer, packet.byteOffset, packet.byteLength)
  try {
    const { area, fields, colors, alphas, from, to } = commandsIn(data)
    if (!area || !fields || area.width < 1 || area.height < 1) return null
    const dots = decodeLines(data, { ...area, fields })
    const shown = colors.map((color, i) => ({ ...(palette[color] ?? { red: 255, green: 255, blue: 255 }), alpha: (alphas[i] ?? 0) * 17 }))
    return { ...area, dots, colors: shown, from, to: to > from ? Math.min(to, from + longestSeconds) : from + longestSeconds / 4 }
  } catch (error) {
    if (error instanceof RangeError) return null // damaged: read beyond its end
    throw error
  }
}

const ticks = 1024 / 90_000
/** Lengths of the commands' values, by command. */
const lengths: Readonly<Record<number, number>> = { 0: 0, 1: 0, 2: 0, 3: 2, 4: 2, 5: 6, 6: 4 }

/** Reads the sequences of commands behind the image; each says when it applies. */
const commandsIn = (data: DataView): Commands => {
  const found: Commands = { from: 0, to: 0, colors: [0, 1, 2, 3], alphas: [0, 15, 15, 15], area: null, fields: null }
  let sequence = data.getUint16(2)
  for (let rounds = 0; rounds < 100; rounds++) {
    const delay = data.getUint16(sequence) * ticks
    const next = data.getUint16(sequence + 2)
    for (let at = sequence + 4; data.getUint8(at) !== 0xff; ) {
      const command = data.getUint8(at)
      const length = lengths[command] ?? (command === 7 ? data.getUint16(at + 1) : null)
      if (length === null) return found
      obey(found, { command, data, at: at + 1, delay })
      at += 1 + length
    }
    if (next <= sequence) return found
    sequence = next
  }
  return found
}

type Command = { readonly command: number; readonly data: DataView; readonly at: number; readonly delay: number }
const obey = (found: Commands, { command, data, at, delay }: Command): void => {
  const [a, b, c, d, e, f] = Array.from({ length: lengths[command] ?? 0 }, (_, i) => data.getUint8(at + i)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  if (command === 0 || command === 1) found.from = delay
  else if (command === 2) found.to = delay
  else if (command === 3) found.colors = [b & 15, b >> 4, a & 15, a >> 4]
  else if (command === 4) found.alphas = [b & 15, b >> 4, a & 15, a >> 4]
  else if (command === 5) {
    const [left, right, top, bottom] = [(a << 4) | (b >> 4), ((b & 15) << 8) | c, (d << 4) | (e >> 4), ((e & 15) << 8) | f]
    found.area = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  } else if (command === 6) found.fields = [(a << 8) | b, (c << 8) | d]
}

type Lines = { readonly width: number; readonly height: number; readonly fields: readonly [number, number] }
const mostDots = 1920 * 1200

/** One byte for each dot. Even lines are in one field, odd lines in the other. Throws RangeError for a truncated image. */
const decodeLines = (data: DataView, { width, height, fields }: Lines): Uint8Array => {
  if (width * height > mostDots) throw new RangeError('image too large')
  const dots = new Uint8Array(width * height)
  const nibbles = fields.map((at) => at * 2)
  const nibble = (field: number): number => {
    const at = nibbles[field]!
    nibbles[field] = at + 1
    const byte = data.getUint8(at >> 1)
    return at % 2 === 0 ? byte >> 4 : byte & 15
  }
  /** Four to sixteen bits: the length of a run, then two bits of color. */
  const run = (field: number): number => {
    let code = nibble(field)
    for (const least of [0x4, 0x10, 0x40]) {
      if (code >= least) return code
      code = (code << 4) | nibble(field)
    }
    return code
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; ) {
      const code = run(y % 2)
      const count = code >> 2 === 0 ? width - x : code >> 2
      dots.fill(code & 3, y * width + x, y * width + Math.min(width, x + count))
      x += count
    }
    nibbles[y % 2]! += nibbles[y % 2]! % 2
  }
  return dots
}
