import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { phases } from '#server/acquisition/downloads/phase'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { until } from '#server/testing/until'

let app: TestApp
const caps = `<caps><searching><search available="yes" supportedParams="q"/><movie-search available="yes" supportedParams="q,imdbid"/></searching>
<categories><category id="2000" name="Movies"/></categories></caps>`
const feed = `<rss version="2.0" xmlns:torznab="http://torznab.com/schemas/2015/feed"><channel><title>one</title>
<item><title>Big.Buck.Bunny.2008.1080p.BluRay.x264-BEST</title><guid>a</guid><size>600000000</size>
<enclosure url="magnet:?xt=urn:btih:${'a'.repeat(40)}" length="600000000" type="application/x-bittorrent"/><torznab:attr name="seeders" value="9"/></item></channel></rss>`
const indexer = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: (request) =>
    new Response(new URL(request.url).searchParams.get('t') === 'caps' ? caps : feed, {
      headers: { 'content-type': 'application/rss+xml' },
    }),
})
afterAll(() => indexer.stop(true))

const idle = () => until('background work has ended', () => app.background.underWay().length === 0)

const open = async (now: string) => {
  app = await openTestApp({ at: now })
  await app.ask('POST', '/root-folders', { path: app.shelf })
  await app.ask('POST', '/indexers', { name: 'one', type: 'torznab', url: `http://127.0.0.1:${indexer.port}`, api_key: 'key' })
  await idle()
}
const add = (choices: object = {}) => app.ask<{ id: number }>('POST', '/movies', { metadata_id: 10378, ...choices })
const grabbed = () => app.rooms.downloads.store.inPhases(phases).map(({ title }) => title)
const searches = () => app.events.flatMap((event) => (event.type === 'search_started' ? [event.by] : []))

beforeEach(() => open('2026-03-01T12:00:00.000Z'))
afterEach(() => app.close())

test('searches for an added movie and grabs the best release', async () => {
  await add()
  await idle()

  expect(searches()).toEqual(['added'])
  expect(grabbed()).toEqual(['Big.Buck.Bunny.2008.1080p.BluRay.x264-BEST'])
})

test('grabs nothing for an unreleased movie', async () => {
  await app.close()
  await open('2007-01-01T00:00:00.000Z')

  const { status } = await add({ minimum_availability: 'released' })
  await idle()

  expect(status).toBe(201)
  expect(grabbed()).toEqual([])
})

test('does not search for an unmonitored movie', async () => {
  const { status } = await add({ monitored: false })
  await idle()

  expect(status).toBe(201)
  expect(searches()).toEqual([])
  expect(grabbed()).toEqual([])
})

test('does not search for a movie added without a search', async () => {
  await add({ search: false })
  await idle()

  expect(searches()).toEqual([])
})

test('a search that queries nobody, because the only indexer is paused after a failure, says that it failed', async () => {
  const { body: movie } = await add({ search: false })
  const [row] = app.rooms.indexers.rows()
  await app.ask('PATCH', `/indexers/${row!.id}`, { url: 'http://127.0.0.1:1' })
  await idle()
  expect(app.told()).toContain('indexer_failed')

  await app.ask('POST', `/movies/${movie.id}/search`)
  await idle()

  expect(app.events.findLast(({ type }) => type === 'search_completed')).toMatchObject({ found: 0, indexers_failed: 1 })
})
