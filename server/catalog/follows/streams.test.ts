import { beforeEach, expect, test } from 'bun:test'
import { useApp } from '#server/testing/use-app'
import { movies, personOf, studioOf, type WorldMovie } from '#world/movies'
import type { Follow, FollowedMovie } from './schema'

type List<T> = { results: T[] }
type Told = { type: string; movie_id: number | null; metadata_id: number; title: string; services: string[] }
const app = useApp()
const service = 'Lantern'
const actor = personOf('Ada Lens')
const studio = studioOf('Lens Works')
let last = 800_000

/** The metadata provider lists an open movie: `Lantern` streams it from its release on. Returns its id there. */
const lists = (title: string, release_date: string, genres: WorldMovie['genres'] = ['Animation']): number => {
  last += 1
  const names = { title, original_title: title, alternative_titles: [], cast: [actor.name], directors: [], studio: studio.name }
  app.provider.movies.push({ ...movies[0]!, ...names, id: last, release_date, genres, imdb_id: null, collection: null })
  return last
}
const comesOut = (metadata_id: number, release_date: string): void => {
  Object.assign(app.provider.movies.find(({ id }) => id === metadata_id)!, { release_date })
}
const follow = async (subject: object): Promise<Follow> => {
  const { status, body } = await app.ask<Follow>('POST', '/follows', { choice: 'tell', ...subject })
  expect(status).toBe(201)
  return body
}
const nextDay = async (days = 1): Promise<void> => {
  app.clock.advance(days * 86_400_000)
  await app.rooms.follows.lookDue()
}
const told = (): Told[] => app.events.filter(({ type }) => type === 'movie_streamable') as unknown as Told[]
const askedAt = (metadata_id: number): string | null =>
  app.db.$client
    .query<{ at: string }, [number]>('SELECT streams_checked_at AS at FROM follow_movies WHERE metadata_id = ?')
    .get(metadata_id)?.at ?? null

beforeEach(async () => {
  lists('Before', '1990-01-01')
  await app.ask('PUT', '/config', { streaming_services: [service] })
})

test('a movie that was only told of is announced once it streams, once, although two follows told of it', async () => {
  const { id } = await follow({ kind: 'person', metadata_id: actor.id })
  await follow({ kind: 'studio', metadata_id: studio.id })
  const metadata_id = lists('Lost Reel', '2099-01-01')
  await nextDay()
  expect(told()).toEqual([])

  comesOut(metadata_id, '2026-01-01')
  await nextDay()
  await nextDay()

  const { body } = await app.ask<List<FollowedMovie>>('GET', `/follows/${id}/movies`)
  expect(told()).toMatchObject([{ movie_id: null, metadata_id, title: 'Lost Reel', services: [service] }])
  expect(body.results).toMatchObject([{ title: 'Lost Reel', state: 'told', streams_on: [service] }])
})

test('one that leaves the service and returns is not announced again, but another service is', async () => {
  await follow({ kind: 'person', metadata_id: actor.id })
  const metadata_id = lists('Lost Reel', '2026-02-01', ['Horror'])
  await nextDay()
  comesOut(metadata_id, '2099-01-01')
  await nextDay()
  comesOut(metadata_id, '2026-02-01')
  await nextDay()
  expect(told().map(({ services }) => services)).toEqual([[service]])

  await app.ask('PUT', '/config', { streaming_services: [service, 'Night Shift'] })
  await nextDay()

  expect(told().map(({ services }) => services)).toEqual([[service], ['Night Shift']])
})

test('one that is in the library, or hidden for good, is not announced this way', async () => {
  await follow({ kind: 'person', metadata_id: actor.id })
  const [added, hidden] = [lists('Added', '2099-01-01'), lists('Hidden', '2099-01-01')]
  await nextDay()
  await app.ask('POST', '/movies', { metadata_id: added, search: false, monitored: false })
  await app.ask('POST', '/exclusions', { metadata_id: hidden, title: 'Hidden', year: 2099 })

  for (const id of [added, hidden]) comesOut(id, '2026-01-01')
  await nextDay()

  expect(told()).toEqual([])
})

test('the provider is asked once a day at most, 90 days after the release once in 30 days, and never without a streaming service', async () => {
  await follow({ kind: 'person', metadata_id: actor.id })
  const [young, old] = [lists('Young', '2099-01-01'), lists('Old', '2025-09-01')]
  const asked = () => [askedAt(young), askedAt(old)]
  const now = () => app.clock.now().toISOString()
  await nextDay()
  const first = now()
  expect(asked()).toEqual([first, first])

  app.clock.advance(3_600_000)
  await app.rooms.follows.lookDue()
  expect(asked()).toEqual([first, first])

  await nextDay()
  expect(asked()).toEqual([now(), first])

  await nextDay(30)
  const last = now()
  expect(asked()).toEqual([last, last])

  await app.ask('PUT', '/config', { streaming_services: [] })
  await nextDay(30)
  expect(asked()).toEqual([last, last])
})

test('if the provider fails, the next run continues', async () => {
  await follow({ kind: 'person', metadata_id: actor.id })
  const metadata_id = lists('Lost Reel', '2026-02-01')
  const faults = app.provider.faults.push({ when: `/3/movie/${metadata_id}`, kind: 'broken' })
  await nextDay()
  expect(told()).toEqual([])

  app.provider.faults.length = faults - 1
  await app.rooms.follows.lookDue()

  expect(told()).toMatchObject([{ metadata_id }])
})
