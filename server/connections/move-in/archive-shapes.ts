import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { followKinds, SearchQuery } from '#server/catalog/follows/schema'
import { minimumAvailabilities } from '#server/catalog/movies/schema'
import { QualityProfileValues } from '#server/catalog/profiles/schema'
import { nullable, oneOf } from '#server/foundation/lib/shapes'

const text = Type.String({ maxLength: 100_000 })
const name = Type.String({ minLength: 1, maxLength: 4000 })
const number = Type.Number()
const count = Type.Integer({ minimum: 0 })
const id = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })
const day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d' })
const time = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?Z$' })
const list = <T extends TSchema>(of: T) => Type.Array(of, { maxItems: 10_000 })
const names = list(name)

export const TagLine = Type.Object({ name })
export const FormatLine = Type.Object({ name, conditions: Type.Array(Type.Unknown()) })
export const RootLine = Type.Object({ path: name, shared: Type.Optional(Type.Boolean()) })
export const IndexerLine = Type.Object({ name, enabled: Type.Boolean(), tags: names, has_secrets: Type.Boolean() })
const { words: _w, delays: _d, format_scores: _f, ...profile } = QualityProfileValues.properties
export const ProfileLine = Type.Object({
  ...profile,
  words: list(Type.Object({ must: Type.Unknown(), must_not: Type.Unknown(), tags: names, indexers: names })),
  delays: list(Type.Object({ minutes: count, tags: names })),
  scores: list(Type.Object({ format: name, score: Type.Integer() })),
})
export type ProfileLine = Static<typeof ProfileLine>
const Entry = Type.Object({
  metadata_id: nullable(id),
  imdb_id: nullable(text),
  title: text,
  year: nullable(Type.Integer()),
  purpose: oneOf(['add', 'watched']),
  rating: nullable(Type.Integer({ minimum: 1, maximum: 10 })),
  watched_at: nullable(time),
})
export type Entry = Static<typeof Entry>
export const ListLine = Type.Object({
  name,
  type: name,
  profile: nullable(name),
  root: nullable(name),
  tags: names,
  settings: Type.Record(Type.String(), Type.Unknown()),
  secrets_set: names,
  entries: Type.Array(Entry, { maxItems: 1_000_000 }),
})
export const FollowLine = Type.Object({
  what: oneOf(followKinds),
  metadata_id: nullable(id),
  query: nullable(SearchQuery),
  name,
  picture_path: nullable(text),
  choice: oneOf(['want', 'tell']),
  profile: nullable(name),
  root: nullable(name),
  created_at: time,
  movies: list(
    Type.Object({
      metadata_id: id,
      title: text,
      year: nullable(Type.Integer()),
      release_date: nullable(text),
      state: oneOf(['known', 'waiting', 'added', 'told', 'declined']),
      found_at: nullable(time),
      streams_on: list(text),
      streams_checked_at: nullable(time),
    }),
  ),
})
export const StorageRuleLine = Type.Object({
  name,
  when: Type.Record(Type.String(), Type.Unknown()),
  tags: names,
  root: nullable(name),
  profile: nullable(name),
})
export const WebhookLine = Type.Object({ name })
export const ExclusionLine = Type.Object({ metadata_id: id, title: name, year: nullable(Type.Integer()), created_at: time })
export const SettingLine = Type.Object({ name, value: Type.Unknown() })

