import { expect, test } from 'bun:test'
import type { Collection, Movie } from '#server/catalog/movies/schema'
import { useApp } from '#server/testing/use-app'
import { collections, movies } from '#world/movies'
import { type Follow, mostAtOnce } from './schema'

type List<T> = { results: T[] }
type Told = { type: string; title?: string; movie_id?: number | null }
const app = useApp()
const { id: collection, name } = collections.caminandes
const [first] = movies.filter((movie) => movie.collection === 'caminandes')
let last = 700_000

/** The metadata provider lists another part. Returns its id there. */
const lists = (title: string, release_date: string): number => {
  last += 1
  app.provider.movies.push({ ...first!, id: last, title, original_title: title, release_date, imdb_id: null, alternative_titles: [] })
  return last
}
const follow = async (more: object = {}): Promise<Follow> => {
  const { status, body } = await app.ask<Follow>('POST', '/follows', { kind: 'collection', metadata_id: collection, ...more })
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
const undoLast = async (): Promise<number> => {
  const [newest] = (await app.ask<List<{ id: number }>>('GET', '/undo')).body.results
  return (await app.ask('POST', `/undo/${newest!.id}`)).status
}

test('a new part of a followed collection becomes wanted once, in the chosen folder, and its older parts never do', async () => {
  const { id: root_folder_id } = (await app.ask<{ id: number }>('POST', '/root-folders', { path: app.shelf })).body
  const { id, ...followed } = await follow({ root_folder_id })
  const metadata_id = lists('Caminandes 5', '2027-05-01')

  await nextDay()
  await nextDay()

  const [movie] = await library()
  expect(followed).toMatchObject({ kind: 'collection', name, choice: 'want', picture_url: expect.stringContaining('/images/metadata/') })
  expect(await titles()).toEqual(['Caminandes 5'])
  expect(movie).toMatchObject({ metadata_id, monitored: true, root_folder_id, added_by: `follow:${id}` })
  expect(found()).toMatchObject([{ title: 'Caminandes 5', movie_id: movie!.id }])
})

test('with `tell`, a new part is only announced, and the collection knows its parts', async () => {
  await app.ask('POST', '/movies', { metadata_id: first!.id, search: false })
  await follow({ choice: 'tell' })
  lists('Caminandes 5', '2027-05-01')

  await nextDay()
  await nextDay()

  expect([await titles(), found().map(({ movie_id }) => movie_id)]).toEqual([[first!.title], [null]])
  expect((await app.ask<List<Collection>>('GET', '/collections')).body.results).toMatchObject([{ name, part_count: 3 }])
})

test('many new parts at once wait for an answer', async () => {
  const { id } = await follow()
  for (let n = 0; n <= mostAtOnce; n++) lists(`Caminandes ${5 + n}`, '2027-05-01')

  await nextDay()

  expect(await titles()).toEqual([])
  expect((await app.ask<Follow>('POST', `/follows/${id}/answer`, { add: true })).body.waiting_count).toBe(0)
  expect((await titles()).length).toBe(mostAtOnce + 1)
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

test('a new part that cannot be added is tried again, until it is there', async () => {
  const { id } = await follow()
  const metadata_id = lists('Caminandes 5', '2027-05-01')
  const faults = app.provider.faults.push({ when: `/3/movie/${metadata_id}`, kind: 'broken' })

  await nextDay()
  const during = [await titles(), (await app.ask<Follow>('GET', `/follows/${id}`)).body.last_error !== null]
  app.provider.faults.length = faults - 1
  await nextDay()

  expect([during, await titles()]).toEqual([[[], true], ['Caminandes 5']])
})

test('what another program followed brings nothing that was there when it came, but what comes out afterwards', async () => {
  lists('Last year', '2025-12-01')
  lists('No date yet', '')
  app.journal.commit((tx, announce) =>
    app.rooms.follows.takeOverIn(tx, announce, {
      ...{ kind: 'collection', metadata_id: collection, query: null, name, picture_path: null },
      ...{ choice: 'want', quality_profile_id: null, root_folder_id: null },
    }),
  )
  await nextDay()
  expect(await titles()).toEqual([])

  lists('Caminandes 5', '2027-05-01')
  await nextDay()

  expect(await titles()).toEqual(['Caminandes 5'])
})

test('missing parts are added as the collection is followed', async () => {
  const { id: root_folder_id } = (await app.ask<{ id: number }>('POST', '/root-folders', { path: app.shelf })).body
  await app.ask('POST', '/movies', { metadata_id: first!.id, search: false })
  await follow({ choice: 'tell', root_folder_id })
  const [known] = (await app.ask<List<Collection>>('GET', '/collections')).body.results

  await app.ask('POST', `/collections/${known!.id}/add`)

  const others = (await library()).filter(({ metadata_id }) => metadata_id !== first!.id)
  expect(others).toHaveLength(1)
  expect(others.every((movie) => movie.root_folder_id === root_folder_id)).toBe(true)
})

test('following and unfollowing are undone, with what was seen', async () => {
  const { id } = await follow({ choice: 'tell' })
  lists('Caminandes 5', '2027-05-01')
  await nextDay()
  await app.ask('PATCH', `/follows/${id}`, { choice: 'want' })
  await app.ask('DELETE', `/follows/${id}`)

  expect(await undoLast()).toBe(204)
  await nextDay()

  expect((await app.ask<Follow>('GET', `/follows/${id}`)).body).toMatchObject({ name, choice: 'want', found_count: 1 })
  expect([await titles(), found().length]).toEqual([[], 1])
})

test('a collection that the provider does not know, a folder that is not there, and a second follow are refused in words', async () => {
  const refused = async (more: object) => (await app.ask('POST', '/follows', { kind: 'collection', ...more })).status
  await follow()

  expect(await refused({ metadata_id: 1 })).toBe(404)
  expect(await refused({})).toBe(422)
  expect(await refused({ metadata_id: collections.open_movies.id, root_folder_id: 99 })).toBe(422)
  expect(await refused({ metadata_id: collection })).toBe(409)
})
