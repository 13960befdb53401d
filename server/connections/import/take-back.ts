import { eq } from 'drizzle-orm'
import { downloadClientsTable, downloadsTable } from '#server/acquisition/downloads/table'
import { indexersTable } from '#server/acquisition/indexers/table'
import { blocklistTable } from '#server/acquisition/search/table'
import { followsTable } from '#server/catalog/follows/table'
import { exclusionsTable, movieTagsTable } from '#server/catalog/movies/table'
import { customFormatsTable, qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import { viewsTable } from '#server/catalog/views/table'
import { listsTable } from '#server/connections/lists/table'
import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict, sentenceOf } from '#server/foundation/platform/errors'
import { rootFoldersTable } from '#server/library/files/table'
import { storageRulesTable } from '#server/library/storage/table'
import { digestOf, type Made } from './schema'
import { sentences } from './sentences'
import { type Stays, same, stays, type TakeBackDeps, type TakenBack } from './take-back-deps'
import { createTakeBackMovies } from './take-back-movies'

type Named = { name: string; created_at?: string; updated_at?: string }
type ById<W extends Made['what']> = Extract<Made, { what: W }>
type Came = Extract<Made, { what: 'view' | 'follow' }>

/** Takes back one thing that an import made, if nobody touched or used it since. Doing it again changes nothing. */
export const createTakeBack = (deps: TakeBackDeps) => {
  const { db } = deps
  const movies = createTakeBackMovies(deps)

  const remove = async (kind: Stays['kind'], found: Named | undefined, run: () => unknown): Promise<TakenBack> => {
    if (!found) return 'gone'
    if (found.updated_at !== found.created_at) return stays(kind, found.name, say(sentences, 'undo_changed'))
    const done = await attempt(run)
    if (done.ok) return 'undone'
    if (!(done.error instanceof Conflict)) throw done.error
    return stays(kind, found.name, sentenceOf(done.error) ?? say(sentences, 'undo_in_use'))
  }
  /** Refuses like the room itself would if it looked at what only the undo must not break. */
  const unless = (isUsed: boolean, run: () => unknown) => () => {
    if (isUsed) throw new Conflict(say(sentences, 'undo_in_use'))
    return run()
  }

  const removals = {
    tag: ({ id }: ById<'tag'>) => {
      const isUsed = db.select().from(movieTagsTable).where(eq(movieTagsTable.tag_id, id)).get() !== undefined
      return remove(
        'tag',
        row(db, tagsTable, id),
        unless(isUsed || isTagOfList(db, id), () => deps.removeTag(id)),
      )
    },
    format: ({ id }: ById<'format'>) => {
      const profiles = db.select().from(qualityProfilesTable).all()
      const isUsed = profiles.some(({ format_scores }) => format_scores.some(({ custom_format_id }) => custom_format_id === id))
      return remove(
        'format',
        row(db, customFormatsTable, id),
        unless(isUsed, () => deps.removeFormat(id)),
      )
    },
    profile: ({ id }: ById<'profile'>) => {
      const isOfList = db.select().from(listsTable).where(eq(listsTable.quality_profile_id, id)).get() !== undefined
      return remove(
        'profile',
        row(db, qualityProfilesTable, id),
        unless(isOfList, () => deps.removeProfile(id)),
      )
    },
    root: ({ id }: ById<'root'>) => {
      const found = db.select().from(rootFoldersTable).where(eq(rootFoldersTable.id, id)).get()
      return remove('root', found && { name: found.path }, () => deps.removeRoot(id))
    },
    indexer: ({ id }: ById<'indexer'>) => remove('indexer', row(db, indexersTable, id), () => deps.removeIndexer(id)),
    client: ({ id }: ById<'client'>) => remove('client', row(db, downloadClientsTable, id), () => deps.removeClient(id)),
    download: ({ id }: ById<'download'>) => {
      const found = db.select().from(downloadsTable).where(eq(downloadsTable.id, id)).get()
      return remove('download', found && { name: found.title }, () => deps.removeDownload(id, { delete_data: false }))
    },
    list: ({ id }: ById<'list'>) => remove('list', row(db, listsTable, id), () => deps.removeList(id)),
    ...removalsOfCame(deps, remove),
    exclusion: ({ id }: ById<'exclusion'>) => {
      const found = db.select().from(exclusionsTable).where(eq(exclusionsTable.id, id)).get()
      return remove('exclusion', found && { name: found.title }, () => deps.removeExclusion(id))
    },
    blocked: ({ id }: ById<'blocked'>) => {
      const found = db.select().from(blocklistTable).where(eq(blocklistTable.id, id)).get()
      return remove('blocked', found && { name: found.title }, () => deps.removeBlocked(id))
    },
    ...{ file: movies.file, movie_tags: movies.tags, version: movies.version },
    indexer_key: ({ id }: ById<'indexer_key'>): TakenBack => {
      const found = db.select().from(indexersTable).where(eq(indexersTable.id, id)).get()
      return found ? stays('indexer', found.name, say(sentences, 'undo_key_stays')) : 'gone'
    },
    ...removalsOfSettings(deps),
    profile_rules: ({ id, before, after }: ById<'profile_rules'>): TakenBack => {
      const found = db.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.id, id)).get()
      if (!found) return 'gone'
      const due = Object.keys(after).filter((field) => !same(found[field as 'words'], before[field]))
      if (due.length === 0) return 'gone'
      if (due.some((field) => !same(found[field as 'words'], after[field])))
        return stays('profile', found.name, say(sentences, 'undo_changed'))
      deps.changeProfile(id, Object.fromEntries(due.map((field) => [field, before[field]])))
      return 'undone'
    },
  }

  return {
    movies: movies.many,
    one: async (made: Exclude<Made, { what: 'movie' }>, files: ReadonlySet<number>): Promise<TakenBack> =>
      await (removals[made.what] as (one: typeof made, files: ReadonlySet<number>) => TakenBack | Promise<TakenBack>)(made, files),
  }
}

