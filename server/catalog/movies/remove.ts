import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { knownIds } from './bulk'
import { exclude } from './exclusions'
import type { Movies } from './movies'
import type { MovieReading } from './reading'
import type { BulkDelete, BulkResult } from './schema'

export type RemoveMovies = ReturnType<typeof createRemoveMovies>
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  movies: Pick<Movies, 'remove'>
  row: MovieReading['row']
  /** Throws Conflict if a file of these movies is to stay as it is. */
  refuseKept: (movieIds: readonly number[]) => void
  /** Ends the movie's downloads and removes them from the list. Throws UpstreamUnreachable if a client does not answer. */
  endDownloads: (movieId: number, options: { delete_files: boolean }) => Promise<void>
  /** Removes the movie's files from the library, into the recycle bin if requested. Returns how many went there. */
  removeFiles: (tx: Tx, announce: Announce, movie: { id: number; title: string; delete_files: boolean }) => number
  forgetCandidates: (tx: Tx, movieIds: readonly number[]) => void
  /** Moves the recycled files on disk. */
  sweep: () => Promise<void>
}

/** Removes movies and everything that belongs to them. Files stay on disk unless requested otherwise. */
export const createRemoveMovies = (deps: Deps) => {
  const { db, journal, clock, movies, row, refuseKept, endDownloads, removeFiles, forgetCandidates, sweep } = deps

  return async ({ ids, delete_files = false, add_exclusion = false }: BulkDelete): Promise<BulkResult> => {
    const found = knownIds(db, ids)
    if (delete_files) refuseKept([...found])
    for (const id of found) await endDownloads(id, { delete_files })
    const changed = journal.commit((tx, announce) => {
      const there = knownIds(tx, ids)
      for (const id of there) {
        const { title, metadata_id, year } = row(id)
        const files_removed = removeFiles(tx, announce, { id, title, delete_files })
        movies.remove(tx, announce, { id, files_removed })
        if (add_exclusion) exclude(tx, announce, { metadata_id, title, year, created_at: stamp(clock) })
      }
      forgetCandidates(tx, [...there])
      return there.size
    })
    if (delete_files) await sweep()
    return { changed, not_found: ids.filter((id) => !found.has(id)) }
  }
}
