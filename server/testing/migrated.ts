import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { once } from '#server/foundation/lib/once'
import { openImage } from '#server/foundation/platform/db/image'
import { migrate } from '#server/foundation/platform/db/migrate'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { type Db, openDb } from '#server/foundation/platform/db/open'

/**
 * A file with the newest schema and no rows. Running all migrations takes half the time of opening the service, so they run once, and all
 * test processes copy the result. Its name changes with them, and it appears complete: others may be looking for it.
 */
const template = once((): string => {
  const file = join(tmpdir(), `marquee-migrated-${Bun.hash(JSON.stringify(migrations)).toString(36)}.db`)
  if (existsSync(file)) return file
  const folder = mkdtempSync(join(tmpdir(), 'marquee-migrating-'))
  const unfinished = join(folder, 'app.db')
  const { $client } = openDb(unfinished)
  migrate($client, migrations)
  $client.run('PRAGMA wal_checkpoint(TRUNCATE)')
  $client.close(true)
  renameSync(unfinished, file)
  rmSync(folder, { recursive: true })
  return file
})

/** Puts a database there that is as migrated as a new one gets when the service opens it. */
export const putMigratedDb = (path: string): void => copyFileSync(template(), path)

/** An in-memory database with the newest schema. */
export const openMigratedDb = (): Db => {
  const client = openImage(template())
  client.run('PRAGMA foreign_keys = ON')
  client.run('PRAGMA trusted_schema = OFF')
  return drizzle({ client })
}
