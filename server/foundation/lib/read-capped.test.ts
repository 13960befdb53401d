import { expect, test } from 'bun:test'
import { readCapped } from './read-capped'

const mebibyte = 1024 * 1024
const limit = 40 * mebibyte

/** A body in pieces; each holds its own number. */
const sent = (count: number, pieceBytes: number): Response => {
  let next = 0
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (next === count) return controller.close()
        controller.enqueue(new Uint8Array(pieceBytes).fill(next++))
      },
    }),
  )
}

test.each([
  ['small', 3, 1000],
  ['large, in pieces', 300, 100_000],
  ['large, in two pieces', 2, 17 * mebibyte],
  ['as large as the limit', 40, mebibyte],
])('a body that is %s arrives whole and in order', async (_, count, pieceBytes) => {
  const bytes = await readCapped(sent(count, pieceBytes), limit)

  expect(bytes?.byteLength).toBe(count * pieceBytes)
  const edges = Array.from({ length: count }, (_each, i) => [bytes?.[i * pieceBytes], bytes?.[(i + 1) * pieceBytes - 1]])
  expect(edges).toEqual(Array.from({ length: count }, (_each, i) => [i % 256, i % 256]))
})

test('a body of no bytes is empty', async () => {
  expect(await readCapped(new Response(null), limit)).toEqual(new Uint8Array())
  expect(await readCapped(sent(0, 1), limit)).toEqual(new Uint8Array())
})

test('a body that is larger than the limit is null, small or large', async () => {
  expect(await readCapped(sent(3, 1000), 2999)).toBeNull()
  expect(await readCapped(sent(41, mebibyte), limit)).toBeNull()
})

test('a large body is written to its place as it arrives, so that it is in memory once', async () => {
  const bytes = await readCapped(sent(20, mebibyte), limit)

  expect(bytes?.buffer.byteLength).toBe(limit)
})
