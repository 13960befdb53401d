import { eq } from 'drizzle-orm'
import type { Basics } from '#server/compose'
import type { Fetching } from '#server/compose-fetching'
import type { Library } from '#server/compose-library'
import { downloadsTable } from '#server/downloads/table'
import type { ImageName } from '#server/images/cache'
import { createLetGo } from '#server/library/let-go'
import { createRescan } from '#server/library/rescan'
import { createChangeMany } from '#server/movies/bulk'
import { createCollections } from '#server/movies/collections'
import { createExclusions } from '#server/movies/exclusions'
import { createFacets } from '#server/movies/facets'
import { pictureVersion } from '#server/movies/movie'
import { createRemoveMovies } from '#server/movies/remove'
import { moviesTable } from '#server/movies/table'
import { NotFound } from '#server/platform/errors'
import { createTags } from '#server/tags/tags'
import { createViews } from '#server/views/views'

export type Records = ReturnType<typeof composeRecords>

/** What people do with the library as a whole: sort, label, remove, look after it. */
export const composeRecords = (basics: Basics, library: Library, fetching: Fetching) => {
  const { db, journal, clock, cursors, logs } = basics
  const { movies, reading, files, recycle, images } = library
  const titleOf = (movieId: number): string =>
    db.select({ title: moviesTable.title }).from(moviesTable).where(eq(moviesTable.id, movieId)).get()?.title ?? 'a removed film'

  const letGo = createLetGo({ journal, files, recycle, titleOf })
  const rescan = createRescan({ db, journal, clock, log: logs.for('library', 'rescan'), titleOf })
  const facets = createFacets({ db, cursors, availableBefore: reading.availableBefore })
  const changeMany = createChangeMany({ journal, clock, outFrom: movies.outFrom })
  const removeMany = createRemoveMovies({
    db,
    journal,
    clock,
    movies,
    row: reading.row,
    endDownloads: endDownloads(basics, fetching),
    letGoFiles: letGo.ofMovie,
    forgetCandidates: fetching.ledger.forgetMovies,
    sweep: recycle.sweep,
  })
  const removeOne = async (id: number, options: { delete_files: boolean; add_exclusion: boolean }): Promise<void> => {
    reading.row(id)
    await removeMany({ ids: [id], ...options })
  }

  const pictureOf = (movieId: number, kind: ImageName['kind']) => {
    const row = reading.row(movieId)
    const path = kind === 'poster' ? row.poster_path : row.backdrop_path
    return path === null ? null : { image: { kind, path }, version: pictureVersion(path) }
  }
  const noteColor = async (movieId: number, image: ImageName): Promise<void> => {
    const row = db.select().from(moviesTable).where(eq(moviesTable.id, movieId)).get()
    if (!row || row.poster_color !== null || row.poster_path !== image.path) return
    const poster_color = await images.color(image)
    if (poster_color !== null) movies.note(db, movieId, { poster_color })
  }

  return {
    tags: createTags({ db, journal, cursors }),
    views: createViews({ db, clock, cursors }),
    exclusions: createExclusions({ db, journal, clock, cursors, metadata: library.metadata }),
    collections: createCollections({ db, cursors }),
    facets,
    changeMany,
    removeMany,
    removeOne,
    removeFile: letGo.one,
    rescan,
    pictureOf,
    pictureServed: (movieId: number, image: ImageName): void => {
      noteColor(movieId, image).catch((error: unknown) => {
        if (!(error instanceof NotFound)) logs.for('images', 'color').warn('colour of a poster is not known', { movie_id: movieId, error })
      })
    },
  }
}

/** A payload that is whole and was never brought in stays where it is, unless files are to go. */
const endDownloads =
  ({ db }: Basics, { downloads }: Fetching) =>
  async (movieId: number, { delete_files }: { delete_files: boolean }): Promise<void> => {
    const rows = db.select().from(downloadsTable).where(eq(downloadsTable.movie_id, movieId)).all()
    for (const row of rows) {
      const isOnlyCopy = row.completed_at !== null && row.imported_at === null
      await downloads.remove(row.id, { delete_data: delete_files || !isOnlyCopy })
    }
  }
