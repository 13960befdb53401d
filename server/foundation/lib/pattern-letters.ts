import { once } from './once'

/**
 * Sets of letters as .NET sees them: UTF-16 units, with the letters and digits of every script, and equal letters of both cases. A set is
 * written as a class of the `v` mode of JavaScript, without its `i` flag, which folds more letters than .NET does.
 */
export type Letters = string

export const anyButNewline: Letters = String.raw`[^\n]`
export const anything: Letters = String.raw`[\s\S]`

const word: Letters = String.raw`[\p{L}\p{Mn}\p{Nd}\p{Pc}]`
/** `\b` counts the joiners of Persian and Indian scripts as letters, `\w` does not. */
const edgeLetters: Letters = String.raw`[\p{L}\p{Mn}\p{Nd}\p{Pc}\u200c\u200d]`

export const edge = `(?:(?<=${edgeLetters})(?!${edgeLetters})|(?<!${edgeLetters})(?=${edgeLetters}))`
export const noEdge = `(?:(?<=${edgeLetters})(?=${edgeLetters})|(?<!${edgeLetters})(?!${edgeLetters}))`

export const shorthands: Readonly<Record<string, Letters>> = {
  w: word,
  W: `[^${word}]`,
  d: String.raw`[\p{Nd}]`,
  D: String.raw`[\P{Nd}]`,
  s: String.raw`[\p{Z}\t-\r\x85]`,
  S: String.raw`[^\p{Z}\t-\r\x85]`,
}

/** Half of a pair outside the basic plane is a unit of its own for .NET, which the `v` mode cannot see: it moves to private letters. */
export const unpaired = (text: string): string =>
  halves.test(text) ? text.replace(everyHalf, (half) => letterOf(moved(half.charCodeAt(0)))) : text

const [firstHalf, lastHalf, shift] = [0xd800, 0xdfff, 0x800]
const halves = /[\ud800-\udfff]/
const everyHalf = /[\ud800-\udfff]/g
const moved = (unit: number) => (unit >= firstHalf && unit <= lastHalf ? unit + shift : unit)
const letterOf = (unit: number) => String.fromCharCode(unit)

export const isEdgeLetter = (letter: string | undefined): boolean => letter !== undefined && edgeTest()(letter)
const edgeTest = once(() => testOf(edgeLetters))

/** All units from the first to the last and, if the case is ignored, those that differ by case only. */
export const between = (first: number, last: number, ignoreCase: boolean): Letters => {
  const alike = ignoreCase ? casesBetween(first, last) : []
  return `[${spanOf(first, last)}${alike.map((unit) => spanOf(unit, unit)).join('')}]`
}

export const union = (parts: readonly Letters[]): Letters => (parts.length === 1 ? parts[0]! : `[${parts.join('')}]`)
export const without = (letters: Letters, less: Letters): Letters => `[${letters}--${less}]`
export const otherThan = (letters: Letters): Letters => `[^${letters}]`

