import { say } from '#server/foundation/lib/sentence'
import { BadRequest, Invalid, InvalidCursor, InvalidExpand, NotFound } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'
import type { Shape } from './route-book'
import { wordsFor } from './words'

/** Longer than any cursor ever issued. */
const longestCursor = 2000
const largestLimit = 100

type Shapes = Readonly<Record<string, Shape>>
type Values = Record<string, unknown>

/**
 * Validates a query as sent against its route's declaration: the framework reads `0x10` as a number, checks no bounds, and keeps the last
 * of two values. Comma lists may be repeated, and `limit` is clamped. Throws BadRequest, InvalidCursor, InvalidExpand or Invalid.
 */
export const readQuery = (query: Values, address: string, shapes: Shapes): void => {
  const sent = sentIn(address)
  checkEverywhere(sent, 'expand' in shapes)
  for (const [name, shape] of Object.entries(shapes)) {
    const values = sent.get(name)
    if (!values) continue
    const value = shape['x-words'] ? listOf(name, values, shape['x-words']) : singleOf(name, values, shape)
    // A malformed cursor has its own error.
    if (name !== 'cursor' && value.includes('\0')) throw new Invalid(say(sentences, 'no_nul'), name)
    if (value === '' && shape['x-words']) delete query[name]
    else query[name] = value
  }
}

/** Checks that apply to every address, before its own rules. */
const checkEverywhere = (sent: ReadonlyMap<string, string[]>, expands: boolean): void => {
  const cursor = sent.get('cursor')?.at(-1)
  if (cursor !== undefined && (cursor === '' || cursor.length > longestCursor)) throw new InvalidCursor()
  const expand = sent.get('expand')?.join(',') ?? ''
  if (expand.trim() !== '' && !expands) throw new InvalidExpand(expand.slice(0, 100), [])
}

const listOf = (name: string, values: readonly string[], known: readonly string[]): string => {
  const words = values
    .join(',')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const unknown = known.length === 0 ? undefined : words.find((word) => !known.includes(word))
  if (unknown !== undefined)
    throw new Invalid(say(sentences, 'word_not_among', { value: unknown.slice(0, 100), options: known.join(', ') }), name)
  return words.join(',')
}

const singleOf = (name: string, [value = '', ...more]: readonly string[], shape: Shape): string => {
  if (more.length > 0) throw new Invalid(say(sentences, 'only_once'), name)
  const number = numberIn(shape)
  if (!number) return value
  const form = number.type === 'integer' ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/
  if (!form.test(value)) throw new Invalid(wordsFor(number, value), name)
  if (name === 'limit') return String(Math.min(largestLimit, Math.max(1, Number(value))))
  if (!isWithin(Number(value), number)) throw new Invalid(wordsFor(number, Number(value)), name)
  return value
}

/** The numeric part of a parameter's schema, if any: the framework declares a number as a union with the text that it is parsed from. */
const numberIn = (shape: Shape): Shape | undefined => {
  const found = isNumber(shape) ? shape : shape.anyOf?.find(isNumber)
  return found && { ...found, ...(shape.minimum !== undefined && { minimum: shape.minimum }) }
}
const isNumber = ({ type }: Shape): boolean => type === 'integer' || type === 'number'

const isWithin = (value: number, { minimum = Number.NEGATIVE_INFINITY, maximum = Number.MAX_SAFE_INTEGER }: Shape) =>
  value >= minimum && value <= maximum

const sentIn = (address: string): Map<string, string[]> => {
  const sent = new Map<string, string[]>()
  const [, query = ''] = address.split(/\?(.*)/s, 2)
  for (const pair of (query.split('#')[0] ?? '').split('&')) {
    if (pair === '') continue
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2).map(decoded)
    sent.set(name, [...(sent.get(name) ?? []), value])
  }
  return sent
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new BadRequest(say(sentences, 'query_not_utf8'))
  }
}

/** An id has a single spelling: plain decimal, starting at 1. Throws NotFound with the id as sent. */
export const checkParams = (path: string, route: string, shapes: Shapes): void => {
  const segments = path.split('/')
  for (const [place, segment] of route.split('/').entries()) {
    if (!segment.startsWith(':')) continue
    const sent = segments[place] ?? ''
    const shape = shapes[segment.slice(1)]
    if (shape && !isId(sent, shape)) throw new NotFound(shape['x-kind'] ?? 'resource', readable(sent).slice(0, 100))
  }
}

const isId = (sent: string, shape: Shape): boolean => {
  if (isNumber(shape) || shape.anyOf?.some(isNumber)) return /^[1-9]\d{0,15}$/.test(sent) && Number(sent) <= Number.MAX_SAFE_INTEGER
  return readable(sent) !== sent || !/%|\0/.test(sent)
}

/** Decoded, or as sent if it cannot be decoded. */
const readable = (segment: string): string => {
  try {
    const text = decodeURIComponent(segment)
    return /\p{C}/u.test(text) ? segment : text
  } catch {
    return segment
  }
}
