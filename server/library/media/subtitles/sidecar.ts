import { existsSync, readFileSync, statSync } from 'node:fs'
import { decodeText } from '#server/foundation/lib/decode-text'
import { openBytes } from '../bytes'
import { UnreadableFile } from '../open-file'
import { segmentsOf, shiftPgs } from './pgs-times'
import { readCues, type Wanted } from './read-cues'
import { discImages } from './vobsub'
import { entriesIn } from './vobsub-index'
import { packetsAt } from './vobsub-packets'
import { toWebVtt } from './webvtt'

/** No movie's subtitles are longer. */
const largest = 10_000_000

/** Converts a subtitle file to WebVTT. Throws UnreadableFile, also for a file without a line of dialogue. */
export const readSidecar = (path: string, { language = null, frame_rate = null }: Wanted): string => {
  const { size } = statSync(path)
  if (size === 0) throw new UnreadableFile('empty')
  if (size > largest) throw new UnreadableFile('damaged')
  const bytes = openBytes(path)
  try {
    const cues = readCues(decodeText(bytes.read(0, size), language), { language, frame_rate })
    if (cues.length === 0) throw new UnreadableFile('damaged')
    return toWebVtt(cues)
  } finally {
    bytes.close()
  }
}

type WantedImages = { readonly language: string | null; readonly shift: number }
/** No disc's images are larger. */
const largestStream = 96_000_000

/** The images of a stream, or of an index and its other half beside it, that many seconds later. Throws UnreadableFile, also without a single image. */
export const readSidecarImages = (path: string, { language, shift }: WantedImages): Uint8Array<ArrayBuffer> =>
  shiftPgs(/\.sup$/i.test(path) ? readStream(path) : readIndex(path, language), shift)

const readStream = (path: string): Uint8Array<ArrayBuffer> => {
  if (statSync(path).size > largestStream) throw new UnreadableFile('damaged')
  const stream = new Uint8Array(readFileSync(path))
  if (segmentsOf(Buffer.from(stream.buffer)).next().done) throw new UnreadableFile('damaged')
  return stream
}

const readIndex = (index: string, language: string | null): Uint8Array<ArrayBuffer> => {
  if (statSync(index).size > largest) throw new UnreadableFile('damaged')
  const text = decodeText(readFileSync(index), null).replaceAll('\r', '')
  const half = [index.replace(/idx$/i, 'sub'), index.replace(/idx$/i, 'SUB')].find((path) => existsSync(path))
  if (half === undefined) throw new UnreadableFile('damaged')
  const bytes = openBytes(half)
  try {
    const images = discImages(text, packetsAt(bytes, entriesIn(text, language)))
    if (images.length === 0) throw new UnreadableFile('damaged')
    return images
  } finally {
    bytes.close()
  }
}
