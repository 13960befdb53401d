import { expect, test } from 'bun:test'
import { attempt } from './attempt'

test('work that succeeds is its value, one that fails is its error, and neither throws', async () => {
  const answers = await Promise.all([attempt(async () => 1), attempt(() => Promise.reject(new Error('dead'))), attempt(() => 3)])

  expect(answers).toEqual([
    { ok: true, value: 1 },
    { ok: false, error: new Error('dead') },
    { ok: true, value: 3 },
  ])
})

test('whatever is thrown arrives as an error', async () => {
  const answer = await attempt(() => Promise.reject('plain words'))

  expect(answer.ok === false && answer.error.message).toBe('plain words')
})
