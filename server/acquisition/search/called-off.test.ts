import { afterAll, beforeAll, expect, test } from 'bun:test'
import { phases } from '#server/acquisition/downloads/phase'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()
const item = (digit: string, title: string) => `<item><title>${title}</title><guid>${digit}</guid><size>600000000</size>
<enclosure url="magnet:?xt=urn:btih:${digit.repeat(40)}" length="600000000" type="application/x-bittorrent"/><torznab:attr name="seeders" value="9"/></item>`
const feed = `<rss version="2.0" xmlns:torznab="http://torznab.com/schemas/2015/feed"><channel><title>one</title>
${item('a', 'Big.Buck.Bunny.2008.1080p.BluRay.x264-BEST')}${item('b', 'Big.Buck.Bunny.2008.1080p.WEB-DL.H264-NEXT')}</channel></rss>`
const caps = `<caps><searching><search available="yes" supportedParams="q"/><movie-search available="yes" supportedParams="q,imdbid"/></searching>
<categories><category id="2000" name="Movies"/></categories></caps>`
const indexer = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: (request) =>
    new Response(new URL(request.url).searchParams.get('t') === 'caps' ? caps : feed, {
      headers: { 'content-type': 'application/rss+xml' },
    }),
})

beforeAll(async () => {
  await app.ask('POST', '/root-folders', { path: app.shelf })
  await app.ask('POST', '/indexers', { name: 'one', type: 'torznab', url: `http://127.0.0.1:${indexer.port}`, api_key: 'key' })
})
afterAll(() => indexer.stop(true))

const titles = () => app.rooms.downloads.store.inPhases(phases).map(({ title }) => title)

test('after a download is canceled, nothing else is grabbed until the movie is searched again', async () => {
  const { body } = await app.ask<{ id: number }>('POST', '/movies', { metadata_id: 10378, search: false })
  await app.rooms.acquisition.search.searchFor(body.id, 'added')
  app.clock.advance(1000)
  const chosen = await app.rooms.acquisition.grabNext(body.id)
  expect(titles()).toEqual(['Big.Buck.Bunny.2008.1080p.BluRay.x264-BEST'])

  app.db.$client.run(`UPDATE downloads SET info_hash = NULL WHERE id = ${chosen}`)
  expect((await app.ask('DELETE', `/downloads/${chosen}`)).status).toBe(204)
  app.clock.advance(3_600_000)
  await app.rooms.acquisition.searchWanted()
  expect(titles()).toEqual([])

  await app.rooms.acquisition.searchAndGrab(body.id, 'task')
  expect(titles()).toEqual(['Big.Buck.Bunny.2008.1080p.WEB-DL.H264-NEXT'])
}, 120_000)
