import { join } from 'node:path'
import type { ImportRuns } from '#server/connections/import/runs'
import type { Announce } from '#server/foundation/history/journal'
import { stamp } from '#server/foundation/lib/clock'
import type { Tx } from '#server/foundation/platform/db/open'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import type { Ground } from '#server/ground'
import { createApply } from './apply'
import { extract } from './extract'
import { createImportRadarr } from './import-radarr'
import { createReadApi } from './read-api'
import { createReadBackup } from './read-backup'
import { radarrRoutes } from './routes'

type Applying = Parameters<typeof createApply>[0]
type Importing = Parameters<typeof createImportRadarr>[0]
type Exclusion = { metadata_id: number; title: string; year: number | null; created_at: string }
type Needs = {
  tags: { add: Applying['addTag'] }
  profiles: {
    add: Applying['addProfile']
    update: Applying['changeProfile']
    problemOf: Importing['problemOfProfile']
    formats: { add: Applying['addFormat']; read: Importing['readFormats'] }
  }
  indexers: {
    add: Applying['addIndexer']
    update: (id: number, patch: Parameters<Applying['changeIndexer']>[1], by: { isKey: boolean }) => unknown
    addressOf: Importing['addressOfIndexer']
  }
  versions: { addIn: Applying['addVersion'] }
  movies: Applying['movies'] & { row: Applying['movie']; exclude: (tx: Tx, announce: Announce, exclusion: Exclusion) => { id: number } }
  library: {
    adopt: Applying['adopt']
    roots: { add: Applying['addRoot']; admit: Importing['guard']['admit'] }
    problemOfFolder: Importing['guard']['problemOf']
    sizeOf: Importing['sizeOf']
  }
  downloads: { ownClients: { add: Applying['addClient'] } }
  lists: { add: Applying['addList'] }
  acquisition: {
    blocklist: { takeOver: Applying['block'] }
    candidateStore: { noteGrabbedElsewhere: Applying['noteGrabbed'] }
    defaultSizes: Importing['defaultSizes']
  }
  follows: { takeOverIn: Applying['followCollection'] }
  imports: { records: Importing['records']; runs: Pick<ImportRuns, 'alone'> }
}

/** Importing a Radarr library. */
export const openRadarr = (
  { db, journal, clock, config, logs, options }: Ground,
  { tags, profiles, indexers, movies, versions, library, downloads, lists, follows, acquisition, imports }: Needs,
) => {
  const apply = createApply({
    db,
    journal,
    log: logs.for('radarr', 'apply'),
    addTag: tags.add,
    addFormat: profiles.formats.add,
    addProfile: profiles.add,
    changeProfile: profiles.update,
    addRoot: library.roots.add,
    addIndexer: indexers.add,
    changeIndexer: (id, patch) => indexers.update(id, patch, { isKey: false }),
    addClient: downloads.ownClients.add,
    addList: lists.add,
    config,
    block: acquisition.blocklist.takeOver,
    noteGrabbed: acquisition.candidateStore.noteGrabbedElsewhere,
    exclude: (tx, announce, { metadata_id, title = '', year = null }) =>
      movies.exclude(tx, announce, { metadata_id, title, year, created_at: stamp(clock) }),
    movies,
    followCollection: follows.takeOverIn,
    movie: movies.row,
    addVersion: versions.addIn,
    adopt: library.adopt,
  })
  const importRadarr = createImportRadarr({
    db,
    config,
    defaultSizes: acquisition.defaultSizes,
    readFormats: profiles.formats.read,
    problemOfProfile: profiles.problemOf,
    addressOfIndexer: indexers.addressOf,
    guard: { admit: library.roots.admit, problemOf: library.problemOfFolder },
    sizeOf: library.sizeOf,
    apply,
    records: imports.records,
  })
  const uploadsIn = join(options.dataDir, 'uploads')
  const readRadarr = {
    backup: createReadBackup({ workIn: uploadsIn, extract }),
    api: createReadApi({ fetch: createUpstreamFetch({ name: 'Radarr', log: logs.for('upstream', 'radarr'), clock, retries: 1 }) }),
  }
  return { routes: [radarrRoutes({ importRadarr, readRadarr, uploadsIn, alone: imports.runs.alone })] }
}
