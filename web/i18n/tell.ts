import type { Said, Sentences } from './catalog'
import { codecWord } from './codecs'
import { count, day, dayAndTime, duration, languageName, listOf, size } from './format'
import { formOf } from './translate'

type Write = (value: unknown) => string | null

const ofNumber =
  (write: (value: number) => string): Write =>
  (value) =>
    typeof value === 'number' ? write(value) : null
const ofText =
  (write: (value: string) => string): Write =>
  (value) =>
    typeof value === 'string' ? write(value) : null
const ofList =
  (write: (value: string[]) => string): Write =>
  (value) =>
    Array.isArray(value) ? write(value.map(String)) : null

/** Formatter for each kind of value. The kinds are those of `server/foundation/lib/sentence.ts`. */
const writers: Readonly<Record<string, Write>> = {
  number: ofNumber(count),
  size: ofNumber(size),
  span: ofNumber(duration),
  moment: ofText(dayAndTime),
  day: ofText(day),
  codec: ofText(codecWord),
  place: ofNumber((index) => count(index + 1)),
  languages: ofList((codes) => listOf(codes.map(languageName))),
}
const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'text' in value
const plain: Write = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)

const hole = /\{(\w+)(?::(\w+))?\}/g

/** Translates a sentence. Null if the code is unknown or a value is missing or invalid. */
export const tell = ({ sentences, words }: Sentences, { code = '', values = {} }: Said, told: (said: Said) => string): string | null => {
  const message = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  if (message === undefined) return null
  const wordOf = (value: string) => (Object.hasOwn(words, value) ? words[value]! : value)
  const saidIn: Readonly<Record<string, Write>> = {
    ...writers,
    word: ofText(wordOf),
    list: ofList((values) => listOf(values.map(wordOf))),
    either: ofList((values) => listOf(values.map(wordOf), 'disjunction')),
    said: (value) => (isSaid(value) ? told(value) : ofText(String)(value)),
  }
  let isWhole = true
  const text = formOf(message, values).replace(hole, (_, name: string, kind?: string) => {
    const written = (kind === undefined ? plain : saidIn[kind])?.(values[name]) ?? null
    if (written === null) isWhole = false
    return written ?? ''
  })
  return isWhole ? text : null
}
