import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import type { Ground } from '#server/ground'
import { createHold, type ImportHold } from './hold'
import { createImportRecords } from './records'
import { holdRoutes, importRoutes, runRoutes, undoRoutes } from './routes'
import { createImportRuns } from './runs'
import type { HoldRelease } from './schema'
import { sentences } from './sentences'
import { createTakeBack } from './take-back'
import type { TakeBackDeps } from './take-back-deps'
import { createUndoImport } from './undo'
import { createReadWouldGrab } from './would-grab'

type Holding = Parameters<typeof createHold>[0]
type Back = TakeBackDeps
type Needs = {
  tags: { remove: Back['removeTag'] }
  profiles: { remove: Back['removeProfile']; update: Back['changeProfile']; formats: { remove: Back['removeFormat'] } }
  movies: Holding['movies'] & {
    removeMany: Back['removeMovies']
    update: Back['changeMovie']
    exclusions: { remove: Back['removeExclusion'] }
  }
  acquisition: {
    blocklist: { remove: Back['removeBlocked'] }
    judging: { rejudge: (movieId: number, mode: 'search') => ReturnType<Parameters<typeof createReadWouldGrab>[0]['rejudge']> }
    grab: { grabHeld: Holding['grab'] }
    searchesDue: Holding['searchesDue']
  }
  indexers: { find: (id: number | null) => { name: string } | undefined; remove: Back['removeIndexer'] }
  library: {
    roots: { freeBytes: (id: number | null) => number | null; remove: Back['removeRoot'] }
    removeFiles: Back['forgetFiles']
    forgetFile: Back['forgetFile']
    takeOverFolders: Parameters<typeof createHold>[0]['takeOverFolders']
  }
  downloads: { remove: Back['removeDownload']; ownClients: { remove: Back['removeClient'] } }
  versions: { remove: Back['removeVersion'] }
  lists: Holding['lists'] & { remove: Back['removeList'] }
  follows: { remove: Back['removeFollow']; collectionsDue: Holding['collectionsDue'] }
  views: { remove: Back['removeView'] }
  storage: { rules: { remove: Back['removeStorageRule'] } }
}

/** What every import from another program shares: the hold that follows it, and its report. */
export const openImport = (ground: Ground, needs: Needs) => {
  const { movies, acquisition, indexers, library, lists } = needs
  const { db, journal, clock, config, cursors, logs, background } = ground
  const log = logs.for('import', 'hold')
  const readWouldGrab = createReadWouldGrab({
    db,
    rejudge: (id) => acquisition.judging.rejudge(id, 'search'),
    indexerName: (id) => indexers.find(id)?.name ?? null,
  })
  const records = createImportRecords({ db, journal, clock, config })
  const runs = createImportRuns({ clock, journal })
  const hold: ImportHold = createHold({
    db,
    records,
    clock,
    log,
    config,
    readWouldGrab,
    grab: acquisition.grab.grabHeld,
    movies,
    searchesDue: acquisition.searchesDue,
    lists,
    collectionsDue: needs.follows.collectionsDue,
    freeBytes: () => library.roots.freeBytes(config.get().default_root_folder_id),
    takeOverFolders: library.takeOverFolders,
  })
  const undoing = createUndoImport({ db, records, takeBack: createTakeBack(takingBack(ground, needs)), isEnding: () => ending !== null })
  let ending: Promise<void> | null = null
  /** Throws Conflict if nothing is held. */
  const release = (wanted: HoldRelease): void => {
    hold.mustBeHeld()
    if (ending) throw new Conflict(say(sentences, 'hold_ends'))
    if (undoing.isRunning()) throw new Conflict(say(sentences, 'undo_runs'))
    ending = background
      .begin('a search', () => hold.release(wanted))
      .catch((error: unknown) => log.error('the hold could not be ended', { error }))
      .finally(() => {
        ending = null
      })
  }
  return {
    routes: [holdRoutes({ hold, release }), importRoutes({ db, cursors }), runRoutes(runs), undoRoutes(undoing)],
    hold,
    records,
    runs,
    settled: async () => await ending,
  }
}

const takingBack = ({ db, journal, config }: Ground, needs: Needs): TakeBackDeps => ({
  db,
  journal,
  config,
  removeTag: needs.tags.remove,
  removeFormat: needs.profiles.formats.remove,
  removeProfile: needs.profiles.remove,
  changeProfile: needs.profiles.update,
  removeRoot: needs.library.roots.remove,
  removeIndexer: needs.indexers.remove,
  removeClient: needs.downloads.ownClients.remove,
  removeDownload: (id, options) => needs.downloads.remove(id, options),
  removeList: needs.lists.remove,
  removeFollow: needs.follows.remove,
  removeView: needs.views.remove,
  removeStorageRule: needs.storage.rules.remove,
  removeExclusion: needs.movies.exclusions.remove,
  removeBlocked: needs.acquisition.blocklist.remove,
  removeMovies: needs.movies.removeMany,
  changeMovie: needs.movies.update,
  forgetFiles: needs.library.removeFiles,
  forgetFile: needs.library.forgetFile,
  removeVersion: needs.versions.remove,
})
