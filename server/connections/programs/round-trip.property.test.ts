import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Movie } from '#server/catalog/movies/schema'
import { importFormats } from '#server/catalog/profiles/import-format'
import type { Condition, ProfileItem, QualityProfile } from '#server/catalog/profiles/schema'
import { languages } from '#server/foundation/releases/languages'
import { qualities } from '#server/foundation/releases/quality'
import { formatShown } from './format'
import { indexerChange, indexerFrom, indexerShown } from './indexer'
import { movieShown } from './movie'
import { movieChange } from './movie-change'
import { profileChange, profileShown } from './profile'

const names = qualities.map(({ name }) => name)
const formats = [1, 2, 3].map((id) => ({ id, name: `Format ${id}` }))
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const language = fc.constantFrom(...languages.map(({ name }) => name))

const items = fc
  .tuple(fc.shuffledSubarray(names, { minLength: 2 }), fc.integer({ min: 0, max: 5 }), fc.boolean())
  .map(([chosen, grouped, allowed]): ProfileItem[] => {
    const [members, single] = [chosen.slice(0, grouped), chosen.slice(grouped)]
    const all: ProfileItem[] = single.map((quality, n) => ({ quality, allowed: n === 0 || allowed }))
    return members.length > 0 ? [...all, { group: 'My group', qualities: members, allowed: true }] : all
  })
const profile = fc
  .record({
    items,
    pick: fc.nat(),
    format_scores: fc
      .subarray(formats)
      .chain((some) =>
        fc.tuple(...some.map(({ id }) => fc.record({ custom_format_id: fc.constant(id), score: fc.integer({ min: -99, max: 99 }) }))),
      ),
    languages: fc.oneof(
      fc.constantFrom({ mode: 'any' as const, values: [] }, { mode: 'original' as const, values: [] }),
      fc.record({
        mode: fc.constantFrom('any_of' as const, 'all_of' as const),
        values: fc.uniqueArray(language, { minLength: 1, maxLength: 4 }),
      }),
    ),
    upgrade_allowed: fc.boolean(),
    min_upgrade_score: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ pick, ...more }): QualityProfile => {
    const item = more.items[pick % more.items.length]!
    return {
      id: 1,
      name: 'Mine',
      cutoff: 'group' in item ? item.group : item.quality,
      min_format_score: 0,
      cutoff_format_score: 10,
      ...more,
    } as QualityProfile
  })

test('a profile that is written back as it was read stays as it is', () => {
  fc.assert(
    fc.property(profile.map(overTheWire), (before) =>
      expect(profileChange(overTheWire(profileShown(before, formats)), before)).toEqual({}),
    ),
  )
})

const flags = ['freeleech', 'halfleech', 'doubleupload', 'golden', 'approved', 'internal', 'scene', 'freeleech75', 'freeleech25', 'nuked']
const asked = fc.oneof(
  fc.record({ kind: fc.constantFrom('release_title', 'edition', 'release_group'), value: fc.constantFrom('x265', 'a|b', '\\bHDR\\b') }),
  fc.record({ kind: fc.constant('language'), value: language, except: fc.boolean() }),
  fc.record({ kind: fc.constant('indexer_flag'), value: fc.constantFrom(...flags) }),
  fc.record({ kind: fc.constant('source'), value: fc.constantFrom('cam', 'dvd', 'tv', 'webdl', 'webrip', 'bluray') }),
  fc.record({ kind: fc.constant('resolution'), value: fc.constantFrom(480, 576, 720, 1080, 2160) }),
  fc.record({ kind: fc.constant('quality_modifier'), value: fc.constantFrom('regional', 'screener', 'rawhd', 'brdisk', 'remux') }),
  fc.record({ kind: fc.constantFrom('size', 'year'), value: fc.constantFrom({ min: 1, max: 20 }, { min: 0, max: 2000 }) }),
)
const conditions = fc.array(
  fc.tuple(asked, fc.boolean(), fc.boolean()).map(([what, negate, required]) => ({ ...what, negate, required }) as Condition),
  { minLength: 1, maxLength: 8 },
)

