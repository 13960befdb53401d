import { beforeAll, expect, test } from 'bun:test'
import type { Collection, CollectionAdded, Movie } from '#server/catalog/movies/schema'
import { until } from '#server/testing/until'
import { useSharedApp } from '#server/testing/use-app'
import type { Found, MetadataCollection, Person } from './schema'

const app = useSharedApp()
let nosferatu: Movie
beforeAll(async () => {
  nosferatu = (await app.ask<Movie>('POST', '/movies', { metadata_id: 653, search: false })).body
})

const get = async <T>(path: string) => (await app.ask<T>('GET', path)).body
const picture = async (url: string) => {
  const { status, headers, response } = await app.ask('GET', url.replace('/api/v1', ''))
  return { status, type: headers.get('content-type'), bytes: response }
}

test('a movie has a logo, backdrops, stills, keywords and release dates, all served by us', async () => {
  const { logo_url, backdrop_urls, stills, keywords, release_dates } = nosferatu

  expect(keywords).toContain('silent film')
  expect(release_dates[0]).toMatchObject({ region: 'US', kind: 'cinema', date: '1922-03-04' })
  expect([logo_url, backdrop_urls.length > 0, stills.length > 0]).toEqual(['/api/v1/images/metadata/logo653.png?kind=logo', true, true])
  for (const url of [logo_url!, backdrop_urls[0]!, stills[0]!])
    expect(await picture(url)).toMatchObject({ status: 200, type: 'image/webp' })
})

test('expand=people adds cast and crew with portraits', async () => {
  const plain = await get<Movie>(`/movies/${nosferatu.id}`)
  const { cast = [], crew = [] } = await get<Movie>(`/movies/${nosferatu.id}?expand=people`)

  expect(plain.cast).toBeUndefined()
  expect(cast.map(({ name }) => name)).toContain('Max Schreck')
  expect(crew).toMatchObject([{ name: 'F. W. Murnau', job: 'Director' }])
  expect(await picture(cast[0]!.portrait_url!)).toMatchObject({ status: 200, type: 'image/webp' })
})

test('a person comes with all their movies, marked if in the library', async () => {
  const { cast = [] } = await get<Movie>(`/movies/${nosferatu.id}?expand=people`)

  const person = await get<Person>(`/metadata/people/${cast[0]!.person_id}`)

  expect(person.name).toBe(cast[0]!.name)
  expect(person.movies).toMatchObject([{ metadata_id: 653, movie_id: nosferatu.id }])
  expect((await app.ask('GET', '/metadata/people/1')).status).toBe(404)
})

test('lists similar movies without asking the provider again', async () => {
  const asked = app.provider.faults.push({ when: '/3/', kind: 'broken' })

  const { results } = await get<{ results: Found[] }>(`/movies/${nosferatu.id}/similar`)
  const { similar_ids } = await get<Movie>(`/movies/${nosferatu.id}?expand=similar`)

  app.provider.faults.length = asked - 1
  expect(results.length).toBeGreaterThan(2)
  expect(similar_ids).toEqual(results.map(({ metadata_id }) => metadata_id))
  expect((await app.ask('GET', '/movies/999/similar')).status).toBe(404)
})

