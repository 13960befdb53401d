import { inflateSync } from 'node:zlib'

/**
 * The placeholder color of a picture while it loads: the most common one in a small palette, with vivid colors counting more than grays.
 * Null if the picture cannot be decoded this way.
 */
export const dominantColor = async (image: Uint8Array): Promise<string | null> => {
  const png = await new Bun.Image(image).resize(32, 32, { fit: 'fill', filter: 'box' }).png({ palette: true, colors: 8 }).bytes()
  const { palette, counts } = paletteOf(png)
  const weighed = palette.map((color, index) => ({ color, weight: (counts[index] ?? 0) * (0.3 + vividness(color)) }))
  const [best] = weighed.toSorted((a, b) => b.weight - a.weight)
  return best && best.weight > 0 ? hex(best.color) : null
}

type Color = readonly [red: number, green: number, blue: number]
const SIGNATURE_BYTES = 8
const SIZE = 32

/** The palette and pixel counts of an indexed PNG with one byte per pixel and no filter, as Bun's encoder writes it. */
const paletteOf = (png: Uint8Array): { palette: Color[]; counts: number[] } => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const palette: Color[] = []
  const packed: Uint8Array[] = []
  for (let at = SIGNATURE_BYTES; at + 12 <= png.length; ) {
    const length = view.getUint32(at)
    const data = png.subarray(at + 8, at + 8 + length)
    const kind = String.fromCharCode(...png.subarray(at + 4, at + 8))
    if (kind === 'PLTE') for (let n = 0; n + 2 < data.length; n += 3) palette.push([data[n] ?? 0, data[n + 1] ?? 0, data[n + 2] ?? 0])
    if (kind === 'IDAT') packed.push(data)
    at += 12 + length
  }
  return { palette, counts: countsOf(inflateSync(Buffer.concat(packed)), palette.length) }
}

const countsOf = (rows: Uint8Array, colors: number): number[] => {
  const counts: number[] = Array(colors).fill(0)
  for (let row = 0; row < SIZE; row++) {
    const start = row * (SIZE + 1)
    if (rows[start] !== 0) continue
    for (const index of rows.subarray(start + 1, start + 1 + SIZE)) counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

const vividness = (color: Color): number => (Math.max(...color) - Math.min(...color)) / 255

const hex = (color: Color): string => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`
