import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { attempt } from '#server/foundation/lib/attempt'
import { stoppedClock } from '#server/foundation/lib/clock'
import { NotFound, UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { silentLog } from '#server/foundation/platform/log'
import { createUpstreamFetch } from '../fetch'
import { createMetadataClient } from './client'
import { METADATA_PROVIDER } from './wire'

const nosferatu = {
  id: 653,
  title: 'Nosferatu – Eine Symphonie des Grauens',
  original_title: 'Nosferatu, eine Symphonie des Grauens',
  original_language: 'de',
  overview: 'Ein Makler reist nach Osten.',
  tagline: '',
  release_date: '1922-02-16',
  runtime: 95,
  genres: [
    { id: 27, name: 'Horror' },
    { id: 14, name: 'Fantasy' },
  ],
  poster_path: '/poster.jpg',
  backdrop_path: null,
  vote_average: 7.7,
  vote_count: 2000,
  popularity: 15.5,
  belongs_to_collection: null,
  imdb_id: 'tt0013442',
  external_ids: { imdb_id: 'tt0013442', wikidata_id: 'Q151895', facebook_id: null, id: 653 },
  alternative_titles: {
    titles: [
      { iso_3166_1: 'US', title: 'Nosferatu', type: '' },
      { iso_3166_1: 'GB', title: 'nosferatu ' },
      { iso_3166_1: 'US', title: 'Nosferatu the Vampire' },
    ],
  },
  translations: {
    translations: [
      {
        iso_639_1: 'en',
        iso_3166_1: 'US',
        data: { title: 'Nosferatu', overview: 'An estate agent travels east.', tagline: 'A symphony of horror.' },
      },
      { iso_639_1: 'fr', iso_3166_1: 'FR', data: { title: 'Nosferatu le vampire', overview: '' } },
    ],
  },
  release_dates: {
    results: [
      {
        iso_3166_1: 'DE',
        release_dates: [
          { type: 1, release_date: '1922-02-16T00:00:00.000Z', certification: '' },
          { type: 2, release_date: '1922-02-20T00:00:00.000Z', certification: '', note: 'Movie Festival' },
          { type: 3, release_date: '1922-03-15T00:00:00.000Z', certification: '12' },
          { type: 3, release_date: '2007-02-01T00:00:00.000Z', certification: '6' },
        ],
      },
      {
        iso_3166_1: 'US',
        release_dates: [
          { type: 3, release_date: '1929-06-03T00:00:00.000Z', certification: 'NR' },
          { type: 5, release_date: '2001-01-02T00:00:00.000Z' },
        ],
      },
      {
        iso_3166_1: 'FR',
        release_dates: [
          { type: 4, release_date: '2012-05-05T00:00:00.000Z' },
          { type: 5, release_date: '1999-01-01T00:00:00.000Z' },
        ],
      },
    ],
  },
  videos: {
    results: [
      { site: 'YouTube', key: 'teaserEnglish', type: 'Teaser', official: true, iso_639_1: 'en' },
      { site: 'YouTube', key: 'javascript:alert(1)', type: 'Trailer', official: true, iso_639_1: 'de' },
      { site: 'YouTube', key: 'FC6jFoYm3xs', type: 'Trailer', official: false, iso_639_1: 'de' },
    ],
  },
  images: {
    posters: [],
    backdrops: [
      { file_path: '/french.jpg', iso_639_1: 'fr' },
      { file_path: '/plain.jpg', iso_639_1: null },
    ],
  },
}
const listing = { id: 653, title: 'Nosferatu', release_date: '1922-02-16', vote_count: 0, vote_average: 0, genre_ids: [27] }

const clock = stoppedClock('2030-05-05T12:00:00.000Z')
let asked: { url: string; headers: Headers }[] = []
let answer: (url: URL) => Response | Promise<Response>
let server: Bun.Server<undefined>
let settings = { url: '', api_key: 'v3key' as string | null, language: 'de-DE', region: 'DE' }
const client = (pace = { requests: 1000, everyMs: 10 }) =>
  createMetadataClient({
    fetch: createUpstreamFetch({ name: METADATA_PROVIDER, log: silentLog, clock, retryDelayMs: 1 }),
    clock,
    settings: () => settings,
    pace,
  })
const failure = async (work: () => Promise<unknown>) => {
  const result = await attempt(work)
  if (result.ok) throw new Error('it succeeded')
  return result.error
}

beforeEach(() => {
  asked = []
  answer = () => Response.json(nosferatu)
  server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      asked.push({ url: request.url, headers: new Headers(request.headers) })
      return answer(new URL(request.url))
    },
  })
  settings = { url: `http://127.0.0.1:${server.port}`, api_key: 'v3key', language: 'de-DE', region: 'DE' }
})
afterEach(async () => {
  await server.stop(true)
})
const askedPaths = () => asked.map((request) => new URL(request.url).pathname)
const askedParam = (name: string) => asked.map((request) => new URL(request.url).searchParams.get(name))

