import { expect, test } from 'bun:test'
import { Value } from '@sinclair/typebox/value'
import { importFormats } from './import-format'
import { NewCustomFormat } from './schema'

const specification = (implementation: string, fields: unknown, own: object = {}) => ({
  name: 'any',
  implementation,
  negate: false,
  required: false,
  fields,
  ...own,
})
const shared = (...specifications: unknown[]) => ({ name: 'Shared', includeCustomFormatWhenRenaming: false, specifications })
const conditionsOf = (input: unknown) => importFormats(input).taken[0]?.format.conditions

test('reads fields as an object or as a list', () => {
  const asObject = specification('ReleaseTitleSpecification', { value: String.raw`\bHDR\b` }, { required: true })
  const asList = specification('ReleaseTitleSpecification', [{ order: 0, name: 'value', value: String.raw`\bHDR\b`, type: 'textbox' }], {
    required: true,
  })

  const expected = [{ kind: 'release_title', value: String.raw`\bHDR\b`, negate: false, required: true }]
  expect(conditionsOf(shared(asObject))).toEqual(expected as never)
  expect(conditionsOf(shared(asList))).toEqual(expected as never)
})

test('knows every kind of condition', () => {
  const result = importFormats(
    shared(
      specification('EditionSpecification', { value: 'IMAX' }),
      specification('ReleaseGroupSpecification', { value: '^(GRP)$' }),
      specification('LanguageSpecification', { value: 4, exceptLanguage: true }),
      specification('LanguageSpecification', { value: -2 }),
      specification('IndexerFlagSpecification', { value: 1 }),
      specification('SourceSpecification', { value: 9 }),
      specification('ResolutionSpecification', { value: 540 }),
      specification('QualityModifierSpecification', { value: 5 }),
      specification('SizeSpecification', { min: 1, max: 2.5 }),
      specification('YearSpecification', { min: 1990, max: 2000 }, { negate: true }),
    ),
  )

  expect(result.refused).toEqual([])
  expect(result.taken[0]?.format.conditions.map(({ kind, value }) => [kind, value] as unknown)).toEqual([
    ['edition', 'IMAX'],
    ['release_group', '^(GRP)$'],
    ['language', 'German'],
    ['language', 'Original'],
    ['indexer_flag', 'freeleech'],
    ['source', 'bluray'],
    ['resolution', 480],
    ['quality_modifier', 'remux'],
    ['size', { min: 1, max: 2.5 }],
    ['year', { min: 1990, max: 2000 }],
  ])
  expect(Value.Check(NewCustomFormat, result.taken[0]?.format)).toBe(true)
})

test('reads a list of formats one by one, with their scores', () => {
  const good = { ...shared(specification('SourceSpecification', { value: 7 })), trash_scores: { default: -10_000 } }

  const { taken, refused } = importFormats([good, { name: 'Empty' }, 5])

  expect(taken).toMatchObject([{ format: { name: 'Shared' }, suggested_score: -10_000 }])
  expect(refused.map(({ name }) => name)).toEqual(['Empty', 'entry 3'])
})

test.each([
  [specification('MoonPhaseSpecification', { value: 1 }), 'Marquee does not know MoonPhaseSpecification'],
  [specification('SourceSpecification', { value: 99 }), 'its value cannot be read'],
  [specification('LanguageSpecification', { value: 'x' }), 'its value cannot be read'],
  [specification('ReleaseTitleSpecification', { value: String.raw`(?(1)a|b)` }), 'cannot be used'],
  [specification('SizeSpecification', { min: 1 }), 'its value cannot be read'],
])('a single unusable condition refuses the whole format, with a reason', (bad, why) => {
  const { taken, refused } = importFormats(shared(specification('SourceSpecification', { value: 7 }), bad))

  expect(taken).toEqual([])
  expect(refused[0]?.name).toBe('Shared')
  expect(refused[0]?.why).toContain(why)
})
