import { eq } from 'drizzle-orm'
import { instanceTable } from '#server/history/table'
import type { Db } from '#server/platform/db/open'
import type { Log } from '#server/platform/log'

export type Caution = ReturnType<typeof createCaution>
type Deps = { db: Db; log: Log; rescan: { all: () => Promise<boolean> } }

/**
 * After a restore the database tells of an earlier time. Until all films folders have been looked at in good health nothing is
 * searched for by itself: what is on the shelf already would be fetched once more.
 */
export const createCaution = ({ db, log, rescan }: Deps) => {
  const noted = (key: string) => db.select().from(instanceTable).where(eq(instanceTable.key, key)).get()?.value

  return {
    /** Whether searching may happen by itself; looks at the folders first if nobody has done so since the restore. */
    async isOver(): Promise<boolean> {
      const restored = noted('restore_id')
      if (restored === undefined || noted('looked_after_restore') === restored) return true
      if (!(await rescan.all())) {
        log.warn('nothing is searched for yet: after the restore not all films folders can be looked at')
        return false
      }
      db.insert(instanceTable)
        .values({ key: 'looked_after_restore', value: restored })
        .onConflictDoUpdate({ target: instanceTable.key, set: { value: restored } })
        .run()
      return true
    },
  }
}
