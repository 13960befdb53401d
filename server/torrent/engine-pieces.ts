import type { Piece, Torrent } from 'webtorrent'

export type PieceBuffers = ReturnType<typeof createPieceBuffers>

const blockBytes = 16 * 1024
const mostIdleBytes = 32 * 1024 * 1024

/** Buffers that pieces are put together in, used again and again: fresh memory for each costs more than copying into it. */
export const createPieceBuffers = () => {
  const idle: Uint8Array<ArrayBuffer>[] = []
  const ours = new WeakSet<Uint8Array>()
  let idleBytes = 0

  return {
    take: (length: number): Uint8Array<ArrayBuffer> => {
      const at = idle.findIndex((each) => each.length === length)
      const found = at < 0 ? undefined : idle.splice(at, 1)[0]
      if (found) idleBytes -= length
      const bytes = found ?? new Uint8Array(length)
      ours.add(bytes)
      return bytes
    },
    /** Nobody reads or writes it any more. What is not from here is passed over, as is what comes back twice. */
    giveBack: (bytes: Uint8Array): void => {
      if (!ours.delete(bytes) || idleBytes + bytes.length > mostIdleBytes) return
      idle.push(bytes as Uint8Array<ArrayBuffer>)
      idleBytes += bytes.length
    },
  }
}

/**
 * Blocks are copied to their place in a piece as they arrive. The library would keep them until the last is there, each with the whole
 * chunk of the socket that it came in, and join them then. A piece that is written has to be given back.
 */
export const putTogether = (torrent: Torrent, buffers: PieceBuffers): void => {
  const request = torrent._request.bind(torrent)
  const mended = new WeakSet<Piece>()
  torrent._request = (wire, index, isLast) => {
    const piece = torrent.pieces[index]
    if (piece && !mended.has(piece)) {
      mended.add(piece)
      // Of one block, a piece is what arrived; and such a buffer would be handed to peers as it is.
      if (piece.length > blockBytes) collectInto(piece, buffers)
    }
    return request(wire, index, isLast)
  }
}

/** The library's own rules, but for where the blocks go. */
const collectInto = (piece: Piece, buffers: PieceBuffers): void => {
  let bytes: Uint8Array | undefined
  let isDone = false
  const has = new Set<number>()
  const count = Math.ceil(piece.length / blockBytes)

  piece.set = (first, data, source) => {
    if (isDone || !piece.init()) return false
    bytes ??= buffers.take(piece.length)
    for (let at = 0, block = first; at < data.length; at += blockBytes, block++) {
      if (has.has(block)) continue
      const part = data.subarray(at, at + blockBytes)
      bytes.set(part, block * blockBytes)
      has.add(block)
      piece.missing -= part.length
      if (!piece.sources?.includes(source)) piece.sources?.push(source)
    }
    return has.size === count
  }
  piece.flush = () => {
    if (!bytes || has.size < count) return null
    isDone = true
    piece._buffer = null
    piece._flushed = true
    return bytes
  }
}
