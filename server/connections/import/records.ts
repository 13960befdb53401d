import { asc, eq, isNull, max, sql } from 'drizzle-orm'
import type { ConfigStore } from '#server/foundation/config/config'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { historyTable } from '#server/foundation/history/table'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { jsonInTurns } from '#server/foundation/lib/json-in-turns'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { ImportReport, Made } from './schema'
import { importMadeTable, importsTable } from './table'

export type ImportRecords = ReturnType<typeof createImportRecords>
type Deps = { db: Db; journal: Journal; clock: Clock; config: Pick<ConfigStore, 'get' | 'note' | 'reload'> }
type Kept = Omit<ImportReport, 'report_id'>

/** Every import with its report and what it made. The first one that brings something puts everything automatic on hold. */
export const createImportRecords = ({ db, journal, clock, config }: Deps) => {
  const running = new Set<number>()

  /** Settings are cached, so a change that was not stored must not stay in the cache. */
  const commit = <T>(change: Parameters<typeof journal.commit<T>>[0]) => {
    try {
      return journal.commit<T>(change)
    } catch (error) {
      config.reload()
      throw error
    }
  }

  /** Ends the hold unless another import causes it. */
  const letGo = (tx: Tx, announce: Announce): void => {
    if (tx.select({ id: importsTable.id }).from(importsTable).where(isNull(importsTable.released_at)).get()) return
    config.note(tx, { import_held: false })
    announce({ type: 'import_released', movies: 'none' })
  }

  return {
    commit,

    /** Imports that are on hold, the oldest first. */
    holding: () => db.select().from(importsTable).where(isNull(importsTable.released_at)).orderBy(asc(importsTable.id)).all(),

    /** Notes the import, and holds everything unless it cannot start any work. Call it before an import changes anything. */
    begin: (source: string, { holds = true } = {}): number =>
      commit((tx, announce) => {
        const created_at = stamp(clock)
        const { id } = tx
          .insert(importsTable)
          .values({ source, created_at, ...(!holds && { released_at: created_at }) })
          .returning({ id: importsTable.id })
          .get()
        running.add(id)
        if (!holds) return id
        if (!config.get().import_held) announce({ type: 'import_held', source })
        config.note(tx, { import_held: true })
        return id
      }),

    /** Notes what the import made, so that it can be undone. */
    keep(tx: Tx | Db, id: number, made: readonly Made[]): void {
      if (made.length === 0) return
      const history_id =
        tx
          .select({ id: max(historyTable.id) })
          .from(historyTable)
          .get()?.id ?? 0
      tx.insert(importMadeTable)
        .values(made.map((one) => ({ import_id: id, made: one, history_id })))
        .run()
    },

    /** Call it when an import stops, for whatever reason. */
    leave: (id: number) => running.delete(id),
    isRunning: (id: number) => running.has(id),

    /** Keeps the report. An import that brought nothing ends the hold that it began. */
    async end(id: number, report: Kept): Promise<void> {
      const text = await jsonInTurns(report)
      commit((tx, announce) => {
        const holds = tx.select().from(importsTable).where(eq(importsTable.id, id)).get()?.released_at === null
        const isOver = holds && report.totals.added + report.totals.changed === 0
        tx.update(importsTable)
          .set({ report: sql`${text}`, ...(isOver && { released_at: stamp(clock) }) })
          .where(eq(importsTable.id, id))
          .run()
        if (isOver) letGo(tx, announce)
      })
    },

    /** After an undo. If nothing of it stays that could start downloads, its hold ends. */
    undone(id: number, { isOver }: { isOver: boolean }): void {
      commit((tx, announce) => {
        const now = stamp(clock)
        tx.update(importsTable)
          .set({ undone_at: now, ...(isOver && { released_at: now }) })
          .where(eq(importsTable.id, id))
          .run()
        if (isOver) letGo(tx, announce)
      })
    },
  }
}
