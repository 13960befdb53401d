import { expect, test } from 'bun:test'
import type { Piece, Torrent, Wire } from 'webtorrent'
import { createPieceBuffers, putTogether } from './engine-pieces'

const KiB = 1024
const wire = {} as Wire

/** What the library has of a piece that these rules rely on. */
const libraryPiece = (length: number): Piece => ({
  length,
  missing: length,
  sources: [],
  _buffer: [],
  _flushed: false,
  init() {
    return !this._flushed
  },
  set: () => {
    throw new Error('the library collects the blocks')
  },
  flush: () => {
    throw new Error('the library joins the blocks')
  },
})

const collecting = (length: number, buffers = createPieceBuffers()) => {
  const piece = libraryPiece(length)
  const torrent = { pieces: [piece], _request: () => true } as unknown as Torrent
  putTogether(torrent, buffers)
  torrent._request(wire, 0, false)
  torrent._request(wire, 0, false)
  return { piece, buffers }
}
const block = (fill: number, length = 16 * KiB) => new Uint8Array(length).fill(fill)

test('blocks come in any order, several at once or twice, and stand in the piece in theirs', () => {
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

test('a block that comes after the last changes nothing of what is being checked and written', () => {
  const { piece } = collecting(32 * KiB)
  piece.set(0, block(1), wire)
  piece.set(1, block(2), wire)
  const whole = piece.flush()!

  expect(piece.set(0, block(9), wire)).toBe(false)
  expect(whole[0]).toBe(1)
})

test('a piece that is written lends its memory to the next of its size, once, and to no other', () => {
  const { piece, buffers } = collecting(32 * KiB)
  piece.set(0, new Uint8Array(32 * KiB).fill(1), wire)
  const written = piece.flush()!
  expect(buffers.take(32 * KiB)).not.toBe(written as Uint8Array<ArrayBuffer>)

  buffers.giveBack(written)
  buffers.giveBack(written)

  expect(buffers.take(48 * KiB)).not.toBe(written as Uint8Array<ArrayBuffer>)
  expect(buffers.take(32 * KiB)).toBe(written as Uint8Array<ArrayBuffer>)
  expect(buffers.take(32 * KiB)).not.toBe(written as Uint8Array<ArrayBuffer>)
})

test('what is not from here is not lent to anybody, nor is more kept than 32 MiB', () => {
  const buffers = createPieceBuffers()
  const foreign = block(1)
  buffers.giveBack(foreign)
  expect(buffers.take(16 * KiB)).not.toBe(foreign)

  const lent = [1, 2, 3].map(() => buffers.take(16 * KiB * KiB))
  for (const each of lent) buffers.giveBack(each)
  const again = [1, 2, 3].map(() => buffers.take(16 * KiB * KiB))
  expect(again.filter((each) => lent.includes(each))).toHaveLength(2)
})
