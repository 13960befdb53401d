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

const kinds: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}
const formats: Readonly<Record<string, string>> = {
  'date-time': 'a time such as 2026-03-01T12:00:00Z',
  date: 'a date such as 2026-03-01',
  uri: 'an address such as https://example.com',
}
/** Alternatives that only say that a value in an address is a text. */
const coerced = new Set(['numeric', 'integer', 'boolean', 'ObjectString', 'ArrayString'])

/** What a value must be, for whoever sent one that does not fit. */
export const wordsFor = (given: unknown, value: unknown): string => {
  const schema = given as Schema
  if (value === undefined) return 'is required'
  if (schema.anyOf) return wordsForAny(schema, value)
  if (Array.isArray(schema.enum)) return `must be one of ${schema.enum.join(', ')}`
  if (schema.const !== undefined) return `must be ${String(schema.const)}`
  if (!isOfKind(schema.type, value)) return `must be ${kinds[schema.type ?? ''] ?? 'something else'}${boundsOf(schema)}`
  if (typeof value === 'string') return wordsForText(schema, value)
  if (Array.isArray(value)) return wordsForList(schema, value)
  return typeof value === 'number' ? `must be ${kinds[schema.type ?? ''] ?? 'a number'}${boundsOf(schema)}` : 'is not valid'
}

const wordsForAny = ({ anyOf = [], ...rest }: Schema, value: unknown): string => {
  const real = anyOf.filter(({ type, ...more }) => !(type === 'string' && coerced.has(String((more as Schema).format))))
  const some = real.filter(({ type }) => type !== 'null')
  const constants = some.flatMap((each) => ('const' in each ? [String(each.const)] : []))
  if (some.length > 0 && constants.length === some.length) return `must be one of ${constants.join(', ')}`
  const [only] = some
  if (some.length === 1 && only) {
    const merged = { ...rest, ...only }
    const isNullable = some.length < real.length
    return wordsFor(merged, value) + (isNullable && !isOfKind(only.type, value) ? ', or null' : '')
  }
  return `must be ${[...new Set(real.map(({ type }) => kinds[type ?? ''] ?? 'something else'))].join(' or ')}`
}

const wordsForText = ({ minLength = 0, maxLength, format }: Schema, value: string): string => {
  if (value.length < minLength) return minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`
  if (maxLength !== undefined && value.length > maxLength) return `must have at most ${maxLength} characters`
  return format && formats[format] ? `must be ${formats[format]}` : 'does not have the expected form'
}

const wordsForList = ({ minItems = 0, maxItems, uniqueItems }: Schema, value: readonly unknown[]): string => {
  if (value.length < minItems) return minItems === 1 ? 'must not be empty' : `must have at least ${minItems} entries`
  if (maxItems !== undefined && value.length > maxItems) return `must have at most ${maxItems} entries`
  return uniqueItems ? 'must not name anything twice' : 'is not valid'
}

const isOfKind = (type: string | undefined, value: unknown): boolean => {
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return type === undefined || typeof value === type
}

const boundsOf = ({ minimum, maximum }: Shape): string => {
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) return ` from ${minimum} to ${maximum}`
  return minimum === undefined ? '' : ` from ${minimum} on`
}
