import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { watchProgress } from './progress'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const watched = () => {
  let isStopped = false
  const { moved, end } = watchProgress({ bytes: 1000, every: 60 }, () => {
    isStopped = true
  })
  return {
    end,
    isStopped: () => isStopped,
    minuteWith: (bytes: number) => {
      moved(bytes)
      jest.advanceTimersByTime(60_000)
    },
  }
}

test('what is slow but moves takes as long as it needs', () => {
  const { minuteWith, isStopped, end } = watched()

  for (let minute = 0; minute < 600; minute++) minuteWith(1000)

  expect(isStopped()).toBe(false)
  end()
})

test('what moves too little in one stretch has stopped, however much moved before', () => {
  const { minuteWith, isStopped, end } = watched()

  minuteWith(1_000_000_000)
  expect(isStopped()).toBe(false)
  minuteWith(999)

  expect(isStopped()).toBe(true)
  end()
})

test('what has ended is never stopped', () => {
  const { minuteWith, isStopped, end } = watched()

  end()
  minuteWith(0)

  expect(isStopped()).toBe(false)
})
