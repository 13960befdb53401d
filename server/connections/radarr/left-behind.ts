import type { Database } from 'bun:sqlite'
import type { Harm, ImportKind } from '#server/connections/import/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { columnsIn, countOf, rowsOf, tablesOf } from '#server/foundation/platform/db/foreign-database'
import { readTables } from './read-tables'
import { asShared, camel, json } from './rows'
import { sentences } from './sentences'
import { autoTagFrom, metadataFrom, notificationEvents, notificationFrom, pendingFrom, type Thing, tagsOf, viewFrom } from './tell-rest'
import { type LeftBehind, type RadarrLibrary, shortened } from './wire'

type Named = { columns: readonly string[]; tell: (thing: Thing, tags: ReadonlyMap<number, string>) => LeftBehind }
/** Tables of which every row is named, because Marquee has no place for them. */
const named: Readonly<Record<string, Named>> = {
  Notifications: { columns: ['Name', 'Implementation', 'Tags', ...notificationEvents], tell: notificationFrom },
  Metadata: { columns: ['Name', 'Implementation', 'Enable'], tell: metadataFrom },
  CustomFilters: { columns: ['Label', 'Type', 'Filters'], tell: viewFrom },
  AutoTagging: { columns: ['Name', 'Specifications', 'RemoveTagsAutomatically', 'Tags'], tell: autoTagFrom },
  PendingReleases: { columns: ['Title'], tell: pendingFrom },
}

type Counted = { kind: ImportKind; reason: (count: number) => Sentence; harm: Harm }
const state: Counted = { kind: 'state', reason: (count) => say(sentences, 'radarr_state', { count }), harm: 'comfort' }
const sidecars: Counted = { kind: 'files', reason: (count) => say(sentences, 'radarr_sidecars', { count }), harm: 'comfort' }
const refreshed: Counted = { kind: 'movies', reason: () => say(sentences, 'radarr_refreshed'), harm: 'comfort' }
const access: Counted = { kind: 'state', reason: () => say(sentences, 'radarr_own_access'), harm: 'setting' }
/** Tables that are only counted. */
const counted: Readonly<Record<string, Counted>> = {
  Users: access,
  SubtitleFiles: sidecars,
  ExtraFiles: sidecars,
  MetadataFiles: sidecars,
  Credits: refreshed,
  MovieTranslations: refreshed,
  DownloadHistory: state,
  IndexerStatus: state,
  DownloadClientStatus: state,
  ImportListStatus: state,
  ImportListMovies: state,
  NotificationStatus: state,
  ScheduledTasks: state,
  Commands: state,
  UpdateHistory: state,
  Logs: state,
  VersionInfo: state,
}

/** Columns that are only counted. */
const told: Readonly<Record<string, Counted>> = {
  'MovieMetadata.Keywords': refreshed,
  'MovieMetadata.Studio': refreshed,
  'MovieMetadata.Website': refreshed,
  'MovieFiles.MediaInfo': { kind: 'files', reason: () => say(sentences, 'radarr_examined'), harm: 'comfort' },
}

/** Names everything in the database that is not read: by row where a person made it, else counted. What is not known is named too. */
export const nameTheRest = (library: RadarrLibrary, sqlite: Database): void => {
  for (const table of tablesOf(sqlite)) {
    const columns = columnsIn(sqlite, table)
    if (columns === null) unknown(library, table, say(sentences, 'radarr_unknown_table', { count: 1 }))
    else if (table in named) nameRows(library, sqlite, table)
    else if (table in readTables) nameColumns(library, sqlite, { table, columns })
    else nameTable(library, sqlite, table)
  }
}

const unknown = (library: RadarrLibrary, name: string, reason: Sentence): void => {
  library.left_behind.push({ kind: 'unknown', name: shortened(name), reason, harm: 'knowledge' })
}

const nameTable = (library: RadarrLibrary, sqlite: Database, table: string): void => {
  const count = countOf(sqlite, table)
  if (count === 0) return
  const known = counted[table]
  if (!known) {
    unknown(library, table, say(sentences, 'radarr_unknown_table', { count }))
    return
  }
  const { kind, reason, harm } = known
  library.left_behind.push({ kind, name: table, reason: reason(count), harm })
}

const mostNamed = 1000
const nameRows = (library: RadarrLibrary, sqlite: Database, table: string): void => {
  const how = named[table]
  if (!how) return
  const tags = tagsOf(library.tags)
  let seen = 0
  for (const row of rowsOf(sqlite, { table, columns: how.columns }) ?? []) {
    if (++seen > mostNamed) return
    // Radarr has a row for every kind of metadata file, most of them turned off.
    if (row.Enable === 0) continue
    const thing = { ...camel(row), tags: json(row.Tags), filters: json(row.Filters), specifications: asShared(json(row.Specifications)) }
    library.left_behind.push(how.tell(thing, tags))
  }
}

/** Columns of a table that is read which are neither read nor known to be of no use here, if any row fills them. */
const nameColumns = (library: RadarrLibrary, sqlite: Database, { table, columns }: { table: string; columns: readonly string[] }): void => {
  const { read, unused } = readTables[table] ?? { read: [], unused: [] }
  for (const column of columns) {
    if (read.includes(column) || unused.includes(column)) continue
    const count = countOf(sqlite, table, column)
    if (count === 0) continue
    const known = told[`${table}.${column}`]
    if (known) library.left_behind.push({ kind: known.kind, name: `${table}.${column}`, reason: known.reason(count), harm: known.harm })
    else unknown(library, `${table}.${column}`, say(sentences, 'radarr_unknown_column'))
  }
}
