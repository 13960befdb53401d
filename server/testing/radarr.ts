import { Database } from 'bun:sqlite'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { craftZip } from './zip-craft'

type Value = string | number | boolean | null
export type RadarrRows = Record<string, Record<string, Value>[]>

/** The tables that an import reads, with the columns of Radarr 5. */
const tables: Record<string, string> = {
  Movies: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Path" TEXT NOT NULL, "Monitored" INTEGER NOT NULL, "QualityProfileId" INTEGER NOT NULL,
    "Added" DATETIME, "Tags" TEXT, "AddOptions" TEXT, "MovieFileId" INTEGER NOT NULL, "MinimumAvailability" INTEGER NOT NULL,
    "MovieMetadataId" INTEGER NOT NULL, "LastSearchTime" DATETIME`,
  MovieMetadata: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "TmdbId" INTEGER NOT NULL, "ImdbId" TEXT, "Images" TEXT NOT NULL, "Genres" TEXT,
    "Title" TEXT NOT NULL, "SortTitle" TEXT, "CleanTitle" TEXT, "OriginalTitle" TEXT, "CleanOriginalTitle" TEXT, "OriginalLanguage" INTEGER NOT NULL,
    "Status" INTEGER NOT NULL, "LastInfoSync" DATETIME, "Runtime" INTEGER NOT NULL, "InCinemas" DATETIME, "PhysicalRelease" DATETIME,
    "DigitalRelease" DATETIME, "Year" INTEGER, "SecondaryYear" INTEGER, "Ratings" TEXT, "Recommendations" TEXT NOT NULL, "Certification" TEXT,
    "YouTubeTrailerId" TEXT, "Studio" TEXT, "Overview" TEXT, "Website" TEXT, "Popularity" NUMERIC, "CollectionTmdbId" INTEGER, "CollectionTitle" TEXT`,
  MovieFiles: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "MovieId" INTEGER NOT NULL, "Quality" TEXT NOT NULL, "Size" BIGINT NOT NULL,
    "DateAdded" DATETIME NOT NULL, "SceneName" TEXT, "MediaInfo" TEXT, "ReleaseGroup" TEXT, "RelativePath" TEXT, "Edition" TEXT,
    "Languages" TEXT NOT NULL, "IndexerFlags" INTEGER NOT NULL, "OriginalFilePath" TEXT`,
  AlternativeTitles: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "MovieMetadataId" INTEGER NOT NULL, "Title" TEXT NOT NULL, "CleanTitle" TEXT NOT NULL,
    "SourceType" BIGINT NOT NULL`,
  QualityProfiles: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Name" TEXT NOT NULL, "Cutoff" INTEGER NOT NULL, "Items" TEXT NOT NULL,
    "Language" INTEGER, "FormatItems" TEXT NOT NULL, "UpgradeAllowed" INTEGER, "MinFormatScore" INTEGER NOT NULL, "CutoffFormatScore" INTEGER NOT NULL,
    "MinUpgradeFormatScore" INTEGER NOT NULL`,
  CustomFormats: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Name" TEXT NOT NULL, "Specifications" TEXT NOT NULL,
    "IncludeCustomFormatWhenRenaming" INTEGER NOT NULL`,
  Tags: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Label" TEXT NOT NULL`,
  ImportExclusions: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "TmdbId" BIGINT NOT NULL, "MovieTitle" TEXT, "MovieYear" INTEGER`,
  Indexers: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Name" TEXT NOT NULL, "Implementation" TEXT NOT NULL, "Settings" TEXT,
    "ConfigContract" TEXT, "EnableRss" INTEGER, "EnableAutomaticSearch" INTEGER, "EnableInteractiveSearch" INTEGER NOT NULL, "Priority" INTEGER NOT NULL,
    "Tags" TEXT, "DownloadClientId" INTEGER NOT NULL`,
  RootFolders: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Path" TEXT NOT NULL`,
}
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
}

/** A database as Radarr leaves it: with a write-ahead log. `more` may damage it. */
export const radarrDatabase = (rows: RadarrRows, more: (sqlite: Database) => void = () => {}): Buffer => {
  const dir = mkdtempSync(join(tmpdir(), 'radarr-'))
  const path = join(dir, 'radarr.db')
  try {
    const sqlite = new Database(path, { create: true })
    sqlite.run('PRAGMA journal_mode = WAL')
    for (const [table, columns] of Object.entries(tables)) sqlite.run(`CREATE TABLE "${table}" (${columns})`)
    sqlite.transaction(() => {
      for (const [table, some] of Object.entries(rows)) for (const row of some) insert(sqlite, table, row)
    })()
    more(sqlite)
    sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)')
    sqlite.close()
    return readFileSync(path)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const insert = (sqlite: Database, table: string, row: Record<string, Value>) => {
  const columns = [...(tables[table] ?? '').matchAll(/"(\w+)"/g)].map(([, name = '']) => name)
  const full = { ...Object.fromEntries(columns.flatMap((name) => (name in usual ? [[name, usual[name] ?? null]] : []))), ...row }
  const names = Object.keys(full)
  sqlite.run(
    `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(full),
  )
}

/** A backup as Radarr packs it: settings and database. */
export const radarrBackup = (database: Buffer): Buffer =>
  craftZip([
    { name: 'config.xml', bytes: Buffer.from('<Config><ApiKey>a key of Radarr</ApiKey></Config>') },
    { name: 'radarr.db', bytes: database },
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
