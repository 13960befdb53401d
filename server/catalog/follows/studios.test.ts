import { expect, test } from 'bun:test'
import type { Movie } from '#server/catalog/movies/schema'
import { useApp } from '#server/testing/use-app'
import { movies, studioOf } from '#world/movies'
import { type Follow, mostAtOnce } from './schema'

type List<T> = { results: T[] }
type Told = { type: string; title?: string; movie_id?: number | null }
const app = useApp()
const ufa = studioOf('UFA')
let last = 600_000

/** The metadata provider lists another movie. Returns its id there. */
const lists = (title: string, release_date: string, studio = ufa.name): number => {
  last += 1
  const own = { id: last, title, original_title: title, release_date, studio, imdb_id: null, alternative_titles: [], collection: null }
  app.provider.movies.push({ ...movies[0]!, ...own })
  return last
}
const follow = async (more: object = {}): Promise<Follow> => {
  const { status, body } = await app.ask<Follow>('POST', '/follows', { kind: 'studio', metadata_id: ufa.id, ...more })
  expect(status).toBe(201)
  return body
}
const nextDay = async (): Promise<void> => {
  app.clock.advance(86_400_000)
  await app.rooms.follows.lookDue()
}
const library = async (): Promise<Movie[]> => (await app.ask<List<Movie>>('GET', '/movies?limit=100')).body.results
const titles = async (): Promise<string[]> => (await library()).map(({ title }) => title).toSorted()
const found = (): Told[] => app.events.filter(({ type }) => type === 'followed_movie_found') as Told[]

test('a studio is found by name, and its movies are listed', async () => {
  const { body } = await app.ask<List<object>>('GET', '/metadata/studios?q=ufa')
  const listed = await app.ask<List<{ title: string }>>('GET', `/metadata/discover?studio_id=${ufa.id}`)

  expect(body.results).toEqual([{ studio_id: ufa.id, name: 'UFA', country: 'DE' }])
  expect((await app.ask<unknown>('GET', `/metadata/studios/${ufa.id}`)).body).toEqual({ studio_id: ufa.id, name: 'UFA', country: 'DE' })
  expect(listed.body.results.map(({ title }) => title)).toEqual(movies.filter(({ studio }) => studio === 'UFA').map(({ title }) => title))
})

test('a movie names its studios: at the metadata provider, and in the library with its people', async () => {
  const metadata_id = lists('Metropolis Again', '2020-01-01')
  const studios = [{ studio_id: ufa.id, name: 'UFA' }]
  const { id } = (await app.ask<Movie>('POST', '/movies', { metadata_id })).body

  expect((await app.ask('GET', `/metadata/movies/${metadata_id}`)).body).toMatchObject({ studios })
  expect((await app.ask('GET', `/movies/${id}?expand=people`)).body).toMatchObject({ studios })
  expect((await app.ask<Movie>('GET', `/movies/${id}`)).body).not.toHaveProperty('studios')
})

test('what a followed studio brings out or announces from then on becomes wanted, and what it made before never does', async () => {
  lists('Before', '2025-12-01')
  const { id, name } = await follow()
  const metadata_id = lists('Announced', '2027-05-01')
  lists('Forgotten', '2025-11-01')
  lists('Of Another', '2027-05-01', 'Goskino')

  await nextDay()
  await nextDay()

  const [movie] = await library()
  expect(name).toBe('UFA')
  expect(await titles()).toEqual(['Announced'])
  expect(movie).toMatchObject({ metadata_id, monitored: true, added_by: `follow:${id}` })
  expect(found()).toMatchObject([{ title: 'Announced', movie_id: movie!.id }])
})

test('`tell` only tells, once', async () => {
  await follow({ choice: 'tell' })
  lists('Announced', '2027-05-01')

  await nextDay()
  await nextDay()

  expect([await titles(), found().map(({ title, movie_id }) => [title, movie_id])]).toEqual([[], [['Announced', null]]])
})

test('what was removed or excluded does not come back', async () => {
  await follow()
  lists('Removed', '2027-05-01')
  const metadata_id = lists('Excluded', '2027-05-01')
  await app.ask('POST', '/exclusions', { metadata_id, title: 'Excluded', year: 2027 })
  await nextDay()
  await app.ask('DELETE', `/movies/${(await library())[0]!.id}`)

  await nextDay()

  expect([await titles(), found().map(({ title }) => title)]).toEqual([[], ['Removed']])
})

test('many at once wait for an answer', async () => {
  const { id } = await follow()
  for (let n = 0; n <= mostAtOnce; n++) lists(`Announced ${n}`, '2027-05-01')

  await nextDay()

  expect(await titles()).toEqual([])
  expect((await app.ask<Follow>('POST', `/follows/${id}/answer`, { add: true })).body.waiting_count).toBe(0)
  expect((await titles()).length).toBe(mostAtOnce + 1)
})

test('following is undone, and undoing that brings it back with what was seen', async () => {
  const { id } = await follow({ choice: 'tell' })
  lists('Announced', '2027-05-01')
  await nextDay()
  await app.ask('DELETE', `/follows/${id}`)
  const [removal] = (await app.ask<List<{ id: number }>>('GET', '/undo')).body.results

  expect((await app.ask('POST', `/undo/${removal!.id}`)).status).toBe(204)
  await nextDay()

  expect((await app.ask<Follow>('GET', `/follows/${id}`)).body).toMatchObject({ kind: 'studio', name: 'UFA', found_count: 1 })
  expect(found()).toHaveLength(1)
})

test('a studio that the provider does not know, or no studio, is refused in words', async () => {
  expect((await app.ask('POST', '/follows', { kind: 'studio', metadata_id: 1 })).status).toBe(404)
  expect((await app.ask('POST', '/follows', { kind: 'studio' })).status).toBe(422)
})
