import { expect, test } from 'bun:test'
import { createReport } from './report'
import type { Progress } from './schema'

test('the reports of a play are stored in the order in which they came, also when the file is slow to be found', async () => {
  const slow = Promise.withResolvers<void>()
  let asked = 0
  const stored: string[] = []
  const report = createReport({
    locate: async (file_id) => {
      if (++asked === 1) await slow.promise
      return { file_id, movie_id: 1, path: '/shelf/a.mkv', size_bytes: 1, modified_at: '2026-01-01T00:00:00.000Z' } as never
    },
    readings: { of: async () => ({ why: 'damaged' }) as never },
    report: (_, { play_id, position_seconds }) => void stored.push(`${play_id} ${position_seconds}`),
    heard: () => {},
    sidecars: () => [],
  })
  const at = (play_id: string, position_seconds: number, state: Progress['state']) =>
    report(1, { play_id, position_seconds, state } as Progress)

  const first = at('one', 7, 'playing')
  const last = at('one', 30, 'stopped')
  await at('two', 5, 'playing')
  slow.resolve()
  await Promise.all([first, last])

  expect(stored).toEqual(['two 5', 'one 7', 'one 30'])
})
