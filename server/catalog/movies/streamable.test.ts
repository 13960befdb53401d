import { beforeEach, expect, test } from 'bun:test'
import type { Movie } from '#server/catalog/movies/schema'
import { useApp } from '#server/testing/use-app'
import { movies, personOf } from '#world/movies'

type List<T> = { results: T[] }
type Told = { type: string; movie_id: number; title: string; services: string[] }
const app = useApp()
const service = 'Lantern'
const actor = personOf('Ada Lens')
let last = 500_000

/** The metadata provider lists an open movie: `Lantern` streams it from its release on. Returns its id there. */
const lists = (release_date: string): number => {
  last += 1
  const names = { title: 'Lost Reel', original_title: 'Lost Reel', alternative_titles: [], cast: [actor.name], directors: [] }
  app.provider.movies.push({ ...movies[0]!, ...names, id: last, release_date, imdb_id: null, collection: null })
  return last
}
/** The movie leaves the service, or comes to it. */
const changes = (metadata_id: number, release_date: string): void => {
  Object.assign(app.provider.movies.find(({ id }) => id === metadata_id)!, { release_date })
}
const ahead = '2099-01-01'
const out = '2020-01-01'
const add = async (metadata_id: number, more: object = {}): Promise<Movie> =>
  (await app.ask<Movie>('POST', '/movies', { metadata_id, search: false, ...more })).body
const refresh = async ({ id }: Movie): Promise<void> => {
  expect((await app.ask('POST', `/movies/${id}/refresh`)).status).toBe(200)
}
const told = (): Told[] => app.events.filter(({ type }) => type === 'movie_streamable') as unknown as Told[]

beforeEach(async () => {
  await app.ask('PUT', '/config', { streaming_services: [service] })
})

test('a wanted movie that reaches a streaming service of the person is announced, once', async () => {
  const metadata_id = lists(ahead)
  const movie = await add(metadata_id)
  await refresh(movie)
  expect(told()).toEqual([])

  changes(metadata_id, out)
  await refresh(movie)
  await refresh(movie)

  expect(told()).toMatchObject([{ movie_id: movie.id, title: 'Lost Reel', services: [service] }])
})

test.each<[string, object, object]>([
  ['that is not monitored', { monitored: false }, {}],
  ['on a service of somebody else', {}, { streaming_services: ['Elsewhere'] }],
])('a movie %s is not announced', async (_, more, settings) => {
  await app.ask('PUT', '/config', settings)
  const metadata_id = lists(ahead)
  const movie = await add(metadata_id, more)

  changes(metadata_id, out)
  await refresh(movie)

  expect(told()).toEqual([])
})

test('a movie that comes from following, and streams already, is announced', async () => {
  lists(out)
  expect((await app.ask('POST', '/follows', { kind: 'person', metadata_id: actor.id })).status).toBe(201)
  lists('2026-03-02')
  app.clock.advance(2 * 86_400_000)

  await app.rooms.follows.lookDue()

  expect(told()).toMatchObject([{ title: 'Lost Reel', services: [service] }])
})

test('what can be streamed is searched for again once it left, if it is not to be downloaded', async () => {
  await app.ask('PUT', '/config', { streaming_skip: true })
  const metadata_id = lists(out)
  const movie = await add(metadata_id)
  const later = '2026-04-01T00:00:00.000Z'
  app.db.$client.run('UPDATE movies SET next_search_at = ? WHERE id = ?', [later, movie.id])
  await refresh(movie)
  const dueAt = async () => (await app.ask<List<Movie>>('GET', '/movies')).body.results[0]!.next_search_at
  expect(await dueAt()).toBe(later)

  changes(metadata_id, ahead)
  await refresh(movie)

  expect(await dueAt()).toBe(app.clock.now().toISOString())
})
