import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { listPlaces, ownPlaces, upkeepPlaces } from '../settings/places'
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
  'it scores {score}{parts && ',
  '}, at least {profile.min_format_score} is wanted',
  "{seeders === 0 ? 'nobody shares it' : ",
  '}, {indexer.name} asks for {indexer.min_seeders}',
  'in cinemas',
  '{movie.title} is not {asked} yet, and no date is known',
  ', and fetched from {day(start)}',
  '{movie.title} is {asked} from {day(from)}{wait}',
  '{minutes} minutes in {parsed.quality}',
  '{size(size_bytes)} is too small: {asked} take at least {size(least)}',
  '{size(size_bytes)} is too large: {asked} may take {size(most)}',
  'the only suitable one',
  'the best of {accepted} suitable ones',
  '{others} out of {rows.length}: {best.quality}{score}',
  '{who}, for {stall_minutes} minutes now',
  '{text}; bring it in by hand if you want it all the same',
  'The path {JSON.stringify(shortened(path))} {why}',
  'is absolute',
  'holds hidden characters',
  'is no valid text',
  'leaves its folder',
  'has an empty part',
  'is too long',
  'it runs for {inWords(duration_seconds ?? 0)}, too short for {lengthOf(runtime_minutes)}',
  'a movie of {minutes} minutes',
  'The nfo',
  'The name',
  '{source} gives the id {imdb_id ?? tmdb_id}',
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
  expect(refusals.length).toBeGreaterThan(100)
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
    [
      '7.1 GB is too large: 110 minutes in WEBDL-1080p may take 6.9 GB',
      '7,1 GB ist zu groß: 110 Minuten in WEBDL-1080p dürfen höchstens 6,9 GB haben',
    ],
    ['it is in French and English, wanted is German', 'sie ist auf Französisch und Englisch, gewünscht ist Deutsch'],
    ['nobody shares it, Own asks for 3', 'niemand hat sie, Own verlangt 3'],
    ['2 share it, Own asks for 3', '2 haben sie, Own verlangt 3'],
    ['it scores -5 (LQ -5), at least 0 is wanted', 'sie hat -5 Punkte (LQ -5), verlangt sind mindestens 0'],
    ['Search is under way: upgrades are switched off', 'Search ist unterwegs: ersetzt wird nichts: das ist ausgeschaltet'],
    ['Alien is released from 2030-05-09, and fetched from 2030-05-11', 'Alien erscheint am 09.05.2030 und wird ab 11.05.2030 geholt'],
    ['Own rests after failures until 2030-05-09 14:05 UTC', 'Own ruht nach Ausfällen bis 09.05.2030, 14:05'],
    ['the only suitable one out of 4: WEBDL-1080p', 'die einzige passende von 4: WEBDL-1080p'],
    ['2 peers are there, but none sends, for 60 minutes now', '2 sind da, aber seit 60 Minuten sendet niemand'],
    ['it runs for 90 seconds, too short for a movie of 110 minutes', 'sie läuft 90 Sekunden, zu kurz für einen Film von 110 Minuten'],
    ['The path "../a" leaves its folder', 'Der Pfad "../a" verlässt seinen Ordner'],
    ['folder /movies not found', 'Ordner /movies gibt es nicht'],
    ['url: must be an http or https address', 'url: muss eine Adresse mit http oder https sein'],
    ['The movie database has no known address', 'Die Filmdatenbank hat keine bekannte Adresse'],
    [
      'Own refuses the connection. Asked again from 2030-05-09T14:05:00.000Z on.',
      'Own lehnt die Verbindung ab. Wird ab 09.05.2030, 14:05 wieder gefragt.',
    ],
    [
      'It was excluded here; the exclusion goes. Its quality profile cannot come along; it gets the default one',
      'War hier ausgeschlossen; das hört auf. Das Qualitätsprofil kann nicht mitkommen; es wird das übliche',
    ],
    ['It gets its file and its tags', 'Bekommt Datei und Tags'],
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
  const pages = [...ownPlaces, ...listPlaces, ...upkeepPlaces].map(({ to }) => to.split('/').at(-1))
  const sections = declaredFields.filter(([, field]) => !field.waits).map(([, { section }]) => sectionSlug(section))
  expect(healthRoutes.filter((place) => !pages.includes(place) && !sections.includes(place))).toEqual([])
})
