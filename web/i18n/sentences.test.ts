import { afterEach, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Catalogue } from '#server/lib/sentence'
import type { Message } from './catalogue'
import * as de from './de/sentences'
import * as fr from './fr/sentences'
import { told } from './told'
import { speak } from './translate'

const server = join(import.meta.dir, '../../server')
const rooms = [...new Bun.Glob('**/sentences.ts').scanSync(server)].sort()
const catalogues = await Promise.all(
  rooms.map(async (room) => ({ room, sentences: ((await import(join(server, room))) as { sentences: Catalogue }).sentences })),
)

const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message))
/** Its holes with their kinds. A plural says its count or does not: "one movie". */
const holes = (message: Message) =>
  [...new Set(formsOf(message).flatMap((text) => text.match(/\{[^}]*\}/g) ?? []))].filter((hole) => !/^\{count\b/.test(hole)).sort()

afterEach(() => speak('en'))

test('a code means one sentence, whatever room says it', () => {
  const codes = catalogues.flatMap(({ room, sentences }) => Object.keys(sentences).map((code) => ({ room, code })))
  const twice = codes.filter(({ code }, place) => codes.findIndex((one) => one.code === code) !== place)
  expect(twice).toEqual([])
})

test.each(catalogues)('every sentence of $room begins like one and has no brace that is no hole', ({ sentences }) => {
  for (const [code, message] of Object.entries(sentences))
    for (const text of formsOf(message))
      expect({ code, odd: text.replace(/\{\w+(:[a-z]+)?\}/g, '').match(/[{}]/g) }).toEqual({ code, odd: null })
})

describe.each([
  ['German', de.sentences],
  ['French', fr.sentences],
] as [string, Catalogue][])('in %s', (_, translated) => {
  test.each(catalogues)('$room is said, with the same values', ({ sentences }) => {
    for (const [code, message] of Object.entries(sentences))
      expect({ code, holes: holes(translated[code] ?? '') }).toEqual({ code, holes: holes(message) })
  })
})

describe('a sentence of the service', () => {
  const notFound = { code: 'not_found', values: { kind: 'movie', id: 999 }, text: 'movie 999 not found' }

  test('is said in the language of the person', async () => {
    await speak('de')
    expect(told(notFound)).toBe('Film 999 wurde nicht gefunden')
    expect(told({ code: 'body_too_large', values: { limit: 4_200_000 }, text: '' })).toBe('Das ist zu groß: erlaubt sind 4,2 MB')
    expect(told({ code: 'invalid_expand', values: { asked: 'a', accepted: ['b', 'c'] }, text: '' })).toEndWith('möglich: b und c')
  })

  test('is said as the service wrote it where its code or its values are not known', async () => {
    await speak('de')
    expect(told({ code: 'of_the_future', values: {}, text: 'Unheard of' })).toBe('Unheard of')
    expect(told({ ...notFound, values: { kind: 'movie' } })).not.toContain('wurde nicht')
    expect(told({ text: 'Stored by an older version' })).toBe('Stored by an older version')
  })

  test('is the text of the service in English', () => {
    expect(told(notFound)).toBe('movie 999 not found')
  })
})
