import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { importFormats } from '#server/catalog/profiles/import-format'
import type { Condition, ProfileItem, QualityProfile } from '#server/catalog/profiles/schema'
import { languages } from '#server/foundation/releases/languages'
import { qualities } from '#server/foundation/releases/quality'
import { formatShown } from './format'
import { indexerChange, indexerFrom, indexerShown } from './indexer'
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
