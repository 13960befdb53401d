import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import { attempt } from '#server/foundation/lib/attempt'
import { stoppedClock } from '#server/foundation/lib/clock'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { silentLog } from '#server/foundation/platform/log'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import type { IndexerContext, SearchQuery } from '../indexer-type'
import { torznab } from './torznab'
import { questionsFor, textsFor } from './torznab-questions'

const capsWith = (params: string) => `<?xml version="1.0" encoding="UTF-8"?>
<caps><server title="Own"/><limits default="50" max="100"/>
<searching><search available="yes" supportedParams="q"/><movie-search available="yes" supportedParams="${params}"/></searching>
<categories><category id="2000" name="Movies"><subcat id="2040" name="HD"/></category><category id="x" name="Broken"/></categories></caps>`
const feedOf = (items: string, response = '') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:torznab="http://torznab.com/schemas/2015/feed"><channel><title>Own</title>${response}${items}</channel></rss>`
const item = (n: number, more = '') =>
  `<item><title>Nosferatu.1922.1080p.BluRay.x264-OWN${n}</title><guid>guid-${n}</guid><link>/dl/${n}.torrent?passkey=SECRET</link><size>${n}000000</size>${more}</item>`
const hash = '0123456789abcdef0123456789abcdef01234567'

const clock = stoppedClock('2030-05-05T12:00:00.000Z')
let asked: URL[] = []
let answer: (url: URL) => Response | Promise<Response>
let server: Bun.Server<undefined>
let settings = { url: '', api_path: '/api', api_key: 'KEY12345' as string | null, categories: ['2000', '2000', 'x', '2040'] }
let context: IndexerContext
const nosferatu: SearchQuery = {
  title: 'Nosferatu: A Symphony of Horror',
  original_title: 'Nosferatu, eine Symphonie des Grauens',
  alternative_titles: ['Nosferatu, a Symphony of Horror!', 'Nosferatu & Co', 'Nosferatu the Vampire', 'Носферату', 'Nosferatu'],
  year: 1922,
  imdb_id: 'tt0013442',
  tmdb_id: 653,
}
const xml = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'application/xml', ...(init.headers as Record<string, string>) } })
const failure = async (work: () => Promise<unknown>) => {
  const result = await attempt(work)
  if (result.ok) throw new Error('the call succeeded')
  expect(result.error.message).not.toMatch(/KEY12345|127\.0\.0\.1|http:/)
  return result.error
}
const asks = (name: string) => asked.map((url) => url.searchParams.get(name))

beforeEach(() => {
  asked = []
  answer = ({ searchParams }) => xml(searchParams.get('t') === 'caps' ? capsWith('q,imdbid,tmdbid') : feedOf(item(1)))
  server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      const url = new URL(request.url)
      asked.push(url)
      return answer(url)
    },
  })
  settings = { ...settings, url: `http://127.0.0.1:${server.port}/1/` }
  context = { name: 'Own', fetch: createUpstreamFetch({ name: 'Own', log: silentLog, clock, retryDelayMs: 1 }) }
})
afterEach(async () => {
  await server.stop(true)
})

describe('capabilities', () => {
  test('list limits, searches, and categories', async () => {
    expect(await torznab.caps(settings, context)).toEqual({
      limits: { default: 50, max: 100 },
      search: { available: true, params: ['q'], engine: 'sphinx' },
      movie_search: { available: true, params: ['q', 'imdbid', 'tmdbid'], engine: 'sphinx' },
      tv_search: null,
      categories: [{ id: 2000, name: 'Movies', subcategories: [{ id: 2040, name: 'HD' }] }],
    })
    expect(asked[0]?.pathname).toBe('/1/api')
    expect([asks('t'), asks('apikey')].flat()).toEqual(['caps', 'KEY12345'])
  })

  test('that are missing or broken are refused with a message', async () => {
    const words: [string, string][] = [
      ['<caps></caps>', 'Own does not say what it supports: its capabilities are missing or broken'],
      ['<caps><searching>', 'Own returned broken XML'],
      [feedOf(''), 'Own does not say what it supports: its capabilities are missing or broken'],
      ['', 'Own returned an empty response'],
    ]
    for (const [document, expected] of words) {
      answer = () => xml(document)
      expect((await failure(() => torznab.caps(settings, context))).message).toBe(expected)
    }
  })

  test('of an old protocol version or without details get the defaults', async () => {
    answer = () => xml('<caps><searching><movie-search available="yes"/><tv-search available="no" supportedParams="q"/></searching></caps>')

    const known = await torznab.caps(settings, context)

    expect([known.limits, known.search, known.movie_search?.params, known.tv_search]).toEqual([
      { default: 100, max: 100 },
      null,
      ['q', 'imdbid'],
      { available: false, params: [], engine: 'sphinx' },
    ])
  })
})

