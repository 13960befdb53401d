import { lettersOf, notUnderstood, peek, readClass, readEscape, rest, type Source, take } from './pattern-class'
import { anyButNewline, anything, between, type Letters } from './pattern-letters'
import { PatternRefused } from './pattern-refused'
import { say } from './sentence'
import { sentences } from './sentences'

/**
 * The syntax tree of a regular expression with the meaning that it has in .NET. `end` also holds before a newline that ends the text,
 * `very_end` does not.
 */
export type Node =
  | { type: 'char'; letters: Letters }
  | { type: 'assert'; kind: 'start' | 'end' | 'very_end' | 'line_start' | 'line_end' | 'edge' | 'no_edge' }
  | { type: 'seq'; parts: Node[] }
  | { type: 'either'; options: Node[] }
  | { type: 'repeat'; part: Node; min: number; max: number }
  | { type: 'look'; part: Node; behind: boolean; negate: boolean }

/** What a reader also understands, and `resolved` replaces: groups that are referred to, references, and groups that never give back. */
export type ReadNode =
  | Exclude<Node, { type: 'seq' | 'either' | 'repeat' | 'look' }>
  | { type: 'seq'; parts: ReadNode[] }
  | { type: 'either'; options: ReadNode[] }
  | { type: 'repeat'; part: ReadNode; min: number; max: number; isLazy: boolean }
  | { type: 'look'; part: ReadNode; behind: boolean; negate: boolean }
  | { type: 'group'; name: string; part: ReadNode }
  | { type: 'same'; name: string; written: string; ignoreCase: boolean }
  | { type: 'atomic'; part: ReadNode; written: string }

export type ReadPattern = { node: ReadNode; groups: readonly string[] }

const DEEPEST = 50
const MOST_REPEATS = 1000

type Flags = { i: boolean; m: boolean; n: boolean; s: boolean; x: boolean }
type Reader = Source & { depth: number; flags: Flags; groups: string[] }

/** Parses an expression. Throws `PatternRefused`, with a sentence, for unsupported syntax. */
export const readSyntax = (source: string, ignoreCase: boolean): ReadPattern => {
  const reader: Reader = { source, at: 0, depth: 0, flags: { i: ignoreCase, m: false, n: false, s: false, x: false }, groups: [] }
  const node = readOptions(reader)
  if (reader.at < source.length) throw new PatternRefused(say(sentences, 'pattern_not_opened'))
  return { node, groups: reader.groups }
}

/** Flags that are switched on inside brackets end with them. */
const readOptions = (reader: Reader): ReadNode => {
  const { flags } = reader
  reader.depth += 1
  if (reader.depth > DEEPEST) throw new PatternRefused(say(sentences, 'pattern_too_deep', { most: DEEPEST }))
  const options = [readSequence(reader)]
  while (take(reader, '|')) options.push(readSequence(reader))
  reader.depth -= 1
  reader.flags = flags
  return options.length === 1 && options[0] ? options[0] : { type: 'either', options }
}

const readSequence = (reader: Reader): ReadNode => {
  const parts: ReadNode[] = []
  for (skipBlanks(reader); reader.at < reader.source.length && !'|)'.includes(peek(reader)); skipBlanks(reader)) {
    if (readFlags(reader)) continue
    const atom = readAtom(reader)
    skipBlanks(reader)
    parts.push(readRepeats(reader, atom))
  }
  return { type: 'seq', parts }
}

