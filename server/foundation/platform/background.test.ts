import { expect, test } from 'bun:test'
import { createBackground } from './background'
import { Paused } from './errors'

test('rest waits for all running work, even if it fails', async () => {
  const background = createBackground()
  const slow = Promise.withResolvers<void>()
  const order: string[] = []
  const one = background.begin('preview pictures', () => slow.promise.then(() => order.push('searched')))
  const other = background.begin('notifying webhooks', () => Promise.reject(new Error('no disk')))
  expect(background.underWay()).toEqual(['preview pictures', 'notifying webhooks'])

  const resting = background.pause().then(() => order.push('rests'))
  await expect(other).rejects.toThrow('no disk')
  slow.resolve()
  await Promise.all([one, resting])

  expect(order).toEqual(['searched', 'rests'])
  expect(background.underWay()).toEqual([])
})

test('starts nothing while resting, and starts work again after resume', async () => {
  const background = createBackground()
  const done: string[] = []
  await background.pause()

  await background.begin('preview pictures', () => done.push('meanwhile'))
  background.resume()
  await background.begin('preview pictures', () => done.push('after'))

  expect(done).toEqual(['after'])
})

test('resting aborts the signal that running work got, but not the one that later work gets', () => {
  const background = createBackground()
  const before = background.signal()

  void background.pause()

  expect(before.aborted).toBe(true)
  expect(before.reason).toBeInstanceOf(Paused)
  background.resume()
  expect(background.signal().aborted).toBe(false)
})
