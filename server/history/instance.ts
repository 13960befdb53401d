import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/open'
import { instanceTable } from './table'

/** Tells this installation from every other one; made at the first start. */
export const instanceIdOf = (db: Db): string => {
  const known = db.select().from(instanceTable).where(eq(instanceTable.key, 'instance_id')).get()?.value
  if (known) return known
  const value = randomBytes(16).toString('hex')
  db.insert(instanceTable).values({ key: 'instance_id', value }).run()
  return value
}

/** Small facts about this installation, by name. */
export const instanceFacts = (db: Db) => ({
  get: (key: string): string | undefined => db.select().from(instanceTable).where(eq(instanceTable.key, key)).get()?.value,
  set: (key: string, value: string): void => {
    db.insert(instanceTable).values({ key, value }).onConflictDoUpdate({ target: instanceTable.key, set: { value } }).run()
  },
})
export type InstanceFacts = ReturnType<typeof instanceFacts>
