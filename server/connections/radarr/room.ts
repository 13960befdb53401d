import { join } from 'node:path'
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
    problemOf: Importing['problemOfProfile']
    formats: { add: Applying['addFormat']; read: Importing['readFormats'] }
  }
  indexers: {
    add: Applying['addIndexer']
    update: (id: number, patch: Parameters<Applying['changeIndexer']>[1], by: { isKey: boolean }) => unknown
    addressOf: Importing['addressOfIndexer']
  }
  movies: Applying['movies'] & { row: Applying['movie']; exclude: (tx: Tx, announce: Announce, exclusion: Exclusion) => unknown }
  library: {
    adopt: Applying['adopt']
    roots: { add: Applying['addRoot']; admit: Importing['guard']['admit'] }
    problemOfFolder: Importing['guard']['problemOf']
    sizeOf: Importing['sizeOf']
  }
  imports: { hold: Importing['hold'] }
}

/** Importing a Radarr library. */
export const openRadarr = (
  { db, journal, clock, logs, options }: Ground,
  { tags, profiles, indexers, movies, library, imports }: Needs,
) => {
  const apply = createApply({
    db,
    journal,
    log: logs.for('radarr', 'apply'),
    addTag: tags.add,
    addFormat: profiles.formats.add,
    addProfile: profiles.add,
    addRoot: library.roots.add,
    addIndexer: indexers.add,
    changeIndexer: (id, patch) => indexers.update(id, patch, { isKey: false }),
    exclude: (tx, announce, { metadata_id, title = '', year = null }) =>
      movies.exclude(tx, announce, { metadata_id, title, year, created_at: stamp(clock) }),
    movies,
    movie: movies.row,
    adopt: library.adopt,
  })
  const importRadarr = createImportRadarr({
    db,
    readFormats: profiles.formats.read,
    problemOfProfile: profiles.problemOf,
    addressOfIndexer: indexers.addressOf,
    guard: { admit: library.roots.admit, problemOf: library.problemOfFolder },
    sizeOf: library.sizeOf,
    apply,
    hold: imports.hold,
  })
  const uploadsIn = join(options.dataDir, 'uploads')
  const readRadarr = {
    backup: createReadBackup({ workIn: uploadsIn, extract }),
    api: createReadApi({ fetch: createUpstreamFetch({ name: 'Radarr', log: logs.for('upstream', 'radarr'), clock, retries: 1 }) }),
  }
  return { routes: [radarrRoutes({ importRadarr, readRadarr, uploadsIn })] }
}