describe('a movie', () => {
  test('comes with everything in one request, in our own terms', async () => {
    const movie = await client().movie(653)

    expect(movie).toEqual({
      metadata_id: 653,
      external_ids: { imdb_id: 'tt0013442', wikidata_id: 'Q151895' },
      title: 'Nosferatu – Eine Symphonie des Grauens',
      original_title: 'Nosferatu, eine Symphonie des Grauens',
      alternative_titles: ['Nosferatu', 'Nosferatu the Vampire', 'Nosferatu le vampire'],
      overview: 'Ein Makler reist nach Osten.',
      tagline: 'A symphony of horror.',
      year: 1922,
      secondary_year: null,
      runtime_minutes: 95,
      original_language: 'de',
      genres: ['Horror', 'Fantasy'],
      certification: '12',
      cinema_date: '1922-03-15',
      digital_date: '2012-05-05',
      physical_date: '2001-01-02',
      poster_path: '/poster.jpg',
      backdrop_path: '/plain.jpg',
      trailer_url: 'https://www.youtube.com/watch?v=FC6jFoYm3xs',
      rating: 7.7,
      rating_votes: 2000,
      popularity: 15.5,
      collection: null,
      details: {
        logo_path: null,
        backdrop_paths: ['/plain.jpg'],
        still_paths: [],
        trailers: [
          { name: 'Trailer', url: 'https://www.youtube.com/watch?v=FC6jFoYm3xs' },
          { name: 'Teaser', url: 'https://www.youtube.com/watch?v=teaserEnglish' },
        ],
        keywords: [],
        release_dates: [
          { region: 'DE', kind: 'premiere', date: '1922-02-16', certification: null },
          { region: 'DE', kind: 'limited', date: '1922-02-20', certification: null },
          { region: 'DE', kind: 'cinema', date: '1922-03-15', certification: '12' },
          { region: 'DE', kind: 'cinema', date: '2007-02-01', certification: '6' },
          { region: 'US', kind: 'cinema', date: '1929-06-03', certification: 'NR' },
          { region: 'US', kind: 'physical', date: '2001-01-02', certification: null },
        ],
        where_to_watch: [],
        cast: [],
        crew: [],
        studios: [],
        similar: [],
      },
    })
    expect(askedPaths()).toEqual(['/3/movie/653'])
    expect(askedParam('append_to_response')).toEqual([
      'alternative_titles,release_dates,external_ids,images,videos,translations,credits,keywords,recommendations,similar,watch/providers',
    ])
    expect([askedParam('language'), askedParam('include_image_language')].flat()).toEqual(['de-DE', 'de,en,null'])
  })

  test('has the dates of the region, else of the United States, else the earliest; a certification only from its own region', async () => {
    settings.region = 'US'
    const american = await client().movie(653)
    settings.region = 'SE'
    const swedish = await client().movie(653)

    expect([american.cinema_date, american.digital_date, american.certification]).toEqual(['1929-06-03', '2012-05-05', 'NR'])
    expect([swedish.cinema_date, swedish.physical_date, swedish.certification]).toEqual(['1929-06-03', '2001-01-02', null])
  })

  test('shown only at a festival is not in cinemas yet; one without any dates has its first one', async () => {
    const premiere = { iso_3166_1: 'FR', release_dates: [{ type: 1, release_date: '2029-05-20T00:00:00.000Z' }] }
    answer = () => Response.json({ ...nosferatu, release_dates: { results: [premiere] } })
    expect((await client().movie(653)).cinema_date).toBeNull()

    answer = () => Response.json({ ...nosferatu, release_dates: undefined })
    expect((await client().movie(653)).cinema_date).toBe('1922-02-16')
  })

  test("gives the other year that releases may carry: of its first showing, else of the region's cinemas", async () => {
    const shown = (dates: [country: string, type: number, date: string][]) =>
      Response.json({
        ...nosferatu,
        release_date: '2000-07-07',
        release_dates: {
          results: dates.map(([iso_3166_1, type, date]) => ({
            iso_3166_1,
            release_dates: [{ type, release_date: `${date}T00:00:00.000Z` }],
          })),
        },
      })
    const other = async (...dates: [country: string, type: number, date: string][]) => {
      answer = () => shown(dates)
      return (await client().movie(653)).secondary_year
    }

    expect(await other(['CA', 1, '1999-09-12'], ['US', 3, '2000-07-07'])).toBe(1999)
    expect(await other(['US', 3, '2000-07-07'], ['DE', 3, '2001-03-01'])).toBe(2001)
    expect(await other(['US', 3, '2000-07-07'], ['US', 5, '2001-03-01'])).toBeNull()
    expect(await other(['US', 3, '2000-07-07'], ['DE', 3, '2017-03-01'])).toBeNull()
  })

  test('about which hardly anything is known is still a movie: missing values are null', async () => {
    answer = () => Response.json({ id: 7, title: 'Untold' })

    const movie = await client().movie(7)

    expect(movie).toMatchObject({
      metadata_id: 7,
      title: 'Untold',
      original_title: 'Untold',
      external_ids: {},
      alternative_titles: [],
      genres: [],
    })
    expect([
      movie.year,
      movie.overview,
      movie.runtime_minutes,
      movie.cinema_date,
      movie.rating,
      movie.poster_path,
      movie.trailer_url,
    ]).toEqual(Array(7).fill(null))
  })

  test('without texts in the wanted language has English ones', async () => {
    settings.language = 'sv'
    answer = () => Response.json({ ...nosferatu, title: nosferatu.original_title, overview: '' })

    const { title, overview } = await client().movie(653)

    expect([title, overview]).toEqual(['Nosferatu', 'An estate agent travels east.'])
  })
})