describe('a search', () => {
  test('by id that returns other movies continues by title', async () => {
    const other = `<item><title>Something.New.2029.1080p.WEB-DL.x264-OWN</title><guid>new</guid><link>/dl/new.torrent</link></item>`
    const known = await torznab.caps(settings, context)
    answer = ({ searchParams }) => xml(feedOf(searchParams.has('q') ? item(1) : other))

    const found = await torznab.search(settings, nosferatu, { ...context, capabilities: known })

    expect(found.map(({ guid }) => guid)).toEqual(['new', 'guid-1'])
    expect(asked.slice(1).filter((url) => url.searchParams.has('q'))).toHaveLength(1)
  })

  test("starts with the provider's id, in our categories, and stops once something is found", async () => {
    const found = await torznab.search(settings, nosferatu, context)

    expect(found.map((release) => release.guid)).toEqual(['guid-1'])
    expect(asked.map((url) => url.search)).toEqual([
      '?t=caps&apikey=KEY12345',
      '?t=movie&tmdbid=653&cat=2000,2040&limit=100&offset=0&extended=1&apikey=KEY12345',
    ])
  })

  test('that finds nothing continues by IMDb id, then by titles with the year', async () => {
    answer = ({ searchParams }) => xml(searchParams.get('t') === 'caps' ? capsWith('q,imdbid,tmdbid') : feedOf(''))

    expect(await torznab.search(settings, nosferatu, context)).toEqual([])
    expect(asks('imdbid')[2]).toBe('0013442')
    expect(asks('q').filter((q) => q !== null)).toEqual([
      'Nosferatu A Symphony of Horror 1922',
      'Nosferatu eine Symphonie des Grauens 1922',
      'Nosferatu and Co 1922',
      'Nosferatu the Vampire 1922',
    ])
  })

  test("by title continues until it finds something of this movie, as a title may also be another movie's", async () => {
    const stranger = `<item><title>Nosferatu.Reborn.1922.1080p.WEB-DL.x264-OWN</title><guid>stranger</guid><link>/dl/s.torrent</link></item>`
    answer = ({ searchParams }) => {
      if (searchParams.get('t') === 'caps') return xml(capsWith('q'))
      return xml(feedOf(searchParams.get('q')?.startsWith('Nosferatu the Vampire') ? item(1) : stranger))
    }

    const found = await torznab.search(settings, nosferatu, context)

    expect(found.map(({ guid }) => guid)).toEqual(['stranger', 'guid-1'])
    expect(asks('q').filter(Boolean)).toHaveLength(4)
  })

  test('by title tries titles in Latin letters first', () => {
    const titles = { ...nosferatu, alternative_titles: ['Носферату', 'ノスフェラトゥ', 'Nosferatu the Vampire'] }

    expect(textsFor(titles, 'sphinx')).toEqual([
      'Nosferatu A Symphony of Horror 1922',
      'Nosferatu eine Symphonie des Grauens 1922',
      'Nosferatu the Vampire 1922',
      'Носферату 1922',
    ])
  })

  test.each([400, 422, 501])('by id that returns status %d continues with the next kind of query', async (status) => {
    answer = ({ searchParams }) => {
      if (searchParams.get('t') === 'caps') return xml(capsWith('q,imdbid,tmdbid'))
      return searchParams.has('q') ? xml(feedOf(item(7))) : new Response('Bad parameter', { status })
    }

    expect((await torznab.search(settings, nosferatu, context)).map((release) => release.guid)).toEqual(['guid-7'])
    expect(asked.filter((url) => url.searchParams.has('tmdbid'))).toHaveLength(1)
  })

  test("that returns status 400 to the end reports the indexer's message", async () => {
    answer = ({ searchParams }) =>
      searchParams.get('t') === 'caps' ? xml(capsWith('q')) : new Response('{"message":"No such \\"category\\""}', { status: 400 })

    expect((await failure(() => torznab.search(settings, nosferatu, context))).message).toBe('Own returned status 400: No such "category"')
  })

  test('only uses what the indexer supports', async () => {
    const known = await torznab.caps(settings, context)
    const only = (params: string[]) => ({ ...known, movie_search: { available: true, params, engine: 'sphinx' as const } })

    expect(questionsFor(nosferatu, only(['q'])).every((params) => params.q !== undefined && params.t === 'movie')).toBe(true)
    expect(questionsFor(nosferatu, only(['imdbid'])).map((params) => [params.t, params.imdbid, params.q])[0]).toEqual([
      'movie',
      '0013442',
      undefined,
    ])
    expect(questionsFor(nosferatu, { ...known, movie_search: null }).every((params) => params.t === 'search')).toBe(true)
    expect(questionsFor({ ...nosferatu, imdb_id: null, tmdb_id: null }, known).every((params) => params.q !== undefined)).toBe(true)
    expect(questionsFor(nosferatu, { ...known, search: null, movie_search: null })).toEqual([])
    expect(
      textsFor({ ...nosferatu, title: 'Some Movie & Title: Words', original_title: '', alternative_titles: [], year: 2021 }, 'raw'),
    ).toEqual(['Some Movie & Title: Words 2021'])
    expect(
      textsFor({ ...nosferatu, title: 'Amélie’s Straße', original_title: 'Носферату', alternative_titles: [], year: null }, 'sphinx'),
    ).toEqual(['Amelies Strasse', 'Носферату', 'Amélies Straße'])
  })

  test('continues with another kind of query if the indexer does not support this one', async () => {
    answer = ({ searchParams }) => {
      if (searchParams.get('t') === 'caps') return xml(capsWith('q,imdbid,tmdbid'))
      return xml(searchParams.has('q') ? feedOf(item(7)) : '<error code="201" description="Incorrect parameter"/>')
    }

    expect((await torznab.search(settings, nosferatu, context)).map((release) => release.guid)).toEqual(['guid-7'])
  })

  test('reads pages as long as they contain new entries, and returns each entry once', async () => {
    const known = await torznab.caps(settings, context)
    const page = (offset: number) => Array.from({ length: 100 }, (_, n) => item(offset + n + 1)).join('')
    answer = ({ searchParams }) =>
      xml(feedOf(Number(searchParams.get('offset')) < 200 ? page(Number(searchParams.get('offset'))) : item(1)))

    const found = await torznab.search(settings, nosferatu, { ...context, capabilities: known })

    expect(found.length).toBe(200)
    expect(asks('offset').slice(1)).toEqual(['0', '100', '200'])
  })

  test('ends on an indexer that repeats the same page or never ends', async () => {
    const known = await torznab.caps(settings, context)
    const total = '<torznab:response offset="0" total="100000"/>'
    answer = () => xml(feedOf(item(1), total))
    await torznab.search(settings, nosferatu, { ...context, capabilities: known })
    expect(asked.length).toBe(3)

    asked = []
    answer = ({ searchParams }) => xml(feedOf(item(Number(searchParams.get('offset'))), total))
    expect((await torznab.search(settings, nosferatu, { ...context, capabilities: known })).length).toBe(5)
    expect(asked.length).toBe(5)
  })

  test('ends when the daily budget is spent, with the releases found so far', async () => {
    const known = await torznab.caps(settings, context)
    asked = []
    let left = 1
    answer = () => xml(feedOf(''))

    expect(await torznab.search(settings, nosferatu, { ...context, capabilities: known, maySpend: () => left-- > 0 })).toEqual([])
    expect(asked.length).toBe(1)
  })
})

