import type { EncodedPacketSink } from 'mediabunny'
import type { Bytes } from './bytes'
import type { Matroska } from './matroska'
import { type Block, blocks, type Cluster, clusters } from './matroska-clusters'

/** When a key frame is shown, and about where in the file it is. Null if the index does not say. */
export type KeyFrame = { readonly seconds: number; readonly at: number | null }
/** The key frames of a video in order, and its duration according to its index. */
export type KeyFrames = { readonly keys: readonly KeyFrame[]; readonly last_seconds: number }

/** Key frames of a Matroska file, from its cues or else its cluster headers. */
export const matroskaKeyFrames = (bytes: Bytes, file: Matroska): KeyFrames => {
  const video = file.tracks.find(({ type }) => type === 'video')?.number ?? -1
  const cues = file.cues.filter(({ track }) => track === video).map(({ seconds, cluster }) => ({ seconds, at: cluster }))
  return cues.length > 0 ? { keys: inOrder(cues), last_seconds: 0 } : scanned(bytes, file, video)
}

/** Fewer than one key frame a minute is implausible: then they are not at the start of clusters. */
const leastPerSecond = 1 / 60

/** A piped or truncated file has no cues, and the duration in its header may be wrong. */
const scanned = (bytes: Bytes, file: Matroska, video: number): KeyFrames => {
  const found = scan(bytes, file, { video, isDeep: false })
  return found.keys.length < found.last_seconds * leastPerSecond ? scan(bytes, file, { video, isDeep: true }) : found
}

/** Most clusters begin at a key frame; checking every block of every cluster costs a read per frame. */
const scan = (bytes: Bytes, file: Matroska, { video, isDeep }: { video: number; isDeep: boolean }): KeyFrames => {
  const all = [...clusters(bytes, file)]
  const last = all.at(-1)
  const ends = last ? [...blocks(bytes, file, last)].map((block) => block.seconds + block.duration_seconds) : []
  const ofVideo = (cluster: Cluster) => firstOrAll(blocks(bytes, file, cluster), { track: video, isDeep })
  const keys = all.flatMap(ofVideo).filter(({ is_key }) => is_key)
  return { keys: inOrder(keys), last_seconds: Math.max(0, ...ends) }
}

const firstOrAll = (found: Iterable<Block>, { track, isDeep }: { track: number; isDeep: boolean }): Block[] => {
  const ofTrack: Block[] = []
  for (const block of found) {
    if (block.track === track) ofTrack.push(block)
    if (ofTrack.length > 0 && !isDeep) break
  }
  return ofTrack
}

/** Key frames of a file whose index our packet reader holds in memory. */
export const indexedKeyFrames = async (sink: EncodedPacketSink): Promise<KeyFrames> => {
  const keys: KeyFrame[] = []
  for (
    let packet = await sink.getFirstKeyPacket({ metadataOnly: true });
    packet;
    packet = await sink.getNextKeyPacket(packet, { metadataOnly: true })
  )
    keys.push({ seconds: packet.timestamp, at: null })
  return { keys: inOrder(keys), last_seconds: 0 }
}

export const inOrder = (keys: readonly KeyFrame[]): KeyFrame[] =>
  keys
    .toSorted((a, b) => a.seconds - b.seconds)
    .filter(({ seconds }, i, sorted) => seconds !== sorted[i - 1]?.seconds)
    .map(({ seconds, at }) => ({ seconds, at }))
