import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import type { ColorName } from '#server/foundation/lib/color-name'
import type { CastMember, CrewMember, MetadataListing, MovieDetails, Studio } from '#server/foundation/upstream/metadata/client'
import { rootFoldersTable } from '#server/library/files/table'
import type { LastSearch } from './last-search'

/** The person, a list or something followed by its id, the tracker's watchlist, or an import from a folder or another program. */
export type AddedBy = 'user' | `list:${number}` | `follow:${number}` | 'tracker' | 'import'
export type MovieExtras = Omit<MovieDetails, 'cast' | 'crew' | 'studios' | 'similar'>

/** A sort key that is never null. Contains no comma, because the migration writer would split it there. */
export const orEmpty = (column: string, empty: string) => sql.raw(`CASE WHEN ${column} IS NULL THEN ${empty} ELSE ${column} END`)

/** What a movie tells of the owner's taste. */
export const isLiked = sql.raw('(user_rating IS NOT NULL AND user_rating >= 8)')
export const isWatched = sql.raw('(watched_at IS NOT NULL)')

/** Whether a title contains non-ASCII characters. */
export const isBeyondAscii = sql.raw('octet_length(title || original_title) > length(title || original_title)')

export const collectionsTable = sqliteTable(
  'collections',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    metadata_id: integer().notNull().unique(),
    name: text().notNull(),
    overview: text(),
    poster_path: text(),
    backdrop_path: text(),
    /** Every part that the provider knows. Null until it was asked. */
    parts: text({ mode: 'json' }).$type<MetadataListing[]>(),
    refreshed_at: text(),
  },
  (t) => [index('collections_name').on(t.name)],
)

export const moviesTable = sqliteTable(
  'movies',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    metadata_id: integer().notNull().unique(),
    external_ids: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
    title: text().notNull(),
    sort_title: text().notNull(),
    clean_title: text().notNull(),
    original_title: text().notNull(),
    /** A set: no duplicates. */
    alternative_titles: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    overview: text(),
    tagline: text(),
    year: integer(),
    /** Another year that releases may carry, such as that of a festival or of the local premiere. */
    secondary_year: integer(),
    runtime_minutes: integer(),
    original_language: text(),
    genres: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    certification: text(),
    cinema_date: text(),
    digital_date: text(),
    physical_date: text(),
    available_from: text(),
    poster_path: text(),
    poster_color: text(),
    /** Derived from `poster_color`; both are written together. */
    color_name: text().$type<ColorName>().notNull().default('none'),
    backdrop_path: text(),
    trailer_url: text(),
    /** Null until the metadata provider was asked. */
    extras: text({ mode: 'json' }).$type<MovieExtras>(),
    backdrop_color: text(),
    rating: real(),
    rating_votes: integer(),
    popularity: real(),
    collection_id: integer().references(() => collectionsTable.id, { onDelete: 'set null' }),
    monitored: integer({ mode: 'boolean' }).notNull().default(true),
    /** No storage rule takes it. */
    keep: integer({ mode: 'boolean' }).notNull().default(false),
    minimum_availability: text().$type<'announced' | 'in_cinemas' | 'released'>().notNull(),
    quality_profile_id: integer()
      .notNull()
      .references(() => qualityProfilesTable.id),
    root_folder_id: integer().references(() => rootFoldersTable.id),
    /** Relative to the root folder. */
    folder: text(),
    added_at: text().notNull(),
    /** Null if the movie was added before this was recorded. */
    added_by: text().$type<AddedBy>(),
    updated_at: text().notNull(),
    metadata_refreshed_at: text(),
    last_searched_at: text(),
    next_search_at: text(),
    searches_without_result: integer().notNull().default(0),
    /** Releases published until then are never grabbed automatically, because the person left them alone after an import. */
    passed_over_until: text(),
    watched_at: text(),
    play_count: integer().notNull().default(0),
    resume_position_seconds: real().notNull().default(0),
    user_rating: integer(),
    favorite: integer({ mode: 'boolean' }).notNull().default(false),
    /** When the watched mark or the resume position was last set other than by playing, or got it from another program. */
    marked_at: text(),
    /**
     * Summarizes the movie's downloads and files; the highest applies: 6 downloading, 5 importing, 4 on disk and upgradable, 3 on disk, 2
     * import blocked, 1 missing from disk, 0 none. Triggers on those tables (`platform/db/triggers.sql`) maintain it and the next two columns;
     * nothing else may write them. Dropping a table drops its triggers: a migration that rebuilds one of the three must recreate them.
     */
    standing: integer().notNull().default(0),
    /** Distinct qualities of its files, sorted, comma-separated. Null without a file. */
    qualities: text(),
    /** Total size of its files on disk. Null without one. */
    present_bytes: integer(),
    /** Null until it was searched for. */
    last_search: text({ mode: 'json' }).$type<LastSearch>(),
  },
  (t) => [
    // Includes the searched columns, so a search reads only the rows that it finds.
    // The last column lets a page of movies on disk be found without reading the rows before it.
    index('movies_titles').on(t.sort_title, t.id, t.title, t.original_title, t.present_bytes),
    // Everything that facets count and filter by, far narrower than the rows. The first four columns are the groups counted, in this order.
    index('movies_counts').on(
      t.genres,
      t.standing,
      t.qualities,
      t.monitored,
      t.available_from,
      t.present_bytes,
      t.runtime_minutes,
      t.watched_at,
      t.resume_position_seconds,
      t.year,
      t.rating,
      t.collection_id,
      t.quality_profile_id,
      t.root_folder_id,
      t.favorite,
    ),
    // The titles that LIKE cannot compare: it ignores case for ASCII letters only.
    index('movies_beyond_ascii').on(t.title, t.original_title).where(isBeyondAscii),
    index('movies_collection').on(t.collection_id).where(sql`collection_id IS NOT NULL`),
    index('movies_telling').on(isLiked, isWatched, t.added_at),
    index('movies_watched').on(t.watched_at, t.present_bytes).where(sql`watched_at IS NOT NULL`),
    index('movies_begun').on(t.resume_position_seconds, t.watched_at, t.present_bytes).where(sql`resume_position_seconds > 0`),
    index('movies_cinema').on(t.cinema_date).where(sql`cinema_date IS NOT NULL`),
    index('movies_digital').on(t.digital_date).where(sql`digital_date IS NOT NULL`),
    index('movies_physical').on(t.physical_date).where(sql`physical_date IS NOT NULL`),
    index('movies_added').on(t.added_at, t.id),
    index('movies_year').on(orEmpty('year', '0'), t.id),
    index('movies_rating').on(orEmpty('rating', '0'), t.id),
    index('movies_popularity').on(orEmpty('popularity', '0'), t.id),
    index('movies_runtime').on(orEmpty('runtime_minutes', '0'), t.id),
    // What follows the id tells who is wanted without reading rows.
    index('movies_available_from').on(orEmpty('available_from', "''"), t.id, t.standing, t.monitored, t.available_from),
    // Everything that decides which movies are searched next.
    index('movies_searches').on(
      t.next_search_at,
      t.monitored,
      t.standing,
      t.present_bytes,
      t.available_from,
      t.last_searched_at,
      t.searches_without_result,
    ),
    index('movies_color').on(t.color_name),
    index('movies_keep').on(t.keep),
    index('movies_clean_title').on(t.clean_title),
  ],
)

