import { inflateSync } from 'node:zlib'
import type { Matroska, MatroskaTrack } from '../matroska'
import { type Block, blocks, type Cluster, clusters } from '../matroska-clusters'
import type { OpenFile } from '../open-file'

/** The blocks of one Matroska track, in order. */
export async function* trackBlocks(file: OpenFile, matroska: Matroska, track: MatroskaTrack): AsyncGenerator<Block> {
  const indexed = matroska.cues.filter((cue) => cue.track === track.number && cue.relative !== null)
  let count = 0
  for (const block of indexed.length > 0 ? byCues(file, matroska, indexed) : walk(file, matroska)) {
    // Yields to segment requests that somebody waits for.
    if (++count % 500 === 0) await new Promise((resolve) => setImmediate(resolve))
    if (block.track === track.number) yield block
  }
}

/** If every line has a cue, there is no need to walk the whole file. */
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

/** The uncompressed data of a block. Empty if it is damaged. */
export const uncompressed = (data: Buffer, compression: MatroskaTrack['compression'], most: number): Buffer => {
  if (compression?.algorithm === 3) return Buffer.concat([compression.settings, data])
  if (compression?.algorithm !== 0) return data
  try {
    return inflateSync(data, { maxOutputLength: most })
  } catch {
    return Buffer.alloc(0) // damage: drop its data
  }
}
