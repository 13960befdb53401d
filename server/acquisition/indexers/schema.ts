import { type Static, Type } from '@sinclair/typebox'
import { Reason, trialShape } from '#server/foundation/lib/reason'
import { Id, nullable, Timestamp } from '#server/foundation/lib/shapes'

const choices = {
  name: Type.String({ minLength: 1, maxLength: 100 }),
  type: Type.String({ minLength: 1, maxLength: 50, description: 'One of `GET /indexers/types`', examples: ['torznab'] }),
  url: Type.String({ minLength: 1, maxLength: 2000 }),
  priority: Type.Integer({ minimum: 1, maximum: 50, description: '1 comes first' }),
  enabled: Type.Boolean(),
  enable_feed: Type.Boolean({ description: 'Whether its feed of new releases is read' }),
  enable_search: Type.Boolean({ description: 'Whether it is searched' }),
  categories: Type.Array(Type.Integer({ minimum: 0, maximum: 999_999 }), { maxItems: 50, uniqueItems: true }),
  daily_query_limit: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  min_seeders: Type.Integer({ minimum: 0, maximum: 10_000 }),
  required_flags: Type.Array(Type.String({ minLength: 1, maxLength: 40, examples: ['freeleech', 'internal'] }), {
    maxItems: 20,
    uniqueItems: true,
    description: 'If not empty, a release is only taken if the indexer gave it one of these flags, in lower case',
  }),
  minimum_age_minutes: Type.Integer({ minimum: 0, maximum: 43_200, description: 'Younger releases wait, unless a person searches' }),
  multi_languages: Type.Array(Type.String({ minLength: 1, maxLength: 40, examples: ['French'] }), {
    maxItems: 20,
    uniqueItems: true,
    description: 'English names of the languages that MULTi stands for on this indexer, besides the original language',
  }),
  tag_ids: Type.Array(Id, { maxItems: 100, uniqueItems: true, description: 'If not empty, only used for movies with one of these tags' }),
  seed_ratio: nullable(Type.Number({ minimum: 0, maximum: 1000 })),
  seed_minutes: nullable(Type.Integer({ minimum: 0, maximum: 5_256_000 })),
  link_origins: Type.Array(Type.String({ minLength: 1, maxLength: 300, examples: ['http://192.168.1.5:9117'] }), {
    maxItems: 20,
    description: 'Addresses in the local network, besides its own, that the links of its releases may lead to: scheme, host, and port',
  }),
}
const secrets = {
  api_key: nullable(Type.String({ minLength: 1, maxLength: 500, description: 'Write-only' })),
  settings: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), {
    description:
      'Write-only: the other fields of the type; an absent field is unchanged, null deletes it. `url_credentials: null` deletes the login that was in the address',
    maxProperties: 100,
  }),
}
const closed = { additionalProperties: false }

export const Indexer = Type.Object(
  {
    id: Id,
    ...choices,
    capabilities: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      description: 'Capabilities that the indexer reported at the last test',
    }),
    escalation_level: Type.Integer({ minimum: 0 }),
    initial_failure_at: nullable(Timestamp),
    most_recent_failure_at: nullable(Timestamp),
    disabled_until: nullable(Timestamp),
    last_error: nullable(Type.String()),
    last_error_reason: nullable(Reason),
    queries_today: Type.Integer({ minimum: 0, description: 'Queries sent today' }),
    queries_left: nullable(Type.Integer({ minimum: 0, description: 'Remainder of the daily limit; null without one' })),
    api_key_set: Type.Boolean({ description: 'Whether a key is stored' }),
    settings_json_set: Type.Boolean({ description: 'Whether it has stored settings' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Indexer', ...closed },
)
export type Indexer = Static<typeof Indexer>

const { name, type, url, ...optional } = choices
export const NewIndexer = Type.Object({ name, type, url, ...Type.Partial(Type.Object({ ...optional, ...secrets })).properties }, closed)
export type NewIndexer = Static<typeof NewIndexer>
const { type: _, ...changeable } = choices
export const IndexerPatch = Type.Partial(Type.Object({ ...changeable, ...secrets }), closed)
export type IndexerPatch = Static<typeof IndexerPatch>

export const IndexerTest = Type.Object(
  {
    ...trialShape,
    capabilities: nullable(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
  },
  { $id: 'IndexerTest', ...closed },
)
