import { afterEach, beforeEach, expect, test } from 'bun:test'
import { putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { until } from '#server/testing/until'
import { createAcquisition } from './acquisition'

const dailyLimit = 100
const caps = `<caps><searching><search available="yes" supportedParams="q"/><movie-search available="yes" supportedParams="q,imdbid"/></searching>
<categories><category id="2000" name="Movies"/></categories></caps>`
const nothing = '<rss version="2.0"><channel><title>empty</title></channel></rss>'
let app: TestApp
let closing: (() => Promise<void>)[]
beforeEach(async () => {
  app = await openTestApp({ at: '2026-03-01T00:00:00.000Z' })
  closing = [app.close]
})
afterEach(async () => {
  for (const close of closing) await close()
})

/** An indexer that finds nothing, and advances the app's clock by `takes` milliseconds per query. */
const addIndexer = async (name: string, { takes = 0, daily_query_limit = null as number | null } = {}) => {
  const asked: string[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      const isCaps = new URL(request.url).searchParams.get('t') === 'caps'
      asked.push(app.clock.now().toISOString())
      app.clock.advance(takes)
      return new Response(isCaps ? caps : nothing, { headers: { 'content-type': 'application/xml' } })
    },
  })
  closing.push(() => server.stop(true))
  const { body } = await app.ask<{ id: number }>('POST', '/indexers', {
    name,
    type: 'torznab',
    url: `http://127.0.0.1:${server.port}`,
    enable_feed: false,
    daily_query_limit,
  })
  await app.rooms.indexers.asking.refreshCapabilities(body.id)
  await until('four were asked', () => asked.length >= 4)
  return asked
}
const putMovies = (count: number) => {
  for (let n = 1; n <= count; n++) putMovie(app, { title: `Movie number ${n}`, year: 1963, available_from: '2000-01-01T00:00:00.000Z' })
}

test('each indexer keeps its own daily budget, however often another may be queried', async () => {
  await putRoot(app)
  putMovies(60)
  const free = await addIndexer('free', { takes: 3000 })
  const limited = await addIndexer('limited', { daily_query_limit: dailyLimit })
  const before = { free: free.length, limited: limited.length }

  for (let round = 0; round < 8; round++) {
    await app.rooms.acquisition.searchWanted()
    app.clock.advance(15 * 60_000)
  }

  expect(free.length - before.free).toBeGreaterThanOrEqual(60)
  expect(limited.length - before.limited).toBeGreaterThan(0)
  expect(limited.length - before.limited).toBeLessThan(dailyLimit / 10)
}, 120_000)

test('a round searches for twenty movies, spaced out, even if responses are immediate', async () => {
  await putRoot(app)
  putMovies(25)
  const fast = await addIndexer('fast')
  app.clock.advance(60_000)
  const before = fast.length
  const { db, clock } = app
  const { search, grab } = app.rooms.acquisition
  const pause = async (ms: number) => app.clock.advance(ms)
  const { availableBefore } = app.rooms.movies
  const { nextSearchAt, searchesPerDay } = app.rooms.indexers.asking
  const log = app.logs.for('acquisition', 'search')
  const acquisition = createAcquisition({
    isHeld: () => false,
    waitsForAll: () => false,
    db,
    clock,
    log,
    search,
    grab,
    nextSearchAt,
    searchesPerDay,
    interval: () => 900,
    pause,
    availableBefore,
  })

  await acquisition.searchWanted()

  const movies = app.events.filter(({ type }) => type === 'search_completed').map(({ at }) => Date.parse(at))
  expect(movies).toHaveLength(20)
  expect(fast.length).toBeGreaterThan(before)
  expect(movies.slice(1).every((at, i) => at - movies[i]! >= 2000)).toBe(true)
}, 120_000)
