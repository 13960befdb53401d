import type { EncodedPacketSink } from 'mediabunny'
import type { Bytes } from './bytes'
import type { Matroska } from './matroska'
import { type Block, blocks, type Cluster, clusters } from './matroska-clusters'

/** When the key frames of a video are shown, and its duration according to its index. */
export type KeyFrames = { readonly seconds: readonly number[]; readonly last_seconds: number }

/** Key frames of a Matroska file, from its cues or else its cluster headers. */
export const matroskaKeyFrames = (bytes: Bytes, file: Matroska): KeyFrames => {
  const video = file.tracks.find(({ type }) => type === 'video')?.number ?? -1
  const cues = file.cues.filter(({ track }) => track === video).map(({ seconds }) => seconds)
  return cues.length > 0 ? { seconds: inOrder(cues), last_seconds: 0 } : scanned(bytes, file, video)
}

/** Fewer than one key frame a minute is implausible: then they are not at the start of clusters. */
const leastPerSecond = 1 / 60

/** A piped or truncated file has no cues, and the duration in its header may be wrong. */
const scanned = (bytes: Bytes, file: Matroska, video: number): KeyFrames => {
  const found = scan(bytes, file, { video, isDeep: false })
  return found.seconds.length < found.last_seconds * leastPerSecond ? scan(bytes, file, { video, isDeep: true }) : found
}

/** Most clusters begin at a key frame; checking every block of every cluster costs a read per frame. */
const scan = (bytes: Bytes, file: Matroska, { video, isDeep }: { video: number; isDeep: boolean }): KeyFrames => {
  const all = [...clusters(bytes, file)]
  const last = all.at(-1)
  const ends = last ? [...blocks(bytes, file, last)].map((block) => block.seconds + block.duration_seconds) : []
  const ofVideo = (cluster: Cluster) => firstOrAll(blocks(bytes, file, cluster), { track: video, isDeep })
  const keys = all.flatMap(ofVideo).filter(({ is_key }) => is_key)
  return { seconds: inOrder(keys.map(({ seconds }) => seconds)), last_seconds: Math.max(0, ...ends) }
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
  const seconds: number[] = []
  for (
    let packet = await sink.getFirstKeyPacket({ metadataOnly: true });
    packet;
    packet = await sink.getNextKeyPacket(packet, { metadataOnly: true })
  )
    seconds.push(packet.timestamp)
  return { seconds: inOrder(seconds), last_seconds: 0 }
}

const inOrder = (seconds: readonly number[]): number[] => [...new Set(seconds)].sort((a, b) => a - b)

const wishedSeconds = 6
const wishedBytes = 24_000_000

/**
 * Cuts at key frames into segments of six seconds, or less where that would be too many bytes. Times are from `start` on; the last one is
 * the end.
 */
export const cutAt = (keys: readonly number[], { start, end, bytes }: { start: number; end: number; bytes: number }): number[] => {
  const shortest = Math.min(wishedSeconds, wishedBytes / Math.max(1, bytes / Math.max(1, end - start)))
  const cuts = [0]
  for (const key of keys) if (key - start - (cuts.at(-1) ?? 0) >= shortest && end - key > 1) cuts.push(round(key - start))
  return [...cuts, round(Math.max(end - start, (cuts.at(-1) ?? 0) + 0.1))]
}

const round = (seconds: number): number => Math.round(seconds * 1e6) / 1e6
