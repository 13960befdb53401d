import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf, Timestamp, ValuesShape } from '#server/foundation/lib/shapes'

export const ScorePart = Type.Object({ name: Type.String(), score: Type.Number(), text: Type.String() }, { additionalProperties: false })

export const Parsed = Type.Object(
  {
    title: nullable(Type.String()),
    titles: Type.Array(Type.String()),
    year: nullable(Type.Integer()),
    source: Type.String(),
    resolution: Type.Integer(),
    modifier: Type.String(),
    quality: Type.String(),
    quality_from: Type.Object({ source: Type.String(), resolution: Type.String() }),
    revision: Type.Object({ version: Type.Integer(), real: Type.Integer(), is_repack: Type.Boolean() }),
    edition: Type.String(),
    release_group: nullable(Type.String()),
    languages: Type.Array(Type.String()),
    multi: Type.Boolean({ description: 'Whether the name says that it is multilingual' }),
    dubbed: Type.Boolean({ description: 'It is dubbed into a language that the name does not state' }),
    hardcoded_subs: nullable(Type.String({ description: 'Hardcoded subtitles; null if there are none' })),
    imdb_id: nullable(Type.String()),
    tmdb_id: nullable(Type.Integer()),
    video_codec: nullable(Type.String({ description: 'Video codec in the name' })),
    audio_codec: nullable(Type.String({ description: 'Audio codec in the name' })),
    hdr: Type.Array(Type.String()),
    unknown_words: Type.Array(Type.String(), { description: 'Words behind the title that are no known description' }),
  },
  { description: 'Information from the name' },
)

export const Release = Type.Object(
  {
    id: Id,
    movie_id: Id,
    version_id: nullable(
      Type.Integer({ minimum: 1, description: 'The version of the movie that it would serve best; null is the default version' }),
    ),
    indexer_id: nullable(Id),
    guid: Type.String({ description: 'Id of the release at the indexer' }),
    title: Type.String(),
    size_bytes: nullable(Bytes),
    published_at: nullable(Timestamp),
    seeders: nullable(Type.Integer()),
    peers: nullable(Type.Integer()),
    info_hash: nullable(Type.String()),
    info_url: nullable(Type.String({ description: 'Its page at the indexer' })),
    parsed: Parsed,
    quality: Type.String(),
    languages: Type.Array(Type.String()),
    custom_formats: Type.Array(Type.String()),
    score: Type.Integer(),
    score_parts: Type.Array(ScorePart),
    verdict: oneOf(['accepted', 'rejected', 'temporarily_rejected']),
    reasons: Type.Array(Reason),
    rank: nullable(Type.Integer({ description: 'Rank among the accepted ones at the last evaluation; 1 is best' })),
    first_seen_at: Timestamp,
    last_seen_at: Timestamp,
    next_look_at: nullable(Timestamp),
    grabbed_at: nullable(Timestamp),
    indexer: Type.Optional(Type.Unsafe<unknown>({ description: 'The indexer; only with `expand`' })),
    movie: Type.Optional(Type.Unsafe<unknown>({ description: 'The movie; only with `expand`' })),
  },
  { $id: 'Release', additionalProperties: false, description: 'A candidate for a movie, with its verdict and the reasons.' },
)
export type Release = Static<typeof Release>
export const releaseExpands = ['indexer', 'movie'] as const

export const Blocked = Type.Object(
  {
    id: Id,
    movie_id: nullable(Id),
    indexer_id: nullable(Id),
    info_hash: nullable(Type.String()),
    title: Type.String(),
    code: Type.String(),
    values: nullable(ValuesShape),
    reason: Type.String(),
    created_at: Timestamp,
  },
  { $id: 'BlocklistEntry', additionalProperties: false },
)
export type Blocked = Static<typeof Blocked>
export const NewBlocked = Type.Object(
  {
    movie_id: Type.Optional(nullable(Id)),
    info_hash: Type.Optional(nullable(Type.String({ pattern: '^[0-9A-Fa-f]{40}$' }))),
    title: Type.String({ minLength: 1, maxLength: 500 }),
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  },
  { additionalProperties: false },
)
export type NewBlocked = Static<typeof NewBlocked>
export const BlockedPatch = Type.Partial(Type.Object({ reason: NewBlocked.properties.reason }), {
  additionalProperties: false,
  description: 'The release cannot change; add another entry instead.',
})
export type BlockedPatch = Static<typeof BlockedPatch>

export type GrabOrder = Static<typeof GrabOrder>
export const GrabOrder = Type.Object(
  {
    replaces: Type.Optional(Type.Boolean({ description: 'Replace the file in the library even if it is not an upgrade', default: false })),
  },
  { additionalProperties: false },
)