describe('the key', () => {
  test('for version 3 is in the URL, a token for version 4 in the header', async () => {
    await client().movie(653)
    settings.api_key = 'eyJhbGciOi.payload.signature'
    await client().movie(653)

    expect(askedParam('api_key')).toEqual(['v3key', null])
    expect(asked.map((request) => request.headers.get('authorization'))).toEqual([null, 'Bearer eyJhbGciOi.payload.signature'])
  })

  test.each([null, '', '  '])('if missing (%p) is reported without a request', async (missing) => {
    settings.api_key = missing

    const error = await failure(() => client().movie(653))

    expect(error).toBeInstanceOf(UpstreamUnreachable)
    expect(error.message).toBe('The movie database needs a key: enter yours under Settings → Library → Metadata')
    expect(asked).toEqual([])
  })

  test('if missing is reported immediately, however slow the pace: a scan of thousands of files does not wait', async () => {
    settings.api_key = null
    const { movie } = client({ requests: 1, everyMs: 3_600_000 })

    for (let id = 1; id <= 20; id++) expect(await failure(() => movie(id))).toBeInstanceOf(UpstreamUnreachable)
  })

  test('if refused is reported, without revealing it', async () => {
    answer = () => Response.json({ status_code: 7, status_message: 'Invalid API key: v3key' }, { status: 401 })

    const error = await failure(() => client().test())

    expect(error).toBeInstanceOf(UpstreamUnreachable)
    expect(error.message).toBe('The movie database rejects your key: check it under Settings → Library → Metadata')
  })

  test('and the URL may change between two calls', async () => {
    const one = client()
    await one.movie(653)
    settings = { ...settings, api_key: 'other', url: `${settings.url}/mirror/3/` }
    await one.movie(653)

    expect(askedPaths()).toEqual(['/3/movie/653', '/mirror/3/movie/653'])
    expect(askedParam('api_key')).toEqual(['v3key', 'other'])
  })
})

