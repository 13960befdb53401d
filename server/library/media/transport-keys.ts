import type { Bytes } from './bytes'
import { noteGarbage } from './collect-garbage'
import { inOrder, type KeyFrames } from './key-frames'

type Track = {
  readonly pid: number
  /** When the first picture is shown. */
  readonly start: number
}
type Layout = { readonly first: number; readonly stride: number }
type Key = { readonly seconds: number; readonly at: number }

const packetBytes = 188
const sync = 0x47
const ticksPerSecond = 90_000
/** Times have 33 bits and wrap around every 26 hours. */
const allTicks = 2 ** 33
/** A picture may be shown slightly before the first one in the file. */
const tolerance = 60 * ticksPerSecond

/** Slightly more than the minimum length of a segment. */
const wishedSeconds = 6.3
const longestSeconds = 12
const leastSkipped = 500_000
const mostSkipped = 24_000_000
/** After this many bytes without a key frame, expect no more. */
const mostWithoutKey = 200_000_000

/**
 * Finds key frames of a transport stream, which has no index. Checking every packet of hours of video takes too long, so after each key
 * frame it skips about as far as the next wanted one is likely to be.
 */
export const transportKeyFrames = (bytes: Bytes, track: Track): KeyFrames => {
  const layout = layoutOf(bytes)
  if (!layout) return { keys: [], last_seconds: 0 }
  const keys: Key[] = []
  let last = nextKey(bytes, { ...track, ...layout, from: layout.first })
  for (let skipped = leastSkipped; last; ) {
    keys.push(last)
    const found = keyAfter(bytes, last, { ...track, ...layout, skipped })
    const took = found ? found.seconds - last.seconds : 0
    if (found && took > 0) skipped = Math.max(leastSkipped, Math.min(mostSkipped, (wishedSeconds * (found.at - last.at)) / took))
    last = found
  }
  return { keys: inOrder(keys), last_seconds: 0 }
}

type Skipping = Track & Layout & { readonly skipped: number }
/** Skips less where pictures take fewer bytes than before. */
const keyAfter = (bytes: Bytes, last: Key, { skipped, ...where }: Skipping): Key | null => {
  const found = nextKey(bytes, { ...where, from: last.at + Math.max(where.stride, skipped) })
  const isFar = found ? found.seconds - last.seconds > longestSeconds : skipped > 0
  return isFar && skipped > 0 ? keyAfter(bytes, last, { ...where, skipped: skipped > leastSkipped ? skipped / 2 : 0 }) : found
}

const chunkPackets = 2000

/** The next key frame from an offset on: the packet that begins a picture has a flag for it. */
const nextKey = (bytes: Bytes, { pid, start, first, stride, from }: Track & Layout & { from: number }): Key | null => {
  const begin = first + Math.ceil((from - first) / stride) * stride
  for (let at = begin; at + packetBytes <= bytes.size && at - begin < mostWithoutKey; at += chunkPackets * stride) {
    const chunk = bytes.read(at, chunkPackets * stride)
    noteGarbage(chunk.length)
    for (let place = 0; place + packetBytes <= chunk.length; place += stride) {
      if (!isKey(chunk, place, pid)) continue
      const ticks = shownAt(chunk.subarray(place, place + packetBytes))
      if (ticks !== null) return { seconds: near(ticks, start), at: at + place }
    }
  }
  return null
}

const isKey = (data: Buffer, at: number, pid: number): boolean =>
  data[at] === sync &&
  (data[at + 1]! & 0x40) !== 0 &&
  (((data[at + 1]! & 0x1f) << 8) | data[at + 2]!) === pid &&
  (data[at + 3]! & 0x20) !== 0 &&
  data[at + 4]! > 0 &&
  (data[at + 5]! & 0x40) !== 0

/** The timestamp in the header of the picture that a packet begins. */
const shownAt = (packet: Buffer): number | null => {
  const at = 5 + packet[4]!
  if (at + 14 > packet.length || packet.readUIntBE(at, 3) !== 1 || (packet[at + 7]! & 0x80) === 0) return null
  const high = (packet[at + 9]! >> 1) & 7
  return high * 2 ** 30 + (packet.readUInt16BE(at + 10) >> 1) * 2 ** 15 + (packet.readUInt16BE(at + 12) >> 1)
}

const near = (ticks: number, start: number): number => {
  const least = Math.round(start * ticksPerSecond) - tolerance
  return (least + ((((ticks - least) % allTicks) + allTicks) % allTicks)) / ticksPerSecond
}

/** Packets are contiguous, or have four bytes before or sixteen after each. */
export const layoutOf = (bytes: Bytes): Layout | null => {
  const head = bytes.read(0, 1024)
  const layouts: readonly Layout[] = [
    { first: 0, stride: packetBytes },
    { first: 0, stride: packetBytes + 16 },
    { first: 4, stride: packetBytes + 4 },
  ]
  return layouts.find(({ first, stride }) => head[first] === sync && head[first + stride] === sync) ?? null
}
