import { eq, inArray } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Journal } from '#server/foundation/history/journal'
import type { Db } from '#server/foundation/platform/db/open'
import type { FileRow } from './files'
import type { Movie } from './import-download'
import { filesTable } from './table'

type Deps = { db: Db; journal: Journal; meetsCutoff: (movie: Movie, file: FileRow) => boolean }

/** Re-evaluates whether existing files meet the cutoff, after a profile or its assignment changed. */
export const createJudgeLibrary =
  ({ db, journal, meetsCutoff }: Deps) =>
  (which: { profileId: number } | { movieId: number } | 'all'): number => {
    const where =
      which === 'all'
        ? undefined
        : 'profileId' in which
          ? eq(moviesTable.quality_profile_id, which.profileId)
          : eq(moviesTable.id, which.movieId)
    const rows = db
      .select({ movie: moviesTable, file: filesTable })
      .from(filesTable)
      .innerJoin(moviesTable, eq(moviesTable.id, filesTable.movie_id))
      .where(where)
      .all()
    const changed = rows.filter(({ movie, file }) => meetsCutoff(movie, file) !== file.meets_cutoff)
    if (changed.length === 0) return 0
    return journal.commit((tx) => {
      for (const good of [true, false]) {
        const ids = changed.filter(({ file }) => file.meets_cutoff !== good).map(({ file }) => file.id)
        tx.update(filesTable).set({ meets_cutoff: good }).where(inArray(filesTable.id, ids)).run()
      }
      return changed.length
    })
  }
