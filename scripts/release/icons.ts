import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Image, PNG } from 'pngjs'

const largest = join(import.meta.dir, '../../web/public/icon-512.png')
const channels = [0, 1, 2, 3] as const

/** The icon scaled down: each pixel is the average of those it covers. */
export const iconPng = (size: number): Buffer => {
  const from = PNG.sync.read(readFileSync(largest))
  if (size === from.width) return PNG.sync.write(from, { deflateLevel: 9 })
  const to = new PNG({ width: size, height: size })
  const scale = from.width / size
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) to.data.set(meanOf(from, { left: x * scale, top: y * scale, scale }), (y * size + x) * 4)
  return PNG.sync.write(to, { deflateLevel: 9 })
}

type Area = { left: number; top: number; scale: number }

/** Weights colors by alpha; otherwise edges would darken. */
const meanOf = (image: Image, { left, top, scale }: Area): number[] => {
  const sums = [0, 0, 0, 0]
  let count = 0
  for (let y = Math.floor(top); y < Math.ceil(top + scale); y++)
    for (let x = Math.floor(left); x < Math.ceil(left + scale); x++) {
      const at = (y * image.width + x) * 4
      const alpha = image.data[at + 3] ?? 0
      for (const channel of channels)
        sums[channel] = (sums[channel] ?? 0) + (channel === 3 ? alpha : (image.data[at + channel] ?? 0) * alpha)
      count++
    }
  const alpha = sums[3] ?? 0
  return sums.map((sum, channel) => Math.round(channel === 3 ? sum / count : sum / Math.max(1, alpha)))
}

/** Windows: `.ico` with PNG images. */
export const iconFile = (): Uint8Array => {
  const sizes = [16, 24, 32, 48, 64, 128, 256]
  const pictures = sizes.map(iconPng)
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let at = head.length
  for (const [index, picture] of pictures.entries()) {
    const entry = head.subarray(6 + index * 16)
    entry.set([(sizes[index] ?? 0) % 256, (sizes[index] ?? 0) % 256, 0, 0], 0)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(at, 12)
    at += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

/** macOS: `.icns` with PNG images. */
export const icnsFile = (): Uint8Array => {
  const kinds = { icp4: 16, icp5: 32, ic11: 32, ic12: 64, ic07: 128, ic08: 256, ic09: 512 }
  const entries = Object.entries(kinds).map(([kind, size]) => tagged(kind, iconPng(size)))
  return tagged('icns', Buffer.concat(entries))
}

const tagged = (kind: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(kind, 'latin1')
  head.writeUInt32BE(head.length + data.length, 4)
  return Buffer.concat([head, data])
}
