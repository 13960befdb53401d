import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'

const closed = { additionalProperties: false }
/** What comes from another program, in the order of the report. */
export const importKinds = [
  'tags',
  'custom_formats',
  'quality_profiles',
  'quality_sizes',
  'release_profiles',
  'delay_profiles',
  'root_folders',
  'naming',
  'settings',
  'subtitle_profiles',
  'subtitle_providers',
  'indexers',
  'download_clients',
  'path_mappings',
  'torrents',
  'lists',
  'exclusions',
  'blocklist',
  'grab_history',
  'collections',
  'notifications',
  'metadata',
  'views',
  'follows',
  'storage_rules',
  'auto_tags',
  'movies',
  'watched',
  'positions',
  'favorites',
  'ratings',
  'files',
  'state',
  'unknown',
] as const
export type ImportKind = (typeof importKinds)[number]

export const outcomes = ['matched', 'added', 'changed', 'impossible', 'left_behind', 'ask'] as const
export type Outcome = (typeof outcomes)[number]

/** What it means that something did not come along, or not whole. */
const harms = ['guard', 'knowledge', 'setting', 'comfort'] as const
export type Harm = (typeof harms)[number]

const count = Type.Integer({ minimum: 0 })
export const Totals = Type.Object(
  { matched: count, added: count, changed: count, impossible: count, left_behind: count, ask: count },
  closed,
)
export type Totals = Static<typeof Totals>
export const totalsOf = (items: readonly { outcome: Outcome }[]): Totals => {
  const totals = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Totals
  for (const { outcome } of items) totals[outcome]++
  return totals
}

const page = nullable(Type.String({ description: 'The page of the web interface where it is set', examples: ['/settings/quality'] }))

const ImportItem = Type.Object(
  {
    name: Type.String(),
    outcome: oneOf(outcomes, {
      description:
        '`matched`: already here, unchanged. `added`, `changed`: imported. `impossible`: skipped, with the reason. `left_behind`: Marquee has no place for it. `ask`: settle it with one of the `choices` in `answers`.',
    }),
    reason: Type.String({ description: 'In words; may be empty' }),
    reasons: Type.Array(Reason, { description: 'The same as separate reasons' }),
    harm: nullable(
      oneOf(harms, {
        description:
          'If something did not come along: `guard` held downloads back, `knowledge` is a fact about movies or files, `setting` must be set again, ' +
          '`comfort` is anything else',
      }),
    ),
    goes_to: page,
    choices: Type.Optional(
      Type.Array(Type.Object({ id: Type.String(), label: Type.String() }, closed), { description: 'For `ask`: what it may be' }),
    ),
  },
  closed,
)
export type ImportItem = Static<typeof ImportItem>

const undoneKinds = [
  'tag',
  'format',
  'profile',
  'root',
  'indexer',
  'client',
  'download',
  'list',
  'exclusion',
  'blocked',
  'movie',
  'version',
  'file',
  'storage_rule',
] as const
type PlainKind = (typeof undoneKinds)[number]
/** What an import made or changed, so that it can be undone. */
export type Made =
  | { [What in PlainKind]: { what: What; id: number } }[PlainKind]
  | { what: 'setting'; name: string; before: unknown; after: unknown }
  | { what: 'secret'; name: string; digest: string }
  | { what: 'profile_rules'; id: number; before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> }
  | { what: 'view' | 'follow'; id: number /** What a person may change of it, as it came. */; as: Readonly<Record<string, unknown>> }
  | { what: 'movie_tags'; id: number; tag_ids: readonly number[] }
  | { what: 'indexer_key'; id: number }

/** Tells whether a secret is still the one that an import set, without keeping it twice. */
export const digestOf = (secret: string): string => new Bun.CryptoHasher('sha256').update(secret).digest('hex')

export const ImportReport = Type.Object(
  {
    applied: Type.Boolean({ description: 'False for a preview: nothing was written' }),
    source: Type.String({ description: 'The program: `radarr`' }),
    version: nullable(Type.String({ description: 'Its version, if it reports one' })),
    user: Type.Optional(Type.String({ description: 'Whose plays, ratings, and favorites they are there' })),
    report_id: nullable(Type.Integer({ minimum: 1, description: 'Where the report is kept; null for a preview, and if nothing came' })),
    totals: Totals,
    kinds: Type.Array(Type.Object({ kind: oneOf(importKinds), totals: Totals, items: Type.Array(ImportItem) }, closed)),
  },
  { $id: 'ImportReport', ...closed, description: 'What an import from another program does or would do, item by item.' },
)
export type ImportReport = Static<typeof ImportReport>

