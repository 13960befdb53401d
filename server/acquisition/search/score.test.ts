import { describe, expect, test } from 'bun:test'
import type { Condition } from '#server/catalog/profiles/schema'
import { STEPS_PER_MATCH, STEPS_PER_NAME, stepsSpent } from '#server/foundation/lib/pattern'
import { aCandidate, aContext } from '#server/testing/candidates'
import { matchesCondition, matchesFormat, scoreOf, type Traits } from './score'
import { tryPatterns } from './try-patterns'
import { skippedOn, Undecided } from './user-patterns'

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
    ['a name that does not match', { kind: 'release_title', value: 'remux' }, false],
    ['the edition', { kind: 'edition', value: 'extended' }, true],
    ['the group', { kind: 'release_group', value: '^grp$' }, true],
    ['the original language', { kind: 'language', value: 'Original' }, true],
    ['another language', { kind: 'language', value: 'German' }, false],
    ['any language but this one', { kind: 'language', value: 'English', except: true }, true],
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

  test('needs one matching condition of each kind', () => {
    expect(matchesFormat({ conditions: [web, bluray] }, traits())).toBe(true)
    expect(matchesFormat({ conditions: [web, tall] }, traits())).toBe(false)
    expect(matchesFormat({ conditions: [bluray] }, traits())).toBe(false)
  })

  test('fails with a required condition, even if others of its kind match', () => {
    expect(matchesFormat({ conditions: [web, { ...bluray, required: true }] }, traits())).toBe(false)
    expect(matchesFormat({ conditions: [web, { ...bluray, required: true, negate: true }] }, traits())).toBe(true)
  })

  const slow = { kind: 'release_title', value: `(?:(?:a|aa){0,4}){0,9}(?:${'[ab]?'.repeat(150)})b$` } as const

  test.each([
    ['is invalid', { kind: 'release_title', value: '(' } as const],
    ['takes too long on the name', slow],
  ])('with a pattern that %s matches nothing, negated or not, and is counted', (_, asked) => {
    const release = traits({ title: 'a'.repeat(500) })

    for (const negate of [true, false]) {
      expect(() => matchesCondition(that(asked, { negate }), release)).toThrow(Undecided)
      expect(matchesFormat({ conditions: [that(asked, { negate })] }, release)).toBe(false)
    }
    expect(skippedOn(asked.value)).toEqual({ names: 1, example: release.title })
    expect(matchesFormat({ conditions: [that(slow, { negate: true })] }, traits({ title: 'short' }))).toBe(true)
  })

  test('without conditions matches nothing', () => {
    expect(matchesFormat({ conditions: [] }, traits())).toBe(false)
  })
})

test('the score is the sum of all matching formats; one without a score counts as zero', () => {
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

describe('500 expensive formats', () => {
  const costly = (i: number) => that({ kind: 'release_title', value: `(?:(?:a|aa){0,5}){0,5}c${i}` })
  const formats = Array.from({ length: 500 }, (_, i) => ({ id: i, name: `Costly ${i}`, conditions: [costly(i)] }))

  test('cost no more steps per judgment than the budget of a name', () => {
    const before = stepsSpent()

    scoreOf(aCandidate({ title: 'a'.repeat(400) }), aContext({ formats }))

    expect(stepsSpent() - before).toBeGreaterThan(STEPS_PER_NAME / 2)
    expect(stepsSpent() - before).toBeLessThan(STEPS_PER_NAME * 1.5)
  })

  test('are tried on many names with pauses, and judging then uses the cached results', async () => {
    const names = Array.from({ length: 5 }, (_, i) => aCandidate({ title: `${'a'.repeat(200)}${i}` }))
    const context = aContext({ formats })
    let last = stepsSpent()
    const turns: number[] = []
    const pause = async () => {
      turns.push(stepsSpent() - last)
      last = stepsSpent()
    }

    await tryPatterns(names, context, pause)
    await pause()

    expect(turns.length).toBeGreaterThanOrEqual(5)
    expect(Math.max(...turns)).toBeLessThanOrEqual(100_000 + STEPS_PER_NAME + STEPS_PER_MATCH * 1.1)
    for (const name of names) scoreOf(name, context)
    expect(stepsSpent()).toBe(last)
  })
})
