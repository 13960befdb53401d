import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { compilePattern, PatternTooCostly, STEPS_PER_MATCH, STEPS_PER_NAME, stepsSpent } from './pattern'
import dotnet from './pattern-answers.json'
import { createMachine } from './pattern-machine'
import { readPattern } from './pattern-resolve'

const matches = (source: string, text: string) => {
  const compiled = compilePattern(source)
  if (!compiled.ok) throw new Error(compiled.why.text)
  return compiled.pattern.test(text)
}
const refusal = (source: string) => {
  const compiled = compilePattern(source)
  return compiled.ok ? undefined : compiled.why.text
}

/** Recorded from .NET, with the case ignored. Of an answer, one bit per text; null if .NET refuses the pattern. */
const recorded: { texts: string[]; answers: Record<string, string | null> } = dotnet
const bitsOf = (hex: string) =>
  [...hex].flatMap((digit) => [...Number.parseInt(digit, 16).toString(2).padStart(4, '0')].map((bit) => bit === '1'))

/** What .NET takes, and Marquee does not, with the piece that it names. */
const beyond: Readonly<Record<string, string>> = {
  '[[:alpha:]]x': '[:al',
  [String.raw`(a)?\1b`]: String.raw`\1`,
  [String.raw`\1(a)`]: String.raw`\1`,
  [String.raw`(a)\10`]: String.raw`\1`,
  [String.raw`\01`]: String.raw`\0`,
  [String.raw`\0`]: String.raw`\0`,
  [String.raw`\07`]: String.raw`\0`,
  [String.raw`\101`]: String.raw`\1`,
  [String.raw`[\1]`]: String.raw`\1`,
  [String.raw`(?<1>a)\1`]: '(?<1',
  [String.raw`\Gab`]: String.raw`\G`,
  '(?>(a|ab)+)c': '(?>(a|ab)+)',
  '(?(a)ab|c)': '(?(a',
  '(a)?(?(1)b|c)': '(?(1',
  '(?<x>a)?(?(x)b|c)': '(?(x',
  '(?(?=a)ab|c)': '(?(?',
  '(?(a)b)': '(?(a',
  [String.raw`\cA`]: String.raw`\c`,
  '(?<a>.)(?<-a>.)': '(?<-',
}

describe('a pattern means what it means in .NET, or is refused and the piece is named', () => {
  test.each(Object.entries(recorded.answers))('%j', (source, answer) => {
    const compiled = compilePattern(source)
    const piece = beyond[source]

    if (answer === null || piece) expect(compiled.ok ? 'taken' : compiled.why.text).toContain(piece ?? 'cannot be used')
    else {
      const bits = bitsOf(answer)
      const wrong = recorded.texts.filter((text, i) => !compiled.ok || compiled.pattern.test(text) !== bits[i])
      expect(wrong).toEqual([])
    }
  })
})

test('capital and small letters that .NET learned later are equal, too', () => {
  const pairs = ['ẞß', 'åÅ', 'Ωω', 'ǅǆ', 'Აა']

  expect(pairs.filter(([one = '', other = '']) => !matches(`^${one}$`, other) || !matches(`^${other}$`, one))).toEqual([])
})

