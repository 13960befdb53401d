import { expect, test } from 'bun:test'
import { mapInTurns } from './turns'

test('long work is done in order, with a pause after every few items', async () => {
  const done: string[] = []

  const result = await mapInTurns([1, 2, 3, 4, 5], { perTurn: 2, pause: async () => void done.push('pause') }, (n) => {
    done.push(String(n))
    return n * 10
  })

  expect(result).toEqual([10, 20, 30, 40, 50])
  expect(done).toEqual(['1', '2', 'pause', '3', '4', 'pause', '5'])
})
