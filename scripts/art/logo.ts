import { deflateSync } from 'node:zlib'
import type { WorldMovie } from '../../world/movies'
import { createCanvas } from './canvas'
import { letter, letterToWidth } from './lettering'
import { type Path, place } from './paths'
import { designOf } from './posters'

const width = 860

/** The title in its poster's lettering, white on transparent, as a PNG file. */
export const drawLogo = (movie: WorldMovie): Uint8Array<ArrayBuffer> => {
  const { title } = designOf(movie)
  let y = 8
  const lines: Path[] = []
  for (const text of title.lines) {
    const set = title.size ? letter(text, { ...title.style, size: title.size }) : letterToWidth(text, width - 16, title.style)
    const fitted = set.width > width - 16 ? letterToWidth(text, width - 16, title.style) : set
    lines.push(place(fitted.path, { x: 8, y }))
    y += fitted.height * (1 + (title.gap ?? 0.2))
  }
  const canvas = createCanvas(width, Math.ceil(y))
  for (const line of lines) canvas.fill(line, '#ffffff')
  return transparentPng(canvas)
}

/** Converts white on black to white on transparent: brightness becomes alpha. */
const transparentPng = ({ height, pixels }: ReturnType<typeof createCanvas>): Uint8Array<ArrayBuffer> => {
  const rows = new Uint8Array((width * 2 + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      rows[y * (width * 2 + 1) + 1 + x * 2] = 255
      rows[y * (width * 2 + 1) + 2 + x * 2] = pixels[(y * width + x) * 3]!
    }
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 8)
  const grayWithAlpha = 4
  header.setUint8(9, grayWithAlpha)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', new Uint8Array(header.buffer)), chunk('IDAT', deflateSync(rows)), chunk('IEND', new Uint8Array())]
  return new Uint8Array(Buffer.concat([signature, ...chunks]))
}

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(Bun.hash.crc32(body))
  return Buffer.concat([length, body, sum])
}
