import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { ImportReport, ImportRun } from '#server/connections/import/schema'
import { stoppedClock } from '#server/foundation/lib/clock'
import { putMovie } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { startMediaServer } from '#world/media-servers'
import { createImportRuns } from './runs'

const app = useApp()
let jellyfin: ReturnType<typeof startMediaServer>
beforeEach(() => {
  jellyfin = startMediaServer('jellyfin', 'keyofjellyfin')
  jellyfin.movies.push({ title: 'Faust', year: 1926, tmdb: 775, of: { Ada: { played: true, plays: 1, at: '2025-03-04T20:00:00.000Z' } } })
})
afterEach(async () => await jellyfin.stop())

const running = async () => (await app.ask<{ running: ImportRun | null }>('GET', '/import/running')).body.running
const start = (path = 'jellyfin') =>
  app.ask<ImportReport>('POST', `/import/${path}`, { url: jellyfin.url, api_key: 'keyofjellyfin', user: 'Ada' })
/** Jellyfin answers with its movies only once this is called. */
const slowly = () => {
  const gate = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  jellyfin.state.beforePage = () => {
    asked.resolve()
    return gate.promise
  }
  return { asked: asked.promise, answer: gate.resolve }
}

test('an import shows that it runs, and no second one starts beside it', async () => {
  const { asked, answer } = slowly()

  const first = start()
  await asked
  const second = await start('jellyfin/preview')

  expect(second).toMatchObject({ status: 409, body: { error: { details: { reason: 'import_runs_already' } } } })
  expect(await running()).toMatchObject({ source: 'jellyfin', applies: true, total: null, canceled: false })
  answer()
  expect((await first).status).toBe(200)
  expect(await running()).toBeNull()
})

test('an import that waits for another program can be canceled at once; a second one then goes through', async () => {
  const id = putMovie(app, { title: 'Faust', metadata_id: 775 })
  const { asked, answer } = slowly()

  const first = start()
  await asked
  const canceled = await app.ask('POST', '/import/cancel')

  expect([canceled.status, (await first).status]).toEqual([202, 409])
  expect((await first).body).toMatchObject({ error: { details: { reason: 'import_canceled' } } })
  answer()
  await until('nothing runs', async () => (await running()) === null)
  expect((await start()).body).toMatchObject({ applied: true, totals: { changed: 1 } })
  expect((await app.ask('GET', `/movies/${id}`)).body).toMatchObject({ play_count: 1 })
})

test('a canceled preview says that it was a preview; without an import there is nothing to cancel', async () => {
  const { asked, answer } = slowly()
  expect((await app.ask('POST', '/import/cancel')).status).toBe(409)

  const preview = start('jellyfin/preview')
  await asked
  await app.ask('POST', '/import/cancel')

  expect((await preview).body).toMatchObject({ error: { details: { reason: 'preview_canceled' } } })
  answer()
})

test('what came along before an import was canceled stays, and a second one brings the rest', async () => {
  jellyfin.movies.length = 0
  for (let n = 1; n <= 120; n++) {
    putMovie(app, { title: `Movie ${n}`, metadata_id: n })
    jellyfin.movies.push({ title: `Movie ${n}`, year: 2001, tmdb: n, of: { Ada: { favorite: true } } })
  }
  const favorites = () => app.db.select().from(moviesTable).where(eq(moviesTable.favorite, true)).all().length

  const first = start()
  await until('some came along', () => favorites() > 0)
  await app.ask('POST', '/import/cancel')
  // A fast machine may be through already.
  expect([200, 409]).toContain((await first).status)
  const came = favorites()

  expect(await start()).toMatchObject({ status: 200, body: { totals: { changed: 120 - came } } })
  expect(favorites()).toBe(120)
})

test('each step of an import learns that a person canceled it, and tells how far it is at most twice a second', async () => {
  const told: unknown[] = []
  const clock = stoppedClock('2030-01-01T00:00:00Z')
  const runs = createImportRuns({ clock, journal: { tell: (event) => void told.push(event) } })

  const canceled = runs.alone({ source: 'plex', applies: true }, async (pace) => {
    pace.tell(0, 3)
    pace.tell(1, 3)
    runs.cancel()
    pace.tell(2, 3)
  })

  await expect(canceled).rejects.toThrow('What came along until then stays')
  expect(told).toMatchObject([{ done: 0, total: null, running: true }, { done: 0, total: 3, running: true }, { running: false }])
  expect(runs.show()).toBeNull()
})
