import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import type { Ground } from '#server/ground'
import { createHold, type ImportHold } from './hold'
import { holdRoutes, importRoutes } from './routes'
import type { HoldRelease } from './schema'
import { sentences } from './sentences'
import { createReadWouldGrab } from './would-grab'

type Holding = Parameters<typeof createHold>[0]
type Needs = {
  movies: Holding['movies'] & { collectionsDue: Holding['collectionsDue'] }
  acquisition: {
    judging: { rejudge: (movieId: number, mode: 'search') => ReturnType<Parameters<typeof createReadWouldGrab>[0]['rejudge']> }
    grab: { grabHeld: Holding['grab'] }
    searchesDue: Holding['searchesDue']
  }
  indexers: { find: (id: number | null) => { name: string } | undefined }
  library: { roots: { freeBytes: (id: number | null) => number | null } }
  lists: Holding['lists']
}

/** What every import from another program shares: the hold that follows it, and its report. */
export const openImport = (ground: Ground, { movies, acquisition, indexers, library, lists }: Needs) => {
  const { db, journal, clock, config, cursors, logs, background } = ground
  const log = logs.for('import', 'hold')
  const readWouldGrab = createReadWouldGrab({
    db,
    rejudge: (id) => acquisition.judging.rejudge(id, 'search'),
    indexerName: (id) => indexers.find(id)?.name ?? null,
  })
  const hold: ImportHold = createHold({
    db,
    journal,
    clock,
    log,
    config,
    readWouldGrab,
    grab: acquisition.grab.grabHeld,
    movies,
    searchesDue: acquisition.searchesDue,
    lists,
    collectionsDue: movies.collectionsDue,
    freeBytes: () => library.roots.freeBytes(config.get().default_root_folder_id),
  })
  let ending: Promise<void> | null = null
  /** Throws Conflict if nothing is held. */
  const release = (wanted: HoldRelease): void => {
    hold.mustBeHeld()
    if (ending) throw new Conflict(say(sentences, 'hold_ends'))
    ending = background
      .begin('a search', () => hold.release(wanted))
      .catch((error: unknown) => log.error('the hold could not be ended', { error }))
      .finally(() => {
        ending = null
      })
  }
  return { routes: [holdRoutes({ hold, release }), importRoutes({ db, cursors })], hold, settled: async () => await ending }
}
