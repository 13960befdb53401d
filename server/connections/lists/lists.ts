import { and, asc, eq } from 'drizzle-orm'
import { sentences as choices } from '#server/catalog/movies/sentences'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { wellAgain } from '#server/foundation/lib/escalation'
import { noError } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { uniqueName } from '#server/foundation/platform/db/unique-name'
import { Invalid, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import { rootFoldersTable } from '#server/library/files/table'
import type { InLibrary, InLibraryOf } from './in-library'
import type { List, ListPatch, NewList } from './schema'
import { sentences } from './sentences'
import { knownType, mergeSettings, refuseWithoutSecrets, type StoredSettings, shownSettings, typeNamed } from './settings'
import { listsTable } from './table'

export type ListRow = typeof listsTable.$inferSelect
export type Lists = ReturnType<typeof createLists>
type Deps = { db: Db; journal: Journal; clock: Clock; cursors: Cursors; held: Pick<InLibraryOf, 'ofLists'> }
type Change = 'created' | 'updated' | 'removed'

/** The followed lists. */
export const createLists = ({ db, journal, clock, cursors, held }: Deps) => {
  const find = (id: number): ListRow | undefined => db.select().from(listsTable).where(eq(listsTable.id, id)).get()
  const row = (id: number): ListRow => {
    const found = find(id)
    if (!found) throw new NotFound('list', id)
    return found
  }
  const show = (list: ListRow, of = held.ofLists([list.id]).get(list.id)): List => toResource(list, of)
  const tell = (announce: Announce, { id, name }: Pick<ListRow, 'id' | 'name'>, change: Change): void =>
    announce({ type: 'list_changed', id, name, change })

  /** Runs in the caller's transaction. Throws Conflict or Invalid. */
  const create = (tx: Tx, announce: Announce, wanted: NewList): ListRow => {
    const { settings = {}, ...columns } = wanted
    const merged = mergeSettings(knownType(wanted.type), {}, settings)
    uniqueName(tx, listsTable, { kind: 'list', name: wanted.name, except: null })
    checkChoices(tx, wanted)
    const now = stamp(clock)
    const list = tx
      .insert(listsTable)
      .values({ ...columns, settings: merged, created_at: now, updated_at: now })
      .returning()
      .get()
    tell(announce, list, 'created')
    return list
  }

  /** Stores the outcome of reading a list; announces it if `isNews`. */
  const note = (list: ListRow, change: Partial<ListRow>, { isNews }: { isNews: boolean }): void =>
    journal.commit((tx, announce) => {
      tx.update(listsTable).set(change).where(eq(listsTable.id, list.id)).run()
      if (isNews) tell(announce, list, 'updated')
    })

  return {
    find,
    row,
    create,
    get: (id: number): List => show(row(id)),
    rows: (): ListRow[] => db.select().from(listsTable).orderBy(asc(listsTable.id)).all(),

    list(asked: PageRequest): PageOf<List> {
      const page = listed(db.select().from(listsTable), asked, { cursors, scope: 'lists', table: listsTable, by: 'name' })
      const all = held.ofLists(page.results.map(({ id }) => id))
      return { ...page, results: page.results.map((list) => toResource(list, all.get(list.id))) }
    },

    /** Without secrets. */
    all: (): List[] =>
      db
        .select()
        .from(listsTable)
        .orderBy(asc(listsTable.id))
        .all()
        .map((list) => toResource(list)),

    add(wanted: NewList): List {
      if (knownType(wanted.type).read === null) throw new Invalid(say(sentences, 'list_comes_by_upload'), 'type')
      return show(journal.commit((tx, announce) => create(tx, announce, wanted)))
    },

    /** After a change of source, the next read is trusted whatever its length. Throws NotFound, Conflict or Invalid. */
    update(id: number, patch: ListPatch, by: { isKey: boolean }): List {
      const before = row(id)
      const { settings, ...columns } = patch
      const merged = settings && settingsAfter(before, settings, by)
      const isMoved = merged !== undefined && JSON.stringify(merged) !== JSON.stringify(before.settings)
      journal.commit((tx, announce) => {
        if (patch.name !== undefined) uniqueName(tx, listsTable, { kind: 'list', name: patch.name, except: id })
        checkChoices(tx, patch)
        tx.update(listsTable)
          .set({
            ...columns,
            ...(merged && { settings: merged }),
            ...(isMoved && { ...wellAgain, ...noError, shrunk_to: null, cut_to: null, last_synced_at: null, next_sync_at: null }),
            updated_at: stamp(clock),
          })
          .where(eq(listsTable.id, id))
          .run()
        tell(announce, { id, name: patch.name ?? before.name }, 'updated')
      })
      return show(row(id))
    },

    /** No list adds movies automatically from now on. */
    stopAdding(tx: Tx, announce: Announce): void {
      const adding = and(eq(listsTable.auto_add, true), eq(listsTable.enabled, true))
      const changed = tx
        .update(listsTable)
        .set({ auto_add: false, updated_at: stamp(clock) })
        .where(adding)
        .returning()
        .all()
      for (const list of changed) tell(announce, list, 'updated')
    },

    /** The movies that it added stay. */
    remove(id: number): void {
      const before = row(id)
      journal.commit((tx, announce) => {
        tx.delete(listsTable).where(eq(listsTable.id, id)).run()
        tell(announce, before, 'removed')
      })
    },

    note,
  }
}

const settingsAfter = (before: ListRow, sent: StoredSettings, by: { isKey: boolean }): Record<string, unknown> => {
  const type = knownType(before.type)
  if (!by.isKey) refuseWithoutSecrets(type, before.settings, sent)
  return { ...mergeSettings(type, before.settings, sent) }
}

const checkChoices = (tx: Tx, { quality_profile_id, root_folder_id, tag_ids = [] }: ListPatch): void => {
  const has = (table: typeof qualityProfilesTable | typeof rootFoldersTable | typeof tagsTable, id: number): boolean =>
    tx.select({ id: table.id }).from(table).where(eq(table.id, id)).get() !== undefined
  if (quality_profile_id && !has(qualityProfilesTable, quality_profile_id))
    throw new Invalid(say(choices, 'profile_does_not_exist', { id: quality_profile_id }), 'quality_profile_id')
  if (root_folder_id && !has(rootFoldersTable, root_folder_id))
    throw new Invalid(say(choices, 'root_folder_does_not_exist', { id: root_folder_id }), 'root_folder_id')
  const missing = tag_ids.find((id) => !has(tagsTable, id))
  if (missing !== undefined) throw new Invalid(say(choices, 'tag_does_not_exist', { id: missing }), 'tag_ids')
}

const nothing: InLibrary = { item_count: 0, in_library_count: 0, poster_urls: [] }

const toResource = (list: ListRow, held = nothing): List => {
  const { settings, initial_failure_at: _, most_recent_failure_at: __, disabled_until: ___, ...rest } = list
  const { adding_since, adding_total, adding_done, adding_by: ____, adding_edit: _____, ...shown } = rest
  const adding = adding_since === null ? null : { since: adding_since, done: Math.min(adding_done, adding_total), total: adding_total }
  return { ...shown, adding, ...shownSettings(typeNamed(list.type), settings), ...held }
}
