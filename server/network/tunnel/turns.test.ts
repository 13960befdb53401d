import { expect, test } from 'bun:test'
import { createTurns } from './turns'

/** A clock that each item advances by a millisecond, and a loop that turns on command. */
const createWorld = () => {
  const handled: number[] = []
  let ms = 0
  let waiting: (() => void)[] = []
  const take = createTurns<number>(
    (item) => {
      ms++
      handled.push(item)
    },
    { now: () => ms, soon: (run) => void waiting.push(run) },
  )
  const goRound = () => {
    const due = waiting
    waiting = []
    for (const run of due) run()
    return due.length
  }
  return { take, handled, goRound }
}

test('an endless stream of packets blocks the rest of the program for one turn only, and all are handled in order', () => {
  const { take, handled, goRound } = createWorld()
  const items = Array.from({ length: 100 }, (_, i) => i)

  for (const item of items) take(item)
  const inFirstTurn = handled.length
  goRound()
  const inTwoTurns = handled.length
  take(100)
  while (goRound() > 0);

  expect(inFirstTurn).toBeLessThan(10)
  expect(inTwoTurns).toBeLessThan(20)
  expect(handled).toEqual([...items, 100])
})

test('packets that arrive faster than they can be handled are dropped beyond a limit', () => {
  const { take, handled, goRound } = createWorld()

  for (let i = 0; i < 100_000; i++) take(i)
  while (goRound() > 0);

  expect(handled.length).toBeLessThan(5_000)
})