/** What a request may say about an import that brings these kinds. */
export const importChoices = <const K extends readonly ImportKind[]>(kinds: K) => ({
  take: Type.Optional(
    Type.Array(oneOf(kinds), { minItems: 1, maxItems: kinds.length, uniqueItems: true, description: 'Only these kinds' }),
  ),
  answers: Type.Optional(
    Type.Array(
      Type.Object(
        {
          kind: oneOf(['movies'], { description: 'What asks' }),
          name: Type.String({ maxLength: 500, description: 'Name of the item that asks' }),
          choice: Type.String({ maxLength: 50, description: 'The `id` of one of its choices' }),
        },
        closed,
      ),
      { maxItems: 5000, description: 'Settles items with the outcome `ask`' },
    ),
  ),
})

export const ImportSummary = Type.Object(
  {
    id: Id,
    source: Type.String(),
    created_at: Timestamp,
    released_at: nullable(Timestamp),
    undone_at: nullable(Timestamp),
    totals: nullable(Totals),
  },
  { $id: 'ImportSummary', ...closed, description: 'An import. Without totals, it runs or was interrupted: start it again.' },
)
export type ImportSummary = Static<typeof ImportSummary>

export const ImportRun = Type.Object(
  {
    source: Type.String({ description: 'The program: `radarr`' }),
    applies: Type.Boolean({ description: 'False for a preview' }),
    started_at: Timestamp,
    done: Type.Integer({ minimum: 0, description: 'Steps so far' }),
    total: nullable(Type.Integer({ minimum: 0, description: 'Null while the other program is read' })),
    canceled: Type.Boolean({ description: 'It will end soon' }),
  },
  { $id: 'ImportRun', ...closed, description: 'An import or its preview, while it runs.' },
)
export type ImportRun = Static<typeof ImportRun>

export const WouldGrab = Type.Object(
  {
    movie_id: Id,
    title: Type.String(),
    release_id: Id,
    release_title: Type.String(),
    indexer: nullable(Type.String()),
    size_bytes: nullable(Bytes),
    score: Type.Integer(),
    file_score: nullable(Type.Integer({ description: 'The score of the file that it would replace; null without a file' })),
    why: oneOf(['missing', 'upgrade']),
  },
  { ...closed, description: 'A release that would be downloaded as soon as nothing is held.' },
)
export type WouldGrab = Static<typeof WouldGrab>

export const Hold = Type.Object(
  {
    held: Type.Boolean({ description: 'Whether everything automatic waits for `POST /import/hold/release`' }),
    since: nullable(Timestamp),
    sources: Type.Array(Type.String(), { description: 'The programs that were imported' }),
    report_ids: Type.Array(Id, { description: 'Their reports' }),
    would_grab: Type.Array(WouldGrab, { description: 'What would be downloaded now' }),
    would_grab_bytes: Bytes,
    free_bytes: nullable(Bytes),
    files: Type.Integer({ minimum: 0, description: 'How many movies have a file' }),
    searches_due: Type.Integer({ minimum: 0, description: 'Wanted movies that would be searched for next' }),
    lists_due: Type.Array(
      Type.Object(
        { id: Id, name: Type.String(), would_add: Type.Integer({ minimum: 0, description: 'Movies that it would add next' }) },
        closed,
      ),
      { description: 'Lists that add movies automatically' },
    ),
    collections_due: Type.Integer({ minimum: 0, description: 'Followed collections whose new movies would be added next' }),
    guards_left_behind: Type.Array(
      Type.Object({ kind: oneOf(importKinds), name: Type.String(), reasons: Type.Array(Reason), goes_to: page }, closed),
      { description: 'What held downloads back in the other program, and did not come along' },
    ),
    interrupted: Type.Boolean({ description: 'An import was interrupted; start it again' }),
  },
  { $id: 'Hold', ...closed, description: 'After an import, nothing starts automatically until the person says so.' },
)
export type Hold = Static<typeof Hold>

export const HoldRelease = Type.Object(
  {
    movies: oneOf(['all', 'missing', 'none'], { description: 'Which of `would_grab` to download now' }),
    upgrades: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether files may also be replaced by releases that were published before now' }),
    ),
    lists: Type.Optional(Type.Boolean({ default: true, description: 'False: lists stop adding their movies automatically' })),
    at_most: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, description: 'The most downloads to start now' })),
  },
  closed,
)
export type HoldRelease = Static<typeof HoldRelease>

export const ImportUndo = Type.Object(
  {
    taken_back: Type.Integer({ minimum: 0, description: 'What was removed or set back' }),
    already_gone: Type.Integer({ minimum: 0, description: 'What was removed in the meantime' }),
    stays: Type.Array(
      Type.Object({ kind: oneOf([...undoneKinds, 'view', 'follow', 'setting']), name: Type.String(), reasons: Type.Array(Reason) }, closed),
      {
        description: 'What a person or a download changed or used since, with the reason',
      },
    ),
    held: Type.Boolean({ description: 'Whether automatic work is still on hold, because a movie, a list, or another import stays' }),
  },
  { $id: 'ImportUndo', ...closed, description: 'What was undone of an import, and what stays.' },
)
export type ImportUndo = Static<typeof ImportUndo>
