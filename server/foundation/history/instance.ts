import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { historyTable, instanceTable } from './table'

/** Identifies this installation; generated at the first start. */
export const instanceIdOf = (db: Db): string => {
  const known = db.select().from(instanceTable).where(eq(instanceTable.key, 'instance_id')).get()?.value
  if (known) return known
  const value = randomBytes(16).toString('hex')
  db.insert(instanceTable).values({ key: 'instance_id', value }).run()
  return value
}

/** When the newest event was stored; null before the first one. */
export const newestEventAt = (db: Db): string | null =>
  db.select({ at: historyTable.at }).from(historyTable).orderBy(desc(historyTable.id)).limit(1).get()?.at ?? null

/** Key-value facts about this installation. */
export const instanceFacts = (db: Db) => ({
  get: (key: string): string | undefined => db.select().from(instanceTable).where(eq(instanceTable.key, key)).get()?.value,
  set: (key: string, value: string): void => {
    db.insert(instanceTable).values({ key, value }).onConflictDoUpdate({ target: instanceTable.key, set: { value } }).run()
  },
})
export type InstanceFacts = ReturnType<typeof instanceFacts>
