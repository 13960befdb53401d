import type { Metainfo, StoredFile } from './metainfo'
import { partsName } from './safe-names'

/** A range of pieces; the end is inclusive. */
export type Run = readonly [first: number, last: number]

/** A run of a piece's bytes within one file. */
export type Segment = {
  readonly path: string
  readonly at: number
  readonly from: number
  readonly length: number
  readonly kind: 'file' | 'parts' | 'padding'
}

export type Layout = ReturnType<typeof layOut>

/**
 * Maps each byte of each piece to a file. Bytes of unwanted files that share a piece with a wanted one go to the parts file, packed: an
 * unwanted file never appears under its own name.
 */
export const layOut = (metainfo: Pick<Metainfo, 'files' | 'length' | 'piece_length'>, wanted: ReadonlySet<number>) => {
  const { files, length, piece_length } = metainfo
  const pieceCount = Math.ceil(length / piece_length)
  const solid = files.filter((file) => file.length > 0)
  const sizeOf = (piece: number) => Math.min(piece_length, length - piece * piece_length)
  const sideOffsets = packUnwanted()

  function packUnwanted() {
    const offsets = new Map<string, number>()
    let end = 0
    for (const piece of piecesOf(files.filter((file) => wanted.has(file.index)))) {
      for (const file of filesOf(piece)) {
        if (wanted.has(file.index) || file.padding) continue
        offsets.set(`${piece}/${file.index}`, end)
        end += overlap(piece, file).length
      }
    }
    return offsets
  }

  function overlap(piece: number, file: StoredFile) {
    const start = piece * piece_length
    const from = Math.max(start, file.offset)
    return { from, length: Math.min(start + sizeOf(piece), file.offset + file.length) - from }
  }

  function filesOf(piece: number): readonly StoredFile[] {
    const start = piece * piece_length
    const end = start + sizeOf(piece)
    const found: StoredFile[] = []
    for (let at = firstEndingAfter(solid, start); at < solid.length; at++) {
      const file = solid[at]
      if (!file || file.offset >= end) break
      found.push(file)
    }
    return found
  }

  function piecesOf(some: readonly StoredFile[]): ReadonlySet<number> {
    const pieces = new Set<number>()
    for (const file of some) {
      if (file.length === 0) continue
      const last = Math.floor((file.offset + file.length - 1) / piece_length)
      for (let piece = Math.floor(file.offset / piece_length); piece <= last; piece++) pieces.add(piece)
    }
    return pieces
  }

  const segmentsOf = (piece: number): readonly Segment[] =>
    filesOf(piece).map((file) => {
      const { from, length: size } = overlap(piece, file)
      const within = { from: from - piece * piece_length, length: size }
      if (file.padding) return { ...within, path: '', at: 0, kind: 'padding' }
      if (wanted.has(file.index)) return { ...within, path: file.path, at: from - file.offset, kind: 'file' }
      return { ...within, path: partsName, at: sideOffsets.get(`${piece}/${file.index}`) ?? 0, kind: 'parts' }
    })

  const wantedFiles = files.filter((file) => wanted.has(file.index))
  return {
    pieceCount,
    sizeOf,
    segmentsOf,
    wantedFiles,
    wantedPieces: piecesOf(wantedFiles),
    wantedBytes: wantedFiles.reduce((sum, file) => sum + file.length, 0),
  }
}

const firstEndingAfter = (files: readonly StoredFile[], offset: number) => {
  let low = 0
  let high = files.length
  while (low < high) {
    const middle = (low + high) >> 1
    const file = files[middle]
    if (file && file.offset + file.length <= offset) low = middle + 1
    else high = middle
  }
  return low
}

export type Bits = ReturnType<typeof createBits>

/** One bit per piece, the first in the highest bit: the format of peers and of the engine's store. */
export const createBits = (count: number, from?: Uint8Array) => {
  const bytes = new Uint8Array(Math.ceil(count / 8))
  if (from?.length === bytes.length) bytes.set(from)
  return {
    bytes,
    has: (piece: number) => ((bytes[piece >> 3] ?? 0) & (0x80 >> (piece & 7))) !== 0,
    set: (piece: number) => {
      bytes[piece >> 3] = (bytes[piece >> 3] ?? 0) | (0x80 >> (piece & 7))
    },
    clear: (piece: number) => {
      bytes[piece >> 3] = (bytes[piece >> 3] ?? 0) & ~(0x80 >> (piece & 7))
    },
    isEmpty: () => bytes.every((byte) => byte === 0),
  }
}
