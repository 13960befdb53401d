import { beforeEach, expect, test } from 'bun:test'
import { useApp } from '#server/testing/use-app'
import { createEndOfMovie } from './end-of-movie'
import { downloadsTable } from './table'

const app = useApp()
let movie: number
beforeEach(async () => {
  movie = (await app.rooms.movies.add({ metadata_id: 10378, search: false })).id
})

const put = (state: 'downloading' | 'seeding', times: { completed_at?: string; imported_at?: string } = {}) => {
  const now = app.clock.now().toISOString()
  const values = {
    movie_id: movie,
    title: 'Movie',
    client: 'embedded',
    quality: 'Bluray-1080p',
    state,
    added_at: now,
    state_at: now,
    ...times,
  }
  return app.db.insert(downloadsTable).values(values).returning({ id: downloadsTable.id }).get().id
}
const ended = async (isInLibrary: boolean, delete_files = false) => {
  const removed: Record<number, boolean> = {}
  const remove = async (id: number, { delete_data }: { delete_data: boolean }): Promise<void> => {
    removed[id] = delete_data
  }
  await createEndOfMovie({ db: app.db, isInLibrary: async () => isInLibrary, remove }).endOfMovie(movie, { delete_files })
  return removed
}

test('keeps a complete payload that was never imported, as it is the only copy', async () => {
  const [partial, whole] = [put('downloading'), put('seeding', { completed_at: '2026-02-01T00:00:00.000Z' })]

  expect(await ended(false)).toEqual({ [partial]: true, [whole]: false })
})

test('deletes an imported payload if the movie is on the shelf, and keeps it otherwise', async () => {
  const id = put('seeding', { completed_at: '2026-02-01T00:00:00.000Z', imported_at: '2026-02-01T00:01:00.000Z' })

  expect(await ended(true)).toEqual({ [id]: true })
  expect(await ended(false)).toEqual({ [id]: false })
})

test('deleting the files of a movie also deletes its downloads', async () => {
  const id = put('seeding', { completed_at: '2026-02-01T00:00:00.000Z' })

  expect(await ended(false, true)).toEqual({ [id]: true })
})
