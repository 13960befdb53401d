import { expect, test } from 'bun:test'
import { useApp } from '#server/testing/use-app'
import type { Movie } from './schema'

const app = useApp()

test('a movie that a person adds says so', async () => {
  const { body } = await app.ask<Movie>('POST', '/movies', { metadata_id: 10378, search: false })

  expect([body.added_by, (await app.ask<Movie>('GET', `/movies/${body.id}`)).body.added_by]).toEqual(['user', 'user'])
})
