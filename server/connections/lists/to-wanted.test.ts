import { afterEach, beforeEach, expect, test } from 'bun:test'
import { startRadarr } from '#server/testing/radarr'
import { openTrackerWorld, type TrackerWorld } from '#server/testing/tracker-world'
import { startListService } from '#world/lists'
import type { List, ListCounts, ListItem, ListTest } from './schema'

type Page<T> = { results: T[] }
type Movie = { id: number; metadata_id: number; status: string; monitored: boolean }
let world: TrackerWorld
let service: ReturnType<typeof startListService>
beforeEach(async () => {
  world = await openTrackerWorld()
  service = startListService()
  world.app.config.update({ list_url: service.url, list_api_key: 'list-key' }, { isKey: true })
})
afterEach(async () => {
  await world.close()
  await service.stop()
})

const films = Array.from({ length: 41 }, (_, n) => ({ id: 910_001 + n, title: `Followed film ${n}`, year: 2001 }))
const ids = films.map(({ id }) => id)
const [excluded, held] = [ids.slice(0, 2), ids.slice(2, 4)]

/** Each list type with the same 41 movies in the same order; returns the settings that a person enters. */
const parties: Record<string, () => Promise<{ settings: object; stop?: () => Promise<unknown> }>> = {
  list_provider: async () => {
    service.lists.set(
      'ada/best',
      films.map(({ id, title, year }) => ({ id, title, release_year: year })),
    )
    return { settings: { list: 'ada/best' } }
  },
  json: async () => ({
    settings: { url: service.put('a.json', JSON.stringify(films.map(({ id, title }) => ({ tmdb_id: id, title })))) },
  }),
  rss: async () => {
    const items = films.map(({ id, title, year }) => `<item><title>${title} (${year})</title><guid>tmdb://${id}</guid></item>`)
    const feed = `<?xml version="1.0"?><rss version="2.0"><channel>${items.join('')}</channel></rss>`
    return { settings: { url: service.put('feed', feed, { type: 'application/rss+xml' }) } }
  },
  tracker_list: async () => {
    world.tracking.data.lists.set('77', ids)
    return { settings: { list: '77' } }
  },
  tracker_watchlist: async () => {
    await world.connect()
    for (const id of ids) world.tracking.wish(id)
    return { settings: {} }
  },
  metadata_list: async () => {
    world.app.provider.lists.set(5, ids)
    return { settings: { list: '5' } }
  },
  radarr: async () => {
    const other = startRadarr({ movie: films.map(({ id, title, year }) => ({ tmdbId: id, title, year, monitored: true })) })
    return { settings: { url: other.url, api_key: 'radarr-key' }, stop: other.stop }
  },
}

for (const [type, open] of Object.entries(parties))
  test(`a ${type} is previewed, then followed, and its movies become wanted in steps, except excluded ones`, async () => {
    const { app } = world
    app.provider.movies.push(...films)
    app.config.update({ list_max_added_per_sync: 30 }, { isKey: true })
    for (const metadata_id of excluded) await app.ask('POST', '/exclusions', { metadata_id, title: 'Never', year: 2001 })
    for (const metadata_id of held) await app.ask('POST', '/movies', { metadata_id, search: false })
    const { settings, stop } = await open()
    const wanted = { name: 'Followed', type, settings, auto_add: true, search_when_added: false }
    const inLibrary = async () => (await app.ask<Page<Movie>>('GET', '/movies?limit=100')).body.results

    const tried = await app.ask<ListTest>('POST', '/lists/test', wanted)
    expect(tried.body).toMatchObject({
      item_count: 41,
      preview: { to_add: 30, over_cap: 7, in_library: 2, excluded: 2, not_recognized: 0 },
    })
    expect(await inLibrary()).toHaveLength(2)

    const { body: list } = await app.ask<List>('POST', '/lists', wanted)
    const first = await app.ask<ListCounts>('POST', `/lists/${list.id}/refresh`)
    expect(first.body).toMatchObject({ added: 30, to_add: 7, over_cap: 0, excluded: 2 })
    await app.rooms.lists.syncDue()
    await app.rooms.lists.syncDue()
    await stop?.()

    const movies = await inLibrary()
    expect(movies.map(({ metadata_id }) => metadata_id).toSorted()).toEqual(ids.slice(2))
    expect(movies.every(({ status, monitored }) => status === 'wanted' && monitored)).toBe(true)
    const { body } = await app.ask<Page<ListItem>>('GET', `/lists/${list.id}/items?limit=100`)
    const states = Map.groupBy(body.results, ({ state }) => state)
    expect([...states].map(([state, lines]) => [state, lines.length])).toEqual([
      ['excluded', 2],
      ['in_library', 2],
      ['added', 37],
    ])
    expect(app.rooms.lists.rows()[0]?.last_error).toBeNull()
  }, 120_000)

test('a whole collection from the metadata provider becomes wanted', async () => {
  const { app } = world
  const parts = app.provider.movies.filter((movie) => 'collection' in movie && movie.collection === 'caminandes').map(({ id }) => id)
  const settings = { collection: 'https://www.themoviedb.org/collection/9500002-caminandes' }
  const wanted = { name: 'Koro', type: 'metadata_collection', settings, auto_add: true, search_when_added: false }

  const tried = await app.ask<ListTest>('POST', '/lists/test', wanted)
  const { body: list } = await app.ask<List>('POST', '/lists', wanted)
  await app.ask('POST', `/lists/${list.id}/refresh`)

  expect(tried.body.preview).toMatchObject({ to_add: parts.length, not_recognized: 0 })
  const { results } = (await app.ask<Page<Movie>>('GET', '/movies')).body
  expect(results.map(({ metadata_id }) => metadata_id).toSorted()).toEqual(parts.toSorted())
})

test('refuses a tracker list that is missing, private or misspelled, with a reason', async () => {
  const refusal = async (list: string) => {
    const { status, body } = await world.app.ask<{ error: { message: string } }>('POST', '/lists/test', {
      name: 'Mine',
      type: 'tracker_list',
      settings: { list },
    })
    return [status, body.error.message]
  }

  expect(await refusal('78')).toEqual([503, 'Mine was not found: check its address, or whether it is private'])
  expect(await refusal('??')).toEqual([503, 'Mine needs a list to read: enter its address, user/name, or its number'])
})

test('a watchlist without a connected tracker says where to connect it', async () => {
  const { status, body } = await world.app.ask<{ error: { message: string } }>('POST', '/lists/test', {
    name: 'Mine',
    type: 'tracker_watchlist',
    settings: {},
  })

  expect([status, body.error.message]).toEqual([503, 'The tracker is not connected: connect it under Settings → Watching → Tracker'])
})
