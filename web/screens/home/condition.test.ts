import { expect, test } from 'bun:test'
import type { HealthItem } from '../../data/api/types'
import { condition } from './condition'

const trouble = (id: string, severity: HealthItem['severity']) => ({ id, severity, title: id }) as HealthItem
const all = {
  stats: { movies: { total: 412 }, files: { size_bytes: 3_100 } } as Parameters<typeof condition>[0]['stats'],
  health: [],
  roots: [{ free_bytes: 640, total_bytes: 1000 }],
  indexers: [{ enabled: true, disabled_until: null, most_recent_failure_at: null }],
  backups: [{ created_at: '2026-11-21T07:34:00Z', missing: false }],
  drill: { at: null, ok: null, counts: {} },
}
const resting = { enabled: true, disabled_until: '2026-11-22T15:00:00Z', most_recent_failure_at: '2026-11-22T14:02:00Z' }

test('without issues it reports the totals and how many indexers answer', () => {
  expect(condition(all)).toEqual({
    trouble: undefined,
    movies: 412,
    bytes: 3_100,
    free: 640,
    answering: 1,
    failing: 0,
    backup: '2026-11-21T07:34:00Z',
    drill: undefined,
  })
})

test('an error comes before a warning, even a later one', () => {
  expect(condition({ ...all, health: [trouble('slow', 'warning'), trouble('full', 'error')] }).trouble?.id).toBe('full')
})

test('an indexer paused after failures counts as failing; a disabled one does not count', () => {
  const off = { ...resting, enabled: false }

  expect(condition({ ...all, indexers: [...all.indexers, resting, off] })).toMatchObject({ answering: null, failing: 1 })
  expect(condition({ ...all, indexers: [off] })).toMatchObject({ answering: null, failing: 0 })
})

test('two folders on one disk share its free space; an unknown one adds nothing', () => {
  expect(condition({ ...all, roots: [...all.roots, ...all.roots] }).free).toBe(640)
  expect(condition({ ...all, roots: [{ free_bytes: null, total_bytes: null }] }).free).toBeNull()
})

test('a backup whose file is missing does not count', () => {
  expect(condition({ ...all, backups: [{ created_at: '2026-11-22T07:34:00Z', missing: true }, ...all.backups] }).backup).toBe(
    '2026-11-21T07:34:00Z',
  )
})

test('a rehearsed restore counts only if it went well', () => {
  const drill = { at: '2026-11-21T08:00:00Z', ok: true, counts: { movies: 412, settings: 38 } }

  expect(condition({ ...all, drill }).drill).toEqual({ at: '2026-11-21T08:00:00Z', movies: 412, settings: 38 })
  expect(condition({ ...all, drill: { ...drill, ok: false } }).drill).toBeUndefined()
})
