import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { moviesTable } from '#server/catalog/movies/table'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { turnOfOthers } from '#server/foundation/lib/turns'
import type { Tx } from '#server/foundation/platform/db/open'
import type { Log } from '#server/foundation/platform/log'
import type { MediaInfo } from '#server/library/media/schema'
import type { AdoptFile } from './adopt-file'
import { guessMovie } from './match-folder'
import { isNamedSample } from './sample'
import { placedByHand } from './table'
import { type Found, walkFolder } from './walk-folder'

type Movie = typeof moviesTable.$inferSelect
type Root = { id: number; path: string }
type Recognize = (guess: ReturnType<typeof guessMovie>) => { id: number } | null
type Deps = {
  journal: Journal
  log: Log
  /** Movies with neither a file nor an active download: all of them, or the given one. */
  withoutFile: (movieId: number | null) => Iterable<Movie>
  rootOf: (movie: Movie) => Root | undefined
  /** The movie's own folder, existing or future. */
  folderOf: (movie: Movie) => string
  /** Creates a function that finds the movie a name refers to. Called once per scan. */
  recognizer: () => Recognize
  probe: (path: string) => Promise<{ media_info: MediaInfo | null }>
  adopt: AdoptFile
  noteFolder: (tx: Tx, movieId: number, place: { root_folder_id: number; folder: string }) => void
}
type Place = { movie: Movie; root: Root; folder: string }

/** Finds files that somebody put into a movie's folder. Skips movies that have a file; changes nothing on disk. */
export const createFindPlacedFile = (deps: Deps) => {
  const { journal, log, withoutFile, rootOf, folderOf, recognizer, probe, adopt, noteFolder } = deps

  const take = async ({ movie, root, folder }: Place, file: Found): Promise<void> => {
    const relative_path = `${folder}/${file.path}`
    const { media_info } = await probe(join(root.path, relative_path))
    journal.commit((tx, announce) => {
      const { size_bytes } = file
      adopt(tx, announce, { movie, root_folder_id: root.id, relative_path, size_bytes, media_info, imported_from: placedByHand })
      if (movie.folder === null) noteFolder(tx, movie.id, { root_folder_id: root.id, folder })
    })
    log.info('adding a file that was placed by hand', { movie_id: movie.id, relative_path })
  }

  const lookFor = async (movie: Movie, recognize: Recognize): Promise<void> => {
    const root = rootOf(movie)
    if (!root) return
    const folder = folderOf(movie)
    const [best] = (await moviesIn(join(root.path, folder)))
      .filter((file) => recognize(guessMovie({ path: `${folder}/${file.path}` }))?.id === movie.id)
      .toSorted((a, b) => b.size_bytes - a.size_bytes)
    if (best) await take({ movie, root, folder }, best)
  }

  return {
    /** Continues with the other movies if one folder cannot be read. */
    async all(): Promise<void> {
      const recognize = whenAsked(recognizer)
      for (const movie of withoutFile(null)) {
        await turnOfOthers()
        const looked = await attempt(() => lookFor(movie, recognize))
        if (!looked.ok) log.warn('movie folder could not be read', { movie_id: movie.id, error: looked.error })
      }
    },
    async ofMovie(movieId: number): Promise<void> {
      for (const movie of withoutFile(movieId)) await lookFor(movie, whenAsked(recognizer))
    },
  }
}

/** Defers building the index of all movies, which takes seconds in a large library: most folders contain nothing to recognize. */
const whenAsked = (make: () => Recognize): Recognize => {
  let made: Recognize | undefined
  return (guess) => {
    made ??= make()
    return made(guess)
  }
}

const moviesIn = async (folder: string): Promise<Found[]> => {
  const isThere = await attempt(() => lstat(folder))
  if (!isThere.ok || !isThere.value.isDirectory()) return []
  const found: Found[] = []
  for await (const walked of walkFolder(folder))
    if (walked.kind === 'file' && walked.size_bytes > 0 && !isNamedSample(walked)) found.push(walked)
  return found
}