describe('a failing provider', () => {
  test('that does not know the movie returns not found', async () => {
    answer = () => Response.json({ status_code: 34 }, { status: 404 })

    const error = await failure(() => client().movie(999))

    expect(error).toBeInstanceOf(NotFound)
    expect(error.message).toBe('metadata movie 999 not found')
  })

  test('that asks us to wait gets no request until then, not even from those in the queue', async () => {
    const one = client()
    answer = () => new Response('', { status: 429, headers: { 'retry-after': '12' } })

    const first = await failure(() => one.movie(653))
    const second = await failure(() => one.search('nosferatu'))

    expect([first, second].map((error) => error instanceof UpstreamRateLimited && error.retryAfterSeconds)).toEqual([12, 12])
    expect(asked.length).toBe(1)
    clock.advance(5000)
    expect(await failure(() => one.genres())).toMatchObject({ retryAfterSeconds: 7 })
    clock.advance(7000)
    answer = () => Response.json(nosferatu)
    expect((await one.movie(653)).title).toStartWith('Nosferatu')
  })

  test('that asks us to wait does not delay another key or URL', async () => {
    const one = client()
    answer = () => new Response('', { status: 429, headers: { 'retry-after': '12' } })
    await failure(() => one.movie(653))
    answer = () => Response.json(nosferatu)

    settings = { ...settings, api_key: 'other' }
    expect((await one.movie(653)).title).toStartWith('Nosferatu')
    settings = { ...settings, api_key: 'v3key' }
    expect(await failure(() => one.movie(653))).toBeInstanceOf(UpstreamRateLimited)
  })

  const nonsense: [string, () => Response][] = [
    ['a status of 500', () => new Response('oops', { status: 500 })],
    ['a web page', () => new Response('<html>')],
    ['nothing', () => new Response('')],
    ['a list', () => Response.json([])],
    ['a movie without a title', () => Response.json({ id: 653 })],
    ['a title that is a number', () => Response.json({ ...nosferatu, title: 5 })],
    ['a movie in pieces', () => new Response(JSON.stringify(nosferatu).slice(0, 500))],
    ['a teapot', () => new Response('', { status: 418 })],
  ]
  test.each(nonsense)('that answers with %s is unreachable', async (_, response) => {
    answer = response

    expect(await failure(() => client().movie(653))).toBeInstanceOf(UpstreamUnreachable)
  })

  test.each([
    ['a movie without an id', { ...nosferatu, id: 0 }],
    ['another movie', { ...nosferatu, id: 654 }],
    ['a movie with half a vote', { ...nosferatu, vote_count: 0.5 }],
    ['a collection without an id', { ...nosferatu, belongs_to_collection: { id: -1, name: 'Nosferatu' } }],
  ])('that answers with %s is unreachable', async (_, nonsense) => {
    answer = () => Response.json(nonsense)

    expect(await failure(() => client().movie(653))).toBeInstanceOf(UpstreamUnreachable)
  })

  test('that is overloaded and says for how long passes that on', async () => {
    answer = () => new Response('', { status: 503, headers: { 'retry-after': '120' } })

    expect(await failure(() => client().movie(653))).toMatchObject({ retryAfterSeconds: 120 })
  })

  test('that is gone is unreachable, and works again when it is back', async () => {
    let isBroken = true
    answer = () => (isBroken ? new Response('', { status: 503 }) : Response.json(nosferatu))
    const one = client()

    expect(await failure(() => one.movie(653))).toBeInstanceOf(UpstreamUnreachable)
    isBroken = false
    expect((await one.movie(653)).metadata_id).toBe(653)
  })
})

