import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import type { Movie } from '#server/catalog/movies/schema'
import type { AppEvent } from '#server/events'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { until } from '#server/testing/until'
import { type Absent, metBy, outcomeOf } from './outcome'
import { sentences } from './sentences'

const at = '2030-01-01T00:00:00.000Z'
const refused = say(sentences, 'quality_not_wanted', { profile: 'HD', quality: 'CAM' })
const row = (verdict: 'accepted' | 'rejected' | 'temporarily_rejected', why: Sentence = refused, last_seen_at = at) => ({
  verdict,
  last_seen_at,
  reasons: verdict === 'accepted' ? [] : [why],
})
const responded = (name: string) => ({ indexer: { name }, ok: true as const })
const silent = (name: string) => ({ indexer: { name }, ok: false as const, why: refused })
type Rows = Parameters<typeof outcomeOf>[1]
type Heard = Parameters<typeof metBy>[1]
const toldOf = (answers: Heard['answers'], found: number, rows: Rows = []) =>
  outcomeOf(metBy(at, { answers, absent: [], found }), rows).said.text

test('what an empty search met is told by who responded', () => {
  expect(toldOf([responded('Dune')], 0)).toBe('Nothing found')
  expect(toldOf([responded('Dune'), silent('Orbit')], 0)).toBe('Nothing found (no response from Orbit)')
  expect(toldOf([silent('Orbit')], 0)).toBe('Orbit did not respond')
  expect(toldOf([silent('Dune'), silent('Orbit')], 0)).toBe('None of the indexers responded: Dune and Orbit')
  expect(toldOf([], 0)).toBe('No indexer may be searched')
  const spent: Absent = { name: 'Orbit', until: null, why: null }
  expect(outcomeOf(metBy(at, { answers: [], absent: [spent], found: 0 }), []).said.text).toBe('The limit of queries is reached: Orbit')
})

test('releases are told with the most frequent reason against them; only those of this search count', () => {
  const sample = say(sentences, 'raw_disk')
  const before = row('accepted', refused, '2029-12-31T00:00:00.000Z')
  expect(toldOf([responded('Dune')], 3, [row('rejected', sample), row('rejected'), row('rejected'), before])).toBe(
    '3 releases found, none suitable. Most often: The profile HD does not allow CAM',
  )
  expect(toldOf([responded('Dune'), silent('Orbit')], 2, [row('accepted'), row('rejected')])).toBe(
    '2 releases found, 1 suitable (no response from Orbit)',
  )
  expect(toldOf([responded('Dune')], 1, [row('temporarily_rejected', sample)])).toBe(
    'One release found, but it must wait: Full copy of a disc',
  )
})

test('a paused indexer tells until when, and why', () => {
  const until = '2030-01-01T03:00:00.000Z'
  const met = outcomeOf(metBy(at, { answers: [], absent: [{ name: 'Orbit', until, why: refused }], found: 0 }), [])

  expect(met.said.text).toBe('Orbit did not respond')
  expect(met.unanswered.map(({ why }) => why.text)).toEqual(['Paused until 2030-01-01 03:00 UTC: The profile HD does not allow CAM'])
})

const rss = (items: string) =>
  `<rss version="2.0" xmlns:torznab="http://torznab.com/schemas/2015/feed"><channel><title>one</title>${items}</channel></rss>`
const poor = `<item><title>Big.Buck.Bunny.2008.CAM.x264-A</title><guid>a</guid><size>600000000</size>
<enclosure url="magnet:?xt=urn:btih:${'a'.repeat(40)}" length="600000000" type="application/x-bittorrent"/><torznab:attr name="seeders" value="9"/></item>`
const caps =
  '<caps><searching><search available="yes" supportedParams="q"/><movie-search available="yes" supportedParams="q"/></searching></caps>'
let isDown = false
const indexer = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.startsWith('/orbit') && isDown) return new Response('no', { status: 500 })
    return new Response(searchParams.get('t') === 'caps' ? caps : rss(poor), { headers: { 'content-type': 'application/rss+xml' } })
  },
})
afterAll(() => indexer.stop(true))

let app: TestApp
const idle = () => until('background work has ended', () => app.background.underWay().length === 0)
beforeEach(async () => {
  isDown = false
  app = await openTestApp()
  await app.ask('POST', '/root-folders', { path: app.shelf })
  for (const name of ['dune', 'orbit'])
    await app.ask('POST', '/indexers', { name, type: 'torznab', url: `http://127.0.0.1:${indexer.port}/${name}`, api_key: 'key' })
  await idle()
})
afterEach(() => app.close())

test('the movie, the list of missing movies, the history, and Health tell the same of an indexer that failed', async () => {
  isDown = true
  const { id } = (await app.ask<{ id: number }>('POST', '/movies', { metadata_id: 10378 })).body
  await idle()

  const movie = (await app.ask<Movie>('GET', `/movies/${id}`)).body
  expect(movie.last_search).toMatchObject({ found: 1, accepted: 0, answered: ['dune'], not_asked: [] })
  expect(movie.last_search?.unanswered).toMatchObject([{ indexer: 'orbit', why: { text: 'indexer orbit returned status 500' } }])
  expect(movie.last_search?.said.text).toContain('(no response from orbit)')
  expect(movie.last_search?.said.text).toStartWith('One release found, not suitable: ')

  const missing = (await app.ask<{ results: Movie[] }>('GET', '/wanted/missing')).body.results
  expect(missing.map(({ last_search }) => last_search)).toEqual([movie.last_search])

  const rows = (await app.ask<{ results: { data: AppEvent }[] }>('GET', '/history?type=search_completed')).body.results
  expect(rows.map(({ data }) => data)).toMatchObject([{ indexers_failed: 1, said: movie.last_search?.said }])

  const health = (await app.ask<{ results: { code: string; detail: string }[] }>('POST', '/health/check')).body.results
  const failing = health.find(({ code }) => code === 'indexer_failing')
  expect(failing?.detail).toContain('indexer orbit returned status 500')
})

test('a search after the failure replaces what the movie remembers', async () => {
  isDown = true
  const { id } = (await app.ask<{ id: number }>('POST', '/movies', { metadata_id: 10378 })).body
  await idle()
  isDown = false
  const orbit = app.rooms.indexers.rows().find(({ name }) => name === 'orbit')!
  await app.ask('POST', `/indexers/${orbit.id}/reset`)
  await app.ask('POST', `/movies/${id}/search`)
  await idle()

  const { last_search } = (await app.ask<Movie>('GET', `/movies/${id}`)).body
  expect(last_search?.answered).toEqual(['dune', 'orbit'])
  expect(last_search?.unanswered).toEqual([])
})
