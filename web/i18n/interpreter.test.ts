import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { settingsPlaces } from '../settings/places'
import { sectionSlug } from '../settings/sections'
import { declaredFields, filesThatSpeak, healthRoutes, missingKinds, refusals, sentencesIn } from '../testing/service-words'
import { kinds } from './de/errors'
import { fields } from './de/fields'
import { sentences } from './de/interpreter'
import { told } from './told'
import { speak } from './translate'

afterEach(() => speak('en'))

/** A sentence without its values, as both the service and the catalogue write it. */
const bare = (text: string) => text.replace(/\$?(?<!\{)\{(?:[^{}]|\{[^{}]*\})*\}(?!\})/g, '{}')
const known = new Set([...Object.keys(sentences).map(bare), ...Object.keys(fields)])
const isKnown = (text: string) => [bare(text), `{} ${bare(text)}`].some((one) => known.has(one))

/** Parts that are put together at run time: the whole sentences stand in the table below. */
const parts = new Set([
  'its file',
  'its tags',
  "It gets {gains.join(' and ')}",
  '{name}; its key is still missing',
  '{name} and stays as it is',
  'The backup folder {folder} {problem}',
])
/** What is no sentence, or what no screen can bring about. */
const unsaid =
  /^(\d+:[\w ]+|piece length|[\w,/]+|application\/.*|media tool|metadata (movie|collection)|give either magnet or torrent|name releases, or .*|name a folder by .*|must be JSON: .*|must be a path of media.*|has a query that cannot be signed|cannot stand beside cursor|must not lie .* `from`|must be at most .*|is (required )?for (a )?cli tokens?( only)?|must be an object or a list|This service cannot be built anew.*)$/

const isMissing = (text: string) => !isKnown(text) && !parts.has(text) && !unsaid.test(text)

test.each(filesThatSpeak)('every sentence of %s can be said in German', (file) => {
  expect(sentencesIn(file).filter(isMissing)).toEqual([])
})

test('every refusal can be said in German, and the kind of every thing that is not found', () => {
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals.filter(isMissing)).toEqual([])
  expect(missingKinds.filter((kind) => !(kind in kinds))).toEqual([])
})

const holes = (text: string) => [...new Set(text.match(/(?<!\{)\{\w+\}(?!\})/g))].sort()

test('a German sentence has no value that the English one does not have', () => {
  for (const [english, german] of Object.entries(sentences))
    expect({ english, odd: holes(german).filter((one) => !holes(english).includes(one)) }).toEqual({ english, odd: [] })
})

describe('in German', () => {
  beforeEach(() => speak('de'))

  test.each([
    ['folder /movies not found', 'Ordner /movies gibt es nicht'],
    ['url: must be an http or https address', 'url: muss eine Adresse mit http oder https sein'],
    ['nobody has ever said this', 'nobody has ever said this'],
  ])('%s', (english, german) => {
    expect(told(english)).toBe(german)
  })
})

test('in English the moments of a sentence are those of this place', () => {
  expect(told('Own rests after failures until 2030-05-09 14:05 UTC')).toMatch(/^Own rests after failures until May 9, 2030, 2:05\sPM$/)
  expect(told('The.Show.2030-05-09.1080p')).toBe('The.Show.2030-05-09.1080p')
})

test('whatever is wrong with the health leads to a page that there is', () => {
  const pages = settingsPlaces.map(({ to }) => to.split('/').at(-1))
  const sections = declaredFields.filter(([, field]) => !field.waits).map(([, { section }]) => sectionSlug(section))
  expect(healthRoutes.filter((place) => !pages.includes(place) && !sections.includes(place))).toEqual([])
})
