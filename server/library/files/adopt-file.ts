import { and, eq } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Announce } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { scoredNameInLibrary } from '#server/foundation/releases/name-in-library'
import type { MediaInfo } from '#server/library/media/schema'
import type { DescribeFile, Facts, KnownFacts } from './describe-file'
import { filesTable } from './table'

export type AdoptFile = ReturnType<typeof createAdoptFile>
type Movie = typeof moviesTable.$inferSelect
type Deps = {
  clock: Clock
  meetsCutoff: (movie: Movie, file: Pick<Facts, 'quality' | 'revision' | 'custom_format_score'>) => boolean
  describe: DescribeFile['found']
  /** The movie as the version that a file is for sees it. */
  versions: {
    seenFor: (movie: Movie, file: Pick<Facts, 'quality' | 'edition'>) => { movie: Movie; version_id: number | null }
    seenBy: (movie: Movie, key: number | null) => { movie: Movie; version_id: number | null }
  }
}
type Adopted = {
  movie: Movie
  /** Null for the default version. Defaults to the one that takes such a file. */
  version_id?: number | null | undefined
  root_folder_id: number
  relative_path: string
  size_bytes: number
  media_info: MediaInfo | null
  /** A path whose names identify the release. Defaults to the path in the library. */
  named?: string
  quality?: string | undefined
  /** Set when a person knows better than tracks and name. */
  languages?: string[] | undefined
  imported_from: string
  known?: KnownFacts | undefined
  /** Defaults to now. */
  added_at?: string | null | undefined
  /** The torrent that it came from. */
  info_hash?: string | null | undefined
}

/**
 * Records a file that is already in the library folder. Runs in the caller's transaction and keeps a known file unchanged. Throws NotFound
 * if the movie was removed while its file was read.
 */
export const createAdoptFile =
  ({ clock, meetsCutoff, describe, versions }: Deps) =>
  (tx: Tx, announce: Announce, adopted: Adopted): number => {
    const { movie, root_folder_id, relative_path, size_bytes, media_info, named = relative_path, imported_from } = adopted
    const existing = tx
      .select({ id: filesTable.id })
      .from(filesTable)
      .where(and(eq(filesTable.root_folder_id, root_folder_id), eq(filesTable.relative_path, relative_path)))
      .get()
    if (existing) return existing.id
    if (!tx.select({ id: moviesTable.id }).from(moviesTable).where(eq(moviesTable.id, movie.id)).get())
      throw new NotFound('movie', movie.id)
    const { quality, languages, known, added_at, info_hash = null } = adopted
    const file_name = scoredNameInLibrary(adopted)
    const facts = describe({ movie, size_bytes, media_info, path: named, quality, languages, known, file_name })
    const seen = adopted.version_id === undefined ? versions.seenFor(movie, facts) : versions.seenBy(movie, adopted.version_id)
    const row = tx
      .insert(filesTable)
      .values({
        ...facts,
        movie_id: movie.id,
        version_id: seen.version_id,
        root_folder_id,
        relative_path,
        size_bytes,
        meets_cutoff: meetsCutoff(seen.movie, facts),
        imported_from,
        info_hash,
        added_at: added_at ?? stamp(clock),
      })
      .returning({ id: filesTable.id })
      .get()
    const details = { movie_id: movie.id, title: movie.title, file_id: row.id, relative_path, size_bytes }
    announce({ type: 'file_added', ...details, quality: facts.quality })
    return row.id
  }
