import { Failure } from './failure'
import { say } from './sentence'
import { sentences } from './sentences'
/** The syntax tree of a regular expression. `char.source` is an expression that matches exactly one character. */
export type Node =
  | { type: 'char'; source: string }
  | { type: 'assert'; kind: 'start' | 'end' | 'edge' | 'no_edge' }
  | { type: 'seq'; parts: Node[] }
  | { type: 'either'; options: Node[] }
  | { type: 'repeat'; part: Node; min: number; max: number }
  | { type: 'look'; part: Node; behind: boolean; negate: boolean }

export class PatternRefused extends Failure {}

const DEEPEST = 50
const MOST_REPEATS = 1000

type Reader = { source: string; at: number; depth: number }

/** Parses an expression. Throws `PatternRefused`, with a sentence, for unsupported syntax. */
export const readPattern = (source: string): Node => {
  const reader = { source, at: 0, depth: 0 }
  const node = readOptions(reader)
  if (reader.at < source.length) throw new PatternRefused(say(sentences, 'pattern_not_opened'))
  return node
}

const readOptions = (reader: Reader): Node => {
  reader.depth += 1
  if (reader.depth > DEEPEST) throw new PatternRefused(say(sentences, 'pattern_too_deep', { most: DEEPEST }))
  const options = [readSequence(reader)]
  while (take(reader, '|')) options.push(readSequence(reader))
  reader.depth -= 1
  return options.length === 1 && options[0] ? options[0] : { type: 'either', options }
}

const readSequence = (reader: Reader): Node => {
  const parts: Node[] = []
  while (reader.at < reader.source.length && !'|)'.includes(peek(reader))) parts.push(readRepeats(reader, readAtom(reader)))
  return { type: 'seq', parts }
}

const readRepeats = (reader: Reader, part: Node): Node => {
  const range = readRange(reader)
  if (!range) return part
  if (part.type === 'assert' || part.type === 'look') throw new PatternRefused(say(sentences, 'pattern_repeats_nothing'))
  take(reader, '?')
  if ('*+?'.includes(peek(reader) || ' ') || (peek(reader) === '{' && /^\{\d/.test(rest(reader))))
    throw new PatternRefused(say(sentences, 'pattern_repeats_twice'))
  return { type: 'repeat', part, ...range }
}

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

const readAtom = (reader: Reader): Node => {
  const letter = peek(reader)
  if (letter === '(') return readBrackets(reader)
  if (letter === '[') return readClass(reader)
  if (letter === '\\') return readEscape(reader)
  reader.at += 1
  if (letter === '^') return { type: 'assert', kind: 'start' }
  if (letter === '$') return { type: 'assert', kind: 'end' }
  if (letter === '.') return { type: 'char', source: '.' }
  if ('*+?'.includes(letter)) throw new PatternRefused(say(sentences, 'pattern_nothing_to_repeat', { written: letter }))
  return { type: 'char', source: /[\]{}]/.test(letter) ? `\\${letter}` : letter }
}

const looks: readonly [RegExp, { behind: boolean; negate: boolean }][] = [
  [/^\(\?=/, { behind: false, negate: false }],
  [/^\(\?!/, { behind: false, negate: true }],
  [/^\(\?<=/, { behind: true, negate: false }],
  [/^\(\?<!/, { behind: true, negate: true }],
]

const readBrackets = (reader: Reader): Node => {
  const look = looks.find(([opening]) => opening.test(rest(reader)))
  const opening = look?.[0] ?? /^\((?:\?:|\?<[A-Za-z_]\w*>|(?!\?))/
  const written = opening.exec(rest(reader))
  if (!written) throw new PatternRefused(say(sentences, 'pattern_not_understood', { written: rest(reader).slice(0, 4) }))
  reader.at += written[0].length
  const part = readOptions(reader)
  if (!take(reader, ')')) throw new PatternRefused(say(sentences, 'pattern_not_closed'))
  return look ? { type: 'look', part, ...look[1] } : part
}

/** A `]` right at the beginning is a sign of the class; a class minus another one is refused, as JavaScript reads it differently. */
const readClass = (reader: Reader): Node => {
  const written = /^\[\^?\]?(?:[^\]\\]|\\.)*\]/.exec(rest(reader))
  if (!written) throw new PatternRefused(say(sentences, 'pattern_class_not_closed'))
  const minus = /(?<!\\)-\[/.exec(written[0])
  if (minus) throw new PatternRefused(say(sentences, 'pattern_not_understood', { written: written[0] }))
  reader.at += written[0].length
  return { type: 'char', source: written[0].replace(/^(\[\^?)\]/, String.raw`$1\]`) }
}

const readEscape = (reader: Reader): Node => {
  const written = /^\\(?:[dDwWsStnrfv]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[pP]\{[\w=]+\}|[bBAzZ]|[^A-Za-z0-9])/.exec(rest(reader))
  if (!written) throw new PatternRefused(say(sentences, 'pattern_not_understood', { written: rest(reader).slice(0, 2) }))
  reader.at += written[0].length
  if (written[0] === '\\b') return { type: 'assert', kind: 'edge' }
  if (written[0] === '\\B') return { type: 'assert', kind: 'no_edge' }
  if (written[0] === '\\A') return { type: 'assert', kind: 'start' }
  if (/^\\[zZ]$/.test(written[0])) return { type: 'assert', kind: 'end' }
  return { type: 'char', source: written[0] }
}

const peek = ({ source, at }: Reader) => source[at] ?? ''
const rest = ({ source, at }: Reader) => source.slice(at, at + 4100)
const take = (reader: Reader, letter: string) => {
  if (peek(reader) !== letter) return false
  reader.at += 1
  return true
}
