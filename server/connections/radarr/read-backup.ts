import type { Database } from 'bun:sqlite'
import { closeSync, mkdirSync, mkdtempSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { openForeign, type Row, rowsOf } from '#server/foundation/platform/db/foreign-database'
import { Invalid } from '#server/foundation/platform/errors'
import { nameTheRest } from './left-behind'
import { columnsRead } from './read-tables'
import { asShared, camel, json } from './rows'
import { sentences } from './sentences'
import { emptyLibrary, type Kind, type RadarrLibrary, receive } from './wire'

type Deps = {
  /** Where the database is unpacked; everything in it is removed afterwards. */
  workIn: string
  /** Extracts one named file from an archive. Throws Invalid if the archive is damaged or lacks it. */
  extract: (archive: string, name: string, to: string) => Promise<void>
}
export type ReadBackup = ReturnType<typeof createReadBackup>

/**
 * Reads Radarr's backup, or the bare database from one. Trusts nothing: unpacks it within limits, opens it read-only, and reads only plain
 * tables. Throws Invalid with a reason.
 */
export const createReadBackup =
  ({ workIn, extract }: Deps) =>
  async (upload: string): Promise<RadarrLibrary> => {
    mkdirSync(workIn, { recursive: true, mode: 0o700 })
    const folder = mkdtempSync(join(workIn, 'radarr-'))
    try {
      const path = join(folder, 'radarr.db')
      if (beginOf(upload).startsWith('SQLite format 3')) renameSync(upload, path)
      else await extract(upload, 'radarr.db', path)
      if (!beginOf(path).startsWith('SQLite format 3')) throw new Invalid(say(sentences, 'radarr_no_database'), 'archive')
      return await readDatabase(path)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

const beginOf = (path: string): string => {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(16)
    return bytes.toString('latin1', 0, readSync(file, bytes, 0, 16, 0))
  } finally {
    closeSync(file)
  }
}

const readDatabase = async (path: string): Promise<RadarrLibrary> => {
  const sqlite = openForeign(path)
  try {
    if (rowsOf(sqlite, { table: 'Movies', columns: ['MovieMetadataId'] }) === null)
      throw new Invalid(say(sentences, 'radarr_too_old'), 'archive')
    const library = emptyLibrary(null)
    await receiveAll(library, sqlite)
    return library
  } finally {
    sqlite.close()
  }
}

const receiveAll = async (library: RadarrLibrary, sqlite: Database) => {
  const each: Each = async (table, columns, take) => {
    let seen = 0
    for (const row of rowsOf(sqlite, { table, columns }) ?? []) {
      take(row)
      if (++seen % 500 === 0) await Bun.sleep(0)
    }
  }
  const take = (table: string, kind: Kind, convert: (row: Row) => unknown = camel) =>
    each(table, columnsRead(table), (row) => receive(library, kind, convert(row)))
  await take('Tags', 'tags')
  await take('CustomFormats', 'custom_formats', (row) => ({ ...camel(row), specifications: asShared(json(row.Specifications)) }))
  for (const table of ['QualityProfiles', 'Profiles']) await take(table, 'quality_profiles', withJson('Items', 'FormatItems'))
  await take('QualityDefinitions', 'quality_sizes')
  for (const table of ['ReleaseProfiles', 'Restrictions'])
    await take(table, 'release_profiles', (row) => ({
      ...camel(row),
      required: wordsFrom(row.Required),
      ignored: wordsFrom(row.Ignored),
      tags: json(row.Tags),
    }))
  await take('DelayProfiles', 'delay_profiles', withJson('Tags'))
  await take('RootFolders', 'root_folders')
  await take('Config', 'settings', ({ Key, Value }) => settingFrom(Key, Value))
  await each('NamingConfig', columnsRead('NamingConfig'), (row) => {
    for (const [key, value] of Object.entries(row)) if (value !== null) receive(library, 'settings', settingFrom(key, value))
  })
  await take('Indexers', 'indexers', withJson('Settings', 'Tags'))
  await take('DownloadClients', 'download_clients', withJson('Settings', 'Tags'))
  await take('RemotePathMappings', 'path_mappings')
  await take('ImportLists', 'lists', (row) => ({ ...withJson('Settings', 'Tags')(row), ...profileOf(row) }))
  for (const table of ['ImportExclusions', 'ImportListExclusions']) await take(table, 'exclusions')
  await take('Blocklist', 'blocklist')
  await take('History', 'grab_history', withJson('Quality', 'Data'))
  await take('Collections', 'collections', withJson('Tags'))
  await receiveMovies(library, each)
  nameTheRest(library, sqlite)
}

type Each = (table: string, columns: readonly string[], take: (row: Row) => void) => Promise<void>
const receiveMovies = async (library: RadarrLibrary, each: Each): Promise<void> => {
  const movieIds = new Set<unknown>()
  await each('Movies', ['MovieMetadataId'], (row) => movieIds.add(row.MovieMetadataId))
  const facts = new Map<unknown, Row>()
  await each('MovieMetadata', columnsRead('MovieMetadata'), (row) => void (movieIds.has(row.Id) && facts.set(row.Id, row)))
  const titles = new Map<unknown, { title: unknown }[]>()
  await each('AlternativeTitles', columnsRead('AlternativeTitles'), ({ MovieMetadataId: id, Title: title }) => {
    if (movieIds.has(id)) titles.set(id, [...(titles.get(id) ?? []).slice(-199), { title }])
  })
  const files = new Map<unknown, Row>()
  await each('MovieFiles', columnsRead('MovieFiles'), (row) => void files.set(row.Id, row))
  await each('Movies', columnsRead('Movies'), (row) => {
    const alternateTitles = titles.get(row.MovieMetadataId) ?? []
    receive(library, 'movies', { ...movieFrom(row, facts.get(row.MovieMetadataId), files.get(row.MovieFileId)), alternateTitles })
  })
}

/** Its database stores the word of a setting in any case, and booleans as `True`. */
const settingFrom = (key: unknown, value: unknown) => ({ key: String(key).toLowerCase(), value: String(value ?? '') })

const withJson =
  (...columns: readonly string[]) =>
  (row: Row): Row =>
    camel({ ...row, ...Object.fromEntries(columns.map((column) => [column, json(row[column])])) })

/** Radarr 4 has another name for it. */
const profileOf = ({ QualityProfileId, ProfileId }: Row): Row => ({ qualityProfileId: QualityProfileId ?? ProfileId })

/** A list of words, or in Radarr 4 words between commas, which look like JSON if they are numbers. */
const wordsFrom = (value: unknown): unknown => (typeof value === 'string' && value.trimStart().startsWith('[') ? json(value) : value)

const movieFrom = (row: Row, facts: Row | undefined, file: Row | undefined) => ({
  ...(facts && camel(facts)),
  ...(facts && {
    genres: json(facts.Genres),
    images: json(facts.Images),
    ratings: json(facts.Ratings),
    collection: { title: facts.CollectionTitle, tmdbId: facts.CollectionTmdbId },
  }),
  ...camel(row),
  ...profileOf(row),
  tags: json(row.Tags),
  ...(file && { movieFile: { ...camel(file), quality: json(file.Quality), languages: json(file.Languages) } }),
})