/** The bulk of the metadata, kept apart from the rows that every list reads. */
export const moviePeopleTable = sqliteTable('movie_people', {
  movie_id: integer()
    .primaryKey()
    .references(() => moviesTable.id, { onDelete: 'cascade' }),
  cast: text({ mode: 'json' }).$type<CastMember[]>().notNull(),
  crew: text({ mode: 'json' }).$type<CrewMember[]>().notNull(),
  studios: text({ mode: 'json' }).$type<Studio[]>().notNull().default([]),
  similar: text({ mode: 'json' }).$type<MetadataListing[]>().notNull(),
})

export const movieTagsTable = sqliteTable(
  'movie_tags',
  {
    movie_id: integer()
      .notNull()
      .references(() => moviesTable.id, { onDelete: 'cascade' }),
    tag_id: integer()
      .notNull()
      .references(() => tagsTable.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.movie_id, t.tag_id] }), index('movie_tags_tag').on(t.tag_id)],
)

/**
 * The last one to two thousand changes of what facets count and lists are ordered by, so that a count need not read all movies again.
 * Triggers write it (`platform/db/triggers.sql`). Its last row is never removed, so `seq` only ascends.
 */
export const movieChangesTable = sqliteTable('movie_changes', {
  seq: integer().primaryKey(),
  movie_id: integer().notNull(),
})

/**
 * Statistics, added up: for each color, standing, and choice to monitor, the number of movies, how many have a file on disk, and the runtime
 * of those. Triggers (`platform/db/triggers.sql`) maintain it; nothing else may write it. A group without a movie stays, with zeros.
 */
export const movieTalliesTable = sqliteTable(
  'movie_tallies',
  {
    color_name: text().$type<ColorName>().notNull(),
    standing: integer().notNull(),
    monitored: integer({ mode: 'boolean' }).notNull(),
    movies: integer().notNull(),
    with_file: integer().notNull(),
    runtime_minutes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.color_name, t.standing, t.monitored] })],
)

/** Movies that must not be added again automatically. */
export const exclusionsTable = sqliteTable(
  'exclusions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    metadata_id: integer().notNull().unique(),
    title: text().notNull(),
    year: integer(),
    created_at: text().notNull(),
  },
  (t) => [index('exclusions_title').on(t.title)],
)
