import { afterAll, beforeAll, expect, test } from 'bun:test'
import { downloadsTable } from '#server/downloads/table'
import { openHouse, type TestHouse } from '#server/testing/test-app'
import type { Movie } from './schema'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a movie names its own downloads and no other, alone and in the list', async () => {
  const add = async (metadata_id: number) => (await house.ask<Movie>('POST', '/movies', { metadata_id, search: false })).body
  const [first, second] = [await add(10378), await add(653)]
  const at = house.clock.now().toISOString()
  const download = (movie_id: number) =>
    house.db
      .insert(downloadsTable)
      .values({ movie_id, title: 'a release', state: 'downloading', client: 'embedded', added_at: at, state_at: at })
      .returning()
      .get().id
  const [a, b, c] = [download(second.id), download(second.id), download(first.id)]

  const listed = (await house.ask<{ results: Movie[] }>('GET', '/movies')).body.results

  const idsOf = ({ id, download_ids }: Movie) => [id, download_ids]
  expect(listed.map(idsOf).toSorted()).toEqual([
    [first.id, [c]],
    [second.id, [a, b]],
  ])
  expect(idsOf((await house.ask<Movie>('GET', `/movies/${second.id}`)).body)).toEqual([second.id, [a, b]])
})
