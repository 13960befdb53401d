import { expect, test } from 'bun:test'
import { EventEmitter } from 'node:events'
import type { Piece, Torrent, Wire } from 'webtorrent'
import { createPieceBuffers } from './engine-buffers'
import { putTogether } from './engine-pieces'

const KiB = 1024
const wire = { requests: [] } as unknown as Wire

/** The library's piece fields that these rules rely on. */
class LibraryPiece {
  readonly length: number
  missing: number
  sources: Wire[] = []
  _buffer: unknown[] | null = []
  _flushed = false
  constructor(length: number) {
    this.length = length
    this.missing = length
  }
  init() {
    return !this._flushed
  }
  set(): boolean {
    throw new Error('the library collects the blocks')
  }
  readonly _chunks = 0
  readonly _reservations = 0
  readonly _cancellations: number[] = []
  reserve() {
    return this._cancellations.pop() ?? -1
  }
  cancel(block: number) {
    this._cancellations.push(block)
  }
  flush(): Uint8Array | null {
    throw new Error('the library joins the blocks')
  }
}
const libraryPiece = (length: number): Piece => new LibraryPiece(length)

/** A library that is asked for pieces, whether it can request them, and from whom it expects some. */
const libraryTorrent = (pieces: Piece[]) => {
  const torrent = Object.assign(new EventEmitter(), {
    pieces,
    pieceLength: pieces[0]?.length ?? 0,
    wires: [],
    _reservations: [] as (Wire | null)[][],
    _request: (from: Wire, index: number) => {
      torrent._reservations[index] = [from]
      return true
    },
    _updateWire: () => {},
  })
  return torrent
}

const collecting = (length: number, buffers = createPieceBuffers()) => {
  const piece = libraryPiece(length)
  const torrent = libraryTorrent([piece]) as unknown as Torrent
  putTogether(torrent, buffers)
  torrent._request(wire, 0, false)
  torrent._request(wire, 0, false)
  return { piece, buffers }
}
const block = (fill: number, length = 16 * KiB) => new Uint8Array(length).fill(fill)

test('blocks that arrive in any order, in bulk or twice, end up in their place', () => {
  const { piece } = collecting(50 * KiB)

  const answers = [
    piece.set(3, block(4, 2 * KiB), wire),
    piece.set(0, block(1), wire),
    piece.set(0, block(9), wire),
    piece.flush(),
    piece.set(1, new Uint8Array([...block(2), ...block(3)]), wire),
  ]

  expect(answers).toEqual([false, false, false, null, true])
  expect([piece.missing, piece.sources]).toEqual([0, [wire]])
  expect(piece.flush()).toEqual(new Uint8Array([...block(1), ...block(2), ...block(3), ...block(4, 2 * KiB)]))
})

test('a block after the last one does not change the piece being verified and written', () => {
  const { piece } = collecting(32 * KiB)
  piece.set(0, block(1), wire)
  piece.set(1, block(2), wire)
  const whole = piece.flush()!

  expect(piece.set(0, block(9), wire)).toBe(false)
  expect(whole[0]).toBe(1)
})

test('a block that one peer failed to deliver is requested again, unless another delivered it', () => {
  const { piece } = collecting(32 * KiB)
  piece.set(0, block(1), wire)

  piece.cancel(0)
  piece.cancel(1)

  expect([piece.reserve(), piece.reserve()]).toEqual([1, -1])
})

test('starts no piece without room, until one is written, fails its check, or is abandoned by all its peers', () => {
  const buffers = createPieceBuffers(64 * KiB)
  const pieces = [0, 1, 2, 3, 4, 5].map(() => libraryPiece(32 * KiB))
  const library = libraryTorrent(pieces)
  const torrent = library as unknown as Torrent
  putTogether(torrent, buffers)
  const busy = { requests: [{}] } as unknown as Wire
  const ask = (from: Wire, index: number) => torrent._request(from, index, false)
  const whole = (index: number) => {
    pieces[index]!.set(0, block(1), wire)
    pieces[index]!.set(1, block(2), wire)
    return pieces[index]!.flush()!
  }

  expect([0, 1, 2, 3, 4].map((index) => ask(busy, index))).toEqual([true, true, true, true, false])
  expect([ask(busy, 2), ask(wire, 4), buffers.held()]).toEqual([true, false, 128 * KiB])

  const written = whole(0)
  expect(ask(wire, 4)).toBe(false)
  pieces[0] = null as unknown as Piece
  library.emit('verified', 0)
  buffers.giveBack(written)
  expect(ask(busy, 4)).toBe(true)

  whole(1)
  pieces[1] = libraryPiece(32 * KiB)
  library.emit('warning', new Error('Piece 1 failed verification'))
  expect([ask(busy, 1), ask(wire, 5)]).toEqual([true, false])

  pieces[2]!.set(0, block(1), wire)
  library._reservations[2] = [null]
  library._reservations[3] = [null]
  expect([ask(busy, 5), ask(wire, 5), buffers.held()]).toEqual([false, true, 128 * KiB])
  expect(pieces[2]!.missing).toBe(16 * KiB)

  library.emit('close')
  expect(buffers.held()).toBe(0)
})
