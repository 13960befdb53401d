import type { Life } from './engine-life'
import type { Metainfo, StoredFile } from './metainfo'
import type { Run } from './pieces'

/** A byte range of a file; the end is exclusive. */
export type ByteRange = [from: number, to: number]

const windowBytes = 32 * 1024 * 1024
const leastWindowPieces = 4

/**
 * What to download first while a file is watched: from the player's position, a window in order; and both ends of the file, where its index
 * is. The rest arrives as without a viewer.
 */
export const runsFor = (
  { piece_length }: Pick<Metainfo, 'piece_length'>,
  file: Pick<StoredFile, 'offset' | 'length'>,
  at: number,
): Run[] => {
  const pieceAt = (byte: number) => Math.floor((file.offset + Math.max(0, Math.min(byte, file.length - 1))) / piece_length)
  const [first, last, here] = [pieceAt(0), pieceAt(file.length - 1), pieceAt(at)]
  const ahead = Math.min(last, Math.max(here + leastWindowPieces - 1, pieceAt(at + windowBytes - 1)))
  const ends: Run[] = [
    [first, first],
    [last, last],
  ]
  return [[here, ahead], ...ends.filter(([piece]) => piece < here || piece > ahead)]
}

/** The downloaded and verified bytes of a file. None while pieces of an earlier run still have to be verified. */
export const verifiedRanges = ({ metainfo, chosen, trusted }: Life, file: StoredFile): ByteRange[] => {
  const ranges: ByteRange[] = []
  if (!metainfo || !chosen || !trusted || file.length === 0) return ranges
  const { piece_length } = metainfo
  const end = file.offset + file.length
  for (let piece = Math.floor(file.offset / piece_length); piece * piece_length < end; piece++) {
    if (!chosen.bits.has(piece)) continue
    const from = Math.max(file.offset, piece * piece_length) - file.offset
    const to = Math.min(end, (piece + 1) * piece_length) - file.offset
    const last = ranges.at(-1)
    if (last?.[1] === from) last[1] = to
    else ranges.push([from, to])
  }
  return ranges
}

/** A file by index, if the torrent has it. */
export const fileOf = ({ metainfo }: Life, index: number): StoredFile | undefined =>
  metainfo?.files.find((file) => file.index === index && !file.padding)