describe('an entry', () => {
  const known = { limits: { default: 50, max: 100 }, search: null, movie_search: null, tv_search: null, categories: [] }
  const only = async (inner: string) => {
    answer = () => xml(feedOf(inner))
    return await torznab.feed(settings, { ...context, capabilities: known })
  }

  test('is parsed in full', async () => {
    const [release] = await only(`<item>
      <title><![CDATA[Nosferatu.1922.German.1080p.BluRay.x264-OWN]]></title><guid isPermaLink="false">abc</guid>
      <comments>http://movies.example/details?id=5#comments</comments><pubDate>Sat, 14 Mar 2015 17:10:42 -0400</pubDate>
      <enclosure url="http://movies.example/dl/5.torrent?passkey=SECRET" length="1500000000" type="application/x-bittorrent"/>
      <torznab:attr name="seeders" value="42"/><torznab:attr name="leechers" value="5"/><torznab:attr name="infohash" value="${hash.toUpperCase()}"/>
      <torznab:attr name="imdb" value="0013442"/><torznab:attr name="tmdbid" value="653"/><torznab:attr name="category" value="2040"/><category>2000</category>
      <torznab:attr name="downloadvolumefactor" value="0"/><torznab:attr name="uploadvolumefactor" value="2"/><torznab:attr name="tag" value="Internal"/>
      <torznab:attr name="language" value="German, English"/></item>`)

    expect(release).toEqual({
      guid: 'abc',
      title: 'Nosferatu.1922.German.1080p.BluRay.x264-OWN',
      size_bytes: 1_500_000_000,
      published_at: '2015-03-14T21:10:42.000Z',
      seeders: 42,
      peers: 47,
      info_hash: hash,
      download_url: 'http://movies.example/dl/5.torrent?passkey=SECRET',
      magnet: null,
      info_url: 'http://movies.example/details?id=5',
      imdb_id: 'tt0013442',
      tmdb_id: 653,
      categories: [2040, 2000],
      flags: ['freeleech', 'doubleupload', 'internal'],
      languages: ['German', 'English'],
    })
  })

  test('with little information is still a release; missing or invalid values are null', async () => {
    const [release] = await only(
      '<item><title>X</title><link>dl/1</link><pubDate>soon</pubDate><size>huge</size><torznab:attr name="imdb" value="0"/><torznab:attr name="seeders" value="-1"/></item>',
    )

    expect(release).toMatchObject({
      title: 'X',
      download_url: `${settings.url}dl/1`,
      size_bytes: null,
      published_at: null,
      seeders: null,
      peers: null,
      imdb_id: null,
    })
  })

  test('may have its magnet in the link, guid, enclosure, or an attribute', async () => {
    const magnet = `magnet:?xt=urn:btih:${hash}&amp;dn=x`
    const releases = await only(
      `<item><title>a</title><link>${magnet}&amp;a=1</link><guid>a</guid></item><item><title>b</title><guid>${magnet}&amp;b=1</guid></item>
       <item><title>c</title><enclosure url="${magnet}&amp;c=1" length="0" type="application/x-bittorrent"/><guid>c</guid></item>
       <item><title>d</title><torznab:attr name="magneturl" value="${magnet}&amp;d=1"/><guid>d</guid></item>`,
    )

    expect(releases.map(({ info_hash, download_url }) => [info_hash, download_url])).toEqual(Array(4).fill([hash, null]))
    expect(releases.map((release) => release.magnet?.slice(-4))).toEqual(['&a=1', '&b=1', '&c=1', '&d=1'])
  })

  test('keeps a magnet along with a link, and takes the link next to a magnet enclosure for a web page', async () => {
    const magnet = `magnet:?xt=urn:btih:${hash}`
    const releases = await only(
      `<item><title>a</title><guid>a</guid><link>/dl/a</link><torznab:attr name="magneturl" value="${magnet}"/></item>
       <item><title>b</title><guid>b</guid><link>/page/b</link><enclosure url="${magnet}" length="0" type="application/x-bittorrent"/></item>`,
    )

    expect(releases.map((release) => [release.download_url?.split('/').at(-1) ?? null, release.magnet])).toEqual([
      ['a', magnet],
      [null, magnet],
    ])
  })

  test('that shares its guid with a different one is a separate release; a duplicate is not', async () => {
    const twin = (title: string) => `<item><title>${title}</title><guid>same</guid><link>/dl/${title}</link></item>`

    expect((await only(twin('a') + twin('b') + twin('a'))).map(({ title }) => title)).toEqual(['a', 'b'])
  })

  test('shows no key in its guid or web page', async () => {
    const [release] = await only(
      '<item><title>a</title><guid>https://movies.example/dl?id=1&amp;passkey=SECRET</guid><link>https://movies.example/dl?id=1&amp;passkey=SECRET</link><comments>https://movies.example/details?id=1&amp;token=SECRET</comments></item>',
    )

    expect([release?.guid, release?.info_url]).toEqual(['https://movies.example/dl?id=1', 'https://movies.example/details?id=1'])
    expect(release?.download_url).toContain('SECRET')
  })

  test('without a name or download is left out, and a feed of only such entries is refused', async () => {
    const [release, ...others] = await only(
      `<item><link>/dl/1</link></item><item><title>no link</title></item><item><title>javascript</title><link>javascript:alert(1)</link></item>${item(3)}`,
    )
    expect([release?.guid, others.length]).toEqual(['guid-3', 0])

    const error = await failure(() => only('<item><title>no link</title></item>'))
    expect(error.message).toBe('Own has no entry with a download link')
  })

  test('for Usenet is refused by name', async () => {
    const nzb =
      '<item><title>a</title><link>http://movies.example/1.nzb</link><enclosure url="http://movies.example/1.nzb" type="application/x-nzb" length="1"/></item>'

    expect((await failure(() => only(nzb))).message).toBe('Own offers Usenet files (Newznab); Marquee only supports BitTorrent')
    expect((await only(nzb + item(1))).map((release) => release.guid)).toEqual(['guid-1'])
  })
})