describe('browsing', () => {
  test('finds movies by title and year, page by page', async () => {
    answer = () => Response.json({ page: 2, results: [listing], total_pages: 3, total_results: 41 })

    const page = await client().search('nosferatu & co', 1922, { page: 2 })

    expect(page).toMatchObject({ page: 2, total_pages: 3, total_results: 41 })
    expect(page.results).toMatchObject([
      { metadata_id: 653, title: 'Nosferatu', year: 1922, rating: null, genre_ids: [27], overview: null },
    ])
    expect([askedPaths(), askedParam('query'), askedParam('year'), askedParam('page')].flat()).toEqual([
      '/3/search/movie',
      'nosferatu & co',
      '1922',
      '2',
    ])
  })

  test('discovers popular, trending, upcoming, current or top rated movies, also within a genre', async () => {
    answer = () => Response.json({ page: 1, results: [] })
    const one = client()

    await one.discover('popular')
    await one.discover('trending')
    await one.discover('upcoming')
    await one.discover('upcoming', 1, { genres: [27] })

    expect(askedPaths()).toEqual(['/3/movie/popular', '/3/trending/movie/week', '/3/movie/upcoming', '/3/discover/movie'])
    expect(askedParam('region')).toEqual(['DE', 'DE', 'DE', 'DE'])
    expect([askedParam('with_genres')[3], askedParam('primary_release_date.gte')[3]]).toEqual(['27', '2030-05-06'])
  })

  test('discovers what streaming services of the region offer, and lists these in the order of the region', async () => {
    const service = (provider_id: number, place: Record<string, number>) => ({
      provider_id,
      provider_name: `Service ${provider_id}`,
      display_priorities: place,
    })
    answer = ({ pathname }) =>
      Response.json(
        pathname.startsWith('/3/watch')
          ? { results: [service(1, { US: 1, DE: 9 }), service(2, { US: 2 }), service(3, { DE: 3 })] }
          : { page: 1, results: [] },
      )
    const one = client()

    await one.discover('popular', 1, { streaming_services: [3, 1] })

    expect(askedPaths()).toEqual(['/3/discover/movie'])
    const asked = ['with_watch_providers', 'watch_region', 'with_watch_monetization_types'].map((name) => askedParam(name)[0])
    expect(asked).toEqual(['3|1', 'DE', 'flatrate'])
    expect((await one.streamingServices()).map(({ id }) => id)).toEqual([3, 1, 2])
    expect(askedParam('watch_region')[1]).toBe('DE')
  })

  test('finds studios by name, and what a studio brings out from a day on', async () => {
    answer = ({ pathname }) => {
      if (pathname.startsWith('/3/search')) return Response.json({ page: 1, results: [{ id: 12, name: 'UFA', origin_country: '' }] })
      return Response.json(pathname.startsWith('/3/company') ? { id: 12, name: 'UFA', origin_country: 'DE' } : { page: 1, results: [] })
    }
    const one = client()

    expect(await one.searchStudios('ufa')).toEqual({ results: [{ studio_id: 12, name: 'UFA', country: null }], total_pages: 1 })
    expect(await one.studio(12)).toEqual({ studio_id: 12, name: 'UFA', country: 'DE' })
    await one.discover('popular', 1, { studio_id: 12, released_from: '2026-03-01' })

    expect(askedPaths()).toEqual(['/3/search/company', '/3/company/12', '/3/discover/movie'])
    expect([askedParam('query')[0], askedParam('with_companies')[2], askedParam('primary_release_date.gte')[2]]).toEqual([
      'ufa',
      '12',
      '2026-03-01',
    ])
  })

  test('knows genres, collections and movies by IMDb id', async () => {
    answer = ({ pathname }) => {
      if (pathname.startsWith('/3/genre')) return Response.json({ genres: [{ id: 27, name: 'Horror' }] })
      if (pathname.startsWith('/3/collection/9')) return Response.json({ id: 9, name: 'Vampires', parts: [listing] })
      return pathname.startsWith('/3/find')
        ? Response.json({ movie_results: [{ id: 653 }], tv_results: [] })
        : new Response('', { status: 404 })
    }
    const one = client()

    expect(await one.genres()).toEqual([{ id: 27, name: 'Horror' }])
    expect(await one.collection(9)).toMatchObject({ id: 9, name: 'Vampires', overview: null, parts: [{ metadata_id: 653 }] })
    expect(await failure(() => one.collection(10))).toBeInstanceOf(NotFound)
    expect(await one.find('tt0013442')).toBe(653)
  })
})

