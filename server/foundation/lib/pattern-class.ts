import { between, type Letters, named, otherThan, shorthands, union, without } from './pattern-letters'
import { PatternRefused } from './pattern-refused'
import { say } from './sentence'
import { sentences } from './sentences'

/** A pattern while it is read. */
export type Source = { readonly source: string; at: number }

/** One letter or set behind a backslash, inside or outside a class. */
export type Escape = { unit: number } | { letters: Letters }

export const peek = ({ source, at }: Source, ahead = 0) => source[at + ahead] ?? ''
export const rest = ({ source, at }: Source) => source.slice(at, at + 4100)
export const take = (reader: Source, written: string) => {
  if (!reader.source.startsWith(written, reader.at)) return false
  reader.at += written.length
  return true
}
export const notUnderstood = (written: string) => new PatternRefused(say(sentences, 'pattern_not_understood', { written }))

const controls: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, e: 27 }
/** `\b` is a backspace here; outside a class the caller has read it before. A backslash before a letter without a meaning is refused. */
export const readEscape = (reader: Source, ignoreCase: boolean): Escape => {
  const ahead = rest(reader)
  for (const [form, meaning] of escapes) {
    const found = form.exec(ahead)
    const sign = found ? meaning(found, ignoreCase) : undefined
    if (!found || !sign) continue
    reader.at += found[0].length
    return sign
  }
  throw notUnderstood(/^\\[pP]\{[^}]*\}/.exec(ahead)?.[0] ?? ahead.slice(0, 2))
}

type Meaning = (found: RegExpExecArray, ignoreCase: boolean) => Escape | undefined

const escapes: readonly [RegExp, Meaning][] = [
  [/^\\([dDwWsS])/, ([, name = '']) => ({ letters: shorthands[name]! })],
  [/^\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4}))/, ([, short, long]) => ({ unit: Number.parseInt(short ?? long!, 16) })],
  [/^\\([abtnvfre])/, ([, name = '']) => ({ unit: controls[name]! })],
  [/^\\([pP])\{([\w-]+)\}/, ([, not, name = ''], ignoreCase) => ofName(named(name, ignoreCase), not === 'P')],
  [/^\\([^\p{L}\p{Mn}\p{Nd}\p{Pc}])/u, ([, sign = '']) => ({ unit: sign.charCodeAt(0) })],
]

const ofName = (letters: Letters | undefined, isNot: boolean): Escape | undefined =>
  letters === undefined ? undefined : { letters: isNot ? otherThan(letters) : letters }

export const lettersOf = (sign: Escape, ignoreCase: boolean): Letters =>
  'letters' in sign ? sign.letters : between(sign.unit, sign.unit, ignoreCase)

/**
 * A class as .NET reads it: a `]` right at the beginning is a sign of the class, `[` is a sign too, and a class behind the last `-` is taken
 * away from it.
 */
export const readClass = (reader: Source, ignoreCase: boolean): Letters => {
  const start = reader.at
  reader.at += 1
  const isNegated = take(reader, '^')
  const parts = [readPart(reader, start, ignoreCase)]
  while (peek(reader) !== ']' && !rest(reader).startsWith('-[')) parts.push(readPart(reader, start, ignoreCase))
  const wanted = isNegated ? otherThan(union(parts)) : union(parts)
  const minus = take(reader, '-') ? readClass(reader, ignoreCase) : undefined
  if (!take(reader, ']')) throw notUnderstood(reader.source.slice(start, reader.at + 1))
  return minus ? without(wanted, minus) : wanted
}

/** One sign, or a range of signs. A `-` after a set, or at the end, is a sign. */
const readPart = (reader: Source, start: number, ignoreCase: boolean): Letters => {
  const first = readSign(reader, ignoreCase)
  const isRange = 'unit' in first && peek(reader) === '-' && peek(reader, 1) !== ']' && peek(reader, 1) !== ''
  if (!isRange || peek(reader, 1) === '[') return lettersOf(first, ignoreCase)
  reader.at += 1
  const last = readSign(reader, ignoreCase)
  if (!('unit' in last) || last.unit < first.unit) throw notUnderstood(reader.source.slice(start, reader.at))
  return between(first.unit, last.unit, ignoreCase)
}

const readSign = (reader: Source, ignoreCase: boolean): Escape => {
  if (peek(reader) === '') throw new PatternRefused(say(sentences, 'pattern_class_not_closed'))
  if (rest(reader).startsWith('[:')) throw notUnderstood(rest(reader).slice(0, 4))
  if (peek(reader) === '\\') return take(reader, '\\-') ? { unit: 45 } : readEscape(reader, ignoreCase)
  reader.at += 1
  return { unit: reader.source.charCodeAt(reader.at - 1) }
}