describe('an indexer with a problem', () => {
  const troubles: [string, () => Response, string][] = [
    [
      'a wrong key',
      () => xml('<error code="100" description="Incorrect user credentials"/>'),
      'Own rejects the key: Incorrect user credentials',
    ],
    ['a wrong key, reported by status', () => new Response('no', { status: 401 }), 'Own denies access: check its key'],
    [
      'a key echoed back',
      () => xml('<error code="100" description="KEY12345 is no key, see http://127.0.0.1/help"/>'),
      'Own rejects the key: [REDACTED] is no key, see',
    ],
    ['a wrong address', () => new Response('nothing here', { status: 404 }), 'Own found nothing at this address: check it'],
    ['a web page', () => new Response('<!DOCTYPE html><html><body>Log in</body></html>'), 'Own returned a web page instead of XML'],
    ['nothing', () => new Response(''), 'Own returned an empty response'],
    ['garbage', () => new Response(crypto.getRandomValues(new Uint8Array(5000))), 'Own returned broken XML'],
    ['its own error', () => xml('<error code="900" description="Unknown error"/>'), 'Own reports an error: Unknown error'],
    [
      'an error of an indexer manager',
      () =>
        xml('<error code="900" description="Jackett.Common.IndexerException: Challenge detected but FlareSolverr is not configured"/>', {
          status: 500,
        }),
      'Own reports an error: Challenge detected but FlareSolverr is not configured',
    ],
    [
      'an error in JSON',
      () => new Response('{"error": "Indexer is disabled till 12:00"}', { status: 503 }),
      'Own returned status 503: Indexer is disabled till 12:00',
    ],
    [
      'a wrong key in JSON',
      () => new Response('{"message":"Invalid API Key KEY12345"}', { status: 403 }),
      'Own denies access (check its key): Invalid API Key [REDACTED]',
    ],
    [
      'a browser check',
      () => new Response('<!DOCTYPE html><html><title>Just a moment...</title></html>', { status: 403 }),
      'Own is behind a page that only lets browsers through',
    ],
    [
      'a browser check, reported as unavailable',
      () => new Response('<html><body>DDoS-Guard: checking your browser</body></html>', { status: 503 }),
      'Own is behind a page that only lets browsers through',
    ],
    [
      'a proxy in front of a service that is down',
      () => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 }),
      'Own returned status 502',
    ],
    ['a status of 500', () => new Response('', { status: 500 }), 'Own returned status 500'],
    [
      'a document type',
      () => xml('<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss>&a;</rss>'),
      'Own returned XML with a document type, which a feed never needs',
    ],
    ['a truncated feed', () => xml(feedOf(item(1)).slice(0, -30)), 'Own returned broken XML'],
    ['another document', () => xml('<opml><item/></opml>'), 'Own returned XML that is not a feed (opml)'],
    ['endlessly nested tags', () => xml(`<rss>${'<a>'.repeat(100_000)}`), 'Own returned XML that is nested too deeply'],
  ]
  test.each(troubles)('such as %s is unreachable, with a clear message', async (_, response, expected) => {
    answer = response

    const error = await failure(() => torznab.caps(settings, context))

    expect(error).toBeInstanceOf(UpstreamUnreachable)
    expect(error.message).toBe(expected)
  })

  test('that explains a status of 500 is queried once; otherwise the request is retried', async () => {
    answer = () => xml('<error code="900" description="Challenge detected"/>', { status: 500 })
    await failure(() => torznab.caps(settings, context))
    expect(asked).toHaveLength(1)

    answer = () => new Response('', { status: 500 })
    await failure(() => torznab.caps(settings, context))
    expect(asked).toHaveLength(4)
  })

  test.each([
    ...[
      ['-5', 1],
      ['1000000000000', 86_400],
      ['soon', 30],
    ].map(
      ([header, seconds]) =>
        [
          `by its own number, with the wait ${header}`,
          () => xml('<error code="501" description="Download limit"/>', { headers: { 'retry-after': String(header) } }),
          Number(seconds),
        ] as const,
    ),
    ['by its status', () => new Response('', { status: 429, headers: { 'retry-after': '77' } }), 77],
    ['by an error number', () => xml('<error code="500" description="Request limit reached"/>'), 30],
    [
      'by an error number and a header',
      () => xml('<error code="501" description="Download limit"/>', { headers: { 'retry-after': '3600' } }),
      3600,
    ],
    ['by its message', () => xml('<error description="Too many requests today"/>'), 30],
  ] as [string, () => Response, number][])('may rate-limit us: %s', async (_, response, seconds) => {
    answer = response

    const error = await failure(() => torznab.feed(settings, context))

    expect(error instanceof UpstreamRateLimited && error.retryAfterSeconds).toBe(seconds)
  })

  test('is cut off when it sends a feed of 200 MB, compressed or not', async () => {
    const chunk = new TextEncoder().encode(item(1).repeat(2000))
    let sent = 0
    answer = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            sent += chunk.length
            controller.enqueue(chunk)
            if (sent > 200 * 1024 * 1024) controller.close()
          },
        }),
      )
    expect((await failure(() => torznab.caps(settings, context))).message).toBe('Own sends more than 10.5 MB')
    expect(sent).toBeLessThan(100 * 1024 * 1024)

    const bomb = gzipSync(new Uint8Array(50 * 1024 * 1024).fill(32))
    answer = () => new Response(bomb, { headers: { 'content-encoding': 'gzip' } })
    expect((await failure(() => torznab.caps(settings, context))).message).toBe('Own sends more than 10.5 MB')
  })

  test('does not affect the others', async () => {
    const dead = { ...settings, url: 'http://127.0.0.1:1' }

    const answers = await Promise.all(
      [settings, dead, { ...settings, url: 'nonsense' }].map((each) => attempt(() => torznab.search(each, nosferatu, context))),
    )

    expect(answers.map((each) => each.ok)).toEqual([true, false, false])
  })
})

