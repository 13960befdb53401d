import type { Interpreter } from '../catalogue'
import { kinds, parties, partyTroubles } from './errors'
import { filingReasons } from './filing'
import { health } from './health'
import { languages } from './languages'
import { problems } from './problems'

/** The sentences of the service, English before German. The values in `{holes}` are taken over, as German writes them. */
export const sentences: Readonly<Record<string, string>> = {
  ...problems,
  ...filingReasons,
  ...health,
  ...Object.fromEntries(Object.entries(partyTroubles).map(([english, german]) => [`{party} ${english}`, `{party} ${german}`])),
}

const hole = /(?<!\{)\{(\w+)\}(?!\})/g
/** What a hole takes: its name without the number that tells two of one kind apart. */
const kindOf = (name: string) => name.replace(/\d$/, '')

const number = '-?[\\d.,]+'
const shapes: Readonly<Record<string, string>> = {
  kind: Object.keys(kinds).join('|'),
  id: '\\S+',
  browser: '[A-Z]\\w+(?: Internet)?',
  system: 'iPhone|iPad|Android|Windows|ChromeOS|Mac|Linux',
  year: '\\d+|no year',
  day: '\\d{4}-\\d\\d-\\d\\d',
  size: `${number} (?:TB|GB|MB|kB|bytes)`,
  span: '\\d+ (?:days?|hours?|minutes?|seconds?)',
  ...Object.fromEntries(
    ['count', 'most', 'least', 'score', 'seeders', 'minutes', 'seconds', 'status', 'low', 'high', 'accepted'].map((name) => [name, number]),
  ),
}

const units: Readonly<Record<string, string>> = {
  day: 'Tag',
  days: 'Tage',
  hour: 'Stunde',
  hours: 'Stunden',
  minute: 'Minute',
  minutes: 'Minuten',
  second: 'Sekunde',
  seconds: 'Sekunden',
  bytes: 'Byte',
}
const listed = (value: string, each: (one: string) => string = (one) => one) =>
  value
    .split(/(, | and | or )/)
    .map((part) => ({ ', ': ', ', ' and ': ' und ', ' or ': ' oder ' })[part] ?? each(part))
    .join('')

const german: Readonly<Record<string, (value: string) => string>> = {
  why: (value) => told(value),
  kind: (value) => kinds[value] ?? value,
  party: (value) => parties[value] ?? value,
  what: (value) => told(value),
  year: (value) => (value === 'no year' ? 'unbekanntem Jahr' : value),
  size: (value) => value.replace('.', ',').replace('bytes', 'Byte'),
  span: (value) => value.replace(/[a-z]+$/, (unit) => units[unit] ?? unit),
  languages: (value) => listed(value, (one) => languages[one] ?? one),
  words: (value) => listed(value),
}

type Phrase = { pattern: RegExp; holes: readonly string[]; german: string }

const phraseOf = ([english, german]: [english: string, german: string]): Phrase => {
  const holes = [...english.matchAll(hole)].map(([, name]) => name!)
  const pattern = english
    .split(hole)
    .map((part, at) => (at % 2 === 0 ? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : `(${shapes[kindOf(part)] ?? '.+?'})`))
    .join('')
  return { pattern: new RegExp(`^${pattern}$`, 's'), holes, german }
}

/** Those that say most come first: of two that fit, the more exact one counts. */
const phrases = Object.entries(sentences)
  .toSorted(([a], [b]) => b.replace(hole, '').length - a.replace(hole, '').length)
  .map(phraseOf)

const known = new Map<string, string>()
const mostKnown = 2000

/** A sentence of the service in German. What is none of its sentences stays as it is. */
const told = (text: string): string => {
  const before = known.get(text)
  if (before !== undefined) return before
  const found = whole(text) ?? inParts(text)
  if (known.size >= mostKnown) known.clear()
  known.set(text, found)
  return found
}

const whole = (text: string): string | null => {
  for (const phrase of phrases) {
    const found = phrase.pattern.exec(text)
    if (!found) continue
    const values = new Map(phrase.holes.map((name, at) => [name, (german[kindOf(name)] ?? String)(found[at + 1]!)]))
    return phrase.german.replace(hole, (unknown, name: string) => values.get(name) ?? unknown)
  }
  return null
}

/** A message may begin with the field that it is about, and a reason may have several sentences. */
const inParts = (text: string): string => {
  const [, field, rest] = /^([\w./[\]]+: )(.+)$/s.exec(text) ?? []
  if (field && rest) return `${field}${told(rest)}`
  const parts = text.split('. ')
  return parts.length > 1 ? parts.map(told).join('. ') : text
}

export const interpreter: Interpreter = {
  sentence: told,
}
