import { expect, test } from 'bun:test'
import { afterFailure, afterSuccess, type Escalation, isResting, wellAgain } from './escalation'

const now = new Date('2030-05-05T12:00:00.000Z')
const restOf = (state: Escalation) => (Date.parse(state.disabled_until ?? '') - now.getTime()) / 60_000
/** Of an outage that began long ago: each step is taken at the same moment. */
const old = { ...wellAgain, initial_failure_at: '2030-05-05T00:00:00.000Z' }
const failed = (times: number) => Array.from({ length: times }).reduce<Escalation>((state) => afterFailure(state, now), old)

test('backs off a failing indexer for 1 min, 5 min, 15 min, 1 h, 3 h, 6 h, 12 h, then 24 h each time', () => {
  expect(Array.from({ length: 10 }, (_, n) => restOf(failed(n + 1)))).toEqual([1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440])
})

test('in the first hour of an outage no pause is longer than 15 minutes, then the steps go on', () => {
  let [state, at] = [wellAgain, now]
  const rests: number[] = []
  for (let step = 0; step < 9; step++) {
    state = afterFailure(state, at)
    rests.push((Date.parse(state.disabled_until!) - at.getTime()) / 60_000)
    at = new Date(state.disabled_until!)
  }

  expect(rests).toEqual([1, 5, 15, 15, 15, 15, 60, 180, 360])
})

test('waits as long as the indexer asks for if that is longer', () => {
  expect(restOf(afterFailure(wellAgain, now, 600))).toBe(10)
  expect(restOf(afterFailure(failed(3), now, 30))).toBe(60)
})

test('keeps the first failure in a row next to the latest one', () => {
  const later = new Date('2030-05-06T12:00:00.000Z')

  const state = afterFailure(failed(1), later)

  expect([state.initial_failure_at, state.most_recent_failure_at]).toEqual([old.initial_failure_at, later.toISOString()])
})

test('a success ends the wait and steps down one level; level 0 clears everything', () => {
  const better = afterSuccess(failed(3))

  expect(better).toEqual({ ...failed(3), escalation_level: 2, disabled_until: null })
  expect(afterSuccess(afterSuccess(better))).toEqual(wellAgain)
  expect(afterSuccess(wellAgain)).toEqual(wellAgain)
})

test('an indexer is resting until its `disabled_until` passes', () => {
  const state = failed(1)

  expect([
    isResting(state, now),
    isResting(state, new Date(now.getTime() + 59_999)),
    isResting(state, new Date(now.getTime() + 60_000)),
    isResting(wellAgain, now),
  ]).toEqual([true, true, false, false])
})