describe('a feed', () => {
  test('takes one request, and with a remembered entry is read until that one appears', async () => {
    const known = await torznab.caps(settings, context)
    answer = ({ searchParams }) => xml(feedOf(Array.from({ length: 100 }, (_, n) => item(Number(searchParams.get('offset')) + n)).join('')))

    asked = []
    expect((await torznab.feed(settings, { ...context, capabilities: known })).length).toBe(100)
    expect(asked.length).toBe(1)

    asked = []
    expect((await torznab.feed(settings, { ...context, capabilities: known, lastGuid: 'guid-250' })).length).toBe(300)
    expect(asked.length).toBe(3)
  })

  test('works whether or not the address includes the API path, and keeps the rest of it', async () => {
    for (const url of [settings.url, `${settings.url}api`, `${settings.url}api/?user=5`])
      await torznab.caps({ ...settings, url, api_key: null }, context)

    expect(asked.map((url) => url.pathname + url.search)).toEqual(['/1/api?t=caps', '/1/api?t=caps', '/1/api?user=5&t=caps'])
  })
})

test('testing an indexer reads its capabilities and its feed', async () => {
  expect((await torznab.test(settings, context)).limits).toEqual({ default: 50, max: 100 })
  expect(asks('t')).toEqual(['caps', 'search'])

  answer = ({ searchParams }) =>
    searchParams.get('t') === 'caps' ? xml(capsWith('q')) : xml('<error code="101" description="Account suspended"/>')
  expect((await failure(() => torznab.test(settings, context))).message).toBe('Own rejects the key: Account suspended')
})
