import { expect, test } from 'bun:test'
import { putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'

const app = useApp()

const films = (count: number) => Array.from({ length: count }, (_, n) => ({ id: 730_001 + n, title: `Told ${n}`, year: 2001 }))
/** As an import leaves them: without what only the metadata provider knows. */
const imported = (count: number): void => {
  app.provider.movies.push(...films(count))
  app.db.transaction(() => {
    for (const { id: metadata_id } of films(count)) putMovie(app, { metadata_id, title: 'Imported', metadata_refreshed_at: null })
  })
}
const titled = (title: string): number =>
  (app.db.$client.query('SELECT count(*) AS n FROM movies WHERE title LIKE ?').get(title) as { n: number }).n
const refresh = () => app.rooms.movies.refreshDue()

test('an imported library is told whole in one round', async () => {
  imported(120)

  await refresh()

  expect(titled('Told %')).toBe(120)
})

test('a movie that the provider has no more holds up no other', async () => {
  imported(30)
  app.provider.movies.splice(
    app.provider.movies.findIndex(({ id }) => id === 730_001),
    1,
  )

  await refresh()

  expect([titled('Told %'), titled('Imported')]).toEqual([29, 1])
  expect(app.rooms.movies.dueForRefresh()).toEqual([])
})

test('an outage keeps what came before it, and the next round goes on', async () => {
  imported(60)
  app.provider.faults.push({ when: '/movie/730040', kind: 'rate_limited', retry_after: 30 })

  const failure = await refresh().then(
    () => null,
    (error: Error) => error.message,
  )
  const before = titled('Told %')
  app.provider.faults.length = 0
  app.clock.advance(60_000)
  await refresh()

  expect(failure).not.toBeNull()
  expect(before).toBeGreaterThanOrEqual(24)
  expect(before).toBeLessThan(60)
  expect(titled('Told %')).toBe(60)
})

test('movies that are due at different hours become due together, so that a disk sleeps in between', () => {
  const told = (ids: readonly number[]) => {
    const at = app.clock.now().toISOString()
    for (const id of ids) app.db.$client.run('UPDATE movies SET metadata_refreshed_at = ? WHERE id = ?', [at, id])
  }
  for (let n = 0; n < 8; n++) {
    told([putMovie(app, { title: `New ${n}`, available_from: '2026-02-20T00:00:00.000Z' })])
    app.clock.advance(3_600_000)
  }

  const rounds = Array.from({ length: 72 }, () => {
    app.clock.advance(3_600_000)
    const due = app.rooms.movies.dueForRefresh().map(({ id }) => id)
    told(due)
    return due.length
  }).filter((due) => due > 0)

  expect(rounds).toEqual([8, 8, 8])
})

test('without a key nothing is asked, and the task does not fail', async () => {
  imported(3)
  app.config.update({ metadata_api_key: null }, { isKey: true })

  await refresh()

  expect(titled('Imported')).toBe(3)
})
