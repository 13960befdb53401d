import type { Matroska, MatroskaTrack } from '../matroska'
import type { Block } from '../matroska-clusters'
import { textOf } from '../mp4'
import { type OpenFile, UnreadableFile } from '../open-file'
import { assBlock, assStyles } from './ass'
import { type Words, wordsOf } from './markup'
import { trackBlocks, uncompressed } from './track-blocks'
import type { Cue } from './webvtt'

/** A longer line is damage. */
const longestLine = 1 << 16

/** The lines of a text track in a file, in seconds from the first picture. Throws UnreadableFile. */
export const embeddedCues = async (file: OpenFile, index: number): Promise<Cue[]> => {
  const start = file.video?.start ?? 0
  const cues = file.matroska ? await fromMatroska(file, file.matroska, index) : fromMp4(file, index)
  return cues.map(({ from, to, ...line }) => ({ from: from - start, to: to - start, ...line }))
}

const fromMp4 = ({ mp4, bytes }: OpenFile, index: number): Cue[] =>
  (mp4?.text_tracks[index]?.samples ?? []).map((sample) => ({
    from: sample.seconds,
    to: sample.seconds + sample.duration_seconds,
    ...wordsOf(textOf(bytes, sample)),
  }))

const fromMatroska = async (file: OpenFile, matroska: Matroska, index: number): Promise<Cue[]> => {
  const track = matroska.tracks.filter(({ type }) => type === 'subtitle')[index]
  if (!track) throw new UnreadableFile('damaged')
  const found = await blocksOf(file, matroska, track)
  const cues = found.map(({ block, line }) => ({ from: block.seconds, to: block.seconds + block.duration_seconds, ...line }))
  // A line without a duration stays until the next one.
  return cues.map((cue, i) => (cue.to > cue.from ? cue : { ...cue, to: Math.min(cues[i + 1]?.from ?? cue.from + 4, cue.from + 8) }))
}

type Found = { readonly block: Block; readonly line: Words }
const blocksOf = async (file: OpenFile, matroska: Matroska, track: MatroskaTrack): Promise<Found[]> => {
  const styles = assStyles(track.codec_private?.toString('utf8') ?? '')
  const wordsOf = (text: string): Words => (/ASS|SSA/.test(track.codec_id) ? assBlock(text, styles) : wordsIn(text, track))
  const found: Found[] = []
  for await (const block of trackBlocks(file, matroska, track))
    if (block.size <= longestLine) found.push({ block, line: wordsOf(textIn(file, block, track)) })
  return found
}

const textIn = ({ bytes }: OpenFile, { at, size }: Block, { compression }: MatroskaTrack): string =>
  uncompressed(bytes.read(at, size), compression, longestLine)
    .toString('utf8')
    .replace(/(?<!\0)\0+$/, '')
    .toWellFormed()

/** WebM puts a cue's id and settings before its text. */
const wordsIn = (text: string, { codec_id }: MatroskaTrack): Words =>
  wordsOf(codec_id.startsWith('D_WEBVTT') ? text.split('\n').slice(2).join('\n') : text)
