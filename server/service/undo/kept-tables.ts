import { getTableColumns } from 'drizzle-orm'
import { downloadClientsTable } from '#server/acquisition/downloads/table'
import { indexersTable } from '#server/acquisition/indexers/table'
import { followMoviesTable, followsTable } from '#server/catalog/follows/table'
import { exclusionsTable, moviePeopleTable, moviesTable, movieTagsTable } from '#server/catalog/movies/table'
import { customFormatsTable, qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import { movieVersionsTable } from '#server/catalog/versions/table'
import { viewsTable } from '#server/catalog/views/table'
import { listItemsTable, listsTable } from '#server/connections/lists/table'
import { webhooksTable } from '#server/connections/webhooks/table'
import { configTable } from '#server/foundation/config/table'
import { filesTable, recycleTable, rootFoldersTable } from '#server/library/files/table'
import { playsTable } from '#server/library/playback/table'
import { subtitlesTable } from '#server/library/subtitles/table'
import { type Declared, type KeptTable, keptTable, type Need, type Op, type Row } from './kept-table'
import type { StoredRow } from './table'

const changes = { added: 'created', removed: 'removed', changed: 'updated' } as const satisfies Record<Op, string>
const named = (row: Row) => `${row}."name"`
const titleBy = (column: string) => (row: Row) => `(SELECT title FROM movies WHERE id = ${row}."${column}")`
const escalation = ['escalation_level', 'initial_failure_at', 'most_recent_failure_at', 'disabled_until', 'last_error', 'last_error_reason']
const except = (table: Parameters<typeof getTableColumns>[0], decided: readonly string[]): string[] =>
  Object.keys(getTableColumns(table)).filter((name) => !decided.includes(name))

/**
 * Every table with decisions of people, parents before what refers to them. `decidedOfMovies`: the columns of a movie that a person decides.
 */
export const keptTables = (decidedOfMovies: readonly string[]): readonly KeptTable[] =>
  [...choices(), ...connections(), ...library(), ...moviesAndFiles(decidedOfMovies)].map(keptTable)

const choices = (): readonly Declared[] => [
  {
    table: tagsTable,
    kind: 'tag',
    label: named,
    ignoresCase: true,
    usedBy: ['movie_tags.tag_id'],
    announce: ({ id, row, op }) => ({ type: 'tag_changed', id, name: String(row.name), change: changes[op] }),
  },
  {
    table: customFormatsTable,
    kind: 'custom format',
    label: named,
    announce: ({ id, row, op }) => ({ type: 'custom_format_changed', id, name: String(row.name), change: changes[op] }),
  },
  {
    table: qualityProfilesTable,
    kind: 'quality profile',
    label: named,
    isSmall: true,
    needs: (row) => [...formatsIn(row), ...tagsIn(row, 'words'), ...tagsIn(row, 'delays'), ...indexersIn(row)],
    usedBy: ['movies.quality_profile_id', 'movie_versions.quality_profile_id', 'lists.quality_profile_id', 'follows.quality_profile_id'],
    announce: ({ id, row, op }) => ({ type: 'quality_profile_changed', id, name: String(row.name), change: changes[op] }),
  },
  {
    table: rootFoldersTable,
    kind: 'root folder',
    label: (row) => `${row}."path"`,
    usedBy: [
      'movies.root_folder_id',
      'files.root_folder_id',
      'recycle.root_folder_id',
      'lists.root_folder_id',
      'follows.root_folder_id',
      'config.default_root_folder_id',
    ],
    announce: ({ id, row, op }) => ({ type: 'root_folder_changed', id, path: String(row.path), change: changes[op] }),
  },
]

const connections = (): readonly Declared[] => [
  {
    table: indexersTable,
    kind: 'indexer',
    label: named,
    own: [...escalation, 'capabilities', 'queries_today', 'queries_day', 'last_query_at', 'last_feed_guid'],
    guarded: ['url'],
    isSmall: true,
    needs: (row) => idsIn(row.tag_ids).map((id) => ({ of: 'tags', id })),
    usedBy: ['downloads.indexer_id'],
    announce: ({ id, row, op }) => ({ type: 'indexer_changed', indexer_id: id, name: String(row.name), change: changes[op] }),
  },
  {
    table: downloadClientsTable,
    kind: 'download client',
    label: named,
    guarded: ['settings_json'],
    usedBy: ['downloads.client_id'],
    announce: ({ id, row, op }) => ({ type: 'download_client_changed', id, name: String(row.name), change: changes[op] }),
  },
  {
    table: webhooksTable,
    kind: 'webhook',
    label: named,
    own: ['last_status', 'last_error', 'last_error_reason', 'last_sent_at'],
    guarded: ['url'],
    announce: ({ id, row, op }) => ({ type: 'webhook_changed', id, name: String(row.name), change: changes[op] }),
  },
  {
    table: listsTable,
    kind: 'list',
    label: named,
    own: [
      ...escalation,
      'last_synced_at',
      'next_sync_at',
      'shrunk_to',
      'cut_to',
      'adding_since',
      'adding_total',
      'adding_done',
      'adding_by',
      'adding_edit',
    ],
    guarded: ['settings'],
    isSmall: true,
    needs: (row) => [...idsIn(row.tag_ids).map((id) => ({ of: 'tags', id })), ...profileAndRoot(row)],
    announce: ({ id, row, op }) => ({ type: 'list_changed', id, name: String(row.name), change: changes[op] }),
  },
  { table: listItemsTable, kind: 'list', only: 'removed' },
]

const library = (): readonly Declared[] => [
  { table: viewsTable, kind: 'view', label: named },
  {
    table: followsTable,
    kind: 'followed entry',
    label: named,
    own: ['last_checked_at', 'next_check_at', 'last_error', 'last_error_reason'],
    isSmall: true,
    needs: profileAndRoot,
    announce: ({ id, row, op }) => ({ type: 'follow_changed', id, name: String(row.name), change: changes[op] }),
  },
  { table: followMoviesTable, kind: 'followed entry', only: 'removed' },
  {
    table: exclusionsTable,
    kind: 'exclusion',
    label: (row) => `${row}."title"`,
    announce: ({ id, row, op }) => ({
      type: 'exclusion_changed',
      id,
      metadata_id: Number(row.metadata_id),
      title: String(row.title),
      change: changes[op],
    }),
  },
  {
    table: configTable,
    kind: 'resource',
    own: ['api_key', 'session_signing_key', 'import_held'],
    only: 'changed',
    guarded: ['metadata_url', 'tracker_url', 'subtitles_url', 'list_url', 'media_tool_path'],
    needs: (row) => need('root_folders', row.default_root_folder_id),
  },
]

const moviesAndFiles = (decidedOfMovies: readonly string[]): readonly Declared[] => [
  {
    table: moviesTable,
    kind: 'movie',
    own: except(moviesTable, [...decidedOfMovies, 'root_folder_id', 'folder']),
    movie: 'id',
    label: (row) => `${row}."title"`,
    needs: profileAndRoot,
    usedBy: ['files.movie_id', 'downloads.movie_id', 'movie_tags.movie_id', 'plays.movie_id'],
  },
  { table: moviePeopleTable, kind: 'movie', only: 'removed', movie: 'movie_id' },
  {
    table: movieVersionsTable,
    kind: 'movie',
    movie: 'movie_id',
    label: titleBy('movie_id'),
    needs: (row) => need('quality_profiles', row.quality_profile_id),
    usedBy: ['files.version_id', 'downloads.version_id'],
  },
  {
    table: movieTagsTable,
    kind: 'movie',
    movie: 'movie_id',
    label: titleBy('movie_id'),
    needs: (row) => [...need('tags', row.tag_id), ...need('movies', row.movie_id)],
  },
  {
    table: filesTable,
    kind: 'file',
    label: (row) => `${row}."relative_path"`,
    own: except(filesTable, ['movie_id', 'version_id', 'root_folder_id', 'relative_path']),
    needs: (row) => [...need('movies', row.movie_id), ...need('root_folders', row.root_folder_id)],
  },
  {
    table: subtitlesTable,
    kind: 'subtitle',
    only: 'not_added',
    own: except(subtitlesTable, ['movie_id', 'file_id', 'language', 'timing']),
    label: (row) => `coalesce(nullif(${row}."relative_path", ''), (SELECT title FROM movies WHERE id = ${row}."movie_id"))`,
  },
  { table: playsTable, kind: 'movie', only: 'removed', movie: 'movie_id' },
  {
    table: recycleTable,
    kind: 'recycled file',
    label: (row) => `${row}."relative_path"`,
    own: ['moved_at', 'file', 'movie_id', 'recycled_at'],
    announce: ({ id, row, op }) => ({
      type: 'recycle_changed',
      id,
      relative_path: String(row.relative_path),
      change: op === 'removed' ? 'restored' : 'added',
    }),
  },
]

const need = (of: string, id: unknown): Need[] => (typeof id === 'number' ? [{ of, id }] : [])
const profileAndRoot = (row: StoredRow): Need[] => [
  ...need('quality_profiles', row.quality_profile_id),
  ...need('root_folders', row.root_folder_id),
]

/** Ids in a column that stores a list of them. */
const idsIn = (list: unknown): number[] => (typeof list === 'string' ? (JSON.parse(list) as number[]) : [])

type Rule = { custom_format_id?: number; tag_ids?: number[]; indexer_ids?: number[] }
const rulesIn = (list: unknown): Rule[] => (typeof list === 'string' ? (JSON.parse(list) as Rule[]) : [])
const formatsIn = (row: StoredRow): Need[] => rulesIn(row.format_scores).flatMap((rule) => need('custom_formats', rule.custom_format_id))
const tagsIn = (row: StoredRow, column: string): Need[] =>
  rulesIn(row[column]).flatMap(({ tag_ids = [] }) => tag_ids.map((id) => ({ of: 'tags', id })))
const indexersIn = (row: StoredRow): Need[] =>
  rulesIn(row.words).flatMap(({ indexer_ids = [] }) => indexer_ids.map((id) => ({ of: 'indexers', id })))
