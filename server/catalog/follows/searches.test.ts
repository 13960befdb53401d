import { expect, test } from 'bun:test'
import type { Movie } from '#server/catalog/movies/schema'
import { useApp } from '#server/testing/use-app'
import { movies } from '#world/movies'
import { type Follow, mostAtOnce } from './schema'

type List<T> = { results: T[] }
type Failure = { error: { message: string } }
const app = useApp()
let last = 700_000

type Genres = (typeof movies)[number]['genres']
/** The metadata provider lists another movie. */
const lists = (title: string, release_date: string, genres: Genres = ['Crime']): void => {
  last += 1
  const own = { id: last, title, original_title: title, release_date, genres, imdb_id: null, alternative_titles: [], collection: null }
  app.provider.movies.push({ ...movies[0]!, ...own })
}
const follow = async (query: object, more: object = {}): Promise<Follow> => {
  const { status, body } = await app.ask<Follow>('POST', '/follows', { kind: 'search', name: 'Crime', query, ...more })
  expect(status).toBe(201)
  return body
}
const check = async (days: number): Promise<void> => {
  app.clock.advance(days * 86_400_000)
  await app.rooms.follows.lookDue()
}
const titles = async (): Promise<string[]> =>
  (await app.ask<List<Movie>>('GET', '/movies?limit=100')).body.results.map(({ title }) => title).toSorted()

test('a movie that comes out after a search is followed, and matches it, becomes wanted once it is out', async () => {
  lists('Old Crime', '1995-01-01')
  const { id } = await follow({ genre: '80' })
  lists('New Crime', '2026-03-05')
  lists('New Comedy', '2026-03-05', ['Comedy'])
  lists('Later Crime', '2026-09-01')

  await check(2)
  expect(await titles()).toEqual([])
  await check(4)

  expect(await titles()).toEqual(['New Crime'])
  expect((await app.ask<Follow>('GET', `/follows/${id}`)).body).toMatchObject({
    kind: 'search',
    name: 'Crime',
    metadata_id: null,
    found_count: 1,
  })
})

test('years of the search hold as well', async () => {
  await follow({ genre: '80', year_from: 1990, year_to: 1999 })
  lists('New Crime', '2026-03-05')

  await check(6)

  expect(await titles()).toEqual([])
})

test('a title is followed', async () => {
  lists('Harbor Lights', '1990-01-01')
  await follow({ q: 'harbor lights' }, { name: 'Harbor Lights' })
  lists('Harbor Lights Return', '2026-03-05')
  lists('Something Else', '2026-03-05')

  await check(6)

  expect(await titles()).toEqual(['Harbor Lights Return'])
})

test('many at once wait', async () => {
  const { id } = await follow({ genre: '80' })
  for (let n = 0; n <= mostAtOnce; n++) lists(`Crime ${n}`, '2026-03-05')

  await check(6)

  expect(await titles()).toEqual([])
  expect((await app.ask<Follow>('GET', `/follows/${id}`)).body.waiting_count).toBe(mostAtOnce + 1)
})

test.each<[object, string]>([
  [{ kind: 'search', name: 'Crime' }, 'To follow a search'],
  [{ kind: 'search', query: { genre: '80' } }, 'To follow a search'],
  [{ kind: 'search', name: 'Both', query: { q: 'x', genre: '80' } }, 'either a title or filters'],
  [{ kind: 'person' }, 'To follow a person'],
])('%j is refused in words', async (wanted, message) => {
  const { status, body } = await app.ask<Failure>('POST', '/follows', wanted)

  expect([status, body.error.message.includes(message)]).toEqual([422, true])
})

test('the same search is followed once, whatever the order of its filters', async () => {
  await follow({ genre: '80', rating_from: 7 })

  expect((await app.ask('POST', '/follows', { kind: 'search', name: 'Again', query: { rating_from: 7, genre: '80' } })).status).toBe(409)
})

test('a search with more movies than one check reads says so, and one less does not', async () => {
  const atOnce = 1000
  const { id } = await follow({ genre: '80' }, { choice: 'tell' })
  for (let n = 0; n < atOnce; n++) lists(`Crime ${n}`, '2026-03-05')
  const state = async () => (await app.ask<Follow>('GET', `/follows/${id}`)).body
  await check(7)
  expect(await state()).toMatchObject({ found_count: atOnce, last_error: null })

  lists('One more Crime', '2026-03-05')
  await check(1)

  expect((await state()).last_error).toContain('more movies than one check reads')
})
