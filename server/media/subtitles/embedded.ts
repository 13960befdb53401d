import { inflateSync } from 'node:zlib'
import type { Matroska, MatroskaTrack } from '../matroska'
import { type Block, blocks, type Cluster, clusters } from '../matroska-clusters'
import { textOf } from '../mp4'
import { type OpenFile, UnreadableFile } from '../open-file'
import { assBlockText } from './ass'
import { type Cue, escapeText } from './webvtt'

/** A line that claims to be longer is damage. */
const longestLine = 1 << 16

/** The lines of a text track inside a file, in seconds from the first picture on. Throws UnreadableFile. */
export const embeddedCues = async (file: OpenFile, index: number): Promise<Cue[]> => {
  const start = file.video?.start ?? 0
  const cues = file.matroska ? await fromMatroska(file, file.matroska, index) : fromMp4(file, index)
  return cues.map(({ from, to, text }) => ({ from: from - start, to: to - start, text }))
}

const fromMp4 = ({ mp4, bytes }: OpenFile, index: number): Cue[] =>
  (mp4?.text_tracks[index]?.samples ?? []).map((sample) => ({
    from: sample.seconds,
    to: sample.seconds + sample.duration_seconds,
    text: escapeText(textOf(bytes, sample)),
  }))

const fromMatroska = async (file: OpenFile, matroska: Matroska, index: number): Promise<Cue[]> => {
  const track = matroska.tracks.filter(({ type }) => type === 'subtitle')[index]
  if (!track) throw new UnreadableFile('damaged')
  const found = await blocksOf(file, matroska, track)
  const cues = found.map(({ block, text }) => ({ from: block.seconds, to: block.seconds + block.duration_seconds, text }))
  // A line that does not say how long it stands, stands until the next one.
  return cues.map((cue, i) => (cue.to > cue.from ? cue : { ...cue, to: Math.min(cues[i + 1]?.from ?? cue.from + 4, cue.from + 8) }))
}

type Found = { readonly block: Block; readonly text: string }
const blocksOf = async (file: OpenFile, matroska: Matroska, track: MatroskaTrack): Promise<Found[]> => {
  const indexed = matroska.cues.filter((cue) => cue.track === track.number && cue.relative !== null)
  const all = indexed.length > 0 ? byCues(file, matroska, indexed) : walk(file, matroska)
  const found: Found[] = []
  let count = 0
  for (const block of all) {
    // A long walk lets the segments pass that somebody waits for.
    if (++count % 500 === 0) await new Promise((resolve) => setImmediate(resolve))
    if (block.track === track.number && block.size <= longestLine) found.push({ block, text: wordsOf(file, block, track) })
  }
  return found
}

/** A writer that names the place of each line spares the walk through the whole file. */
function* byCues({ bytes }: OpenFile, matroska: Matroska, cues: Matroska['cues']): Generator<Block> {
  for (const { cluster: at, relative, track } of cues) {
    const cluster: Cluster | undefined = clusters(bytes, matroska, at).next().value ?? undefined
    if (!cluster || relative === null) continue
    for (const block of blocks(bytes, matroska, { ...cluster, body: cluster.body + relative })) {
      if (block.track !== track) continue
      yield block
      break
    }
  }
}

function* walk({ bytes }: OpenFile, matroska: Matroska): Generator<Block> {
  for (const cluster of clusters(bytes, matroska)) yield* blocks(bytes, matroska, cluster)
}

const wordsOf = ({ bytes }: OpenFile, { at, size }: Block, { codec_id, compression }: MatroskaTrack): string => {
  const text = uncompressed(bytes.read(at, size), compression).toString('utf8').replace(/\0+$/, '').toWellFormed()
  if (/ASS|SSA/.test(codec_id)) return assBlockText(text)
  // WebM puts the name and the settings of a line before it.
  if (codec_id.startsWith('D_WEBVTT')) return escapeText(text.split('\n').slice(2).join('\n'))
  return escapeText(text.replace(/\{\\[^}]*\}/g, ''))
}

const uncompressed = (data: Buffer, compression: MatroskaTrack['compression']): Buffer => {
  if (compression?.algorithm === 3) return Buffer.concat([compression.settings, data])
  if (compression?.algorithm !== 0) return data
  try {
    return inflateSync(data, { maxOutputLength: longestLine })
  } catch {
    return Buffer.alloc(0) // damage: the line is left out
  }
}
