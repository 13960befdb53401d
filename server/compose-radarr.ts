import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BadArchive, readZip } from '#server/backups/read-zip'
import type { Basics } from '#server/compose'
import type { Fetching } from '#server/compose-fetching'
import type { Library } from '#server/compose-library'
import { checkedIndexer } from '#server/indexers/indexers'
import { mergeSettings } from '#server/indexers/settings'
import { stamp } from '#server/lib/clock'
import type { AdoptFile } from '#server/library/adopt-file'
import { insideRoot } from '#server/library/inside-root'
import { checkRoot } from '#server/library/root-state'
import { exclude } from '#server/movies/exclusions'
import { Invalid, NotFound } from '#server/platform/errors'
import { importFormats } from '#server/profiles/import-format'
import { completeProfile, problemsOfProfile } from '#server/profiles/profile'
import { createApply } from '#server/radarr/apply'
import { createImportRadarr } from '#server/radarr/import-radarr'
import { createReadApi } from '#server/radarr/read-api'
import { createReadBackup } from '#server/radarr/read-backup'
import { createTags } from '#server/tags/tags'
import { createUpstreamFetch } from '#server/upstream/fetch'

/** A library that another program kept, taken over. */
export const composeRadarr = (basics: Basics, library: Library, { indexers, adopt }: Pick<Fetching, 'indexers'> & { adopt: AdoptFile }) => {
  const { db, journal, clock, cursors, logs, options } = basics
  const { movies, reading, profiles, formats, roots } = library
  const apply = createApply({
    db,
    journal,
    log: logs.for('radarr', 'apply'),
    addTag: createTags({ db, journal, cursors }).add,
    addFormat: formats.add,
    addProfile: profiles.add,
    addRoot: roots.add,
    addIndexer: indexers.add,
    changeIndexer: (id, patch) => indexers.update(id, patch, { isKey: false }),
    exclude: (tx, announce, { metadata_id, title = '', year = null }) =>
      exclude(tx, announce, { metadata_id, title, year, created_at: stamp(clock) }),
    movies,
    movie: reading.row,
    adopt,
  })
  const importRadarr = createImportRadarr({
    db,
    readFormats: importFormats,
    problemOfProfile: (profile) => problemsOfProfile(completeProfile(profile), new Set())[0]?.message,
    addressOfIndexer: ({ type, url, api_key = null, settings = {} }) =>
      checkedIndexer({ type, url, api_key, settings: mergeSettings(type, null, settings) }).url,
    guard: {
      admit: roots.admit,
      problemOf: async (path) => {
        const { state, text } = await checkRoot(path)
        return state === 'ready' ? '' : text
      },
    },
    sizeOf: async (root, relativePath) => {
      const found = await stat(await insideRoot(root, relativePath))
      if (!found.isFile()) throw new NotFound('file', relativePath)
      return found.size
    },
    apply,
  })
  const readRadarr = {
    backup: createReadBackup({ workIn: join(options.dataDir, 'uploads'), extract }),
    api: createReadApi({ fetch: createUpstreamFetch({ name: 'Radarr', log: logs.for('upstream', 'radarr'), clock, retries: 1 }) }),
  }
  return { importRadarr, readRadarr }
}

/** What is no archive is the fault of who sent it. */
const extract = async (archive: string, name: string, to: string): Promise<void> => {
  try {
    const zip = await readZip(archive, [name], { others: 'ignored', largest: largestDatabase })
    await zip.extract(name, to)
  } catch (error) {
    if (error instanceof BadArchive) throw new Invalid(`this is no backup of Radarr that can be read: ${error.message}`, 'archive')
    throw error
  }
}
const largestDatabase = 2 * 1024 ** 3