describe('a pattern from the user', () => {
  test.each([
    [String.raw`\b(dv|dovi|dolby[ .]?vision)\b`, 'Movie.2020.2160p.DoVi.x265', true],
    [String.raw`^(?=.*\b2160p\b)(?!.*\bHDR\b).*web`, 'Movie.2020.2160p.WEB-DL', true],
    [String.raw`^(?=.*\b2160p\b)(?!.*\bHDR\b).*web`, 'Movie.2020.2160p.HDR.WEB-DL', false],
    ['(?<!full[ .])bluray', 'Movie.2020.Full.BluRay', false],
    [String.raw`(?<=\d{4}\.)remux`, 'Movie.2020.REMUX', true],
    ['(?i)x26[45]', 'movie X265', true],
    ['(?<name>a|b){2,3}$', 'xab', true],
    ['[^a-z ]', 'only words', false],
    [String.raw`\p{Lu}\x2e`, 'é.', true],
    ['a{2', 'xa{2', true],
    ['', 'anything', true],
    ['[([]dual[])]', 'Movie [Dual]', true],
    ['[([]dual[])]', 'Movie dual', false],
    ['[^]]x', ']x', false],
    ['[^]]x', 'ax', true],
    [String.raw`\Amovie\z`, 'Movie', true],
    [String.raw`\Amovie\z`, 'A Movie', false],
    [String.raw`([._-])iTunes(?:HD|SD)?\1.+?-TVS$`, 'Movie.iTunesHD.German-TVS', true],
    [String.raw`([._-])iTunes(?:HD|SD)?\1.+?-TVS$`, 'Movie.iTunesHD-German-TVS', false],
    [String.raw`Doublé\b`, 'Film.2020.Doublé.1080p', true],
    [String.raw`\bé`, 'doublé', false],
    [String.raw`^\w+$`, 'Ёжик', true],
    [String.raw`\d{4}p`, '١٠٨٠p', true],
    [String.raw`(\w+ )+2020`, 'Тихая гавань 2020', true],
  ])('%s on "%s": %p', (source, text, expected) => {
    expect(matches(source, text)).toBe(expected)
  })

  test.each([
    ['(a', 'never closed'],
    ['a)', 'no matching ('],
    ['[a', 'never closed'],
    ['*a', 'nothing to repeat'],
    ['a**', 'nests one repetition'],
    ['a{3,2}', 'counts backwards'],
    ['a{2000}', 'more than 1,000'],
    ['((a{0,900}){900}){900}', 'too large'],
    ['(.{0,60}){0,60}z', 'too large'],
    ['(a?){500}a{500}', 'too large'],
    ['[z-a]', '[z-a'],
    ['(?:(a)|b)\\1', String.raw`\1`],
    [String.raw`(\w)\1`, String.raw`\1`],
    ['(?>(a|ab)+)c', '(?>(a|ab)+)'],
    ['(?(1)a|b)', '(?(1'],
    ['(?<a-b>x)', '(?<a'],
    ['a++', 'nests one repetition'],
    ['{2}', 'nothing to repeat'],
  ])('refuses %s with a reason', (source, why) => {
    expect(refusal(source)).toContain(why)
  })

  test('refuses a pattern that is too long or too deeply nested, with a reason', () => {
    expect(refusal('a'.repeat(4001))).toContain('longer than')
    expect(refusal('('.repeat(60) + ')'.repeat(60))).toContain('nested')
  })

  test('matches case-sensitively on request', () => {
    const compiled = compilePattern('WEB', { ignoreCase: false })

    expect(compiled.ok && [compiled.pattern.test('WEB'), compiled.pattern.test('web')]).toEqual([true, false])
  })

  test.each([
    '(a+)+$',
    '(a|a)*b',
    '(.*a){25}',
    'a*a*a*a*a*a*a*b',
    '(?=(a+)+b)',
    `${'a?'.repeat(60)}${'a'.repeat(60)}`,
    '(?<=(a|aa)+c)b',
    '(?:a|(a|aa){0,8}){0,9}b',
    `(?:${'a|'.repeat(200)}a)a{150}b`,
    `(?:${'|'.repeat(300)}a)a{150}b`,
    '(?=(.*.*.*z))(?=(.*.*.*y)).*',
  ])('the trap %s stays within its step budget on a hostile text', (source) => {
    const compiled = compilePattern(source)
    if (!compiled.ok) throw new Error(compiled.why.text)
    const before = stepsSpent()

    for (const text of ['a'.repeat(500), 'a'.repeat(5000)]) {
      try {
        expect(typeof compiled.pattern.test(text)).toBe('boolean')
      } catch (error) {
        expect(error).toBeInstanceOf(PatternTooCostly)
      }
    }

    expect(stepsSpent() - before).toBeLessThanOrEqual(2 * (STEPS_PER_MATCH + 1000))
  })

  test('a match that takes too long is aborted, neither true nor false', () => {
    const compiled = compilePattern(`(?:(?:a|aa){0,4}){0,9}(?:${'[ab]?'.repeat(150)})b$`)

    expect(compiled.ok && compiled.pattern.test('b')).toBe(true)
    expect(() => compiled.ok && compiled.pattern.test('a'.repeat(500))).toThrow(PatternTooCostly)
  })

  test('all patterns tested on one name share its steps, whether an answer is cached or not', () => {
    const patterns = Array.from({ length: 20 }, (_, i) => compilePattern(`(?:(?:a|aa){0,5}){0,5}c${i}`))
    const text = 'a'.repeat(200)
    const round = () => {
      const budget = { left: STEPS_PER_NAME }
      return patterns.map((compiled) => {
        try {
          return compiled.ok && compiled.pattern.test(text, budget)
        } catch {
          return 'skipped'
        }
      })
    }

    const first = round()
    const before = stepsSpent()

    expect(first).toContain(false)
    expect(first).toContain('skipped')
    expect(round()).toEqual(first)
    expect(stepsSpent()).toBe(before)
  })
})

test('the machine agrees with the built-in matcher', () => {
  const piece = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', String.raw`\b`, '^', '$', 'c', String.raw`\w`)
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4 },
      piece,
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `${a}${b}`),
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
      fc.tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '*?')).map(([a, times]) => `(?:${a}|c)${times}`),
      fc.tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('pattern')).map(([look, a]) => `${look}${a})`),
    ),
  }))
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 12 })

  fc.assert(
    fc.property(pattern, text, (source, subject) => {
      expect(createMachine(readPattern(source, false)).test(subject, () => {})).toBe(new RegExp(source).test(subject))
    }),
    { numRuns: 3000 },
  )
})
