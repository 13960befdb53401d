import type { Piece, Torrent, Wire } from 'webtorrent'
import type { Begun, PieceBuffers } from './engine-buffers'

const blockBytes = 16 * 1024
/** A peer with this many open requests is busy. */
const fewRequests = 32

type Collected = Begun & { readonly piece: Piece; readonly bytes: Uint8Array; isWhole: boolean }

/**
 * Copies blocks to their place in a piece as they arrive. The library would keep each with its whole socket chunk and join them at the end.
 * Starts no piece without room; a written one must be given back.
 */
export const putTogether = (torrent: Torrent, buffers: PieceBuffers): void => {
  const request = torrent._request.bind(torrent)
  const update = torrent._updateWire.bind(torrent)
  const collected = new Map<number, Collected>()
  const askAll = () => {
    if (!torrent.destroyed) for (const wire of [...torrent.wires]) torrent._updateWire(wire)
  }

  /** Called when a piece failed its check or was verified, or when the torrent left, so nothing outlives its use. */
  const settle = (index: number, release: (bytes: Uint8Array) => void) => {
    const found = collected.get(index)
    if (!found) return
    collected.delete(index)
    buffers.begun.delete(found)
    release(found.bytes)
  }

  const begin = (piece: Piece, index: number) => {
    const bytes = buffers.take(piece.length)
    const { arrived } = collectInto(piece, bytes, () => {
      mine.isWhole = true
      buffers.begun.delete(mine)
    })
    const mine: Collected = {
      piece,
      bytes,
      isWhole: false,
      lost: () => (torrent._reservations[index]?.some((wire) => wire !== null) ? null : arrived()),
      drop: () => {
        torrent.pieces[index] = new (piece.constructor as new (length: number) => Piece)(piece.length)
        settle(index, buffers.giveBack)
      },
    }
    collected.set(index, mine)
    buffers.begun.add(mine)
  }

  torrent._request = (wire, index, isLast) => {
    const piece = torrent.pieces[index]
    if (!piece || collected.get(index)?.piece === piece) return request(wire, index, isLast)
    const mayBegin = buffers.hasRoomFor(piece.length) || (wire.requests.length === 0 && buffers.makeRoomFor(piece.length))
    if (!mayBegin) buffers.whenRoom(askAll)
    if (!mayBegin || !request(wire, index, isLast)) return false
    begin(piece, index)
    return true
  }

  /** Without room, only started pieces can be requested: the library would go through all pieces for every block that arrives. */
  torrent._updateWire = (wire) => {
    const { pieceLength } = torrent
    if (wire.destroyed || wire.peerChoking || buffers.isWorthLooking(pieceLength)) return update(wire)
    if (wire.requests.length >= fewRequests) return
    askForBegun(torrent, wire, collected)
    if (wire.requests.length > 0) return
    if (buffers.makeRoomFor(pieceLength)) update(wire)
    else buffers.whenRoom(askAll)
  }

  torrent.on('warning', () => {
    for (const [index, { piece, isWhole }] of collected) if (isWhole && torrent.pieces[index] !== piece) settle(index, buffers.giveBack)
  })
  // The writer gives it back.
  torrent.on('verified', (index: number) => settle(index, () => {}))
  torrent.once('close', () => {
    for (const index of [...collected.keys()]) settle(index, buffers.forget)
  })
}

const askForBegun = (torrent: Torrent, wire: Wire, collected: ReadonlyMap<number, Collected>): void => {
  for (const [index, { isWhole }] of collected) if (!isWhole && wire.peerPieces.get(index)) while (torrent._request(wire, index, false));
}

/** The library's own rules, except for where blocks go. */
const collectInto = (piece: Piece, bytes: Uint8Array, onWhole: () => void): { arrived: () => number } => {
  let isDone = false
  const has = new Set<number>()
  const count = Math.ceil(piece.length / blockBytes)

  piece.set = (first, data, source) => {
    if (isDone || !piece.init()) return false
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
  const cancel = piece.cancel.bind(piece)
  /** One of two peers asked for a block failed to deliver it; the other delivered. */
  piece.cancel = (block) => {
    if (!has.has(block)) cancel(block)
  }
  piece.flush = () => {
    if (isDone || has.size < count) return null
    isDone = true
    piece._buffer = null
    piece._flushed = true
    onWhole()
    return bytes
  }
  return { arrived: () => has.size * blockBytes }
}
