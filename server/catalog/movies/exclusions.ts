import { eq, sql } from 'drizzle-orm'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import type { Exclusion, ExclusionPatch, NewExclusion } from './schema'
import { sentences } from './sentences'
import { exclusionsTable, moviesTable } from './table'

export type Exclusions = ReturnType<typeof createExclusions>
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  cursors: Cursors
  metadata: { movie(metadataId: number): Promise<Pick<MetadataMovie, 'title' | 'year'>> }
}

/** Movies that no list may add again. */
export const createExclusions = ({ db, journal, clock, cursors, metadata }: Deps) => {
  const get = (id: number): Exclusion => {
    const found = db.select().from(exclusionsTable).where(eq(exclusionsTable.id, id)).get()
    if (!found) throw new NotFound('exclusion', id)
    return found
  }

  return {
    get,

    list: (asked: PageRequest): PageOf<Exclusion> =>
      listed(db.select().from(exclusionsTable), asked, { cursors, scope: 'exclusions', table: exclusionsTable, by: 'title' }),

    /** Throws Conflict if it is already excluded or in the library. */
    async add({ metadata_id, title, year }: NewExclusion): Promise<Exclusion> {
      const named = title === undefined ? await metadata.movie(metadata_id) : { title, year: year ?? null }
      return journal.commit((tx, announce) => {
        refuseKnown(tx, metadata_id)
        return exclude(tx, announce, { metadata_id, title: named.title, year: named.year, created_at: stamp(clock) })
      })
    },

    update(id: number, patch: ExclusionPatch): Exclusion {
      const before = get(id)
      const after = { ...before, ...patch }
      if (after.title === before.title && after.year === before.year) return before
      journal.commit((tx, announce) => {
        tx.update(exclusionsTable).set(patch).where(eq(exclusionsTable.id, id)).run()
        announce({ type: 'exclusion_changed', id, metadata_id: before.metadata_id, title: after.title, change: 'updated' })
      })
      return get(id)
    },

    remove(id: number): void {
      const { metadata_id } = get(id)
      journal.commit((tx, announce) => dropExclusion(tx, announce, metadata_id))
    },

    known: (metadataIds: readonly number[]): Set<number> =>
      new Set(
        db
          .select({ metadata_id: exclusionsTable.metadata_id })
          .from(exclusionsTable)
          .where(sql`${exclusionsTable.metadata_id} IN (SELECT value FROM json_each(${JSON.stringify(metadataIds)}))`)
          .all()
          .map((row) => row.metadata_id),
      ),
  }
}

/** Runs in the caller's transaction. Keeps an existing exclusion unchanged. */
export const exclude = (tx: Tx, announce: Announce, wanted: Omit<Exclusion, 'id'>): Exclusion => {
  const known = tx.select().from(exclusionsTable).where(eq(exclusionsTable.metadata_id, wanted.metadata_id)).get()
  if (known) return known
  const row = tx.insert(exclusionsTable).values(wanted).returning().get()
  announce({ type: 'exclusion_changed', id: row.id, metadata_id: row.metadata_id, title: row.title, change: 'created' })
  return row
}

/** Runs in the caller's transaction. Adding a movie by hand overrides its exclusion. */
export const dropExclusion = (tx: Tx, announce: Announce, metadataId: number): void => {
  const known = tx.select().from(exclusionsTable).where(eq(exclusionsTable.metadata_id, metadataId)).get()
  if (!known) return
  tx.delete(exclusionsTable).where(eq(exclusionsTable.id, known.id)).run()
  announce({ type: 'exclusion_changed', id: known.id, metadata_id: metadataId, title: known.title, change: 'removed' })
}

const refuseKnown = (tx: Tx, metadataId: number): void => {
  const excluded = tx.select().from(exclusionsTable).where(eq(exclusionsTable.metadata_id, metadataId)).get()
  if (excluded) throw new Conflict(say(sentences, 'excluded_already', { title: excluded.title }))
  const held = tx.select({ title: moviesTable.title }).from(moviesTable).where(eq(moviesTable.metadata_id, metadataId)).get()
  if (held) throw new Conflict(say(sentences, 'excluded_in_library', { title: held.title }))
}
