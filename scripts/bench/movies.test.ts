import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { openTestApp } from '#server/testing/test-app'
import { fillMovies } from './movies'

/** Settings, what has to exist outside the database as well, and what is only there while something goes on. */
const empty = [
  'backups',
  'copies',
  'display_preferences',
  'dlna_devices',
  'download_clients',
  'indexers',
  'offsite',
  'offsite_copies',
  'screens',
  'sessions',
  'storage_marks',
  'storage_rules',
  'subtitle_account',
  'tasks',
  'tracker_account',
  'views',
  'vpn_peer',
  'webhook_deliveries',
  'webhooks',
]

test('the library of the bench leaves no table empty that grows with use', async () => {
  const app = await openTestApp()
  fillMovies(app.dataDir, 500)

  const db = new Database(join(app.dataDir, 'app.db'), { readonly: true })
  const tables = db
    .query<{ name: string }, []>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'movies_search%' ORDER BY 1`,
    )
    .all()
    .map(({ name }) => name)
  const found = tables.filter((name) => db.query(`SELECT 1 FROM ${name} LIMIT 1`).get() === null)
  db.close()
  await app.close()

  expect(found).toEqual(empty)
})
