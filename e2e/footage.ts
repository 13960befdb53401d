import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const movie = readFileSync(join(import.meta.dir, '../world/carried.mp4'))

/** A unique, playable movie of exactly this size. The rest is a `free` box. */
export const footage = (size: number): Buffer => {
  const rest = size - movie.length
  if (rest < 8) throw new Error(`a movie has at least ${movie.length + 8} bytes`)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(rest, 0)
  head.write('free', 4, 'latin1')
  return Buffer.concat([movie, head, randomBytes(rest - 8)])
}

export const megabytes = (count: number): number => count * 1024 * 1024
