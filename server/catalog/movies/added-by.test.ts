import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#server/foundation/platform/db/migrate'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { useApp } from '#server/testing/use-app'
import type { Movie } from './schema'

const app = useApp()

test('a movie that a person adds says so', async () => {
  const { body } = await app.ask<Movie>('POST', '/movies', { metadata_id: 10378, search: false })

  expect([body.added_by, (await app.ask<Movie>('GET', `/movies/${body.id}`)).body.added_by]).toEqual(['user', 'user'])
})

test('for movies older than `added_by`, only those that a list recorded as its own are known', () => {
  const sqlite = new Database(':memory:')
  sqlite.run(readFileSync(join(import.meta.dir, '../../foundation/platform/db/fixtures/schema-15.sql'), 'utf8'))
  const cases: [movie: number, addedAt: string, noted: string | null][] = [
    [1, '2026-01-02T00:00:00.000Z', '2026-01-02T00:00:01.000Z'],
    // On the list, but added by someone else.
    [2, '2026-01-02T00:00:00.000Z', null],
    // Added by the list, removed, then added again by someone else.
    [3, '2026-01-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
  ]
  for (const [id, added_at, noted] of cases) {
    sqlite.run('UPDATE movies SET added_at = ? WHERE metadata_id = ?', [added_at, id])
    sqlite.run('UPDATE list_items SET added_at = ?, list_id = 2 WHERE metadata_id = ?', [noted, id])
  }

  migrate(sqlite, migrations)

  const rows = sqlite.query<{ added_by: string | null }, []>('SELECT added_by FROM movies ORDER BY metadata_id').all()
  expect(rows.map(({ added_by }) => added_by)).toEqual(['list:2', null, null])
})
