import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openHouse, type TestHouse } from './test-app'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a whole service answers without a network of its own', async () => {
  const status = await house.send('GET', '/api/v1/status')
  const locked = await house.send('GET', '/api/v1/movies')
  const movies = await house.ask<{ results: unknown[] }>('GET', '/movies')

  expect(status.status).toBe(200)
  expect(locked.status).toBe(401)
  expect(movies.status).toBe(200)
  expect(movies.body.results).toEqual([])
})

test('a movie of the demo world can be added', async () => {
  const added = await house.ask<{ title: string }>('POST', '/movies', { metadata_id: 10378, search: false })

  expect(added.status).toBe(201)
  expect(added.body.title).toBe('Big Buck Bunny')
  expect(house.told()).toContain('movie_added')
})
