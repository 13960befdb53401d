import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { changedFields } from '#server/foundation/lib/changed-fields'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { turnOfOthers } from '#server/foundation/lib/turns'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { uniqueName } from '#server/foundation/platform/db/unique-name'
import { Conflict, Invalid, NotFound, sentenceOf } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import { problemOfFormat } from './custom-format'
import { entriesOf, type ImportedFormat, isShared, readEntry, refusedFormat } from './import-format'
import type { CustomFormat, CustomFormatImport, CustomFormatPatch, NewCustomFormat } from './schema'
import { sentences } from './sentences'
import { customFormatsTable, qualityProfilesTable } from './table'

export type Formats = ReturnType<typeof createFormats>

/** Traits that people like or avoid in a release, scored by the profiles. */
export const createFormats = ({ db, journal, clock, cursors }: { db: Db; journal: Journal; clock: Clock; cursors: Cursors }) => {
  const get = (id: number): CustomFormat => {
    const row = db.select().from(customFormatsTable).where(eq(customFormatsTable.id, id)).get()
    if (!row) throw new NotFound('custom format', id)
    return row
  }

  const add = (wanted: NewCustomFormat): CustomFormat => {
    const now = stamp(clock)
    return journal.commit((tx, announce) => {
      check(tx, wanted, null)
      const row = tx
        .insert(customFormatsTable)
        .values({ ...wanted, created_at: now, updated_at: now })
        .returning()
        .get()
      announce({ type: 'custom_format_changed', id: row.id, name: row.name, change: 'created' })
      return row
    })
  }

  const addShared = ({ format, suggested_score }: ImportedFormat, result: CustomFormatImport): void => {
    try {
      result.imported.push({ custom_format: add(format), suggested_score })
    } catch (error) {
      const reason = error instanceof Conflict || error instanceof Invalid ? sentenceOf(error) : null
      if (reason === null) throw error
      result.refused.push(refusedFormat(format.name, reason))
    }
  }

  return {
    get,
    all: (): CustomFormat[] => db.select().from(customFormatsTable).all(),

    list: (asked: PageRequest): PageOf<CustomFormat> =>
      listed(db.select().from(customFormatsTable), asked, { cursors, scope: 'custom-formats', table: customFormatsTable, by: 'name' }),

    add,

    /**
     * Imports shared formats. One that is unusable or has a taken name is refused with a reason and does not stop the others. Throws
     * Invalid if nothing is a format.
     */
    async importShared(shared: unknown): Promise<CustomFormatImport> {
      if (!Array.isArray(shared) && !isShared(shared)) throw new Invalid(say(sentences, 'format_without_name'))
      const result: CustomFormatImport = { imported: [], refused: [] }
      for (const [index, one] of entriesOf(shared).entries()) {
        if (index > 0) await turnOfOthers()
        const { taken, refused } = readEntry(one, index)
        result.refused.push(...refused.map(({ name, ...reason }) => ({ name: name.slice(0, 200), ...reason })))
        for (const imported of taken) addShared(imported, result)
      }
      return result
    },

    update(id: number, patch: CustomFormatPatch): CustomFormat {
      const current = get(id)
      return journal.commit((tx, announce) => {
        check(tx, { ...current, ...patch }, id)
        const row = tx
          .update(customFormatsTable)
          .set({ ...patch, updated_at: stamp(clock) })
          .where(eq(customFormatsTable.id, id))
          .returning()
          .get()
        announce({ type: 'custom_format_changed', id, name: row.name, change: 'updated', fields: changedFields(current, patch) })
        return row
      })
    },

    /** Also removes its scores from profiles, in the same transaction. */
    remove(id: number): void {
      const { name } = get(id)
      journal.commit((tx, announce) => {
        for (const profile of tx.select().from(qualityProfilesTable).all()) {
          const [lost] = profile.format_scores.filter((score) => score.custom_format_id === id)
          if (!lost) continue
          const format_scores = profile.format_scores.filter((score) => score !== lost)
          tx.update(qualityProfilesTable).set({ format_scores }).where(eq(qualityProfilesTable.id, profile.id)).run()
          if (lost.score !== 0)
            announce({ type: 'quality_profile_changed', id: profile.id, name: profile.name, change: 'updated', fields: ['format_scores'] })
        }
        tx.delete(customFormatsTable).where(eq(customFormatsTable.id, id)).run()
        announce({ type: 'custom_format_changed', id, name, change: 'removed' })
      })
    },
  }
}

const check = (tx: Tx, wanted: NewCustomFormat, id: number | null): void => {
  const problem = problemOfFormat(wanted)
  if (problem) throw new Invalid(problem.message, problem.field)
  uniqueName(tx, customFormatsTable, { kind: 'custom format', name: wanted.name, except: id })
}
