import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { until } from '#server/testing/until'
import { createReadBack } from './engine-read-back'
import type { Layout } from './pieces'

const pieces = [1, 2, 3, 4, 5, 6].map((fill) => new Uint8Array(100).fill(fill))
const hashes = pieces.map((bytes) => createHash('sha1').update(bytes).digest('hex'))
const layout = { wantedPieces: new Set([0, 1, 2, 3, 4]), sizeOf: () => 100 } as unknown as Layout

const disk = () => {
  const done: string[] = []
  const bytes = new Map(pieces.entries())
  const store = {
    sync: async () => void done.push('sync'),
    read: async (piece: number) => {
      done.push(`read ${piece}`)
      return bytes.get(piece) ?? null
    },
    giveBack: () => {},
    isAsWritten: () => false,
  }
  return { done, bytes, readBack: createReadBack({ store, layout, hashes, part: 200 }) }
}

test('reads pieces back in order, after syncing them, once enough are written', async () => {
  const { done, readBack } = disk()
  readBack.add(3)
  expect(done).toEqual([])

  readBack.add(1)

  await until('both were read', () => readBack.isGood(1) && readBack.isGood(3))
  expect(done).toEqual(['sync', 'read 1', 'read 3'])
  expect(readBack.isGood(0)).toBe(false)
})

test('a missing or differing piece stays in doubt; unwanted ones are not read', async () => {
  const { done, bytes, readBack } = disk()
  bytes.set(0, new Uint8Array(100))
  bytes.delete(1)
  for (const piece of [5, 0, 1]) readBack.add(piece)
  for (const piece of [2, 3]) readBack.add(piece)

  await until('the good ones were read', () => readBack.isGood(2) && readBack.isGood(3))
  expect([0, 1, 5].map(readBack.isGood)).toEqual([false, false, false])
  expect(done).not.toContain('read 5')
})

test('a failing disk is left to the final check, and a stop waits for the current read', async () => {
  const failing = createReadBack({
    store: { sync: () => Promise.reject(new Error('EIO')), read: async () => null, giveBack: () => {}, isAsWritten: () => false },
    layout,
    hashes,
    part: 100,
  })
  failing.add(0)
  await failing.stop()
  expect(failing.isGood(0)).toBe(false)

  const { readBack, done } = disk()
  readBack.add(0)
  readBack.add(1)
  await readBack.stop()
  const before = done.length
  readBack.add(2)
  readBack.add(3)
  await readBack.stop()
  expect(done.length).toBe(before)
})
