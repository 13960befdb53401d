import type { Database } from 'bun:sqlite'
import { closeSync, mkdirSync, mkdtempSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseForeignJson } from '#server/foundation/lib/foreign-json'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { openForeign, type Row, rowsOf } from './foreign-database'
import { sentences } from './sentences'
import { emptyLibrary, type RadarrLibrary, receive } from './wire'

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
  const each = async (table: string, columns: readonly string[], take: (row: Row) => void) => {
    let seen = 0
    for (const row of rowsOf(sqlite, { table, columns }) ?? []) {
      take(row)
      if (++seen % 500 === 0) await Bun.sleep(0)
    }
  }
  await each('Tags', ['Id', 'Label'], (row) => receive(library, 'tags', { id: row.Id, label: row.Label }))
  await each('CustomFormats', ['Id', 'Name', 'Specifications'], (row) =>
    receive(library, 'custom_formats', { id: row.Id, name: row.Name, specifications: asShared(json(row.Specifications)) }),
  )
  await each('QualityProfiles', profileColumns, (row) => receive(library, 'quality_profiles', profileFrom(row)))
  await each('RootFolders', ['Path'], (row) => receive(library, 'root_folders', { path: row.Path }))
  await each('Indexers', indexerColumns, (row) => receive(library, 'indexers', indexerFrom(row)))
  for (const table of ['ImportExclusions', 'ImportListExclusions'])
    await each(table, ['TmdbId', 'MovieTitle', 'MovieYear'], (row) => receive(library, 'exclusions', camel(row)))

  const movieIds = new Set<unknown>()
  await each('Movies', ['MovieMetadataId'], (row) => movieIds.add(row.MovieMetadataId))
  const facts = new Map<unknown, Row>()
  await each('MovieMetadata', factColumns, (row) => void (movieIds.has(row.Id) && facts.set(row.Id, row)))
  const titles = new Map<unknown, { title: unknown }[]>()
  await each('AlternativeTitles', ['MovieMetadataId', 'Title'], ({ MovieMetadataId: id, Title: title }) => {
    if (movieIds.has(id)) titles.set(id, [...(titles.get(id) ?? []).slice(-199), { title }])
  })
  const files = new Map<unknown, Row>()
  await each('MovieFiles', fileColumns, (row) => void files.set(row.Id, row))
  await each('Movies', movieColumns, (row) => {
    const alternateTitles = titles.get(row.MovieMetadataId) ?? []
    receive(library, 'movies', { ...movieFrom(row, facts.get(row.MovieMetadataId), files.get(row.MovieFileId)), alternateTitles })
  })
}

const profileColumns = [
  'Id',
  'Name',
  'Cutoff',
  'Items',
  'UpgradeAllowed',
  'MinFormatScore',
  'CutoffFormatScore',
  'MinUpgradeFormatScore',
  'FormatItems',
  'Language',
] as const
const indexerColumns = [
  'Name',
  'Implementation',
  'Settings',
  'EnableRss',
  'EnableAutomaticSearch',
  'EnableInteractiveSearch',
  'Priority',
] as const
const movieColumns = [
  'Path',
  'Monitored',
  'MinimumAvailability',
  'QualityProfileId',
  'Tags',
  'Added',
  'MovieFileId',
  'MovieMetadataId',
] as const
const fileColumns = ['Id', 'RelativePath', 'SceneName', 'Quality', 'Languages'] as const
const factColumns = [
  'Id',
  'TmdbId',
  'ImdbId',
  'Title',
  'OriginalTitle',
  'OriginalLanguage',
  'Overview',
  'Year',
  'Runtime',
  'Genres',
  'Certification',
  'InCinemas',
  'DigitalRelease',
  'PhysicalRelease',
  'YouTubeTrailerId',
  'Popularity',
  'Images',
  'Ratings',
  'CollectionTitle',
  'CollectionTmdbId',
] as const

const profileFrom = (row: Row) => ({ ...camel(row), items: json(row.Items), formatItems: json(row.FormatItems) })
const indexerFrom = (row: Row) => ({ ...camel(row), settings: json(row.Settings) })

const movieFrom = (row: Row, facts: Row | undefined, file: Row | undefined) => ({
  ...(facts && camel(facts)),
  ...(facts && {
    genres: json(facts.Genres),
    images: json(facts.Images),
    ratings: json(facts.Ratings),
    collection: { title: facts.CollectionTitle, tmdbId: facts.CollectionTmdbId },
  }),
  ...camel(row),
  tags: json(row.Tags),
  ...(file && { movieFile: { ...camel(file), quality: json(file.Quality), languages: json(file.Languages) } }),
})

/** The database stores a condition's kind apart from its body; the shared form combines them. */
const asShared = (specifications: unknown): unknown =>
  Array.isArray(specifications)
    ? specifications.map((one: { type?: unknown; body?: Record<string, unknown> }) => ({
        name: one?.body?.name,
        implementation: one?.type,
        negate: one?.body?.negate ?? false,
        required: one?.body?.required ?? false,
        fields: one?.body ?? {},
      }))
    : specifications

const camel = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]))

/** Text that is not JSON is returned unchanged, and validation will refuse it. */
const json = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return parseForeignJson(new TextEncoder().encode(value))
  } catch {
    // Its item is then reported as unreadable.
    return value
  }
}
