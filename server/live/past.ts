import { asc, eq, gt, min } from 'drizzle-orm'
import type { AppEvent } from '#server/events'
import { historyTable, instanceTable } from '#server/history/table'
import type { Db } from '#server/platform/db/open'

/** What a socket needs of the history to pick up where it was. */
export type Past = {
  /** Whether all that happened after `seq` is still there, seen from a client that knows everything up to it. */
  covers: (seq: number) => boolean
  /** Stored events after `seq`, the oldest first. */
  since: (seq: number, limit: number) => (AppEvent & { seq: number })[]
}

/**
 * `seq` has no gaps but the one that a restore leaves: it goes on where the service was, while the history is that of the archive.
 * So a number counts only when its row is there, or the row after it is the oldest one.
 */
export const createPast = (db: Db): Past => ({
  covers: (seq) => {
    if (db.select({ seq: historyTable.seq }).from(historyTable).where(eq(historyTable.seq, seq)).get()) return true
    const { oldest } = db
      .select({ oldest: min(historyTable.seq) })
      .from(historyTable)
      .get() ?? { oldest: null }
    return oldest === null ? seq === lastGiven(db) : oldest === seq + 1
  },
  since: (seq, limit) =>
    db
      .select({ data: historyTable.data })
      .from(historyTable)
      .where(gt(historyTable.seq, seq))
      .orderBy(asc(historyTable.seq))
      .limit(limit)
      .all()
      .flatMap(({ data }) => ('seq' in data ? [data] : [])),
})

const lastGiven = (db: Db): number => Number(db.select().from(instanceTable).where(eq(instanceTable.key, 'seq')).get()?.value ?? 0)
