import type { CustomFormat } from '../../../data/api/types'
import { t } from '../../../i18n/translate'

export type Condition = CustomFormat['conditions'][number]
export type Kind = Condition['kind']

export const kinds = [
  'release_title',
  'release_group',
  'edition',
  'language',
  'source',
  'resolution',
  'quality_modifier',
  'indexer_flag',
  'size',
  'year',
] as const satisfies readonly Kind[]

const sources = ['bluray', 'webdl', 'webrip', 'tv', 'dvd', 'telecine', 'telesync', 'cam', 'workprint', 'unknown'] as const
const resolutions = [2160, 1080, 720, 576, 480, 0] as const
const modifiers = ['remux', 'brdisk', 'rawhd', 'screener', 'regional', 'none'] as const

/** The possible values of a kind; undefined for free text. */
export const choicesOf = (kind: Kind): readonly string[] | undefined =>
  (({ source: sources, resolution: resolutions.map(String), quality_modifier: modifiers }) as Partial<Record<Kind, readonly string[]>>)[
    kind
  ]

export const isRange = (condition: Condition): condition is Extract<Condition, { kind: 'size' | 'year' }> =>
  condition.kind === 'size' || condition.kind === 'year'

const started: { [K in Kind]: Extract<Condition, { kind: K }>['value'] } = {
  release_title: '',
  release_group: '',
  edition: '',
  language: 'English',
  source: 'bluray',
  resolution: 1080,
  quality_modifier: 'remux',
  indexer_flag: 'freeleech',
  size: { min: 0, max: 10 },
  year: { min: 1900, max: 2100 },
}

export const newCondition = (kind: Kind): Condition => ({ kind, value: started[kind], negate: false, required: false }) as Condition

/** The form returns text, but a resolution is a number. */
export const withValue = (condition: Condition, value: string): Condition =>
  ({ ...condition, value: condition.kind === 'resolution' ? Number(value) : value }) as Condition

const valueWords = (condition: Condition) =>
  isRange(condition)
    ? `${String(condition.value.min)}–${String(condition.value.max)}`
    : condition.kind === 'resolution'
      ? `${String(condition.value)}p`
      : String(condition.value)

export const conditionWords = (condition: Condition) =>
  t(condition.negate ? 'format.is_not' : 'format.is', { kind: t(`format.kind_${condition.kind}`), value: valueWords(condition) })
