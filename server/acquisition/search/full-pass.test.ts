import { afterEach, expect, test } from 'bun:test'
import { moviesTable } from '#server/catalog/movies/table'
import type { Task } from '#server/service/tasks/schema'
import { putRoot } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'

const minute = 60_000
/** Finds movies by id only: one query per movie. */
const caps = `<caps><searching><search available="no"/><movie-search available="yes" supportedParams="imdbid"/></searching>
<categories><category id="2000" name="Movies"/></categories></caps>`
const nothing = '<rss version="2.0"><channel><title>empty</title></channel></rss>'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

type Meanwhile = (app: TestApp) => Promise<unknown>
/** An app in which waiting for a turn advances the clock. */
const openAt = async (at: string, dir?: string, meanwhile?: Meanwhile): Promise<TestApp> => {
  const pause = async (ms: number) => {
    app.clock.advance(ms)
    await meanwhile?.(app)
  }
  const app: TestApp = await openTestApp({ at, pause, ...(dir && { dir }) })
  closing.push(app.close)
  return app
}
const openWith = async (wanted: number, meanwhile?: Meanwhile): Promise<TestApp> => {
  const app = await openAt('2026-03-01T00:00:00.000Z', undefined, meanwhile)
  await putRoot(app)
  const [profile] = (await app.ask<{ results: { id: number }[] }>('GET', '/quality-profiles')).body.results
  app.db.transaction((tx) => {
    for (let n = 1; n <= wanted; n++) tx.insert(moviesTable).values(movie(n, profile!.id)).run()
  })
  return app
}
const movie = (n: number, quality_profile_id: number) => {
  const out = new Date(Date.parse('2010-01-01') + n * 86_400_000).toISOString()
  return {
    metadata_id: n,
    external_ids: { imdb_id: imdbOf(n) },
    title: `Movie Number ${n}`,
    sort_title: `movie number ${n}`,
    clean_title: `movienumber${n}`,
    original_title: `Movie Number ${n}`,
    original_language: 'en',
    year: 2010,
    available_from: out,
    minimum_availability: 'released' as const,
    quality_profile_id,
    added_at: out,
    updated_at: out,
  }
}
const imdbOf = (n: number) => `tt${String(n).padStart(7, '0')}`

/** An indexer that finds nothing and counts its queries, by movie and in total. */
const addIndexer = async (app: TestApp, name: string, daily_query_limit: number | null) => {
  const asked = { all: 0, feeds: 0, movies: new Map<string, number>() }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      const { searchParams } = new URL(request.url)
      const [isCaps, imdb] = [searchParams.get('t') === 'caps', searchParams.get('imdbid')]
      asked.all++
      if (imdb) asked.movies.set(imdb, (asked.movies.get(imdb) ?? 0) + 1)
      else if (!isCaps && !searchParams.get('q')) asked.feeds++
      return new Response(isCaps ? caps : nothing, { headers: { 'content-type': 'application/xml' } })
    },
  })
  closing.push(() => server.stop(true))
  const url = `http://127.0.0.1:${server.port}`
  const { body } = await app.ask<{ id: number }>('POST', '/indexers', { name, type: 'torznab', url, daily_query_limit })
  await app.rooms.indexers.asking.refreshCapabilities(body.id)
  return asked
}

/** Runs the scheduled tasks every quarter of an hour, or later if a round took longer. */
const passUntil = async (app: TestApp, at: string): Promise<void> => {
  while (app.clock.now() < new Date(at)) {
    const began = app.clock.now().getTime()
    for (const task of ['feed-sync', 'wanted-search']) {
      app.rooms.tasks.scheduler.runNow(task)
      await app.rooms.tasks.scheduler.idle()
    }
    app.clock.advance(Math.max(0, began + 15 * minute - app.clock.now().getTime()))
  }
}
const progressOf = async (app: TestApp) => (await app.ask<Task>('GET', '/tasks/wanted-search')).body.progress

const wanted = 500
const limit = 800

test("searches all wanted movies within a day and within the indexers' limits, and continues after a restart", async () => {
  const before = await openWith(wanted)
  const large = await addIndexer(before, 'large', limit)
  const small = await addIndexer(before, 'small', 100)
  expect(await progressOf(before)).toMatchObject({ done: 0, total: wanted, note: null })

  await passUntil(before, '2026-03-01T12:00:00.000Z')
  const halfway = await progressOf(before)
  await before.stop()
  const after = await openAt('2026-03-01T12:05:00.000Z', before.dir)
  const resumed = await progressOf(after)
  await passUntil(after, '2026-03-01T16:00:00.000Z')
  const asked = [...large.movies.values()]
  await passUntil(after, '2026-03-02T00:00:00.000Z')

  expect(halfway?.done).toBeGreaterThan(wanted / 3)
  expect(resumed?.done).toBe(halfway?.done)
  expect(resumed?.seconds_left).toBeGreaterThan(0)
  expect(resumed?.seconds_left).toBeLessThan(16 * 3600)
  expect(new Set(asked)).toEqual(new Set([1]))
  expect(await progressOf(after)).toEqual({ done: wanted, total: wanted, seconds_left: 0, note: null })
  expect(new Set([...large.movies.keys(), ...small.movies.keys()]).size).toBe(wanted)
  expect(large.all).toBeLessThanOrEqual(limit)
  expect(small.all).toBeLessThanOrEqual(100)
  for (const { feeds } of [large, small]) expect(feeds).toBeGreaterThan(10)
}, 600_000)

test('a movie that no longer needs a search when its turn comes is left out', async () => {
  const ids = (app: TestApp) => app.db.select({ id: moviesTable.id }).from(moviesTable).all()
  const app = await openWith(3, () => app.ask('PATCH', `/movies/${ids(app).at(0)!.id}`, { monitored: false }))
  const { movies } = await addIndexer(app, 'one', null)

  app.rooms.tasks.scheduler.runNow('wanted-search')
  await app.rooms.tasks.scheduler.idle()

  expect([...movies.keys()].sort()).toEqual(['0000002', '0000003'])
})

test("says how long a pass takes if the indexers' limits do not allow one per day", async () => {
  const app = await openWith(1000)
  await addIndexer(app, 'small', 100)

  const { note, seconds_left } = (await progressOf(app))!

  expect(note).toMatchObject({ code: 'slow_pass', text: expect.stringContaining('14 days') })
  expect(seconds_left).toBeGreaterThan(14 * 86_400)
})

test('reports an unknown duration without a usable indexer, and no progress without a wanted movie', async () => {
  expect(await progressOf(await openWith(3))).toEqual({ done: 0, total: 3, seconds_left: null, note: null })
  expect(await progressOf(await openWith(0))).toBeNull()
})
