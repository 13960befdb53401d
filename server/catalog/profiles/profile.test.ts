import { expect, test } from 'bun:test'
import { Value } from '@sinclair/typebox/value'
import { aProfile } from '#server/testing/candidates'
import { problemOfFormat } from './custom-format'
import { intents } from './intents'
import { completeProfile, ladderOf, problemsOfProfile } from './profile'
import { NewCustomFormat, NewQualityProfile, QualityProfilePatch, QualityProfileValues } from './schema'

const problems = (own: Parameters<typeof aProfile>[0], ids: number[] = []) =>
  problemsOfProfile(aProfile(own), new Set(ids)).map(({ field, message }) => `${field}: ${message.text}`)

test('a sensible profile has no problems and gets defaults for missing fields', () => {
  const profile = completeProfile({ name: 'Plain', items: ladderOf(['DVD', 'WEB 1080p']), cutoff: 'WEB 1080p' })

  expect(problemsOfProfile(profile, new Set())).toEqual([])
  expect(Value.Check(QualityProfileValues, profile)).toBe(true)
})

test('the ladder has every quality once, worst first, with the web qualities of one resolution as one step', () => {
  const ladder = ladderOf(['WEB 1080p'])

  expect(ladder[0]).toEqual({ quality: 'Unknown', allowed: false })
  expect(ladder).toContainEqual({ group: 'WEB 1080p', qualities: ['WEBDL-1080p', 'WEBRip-1080p'], allowed: true })
  expect(ladder.filter(({ allowed }) => allowed)).toHaveLength(1)
})

test.each<[string, Parameters<typeof aProfile>[0], string]>([
  ['an unknown quality', { items: [{ quality: 'Betamax', allowed: true }], cutoff: 'Betamax' }, 'items: Betamax is not a known quality'],
  [
    'a quality twice',
    {
      items: [
        { quality: 'DVD', allowed: true },
        { group: 'Old', qualities: ['DVD'], allowed: false },
      ],
      cutoff: 'DVD',
    },
    'items: DVD is listed twice',
  ],
  [
    'a group named like a quality',
    { items: [{ group: 'SDTV', qualities: ['DVD'], allowed: true }], cutoff: 'SDTV' },
    'items: SDTV is a quality; the group needs another name',
  ],
  ['nothing allowed', { items: [{ quality: 'DVD', allowed: false }], cutoff: 'DVD' }, 'items: At least one quality must be allowed'],
  ['a cutoff out of reach', { cutoff: 'CAM' }, 'cutoff: CAM is not an allowed quality or group of this profile'],
  [
    'sizes that do not rise',
    { size_limits: [{ quality: 'DVD', min_size: 10, preferred_size: null, max_size: 5 }] },
    'size_limits: DVD: the sizes must increase from minimum to preferred to maximum',
  ],
  [
    'an unknown language',
    { languages: { mode: 'any_of', values: ['Klingonish'] } },
    'languages.values: Klingonish is not a known language',
  ],
  ['no language where one is needed', { languages: { mode: 'all_of', values: [] } }, 'languages.values: Choose at least one language'],
  ['a format that does not exist', { format_scores: [{ custom_format_id: 7, score: 1 }] }, 'format_scores: custom format 7 does not exist'],
  ['a pattern that cannot be used', { must_contain: ['/(/'] }, 'must_contain[0]: The pattern cannot be used: a ( is never closed'],
])('reports %s', (_, own, expected) => {
  expect(problems(own)).toContain(expected)
})

test('an existing format may have a score', () => {
  expect(problems({ format_scores: [{ custom_format_id: 7, score: 1 }] }, [7])).toEqual([])
})

test('the three presets have no problems, and one of them is the default', () => {
  const profiles = intents().map(({ profile }) => profile)

  expect(profiles.map(({ name }) => name)).toEqual(['Small', 'Balanced', 'Best picture'])
  expect(profiles.filter(({ is_default }) => is_default)).toHaveLength(1)
  for (const profile of profiles) {
    expect(problemsOfProfile(profile, new Set())).toEqual([])
    expect(Value.Check(QualityProfileValues, profile)).toBe(true)
  }
})

test('the presets set a size for every quality they allow', () => {
  for (const { profile } of intents()) {
    const allowed = profile.items.filter((item) => item.allowed).flatMap((item) => ('group' in item ? item.qualities : [item.quality]))

    expect(profile.size_limits.map(({ quality }) => quality).sort()).toEqual(allowed.sort())
  }
})

test('refuses unknown fields', () => {
  const wanted = { name: 'Plain', items: [{ quality: 'DVD', allowed: true }], cutoff: 'DVD' }

  expect(Value.Check(NewQualityProfile, wanted)).toBe(true)
  expect(Value.Check(NewQualityProfile, { ...wanted, color: 'red' })).toBe(false)
  expect(Value.Check(QualityProfilePatch, { upgrade_allowed: false })).toBe(true)
  expect(Value.Check(QualityProfilePatch, { color: 'red' })).toBe(false)
})

test.each([
  [{ kind: 'release_title', value: '(' }, 'never closed'],
  [{ kind: 'language', value: 'Klingonish' }, 'not a known language'],
  [{ kind: 'size', value: { min: 5, max: 5 } }, 'above'],
  [{ kind: 'year', value: { min: 2000, max: 1999 } }, 'below'],
] as const)('reports the condition %j of a custom format', (condition, message) => {
  const conditions = [{ ...condition, negate: false, required: false }]

  expect(Value.Check(NewCustomFormat, { name: 'x', conditions })).toBe(true)
  expect(problemOfFormat({ conditions })).toMatchObject({
    field: 'conditions[0].value',
    message: { text: expect.stringContaining(message) },
  })
})

test('refuses a custom format whose patterns are too large in total, with a reason', () => {
  const conditions = Array.from({ length: 500 }, (_, i) => ({
    kind: 'release_title' as const,
    value: `(?:(?:a|aa){0,9}){0,9}c${i}`,
    negate: false,
    required: false,
  }))

  expect(problemOfFormat({ conditions })?.message).toMatchObject({ code: 'patterns_too_large' })
  expect(problemOfFormat({ conditions: conditions.slice(0, 5) })).toBeUndefined()
})
