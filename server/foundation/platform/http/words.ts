import type { Sentence } from '#server/foundation/lib/sentence'
import { say } from '#server/foundation/lib/sentence'
import type { Kind } from '#server/foundation/platform/sentences'
import { sentences } from '#server/foundation/platform/sentences'
import type { Shape } from './route-book'

type Schema = Shape & {
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  pattern?: string
  format?: string
}

const kinds: Readonly<Record<string, Kind>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}
const formats: Readonly<Record<string, Kind>> = {
  'date-time': 'a time such as 2026-03-01T12:00:00Z',
  date: 'a date such as 2026-03-01',
  uri: 'an address such as https://example.com',
}
/** Union members that only mean a URL parameter is text. */
const coerced = new Set(['numeric', 'integer', 'boolean', 'ObjectString', 'ArrayString'])

/** Describes the required value to a client that sent a wrong one. */
export const wordsFor = (given: unknown, value: unknown): Sentence => {
  const schema = given as Schema
  if (value === undefined) return say(sentences, 'required')
  if (schema.anyOf) return wordsForAny(schema, value)
  if (Array.isArray(schema.enum)) return say(sentences, 'must_be_one_of', { options: schema.enum.join(', ') })
  if (schema.const !== undefined) return say(sentences, 'must_be_exactly', { value: String(schema.const) })
  if (!isOfKind(schema.type, value)) return kindWithin(schema, 'something else')
  if (typeof value === 'string') return wordsForText(schema, value)
  if (Array.isArray(value)) return wordsForList(schema, value)
  return typeof value === 'number' ? kindWithin(schema, 'a number') : say(sentences, 'not_valid')
}

const wordsForAny = ({ anyOf = [], ...rest }: Schema, value: unknown): Sentence => {
  const real = anyOf.filter(({ type, ...more }) => !(type === 'string' && coerced.has(String((more as Schema).format))))
  const some = real.filter(({ type }) => type !== 'null')
  const constants = some.flatMap((each) => ('const' in each ? [String(each.const)] : []))
  if (some.length > 0 && constants.length === some.length) return say(sentences, 'must_be_one_of', { options: constants.join(', ') })
  const [only] = some
  if (some.length === 1 && only) {
    const merged = { ...rest, ...only }
    const isNullable = some.length < real.length
    const what = wordsFor(merged, value)
    return isNullable && !isOfKind(only.type, value) ? say(sentences, 'or_null', { what }) : what
  }
  return say(sentences, 'must_be_any_kind', { kinds: [...new Set(real.map(({ type }) => kinds[type ?? ''] ?? 'something else'))] })
}

const wordsForText = ({ minLength = 0, maxLength, format }: Schema, value: string): Sentence => {
  if (value.length < minLength)
    return minLength === 1 ? say(sentences, 'must_not_be_empty') : say(sentences, 'too_few_characters', { least: minLength })
  if (maxLength !== undefined && value.length > maxLength) return say(sentences, 'too_many_characters', { most: maxLength })
  return format && formats[format] ? say(sentences, 'must_be_kind', { kind: formats[format] }) : say(sentences, 'wrong_form')
}

const wordsForList = ({ minItems = 0, maxItems, uniqueItems }: Schema, value: readonly unknown[]): Sentence => {
  if (value.length < minItems)
    return minItems === 1 ? say(sentences, 'must_not_be_empty') : say(sentences, 'too_few_entries', { least: minItems })
  if (maxItems !== undefined && value.length > maxItems) return say(sentences, 'too_many_entries', { most: maxItems })
  return uniqueItems ? say(sentences, 'nothing_twice') : say(sentences, 'not_valid')
}

const isOfKind = (type: string | undefined, value: unknown): boolean => {
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return type === undefined || typeof value === type
}

const kindWithin = ({ type, minimum, maximum }: Schema, otherwise: Kind): Sentence => {
  const kind = kinds[type ?? ''] ?? otherwise
  if (minimum === undefined) return say(sentences, 'must_be_kind', { kind })
  const isOpen = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER
  return isOpen
    ? say(sentences, 'must_be_kind_from', { kind, low: minimum })
    : say(sentences, 'must_be_kind_between', { kind, low: minimum, high: maximum })
}
