import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type Sentence, say, type Values } from '#server/foundation/lib/sentence'
import { flagOfNumber } from '#server/foundation/releases/indexer-flags'
import { languageOfId } from '#server/foundation/releases/languages'
import type { Resolution } from '#server/foundation/releases/release'
import { problemOfFormat } from './custom-format'
import { type Condition, NewCustomFormat } from './schema'
import { sentences } from './sentences'

const Field = Type.Object({ name: Type.String(), value: Type.Optional(Type.Unknown()) })
const Specification = Type.Object({
  name: Type.Optional(Type.String()),
  implementation: Type.String(),
  negate: Type.Optional(Type.Boolean()),
  required: Type.Optional(Type.Boolean()),
  fields: Type.Union([Type.Array(Field), Type.Record(Type.String(), Type.Unknown())]),
})
const SharedFormat = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  specifications: Type.Array(Specification, { minItems: 1, maxItems: 500 }),
  trash_scores: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})
type Specification = Static<typeof Specification>

export type ImportedFormat = { format: NewCustomFormat; suggested_score: number | null }
export type RefusedFormat = { name: string; code: string; values: Values; why: string }
export type FormatImport = { taken: ImportedFormat[]; refused: RefusedFormat[] }

/**
 * Reads one or several custom formats in the form in which people share them. A format without one of its conditions would match the wrong
 * releases, so an unusable condition refuses it whole, with a reason.
 */
export const importFormats = (shared: unknown): FormatImport => {
  const read = entriesOf(shared).map(readEntry)
  return { taken: read.flatMap(({ taken }) => taken), refused: read.flatMap(({ refused }) => refused) }
}

export const entriesOf = (shared: unknown): unknown[] => (Array.isArray(shared) ? shared : [shared])

export const readEntry = (one: unknown, index: number): FormatImport => {
  const read = readFormat(one)
  if ('format' in read) return { taken: [read], refused: [] }
  return { taken: [], refused: [refusedFormat(nameOf(one) ?? `entry ${index + 1}`, read)] }
}

export const isShared = (one: unknown): boolean => Value.Check(SharedFormat, one)

export const refusedFormat = (name: string, { code, values, text }: Sentence): RefusedFormat => ({ name, code, values, why: text })

const readFormat = (shared: unknown): ImportedFormat | Sentence => {
  if (!Value.Check(SharedFormat, shared)) return say(sentences, 'format_without_name')
  const conditions: Condition[] = []
  for (const specification of shared.specifications) {
    const condition = readCondition(specification)
    if ('code' in condition)
      return say(sentences, 'format_condition_refused', { name: specification.name ?? specification.implementation, why: condition })
    conditions.push(condition)
  }
  const format = { name: shared.name, conditions }
  if (!Value.Check(NewCustomFormat, format)) return say(sentences, 'format_values_impossible')
  const problem = problemOfFormat(format)
  if (problem) return say(sentences, 'format_field_refused', { field: problem.field, why: problem.message })
  return { format, suggested_score: integer(shared.trash_scores?.default) }
}

const readCondition = (specification: Specification): Condition | Sentence => {
  const { implementation, fields, negate = false, required = false } = specification
  const read = readers[implementation]
  if (!read) return say(sentences, 'implementation_unknown', { name: implementation })
  const named = Array.isArray(fields) ? Object.fromEntries(fields.map(({ name, value }) => [name, value])) : fields
  const asked = read(named)
  return asked === undefined ? say(sentences, 'format_value_unreadable') : { ...asked, negate, required }
}

type Asked = Condition extends infer C ? (C extends Condition ? Omit<C, 'negate' | 'required'> : never) : never
type Fields = Record<string, unknown>

const sources = ['unknown', 'cam', 'telesync', 'telecine', 'workprint', 'dvd', 'tv', 'webdl', 'webrip', 'bluray'] as const
const modifiers = ['none', 'regional', 'screener', 'rawhd', 'brdisk', 'remux'] as const
/** 360 and 540 lines count as 480 everywhere. */
const resolutions: Record<number, Resolution> = { 0: 0, 360: 480, 480: 480, 540: 480, 576: 576, 720: 720, 1080: 1080, 2160: 2160 }
const pattern = (kind: 'release_title' | 'edition' | 'release_group') => (fields: Fields) =>
  typeof fields.value === 'string' && fields.value !== '' ? { kind, value: fields.value } : undefined

const readers: Record<string, (fields: Fields) => Asked | undefined> = {
  ReleaseTitleSpecification: pattern('release_title'),
  EditionSpecification: pattern('edition'),
  ReleaseGroupSpecification: pattern('release_group'),
  LanguageSpecification: ({ value, exceptLanguage }) => {
    const language = languageOfId(integer(value) ?? Number.NaN)
    return language && { kind: 'language', value: language.name, except: exceptLanguage === true }
  },
  IndexerFlagSpecification: ({ value }) => {
    const flag = flagOfNumber(integer(value) ?? 0)
    return flag === undefined ? undefined : { kind: 'indexer_flag', value: flag }
  },
  SourceSpecification: ({ value }) => {
    const source = sources[integer(value) ?? -1]
    return source && { kind: 'source', value: source }
  },
  ResolutionSpecification: ({ value }) => {
    const resolution = resolutions[integer(value) ?? -1]
    return resolution === undefined ? undefined : { kind: 'resolution', value: resolution }
  },
  QualityModifierSpecification: ({ value }) => {
    const modifier = modifiers[integer(value) ?? -1]
    return modifier && { kind: 'quality_modifier', value: modifier }
  },
  SizeSpecification: (fields) => range('size', fields),
  YearSpecification: (fields) => range('year', fields),
}

const range = (kind: 'size' | 'year', { min, max }: Fields) => {
  const [from, to] = [Number(min ?? 0), Number(max ?? Number.NaN)]
  return Number.isFinite(from) && Number.isFinite(to) ? { kind, value: { min: from, max: to } } : undefined
}

const integer = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : null
}

const nameOf = (shared: unknown) =>
  typeof shared === 'object' && shared !== null && 'name' in shared && typeof shared.name === 'string' ? shared.name : undefined
