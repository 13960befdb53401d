import { eq, max } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db } from '#server/foundation/platform/db/open'
import { uniqueName } from '#server/foundation/platform/db/unique-name'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import { lastPlace, type NewView, type View, type ViewPatch } from './schema'
import { viewsTable } from './table'

export type Views = ReturnType<typeof createViews>

/** Named filters and sorts of the library. */
export const createViews = ({ db, journal, clock, cursors }: { db: Db; journal: Journal; clock: Clock; cursors: Cursors }) => {
  const get = (id: number): View => {
    const found = db.select().from(viewsTable).where(eq(viewsTable.id, id)).get()
    if (!found) throw new NotFound('view', id)
    return found
  }

  return {
    get,

    list: (asked: PageRequest): PageOf<View> =>
      listed(db.select().from(viewsTable), asked, { cursors, scope: 'views', table: viewsTable, by: 'position' }),

    add: (wanted: NewView): View =>
      journal.commit((tx) => {
        uniqueName(tx, viewsTable, { kind: 'view', name: wanted.name, except: null })
        const last = tx
          .select({ at: max(viewsTable.position) })
          .from(viewsTable)
          .get()?.at
        const position = wanted.position ?? Math.min((last ?? -1) + 1, lastPlace)
        return tx
          .insert(viewsTable)
          .values({ ...wanted, position, created_at: stamp(clock) })
          .returning()
          .get()
      }),

    update(id: number, patch: ViewPatch): View {
      if (Object.keys(patch).length === 0) return get(id)
      journal.commit((tx) => {
        get(id)
        if (patch.name !== undefined) uniqueName(tx, viewsTable, { kind: 'view', name: patch.name, except: id })
        tx.update(viewsTable).set(patch).where(eq(viewsTable.id, id)).run()
      })
      return get(id)
    },

    remove(id: number): void {
      get(id)
      journal.commit((tx) => tx.delete(viewsTable).where(eq(viewsTable.id, id)).run())
    },
  }
}
