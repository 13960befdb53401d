import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { attempt } from './attempt'
import { JsonRefused } from './foreign-json'
import { readForeignJson } from './foreign-json-in-turns'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const inPieces = (text: string, piece = 8) => readForeignJson(bytesOf(text), { piece })

test('reads what JSON.parse reads, in whatever pieces', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.json({ maxDepth: 5 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('', ' ', '\n  '),
      async (json, piece, indent) => {
        const value: unknown = JSON.parse(json)
        const text = indent + JSON.stringify(value, null, indent) + indent

        expect(await inPieces(text, piece)).toEqual(value)
      },
    ),
  )
})

test('refuses what JSON.parse refuses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom(',', ']', '}', '[', ':', '"', '1', ' '),
      async (json, at, letter) => {
        const place = at % (json.length + 1)
        const text = json.slice(0, place) + letter + json.slice(place)
        const plain = await attempt(async () => JSON.parse(text) as unknown)
        const read = await attempt(() => inPieces(text))

        expect(read.ok).toBe(plain.ok)
        if (read.ok && plain.ok) expect(read.value).toEqual(plain.value)
      },
    ),
  )
})

test.each(['[1,]', '[,1]', '[1,,2]', '{"a":1,}', '[1}', '{"a":[1,2,3,4,5}', '{1234567890:1}', '[1 2 3 4 5 6 7]', ''])(
  'refuses %s',
  async (text) => {
    expect(inPieces(text, 1)).rejects.toThrow()
  },
)

test('reads over a byte order mark and over letters that are none', async () => {
  expect(await inPieces('\ufeff[1,2,3,4,5,6]')).toEqual([1, 2, 3, 4, 5, 6])
  expect(await readForeignJson(Uint8Array.of(0x22, 0xff, 0x22))).toBe('\ufffd')
})

test('a name of the prototype is a name like any other', async () => {
  const read = (await inPieces('{"__proto__":[1,2,3,4,5,6,7,8,9],"a":1}')) as object

  expect(Object.keys(read)).toEqual(['__proto__', 'a'])
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
})

test('yields while it reads, and refuses a text that is too long to read at once', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)

  await readForeignJson(bytesOf(`[${'{"title":"x","year":2021},'.repeat(200_000)}{}]`), { mostValues: 1_000_000 })
  clearInterval(timer)

  expect(turns).toBeGreaterThan(0)
  expect(readForeignJson(bytesOf(`["${'x'.repeat(2_000_000)}"]`))).rejects.toThrow(JsonRefused)
  expect(readForeignJson(bytesOf('['.repeat(100)))).rejects.toThrow(JsonRefused)
})

test('space between a long value and the comma behind it is only space', async () => {
  expect(await inPieces('[[1,2,3,4,5,6] , 7,"a long text" ,{"a":[1,2,3,4,5] , "b":2} ]')).toEqual([
    [1, 2, 3, 4, 5, 6],
    7,
    'a long text',
    { a: [1, 2, 3, 4, 5], b: 2 },
  ])
})

test('texts of any length and their escapes are read over every pause', async () => {
  const texts = Array.from({ length: 400 }, (_, i) => `${'\\'.repeat(i % 7)}"[{,${'x]'.repeat(3 * i)}`)
  const long = '\\"'.repeat(300_000)

  expect(await readForeignJson(bytesOf(JSON.stringify([long.slice(0, 300_000), texts, `x${long.slice(0, 400_000)}`])))).toEqual([
    long.slice(0, 300_000),
    texts,
    `x${long.slice(0, 400_000)}`,
  ])
})

test('megabytes of space are refused', () => {
  for (const blank of [' ', '\n', '\r', '\t'])
    expect(readForeignJson(bytesOf(`[1,${blank.repeat(2_000_000)}2]`))).rejects.toThrow(JsonRefused)
})
