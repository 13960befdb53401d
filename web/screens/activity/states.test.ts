import { expect, test } from 'bun:test'
import type { DownloadState, Movie } from '../../data/api/types'
import { canRetry, isAtWork, runningOf, troubleOf } from './states'

type Own = { movie_id?: number | null; status?: Movie['status'] }
const download = (id: number, state: DownloadState, { movie_id = 1, status }: Own = {}) => ({
  id,
  turn: 100 - id,
  state,
  movie_id,
  ...(status && { movie: { status } as Movie }),
})
const ids = (all: readonly { id: number }[]) => all.map(({ id }) => id)
const troubles = (all: Parameters<typeof troubleOf>[0]) => {
  const { attention, settled } = troubleOf(all)
  return { attention: ids(attention), settled: settled.map(({ download: { id }, wayOut }) => [id, wayOut]) }
}

test('queued and paused downloads are waiting, not downloading', () => {
  const states = ['queued', 'paused', 'downloading', 'stalled', 'fetching_metadata', 'seeding', 'failed'] as const
  expect(states.filter((state) => isAtWork({ state }))).toEqual(['downloading', 'stalled', 'fetching_metadata'])
})

test('active downloads come first, queued ones by their turn, finished ones are left out', () => {
  const states = ['queued', 'queued', 'paused', 'stalled', 'failed', 'importing', 'downloading', 'seeding'] as const
  const all = states.map((state, at) => download(states.length - at, state))

  expect(runningOf(all).map(({ id, state }) => [id, state])).toEqual([
    [3, 'importing'],
    [2, 'downloading'],
    [5, 'stalled'],
    [6, 'paused'],
    [8, 'queued'],
    [7, 'queued'],
  ])
})

test('a failure is resolved once a later download of its movie is in progress, seeding or completed', () => {
  for (const state of ['queued', 'downloading', 'paused', 'importing', 'seeding', 'completed'] as const)
    expect(troubles([download(2, state), download(1, 'failed')])).toEqual({ attention: [], settled: [[1, 'another']] })
})

test("earlier, failed, cancelled and other movies' downloads do not resolve a failure", () => {
  expect(troubles([download(2, 'failed'), download(1, 'completed')])).toEqual({ attention: [2], settled: [] })
  expect(troubles([download(3, 'cancelled'), download(2, 'failed'), download(1, 'failed')]).attention).toEqual([2, 1])
  expect(troubles([download(2, 'seeding', { movie_id: 7 }), download(1, 'failed')]).attention).toEqual([1])
})

test('a failure is resolved if its movie has a file or was removed', () => {
  expect(troubles([download(1, 'failed', { status: 'upgradable' })]).settled).toEqual([[1, 'in_library']])
  expect(troubles([download(1, 'failed', { movie_id: null })]).settled).toEqual([[1, 'removed']])
})

test('a blocked import needs attention while its files still exist', () => {
  expect(troubles([download(1, 'import_blocked', { movie_id: null })]).attention).toEqual([1])
  expect(troubles([download(1, 'import_blocked', { status: 'importing' })]).attention).toEqual([1])
})

test('only failures that a retry can fix offer one', () => {
  const stuck = (state: DownloadState, code: string | null = null, next_try_at: string | null = null) =>
    canRetry({ state, error: code === null ? null : { code, values: {}, text: '' }, next_try_at })

  for (const state of ['queued', 'downloading', 'stalled', 'paused', 'importing', 'seeding', 'completed', 'cancelled'] as const)
    expect(stuck(state)).toBe(false)
  expect(stuck('failed', 'dangerous_file')).toBe(false)
  expect(stuck('seeding', 'missing_files')).toBe(true)
  expect(stuck('seeding', 'disk_full')).toBe(false)
  expect(stuck('failed', 'no_metadata')).toBe(true)
  expect(stuck('import_blocked', 'unknown_duration')).toBe(true)
  expect(stuck('importing', 'video_not_read', '2026-11-21T10:00:00.000Z')).toBe(true)
})
