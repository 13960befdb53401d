import { sql } from 'drizzle-orm'
import { moviesTable, movieTalliesTable, orEmpty } from '#server/catalog/movies/table'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from '#server/library/files/table'
import type { Widget } from './schema'

export type LibraryFigures = Pick<Widget, 'movies' | 'on_disk' | 'watched' | 'wanted' | 'library_bytes'>

const out = orEmpty('available_from', "''")

/** The library in numbers, from sums and indexes: a monitoring program asks several times a minute. */
export const libraryFigures = (db: Db, clock: Clock): LibraryFigures =>
  db.all<LibraryFigures>(sql`
    SELECT t.movies, t.on_disk, (SELECT count(*) FROM ${moviesTable} WHERE watched_at IS NOT NULL) AS watched,
      (SELECT ifnull(sum(size_bytes), 0) FROM ${filesTable} WHERE missing_at IS NULL) AS library_bytes,
      t.missing - (SELECT count(*) FROM ${moviesTable} WHERE (${out} = '' OR ${out} > ${stamp(clock)}) AND monitored AND present_bytes IS NULL) AS wanted
    FROM (SELECT ifnull(sum(movies), 0) AS movies, ifnull(sum(with_file), 0) AS on_disk,
      ifnull(sum(movies - with_file) FILTER (WHERE monitored), 0) AS missing FROM ${movieTalliesTable}) t`)[0]!
