import { afterEach, beforeEach, expect, test } from 'bun:test'
import { putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { until } from '#server/testing/until'
import type { Release } from './schema'

const caps = `<caps><searching><search available="yes" supportedParams="q"/><movie-search available="yes" supportedParams="q,imdbid"/></searching>
<categories><category id="2000" name="Movies"/></categories></caps>`
let app: TestApp
let links: string[]
let questions: number
let link: (place: number) => Response
let server: ReturnType<typeof startIndexer>

/** An indexer with many releases of one movie, each with its own link. */
const startIndexer = (count: number) =>
  Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      const url = new URL(request.url)
      if (url.pathname.startsWith('/dl/')) {
        links.push(url.pathname)
        return link(links.length)
      }
      questions++
      const items = Array.from({ length: count }, (_, n) => itemOf(n, url.origin)).join('')
      const feed = `<rss version="2.0" xmlns:torznab="http://torznab.com/schemas/2015/feed"><channel><title>t</title>${items}</channel></rss>`
      const text = url.searchParams.get('t') === 'caps' ? caps : feed
      return new Response(text, { headers: { 'content-type': 'application/xml' } })
    },
  })
const itemOf = (
  n: number,
  origin: string,
) => `<item><title>Charade.1963.1080p.BluRay.x264-GROUP${n}</title><guid>${n}</guid><size>8000000000</size>
<link>${origin}/dl/${n}</link>${magnetOf(n)}<torznab:attr name="seeders" value="${100 + n}"/></item>`

let magnetOf: (n: number) => string

let movie: number
beforeEach(async () => {
  links = []
  questions = 0
  magnetOf = () => ''
  app = await openTestApp()
  await putRoot(app)
  app.db.$client.run('UPDATE quality_profiles SET languages = \'{"mode":"any","values":[]}\'')
  movie = putMovie(app, { title: 'Charade', year: 1963, runtime_minutes: 100, digital_date: '2000-01-01T00:00:00.000Z' })
  server = startIndexer(40)
  const { body } = await app.ask<{ id: number }>('POST', '/indexers', {
    name: 'one',
    type: 'torznab',
    url: `http://127.0.0.1:${server.port}`,
  })
  await app.rooms.indexers.asking.refreshCapabilities(body.id)
  await until('four were asked', () => questions >= 4)
  app.clock.advance(60_000)
})
afterEach(async () => {
  await app.close()
  await server.stop(true)
})
const indexer = () => app.rooms.indexers.rows()[0]!
const minutes = (at: string | null) => (Date.parse(at ?? '') - app.clock.now().getTime()) / 60_000
const magnet = () => new Response(`magnet:?xt=urn:btih:${'ab'.repeat(20)}`)

test('an indexer that rate-limits a download pauses for as long as it says, with all its releases', async () => {
  link = () => new Response('slow down', { status: 429, headers: { 'retry-after': '3600' } })

  await app.rooms.acquisition.searchWanted()

  expect(links).toHaveLength(1)
  expect(indexer()).toMatchObject({ escalation_level: 1, last_error: expect.stringContaining('wait') })
  expect(minutes(indexer().disabled_until)).toBe(60)
  const { body } = await app.ask<{ results: Release[] }>('GET', `/movies/${movie}/releases?limit=100`)
  expect(body.results.every(({ verdict, next_look_at }) => verdict === 'temporarily_rejected' && minutes(next_look_at) === 60)).toBe(true)
  expect(minutes(app.rooms.movies.row(movie).next_search_at)).toBe(60)
  for (let round = 0; round < 3; round++) {
    app.clock.advance(15 * 60_000)
    await app.rooms.acquisition.searchWanted()
    await app.rooms.acquisition.syncFeeds()
  }
  expect(links).toHaveLength(1)
}, 120_000)

test('after the pause, a known release is grabbed without a search', async () => {
  link = (n) => (n === 1 ? new Response('slow down', { status: 429, headers: { 'retry-after': '600' } }) : magnet())
  await app.rooms.acquisition.searchWanted()
  app.clock.advance(15 * 60_000)
  const searches = app.told().filter((type) => type === 'search_started').length

  await app.rooms.acquisition.searchWanted()

  expect(app.told().filter((type) => type === 'release_grabbed')).toHaveLength(1)
  expect(app.told().filter((type) => type === 'search_started')).toHaveLength(searches)
}, 120_000)

test('consecutive dead links pause the indexer, and are not followed again with each feed', async () => {
  link = () => new Response('gone', { status: 404 })

  await app.rooms.acquisition.searchWanted()
  const first = links.length
  for (let round = 0; round < 8; round++) {
    app.clock.advance(15 * 60_000)
    await app.rooms.acquisition.syncFeeds()
  }

  expect(first).toBe(3)
  expect(indexer().most_recent_failure_at).not.toBeNull()
  expect(new Set(links).size).toBe(links.length)
  expect(app.rooms.movies.row(movie).searches_without_result).toBe(1)
}, 120_000)

test('a single dead link costs one request', async () => {
  link = (n) => (n === 1 ? new Response('gone', { status: 404 }) : magnet())

  await app.rooms.acquisition.searchWanted()

  expect(links).toHaveLength(2)
  expect(indexer().escalation_level).toBe(0)
  expect(app.told()).toContain('release_grabbed')
}, 120_000)

test.each([
  ['is dead', () => new Response('gone', { status: 404 })],
  ['does not respond', () => new Response('', { status: 500 })],
  ['leads to a web page', () => new Response('<!DOCTYPE html><html>Log in</html>')],
])(
  'grabs the magnet of a release whose link %s, and does not blame the indexer',
  async (_, answer) => {
    magnetOf = (n) => `<torznab:attr name="magneturl" value="magnet:?xt=urn:btih:${String(n).padStart(40, '0')}"/>`
    link = answer

    await app.rooms.acquisition.searchWanted()

    expect(new Set(links).size).toBe(1)
    expect(app.told().filter((type) => type === 'release_grabbed')).toHaveLength(1)
    expect(indexer().escalation_level).toBe(0)
    expect(
      app.rooms.downloads.store.inPhases(['queued', 'fetching_metadata', 'downloading']).map(({ magnet }) => magnet?.slice(0, 15)),
    ).toEqual(['magnet:?xt=urn:'])
  },
  120_000,
)

test('does not grab a refused torrent through its magnet', async () => {
  magnetOf = (n) => `<torznab:attr name="magneturl" value="magnet:?xt=urn:btih:${String(n).padStart(40, '0')}"/>`
  link = () => new Response('d4:spam4:eggse')

  await app.rooms.acquisition.searchWanted()

  expect(links.length).toBeGreaterThan(0)
  expect(app.told()).not.toContain('release_grabbed')
}, 120_000)

test('reports a link that leads to a web page', async () => {
  link = () => new Response('<!DOCTYPE html><html>Log in</html>')

  await app.rooms.acquisition.searchWanted()

  const { body } = await app.ask<{ results: Release[] }>('GET', `/movies/${movie}/releases?limit=100`)
  expect(body.results.filter(({ reasons }) => reasons.some(({ code }) => code === 'link_is_page'))).toHaveLength(3)
  expect(JSON.stringify(body)).not.toContain('magnet:')
}, 120_000)
