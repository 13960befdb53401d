import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { ahead } from './ahead'

const gathered = async <T>(all: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = []
  for await (const each of all) list.push(each)
  return list
}

test('any work is done in order, never on more at once', async () => {
  const works = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(works, fc.integer({ min: 1, max: 6 }), async (turns, most) => {
      let [busy, busiest] = [0, 0]
      const done = await gathered(
        ahead(turns.entries(), most, async ([place, count]) => {
          busiest = Math.max(busiest, ++busy)
          for (let turn = 0; turn < count; turn++) await Promise.resolve()
          busy--
          return place
        }),
      )
      expect(done).toEqual([...turns.keys()])
      expect(busiest).toBeLessThanOrEqual(most)
    }),
  )
})

test('after a failure nothing else begins, and what had begun is over', async () => {
  const [begun, ended]: [number[], number[]] = [[], []]
  const work = async (each: number) => {
    begun.push(each)
    for (let turn = 0; turn < each; turn++) await Promise.resolve()
    ended.push(each)
    if (each === 2) throw new Error('the second')
  }

  await expect(gathered(ahead([1, 2, 30, 4, 5, 6], 3, work))).rejects.toThrow('the second')

  expect(ended.toSorted((a, b) => a - b)).toEqual(begun.toSorted((a, b) => a - b))
  expect(begun).not.toContain(6)
})
