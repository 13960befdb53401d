import { expect, test } from 'bun:test'
import { historyKinds, kinds } from './kinds'

test('no event is of two kinds, and each kind fits into the question', () => {
  const all = historyKinds.flatMap((kind) => [...kinds[kind]])

  expect(new Set(all).size).toBe(all.length)
  for (const kind of historyKinds) expect(kinds[kind].join().length).toBeLessThanOrEqual(500)
})