const Listing = Type.Object({
  metadata_id: id,
  title: text,
  original_title: text,
  original_language: nullable(text),
  year: nullable(Type.Integer()),
  release_date: nullable(text),
  overview: nullable(text),
  poster_path: nullable(text),
  backdrop_path: nullable(text),
  rating: nullable(number),
  rating_votes: nullable(number),
  popularity: nullable(number),
  genre_ids: list(Type.Integer()),
})
const member = { person_id: Type.Integer(), name: text, portrait_path: nullable(text) }
const People = Type.Object({
  cast: list(Type.Object({ ...member, character: nullable(text) })),
  crew: list(Type.Object({ ...member, job: text })),
  studios: Type.Optional(list(Type.Object({ studio_id: Type.Integer(), name: text }))),
  similar: list(Listing),
})
const Extras = Type.Object({
  logo_path: nullable(text),
  backdrop_paths: list(text),
  still_paths: list(text),
  trailers: list(Type.Object({ name: text, url: text })),
  keywords: list(text),
  release_dates: list(
    Type.Object({
      region: text,
      kind: oneOf(['premiere', 'limited', 'cinema', 'digital', 'physical', 'television']),
      date: day,
      certification: nullable(text),
    }),
  ),
  where_to_watch: list(text),
})
const Track = Type.Object({ index: count, language: nullable(text) })
const Play = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  started_at: time,
  last_at: time,
  stopped_at: time,
  position_seconds: Type.Number({ minimum: 0 }),
  is_counted: Type.Boolean(),
  chosen: nullable(Type.Object({ audio: Type.Optional(Track), subtitle: Type.Optional(nullable(Track)) })),
  file: nullable(name),
})
export const MovieLine = Type.Object({
  metadata_id: id,
  external_ids: Type.Record(Type.String(), text),
  title: name,
  original_title: name,
  alternative_titles: list(text),
  overview: nullable(text),
  tagline: nullable(text),
  year: nullable(Type.Integer()),
  secondary_year: nullable(Type.Integer()),
  runtime_minutes: nullable(Type.Integer()),
  original_language: nullable(text),
  genres: list(text),
  certification: nullable(text),
  cinema_date: nullable(day),
  digital_date: nullable(day),
  physical_date: nullable(day),
  poster_path: nullable(text),
  backdrop_path: nullable(text),
  poster_color: nullable(Type.String({ pattern: '^#[\\da-f]{6}$' })),
  backdrop_color: nullable(Type.String({ pattern: '^#[\\da-f]{6}$' })),
  trailer_url: nullable(text),
  extras: nullable(Extras),
  people: nullable(People),
  rating: nullable(number),
  rating_votes: nullable(Type.Integer()),
  popularity: nullable(number),
  collection: nullable(Type.Object({ id, name })),
  monitored: Type.Boolean(),
  minimum_availability: oneOf(minimumAvailabilities),
  profile: nullable(name),
  root: nullable(name),
  folder: nullable(name),
  tags: names,
  added_at: time,
  added_by: nullable(oneOf(['user', 'tracker', 'import'])),
  last_searched_at: nullable(time),
  passed_over_until: nullable(time),
  watched_at: nullable(time),
  play_count: count,
  resume_position_seconds: Type.Number({ minimum: 0 }),
  marked_at: nullable(time),
  favorite: Type.Boolean(),
  keep: Type.Boolean(),
  user_rating: nullable(Type.Integer({ minimum: 1, maximum: 10 })),
  /** Exports of older versions of this program have neither these nor versions. */
  plays: Type.Optional(list(Play)),
  versions: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ maxLength: 50 }),
        edition: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
        is_default: Type.Boolean(),
        profile: nullable(name),
      }),
      { maxItems: 20 },
    ),
  ),
})
export type MovieLine = Static<typeof MovieLine>
export const FileLine = Type.Object({
  movie: id,
  root: nullable(name),
  relative_path: name,
  size_bytes: count,
  quality: name,
  revision: Type.Object({ version: count, real: count, is_repack: Type.Boolean() }),
  edition: text,
  languages: list(text),
  release_name: nullable(text),
  release_group: nullable(text),
  info_hash: nullable(Type.String({ pattern: '^[\\da-f]{40,64}$' })),
  flags: list(text),
  imported_from: nullable(text),
  added_at: time,
  version: Type.Optional(nullable(text)),
})
export type FileLine = Static<typeof FileLine>
export const CollectionLine = Type.Object({
  metadata_id: id,
  name,
  overview: nullable(text),
  poster_path: nullable(text),
  backdrop_path: nullable(text),
  parts: nullable(list(Listing)),
})
export type CollectionLine = Static<typeof CollectionLine>
export const BlockedLine = Type.Object({
  movie: nullable(id),
  title: name,
  info_hash: nullable(text),
  reason: text,
  created_at: time,
})
export const GrabbedLine = Type.Object({
  movie: id,
  info_hash: Type.String({ pattern: '^[\\da-f]{40,64}$' }),
  title: text,
  quality: nullable(text),
  imported_quality: nullable(text),
  taken_at: time,
})
