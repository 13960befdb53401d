import { expect, test } from 'bun:test'
import { createInTurn } from './in-turn'

test('work for one key begins when the work before it has ended, also when that failed; other keys do not wait', async () => {
  const inTurn = createInTurn<string>()
  const order: string[] = []
  const first = Promise.withResolvers<void>()

  const failed = inTurn('a', async () => {
    order.push('a begins')
    await first.promise
    order.push('a fails')
    throw new Error('no')
  })
  const next = inTurn('a', async () => order.push('next of a'))
  await inTurn('b', async () => order.push('b'))
  first.resolve()

  await expect(failed).rejects.toThrow('no')
  await next
  expect(order).toEqual(['a begins', 'b', 'a fails', 'next of a'])
})
