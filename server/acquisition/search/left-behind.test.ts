import { afterAll, beforeAll, expect, test } from 'bun:test'
import { phases } from '#server/acquisition/downloads/phase'
import { useSharedApp } from '#server/testing/use-app'
import { releasesTable } from './table'

const app = useSharedApp()
let asked = 0
const magnet = `magnet:?xt=urn:btih:${'a1'.repeat(20)}`
const feed = `<rss version="2.0" xmlns:torznab="http://torznab.com/schemas/2015/feed"><channel><title>one</title><item>
<title>Big.Buck.Bunny.2008.1080p.BluRay.x264-TEST</title><guid>one</guid><size>600000000</size>
<enclosure url="${magnet}" length="600000000" type="application/x-bittorrent"/><torznab:attr name="seeders" value="9"/></item></channel></rss>`
const caps = `<caps><searching><search available="yes" supportedParams="q"/><movie-search available="yes" supportedParams="q,imdbid"/></searching>
<categories><category id="2000" name="Movies"/></categories></caps>`
const indexer = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: (request) => {
    const isCaps = new URL(request.url).searchParams.get('t') === 'caps'
    if (!isCaps) asked++
    return new Response(isCaps ? caps : feed, { headers: { 'content-type': 'application/rss+xml' } })
  },
})

beforeAll(async () => {
  await app.ask('POST', '/root-folders', { path: app.shelf })
  await app.ask('POST', '/indexers', { name: 'one', type: 'torznab', url: `http://127.0.0.1:${indexer.port}`, api_key: 'key' })
})
afterAll(() => indexer.stop(true))

const titles = () => app.rooms.downloads.store.inPhases(phases).map(({ title }) => title)

test('grabs what was found before the service stopped, once, without querying an indexer again', async () => {
  const { body } = await app.ask<{ id: number }>('POST', '/movies', { metadata_id: 10378, search: false })
  expect(app.rooms.acquisition.isBehind()).toBe(true)
  const { accepted } = await app.rooms.acquisition.search.searchFor(body.id, 'added')
  expect([accepted, app.rooms.acquisition.isBehind()]).toEqual([1, true])
  const before = asked

  await Promise.all([
    app.rooms.acquisition.searchWanted(),
    app.rooms.acquisition.grabNext(body.id),
    app.rooms.acquisition.grabNext(body.id),
  ])

  expect(titles()).toEqual(['Big.Buck.Bunny.2008.1080p.BluRay.x264-TEST'])
  expect(asked).toBe(before)
  expect(app.rooms.acquisition.isBehind()).toBe(false)
}, 120_000)

test('keeps grabbed releases, and forgets those that are no longer offered', () => {
  const { clock, db } = app
  const { candidateStore } = app.rooms.acquisition
  clock.advance(31 * 86_400_000)
  const { id: _, ...row } = db.select().from(releasesTable).get()!
  db.insert(releasesTable)
    .values({ ...row, guid: 'other', grabbed_at: null })
    .run()

  expect(candidateStore.forgetOld()).toBe(1)

  expect(app.rooms.acquisition.releases.list({}).results.map(({ guid }) => guid)).toEqual(['one'])
})
