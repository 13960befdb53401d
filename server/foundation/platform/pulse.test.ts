import { afterEach, expect, jest, spyOn, test } from 'bun:test'
import { noteWork, readWork, workMemory } from './current-work'
import { onPulse, onPulseEvery, restMs, wake, workMs } from './pulse'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  jest.useRealTimers()
})
const counted = () => {
  jest.useFakeTimers()
  let count = 0
  ends.push(onPulse(() => void count++))
  /** How often it was called in the next so many seconds. */
  return (seconds: number): number => {
    const before = count
    jest.advanceTimersByTime(seconds * 1000)
    return count - before
  }
}
const { beats, isResting } = readWork(workMemory)

test('while work begins, everything that looks around does so every second, and every five seconds when there is none', () => {
  const inNext = counted()

  for (let second = 0; second < 10; second++) {
    noteWork('GET /api/v1/movies')
    expect(inNext(1)).toBe(1)
  }
  expect(isResting()).toBe(false)

  inNext(10)
  expect(isResting()).toBe(true)
  expect(inNext(60)).toBe(12)
})

test('a rest ends with the first work, and the watchdog sees a sign of life then and at each pulse', () => {
  const inNext = counted()
  inNext(10)
  const before = beats()

  inNext(50)
  expect(beats() - before).toBe(50 / (restMs / 1000))

  wake()
  expect([isResting(), beats() - before]).toEqual([false, 11])
  expect(inNext(1)).toBe(1000 / workMs)
})

test('all share one timer, and none is left when nobody looks around', () => {
  const inNext = counted()
  const end = onPulse(() => {})
  expect(jest.getTimerCount()).toBe(1)

  end()
  expect(inNext(1)).toBe(1)
  for (const each of ends.splice(0)) each()
  expect(jest.getTimerCount()).toBe(0)
})

test('what need not look around every second does so less often, at the same moments', () => {
  const inNext = counted()
  let count = 0
  let at = 0
  const clock = spyOn(performance, 'now').mockImplementation(() => at)
  ends.push(
    onPulseEvery(3000, () => void count++),
    () => clock.mockRestore(),
  )

  for (let second = 0; second < 9; second++) {
    noteWork('GET /api/v1/movies')
    at += 1000
    inNext(1)
  }

  expect(count).toBe(3)
})
