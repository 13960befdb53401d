import { expect, test } from 'bun:test'
import { atOnce, inTurns, mapInTurns, type Steps, sharedRun, turnOfOthers } from './turns'

test('does long work in order and yields after every few items', async () => {
  const done: string[] = []

  const result = await mapInTurns([1, 2, 3, 4, 5], { perTurn: 2, pause: async () => void done.push('pause') }, (n) => {
    done.push(String(n))
    return n * 10
  })

  expect(result).toEqual([10, 20, 30, 40, 50])
  expect(done).toEqual(['1', '2', 'pause', '3', '4', 'pause', '5'])
})

test('yields earlier if a few items take too long', async () => {
  let time = 0
  const done: string[] = []

  await mapInTurns([3, 3, 1, 30, 1], { perTurn: 20, pause: async () => void done.push('pause'), now: () => time }, (ms) => {
    time += ms
    done.push(String(ms))
  })

  expect(done).toEqual(['3', '3', 'pause', '1', '30', 'pause', '1'])
})

test('stepwise work yields whenever 5 ms have passed, with the same result as without yielding', async () => {
  function* counting(): Steps<number> {
    let steps = 0
    for (; steps < 40; steps++) yield
    return steps
  }
  let pauses = 0
  let time = 0
  const now = () => (time += 2.5)

  const result = await inTurns(counting(), { pause: async () => void pauses++, now })

  expect(result).toBe(40)
  expect(result).toBe(atOnce(counting()))
  expect(pauses).toBe(20)
})

test('callers share the run under way, even one that fails, and the next one starts anew', async () => {
  const ends: PromiseWithResolvers<number>[] = []
  const run = sharedRun(() => {
    const end = Promise.withResolvers<number>()
    ends.push(end)
    return end.promise
  })

  const [first, second] = [run(), run()]
  ends[0]!.reject(new Error('the first run fails'))
  expect(await Promise.allSettled([first, second])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  const third = run()
  ends[1]!.resolve(3)

  expect(await third).toBe(3)
  expect(ends).toHaveLength(2)
})

test('of all that yields, one goes on per round of the event loop, in the order in which they came', async () => {
  let round = 0
  let isOver = false
  const count = (): void => {
    round += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const went: [string, number][] = []
  const work = async (name: string): Promise<void> => {
    for (let turn = 0; turn < 3; turn++) {
      await turnOfOthers()
      went.push([name, round])
    }
  }

  await Promise.all(['a', 'b', 'c'].map(work))
  isOver = true

  expect(went.map(([name]) => name).join('')).toBe('abcabcabc')
  expect(new Set(went.map(([, at]) => at)).size).toBe(9)
})