describe('pictures', () => {
  const configuration = (base: string) => ({
    images: { base_url: base, secure_base_url: '', poster_sizes: ['w500', 'w780'], backdrop_sizes: ['w300'] },
  })

  test('come from the configured host, which is looked up once a day', async () => {
    answer = ({ pathname }) =>
      pathname === '/3/configuration' ? Response.json(configuration(`${settings.url}/t/p`)) : new Response('jpeg')
    const one = client()

    const poster = await one.picture('/poster.jpg', 'poster')
    await one.picture('/back.jpg', 'backdrop')
    clock.advance(25 * 3600 * 1000)
    await one.picture('/poster.jpg', 'poster')

    expect(new TextDecoder().decode(poster)).toBe('jpeg')
    expect(askedPaths()).toEqual([
      '/3/configuration',
      '/t/p/w780/poster.jpg',
      '/t/p/original/back.jpg',
      '/3/configuration',
      '/t/p/w780/poster.jpg',
    ])
    expect(asked.map((request) => new URL(request.url).search).filter((search) => search.includes('v3key')).length).toBe(2)
  })

  test('never lead into the local network, or away from the pictures', async () => {
    let canary = 0
    const inside = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response(String(++canary)) })
    answer = () => Response.json(configuration(`http://127.0.0.1:${inside.port}/`))

    const away = await failure(() => client().picture('/poster.jpg', 'poster'))

    expect(away.message).toBe('The movie database points to an address inside the local network')
    expect(canary).toBe(0)
    for (const path of ['../../etc/passwd', '/../x', '/a/b.jpg', '//evil.example/x.jpg', '/x.jpg?y', '']) {
      expect(await failure(() => client().picture(path, 'poster'))).toBeInstanceOf(NotFound)
    }
    await inside.stop(true)
  })

  test('that are gone are not found', async () => {
    answer = ({ pathname }) =>
      pathname === '/3/configuration' ? Response.json(configuration(settings.url)) : new Response('', { status: 404 })

    expect(await failure(() => client().picture('/poster.jpg', 'poster'))).toBeInstanceOf(NotFound)
  })

  test('of the public provider work even if its configuration does not', async () => {
    settings.url = 'https://api.themoviedb.org'
    const addresses: string[] = []
    const fetch = createUpstreamFetch({
      name: METADATA_PROVIDER,
      log: silentLog,
      clock,
      retries: 0,
      resolve: async () => ['93.184.216.34'],
      fetch: async (address, init) => {
        addresses.push(`${new Headers(init.headers as Record<string, string>).get('host') ?? ''} ${new URL(address).pathname}`)
        return addresses.length === 1 ? new Response('', { status: 500 }) : new Response('jpeg')
      },
    })

    await createMetadataClient({ fetch, clock, settings: () => settings }).picture('/poster.jpg', 'poster')

    expect(addresses).toEqual([' /3/configuration', 'image.tmdb.org /t/p/w780/poster.jpg'])
  })
})
