import { asc, eq, gt, min } from 'drizzle-orm'
import type { AppEvent } from '#server/events'
import { historyTable, instanceTable } from '#server/foundation/history/table'
import type { Db } from '#server/foundation/platform/db/open'

/** The history that a socket needs to resume where it was. */
export type StoredEvents = {
  /** Whether everything after `seq` is still stored, for a client that knows everything up to it. */
  covers: (seq: number) => boolean
  /** Stored events after `seq`, oldest first. */
  since: (seq: number, limit: number) => (AppEvent & { seq: number })[]
}

/**
 * `seq` has no gaps except after a restore: numbering continues after the highest number ever given, while the history is the archive's. So a
 * number is valid only if its row exists, or if the next row is the oldest one.
 */
export const createStoredEvents = (db: Db): StoredEvents => ({
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
