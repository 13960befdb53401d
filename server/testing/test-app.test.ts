import { expect, test } from 'bun:test'
import { useSharedApp } from './use-app'

const app = useSharedApp()

test('the whole service answers without opening a port', async () => {
  const status = await app.send('GET', '/api/v1/status')
  const locked = await app.send('GET', '/api/v1/movies')
  const movies = await app.ask<{ results: unknown[] }>('GET', '/movies')

  expect(status.status).toBe(200)
  expect(locked.status).toBe(401)
  expect(movies.status).toBe(200)
  expect(movies.body.results).toEqual([])
})

test('a movie from the demo world can be added', async () => {
  const added = await app.ask<{ title: string }>('POST', '/movies', { metadata_id: 10378, search: false })

  expect(added.status).toBe(201)
  expect(added.body.title).toBe('Big Buck Bunny')
  expect(app.told()).toContain('movie_added')
})
