import type { Canvas } from './canvas'
import { movieById } from './movies'
import { drawBackdrop, drawPoster } from './posters'

const widths: Record<string, number | null> = {
  w92: 92,
  w154: 154,
  w185: 185,
  w300: 300,
  w342: 342,
  w500: 500,
  w780: 780,
  w1280: 1280,
  original: null,
}

export type Bytes = Blob

const drawn = new Map<string, Promise<Bytes>>()

/** The JPEG of a picture in one of the provider's sizes; undefined when there is no such size or movie. */
export const imageAt = async (size: string, file: string): Promise<Bytes | undefined> => {
  const width = widths[size]
  const [, kind, id] = file.match(/^(poster|backdrop)(\d+)\.jpg$/) ?? []
  const movie = movieById(Number(id))
  if (width === undefined || !movie) return undefined
  const original = await remembered(file, () => asPng(kind === 'poster' ? drawPoster(movie) : drawBackdrop(movie)))
  return remembered(`${size}/${file}`, () => {
    const picture = new Bun.Image(original)
    return (width ? picture.resize(width) : picture).jpeg({ quality: 86 }).blob()
  })
}

const remembered = (key: string, make: () => Promise<Bytes>): Promise<Bytes> => {
  const known = drawn.get(key)
  if (known !== undefined) return known
  const made = make()
  drawn.set(key, made)
  return made
}

export const asPng = (canvas: Canvas): Promise<Bytes> => new Bun.Image(asBitmap(canvas)).png({ compressionLevel: 3 }).blob()

/** The simplest file that an image decoder reads: a header, then the pixels from the top row down. */
const asBitmap = ({ width, height, pixels }: Canvas): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(54 + width * height * 4)
  const header = new DataView(bytes.buffer)
  header.setUint16(0, 0x424d)
  header.setUint32(2, bytes.length, true)
  header.setUint32(10, 54, true)
  header.setUint32(14, 40, true)
  header.setInt32(18, width, true)
  header.setInt32(22, -height, true)
  header.setUint16(26, 1, true)
  header.setUint16(28, 32, true)
  for (let i = 0; i < width * height; i++) {
    bytes[54 + i * 4] = pixels[i * 3 + 2]!
    bytes[55 + i * 4] = pixels[i * 3 + 1]!
    bytes[56 + i * 4] = pixels[i * 3]!
    bytes[57 + i * 4] = 255
  }
  return bytes
}
