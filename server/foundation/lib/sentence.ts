import { codecName } from './codec-name'
import { once } from './once'
import { size } from './size'
import { spanInWords } from './span'

/**
 * A message for people: a code for programs, values, and the English text. Each room has a catalog (`<room>/sentences.ts`) that maps codes
 * to texts with placeholders, `{name}` or `{name:kind}`. Values are plain JSON in base units, so every client can render them in its own
 * language.
 */
export type Sentence<Code extends string = string> = { readonly code: Code; readonly values: Values; readonly text: string }
export type Values = Readonly<Record<string, Value>>
type Value = string | number | readonly string[] | Sentence

/** A text, or one per plural form, selected by the value `count`. */
export type Message = string | { readonly zero?: string; readonly one: string; readonly other: string }
export type Catalog = Readonly<Record<string, Message>>

/** The type of each placeholder kind. A placeholder without a kind takes a text or a number verbatim: a name, a port, a year. */
type Kinds = {
  number: number
  /** Bytes. */
  size: number
  /** Seconds. */
  span: number
  /** RFC 3339, UTC. */
  moment: string
  /** A calendar day: 2030-05-09. */
  day: string
  /** BCP 47 codes, or names where the code is unknown. */
  languages: readonly string[]
  /** Joined by "and": a, b and c. */
  list: readonly string[]
  /** Joined by "or": a, b or c. */
  either: readonly string[]
  /** A word from a closed list in the catalog (`things`, `parties`), or a user-given name. */
  word: string
  /** ffmpeg's name for a codec. */
  codec: string
  /** A position in a list, counted from 0 but shown from 1. */
  place: number
  /** Another sentence, or foreign text verbatim. */
  said: string | Sentence
}

type Filling<Hole extends string> = Hole extends `${infer Name}:${infer Kind}`
  ? { readonly [N in Name]: Kind extends keyof Kinds ? Kinds[Kind] : never }
  : { readonly [N in Hole]: string | number }
type Fillings<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Filling<Hole> & Fillings<Rest> : unknown

/** The values that a text needs, by name and kind. */
export type ValuesOf<M extends Message> = M extends string
  ? Fillings<M>
  : M extends { readonly one: infer One extends string; readonly other: infer Other extends string }
    ? { readonly count: number } & Fillings<One> & Fillings<Other>
    : never
type Needed<M extends Message> = keyof ValuesOf<M> extends never ? [] : [values: ValuesOf<M>]

/** Builds the sentence for a code. A code missing from the catalog or a value missing from its text does not compile. */
export const say = <const C extends Catalog, Code extends keyof C & string>(
  catalog: C,
  code: Code,
  ...needed: Needed<C[Code]>
): Sentence<Code> => {
  const values = (needed[0] ?? {}) as Values
  return { code, values, text: filled(catalog[code]!, values) }
}

const hole = /\{(\w+)(?::(\w+))?\}/g

const filled = (message: Message, values: Values): string =>
  formOf(message, values).replace(hole, (whole, name: string, kind?: keyof Kinds) => {
    const value = values[name]
    return value === undefined ? whole : kind === undefined ? String(value) : inEnglish[kind](value as never)
  })

const formOf = (message: Message, { count }: Values): string => {
  if (typeof message === 'string') return message
  if (count === 0 && message.zero !== undefined) return message.zero
  return count === 1 ? message.one : message.other
}

// The first formatter takes milliseconds to construct; startup does not wait for it.
const numbers = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }))
const all = once(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))
const any = once(() => new Intl.ListFormat('en-US', { type: 'disjunction' }))
const names = once(() => new Intl.DisplayNames('en-US', { type: 'language' }))

const inEnglish: { [K in keyof Kinds]: (value: Kinds[K]) => string } = {
  number: (value) => numbers().format(value),
  size,
  span: spanInWords,
  moment: (value) => `${value.slice(0, 16).replace('T', ' ')} UTC`,
  day: (value) => value.slice(0, 10),
  languages: (value) => all().format(value.map(languageName)),
  list: (value) => all().format(value),
  either: (value) => any().format(value),
  word: (value) => value,
  codec: codecName,
  place: (value) => numbers().format(value + 1),
  said: (value) => (typeof value === 'string' ? value : value.text),
}

/** Anything that is not a code is already a name. */
const languageName = (code: string): string => (/^[a-z]{2,3}(-\w+)*$/i.test(code) ? (names().of(code) ?? code) : code)