/** Comments, and with the flag `x` blanks too. */
const skipBlanks = (reader: Reader) => {
  const blank = reader.flags.x ? /^(?:\(\?#[^)]*\)|[ \t-\r]+|#[^\n]*)/ : /^\(\?#[^)]*\)/
  for (let found = blank.exec(rest(reader)); found; found = blank.exec(rest(reader))) reader.at += found[0].length
}

/** `(?i)` and `(?-i)` hold until the bracket around them closes. */
const readFlags = (reader: Reader): boolean => {
  const found = /^\(\?([imnsx]*)(?:-([imnsx]*))?\)/.exec(rest(reader))
  if (!found || found[0] === '(?)') return false
  reader.at += found[0].length
  reader.flags = changed(reader.flags, found[1], found[2])
  return true
}

const changed = (flags: Flags, on = '', off = ''): Flags => ({
  ...flags,
  ...Object.fromEntries([...on].map((flag) => [flag, true])),
  ...Object.fromEntries([...off].map((flag) => [flag, false])),
})

const readRepeats = (reader: Reader, part: ReadNode): ReadNode => {
  const range = readRange(reader)
  if (!range) return part
  const isLazy = take(reader, '?')
  skipBlanks(reader)
  if ('*+?'.includes(peek(reader) || ' ') || (peek(reader) === '{' && isCount.test(rest(reader))))
    throw new PatternRefused(say(sentences, 'pattern_repeats_twice'))
  if (part.type === 'assert' || part.type === 'look') return range.min === 0 ? { type: 'seq', parts: [] } : part
  return { type: 'repeat', part, ...range, isLazy }
}

const isCount = /^\{\d{1,9}(?:,\d{0,9})?\}/

const readRange = (reader: Reader): { min: number; max: number } | undefined => {
  if (take(reader, '*')) return { min: 0, max: Number.POSITIVE_INFINITY }
  if (take(reader, '+')) return { min: 1, max: Number.POSITIVE_INFINITY }
  if (take(reader, '?')) return { min: 0, max: 1 }
  if (peek(reader) !== '{') return undefined
  const written = /^\{(\d{1,9})(,?)(\d{0,9})\}/.exec(rest(reader))
  if (!written) return undefined
  reader.at += written[0].length
  const min = Number(written[1])
  const max = written[3] ? Number(written[3]) : written[2] ? Number.POSITIVE_INFINITY : min
  if (min > MOST_REPEATS || (max > MOST_REPEATS && max !== Number.POSITIVE_INFINITY))
    throw new PatternRefused(say(sentences, 'pattern_repeats_too_often', { most: MOST_REPEATS }))
  if (max < min) throw new PatternRefused(say(sentences, 'pattern_counts_backwards', { written: written[0] }))
  return { min, max }
}

const readAtom = (reader: Reader): ReadNode => {
  const letter = peek(reader)
  const { i } = reader.flags
  if (letter === '(') return readBrackets(reader)
  if (letter === '[') return { type: 'char', letters: readClass(reader, i) }
  if (letter === '\\') return readBackslash(reader)
  if ('*+?'.includes(letter) || isCount.test(rest(reader)))
    throw new PatternRefused(say(sentences, 'pattern_nothing_to_repeat', { written: letter }))
  reader.at += 1
  return signs[letter]?.(reader.flags) ?? { type: 'char', letters: between(letter.charCodeAt(0), letter.charCodeAt(0), i) }
}

const signs: Readonly<Record<string, (flags: Flags) => ReadNode>> = {
  '^': ({ m }) => ({ type: 'assert', kind: m ? 'line_start' : 'start' }),
  $: ({ m }) => ({ type: 'assert', kind: m ? 'line_end' : 'end' }),
  '.': ({ s }) => ({ type: 'char', letters: s ? anything : anyButNewline }),
}

const looks: readonly [RegExp, { behind: boolean; negate: boolean }][] = [
  [/^\(\?=/, { behind: false, negate: false }],
  [/^\(\?!/, { behind: false, negate: true }],
  [/^\(\?<=/, { behind: true, negate: false }],
  [/^\(\?<!/, { behind: true, negate: true }],
]
const brackets =
  /^\((?:(?<atomic>\?>)|\?(?<on>[imnsx]*)(?:-(?<off>[imnsx]*))?:|\?<(?<name>[\p{L}_]\w*)>|\?'(?<quoted>[\p{L}_]\w*)'|(?<plain>(?!\?)))/u

const readBrackets = (reader: Reader): ReadNode => {
  const start = reader.at
  const look = looks.find(([opening]) => opening.test(rest(reader)))
  const opened = look?.[0].exec(rest(reader)) ?? brackets.exec(rest(reader))
  if (!opened) throw notUnderstood(rest(reader).slice(0, 4))
  reader.at += opened[0].length
  const { atomic, on, off, name, quoted, plain } = opened.groups ?? {}
  const group = plain === undefined ? (name ?? quoted) : reader.flags.n ? undefined : nextNumber(reader)
  if (group) reader.groups.push(group)
  const part = readInside(reader, changed(reader.flags, on, off))
  if (look) return { type: 'look', part, ...look[1] }
  if (atomic) return { type: 'atomic', part, written: reader.source.slice(start, reader.at) }
  return group ? { type: 'group', name: group, part } : part
}

const nextNumber = ({ groups }: Reader) => `${groups.filter((group) => /^\d/.test(group)).length + 1}`

const readInside = (reader: Reader, inside: Flags): ReadNode => {
  const { flags } = reader
  reader.flags = inside
  const part = readOptions(reader)
  if (!take(reader, ')')) throw new PatternRefused(say(sentences, 'pattern_not_closed'))
  reader.flags = flags
  return part
}

const anchors: readonly [string, Extract<Node, { type: 'assert' }>['kind']][] = [
  [String.raw`\b`, 'edge'],
  [String.raw`\B`, 'no_edge'],
  [String.raw`\A`, 'start'],
  [String.raw`\Z`, 'end'],
  [String.raw`\z`, 'very_end'],
]

const readBackslash = (reader: Reader): ReadNode => {
  const anchor = anchors.find(([written]) => take(reader, written))
  if (anchor) return { type: 'assert', kind: anchor[1] }
  const same = /^\\(?:([1-9])(?!\d)|k(?:<([\p{L}_]\w*|[1-9])>|'([\p{L}_]\w*|[1-9])'))/u.exec(rest(reader))
  if (!same) return { type: 'char', letters: lettersOf(readEscape(reader, reader.flags.i), reader.flags.i) }
  reader.at += same[0].length
  return { type: 'same', name: same[1] ?? same[2] ?? same[3]!, written: same[0], ignoreCase: reader.flags.i }
}