test("a movie's backdrop gets its color once it was served", async () => {
  await picture(nosferatu.backdrop_url!)

  await until('the color is known', () => app.rooms.movies.get(nosferatu.id).backdrop_color !== null)
  expect((await get<Movie>(`/movies/${nosferatu.id}`)).backdrop_color).toMatch(/^#[0-9a-f]{6}$/)
})

test('adds the missing parts of a collection immediately, except excluded ones', async () => {
  const movie = (await app.ask<Movie>('POST', '/movies', { metadata_id: 10378, search: false })).body
  const known = (await get<{ results: Collection[] }>('/collections')).results.find(({ movie_ids }) => movie_ids.includes(movie.id))!
  const whole = await get<MetadataCollection>(`/metadata/collections/${known.metadata_id}`)
  const unwanted = whole.parts.find(({ movie_id }) => movie_id === null)!
  await app.ask('POST', '/exclusions', { metadata_id: unwanted.metadata_id })

  const { body } = await app.ask<CollectionAdded>('POST', `/collections/${known.id}/add`)

  expect(whole.collection_id).toBe(known.id)
  expect(body).toMatchObject({ excluded: 1, failed: [] })
  expect(body.movie_ids.length).toBe(whole.parts.length - 2)
  expect(await get<Collection>(`/collections/${known.id}`)).toMatchObject({
    part_count: whole.parts.length,
    movie_count: whole.parts.length - 1,
  })
})

test('refreshes a recent movie after a day, an old one after a month', async () => {
  const fresh = (await app.ask<Movie>('POST', '/movies', { metadata_id: 9_000_007, search: false })).body
  const dueNow = () => app.rooms.movies.dueForRefresh().map(({ id }) => id)
  const dueAfter = (days: number) => {
    app.clock.advance(days * 86_400_000)
    return dueNow()
  }

  expect(dueAfter(2)).toContain(fresh.id)
  expect(dueNow()).not.toContain(nosferatu.id)
  expect(dueAfter(30)).toContain(nosferatu.id)
})

test('searches people and collections by name, with pictures served by us', async () => {
  const people = await get<{ results: { name: string; titles: string[]; portrait_url: string | null }[] }>('/metadata/people?q=schreck')
  const collections = await get<{ results: { name: string; collection_id: number | null }[] }>('/metadata/collections?q=caminandes')

  expect(people.results).toMatchObject([{ name: 'Max Schreck', titles: ['Nosferatu'] }])
  expect(await picture(people.results[0]!.portrait_url!)).toMatchObject({ status: 200 })
  expect(collections.results).toMatchObject([{ name: 'Caminandes Collection' }])
  expect((await app.ask('GET', '/metadata/people')).status).toBe(422)
})

test('movies to discover pass every filter', async () => {
  const titles = async (filters: string) =>
    (await get<{ results: Found[] }>(`/metadata/discover?${filters}`)).results.map(({ title }) => title)
  const { results: people } = await get<{ results: { person_id: number }[] }>('/metadata/people?q=schreck')

  expect(await titles('genre=27&year_to=1930')).toContain('Nosferatu')
  expect(await titles('genre=27&year_from=1950')).not.toContain('Nosferatu')
  expect(await titles('runtime_to=20')).not.toContain('Nosferatu')
  expect(await titles('language=de&year_to=1925')).toContain('Nosferatu')
  expect(await titles('language=sv')).not.toContain('Nosferatu')
  expect(await titles(`person_id=${people[0]!.person_id}`)).toEqual(['Nosferatu'])
  const { results: services } = await get<{ results: { id: number; name: string }[] }>('/metadata/streaming-services')
  const idOf = (wanted: string) => services.find(({ name }) => name === wanted)!.id
  expect(services.map(({ name }) => name)).toEqual(['Lantern', 'Silent Hall', 'Night Shift'])
  expect(await titles(`streaming_service=${idOf('Night Shift')}&year_to=1925`)).toContain('Nosferatu')
  expect(await titles(`streaming_service=${idOf('Lantern')}`)).not.toContain('Nosferatu')
  expect(await titles(`streaming_service=${idOf('Lantern')},${idOf('Night Shift')}&year_to=1925`)).toContain('Nosferatu')
  expect((await app.ask('GET', '/metadata/discover?genre=horror')).status).toBe(422)
  expect((await app.ask('GET', '/metadata/discover?streaming_service=1|2')).status).toBe(422)
})

test('the people of the library are those that its movies have in common', async () => {
  const { results } = await get<{ results: { name: string; movie_count: number }[] }>('/people')

  expect(results).toContainEqual(expect.objectContaining({ name: 'F. W. Murnau' }))
  expect(results.every(({ movie_count }, at) => at === 0 || movie_count <= results[at - 1]!.movie_count)).toBe(true)
})
