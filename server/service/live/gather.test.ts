import { expect, test } from 'bun:test'
import { createGathering } from './gather'

test('sends what arrives together together, in order', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly number[]>()
  const gathering = createGathering<number>({ withinMs: 1, most: 10, send: resolve })

  for (const n of [1, 2, 3]) gathering.add(n)

  expect(await promise).toEqual([1, 2, 3])
})

test('sends a full batch immediately, and a batch before anything that must follow it', () => {
  const sent: (readonly number[])[] = []
  const gathering = createGathering<number>({ withinMs: 60_000, most: 2, send: (all) => sent.push(all) })

  for (const n of [1, 2, 3]) gathering.add(n)
  expect(sent).toEqual([[1, 2]])
  gathering.flush()
  gathering.flush()

  expect(sent).toEqual([[1, 2], [3]])
})
