import { describe, expect, test } from 'bun:test'
import type { Condition } from '#server/profiles/schema'
import { aCandidate, aContext } from '#server/testing/candidates'
import { matchesCondition, matchesFormat, scoreOf, type Traits } from './score'

const traits = (parts: Parameters<typeof aCandidate>[0] = {}, languages = ['English', 'French']): Traits => ({
  ...aCandidate(parts),
  languages,
  original_language: 'English',
})
type Asked = Condition extends infer C ? (C extends Condition ? Omit<C, 'negate' | 'required'> : never) : never
const that = (asked: Asked, own: { negate?: boolean; required?: boolean } = {}): Condition => ({
  negate: false,
  required: false,
  ...asked,
  ...own,
})

describe('a condition', () => {
  test.each<[string, Asked, boolean]>([
    ['the name', { kind: 'release_title', value: String.raw`\bweb-?dl\b` }, true],
    ['the name, not there', { kind: 'release_title', value: 'remux' }, false],
    ['a pattern that does not work', { kind: 'release_title', value: '(' }, false],
    ['the edition', { kind: 'edition', value: 'extended' }, true],
    ['the group', { kind: 'release_group', value: '^grp$' }, true],
    ['the original language', { kind: 'language', value: 'Original' }, true],
    ['another language', { kind: 'language', value: 'German' }, false],
    ['any language but this', { kind: 'language', value: 'English', except: true }, true],
    ['a flag', { kind: 'indexer_flag', value: 'FreeLeech' }, true],
    ['the source', { kind: 'source', value: 'webdl' }, true],
    ['the resolution', { kind: 'resolution', value: 2160 }, false],
    ['the modifier', { kind: 'quality_modifier', value: 'none' }, true],
    ['a size at the lower end', { kind: 'size', value: { min: 5, max: 6 } }, false],
    ['a size at the upper end', { kind: 'size', value: { min: 4, max: 5 } }, true],
    ['a year', { kind: 'year', value: { min: 2021, max: 2021 } }, true],
    ['another year', { kind: 'year', value: { min: 1990, max: 2020 } }, false],
  ])('%s', (_, asked, matches) => {
    const release = traits({ flags: ['freeleech'], parsed: { edition: 'Extended' } })

    expect(matchesCondition(that(asked), release)).toBe(matches)
    expect(matchesCondition(that(asked, { negate: true }), release)).toBe(!matches)
  })
})

describe('a format', () => {
  const web = that({ kind: 'source', value: 'webdl' })
  const bluray = that({ kind: 'source', value: 'bluray' })
  const tall = that({ kind: 'resolution', value: 2160 })

  test('needs one of the conditions of each kind', () => {
    expect(matchesFormat({ conditions: [web, bluray] }, traits())).toBe(true)
    expect(matchesFormat({ conditions: [web, tall] }, traits())).toBe(false)
    expect(matchesFormat({ conditions: [bluray] }, traits())).toBe(false)
  })

  test('fails with a required condition, whatever else of its kind matches', () => {
    expect(matchesFormat({ conditions: [web, { ...bluray, required: true }] }, traits())).toBe(false)
    expect(matchesFormat({ conditions: [web, { ...bluray, required: true, negate: true }] }, traits())).toBe(true)
  })

  test('without conditions matches nothing', () => {
    expect(matchesFormat({ conditions: [] }, traits())).toBe(false)
  })
})

test('the score is the sum of the formats that match; one without a score of its own counts nothing', () => {
  const formats = [
    { id: 1, name: 'Web', conditions: [that({ kind: 'source', value: 'webdl' })] },
    { id: 2, name: 'English', conditions: [that({ kind: 'language', value: 'English' })] },
    { id: 3, name: 'Remux', conditions: [that({ kind: 'quality_modifier', value: 'remux' })] },
    { id: 4, name: 'Unpriced', conditions: [that({ kind: 'year', value: { min: 2000, max: 2030 } })] },
  ]
  const format_scores = [1, 2, 3].map((custom_format_id) => ({ custom_format_id, score: custom_format_id * 10 }))

  const scored = scoreOf(aCandidate(), aContext({ formats, profile: { format_scores } }))

  expect(scored.score).toBe(30)
  expect(scored.custom_formats.map(({ name, score }) => [name, score])).toEqual([
    ['Web', 10],
    ['English', 20],
    ['Unpriced', 0],
  ])
})
