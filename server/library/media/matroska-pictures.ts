import type { Bytes } from './bytes'
import type { Matroska } from './matroska'
import { type Block, blocks, clusters } from './matroska-clusters'

type Span = { readonly track: number; readonly from: number; readonly to: number }
/** Pictures in file order, and when the next key frame is shown. */
export type Found = { readonly pictures: readonly Block[]; readonly stop: number }

/**
 * The pictures from the last key frame shown at or before `from` to the last one at or before `to`, reading only block headers. Null where
 * headers are not enough: no index, compressed or laced frames, nearby damage, end of the movie.
 */
export const picturesBetween = (bytes: Bytes, file: Matroska, span: Span): Found | null => {
  const pictures = untilKeyAfter(bytes, file, span)
  const lastKeyBy = (seconds: number) => pictures?.findLastIndex((each) => each.is_key && each.seconds <= seconds) ?? -1
  const [first, stop] = [lastKeyBy(span.from), lastKeyBy(span.to)]
  if (!pictures || first < 0 || stop <= first) return null
  return { pictures: pictures.slice(first, stop), stop: pictures[stop]!.seconds }
}

const untilKeyAfter = (bytes: Bytes, file: Matroska, { track, from, to }: Span): Block[] | null => {
  const cue = file.cues.findLast((each) => each.track === track && each.seconds <= from)
  if (!cue || !file.tracks.some(({ number, is_plain }) => number === track && is_plain)) return null
  const pictures: Block[] = []
  for (const block of soundBlocks(bytes, file, cue.cluster)) {
    if (block === null) return null
    if (block.track !== track) continue
    if (block.is_laced) return null
    if (block.is_key && block.seconds > to) return pictures
    pictures.push(block)
  }
  return null
}

/** The blocks of consecutive clusters. Null if anything unexpected lies between them. */
function* soundBlocks(bytes: Bytes, file: Matroska, from: number): Generator<Block | null> {
  let end = from
  for (const cluster of clusters(bytes, file, from)) {
    if (cluster.at !== end || !(yield* blocks(bytes, file, cluster))) yield null
    end = cluster.end
  }
}
