import { lt, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '#server/foundation/lib/clock'
import { days, milliseconds } from '#server/foundation/lib/duration'
import { sharedRun } from '#server/foundation/lib/turns'
import type { LogDb } from './open'
import { logsTable } from './table'

type Deps = { db: LogDb; clock: Clock; keepDays: () => number; limits?: Partial<Limits> }
type Limits = typeof usualLimits

const leastDays = 7
const usualLimits = {
  /** The minimum number of rows to keep from the last seven days. */
  leastRows: 50_000,
  largestBytes: 256 * 1024 * 1024,
  /** Rows removed at a time; requests are served in between. */
  slice: 5000,
}

/** Removes lines older than the retention, and the oldest of a log that is too large. Never removes the protected minimum. */
export const createLogRetention = ({ db, clock, keepDays, limits: changed = {} }: Deps) => {
  const { leastRows, largestBytes, slice } = { ...usualLimits, ...changed }

  /** Returns the number of removed lines; removes none if the condition matches none. */
  const removeOldest = async (where: SQL): Promise<number> => {
    const oldest = db.select({ id: logsTable.id }).from(logsTable).where(where).orderBy(logsTable.ts_us).limit(slice)
    const gone = db.delete(logsTable).where(sql`${logsTable.id} IN ${oldest}`).returning({ id: logsTable.id }).all().length
    await Bun.sleep(0)
    return gone
  }

  const all = async (where: SQL, until: () => boolean): Promise<number> => {
    let removed = 0
    while (!until()) {
      const gone = await removeOldest(where)
      removed += gone
      if (gone < slice) break
    }
    return removed
  }

  const tidy = async (): Promise<{ removed: number }> => {
    const oldest = clock.now().getTime() - milliseconds(days(Math.max(leastDays, keepDays())))
    const tooOld = await all(lt(logsTable.ts_us, oldest * 1000), () => false)
    const newest = sql`(SELECT id FROM logs ORDER BY ts_us DESC, id DESC LIMIT ${leastRows})`
    const tooMany = await all(sql`${logsTable.id} NOT IN ${newest}`, () => bytesOf(db) <= largestBytes)
    if (tooOld + tooMany > 0) db.run(sql`PRAGMA incremental_vacuum`)
    return { removed: tooOld + tooMany }
  }

  return sharedRun(tidy)
}

const bytesOf = (db: LogDb): number => {
  const pragma = (name: string): number => Object.values(db.$client.query(`PRAGMA ${name}`).get() as Record<string, number>)[0] ?? 0
  return (pragma('page_count') - pragma('freelist_count')) * pragma('page_size')
}
