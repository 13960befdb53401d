import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Id, nullable, oneOf, patchOf, Timestamp } from '#server/foundation/lib/shapes'

export const followKinds = ['person', 'studio', 'collection', 'search'] as const
export type FollowKind = (typeof followKinds)[number]

/** More new movies of one followed thing than this are not added until a person agrees. */
export const mostAtOnce = 5

const closed = { additionalProperties: false }
const count = (description: string) => Type.Integer({ minimum: 0, description })
const minutes = (description: string) => Type.Integer({ minimum: 1, maximum: 1000, description })
const year = (description: string) => Type.Integer({ minimum: 1870, maximum: 2200, description })
const ids = (description: string) => Type.String({ pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,9}$', examples: ['80'], description })
export const SearchQuery = Type.Partial(
  Type.Object({
    q: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '\\S',
      examples: ['harbor'],
      description: 'Part of a title; not together with filters',
    }),
    genre: ids('Ids as in `/metadata/genres`, comma-separated: all of them'),
    year_from: year('First released in this year or later'),
    year_to: year('First released in this year or earlier'),
    rating_from: Type.Number({ minimum: 0, maximum: 10, description: 'Lowest rating' }),
    runtime_from: minutes('Shortest length in minutes'),
    runtime_to: minutes('Longest length in minutes'),
    language: Type.String({ pattern: '^[a-z]{2}$', examples: ['en'], description: 'Original language, such as `en`' }),
    streaming_service: ids('Ids as in `/metadata/streaming-services`, comma-separated: at least one offers it in the region'),
  }),
  { ...closed, minProperties: 1, description: 'What `GET /metadata/discover` or `GET /metadata/search` takes' },
)
export type SearchQuery = Static<typeof SearchQuery>

const kind = oneOf(followKinds, { description: 'What is followed' })
const metadata_id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Its id at the metadata provider' })
const choices = {
  choice: oneOf(['want', 'tell'], {
    default: 'want',
    description: '`want` adds its new movies to the library as monitored; `tell` only announces them (`followed_movie_found`)',
  }),
  quality_profile_id: nullable(Type.Integer({ minimum: 1, description: 'For movies that it adds; null is the default profile' })),
  root_folder_id: nullable(Type.Integer({ minimum: 1, description: 'For movies that it adds; null is the default folder' })),
}

export const Follow = Type.Object(
  {
    id: Id,
    kind,
    metadata_id: nullable(metadata_id),
    query: nullable(SearchQuery),
    name: Type.String(),
    picture_url: nullable(Type.String({ description: 'Served by this service' })),
    ...choices,
    found_count: count('Movies that were found since it is followed'),
    waiting_count: count(`Movies that wait for \`POST /follows/{id}/answer\`, because there were more than ${mostAtOnce} at once`),
    last_checked_at: nullable(Timestamp),
    next_check_at: Timestamp,
    last_error: nullable(Type.String()),
    last_error_reason: nullable(Reason),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Follow', description: 'A followed person, studio, collection, or search, whose new movies are wanted or announced', ...closed },
)
export type Follow = Static<typeof Follow>

export const NewFollow = Type.Object(
  {
    kind,
    ...Type.Partial(
      Type.Object({
        metadata_id: Type.Integer({
          ...metadata_id,
          description: 'Of a person, a studio, or a collection: its id at the metadata provider',
        }),
        query: SearchQuery,
        name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'Of a search: what you call it' }),
        ...choices,
      }),
    ).properties,
  },
  { ...closed, examples: [{ kind: 'person', metadata_id: 525, choice: 'tell' }] },
)
export type NewFollow = Static<typeof NewFollow>
export const FollowPatch = patchOf(choices)
export type FollowPatch = Static<typeof FollowPatch>

export const FollowedMovie = Type.Object(
  {
    metadata_id: Id,
    title: Type.String(),
    year: nullable(Type.Integer()),
    release_date: nullable(Type.String({ description: 'As the metadata provider names it' })),
    state: oneOf(['waiting', 'added', 'told', 'declined'], { description: 'What became of it' }),
    movie_id: nullable(Type.Integer({ minimum: 1, description: 'In the library; null if it is not there' })),
    found_at: Timestamp,
    streams_on: Type.Array(Type.String(), {
      description: 'Of one that is `told` and not in the library: your streaming services on which it was announced (`movie_streamable`)',
    }),
  },
  { $id: 'FollowedMovie', description: 'A new movie of something that is followed', ...closed },
)
export type FollowedMovie = Static<typeof FollowedMovie>

export const FollowAnswer = Type.Object({ add: Type.Boolean({ description: 'Add the waiting movies; false leaves them out' }) }, closed)
