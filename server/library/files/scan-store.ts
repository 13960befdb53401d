import { and, count, eq, inArray } from 'drizzle-orm'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { milliseconds } from '#server/foundation/lib/duration'
import { type Trouble, troubleFrom, troubleOf } from '#server/foundation/lib/reason'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest, scopeOf } from '#server/foundation/platform/http/page'
import type { Scan, ScanItem } from './scan-schema'
import { sentences } from './sentences'
import { scanItemsTable, scansTable } from './table'

export type Scans = ReturnType<typeof createScanStore>
export type ScanRow = typeof scansTable.$inferSelect
export type ItemRow = typeof scanItemsTable.$inferSelect
export type NewItem = typeof scanItemsTable.$inferInsert

/** Scan results, as rows. */
export const createScanStore = ({ db, clock, cursors }: { db: Db; clock: Clock; cursors: Cursors }) => {
  const row = (id: number): ScanRow => {
    const found = db.select().from(scansTable).where(eq(scansTable.id, id)).get()
    if (!found) throw new NotFound('scan', id)
    return found
  }
  const set = (id: number, change: Partial<ScanRow>): void => {
    db.update(scansTable).set(change).where(eq(scansTable.id, id)).run()
  }

  const expected = new Map<number, Expected>()
  const progressOf = ({ id, state, found }: ScanRow): Pick<Scan, 'total' | 'seconds_left'> => {
    const { total, seen, began_ms } = expected.get(id) ?? {}
    if (state !== 'running' || total === undefined) return { total: null, seconds_left: null }
    const looked = found - (seen ?? 0)
    const passed = (clock.elapsedMs() - (began_ms ?? 0)) / milliseconds(1)
    return { total, seconds_left: looked > 0 ? Math.max(0, Math.round((passed / looked) * (total - found))) : null }
  }

  return {
    row,
    set,

    /** Sets the number of files, and how many were checked before a restart. */
    expect: (id: number, { total, seen }: { total: number; seen: number }): void =>
      void expected.set(id, { total, seen, began_ms: clock.elapsedMs() }),

    /** What has been checked already. */
    seen(id: number): { paths: ReadonlySet<string>; found: number; matched: number } {
      const items = db
        .select({ path: scanItemsTable.relative_path, state: scanItemsTable.state })
        .from(scanItemsTable)
        .where(eq(scanItemsTable.scan_id, id))
        .all()
      const matched = items.filter(({ state }) => state === 'matched' || state === 'known').length
      return { paths: new Set(items.map(({ path }) => path)), found: items.length, matched }
    },

    interrupted: (): ScanRow[] => db.select().from(scansTable).where(eq(scansTable.state, 'running')).all(),

    get(id: number): Scan {
      const counts = db
        .select({ state: scanItemsTable.state, n: count() })
        .from(scanItemsTable)
        .where(eq(scanItemsTable.scan_id, id))
        .groupBy(scanItemsTable.state)
        .all()
      const found = row(id)
      return { ...show(found), ...progressOf(found), counts: Object.fromEntries(counts.map(({ state, n }) => [state, n])) }
    },

    items(id: number, asked: PageRequest & { state?: string | undefined }): PageOf<ScanItem> {
      row(id)
      const scope = scopeOf('library/scan/items', { id, state: asked.state })
      const states = asked.state?.split(',') as ItemRow['state'][] | undefined
      const where = and(eq(scanItemsTable.scan_id, id), states && inArray(scanItemsTable.state, states))
      const page = listed(db.select().from(scanItemsTable), asked, { cursors, scope, table: scanItemsTable, by: 'id', where })
      return { ...page, results: page.results.map((item) => ({ ...show(item), reasons: item.reasons.map(asWritten) })) }
    },

    allItems: (id: number): ItemRow[] =>
      db.select().from(scanItemsTable).where(eq(scanItemsTable.scan_id, id)).orderBy(scanItemsTable.id).all(),

    running: (rootFolderId: number): ScanRow | undefined =>
      db
        .select()
        .from(scansTable)
        .where(and(eq(scansTable.root_folder_id, rootFolderId), inArray(scansTable.state, ['running', 'applying'])))
        .get(),

    begin: (root_folder_id: number): ScanRow =>
      db.transaction((tx) =>
        tx
          .insert(scansTable)
          .values({ root_folder_id, state: 'running', started_at: stamp(clock) })
          .returning()
          .get(),
      ),

    put(id: number, items: readonly NewItem[], progress: { found: number; matched: number }): void {
      db.transaction((tx) => {
        tx.update(scansTable).set(progress).where(eq(scansTable.id, id)).run()
        for (let i = 0; i < items.length; i += 200)
          tx.insert(scanItemsTable)
            .values(items.slice(i, i + 200))
            .run()
      })
    },

    setItem(id: number, change: Partial<ItemRow>, tx: Tx | Db = db): void {
      tx.update(scanItemsTable).set(change).where(eq(scanItemsTable.id, id)).run()
    },

    /** Ends imports that were running when the service stopped; a person can start them again. */
    endInterrupted(): void {
      db.update(scansTable)
        .set({ state: 'failed', ...troubleFrom(say(sentences, 'scan_interrupted')), finished_at: stamp(clock) })
        .where(eq(scansTable.state, 'applying'))
        .run()
    },
  }
}

type Expected = { total: number; seen: number; began_ms: number }

const show = <R extends Trouble>({ error, error_code, error_values, ...row }: R) => ({
  ...row,
  error: troubleOf({ error, error_code, error_values }),
})

/** An older version stored only texts. */
const asWritten = (reason: Sentence | string): Sentence =>
  typeof reason === 'string' ? { code: 'as_written', values: {}, text: reason } : reason