const removalsOfSettings = ({ config }: TakeBackDeps) => ({
  setting: ({ name, before, after }: ById<'setting'>): TakenBack => {
    const now = config.get()[name as 'region'] as unknown
    if (same(now, before)) return 'gone'
    if (!same(now, after)) return stays('setting', name, say(sentences, 'undo_changed'))
    config.update({ [name]: before }, { isKey: true })
    return 'undone'
  },
  /** An import sets only a secret that had no value. */
  secret: ({ name, digest }: ById<'secret'>): TakenBack => {
    const now = config.get()[name as 'subtitles_password']
    if (now === null) return 'gone'
    if (digestOf(now) !== digest) return stays('setting', name, say(sentences, 'undo_changed'))
    config.update({ [name]: null }, { isKey: true })
    return 'undone'
  },
})

type Remove = (kind: Stays['kind'], found: Named | undefined, run: () => unknown) => Promise<TakenBack>
const removalsOfCame = ({ db, removeFollow, removeView, removeStorageRule }: TakeBackDeps, remove: Remove) => ({
  storage_rule: ({ id }: ById<'storage_rule'>) => remove('storage_rule', row(db, storageRulesTable, id), () => removeStorageRule(id)),
  follow: (came: Came) => {
    const found = db.select().from(followsTable).where(eq(followsTable.id, came.id)).get()
    return changedSince('follow', found, came) ?? remove('follow', found && { name: found.name }, () => removeFollow(came.id))
  },
  view: (came: Came) => {
    const found = db.select().from(viewsTable).where(eq(viewsTable.id, came.id)).get()
    return changedSince('view', found, came) ?? remove('view', found && { name: found.name }, () => removeView(came.id))
  },
})

/** Null if it is as it came, or gone. */
const changedSince = (kind: Came['what'], found: { name: string } | undefined, { as }: Came): Stays | null => {
  const isSame = !found || Object.entries(as).every(([field, value]) => same(found[field as 'name'], value))
  return isSame ? null : stays(kind, found.name, say(sentences, 'undo_changed'))
}

type Timed =
  | typeof tagsTable
  | typeof customFormatsTable
  | typeof qualityProfilesTable
  | typeof indexersTable
  | typeof downloadClientsTable
  | typeof listsTable
  | typeof storageRulesTable
const row = (db: Db, table: Timed, id: number): Named | undefined =>
  db.select().from(table).where(eq(table.id, id)).get() as Named | undefined

const isTagOfList = (db: Db, id: number): boolean =>
  db
    .select({ tag_ids: listsTable.tag_ids })
    .from(listsTable)
    .all()
    .some(({ tag_ids }) => tag_ids.includes(id))
