import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'
import { Page } from '#server/foundation/platform/http/page'

const closed = { additionalProperties: false }
const dayCount = (description: string) => Type.Optional(Type.Integer({ minimum: 1, maximum: 36_500, description }))

const When = Type.Object(
  {
    watched_days_ago: dayCount('Last watched at least this many days ago'),
    added_days_ago: dayCount('In the library for at least this many days: added, and with a file, that long ago'),
    never_watched: Type.Optional(Type.Literal(true, { description: 'Never watched' })),
    rating_below: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, maximum: 10, description: 'Rated lower than this: by you or, if you did not rate it, by others' }),
    ),
    tag_ids: Type.Optional(
      Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true, description: 'Has at least one of these tags' }),
    ),
    root_folder_id: Type.Optional(Type.Integer({ minimum: 1, description: 'Its file is in this root folder; needs another condition' })),
    free_space_below_mb: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000_000,
        description:
          'Less than this many megabytes are free on its disk, counting what the recycle bin will free. Only as many movies go as are needed',
      }),
    ),
  },
  { ...closed, description: 'All conditions must hold; at least one is needed' },
)
export type When = Static<typeof When>

const fields = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  enabled: Type.Boolean({ description: 'A rule that is not in use takes nothing' }),
  when: When,
  // biome-ignore lint/suspicious/noThenProperty: nobody awaits a rule, and this is its name on the wire
  then: oneOf(['recycle', 'shrink_to_profile'], {
    description:
      '`recycle`: its files go to the recycle bin, and it is no longer monitored. `shrink_to_profile`: it gets the quality profile, and its file is replaced as soon as a smaller release of that profile has been imported',
  }),
  quality_profile_id: nullable(Type.Integer({ minimum: 1, description: 'For `shrink_to_profile`, else null' })),
  notice_days: Type.Integer({ minimum: 1, maximum: 365, description: 'How many days before it goes a movie is announced' }),
}
export const StorageRule = Type.Object(
  { id: Id, ...fields, created_at: Timestamp, updated_at: Timestamp },
  { $id: 'StorageRule', ...closed, description: 'Which movies make room, and how' },
)
export type StorageRule = Static<typeof StorageRule>

// biome-ignore lint/suspicious/noThenProperty: as in the rule
const example = { name: 'Never watched', when: { never_watched: true, added_days_ago: 365 }, then: 'recycle' }
const { enabled, quality_profile_id, notice_days, ...needed } = fields
export const NewStorageRule = Type.Object(
  {
    ...needed,
    enabled: Type.Optional({ ...enabled, default: false }),
    quality_profile_id: Type.Optional({ ...quality_profile_id, default: null }),
    notice_days: Type.Optional({ ...notice_days, default: 7 }),
  },
  { $id: 'NewStorageRule', ...closed, description: 'A storage rule to add or to try', examples: [example] },
)
export type NewStorageRule = Static<typeof NewStorageRule>
export const StorageRulePatch = Type.Partial(Type.Object(fields), { ...closed, examples: [{ enabled: true, notice_days: 14 }] })
export type StorageRulePatch = Static<typeof StorageRulePatch>

const going = {
  movie_id: Id,
  title: Type.String(),
  year: nullable(Type.Integer()),
  rule_id: nullable(Type.Integer({ minimum: 1, description: 'Id of the rule; null for one that is not saved' })),
  rule: Type.String({ description: 'Name of the rule' }),
  // biome-ignore lint/suspicious/noThenProperty: as in the rule
  then: fields.then,
  size_bytes: Type.Integer({ minimum: 0, description: 'Bytes of the files that go' }),
  needs_ok: Type.Boolean({
    description: 'Whether it stays until a person confirms, because the last search for it found nothing on any indexer',
  }),
  reasons: Type.Array(Reason, { description: 'What speaks for it, as short phrases' }),
}
export const LeavingMovie = Type.Object(
  {
    ...going,
    leaves_at: Timestamp,
    marked_at: Timestamp,
    movie: Type.Optional(Type.Unsafe<unknown>({ description: 'The movie; only with `expand`' })),
  },
  { $id: 'LeavingMovie', ...closed, description: 'A movie that a storage rule takes, and when' },
)
export type LeavingMovie = Static<typeof LeavingMovie>

export const StorageProposal = Type.Object(
  {
    ...going,
    leaves_at: nullable({ ...Timestamp, description: 'When it would go; null if it is spared' }),
    spared: nullable(Reason),
  },
  { $id: 'StorageProposal', ...closed, description: 'A movie that a rule would take, or why it spares it' },
)
export type StorageProposal = Static<typeof StorageProposal>
export const StoragePreviewRequest = Type.Object(
  { rule: Type.Optional(NewStorageRule) },
  { ...closed, description: 'A rule that need not be saved; without one, all rules in use' },
)
export type StoragePreviewRequest = Static<typeof StoragePreviewRequest>
export const StoragePreview = Type.Object(
  {
    ...Page(StorageProposal).properties,
    total: Type.Integer({ minimum: 0, description: 'Number of movies that would go' }),
    size_bytes: { ...Bytes, description: 'Bytes of their files' },
    total_needs_ok: Type.Integer({ minimum: 0, description: 'How many of them would wait for a confirmation' }),
    total_spared: Type.Integer({ minimum: 0, description: 'Number of movies that match a rule and are spared' }),
  },
  closed,
)
export type StoragePreview = Static<typeof StoragePreview>
