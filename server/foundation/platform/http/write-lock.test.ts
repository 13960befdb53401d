import { expect, test } from 'bun:test'
import { say } from '#server/foundation/lib/sentence'
import { Unavailable } from '#server/foundation/platform/errors'
import { sentences } from '#server/service/backups/sentences'
import { createWriteLock } from './write-lock'

const restoring = say(sentences, 'backup_being_restored')
/** Far more time than any of these tests takes. */
const withinMs = 20_000

test('a lock refuses changes with a reason, while reads continue', async () => {
  const writes = createWriteLock()

  await writes.lock(restoring, { but: 0, withinMs })

  expect(await writes.run('GET', () => 'read')).toBe('read')
  await expect(writes.run('POST', () => 'changed')).rejects.toThrow(Unavailable)
  writes.unlock()
  expect(await writes.run('POST', () => 'changed')).toBe('changed')
})

test('locking waits for running changes, except the one that locks', async () => {
  const writes = createWriteLock()
  const order: string[] = []
  const slow = Promise.withResolvers<void>()
  const changing = writes.run('PUT', async () => {
    await slow.promise
    order.push('changed')
  })

  const closing = writes.run('POST', async () => {
    await writes.lock(restoring, { but: 1, withinMs })
    order.push('closed')
  })
  slow.resolve()
  await Promise.all([changing, closing])

  expect(order).toEqual(['changed', 'closed'])
})

test('a change that fails no longer counts as running', async () => {
  const writes = createWriteLock()
  await expect(writes.run('DELETE', () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  await writes.lock(restoring, { but: 0, withinMs })

  await expect(writes.run('DELETE', () => 'gone')).rejects.toThrow(Unavailable)
})

test('gives up the lock if a change does not end, and accepts changes again', async () => {
  const writes = createWriteLock()
  const stalled = Promise.withResolvers<void>()
  const changing = writes.run('POST', () => stalled.promise)

  expect(await writes.lock(restoring, { but: 0, withinMs: 20 })).toBe(false)

  expect(await writes.run('POST', () => 'changed')).toBe('changed')
  stalled.resolve()
  await changing
  expect(await writes.lock(restoring, { but: 0, withinMs })).toBe(true)
})

test('changes that are held wait, and reads go on', async () => {
  const writes = createWriteLock()
  const order: string[] = []
  const release = writes.hold(restoring)
  const changing = Promise.resolve(writes.run('PUT', () => void order.push('changed')))

  await writes.run('GET', () => void order.push('read'))
  release()
  await changing

  expect(order).toEqual(['read', 'changed'])
})
