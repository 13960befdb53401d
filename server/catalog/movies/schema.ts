import { type Static, Type } from '@sinclair/typebox'
import { Bytes, Day, Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'
import { detailFields, expandedDetailFields } from './details/schema'
import { LastSearch } from './last-search'

export const movieStatuses = [
  'unmonitored',
  'unreleased',
  'wanted',
  'downloading',
  'importing',
  'available',
  'upgradable',
  'missing_file',
] as const
export type MovieStatus = (typeof movieStatuses)[number]
export const minimumAvailabilities = ['announced', 'in_cinemas', 'released'] as const
export const MinimumAvailability = oneOf(minimumAvailabilities, { description: 'When the movie is considered available' })

const Keep = Type.Boolean({ description: 'Whether the movie is kept: no storage rule ever takes it' })
const ids = Type.Array(Id, { uniqueItems: true })

/** A related resource, present only if `expand` asks for it. */
const expanded = (what: string) => Type.Optional(Type.Unsafe<unknown>({ description: `${what}; only with \`expand\`` }))

export const Movie = Type.Object(
  {
    id: Id,
    metadata_id: Id,
    external_ids: Type.Record(Type.String(), Type.String()),
    title: Type.String(),
    sort_title: Type.String({ description: 'Title to sort by' }),
    original_title: Type.String(),
    alternative_titles: Type.Array(Type.String(), { description: 'Alternative titles, also in other languages' }),
    overview: nullable(Type.String()),
    tagline: nullable(Type.String()),
    year: nullable(Type.Integer()),
    runtime_minutes: nullable(Type.Integer()),
    original_language: nullable(Type.String()),
    genres: Type.Array(Type.String()),
    certification: nullable(Type.String()),
    cinema_date: nullable(Day('Day of the theatrical release, in the configured region')),
    digital_date: nullable(Day('Day of the digital release')),
    physical_date: nullable(Day('Day of the release on disc')),
    available_from: nullable(Timestamp),
    poster_url: nullable(Type.String({ description: 'Served by this service, below `base_url`' })),
    poster_color: nullable(Type.String()),
    backdrop_url: nullable(Type.String()),
    trailer_url: nullable(Type.String()),
    ...detailFields,
    rating: nullable(Type.Number()),
    rating_votes: nullable(Type.Integer()),
    popularity: nullable(Type.Number()),
    collection_id: nullable(Id),
    status: oneOf(movieStatuses, { description: 'Derived on reading' }),
    monitored: Type.Boolean(),
    keep: Keep,
    minimum_availability: MinimumAvailability,
    quality_profile_id: Id,
    root_folder_id: nullable(Id),
    folder: nullable(Type.String({ description: 'Relative to the root folder' })),
    tag_ids: ids,
    file_ids: ids,
    download_ids: ids,
    size_bytes: Bytes,
    resolution: nullable(oneOf(['4K', '1080p', '720p', 'SD'], { description: 'Size of the picture of its file; null without a file' })),
    hdr: Type.Boolean({ description: 'Whether its file is HDR' }),
    added_at: Timestamp,
    added_by: nullable(
      Type.String({
        examples: ['user'],
        pattern: '^(user|list:\\d+|follow:\\d+|tracker|import)$',
        example: 'user',
        description:
          'What added it: `user` (a person), `list:{id}`, `follow:{id}` (see `/follows`), `tracker` (its watchlist), or `import` (files in a folder, or the library of another program); null if unknown',
      }),
    ),
    updated_at: Timestamp,
    metadata_refreshed_at: nullable(Timestamp),
    last_searched_at: nullable(Timestamp),
    last_search: nullable(LastSearch),
    next_search_at: nullable(Timestamp),
    watched_at: nullable(Timestamp),
    play_count: Type.Integer({ minimum: 0 }),
    resume_position_seconds: Type.Number({ minimum: 0 }),
    user_rating: nullable(Type.Integer({ minimum: 1, maximum: 10 })),
    favorite: Type.Boolean(),
    files: expanded('The files'),
    quality_profile: expanded('The quality profile'),
    collection: expanded('The collection'),
    root_folder: expanded('The root folder'),
    downloads: expanded('The downloads'),
    tags: expanded('The tags'),
    versions: expanded('The versions'),
    ...expandedDetailFields,
  },
  { $id: 'Movie', additionalProperties: false },
)
export type Movie = Static<typeof Movie>
export const movieExpands = [
  ...(['files', 'quality_profile', 'collection', 'root_folder', 'downloads', 'tags'] as const),
  ...(['versions', 'people', 'similar'] as const),
] as const

const choices = {
  quality_profile_id: Id,
  root_folder_id: Id,
  monitored: Type.Boolean(),
  minimum_availability: MinimumAvailability,
  tag_ids: Type.Array(Id, { uniqueItems: true, maxItems: 100 }),
}
export const NewMovie = Type.Object(
  {
    metadata_id: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, description: 'Id at the metadata provider' }),
    ...Type.Partial(Type.Object(choices)).properties,
    search: Type.Optional(Type.Boolean({ default: true, description: 'Search for a release at once' })),
  },
  { additionalProperties: false },
)
export type NewMovie = Static<typeof NewMovie>

