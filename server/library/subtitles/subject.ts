import { and, asc, eq, isNull } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import { filesTable } from '#server/library/files/table'
import type { Subject } from './find'
import { sentences } from './sentences'
import { durationIn, frameRateIn, type Inside } from './tracks'

type Deps = { db: Db; inside: (fileId: number) => Promise<Inside>; locate: (fileId: number) => Promise<{ path: string }> }

/** What is known about a file that needs subtitles. Throws NotFound if it does not exist. */
export const createSubjects = ({ db, inside, locate }: Deps) => {
  const ofFile = async (fileId: number): Promise<Subject> => {
    const { path } = await locate(fileId)
    const found = db
      .select({ file: filesTable, movie: moviesTable })
      .from(filesTable)
      .innerJoin(moviesTable, eq(moviesTable.id, filesTable.movie_id))
      .where(eq(filesTable.id, fileId))
      .get()
    if (!found) throw new Conflict(say(sentences, 'file_just_lost'))
    const { file, movie } = found
    const within = await inside(fileId)
    return {
      file_id: file.id,
      movie_id: movie.id,
      title: movie.title,
      path,
      relative_path: file.relative_path,
      root_folder_id: file.root_folder_id,
      duration_seconds: durationIn(within) ?? (movie.runtime_minutes === null ? null : movie.runtime_minutes * 60),
      wanted: {
        release_name: file.release_name,
        release_group: file.release_group,
        quality: file.quality,
        edition: file.edition,
        frame_rate: frameRateIn(within),
        movie: {
          tmdb_id: movie.metadata_id,
          imdb_id: Number(/^tt(\d+)$/.exec(movie.external_ids.imdb_id ?? '')?.[1] ?? 0) || null,
          titles: [...new Set([movie.title, movie.original_title, ...movie.alternative_titles])],
          years: [movie.year, movie.secondary_year].filter((year) => year !== null),
        },
      },
    }
  }

  return {
    ofFile,
    /** The movie's first existing file. Throws Conflict if there is none. */
    ofMovie: (movieId: number): Promise<Subject> => {
      const file = db
        .select({ id: filesTable.id })
        .from(filesTable)
        .where(and(eq(filesTable.movie_id, movieId), isNull(filesTable.missing_at)))
        .orderBy(asc(filesTable.id))
        .get()
      if (!file) throw new Conflict(say(sentences, 'no_file_for_subtitles'))
      return ofFile(file.id)
    },
  }
}
