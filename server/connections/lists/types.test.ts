import { afterEach, beforeEach, expect, test } from 'bun:test'
import { startRadarr } from '#server/testing/radarr'
import { useApp } from '#server/testing/use-app'
import { startListService } from '#world/lists'
import type { List, ListTest } from './schema'

type Failure = { error: { code: string; message: string } }
const app = useApp()
let service: ReturnType<typeof startListService>
beforeEach(async () => {
  service = startListService()
  await app.ask('PUT', '/config', { list_url: service.url, list_api_key: 'list-key' })
})
afterEach(() => service.stop())

const tried = async (type: string, settings: object) =>
  await app.ask<ListTest & Failure>('POST', '/lists/test', { name: 'Mine', type, settings })

test('reads a provider list page by page without series, by URL, name or number', async () => {
  const movies = Array.from({ length: 1100 }, (_, n) => ({
    id: 900_000 + n,
    title: `Film ${n}`,
    release_year: 2000,
    ...(n % 10 === 0 && { mediatype: 'show' as const }),
  }))
  service.lists.set('someone/best', movies)
  service.lists.set('77', movies.slice(0, 20))
  service.lists.set('watchlist', movies.slice(0, 10))

  const byAddress = await tried('list_provider', { list: 'https://mdblist.com/lists/someone/best' })
  const requests = service.asked.length
  const byNumber = await tried('list_provider', { list: '77' })
  const watchlist = await tried('list_provider', { which: 'watchlist' })

  expect([byAddress, byNumber, watchlist].map(({ body }) => body.item_count)).toEqual([990, 18, 9])
  expect(requests).toBe(3)
})

test('a used-up quota of the list provider stops every list until its reset, without another request', async () => {
  service.lists.set('someone/best', [{ id: 900_001, title: 'Film', release_year: 2000 }])
  service.faults.push({ when: '/items', kind: 'rate_limited', retry_after: 600 })

  const first = await tried('list_provider', { list: 'someone/best' })
  const second = await tried('list_provider', { which: 'watchlist' })
  service.faults.length = 0
  app.clock.advance(601_000)
  const third = await tried('list_provider', { list: 'someone/best' })

  expect([first.status, first.headers.get('retry-after')]).toEqual([429, '600'])
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '600'])
  expect(third.status).toBe(200)
  expect(service.asked).toHaveLength(2)
})

test('reports a missing or refused key and a missing list', async () => {
  const refusal = async (settings: object) => {
    const { status, body } = await tried('list_provider', settings)
    return [status, body.error?.message]
  }

  expect(await refusal({ list: 'no/where' })).toEqual([503, 'The list provider was not found: check its address, or whether it is private'])
  expect(await refusal({})).toEqual([503, 'Mine needs a list to read: enter its address, user/name, or its number'])
  await app.ask('PUT', '/config', { list_api_key: 'wrong' })
  expect(await refusal({ list: 'a/b' })).toEqual([
    503,
    'The list provider denies access: its key or address is wrong, or the list is private',
  ])
  expect((await app.ask<Failure>('POST', '/config/test/list', {})).status).toBe(503)
  expect((await app.ask<{ ok: boolean }>('POST', '/config/test/list', { list_api_key: 'list-key' })).body.ok).toBe(true)
  service.faults.push({ when: '/user', kind: 'garbage', times: 1 })
  expect((await app.ask<Failure>('POST', '/config/test/list', { list_api_key: 'list-key' })).body.error.message).toBe(
    'The list provider sent a response that Marquee does not understand',
  )
  await app.ask('PUT', '/config', { list_api_key: null })
  expect(await refusal({ list: 'a/b' })).toEqual([
    503,
    'The list provider needs a key: enter yours under Settings → Library → Lists and following → List provider',
  ])
})

test('reads lists and collections of the metadata provider with its client', async () => {
  const ids = app.provider.movies.slice(0, 25).map(({ id }) => id)
  app.provider.lists.set(5, ids)

  const list = await tried('metadata_list', { list: 'https://www.themoviedb.org/list/5-my-list' })
  const none = await tried('metadata_list', { list: '6' })
  const odd = await tried('metadata_list', { list: 'my list' })
  const gone = await tried('metadata_collection', { collection: '123456' })

  expect(list.body.item_count).toBe(25)
  expect([none.status, none.body.error.message]).toEqual([503, 'Mine was not found: check its address, or whether it is private'])
  expect([odd.status, odd.body.error.message]).toEqual([503, 'Mine needs a list to read: enter its address or its number'])
  expect(gone.status).toBe(503)
})

test('another Radarr provides its movies: all, or those with a tag or profile', async () => {
  const other = startRadarr({
    tag: [{ id: 3, label: 'share' }],
    qualityprofile: [{ id: 7, name: 'HD' }],
    movie: [
      { tmdbId: 900_001, title: 'One', year: 2001, monitored: true, qualityProfileId: 7, tags: [3] },
      { tmdbId: 900_002, title: 'Two', year: 2002, monitored: false, qualityProfileId: 7, tags: [] },
      { tmdbId: 900_003, title: 'Three', year: 0, monitored: true, qualityProfileId: 8, tags: [] },
    ],
  })
  const settings = { url: other.url, api_key: 'radarr-key' }
  const counts = [{}, { tag: 'Share' }, { quality_profile: 'hd' }, { monitored_only: true }].map(
    async (more) => (await tried('radarr', { ...settings, ...more })).body.item_count,
  )

  expect(await Promise.all(counts)).toEqual([3, 1, 2, 2])
  expect((await tried('radarr', { ...settings, tag: 'none' })).body.error.message).toBe('Mine has no tag none')
  expect((await tried('radarr', { ...settings, api_key: 'wrong' })).body.error.message).toBe(
    'Mine denies access: its key or address is wrong',
  )
  await other.stop()
})

test("a session cannot have another Radarr's key sent to an address of its choice", async () => {
  const made = await app.ask<List>('POST', '/lists', {
    name: 'r',
    type: 'radarr',
    settings: { url: 'http://127.0.0.1:9', api_key: 'canary-key-1234' },
  })
  const cli = await app.ask<{ token: string }>('POST', '/auth/sessions', { kind: 'cli', label: 'a script' })
  const headers = { authorization: `Bearer ${cli.body.token}` }
  const change = async (settings: object) =>
    (await app.send('PATCH', `/api/v1/lists/${made.body.id}`, { body: { settings }, headers })).status

  expect(made.body).toMatchObject({ settings: { url: 'http://127.0.0.1:9' }, secrets_set: ['api_key'] })
  expect(JSON.stringify(made.body)).not.toContain('canary-key')
  expect(await change({ url: 'http://127.0.0.1:10' })).toBe(422)
  expect(await change({ url: 'http://127.0.0.1:10', api_key: 'again' })).toBe(200)
})

test('a tracker list without a client ID says where to enter one', async () => {
  const { status, body } = await tried('tracker_list', { list: 'someone/favorites' })

  expect(status).toBe(503)
  expect(body.error.message).toStartWith('The tracker')
})