const spanOf = (first: number, last: number): string => {
  if (first > lastHalf || last < firstHalf) return written(first, last)
  const below = first < firstHalf ? written(first, firstHalf - 1) : ''
  const above = last > lastHalf ? written(lastHalf + 1, last) : ''
  return below + written(moved(Math.max(first, firstHalf)), moved(Math.min(last, lastHalf))) + above
}
const written = (first: number, last: number) => (first === last ? codeOf(first) : `${codeOf(first)}-${codeOf(last)}`)
const codeOf = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`

const casesBetween = (first: number, last: number): number[] => {
  if (last - first > 200) return [...cases()].filter(([unit]) => unit >= first && unit <= last).flatMap(([, alike]) => alike)
  return Array.from({ length: last - first + 1 }, (_, i) => cases().get(first + i) ?? []).flat()
}

/** Units with the same lower case are equal, and no others: not ς and σ, not ſ and s. Without a language, İ and i differ. */
const cases = once((): ReadonlyMap<number, number[]> => {
  const byLower = new Map<string, number[]>()
  for (const [letter] of everyUnit().matchAll(/\p{Changes_When_Lowercased}/gv)) {
    const [lower, unit] = [letter.toLowerCase(), letter.charCodeAt(0)]
    if (lower.length === 1) byLower.set(lower, [...(byLower.get(lower) ?? [lower.charCodeAt(0)]), unit])
  }
  return new Map([...byLower.values()].flatMap((alike) => alike.map((unit) => [unit, alike] as const)))
})
/** Without pairs: from the first to the last, the second halves follow all first ones. */
const everyUnit = () => String.fromCharCode(...Array.from({ length: 0x10000 }, (_, unit) => unit))

/** A category or block by the name that .NET gives it. Where the case is ignored, capital letters are small letters too. */
export const named = (name: string, ignoreCase: boolean): Letters | undefined => {
  const block = blocks[name]
  if (block) return between(...block, ignoreCase)
  if (name === 'Cs') return between(firstHalf, lastHalf, false)
  if (name === 'Co') return without(String.raw`[\p{Co}]`, between(firstHalf, lastHalf, false))
  if (ignoreCase && /^L[ltu]$/.test(name)) return String.raw`[\p{Ll}\p{Lt}\p{Lu}]`
  return categories.test(name) ? `[\\p{${name}}]` : undefined
}

const categories = /^(?:C[cfn]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)$/

const blocks: Readonly<Record<string, readonly [number, number]>> = {
  IsBasicLatin: [0, 0x7f],
  'IsLatin-1Supplement': [0x80, 0xff],
  'IsLatinExtended-A': [0x100, 0x17f],
  'IsLatinExtended-B': [0x180, 0x24f],
  IsGreek: [0x370, 0x3ff],
  IsGreekandCoptic: [0x370, 0x3ff],
  IsCyrillic: [0x400, 0x4ff],
  IsArmenian: [0x530, 0x58f],
  IsHebrew: [0x590, 0x5ff],
  IsArabic: [0x600, 0x6ff],
  IsDevanagari: [0x900, 0x97f],
  IsTamil: [0xb80, 0xbff],
  IsTelugu: [0xc00, 0xc7f],
  IsThai: [0xe00, 0xe7f],
  IsGeorgian: [0x10a0, 0x10ff],
  IsHangulJamo: [0x1100, 0x11ff],
  IsHiragana: [0x3040, 0x309f],
  IsKatakana: [0x30a0, 0x30ff],
  IsCJKUnifiedIdeographs: [0x4e00, 0x9fff],
  IsHangulSyllables: [0xac00, 0xd7af],
}

export type LetterTest = (letter: string) => boolean

/** Tests one letter, so that the built-in expressions cannot run long. Patterns share the tests of equal sets. */
export const testOf = (letters: Letters): LetterTest => {
  const before = tests.get(letters)
  if (before) return before
  if (tests.size >= MOST_TESTS) tests.clear()
  const expression = new RegExp(`^${letters}$`, 'v')
  const known = new Map<string, boolean>()
  const test: LetterTest = (letter) => {
    const answer = known.get(letter) ?? expression.test(letter)
    if (known.size < 500) known.set(letter, answer)
    return answer
  }
  tests.set(letters, test)
  return test
}

const tests = new Map<string, LetterTest>()
const MOST_TESTS = 2000

/** Up to `most` units of a set, undefined if it has more. */
export const unitsOf = (letters: Letters, most: number): number[] | undefined => {
  const expression = new RegExp(`^${letters}$`, 'v')
  const units: number[] = []
  for (let unit = 0; unit <= 0xffff && units.length <= most; unit += 1) if (expression.test(letterOf(unit))) units.push(unit)
  return units.length > most ? undefined : units
}

/**
 * The part of a set within ASCII, for the common names that have nothing else and no line breaks. `isBlind`: it makes no difference between
 * capital and small letters, so that `source` may be read by an expression that ignores the case; `exact` says the same with every letter.
 */
export type Ascii = { isBlind: boolean; source: string; exact: string }

export const asciiOf = (letters: Letters): Ascii => {
  const before = asciis.get(letters)
  if (before) return before
  if (asciis.size >= MOST_TESTS) asciis.clear()
  const made = madeAscii(letters)
  asciis.set(letters, made)
  return made
}

const asciis = new Map<string, Ascii>()

const madeAscii = (letters: Letters): Ascii => {
  const holds = testOf(letters)
  const units = Array.from({ length: 128 }, (_, unit) => unit).filter((unit) => holds(letterOf(unit)))
  const has = new Set(units.map(letterOf))
  const isBlind = [...has].every((letter) => has.has(letter.toLowerCase()) && has.has(letter.toUpperCase()))
  const exact = classOf(units)
  return { isBlind, exact, source: isOneLetter(units) ? letterOf(units[1]!) : exact }
}

const isOneLetter = ([capital, small, ...others]: readonly number[]) =>
  others.length === 0 && capital !== undefined && small === capital + 32 && /[A-Z]/.test(letterOf(capital))

const classOf = (units: readonly number[]): string => {
  if (units.filter((unit) => unit !== 10 && unit !== 13).length === 126) return '.'
  if (units.length === 1) return plain(units[0]!)
  return `[${spansOf(units)
    .map(([from, to]) => (from === to ? plain(from) : `${plain(from)}-${plain(to)}`))
    .join('')}]`
}

const plain = (unit: number) => (/[A-Za-z0-9 ]/.test(letterOf(unit)) ? letterOf(unit) : `\\x${unit.toString(16).padStart(2, '0')}`)

const spansOf = (units: readonly number[]): [number, number][] => {
  const spans: [number, number][] = []
  for (const unit of units) {
    const last = spans.at(-1)
    if (last && last[1] === unit - 1) last[1] = unit
    else spans.push([unit, unit])
  }
  return spans
}
