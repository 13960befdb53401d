import { expect, test } from 'bun:test'
import { jsonInTurns } from './json-in-turns'

const item = (n: number) => ({ name: `Movie "${n}" é\n`, year: n % 3 === 0 ? null : n, tags: [n, { deep: [] }], gone: undefined })
const values: [string, unknown][] = [
  ['nothing', null],
  ['a text', 'a "text"\u2028'],
  ['a number', 1.5],
  ['an empty list', []],
  ['an empty object', {}],
  ['lists in lists', [[], [[1], [true, false, null]]]],
  ['a value that is undefined', { a: undefined, b: [1] }],
  ...[99, 100, 101, 200, 1234].map((count): [string, unknown] => [
    `a list of ${count}`,
    {
      kinds: [
        { kind: 'movies', items: Array.from({ length: count }, (_, n) => item(n)) },
        { kind: 'tags', items: [] },
      ],
    },
  ]),
]

test.each(values)('%s is written as at once', async (_, value) => {
  expect(await jsonInTurns(value)).toBe(JSON.stringify(value))
})

test('a long list is written while others have their turn', async () => {
  let turns = 0
  const others = (): void => {
    turns++
    next = setImmediate(others)
  }
  let next = setImmediate(others)
  await jsonInTurns({ items: Array.from({ length: 200_000 }, (_, n) => item(n)) })
  clearImmediate(next)

  expect(turns).toBeGreaterThan(3)
})
