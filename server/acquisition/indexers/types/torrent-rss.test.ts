import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { attempt } from '#server/foundation/lib/attempt'
import { stoppedClock } from '#server/foundation/lib/clock'
import { silentLog } from '#server/foundation/platform/log'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import type { IndexerContext } from '../indexer-type'
import { torrentRss } from './torrent-rss'

const hash = '0123456789abcdef0123456789abcdef01234567'
const GB = 1024 ** 3
const dated = '<pubDate>Tue, 24 Aug 2021 22:18:46 -0000</pubDate>'
const feedOf = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:own="http://movies.example/ns"><channel><title>Own</title>${items}</channel></rss>`

let answer = ''
let cookies: (string | null)[] = []
let server: Bun.Server<undefined>
let settings = { url: '', cookie: null as string | null, accept_unknown_size: false }
let context: IndexerContext
beforeEach(() => {
  cookies = []
  server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      cookies.push(request.headers.get('cookie'))
      return new Response(answer, { headers: { 'content-type': 'application/rss+xml' } })
    },
  })
  settings = { url: `http://127.0.0.1:${server.port}/rss?passkey=SECRET`, cookie: null, accept_unknown_size: false }
  context = {
    name: 'Own',
    fetch: createUpstreamFetch({ name: 'Own', log: silentLog, clock: stoppedClock('2030-01-01T00:00:00Z'), retryDelayMs: 1 }),
  }
})
afterEach(async () => {
  await server.stop(true)
})
const read = async (items: string) => {
  answer = feedOf(items)
  return await torrentRss.feed(settings, context)
}
const refusal = async (items: string) => {
  const result = await attempt(() => read(items))
  if (result.ok) throw new Error('the feed was accepted')
  return result.error.message
}

describe('a plain feed', () => {
  test('with custom elements is parsed: size, hash, seeders, web page', async () => {
    const [release] =
      await read(`<item><title>Nosferatu 1922 1080p</title><link>http://movies.example/dl/5.torrent</link><guid isPermaLink="true">http://movies.example/view/5</guid>${dated}
      <own:seeders>4</own:seeders><own:leechers>3</own:leechers><own:infoHash>${hash}</own:infoHash><own:size>1.5 GiB</own:size><own:comments>0</own:comments></item>`)

    expect(release).toMatchObject({
      guid: 'http://movies.example/view/5',
      size_bytes: 1.5 * GB,
      seeders: 4,
      peers: 7,
      info_hash: hash,
      download_url: 'http://movies.example/dl/5.torrent',
      info_url: 'http://movies.example/view/5',
      published_at: '2021-08-24T22:18:46.000Z',
    })
  })

  test('with sizes and seeders in its descriptions is parsed', async () => {
    const [release] = await read(
      `<item><title>a</title><link>/dl/5</link>${dated}<description>Uploader: X / Seeders: 6 / Leechers: 2 / Size: 1.5 GB / Snatched: 5</description></item>`,
    )

    expect([release?.size_bytes, release?.seeders, release?.peers]).toEqual([1.5 * GB, 6, 8])
  })

  test('does not take the length of a .torrent enclosure for the size of the movie', async () => {
    const [release] = await read(
      `<item><title>a</title>${dated}<enclosure url="/dl/5" length="15360" type="application/x-bittorrent"/><description>Total Size: 2 GB</description></item>`,
    )

    expect([release?.size_bytes, release?.download_url]).toEqual([2 * GB, new URL('/dl/5', settings.url).href])
  })

  test('with a nested torrent element or magnets is parsed', async () => {
    const [release] =
      await read(`<item><title>a</title><link>http://movies.example/5</link>${dated}<torrent xmlns="http://movies.example/t/">
      <contentLength>${2 * GB}</contentLength><infoHash>${hash}</infoHash><magnetURI><![CDATA[magnet:?xt=urn:btih:${hash}&dn=a]]></magnetURI></torrent></item>`)

    expect(release).toMatchObject({ size_bytes: 2 * GB, info_hash: hash, magnet: `magnet:?xt=urn:btih:${hash}&dn=a` })
  })

  test('in an old encoding and with control characters is parsed', async () => {
    answer = feedOf(`<item><title>Nosferatu\u0003 1922</title><link>/dl/5</link>${dated}<size>1 GB</size></item>`)

    expect((await torrentRss.feed(settings, context))[0]?.title).toBe('Nosferatu 1922')
  })

  test('is requested with the cookie from the settings', async () => {
    await read('')
    settings.cookie = 'uid=1; pass=x'
    await read('')

    expect(cookies).toEqual([null, 'uid=1; pass=x'])
  })
})

describe('a feed is refused with a message', () => {
  test('if nothing in it has a download link, a date, or a size', async () => {
    expect(await refusal(`<item><title>a</title><link></link>${dated}<size>1 GB</size></item>`)).toBe(
      'Own has no entry with a download link',
    )
    expect(await refusal('<item><title>a</title><link>/dl/5</link><size>1 GB</size></item>')).toBe(
      'Own has entries without a date, so new and old ones cannot be told apart',
    )
    expect(await refusal(`<item><title>a</title><link>/dl/5</link>${dated}<description>Size: 0.49 MB</description></item>`)).toBe(
      'Own has entries without a size',
    )
  })

  test('unless the user accepts entries without a size', async () => {
    settings.accept_unknown_size = true

    expect((await read(`<item><title>a</title><link>/dl/5</link>${dated}</item>`))[0]?.size_bytes).toBeNull()
  })

  test('if it is for Usenet or not a feed', async () => {
    expect(await refusal('<item><title>a</title><link>/1.nzb</link><enclosure url="/1.nzb" type="application/x-nzb"/></item>')).toContain(
      'Newznab',
    )
    answer = '<caps><searching/></caps>'
    expect((await attempt(() => torrentRss.test(settings, context))).ok).toBe(false)
  })
})

test('a feed cannot be searched', async () => {
  const nothing = await torrentRss.search(
    settings,
    { title: 'a', original_title: 'a', alternative_titles: [], year: 1, imdb_id: null, tmdb_id: 1 },
    context,
  )

  expect([torrentRss.searches, nothing, cookies]).toEqual([false, [], []])
})
