import { eq, sql } from 'drizzle-orm'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { uniqueName } from '#server/foundation/platform/db/unique-name'
import { Invalid, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import { rootFoldersTable } from '#server/library/files/table'
import type { NewStorageRule, StorageRule, StorageRulePatch } from './schema'
import { sentences } from './sentences'
import { storageMarksTable, storageRulesTable } from './table'

export type StorageRules = ReturnType<typeof createStorageRules>
type Values = Omit<StorageRule, 'id' | 'created_at' | 'updated_at'>
type Deps = { db: Db; journal: Journal; clock: Clock; cursors: Cursors }

/** The rules that a person wrote. */
export const createStorageRules = ({ db, journal, clock, cursors }: Deps) => {
  const get = (id: number): StorageRule => {
    const found = db.select().from(storageRulesTable).where(eq(storageRulesTable.id, id)).get()
    if (!found) throw new NotFound('storage rule', id)
    return found
  }

  return {
    get,

    list: (asked: PageRequest): PageOf<StorageRule> =>
      listed(db.select().from(storageRulesTable), asked, { cursors, scope: 'storage/rules', table: storageRulesTable, by: 'id' }),

    add(wanted: NewStorageRule): StorageRule {
      const values = completeRule(wanted)
      return journal.commit((tx, announce) => {
        checkRule(tx, values)
        uniqueName(tx, storageRulesTable, { kind: 'storage rule', name: values.name, except: null })
        const now = stamp(clock)
        const rule = tx
          .insert(storageRulesTable)
          .values({ ...values, created_at: now, updated_at: now })
          .returning()
          .get()
        announce({ type: 'storage_rule_changed', id: rule.id, name: rule.name, change: 'created' })
        return rule
      })
    },

    /** What it announced is withdrawn, unless only its name changes: a changed rule gives notice anew. */
    update(id: number, patch: StorageRulePatch): StorageRule {
      const { id: _, created_at: __, updated_at: ___, ...before } = get(id)
      const values: Values = { ...before, ...patch }
      return journal.commit((tx, announce) => {
        checkRule(tx, values)
        uniqueName(tx, storageRulesTable, { kind: 'storage rule', name: values.name, except: id })
        const isOther = JSON.stringify({ ...values, name: '' }) !== JSON.stringify({ ...before, name: '' })
        if (isOther) tx.delete(storageMarksTable).where(eq(storageMarksTable.rule_id, id)).run()
        tx.update(storageRulesTable)
          .set({ ...values, updated_at: stamp(clock) })
          .where(eq(storageRulesTable.id, id))
          .run()
        announce({ type: 'storage_rule_changed', id, name: values.name, change: 'updated' })
        return get(id)
      })
    },

    remove(id: number): void {
      const { name } = get(id)
      journal.commit((tx, announce) => {
        tx.delete(storageRulesTable).where(eq(storageRulesTable.id, id)).run()
        announce({ type: 'storage_rule_changed', id, name, change: 'removed' })
      })
    },
  }
}

export const completeRule = (wanted: NewStorageRule): Values => ({ enabled: false, quality_profile_id: null, notice_days: 7, ...wanted })

/** Throws Invalid for a rule that would take everything, contradicts itself, or names what does not exist. */
export const checkRule = (db: Db | Tx, { when, ...rule }: Values): void => {
  const { root_folder_id, tag_ids = [], ...others } = when
  const given = Object.values(others).filter((value) => value !== undefined).length + tag_ids.length
  if (given === 0) throw new Invalid(say(sentences, root_folder_id === undefined ? 'when_empty' : 'folder_alone'), 'when')
  if (when.never_watched && when.watched_days_ago !== undefined) throw new Invalid(say(sentences, 'watched_and_never'), 'when')
  checkAction(db, rule)
  for (const id of tag_ids) if (!exists(db, tagsTable, id)) throw new Invalid(say(sentences, 'rule_tag_unknown', { id }), 'when.tag_ids')
  if (root_folder_id !== undefined && !exists(db, rootFoldersTable, root_folder_id))
    throw new Invalid(say(sentences, 'rule_folder_unknown', { id: root_folder_id }), 'when.root_folder_id')
}

const checkAction = (db: Db | Tx, { then, quality_profile_id: id }: Pick<Values, 'then' | 'quality_profile_id'>): void => {
  const field = 'quality_profile_id'
  if (then === 'recycle' && id !== null) throw new Invalid(say(sentences, 'profile_without_shrink'), field)
  if (then === 'recycle') return
  if (id === null) throw new Invalid(say(sentences, 'shrink_needs_profile'), field)
  if (!exists(db, qualityProfilesTable, id)) throw new Invalid(say(sentences, 'rule_profile_unknown', { id }), field)
}

type Numbered = typeof tagsTable | typeof rootFoldersTable | typeof qualityProfilesTable
const exists = (db: Db | Tx, table: Numbered, id: number): boolean =>
  db.select({ one: sql`1` }).from(table).where(eq(table.id, id)).get() !== undefined
