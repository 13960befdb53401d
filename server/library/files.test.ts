import { afterAll, beforeAll, expect, test } from 'bun:test'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openHouse, type TestHouse } from '#server/testing/test-app'
import type { MovieFile } from './schema'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('the movie stands in place beside its files when it is asked for', async () => {
  const root_folder_id = await putRoot(house)
  const movie = putMovie(house, { title: 'Charade', year: 1963, root_folder_id })
  const file = putFile(house, movie, { root_folder_id, relative_path: 'Charade (1963)/Charade.mkv' })

  const list = await house.ask<{ results: MovieFile[] }>('GET', `/movies/${movie}/files?expand=movie`)
  const one = await house.ask<MovieFile>('GET', `/files/${file}?expand=movie`)
  const plain = await house.ask<{ results: MovieFile[] }>('GET', `/movies/${movie}/files`)

  expect(list.body.results).toMatchObject([{ id: file, movie_id: movie, movie: { id: movie, title: 'Charade' } }])
  expect(one.body).toEqual(list.body.results[0]!)
  expect(plain.body.results[0]).not.toHaveProperty('movie')
})
