import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moviesTable } from '#server/catalog/movies/table'
import { qualityProfilesTable } from '#server/catalog/profiles/table'

/**
 * The versions of each movie. A trigger gives every movie its default one. Files and downloads of the default version store no version, so
 * that those of a movie without a wish need none.
 */
export const movieVersionsTable = sqliteTable(
  'movie_versions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    movie_id: integer()
      .notNull()
      .references(() => moviesTable.id, { onDelete: 'cascade' }),
    /** Only the default version may have none. */
    name: text().notNull().default(''),
    /** Null for the default version: it has the profile of its movie. */
    quality_profile_id: integer().references(() => qualityProfilesTable.id),
    /** `any`, `theatrical`, or the name of an edition. */
    edition: text().notNull().default('any'),
    is_default: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    uniqueIndex('movie_versions_default').on(t.movie_id).where(sql`is_default`),
    index('movie_versions_movie').on(t.movie_id),
    // The few wishes, found without reading every movie's default version.
    index('movie_versions_wished').on(t.movie_id).where(sql`NOT is_default`),
    index('movie_versions_profile').on(t.quality_profile_id).where(sql`quality_profile_id IS NOT NULL`),
  ],
)
