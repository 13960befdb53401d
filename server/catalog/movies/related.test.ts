import { expect, test } from 'bun:test'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { useSharedApp } from '#server/testing/use-app'
import type { Movie } from './schema'

const app = useSharedApp()

test('a movie lists its own downloads only, both alone and in the list', async () => {
  const add = async (metadata_id: number) => (await app.ask<Movie>('POST', '/movies', { metadata_id, search: false })).body
  const [first, second] = [await add(10378), await add(653)]
  const at = app.clock.now().toISOString()
  const download = (movie_id: number) =>
    app.db
      .insert(downloadsTable)
      .values({ movie_id, title: 'a release', state: 'downloading', client: 'embedded', added_at: at, state_at: at })
      .returning()
      .get().id
  const [a, b, c] = [download(second.id), download(second.id), download(first.id)]

  const listed = (await app.ask<{ results: Movie[] }>('GET', '/movies')).body.results

  const idsOf = ({ id, download_ids }: Movie) => [id, download_ids]
  expect(listed.map(idsOf).toSorted()).toEqual([
    [first.id, [c]],
    [second.id, [a, b]],
  ])
  expect(idsOf((await app.ask<Movie>('GET', `/movies/${second.id}`)).body)).toEqual([second.id, [a, b]])
})
