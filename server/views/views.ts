import { eq, max, sql } from 'drizzle-orm'
import { type Clock, stamp } from '#server/lib/clock'
import type { Db, Tx } from '#server/platform/db/open'
import { NotFound, nameTaken } from '#server/platform/errors'
import { type Cursors, clampLimit, keyset, type PageOf, type PageRequest, pageOf } from '#server/platform/http/page'
import { lastPlace, type NewView, type View, type ViewPatch } from './schema'
import { viewsTable } from './table'

export type Views = ReturnType<typeof createViews>

/** Filters and sorts of the library that were given a name. */
export const createViews = ({ db, clock, cursors }: { db: Db; clock: Clock; cursors: Cursors }) => {
  const get = (id: number): View => {
    const found = db.select().from(viewsTable).where(eq(viewsTable.id, id)).get()
    if (!found) throw new NotFound('view', id)
    return found
  }

  return {
    get,

    list(asked: PageRequest): PageOf<View> {
      const scope = 'views'
      const limit = clampLimit(asked.limit)
      const position = asked.cursor ? cursors.decode(scope, asked.cursor) : null
      const { after, orderBy } = keyset({ column: sql`${viewsTable.position}`, order: 'asc' }, sql`${viewsTable.id}`, position)
      const rows = db
        .select()
        .from(viewsTable)
        .where(after)
        .orderBy(orderBy)
        .limit(limit + 1)
        .all()
      return pageOf(rows, { limit, scope, cursors, at: (view) => [view.position, view.id] })
    },

    add: (wanted: NewView): View =>
      db.transaction((tx) => {
        refuseSameName(tx, wanted.name, null)
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
      db.transaction((tx) => {
        get(id)
        if (patch.name !== undefined) refuseSameName(tx, patch.name, id)
        tx.update(viewsTable).set(patch).where(eq(viewsTable.id, id)).run()
      })
      return get(id)
    },

    remove(id: number): void {
      get(id)
      db.delete(viewsTable).where(eq(viewsTable.id, id)).run()
    },
  }
}

const refuseSameName = (tx: Tx, name: string, id: number | null): void => {
  const other = tx.select().from(viewsTable).where(eq(viewsTable.name, name)).get()
  if (other && other.id !== id) throw nameTaken('view', name)
}
