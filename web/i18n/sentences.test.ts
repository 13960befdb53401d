import { afterEach, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Catalog } from '#server/foundation/lib/sentence'
import type { Message } from './catalog'
import * as de from './de/sentences'
import * as deLater from './de/system'
import * as fr from './fr/sentences'
import * as frLater from './fr/system'
import { told } from './told'
import { learn, speak } from './translate'

const server = join(import.meta.dir, '../../server')
const rooms = [...new Bun.Glob('**/sentences.ts').scanSync(server)].sort()
const catalogs = await Promise.all(
  rooms.map(async (room) => ({ room, sentences: ((await import(join(server, room))) as { sentences: Catalog }).sentences })),
)

const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message))
/** Placeholders with their kinds, without {count}: a singular may leave it out, as in "one movie". */
const holes = (message: Message) =>
  [...new Set(formsOf(message).flatMap((text) => text.match(/\{[^}]*\}/g) ?? []))].filter((hole) => !/^\{count\b/.test(hole)).sort()

afterEach(() => speak('en'))

test('codes are unique across server folders', () => {
  const codes = catalogs.flatMap(({ room, sentences }) => Object.keys(sentences).map((code) => ({ room, code })))
  const twice = codes.filter(({ code }, place) => codes.findIndex((one) => one.code === code) !== place)
  expect(twice).toEqual([])
})

test.each(catalogs)('every sentence of $room has valid placeholders', ({ sentences }) => {
  for (const [code, message] of Object.entries(sentences))
    for (const text of formsOf(message))
      expect({ code, odd: text.replace(/\{\w+(:[a-z]+)?\}/g, '').match(/[{}]/g) }).toEqual({ code, odd: null })
})

describe.each([
  ['German', { ...de.sentences, ...deLater.sentences }],
  ['French', { ...fr.sentences, ...frLater.sentences }],
] as [string, Catalog][])('in %s', (_, translated) => {
  test.each(catalogs)('$room is translated with the same placeholders', ({ sentences }) => {
    for (const [code, message] of Object.entries(sentences))
      expect({ code, holes: holes(translated[code] ?? '') }).toEqual({ code, holes: holes(message) })
  })
})

/** A sample value for each kind of placeholder. */
const samples: Readonly<Record<string, unknown>> = {
  number: 1234,
  size: 4_200_000,
  span: 90,
  moment: '2030-05-09T14:05:00.000Z',
  day: '2030-05-09',
  languages: ['en', 'de'],
  list: ['one', 'two'],
  either: ['one', 'two'],
  word: 'movie',
  codec: 'hevc',
  place: 0,
  said: 'words of others',
}
const sampleFor = (message: Message) => ({
  count: 2,
  ...Object.fromEntries(
    formsOf(message).flatMap((text) =>
      [...text.matchAll(/\{(\w+)(?::(\w+))?\}/g)].map(([, name, kind]) => [name, kind ? samples[kind] : 'a value']),
    ),
  ),
})

test.each(['de', 'fr'] as const)('everything the service can say is translated to %s', async (language) => {
  await speak(language)
  await learn('system')
  const said = catalogs.flatMap(({ sentences }) =>
    Object.entries(sentences).map(([code, message]) => ({ code, text: told({ code, values: sampleFor(message), text: 'in English' }) })),
  )

  expect(said.length).toBeGreaterThan(600)
  expect(said.filter(({ text }) => text === 'in English' || /[{}]/.test(text))).toEqual([])
})

test('times in texts of older versions are shown in local time, in English too', () => {
  expect(told('Own rests after failures until 2030-05-09 14:05 UTC')).toMatch(/^Own rests after failures until May 9, 2030, 2:05\sPM$/)
  expect(told('The.Show.2030-05-09.1080p')).toBe('The.Show.2030-05-09.1080p')
})

describe('a sentence of the service', () => {
  const notFound = { code: 'not_found', values: { kind: 'movie', id: 999 }, text: 'movie 999 not found' }

  test('is translated', async () => {
    await speak('de')
    expect(told(notFound)).toBe('Film 999 wurde nicht gefunden')
    expect(told({ code: 'body_too_large', values: { limit: 4_200_000 }, text: '' })).toBe('Das ist zu groß: erlaubt sind 4,2\u00a0MB')
    expect(told({ code: 'invalid_expand', values: { asked: 'a', accepted: ['b', 'c'] }, text: '' })).toEndWith('möglich: b und c')
  })

  test('stays as the service wrote it if its code or values are unknown', async () => {
    await speak('de')
    expect(told({ code: 'of_the_future', values: {}, text: 'Unheard of' })).toBe('Unheard of')
    expect(told({ ...notFound, values: { kind: 'movie' } })).not.toContain('wurde nicht')
    expect(told({ text: 'Stored by an older version' })).toBe('Stored by an older version')
  })

  test('starts with a capitalized party name, also for a health subject', async () => {
    const why = { code: 'party_too_slow', values: { party: 'The tracker' }, text: '' }
    await speak('fr')
    expect(told(why)).toBe('Le service de suivi ne répond pas à temps')
    await speak('de')
    expect(told(why)).toBe('Der Tracking-Dienst antwortet nicht rechtzeitig')
  })

  test("is the service's text in English", () => {
    expect(told(notFound)).toBe('movie 999 not found')
  })
})
