import type { Matroska, MatroskaTrack } from '../matroska'
import { type OpenFile, UnreadableFile } from '../open-file'
import { ticksOf } from './pgs-times'
import { trackBlocks, uncompressed } from './track-blocks'
import { type DiscPacket, discImages } from './vobsub'

/** More bytes of images than any movie has; the rest is dropped. */
const most = 96_000_000
const largestBlock = 8_000_000

/** Converts image subtitles of Matroska to a disc's stream. Times count from the first picture, which is at `first`. Throws UnreadableFile. */
export const embeddedImages = async (file: OpenFile, index: number, first = 0): Promise<Uint8Array<ArrayBuffer>> => {
  const track = file.matroska?.tracks.filter(({ type }) => type === 'subtitle')[index]
  if (!file.matroska || !track) throw new UnreadableFile('damaged')
  const start = (file.video?.start ?? 0) - first
  if (track.codec_id.startsWith('S_VOBSUB')) return fromDvd(file, file.matroska, { track, start })
  if (!track.codec_id.startsWith('S_HDMV/PGS')) throw new UnreadableFile('damaged')
  return fromBluray(file, file.matroska, { track, start })
}

/** `start`: what counts as zero, on the clock of the file. */
type Wanted = { readonly track: MatroskaTrack; readonly start: number }

/** The track's header is the index of the files that it came from. */
const fromDvd = async (file: OpenFile, matroska: Matroska, { track, start }: Wanted): Promise<Uint8Array<ArrayBuffer>> => {
  const packets: DiscPacket[] = []
  for await (const { at, size, seconds } of trackBlocks(file, matroska, track)) {
    if (size > largestDvdImage || packets.length > mostDvdImages) continue
    packets.push({ seconds: seconds - start, packet: uncompressed(file.bytes.read(at, size), track.compression, largestDvdImage) })
  }
  return discImages(track.codec_private?.toString('latin1').replaceAll('\r', '') ?? '', packets)
}
const largestDvdImage = 1 << 16
const mostDvdImages = 20_000

/** Each segment with its time. */
const fromBluray = async (file: OpenFile, matroska: Matroska, { track, start }: Wanted): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Buffer[] = []
  let total = 0
  for await (const { at, size, seconds } of trackBlocks(file, matroska, track)) {
    if (size > largestBlock) continue
    const segments = uncompressed(file.bytes.read(at, size), track.compression, largestBlock)
    for (const segment of segmentsOf(segments)) {
      parts.push(headOf(seconds - start), segment)
      total += segment.length + headLength
    }
    if (total > most) break
  }
  return new Uint8Array(Buffer.concat(parts))
}

const headLength = 10
const headOf = (seconds: number): Buffer => {
  const head = Buffer.alloc(headLength)
  head.write('PG', 'latin1')
  head.writeUInt32BE(ticksOf(seconds), 2)
  return head
}

/** A type, a two-byte length and the data. Drops a truncated segment. */
function* segmentsOf(block: Buffer): Generator<Buffer> {
  for (let at = 0; at + 3 <= block.length; ) {
    const end = at + 3 + block.readUInt16BE(at + 1)
    if (end <= block.length) yield block.subarray(at, end)
    at = end
  }
}
