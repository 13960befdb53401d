import { expect, test } from 'bun:test'
import { isNew } from './is-new'

const since = '2026-03-01T12:00:00.000Z'
const judge = (release_date: string | null, state?: 'known' | 'waiting' | 'added' | 'told' | 'declined') =>
  isNew({ metadata_id: 7, release_date }, { since, seen: new Map(state ? [[7, { state }]] : []) })

test.each([
  ['comes out later', '2026-12-24', true],
  ['comes out on that day', '2026-03-01', true],
  ['came out the day before', '2026-02-28', false],
  ['is old', '1995-06-01', false],
  ['has no date yet', null, false],
] as const)('a movie that was listed before, and %s, is new: %p → %p', (_, date, is) => {
  expect(judge(date, 'known')).toBe(is)
})

test.each([
  ['came out shortly before', '2025-11-01', true],
  ['has no date yet', null, true],
  ['is old: somebody completed the credits', '1995-06-01', false],
] as const)('a movie that is listed for the first time, and %s: %p → %p', (_, date, is) => {
  expect(judge(date)).toBe(is)
})

test.each(['waiting', 'added', 'told', 'declined'] as const)('a movie that was found before is not new again: %s', (state) => {
  expect(judge('2026-12-24', state)).toBe(false)
})
