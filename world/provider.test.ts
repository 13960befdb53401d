import { afterAll, expect, test } from 'bun:test'
import { genres, movieById, movies, yearOf } from './movies'
import { startProvider } from './provider'
import { releasesOf } from './releases'

const api_key = '0123456789abcdef0123456789abcdef'
const token = 'eyJhbGciOiJIUzI1NiJ9.demo.token'
const provider = startProvider({ api_key, token })
afterAll(() => provider.stop())

const get = (path: string, init?: RequestInit) => fetch(`${provider.url}${path}${path.includes('?') ? '&' : '?'}api_key=${api_key}`, init)
const json = async (path: string) => (await get(path)).json()

test('a wrong key is rejected like the provider does', async () => {
  const response = await fetch(`${provider.url}/3/movie/10378?api_key=wrong`)

  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ success: false, status_code: 7 })
})

test('a bearer token works like a key', async () => {
  const response = await fetch(`${provider.url}/3/movie/10378`, { headers: { authorization: `Bearer ${token}` } })

  expect(response.status).toBe(200)
})

test('an unknown movie is not found', async () => {
  const response = await get('/3/movie/1')

  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, status_code: 34 })
})

test('a movie includes everything in append_to_response', async () => {
  const movie = await json(
    '/3/movie/653?append_to_response=alternative_titles,release_dates,external_ids,images,videos,credits,translations,recommendations',
  )

  expect(movie).toMatchObject({
    id: 653,
    title: 'Nosferatu',
    imdb_id: 'tt0013442',
    release_date: '1922-03-04',
    runtime: 94,
    original_language: 'de',
  })
  expect(movie.alternative_titles.titles[0].title).toBe('Nosferatu: A Symphony of Horror')
  expect(movie.release_dates.results[0].release_dates[0]).toMatchObject({ type: 3, certification: 'NR' })
  expect(movie.credits.crew[0]).toMatchObject({ job: 'Director', name: 'F. W. Murnau' })
  expect(movie.recommendations.results.length).toBeGreaterThan(0)
  expect(movie.images.posters[0].file_path).toBe(movie.poster_path)
  expect(movie.external_ids.imdb_id).toBe('tt0013442')
})

test('well-known people have a biography and all of their movies', async () => {
  const { results } = await json('/3/search/person?query=keaton')
  const keaton = await json(`/3/person/${results[0].id}`)

  expect(keaton).toMatchObject({ name: 'Buster Keaton', birthday: '1895-10-04', known_for_department: 'Acting' })
  expect(keaton.biography).toContain('The General')
  expect(keaton.movie_credits.cast.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Sherlock Jr.', 'The General'])
})

test('search ignores accents but not the year', async () => {
  expect((await json('/3/search/movie?query=haxan')).results.map(({ id }: { id: number }) => id)).toEqual([57283])
  expect((await json('/3/search/movie?query=metropolis&year=2001')).total_results).toBe(0)
  expect((await json('/3/search/movie?query=caminandes')).total_results).toBe(2)
})

test('lists have pages of twenty', async () => {
  const [first, second, beyond] = await Promise.all([1, 2, 3].map((page) => json(`/3/movie/popular?page=${page}`)))

  expect(first.results).toHaveLength(20)
  expect(second.results).toHaveLength(movies.length - 20)
  expect(beyond.results).toEqual([])
  expect(first.total_pages).toBe(2)
  expect((await get('/3/movie/popular?page=0')).status).toBe(400)
})

test('discovery filters by genre and year', async () => {
  const { results } = await json('/3/discover/movie?with_genres=27&primary_release_year=1922&sort_by=title.asc')

  expect(results.map(({ title }: { title: string }) => title)).toEqual(['Häxan', 'Nosferatu'].sort())
})

test('a collection lists its parts', async () => {
  const movie = await json('/3/movie/9000001')
  const { parts } = await json(`/3/collection/${movie.belongs_to_collection.id}`)

  expect(parts).toHaveLength(2)
})

test('one movie is always unreleased and has no releases', async () => {
  const [upcoming, playing] = await Promise.all(['upcoming', 'now_playing'].map((list) => json(`/3/movie/${list}`)))
  const ahead = movieById(upcoming.results[0].id)!

  expect(upcoming.results).toHaveLength(1)
  expect(Date.parse(ahead.release_date)).toBeGreaterThan(Date.now())
  expect(ahead.digital_date! > ahead.release_date).toBe(true)
  expect(playing.results.map(({ id }: { id: number }) => id)).not.toContain(ahead.id)
  expect(releasesOf(ahead)).toEqual([])
})

test('only recent releases are in theaters', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const cameOut = (id: number, days: number) => ({ ...movies[0]!, id, release_date: inDays(days) })
  const theaters = startProvider({ api_key, token, movies: [cameOut(1, -10), cameOut(2, -90), cameOut(3, 10)] })
  const { results } = (await (await fetch(`${theaters.url}/3/movie/now_playing?api_key=${api_key}`)).json()) as {
    results: { id: number }[]
  }
  await theaters.stop()

  expect(results.map(({ id }) => id)).toEqual([1])
})

test('a poster is a JPEG in the requested size', async () => {
  const { images } = await json('/3/configuration')
  const response = await fetch(`${images.secure_base_url}w185/poster10378.jpg`)

  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(await new Bun.Image(await response.arrayBuffer()).metadata()).toMatchObject({ width: 185, height: 277, format: 'jpeg' })
  expect((await fetch(`${images.secure_base_url}w186/poster10378.jpg`)).status).toBe(404)
  expect((await fetch(`${images.secure_base_url}w185/poster1.jpg`)).status).toBe(404)
})

test('a fault applies as often as specified', async () => {
  provider.faults.push({ when: '/3/movie/961', kind: 'rate_limited', retry_after: 7, times: 1 })

  const limited = await get('/3/movie/961')
  const well = await get('/3/movie/961')

  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
  expect(well.status).toBe(200)
})

test('every movie is complete and unique', () => {
  const unique = (values: readonly unknown[]) => new Set(values).size === values.length

  expect(unique(movies.map(({ id }) => id))).toBe(true)
  expect(unique(movies.map(({ imdb_id }) => imdb_id).filter(Boolean))).toBe(true)
  expect(unique(movies.map((movie) => `${movie.title} ${yearOf(movie)}`))).toBe(true)
  for (const movie of movies) {
    expect(movie.release_date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(movie.runtime).toBeGreaterThan(0)
    expect(movie.overview.length).toBeGreaterThan(80)
    expect(movie.genres.every((name) => name in genres)).toBe(true)
    expect(movie.directors.length).toBeGreaterThan(0)
    expect(movie.namesake_year).not.toBe(yearOf(movie))
    expect(movie.imdb_id ?? 'tt0000000').toMatch(/^tt\d{7,8}$/)
  }
})

test('lists of a start page contain different movies', async () => {
  const rows = await Promise.all(['/3/trending/movie/week', '/3/movie/popular', '/3/movie/top_rated'].map(json))
  const firsts = rows.map(({ results }: { results: { id: number }[] }) => results.slice(0, 12).map(({ id }) => id))

  for (const one of firsts)
    for (const other of firsts) if (one !== other) expect(one.filter((id) => other.includes(id)).length).toBeLessThan(10)
})
