import { expect, test } from 'bun:test'
import { afterFailure, afterSuccess, type Escalation, isResting, wellAgain } from './escalation'

const now = new Date('2030-05-05T12:00:00.000Z')
const restOf = (state: Escalation) => (Date.parse(state.disabled_until ?? '') - now.getTime()) / 60_000
const failed = (times: number) => Array.from({ length: times }).reduce<Escalation>((state) => afterFailure(state, now), wellAgain)

test('an indexer that fails rests 1 min, 5 min, 15 min, 1 h, 3 h, 6 h, 12 h, then 24 h for good', () => {
  expect(Array.from({ length: 10 }, (_, n) => restOf(failed(n + 1)))).toEqual([1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440])
})

test('what the indexer itself asks for counts when it is longer', () => {
  expect(restOf(afterFailure(wellAgain, now, 600))).toBe(10)
  expect(restOf(afterFailure(failed(3), now, 30))).toBe(60)
})

test('the first failure of a row stays remembered beside the last one', () => {
  const later = new Date('2030-05-06T12:00:00.000Z')

  const state = afterFailure(failed(1), later)

  expect([state.initial_failure_at, state.most_recent_failure_at]).toEqual([now.toISOString(), later.toISOString()])
})

test('a success ends the rest and goes one step down; at the bottom all is forgotten', () => {
  const better = afterSuccess(failed(3))

  expect(better).toEqual({ ...failed(3), escalation_level: 2, disabled_until: null })
  expect(afterSuccess(afterSuccess(better))).toEqual(wellAgain)
  expect(afterSuccess(wellAgain)).toEqual(wellAgain)
})

test('an indexer rests until the moment it may be asked again', () => {
  const state = failed(1)

  expect([
    isResting(state, now),
    isResting(state, new Date(now.getTime() + 59_999)),
    isResting(state, new Date(now.getTime() + 60_000)),
    isResting(wellAgain, now),
  ]).toEqual([true, true, false, false])
})
