import type { ConfigValue, FieldDeclaration, Indexer } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { declared } from '../../settings/declared-form'

const names = [
  'priority',
  'enable_search',
  'enable_feed',
  'daily_query_limit',
  'min_seeders',
  'required_flags',
  'minimum_age_minutes',
  'multi_languages',
  'seed_ratio',
  'seed_minutes',
  'link_origins',
] as const satisfies readonly (keyof Indexer)[]
export type RuleName = (typeof names)[number]
export type IndexerRules = Pick<Indexer, RuleName>

/** Defaults of a new indexer. */
const usual: IndexerRules = {
  priority: 25,
  enable_search: true,
  enable_feed: true,
  daily_query_limit: null,
  min_seeders: 1,
  required_flags: [],
  minimum_age_minutes: 0,
  multi_languages: [],
  seed_ratio: null,
  seed_minutes: null,
  link_origins: [],
}

const shapes: Record<RuleName, Pick<FieldDeclaration, 'kind'> & Partial<FieldDeclaration>> = {
  priority: { kind: 'integer', min: 1, max: 50 },
  enable_search: { kind: 'toggle' },
  enable_feed: { kind: 'toggle' },
  daily_query_limit: { kind: 'integer', min: 1, nullable: true },
  min_seeders: { kind: 'integer', min: 0 },
  required_flags: { kind: 'list', max: 40 },
  minimum_age_minutes: { kind: 'integer', min: 0, max: 43_200, unit: 'minutes' },
  multi_languages: { kind: 'list', max: 40 },
  seed_ratio: { kind: 'decimal', min: 0, nullable: true },
  seed_minutes: { kind: 'integer', min: 0, nullable: true, unit: 'minutes' },
  link_origins: { kind: 'list', max: 300 },
}

/** How an indexer is used, as form fields. */
export const ruleFields = (): [RuleName, FieldDeclaration][] =>
  names.map((name) => [
    name,
    declared({
      name: `indexer_${name}`,
      label: t(`indexer.${name}`),
      help: t(`indexer.${name}_help`),
      default: usual[name],
      ...shapes[name],
    }),
  ])

export const rulesOf = (indexer: Indexer | undefined): Record<RuleName, ConfigValue> =>
  Object.fromEntries(names.map((name) => [name, (indexer ?? usual)[name]])) as Record<RuleName, ConfigValue>

/** Only the changed rules. */
export const changedRules = (rules: Record<RuleName, ConfigValue>, indexer: Indexer | undefined): Partial<IndexerRules> => {
  const before = rulesOf(indexer)
  return Object.fromEntries(
    names.filter((name) => JSON.stringify(rules[name]) !== JSON.stringify(before[name])).map((name) => [name, rules[name]]),
  )
}
