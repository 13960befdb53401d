import type { Ground } from '#server/ground'
import { createVersionsOfMovies } from './of-movies'
import { versionRoutes } from './routes'
import { createVersions } from './versions'

type Deps = Parameters<typeof createVersions>[0]
type Needs = {
  movies: Deps['movies']
  profiles: { allows: Parameters<typeof createVersionsOfMovies>[0]['allows'] }
  library: { versionFiles: Pick<Deps, 'moveFiles' | 'sortFiles' | 'retireFiles' | 'refuseKept'>; recycle: { sweep: Deps['sweep'] } }
  downloads: { moveDownloads: Deps['moveDownloads']; endOfVersion: Deps['endDownloads'] }
}

/** The versions of movies: each is searched for, kept, and upgraded on its own. */
export const openVersions = ({ db, journal, clock, cursors }: Ground, { movies, profiles, library, downloads }: Needs) => {
  const ofMovies = createVersionsOfMovies({ db, allows: profiles.allows })
  const versions = createVersions({
    db,
    journal,
    clock,
    of: ofMovies.of,
    movies,
    moveFiles: (tx, keys) => library.versionFiles.moveFiles(tx, keys),
    moveDownloads: (tx, keys) => downloads.moveDownloads(tx, keys),
    sortFiles: (tx, movieId) => library.versionFiles.sortFiles(tx, movieId),
    retireFiles: (tx, announce, version) => library.versionFiles.retireFiles(tx, announce, version),
    refuseKept: (movieId, key) => library.versionFiles.refuseKept(movieId, key),
    endDownloads: (movieId, version) => downloads.endOfVersion(movieId, version),
    sweep: () => library.recycle.sweep(),
  })
  return { routes: [versionRoutes(versions, cursors)], ...ofMovies, ...versions }
}
