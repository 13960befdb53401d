import { expect, test } from 'bun:test'
import { createBackground } from './background'
import { Paused } from './errors'

test('rest waits for everything that is under way, also when it fails', async () => {
  const background = createBackground()
  const slow = Promise.withResolvers<void>()
  const order: string[] = []
  const one = background.begin('preview pictures', () => slow.promise.then(() => order.push('searched')))
  const other = background.begin('news for webhooks', () => Promise.reject(new Error('no disk')))
  expect(background.underWay()).toEqual(['preview pictures', 'news for webhooks'])

  const resting = background.rest().then(() => order.push('rests'))
  await expect(other).rejects.toThrow('no disk')
  slow.resolve()
  await Promise.all([one, resting])

  expect(order).toEqual(['searched', 'rests'])
  expect(background.underWay()).toEqual([])
})

test('while all rests nothing is begun, and after it things are again', async () => {
  const background = createBackground()
  const done: string[] = []
  await background.rest()

  await background.begin('preview pictures', () => done.push('meanwhile'))
  background.resume()
  await background.begin('preview pictures', () => done.push('after'))

  expect(done).toEqual(['after'])
})

test('what waits for the world outside is told when all is to rest, and what begins later is not', () => {
  const background = createBackground()
  const before = background.signal()

  void background.rest()

  expect(before.aborted).toBe(true)
  expect(before.reason).toBeInstanceOf(Paused)
  background.resume()
  expect(background.signal().aborted).toBe(false)
})