test('a custom format that is read and written back has the same conditions', () => {
  fc.assert(
    fc.property(conditions, (before) => {
      const { taken, refused } = importFormats(overTheWire(formatShown({ id: 1, name: 'Mine', conditions: before } as never, null)))

      expect(refused).toEqual([])
      expect(taken[0]?.format.conditions).toEqual(before)
    }),
  )
})

const row = fc.record({
  id: fc.constant(1),
  name: fc.constant('Mine'),
  type: fc.constant('torznab'),
  url: fc.constantFrom('http://127.0.0.1:9/1', 'http://127.0.0.1:9/1/', 'https://example.org/api'),
  api_key: fc.constantFrom('key', null),
  settings_json: fc.constantFrom(null, { api_path: '/torznab' }),
  priority: fc.integer({ min: 1, max: 50 }),
  enabled: fc.boolean(),
  enable_feed: fc.boolean(),
  enable_search: fc.boolean(),
  categories: fc.uniqueArray(fc.integer({ min: 0, max: 9000 }), { maxLength: 4 }),
  min_seeders: fc.nat(20),
  seed_ratio: fc.constantFrom(null, 0, 1.5),
  seed_minutes: fc.constantFrom(null, 0, 600),
})

test('an indexer that is written back as it was read stays as it is, also one that is off', () => {
  fc.assert(
    fc.property(row, (before) => {
      const sent = indexerFrom(overTheWire(indexerShown(before, null)), before)

      expect(indexerChange(sent, before)).toEqual({})
      expect(overTheWire(indexerShown(before, sent.kept))).toEqual(overTheWire(indexerShown(before, null)))
    }),
  )
})

const day = fc.constantFrom(null, '1963-12-05', '2030-01-01')
const title = fc.constantFrom('Charade', 'Ça ira?', 'A: B / C', '…', 'Title (2001)')
const roots = [
  { id: 1, path: '/movies' },
  { id: 2, path: '/more/movies' },
]
const movie = fc
  .record({
    title,
    year: fc.constantFrom(null, 1963),
    folder: fc.constantFrom(null, 'Charade (1963)', 'deep/er/Charade'),
    root_folder_id: fc.constantFrom(null, 1, 2),
    quality_profile_id: fc.integer({ min: 1, max: 9 }),
    monitored: fc.boolean(),
    minimum_availability: fc.constantFrom('announced' as const, 'in_cinemas' as const, 'released' as const),
    tag_ids: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
    file_ids: fc.constantFrom<number[]>([], [9], [9, 10]),
    cinema_date: day,
    digital_date: day,
    overview: fc.constantFrom(null, '', 'Somebody goes somewhere.'),
    rating: fc.constantFrom(null, 0, 7.5),
  })
  .map(
    (more): Movie =>
      ({
        id: 7,
        metadata_id: 4808,
        external_ids: {},
        original_title: more.title,
        sort_title: more.title,
        original_language: null,
        alternative_titles: [],
        runtime_minutes: null,
        genres: [],
        certification: null,
        physical_date: null,
        available_from: null,
        poster_url: null,
        backdrop_url: null,
        rating_votes: null,
        popularity: null,
        trailer_url: null,
        status: 'wanted',
        size_bytes: 0,
        added_at: '2026-03-01T12:00:00.000Z',
        ...more,
      }) as unknown as Movie,
  )

test('a movie that is written back as it was read, wherever it is, stays as it is', () => {
  fc.assert(
    fc.property(movie, fc.boolean(), (before, isMoving) => {
      const root = roots.find(({ id }) => id === before.root_folder_id)?.path ?? '/movies'
      const around = { root, file: null, collection: null, remote: { poster: null, fanart: null }, base: '', now: new Date('2026-03-01') }
      const shown = overTheWire(movieShown(before, around))

      expect(movieChange({ ...shown, moveFiles: isMoving }, before, { root, roots })).toEqual({})
      expect(Object.values(shown)).not.toContain(null)
      expect(Object.values(shown)).not.toContain('')
    }),
  )
})
