import { asc, eq, sql } from 'drizzle-orm'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db } from '#server/foundation/platform/db/open'
import { displayPreferencesTable as kept } from './table'

const mostRows = 50
const mostBytes = 65_536

/** What an app gets before it stored anything. */
const usual = {
  SortBy: 'SortName',
  RememberIndexing: false,
  PrimaryImageHeight: 250,
  PrimaryImageWidth: 250,
  CustomPrefs: {},
  ScrollDirection: 'Horizontal',
  ShowBackdrop: true,
  RememberSorting: false,
  SortOrder: 'Ascending',
  ShowSidebar: false,
}

export const createPreferences = ({ db, clock }: { db: Db; clock: Clock }) => ({
  get(name: string, client: string): Record<string, unknown> {
    const found = db
      .select()
      .from(kept)
      .where(eq(kept.id, `${client}/${name}`))
      .get()
    return { ...usual, ...found?.value, Id: name, Client: client }
  },

  /** Of more than fifty, the oldest goes. Too large ones are not stored: an app arranges its screens anew. */
  set(name: string, client: string, value: Record<string, unknown>): void {
    if (JSON.stringify(value).length > mostBytes) return
    const row = { id: `${client}/${name}`.slice(0, 200), value, updated_at: stamp(clock) }
    db.transaction((tx) => {
      tx.insert(kept).values(row).onConflictDoUpdate({ target: kept.id, set: row }).run()
      const old = tx.select({ id: kept.id }).from(kept).orderBy(asc(kept.updated_at))
      const count = tx.select({ count: sql<number>`count(*)` }).from(kept).get()?.count ?? 0
      if (count > mostRows)
        tx.delete(kept)
          .where(sql`${kept.id} IN (${old.limit(count - mostRows)})`)
          .run()
    })
  },
})
