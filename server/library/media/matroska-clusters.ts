import type { Bytes } from './bytes'
import { type Element, elementAt, unsigned } from './ebml'
import type { Matroska } from './matroska'
import { ids } from './matroska-ids'

export type Cluster = { readonly at: number; readonly body: number; readonly end: number; readonly seconds: number }
export type Block = {
  readonly track: number
  readonly seconds: number
  readonly duration_seconds: number
  readonly is_key: boolean
  /** Holds several frames. */
  readonly is_laced: boolean
  /** Offset of its data. */
  readonly at: number
  readonly size: number
}

/** The clusters of a file in order, reading only their headers. */
export function* clusters(bytes: Bytes, file: Matroska, from = file.first_cluster): Generator<Cluster> {
  for (let at = from; at < file.end; ) {
    const head = bytes.read(at, 256)
    const element = elementAt(head, 0, at)
    if (!element) return
    if (element.id === ids.cluster) {
      const end = element.size === null ? endOf(bytes, file, element.body) : element.body + element.size
      yield { at, body: element.body, end: Math.min(end, file.end), seconds: timeOf(head, element.body - at) * file.tick }
      at = end
    } else if (element.size === null) return
    else at = element.body + element.size
  }
}

/** The timestamp is among the first elements of a cluster. */
const timeOf = (head: Buffer, from: number): number => {
  let offset = from
  for (let i = 0; i < 4; i++) {
    const element = elementAt(head, offset)
    if (!element || element.size === null) return 0
    if (element.id === ids.clusterTime) return unsigned(head.subarray(element.body, element.body + element.size))
    offset = element.body + element.size
  }
  return 0
}

/** A cluster of unknown size ends at an element that cannot be inside a cluster. */
const endOf = (bytes: Bytes, file: Matroska, body: number): number => {
  let at = body
  while (at < file.end) {
    const element = elementAt(bytes.read(at, 16), 0, at)
    if (!element || element.size === null || element.id === ids.cluster || element.id === ids.cues) return at
    at = element.body + element.size
  }
  return file.end
}

const inCluster: readonly number[] = [
  ids.simpleBlock,
  ids.blockGroup,
  ids.clusterTime,
  ids.clusterPosition,
  ids.clusterPreviousSize,
  ids.empty,
  ids.checksum,
]
/** Enough for an element header and a simple block's header. */
const headBytes = 16

/** The blocks of a cluster, reading only their headers. Returns whether it contained nothing unexpected. */
export function* blocks(bytes: Bytes, file: Matroska, cluster: Cluster): Generator<Block, boolean> {
  let at = cluster.body
  let isSound = true
  while (at < cluster.end) {
    const head = bytes.read(at, headBytes)
    const element = elementAt(head, 0, at)
    if (!element || element.size === null) return false
    isSound &&= inCluster.includes(element.id)
    if (element.id === ids.simpleBlock)
      yield* blockAt(head.subarray(element.body - at), { body: element.body, size: element.size, is_key: null, duration: 0, file, cluster })
    const found = element.id === ids.blockGroup ? inGroup(bytes, element, element.size) : null
    if (found) yield* blockAt(bytes.read(found.body, headBytes), { ...found, file, cluster })
    at = element.body + element.size
  }
  return isSound && at === cluster.end
}

type Found = { readonly body: number; readonly size: number; readonly is_key: boolean | null; readonly duration: number }

/** In a group, the block comes first, followed by its duration and references. */
const inGroup = (bytes: Bytes, group: Element, size: number): Found | null => {
  let block: Element | null = null
  let isKey = true
  let duration = 0
  for (let at = group.body; at < group.body + size; ) {
    const head = bytes.read(at, 24)
    const element = elementAt(head, 0, at)
    if (!element || element.size === null) break
    if (element.id === ids.block) block = element
    if (element.id === ids.referenceBlock) isKey = false
    if (element.id === ids.blockDuration) duration = unsigned(head.subarray(element.body - at, element.body - at + element.size))
    at = element.body + element.size
  }
  return block && { body: block.body, size: block.size ?? 0, is_key: isKey, duration }
}

function* blockAt(
  head: Buffer,
  { body, size, is_key, duration, file, cluster }: Found & { file: Matroska; cluster: Cluster },
): Generator<Block> {
  const length = (head[0] ?? 0) >= 0x80 ? 1 : 2
  if (head.length < length + 3) return
  const track = length === 1 ? (head[0] ?? 0) & 0x7f : (((head[0] ?? 0) & 0x3f) << 8) | (head[1] ?? 0)
  yield {
    track,
    seconds: cluster.seconds + head.readInt16BE(length) * file.tick,
    duration_seconds: duration * file.tick,
    is_key: is_key ?? ((head[length + 2] ?? 0) & 0x80) !== 0,
    is_laced: ((head[length + 2] ?? 0) & 0x06) !== 0,
    at: body + length + 3,
    size: Math.max(0, size - length - 3),
  }
}
