import { statSync } from 'node:fs'
import { decodeText } from '#server/foundation/lib/decode-text'
import { openBytes } from '../bytes'
import { UnreadableFile } from '../open-file'
import { parseSubtitles } from './parse'
import { toWebVtt } from './webvtt'

/** No movie's subtitles are longer. */
const largest = 10_000_000

/** Converts a subtitle file to WebVTT. Throws UnreadableFile. */
export const readSidecar = (path: string, language: string | null): string => {
  const { size } = statSync(path)
  if (size === 0) throw new UnreadableFile('empty')
  if (size > largest) throw new UnreadableFile('damaged')
  const bytes = openBytes(path)
  try {
    return toWebVtt(parseSubtitles(decodeText(bytes.read(0, size), language)))
  } finally {
    bytes.close()
  }
}
