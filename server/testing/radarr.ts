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
  QualityDefinitions: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Quality" INTEGER NOT NULL, "Title" TEXT NOT NULL, "MinSize" NUMERIC,
    "MaxSize" NUMERIC, "PreferredSize" NUMERIC`,
  ReleaseProfiles: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Name" TEXT, "Enabled" INTEGER NOT NULL, "Required" TEXT, "Ignored" TEXT,
    "IndexerId" INTEGER NOT NULL, "Tags" TEXT NOT NULL`,
  DelayProfiles: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "EnableUsenet" INTEGER NOT NULL, "EnableTorrent" INTEGER NOT NULL,
    "PreferredProtocol" INTEGER NOT NULL, "UsenetDelay" INTEGER NOT NULL, "TorrentDelay" INTEGER NOT NULL, "Order" INTEGER NOT NULL,
    "Tags" TEXT NOT NULL, "BypassIfHighestQuality" INTEGER NOT NULL, "BypassIfAboveCustomFormatScore" INTEGER NOT NULL,
    "MinimumCustomFormatScore" INTEGER`,
  Config: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Key" TEXT NOT NULL, "Value" TEXT NOT NULL`,
  NamingConfig: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "MultiEpisodeStyle" INTEGER, "ReplaceIllegalCharacters" INTEGER NOT NULL,
    "StandardMovieFormat" TEXT, "MovieFolderFormat" TEXT, "ColonReplacementFormat" INTEGER NOT NULL, "RenameMovies" INTEGER NOT NULL`,
  DownloadClients: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Enable" INTEGER NOT NULL, "Name" TEXT NOT NULL, "Implementation" TEXT NOT NULL,
    "Settings" TEXT NOT NULL, "ConfigContract" TEXT NOT NULL, "Priority" INTEGER NOT NULL, "RemoveCompletedDownloads" INTEGER NOT NULL,
    "RemoveFailedDownloads" INTEGER NOT NULL, "Tags" TEXT`,
  RemotePathMappings: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Host" TEXT NOT NULL, "RemotePath" TEXT NOT NULL, "LocalPath" TEXT NOT NULL`,
  ImportLists: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Enabled" INTEGER NOT NULL, "Name" TEXT NOT NULL, "Implementation" TEXT NOT NULL,
    "Settings" TEXT, "ConfigContract" TEXT, "EnableAuto" INTEGER NOT NULL, "RootFolderPath" TEXT NOT NULL, "QualityProfileId" INTEGER NOT NULL,
    "MinimumAvailability" INTEGER NOT NULL, "Tags" TEXT, "SearchOnAdd" INTEGER NOT NULL, "Monitor" INTEGER NOT NULL`,
  Blocklist: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "SourceTitle" TEXT NOT NULL, "Quality" TEXT NOT NULL, "Date" DATETIME NOT NULL,
    "PublishedDate" DATETIME, "Size" BIGINT, "Protocol" INTEGER, "Indexer" TEXT, "Message" TEXT, "TorrentInfoHash" TEXT, "MovieId" INTEGER,
    "Languages" TEXT NOT NULL, "IndexerFlags" INTEGER NOT NULL`,
  History: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "SourceTitle" TEXT NOT NULL, "Date" DATETIME NOT NULL, "Quality" TEXT NOT NULL,
    "Data" TEXT NOT NULL, "EventType" INTEGER, "DownloadId" TEXT, "MovieId" INTEGER NOT NULL, "Languages" TEXT NOT NULL`,
  Collections: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "TmdbId" INTEGER NOT NULL, "QualityProfileId" INTEGER NOT NULL,
    "RootFolderPath" TEXT NOT NULL, "MinimumAvailability" INTEGER NOT NULL, "SearchOnAdd" INTEGER NOT NULL, "Title" TEXT NOT NULL,
    "SortTitle" TEXT, "CleanTitle" TEXT NOT NULL, "Overview" TEXT, "Monitored" INTEGER NOT NULL, "Images" TEXT NOT NULL, "Added" DATETIME`,
  Notifications: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Name" TEXT NOT NULL, "Implementation" TEXT NOT NULL, "Settings" TEXT NOT NULL`,
  Metadata: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Enable" INTEGER NOT NULL, "Name" TEXT NOT NULL, "Implementation" TEXT NOT NULL`,
  CustomFilters: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Type" TEXT NOT NULL, "Label" TEXT NOT NULL, "Filters" TEXT NOT NULL`,
  AutoTagging: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Name" TEXT NOT NULL, "Specifications" TEXT NOT NULL, "Tags" TEXT NOT NULL`,
  Users: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Username" TEXT NOT NULL`,
  SubtitleFiles: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "RelativePath" TEXT NOT NULL`,
  PendingReleases: `"Id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "Title" TEXT NOT NULL`,
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
