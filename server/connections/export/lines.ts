import { asc, eq } from 'drizzle-orm'
import { indexersTable } from '#server/acquisition/indexers/table'
import { blocklistTable, takenHashesTable } from '#server/acquisition/search/table'
import { followMoviesTable, followsTable } from '#server/catalog/follows/table'
import { collectionsTable, exclusionsTable, moviesTable } from '#server/catalog/movies/table'
import { customFormatsTable, qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import { viewsTable } from '#server/catalog/views/table'
import type { List } from '#server/connections/lists/schema'
import { listItemsTable } from '#server/connections/lists/table'
import { webhooksTable } from '#server/connections/webhooks/table'
import { configFields } from '#server/foundation/config/fields'
import type { Config } from '#server/foundation/config/schema'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { secretsOf } from '#server/foundation/lib/fields'
import { turnOfOthers } from '#server/foundation/lib/turns'
import type { Db } from '#server/foundation/platform/db/open'
import { rootFoldersTable } from '#server/library/files/table'
import { storageRulesTable } from '#server/library/storage/table'
import { movieLines } from './movie-lines'
import { type Names, readNames } from './names'
import { exportFormat, type Line } from './schema'

type Client = { name: string; type: string; priority: number; enabled: boolean; settings: Record<string, unknown> }
export type LineDeps = {
  db: Db
  clock: Clock
  version: string
  config: { get(): Config }
  /** As the API shows them: without secrets. */
  clients: () => readonly Client[]
  lists: () => readonly List[]
}

/**
 * Everything as lines, without secrets: what others refer to comes first, and names replace ids. Movies are read a few at a time, so a large
 * library needs little memory and blocks nothing.
 */
export const createLines = (deps: LineDeps) =>
  async function* (): AsyncGenerator<Line> {
    const { db, clock, version, config } = deps
    yield { kind: 'marquee', format: exportFormat, version, exported_at: stamp(clock) }
    await turnOfOthers()
    const names = readNames(db)
    yield* rules(db, names)
    await turnOfOthers()
    yield* finding(deps, names)
    yield* settings(config.get(), names)
    await turnOfOthers()
    yield* movieLines(db, names)
    yield* afterMovies(db)
  }

function* rules(db: Db, names: Names): Generator<Line> {
  for (const { name } of db.select().from(tagsTable).all()) yield { kind: 'tag', name }
  for (const { name, conditions } of db.select().from(customFormatsTable).all()) yield { kind: 'format', name, conditions }
  for (const { path, shared } of db.select().from(rootFoldersTable).all()) yield { kind: 'root', path, shared }
  for (const row of db.select().from(indexersTable).all()) {
    const { name, type, url, priority, enabled, enable_feed, enable_search, categories, daily_query_limit, min_seeders } = row
    const { required_flags, minimum_age_minutes, multi_languages, seed_ratio, seed_minutes, link_origins, tag_ids } = row
    const use = { priority, enabled, enable_feed, enable_search, categories, daily_query_limit, min_seeders, required_flags }
    const more = { minimum_age_minutes, multi_languages, seed_ratio, seed_minutes, link_origins, tags: names.tags(tag_ids) }
    yield { kind: 'indexer', name, type, url, ...use, ...more, has_secrets: row.api_key !== null || row.settings_json !== null }
  }
  for (const row of db.select().from(qualityProfilesTable).all()) {
    const { id: _, created_at: __, updated_at: ___, words, delays, format_scores, ...values } = row
    yield {
      kind: 'profile',
      ...values,
      words: words.map(({ tag_ids, indexer_ids, ...rule }) => ({
        ...rule,
        tags: names.tags(tag_ids),
        indexers: names.indexers(indexer_ids),
      })),
      delays: delays.map(({ tag_ids, minutes }) => ({ minutes, tags: names.tags(tag_ids) })),
      scores: format_scores.flatMap(({ custom_format_id, score }) => {
        const format = names.format(custom_format_id)
        return format === null ? [] : [{ format, score }]
      }),
    }
  }
  for (const row of db.select().from(storageRulesTable).all()) {
    const { id: _, created_at: __, updated_at: ___, when, quality_profile_id, ...rule } = row
    const { tag_ids, root_folder_id, ...conditions } = when
    const refers = { tags: names.tags(tag_ids ?? []), root: names.root(root_folder_id ?? null), profile: names.profile(quality_profile_id) }
    yield { kind: 'storage_rule', ...rule, when: conditions, ...refers }
  }
}

function* finding({ db, clients, lists }: LineDeps, names: Names): Generator<Line> {
  for (const { name, type, priority, enabled, settings } of clients()) yield { kind: 'client', name, type, priority, enabled, settings }
  for (const { id, tag_ids, quality_profile_id, root_folder_id, ...list } of lists()) {
    const { name, type, enabled, auto_add, monitored_when_added, search_when_added, minimum_availability, settings, secrets_set } = list
    const choices = { enabled, auto_add, monitored_when_added, search_when_added, minimum_availability }
    const refers = { profile: names.profile(quality_profile_id), root: names.root(root_folder_id), tags: names.tags(tag_ids) }
    yield { kind: 'list', name, type, ...choices, ...refers, settings, secrets_set, entries: type === 'file' ? entriesOf(db, id) : [] }
  }
  for (const { name, icon, query, position } of db.select().from(viewsTable).all()) yield { kind: 'view', name, icon, query, position }
  yield* follows(db, names)
  for (const { name, method, events, enabled } of db.select().from(webhooksTable).all())
    yield { kind: 'webhook', name, method, events, enabled }
  for (const { metadata_id, title, year, created_at } of db.select().from(exclusionsTable).all())
    yield { kind: 'exclusion', metadata_id, title, year, created_at }
}

function* follows(db: Db, names: Names): Generator<Line> {
  for (const row of db.select().from(followsTable).all()) {
    const { id, kind: what, metadata_id, query, name, picture_path, choice, created_at } = row
    const movies = db
      .select()
      .from(followMoviesTable)
      .where(eq(followMoviesTable.follow_id, id))
      .all()
      .map(({ follow_id: _, ...movie }) => movie)
    const refers = { profile: names.profile(row.quality_profile_id), root: names.root(row.root_folder_id) }
    yield { kind: 'follow', what, metadata_id, query, name, picture_path, choice, ...refers, created_at, movies }
  }
}

/** The entries of an uploaded list; others are read again from where they are. */
const entriesOf = (db: Db, listId: number) =>
  db
    .select()
    .from(listItemsTable)
    .where(eq(listItemsTable.list_id, listId))
    .orderBy(asc(listItemsTable.position))
    .all()
    .map(({ metadata_id, imdb_id, title, year, purpose, rating, watched_at }) => ({
      metadata_id,
      imdb_id,
      title,
      year,
      purpose,
      rating,
      watched_at,
    }))

function* settings(config: Config, names: Names): Generator<Line> {
  const secrets: readonly string[] = secretsOf(configFields)
  for (const [name, value] of Object.entries(config)) {
    if (secrets.includes(name) || name === 'import_held') continue
    yield { kind: 'setting', name, value: name === 'default_root_folder_id' ? names.root(value as number | null) : value }
  }
}

/** What refers to movies. */
async function* afterMovies(db: Db): AsyncGenerator<Line> {
  for (const row of db.select().from(collectionsTable).all()) {
    const { metadata_id, name, overview, poster_path, backdrop_path, parts, refreshed_at } = row
    yield { kind: 'collection', metadata_id, name, overview, poster_path, backdrop_path, parts, refreshed_at }
  }
  await Bun.sleep(0)
  const movies = new Map(
    db
      .select({ id: moviesTable.id, metadata_id: moviesTable.metadata_id })
      .from(moviesTable)
      .all()
      .map(({ id, metadata_id }) => [id, metadata_id]),
  )
  for (const { movie_id, title, info_hash, reason, created_at } of db.select().from(blocklistTable).all())
    yield { kind: 'blocked', movie: (movie_id !== null && movies.get(movie_id)) || null, title, info_hash, reason, created_at }
  await Bun.sleep(0)
  for (const { movie_id, ...grab } of db.select().from(takenHashesTable).all()) {
    const movie = movies.get(movie_id)
    if (movie !== undefined) yield { kind: 'grabbed', movie, ...grab }
  }
}
