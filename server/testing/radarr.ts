import { Database } from 'bun:sqlite'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RadarrSchema, type RadarrTable, radarrTables } from './radarr-tables'
import { craftZip } from './zip-craft'

type Value = string | number | boolean | null
export type RadarrRows = Record<string, Record<string, Value>[]>

/** Default values of a row. */
const usual: RadarrRows[string][number] = {
  Monitored: 1,
  QualityProfileId: 1,
  Added: '2024-05-06 07:08:09Z',
  Tags: '[]',
  MovieFileId: 0,
  MinimumAvailability: 3,
  Images: '[]',
  OriginalLanguage: 1,
  Status: 3,
  Runtime: 100,
  Recommendations: '[]',
  MovieId: 1,
  Quality: '{"quality":7,"revision":{"version":1,"real":0,"isRepack":false}}',
  Size: 7,
  DateAdded: '2024-05-06 07:08:09Z',
  Languages: '[1]',
  IndexerFlags: 0,
  CleanTitle: '',
  SourceType: 0,
  FormatItems: '[]',
  UpgradeAllowed: 1,
  MinFormatScore: 0,
  CutoffFormatScore: 0,
  MinUpgradeFormatScore: 1,
  IncludeCustomFormatWhenRenaming: 0,
  EnableRss: 1,
  EnableAutomaticSearch: 1,
  EnableInteractiveSearch: 1,
  Priority: 25,
  DownloadClientId: 0,
  Title: 'A title',
  Enabled: 1,
  Enable: 1,
  IndexerId: 0,
  EnableUsenet: 1,
  EnableTorrent: 1,
  PreferredProtocol: 2,
  UsenetDelay: 0,
  TorrentDelay: 0,
  Order: 1,
  BypassIfHighestQuality: 0,
  BypassIfAboveCustomFormatScore: 0,
  ReplaceIllegalCharacters: 1,
  ColonReplacementFormat: 4,
  RenameMovies: 0,
  ConfigContract: '',
  RemoveCompletedDownloads: 1,
  RemoveFailedDownloads: 1,
  EnableAuto: 0,
  RootFolderPath: '/movies',
  SearchOnAdd: 1,
  Monitor: 0,
  Date: '2024-05-06 07:08:09Z',
  Protocol: 2,
  Data: '{}',
  Settings: '{}',
  Filters: '[]',
  Specifications: '[]',
}

/** A database as Radarr leaves it: with a write-ahead log. Rows are named as in schema 242. `more` may damage it. */
export const radarrDatabase = (rows: RadarrRows, more: (sqlite: Database) => void = () => {}, schema: RadarrSchema = 242): Buffer => {
  const dir = mkdtempSync(join(tmpdir(), 'radarr-'))
  const path = join(dir, 'radarr.db')
  try {
    const sqlite = new Database(path, { create: true })
    sqlite.run('PRAGMA journal_mode = WAL')
    const tables = radarrTables(schema)
    for (const { name, columns } of tables.values())
      sqlite.run(`CREATE TABLE "${name}" (${[...columns.values()].map(declared).join(', ')})`)
    sqlite.transaction(() => {
      for (const [table, some] of Object.entries(rows)) for (const row of some) insert(sqlite, tables.get(table), row)
    })()
    more(sqlite)
    sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)')
    sqlite.close()
    return readFileSync(path)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const declared = (column: string): string => (column === 'Id' ? '"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT' : `"${column}"`)

/** What that version of Radarr has no table or column for, it does not have. */
const insert = (sqlite: Database, table: RadarrTable | undefined, row: Record<string, Value>) => {
  if (!table) return
  const cells = [...table.columns].flatMap(([column, name]) => {
    const value = row[column] ?? usual[column]
    return value === undefined || row[column] === null ? [] : [[name, value] as const]
  })
  const names = cells.map(([name]) => `"${name}"`)
  sqlite.run(
    `INSERT INTO "${table.name}" (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    cells.map(([, value]) => value),
  )
}

/** A backup as Radarr packs it: settings and database. */
export const radarrBackup = (database: Buffer): Buffer =>
  craftZip([
    { name: 'config.xml', bytes: Buffer.from('<Config><ApiKey>a key of Radarr</ApiKey></Config>') },
    { name: 'radarr.db', bytes: database },
  ])

/** The backup of a Radarr whose data is on a Postgres server: its settings, and at most the database from before. */
export const postgresBackup = (before?: Buffer): Buffer =>
  craftZip([
    {
      name: 'config.xml',
      bytes: Buffer.from(
        '<Config>\n  <ApiKey>a key</ApiKey>\n  <PostgresHost>db.example</PostgresHost>\n  <PostgresPort>5432</PostgresPort>\n</Config>',
      ),
    },
    ...(before ? [{ name: 'radarr.db', bytes: before }] : []),
  ])

/** A running Radarr that gives these answers to anyone with its key. */
export const startRadarr = (answers: Record<string, unknown>, key = 'radarr-key') => {
  const asked: string[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      if (request.headers.get('x-api-key') !== key) return new Response('', { status: 401 })
      const name = pathname.replace('/radarr/api/v3/', '')
      if (name === 'system/status') return Response.json({ appName: 'Radarr', version: '5.14.0.9383' })
      return name in answers ? Response.json(answers[name]) : new Response('', { status: 404 })
    },
  })
  return { url: `http://127.0.0.1:${server.port}/radarr`, asked, stop: () => server.stop(true) }
}
