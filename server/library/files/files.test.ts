import { expect, test } from 'bun:test'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import type { MovieFile } from './schema'

const app = useSharedApp()

test('includes the movie with its files on request', async () => {
  const root_folder_id = await putRoot(app)
  const movie = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
  const file = putFile(app, movie, { root_folder_id, relative_path: 'Charade (1963)/Charade.mkv' })

  const list = await app.ask<{ results: MovieFile[] }>('GET', `/movies/${movie}/files?expand=movie`)
  const one = await app.ask<MovieFile>('GET', `/files/${file}?expand=movie`)
  const plain = await app.ask<{ results: MovieFile[] }>('GET', `/movies/${movie}/files`)

  expect(list.body.results).toMatchObject([{ id: file, movie_id: movie, movie: { id: movie, title: 'Charade' } }])
  expect(one.body).toEqual(list.body.results[0]!)
  expect(plain.body.results[0]).not.toHaveProperty('movie')
})
