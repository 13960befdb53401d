import type { Database } from 'bun:sqlite'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { columnsIn, countOf, openForeign, type Row, rowsOf, tablesOf } from '#server/foundation/platform/db/foreign-database'
import { Invalid } from '#server/foundation/platform/errors'
import { BadArchive, readZip } from '#server/foundation/platform/read-zip'
import { countIn } from './read-bazarr'
import { sentences } from './sentences'
import { type BazarrContents, type BlockedSubtitle, isOn, profileIn, type Settings, settingsIn } from './subtitle-shapes'
import { nameIn, titleIn } from './values'

const largestDatabase = 2 * 1024 ** 3
/** A real one has twenty thousand letters. */
const longestConfig = 256 * 1024
const [database, config] = ['bazarr.db', 'config.yaml']

/** Reads the backup of Bazarr, or its bare database. Opens it read-only, and reads only plain tables. Throws Invalid. */
export const createReadBazarrBackup =
  ({ workIn }: { workIn: string }) =>
  async (upload: string): Promise<BazarrContents> => {
    mkdirSync(workIn, { recursive: true, mode: 0o700 })
    const folder = mkdtempSync(join(workIn, 'bazarr-'))
    try {
      const path = join(folder, database)
      const begin = await Bun.file(upload).slice(0, 16).text()
      if (!begin.startsWith('SQLite format 3') && !begin.startsWith('PK'))
        throw new Invalid(say(sentences, 'bazarr_file_unknown'), 'archive')
      const settings = begin.startsWith('PK') ? await unpacked(upload, path) : null
      if (settings === null) renameSync(upload, path)
      return await readDatabase(path, settings)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

/** Its settings; the database goes to `path`. */
const unpacked = async (archive: string, path: string): Promise<Settings> => {
  try {
    const zip = await readZip(archive, [database, config], {
      others: 'ignored',
      needed: 'any',
      largest: largestDatabase,
      longestText: longestConfig,
    })
    if (!zip.has(config)) throw new Invalid(say(sentences, 'bazarr_file_unknown'), 'archive')
    if (!zip.has(database)) throw new Invalid(say(sentences, 'bazarr_in_postgres'), 'archive')
    await zip.extract(database, path)
    return await settingsOf(await zip.readText(config))
  } catch (error) {
    if (!(error instanceof BadArchive)) throw error
    if (error.sentence.code === 'archive_lacks_all') throw new Invalid(say(sentences, 'bazarr_file_unknown'), 'archive')
    throw new Invalid(say(sentences, 'bazarr_backup_unreadable', { why: error.sentence }), 'archive')
  }
}

const settingsOf = async (yaml: string): Promise<Settings> => {
  const parsed = await attempt(() => Bun.YAML.parse(yaml))
  // The parser's own message quotes the file, which holds passwords.
  if (!parsed.ok) throw new Invalid(say(sentences, 'bazarr_file_unknown'), 'archive')
  return settingsIn(parsed.value)
}

const profileColumns = ['profileId', 'name', 'cutoff', 'items', 'mustContain', 'mustNotContain', 'originalFormat', 'tag']
/** What is read, what belongs to series, and what Bazarr finds anew. */
const known: ReadonlySet<string> = new Set([
  'table_languages_profiles',
  'table_movies',
  'table_blacklist_movie',
  'table_history_movie',
  'table_settings_notifier',
  'table_settings_languages',
  'table_movies_rootfolder',
  'table_shows',
  'table_shows_rootfolder',
  'table_episodes',
  'table_blacklist',
  'table_history',
  'table_announcements',
  'system',
  'alembic_version',
])

type Wanted = Parameters<typeof rowsOf>[1]
/** Yields between some rows: a database may hold hundreds of thousands. */
const rowsIn = async <T>(sqlite: Database, wanted: Wanted, read: (row: Row) => T): Promise<T[]> => {
  const found: T[] = []
  for (const row of rowsOf(sqlite, wanted) ?? []) {
    found.push(read(row))
    if (found.length % 500 === 0) await Bun.sleep(0)
  }
  return found
}
const isThere = (sqlite: Database, { table, columns }: Wanted): boolean => rowsOf(sqlite, { table, columns: columns.slice(0, 1) }) !== null

const moviesTable = { table: 'table_movies', columns: ['radarrId', 'title', 'profileId'] }
const profilesTable = { table: 'table_languages_profiles', columns: profileColumns }

const readDatabase = async (path: string, settings: Settings | null): Promise<BazarrContents> => {
  const sqlite = openForeign(path)
  try {
    if (!isThere(sqlite, moviesTable)) throw new Invalid(say(sentences, 'bazarr_file_unknown'), 'archive')
    if (!isThere(sqlite, profilesTable)) throw new Invalid(say(sentences, 'bazarr_too_old'), 'archive')
    const [movies, titles] = [new Map<number | null, number>(), new Map<unknown, string>()]
    await rowsIn(sqlite, moviesTable, (row) => {
      countIn(movies, row.profileId)
      titles.set(row.radarrId, nameIn(row, 'title'))
    })
    const wires = await rowsIn(sqlite, profilesTable, (row) => ({ row, profile: profileIn(asWire(row)) }))
    return {
      version: null,
      profiles: wires.flatMap(({ profile }) => profile ?? []),
      movies,
      blocked: await blockedIn(sqlite, titles),
      history: columnsIn(sqlite, 'table_history_movie') === null ? 0 : countOf(sqlite, 'table_history_movie'),
      notifiers: (await notifiersIn(sqlite)).flat(),
      settings,
      unknown: unknownIn(sqlite),
      unreadable: wires.flatMap(({ row, profile }) => (profile === null ? [nameIn(row, 'name')] : [])),
    }
  } finally {
    sqlite.close()
  }
}

const asWire = (row: Row): Row => ({
  ...row,
  items: jsonIn(row.items),
  mustContain: wordsIn(row.mustContain),
  mustNotContain: wordsIn(row.mustNotContain),
})

const jsonIn = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

/** A list of texts as Python writes it. A text that does not end reaches to the end: looking again behind each quote would take too long. */
const wordsIn = (list: unknown): string[] =>
  [...String(list ?? '').matchAll(/'((?:[^'\\]|\\.)*)(?:'|\\?$)|"((?:[^"\\]|\\.)*)(?:"|\\?$)/gs)].map(([, one, other]) =>
    (one ?? other ?? '').replaceAll(/\\(.)/gs, '$1'),
  )

const blockedIn = (sqlite: Database, titles: ReadonlyMap<unknown, string>): Promise<BlockedSubtitle[]> =>
  rowsIn(sqlite, { table: 'table_blacklist_movie', columns: ['radarr_id', 'provider', 'language', 'subs_id'] }, (row) => ({
    title: titles.get(row.radarr_id) ?? '?',
    provider: nameIn(row, 'provider'),
    language: nameIn(row, 'language'),
    id: titleIn(String(row.subs_id ?? '')),
  }))

const notifiersIn = (sqlite: Database): Promise<string[][]> =>
  rowsIn(sqlite, { table: 'table_settings_notifier', columns: ['name', 'enabled'] }, (row) =>
    isOn(row.enabled) ? [nameIn(row, 'name')] : [],
  )

const unknownIn = (sqlite: Database): BazarrContents['unknown'] =>
  tablesOf(sqlite)
    .filter((name) => !known.has(name) && columnsIn(sqlite, name) !== null)
    .map((name) => ({ name: titleIn(name), count: countOf(sqlite, name) }))