export const MoviePatch = Type.Object(
  {
    keep: Type.Optional(Keep),
    ...Type.Partial(Type.Object(choices)).properties,
    favorite: Type.Optional(Type.Boolean()),
    user_rating: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 10 }))),
    resume_position_seconds: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
)
export type MoviePatch = Static<typeof MoviePatch>

export const WatchedOrder = Type.Object(
  {
    at: Type.Optional(Type.String({ format: 'date-time', description: 'When it was last watched; now if absent' })),
    plays: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100_000, description: 'How often it was watched in all; one more if absent' }),
    ),
  },
  { additionalProperties: false },
)
export type WatchedOrder = Static<typeof WatchedOrder>

const bulkIds = Type.Array(Id, { minItems: 1, maxItems: 10_000, uniqueItems: true })
export const BulkPatch = Type.Object(
  {
    ids: bulkIds,
    keep: Type.Optional(Keep),
    ...Type.Partial(Type.Object(choices)).properties,
    favorite: Type.Optional(Type.Boolean()),
    add_tag_ids: Type.Optional(Type.Array(Id, { uniqueItems: true, maxItems: 100 })),
    remove_tag_ids: Type.Optional(Type.Array(Id, { uniqueItems: true, maxItems: 100 })),
  },
  { additionalProperties: false },
)
export type BulkPatch = Static<typeof BulkPatch>
export const BulkDelete = Type.Object(
  {
    ids: bulkIds,
    delete_files: Type.Optional(Type.Boolean({ default: false })),
    add_exclusion: Type.Optional(Type.Boolean({ default: false })),
  },
  { additionalProperties: false },
)
export type BulkDelete = Static<typeof BulkDelete>
export const BulkResult = Type.Object(
  { changed: Type.Integer({ minimum: 0 }), not_found: Type.Array(Id, { description: 'The movies that are not in the library' }) },
  { $id: 'BulkResult', additionalProperties: false },
)
export type BulkResult = Static<typeof BulkResult>

const counts = (of: string) => Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: `Movies by ${of}` })
export const Facets = Type.Object(
  {
    total: Type.Integer({ minimum: 0 }),
    counts: Type.Object(
      { status: counts('status'), quality: counts('quality of their file'), genre: counts('genre') },
      {
        additionalProperties: false,
        description: 'Each facet ignores its own filter, so that it shows what another choice would give',
      },
    ),
    buckets: Type.Array(
      Type.Object(
        { key: Type.String(), count: Type.Integer({ minimum: 1 }), cursor: nullable(Type.String()) },
        { additionalProperties: false },
      ),
      { description: 'First letters in list order, if sorted by title; `cursor` points to the first movie, null is the start of the list' },
    ),
    anchors: Type.Array(nullable(Type.String()), {
      description: 'The cursor of every 100th movie, the first of them null: with `limit=100`, `anchors[n]` is page `n`',
    }),
  },
  { $id: 'MovieFacets', additionalProperties: false },
)
export type Facets = Static<typeof Facets>

export const movieSorts = ['title', 'added_at', 'year', 'rating', 'popularity', 'runtime_minutes', 'available_from'] as const
export type MovieSort = (typeof movieSorts)[number]

export const Collection = Type.Object(
  {
    id: Id,
    metadata_id: Id,
    name: Type.String({ description: 'Name of the collection' }),
    overview: nullable(Type.String({ description: 'Subject' })),
    poster_url: nullable(Type.String({ description: 'Served by this service' })),
    backdrop_url: nullable(Type.String({ description: 'Served by this service' })),
    part_count: nullable(Type.Integer({ description: 'Number of parts at the provider; null until it was asked' })),
    movie_ids: ids,
    movie_count: Type.Integer({ description: 'Number of parts in the library' }),
  },
  { $id: 'Collection', description: 'A collection with at least one movie in the library' },
)
export const CollectionAdded = Type.Object(
  {
    movie_ids: Type.Array(Id, { description: 'The movies that were added' }),
    excluded: Type.Integer({ minimum: 0, description: 'Parts that are excluded and were not added' }),
    failed: Type.Array(
      Type.Object({
        metadata_id: Id,
        title: Type.String({ description: 'Title of the part' }),
        message: Type.String({ description: 'Why it could not be added' }),
      }),
      { description: 'Parts that could not be added' },
    ),
  },
  { $id: 'CollectionAdded', description: 'Result of adding the missing parts of a collection' },
)
export type CollectionAdded = Static<typeof CollectionAdded>
export type Collection = Static<typeof Collection>

const exclusionFields = {
  title: Type.String({ minLength: 1, maxLength: 300 }),
  year: nullable(Type.Integer({ minimum: 1800, maximum: 3000 })),
}
export const Exclusion = Type.Object(
  { id: Id, metadata_id: Id, ...exclusionFields, created_at: Timestamp },
  { $id: 'Exclusion', additionalProperties: false, description: 'A movie that no list may add' },
)
export type Exclusion = Static<typeof Exclusion>
export const NewExclusion = Type.Object(
  { metadata_id: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }), ...Type.Partial(Type.Object(exclusionFields)).properties },
  { additionalProperties: false, description: 'Without a title, the metadata provider is asked for it' },
)
export type NewExclusion = Static<typeof NewExclusion>
export const ExclusionPatch = Type.Partial(Type.Object(exclusionFields), { additionalProperties: false })
export type ExclusionPatch = Static<typeof ExclusionPatch>
