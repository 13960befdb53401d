import { expect, test } from 'bun:test'
import { attempt } from './attempt'

test('returns the value of work that succeeds and the error of work that fails, and never throws', async () => {
  const answers = await Promise.all([attempt(async () => 1), attempt(() => Promise.reject(new Error('dead'))), attempt(() => 3)])

  expect(answers).toEqual([
    { ok: true, value: 1 },
    { ok: false, error: new Error('dead') },
    { ok: true, value: 3 },
  ])
})

test('wraps a thrown value that is not an error in an error', async () => {
  const answer = await attempt(() => Promise.reject('plain words'))

  expect(answer.ok === false && answer.error.message).toBe('plain words')
})
