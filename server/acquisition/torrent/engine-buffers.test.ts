import { expect, test } from 'bun:test'
import { createPieceBuffers } from './engine-buffers'

const KiB = 1024
const MiB = 1024 * KiB

test('a written piece lends its buffer to the next of its size, once, and to no other', () => {
  const buffers = createPieceBuffers()
  const written = buffers.take(32 * KiB)
  expect(buffers.take(32 * KiB)).not.toBe(written)

  buffers.giveBack(written)
  buffers.giveBack(written)

  expect(buffers.take(48 * KiB)).not.toBe(written)
  expect(buffers.take(32 * KiB)).toBe(written)
  expect(buffers.take(32 * KiB)).not.toBe(written)
})

test('never lends a foreign buffer, or one that may still be read or written', () => {
  const buffers = createPieceBuffers()
  const foreign = new Uint8Array(16 * KiB)
  buffers.giveBack(foreign)
  const left = buffers.take(16 * KiB)
  expect(left).not.toBe(foreign)

  buffers.forget(left)
  buffers.giveBack(left)

  expect(buffers.held()).toBe(0)
  expect(buffers.take(16 * KiB)).not.toBe(left)
})

test('there is room up to 64 MiB, up to twice as much for eight large pieces, and always for one', () => {
  const taken = (length: number) => {
    const buffers = createPieceBuffers()
    let count = 0
    for (; buffers.hasRoomFor(length); count++) buffers.take(length)
    return count
  }

  expect([16 * KiB, MiB, 8 * MiB, 16 * MiB, 64 * MiB].map(taken)).toEqual([4096, 64, 8, 8, 2])
})

test('once it is used up, a good part must be free before starting more is worthwhile', () => {
  const buffers = createPieceBuffers(16 * MiB)
  const taken = Array.from({ length: 16 }, () => buffers.take(MiB))
  expect(buffers.isWorthLooking(MiB)).toBe(false)

  buffers.giveBack(taken.pop()!)
  expect([buffers.hasRoomFor(MiB), buffers.isWorthLooking(MiB)]).toEqual([true, false])

  buffers.giveBack(taken.pop()!)
  expect(buffers.isWorthLooking(MiB)).toBe(true)

  buffers.take(MiB)
  expect(buffers.isWorthLooking(MiB)).toBe(true)
})

test('while everything is lent, reads reuse buffers', async () => {
  const buffers = createPieceBuffers(2 * MiB)
  buffers.take(MiB)
  buffers.take(MiB)
  const first = await buffers.takeToRead(MiB)
  buffers.giveBack(first)

  expect(await buffers.takeToRead(MiB)).toBe(first)
})

test('lent and idle buffers never exceed the budget plus the read share, whatever the sizes', () => {
  const buffers = createPieceBuffers(8 * MiB)
  const small = [1, 2, 3].map(() => buffers.take(4 * MiB))
  for (const each of small) buffers.giveBack(each)

  const large = buffers.take(8 * MiB)

  expect(small.includes(buffers.take(4 * MiB))).toBe(false)
  buffers.giveBack(large)
  expect(buffers.take(8 * MiB) === large).toBe(true)
})

test('reads pieces in turn, at most 8 MiB at a time, or a larger one alone', async () => {
  const buffers = createPieceBuffers()
  const sizes = [4, 4, 4, 32, 4].map((size) => size * MiB)
  const got: number[] = []
  const asked = sizes.map((size, index) =>
    buffers.takeToRead(size).then((bytes) => {
      got.push(index)
      return bytes
    }),
  )
  const lentFor = async (count: number) => {
    const bytes = await asked[count]!
    await Promise.resolve()
    return bytes
  }

  const first = await lentFor(1)
  expect([got, buffers.held()]).toEqual([[0, 1], 8 * MiB])

  buffers.giveBack(first)
  await lentFor(2)
  expect(got).toEqual([0, 1, 2])

  buffers.giveBack(await lentFor(0))
  buffers.giveBack(await lentFor(2))
  await lentFor(3)
  expect([got, buffers.held()]).toEqual([[0, 1, 2, 3], 32 * MiB])

  buffers.giveBack(await lentFor(3))
  await lentFor(4)
  expect(got).toEqual([0, 1, 2, 3, 4])
})

test('a caller who found no room is called once when there is some', async () => {
  const buffers = createPieceBuffers(16 * KiB)
  const one = buffers.take(16 * KiB)
  let calls = 0
  buffers.whenRoom(() => calls++)
  expect(calls).toBe(0)

  buffers.giveBack(one)
  buffers.giveBack(buffers.take(16 * KiB))
  await Promise.resolve()

  expect(calls).toBe(1)
})
