import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { moviesTable } from '#server/catalog/movies/table'
import { useApp } from '#server/testing/use-app'
import { startListService } from '#world/lists'
import type { List, ListApplied, ListCounts, ListItem, ListTest } from './schema'

type Failure = { error: { code: string; message: string } }
type Page<T> = { results: T[] }
const app = useApp()
let service: ReturnType<typeof startListService>
beforeEach(() => {
  service = startListService()
})
afterEach(() => service.stop())

const films = (count: number, from = 1) =>
  Array.from({ length: count }, (_, place) => ({ id: 700_000 + from + place, title: `Listed film ${from + place}`, year: 2001 }))
const jsonOf = (movies: readonly { id: number; title: string; year: number }[]) =>
  JSON.stringify(movies.map(({ id, title, year }) => ({ tmdb_id: id, title, year })))
/** A list of movies that the metadata provider knows and the library lacks. */
const aList = async (count: number, more: object = {}): Promise<{ id: number; url: string }> => {
  const movies = films(count)
  app.provider.movies.push(...movies)
  const url = service.put('list.json', jsonOf(movies))
  const { body } = await app.ask<List>('POST', '/lists', {
    name: 'Wishes',
    type: 'json',
    settings: { url },
    search_when_added: false,
    ...more,
  })
  return { id: body.id, url }
}
const itemsOf = async (id: number, state = ''): Promise<ListItem[]> =>
  (await app.ask<Page<ListItem>>('GET', `/lists/${id}/items?limit=100${state && `&state=${state}`}`)).body.results
const moviesInLibrary = () => app.rooms.movies.namedRows().length
const syncByTask = async () => {
  await app.rooms.lists.syncDue()
}
const get = async (id: number) => (await app.ask<List>('GET', `/lists/${id}`)).body

describe('a list', () => {
  test('is tested before saving: what would be added, and what is skipped', async () => {
    await app.ask('POST', '/movies', { metadata_id: 10378, search: false })
    await app.ask('POST', '/exclusions', { metadata_id: 45745, title: 'Sintel', year: 2010 })
    app.provider.movies.push(...films(2))
    const url = service.put(
      'l',
      JSON.stringify([
        { tmdb_id: 10378, title: 'a' },
        { tmdb_id: 45745, title: 'b' },
        { title: 'Nobody made this', year: 1999 },
        ...JSON.parse(jsonOf(films(2))),
      ]),
    )

    const { status, body } = await app.ask<ListTest>('POST', '/lists/test', { name: 'x', type: 'json', settings: { url } })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      ok: true,
      item_count: 5,
      preview: { added: 0, to_add: 2, in_library: 1, excluded: 1, not_recognized: 1, over_cap: 0 },
    })
    expect(body.examples).toContain('Listed film 1 (2001)')
    expect((await app.ask<Page<List>>('GET', '/lists')).body.results).toEqual([])
    expect(moviesInLibrary()).toBe(1)
  })

  test('adds nothing on its own by default, and says so for each movie', async () => {
    const { id } = await aList(3)

    const { body } = await app.ask<ListCounts>('POST', `/lists/${id}/refresh`)

    expect(body).toMatchObject({ added: 0, to_add: 3 })
    expect(moviesInLibrary()).toBe(0)
    expect((await itemsOf(id)).map(({ state, reason }) => [state, reason?.code])).toEqual(Array(3).fill(['waiting', 'by_hand']))
  })

  test('adds what a person chooses from it', async () => {
    const { id } = await aList(3)
    await app.ask('POST', `/lists/${id}/refresh`)
    const [, second] = await itemsOf(id)

    const { body } = await app.ask('POST', `/lists/${id}/apply`, { item_ids: [second!.id] })

    expect(body).toEqual({ added: 1, rated: 0, marked_watched: 0, left: 2 } as never)
    expect((await itemsOf(id)).map(({ state }) => state)).toEqual(['waiting', 'added', 'waiting'])
  })

  test('reports how much of it is in the library, with posters of the first movies', async () => {
    const { id } = await aList(6)
    await app.ask('POST', `/lists/${id}/refresh`)
    expect(await get(id)).toMatchObject({ item_count: 6, in_library_count: 0, poster_urls: [] })
    const [, second, ...others] = await itemsOf(id)

    await app.ask('POST', `/lists/${id}/apply`, { item_ids: [second!, ...others].map((item) => item.id) })
    app.db.update(moviesTable).set({ poster_path: '/poster.jpg' }).run()

    const shown = await get(id)
    const items = await itemsOf(id)
    const posters = items.map(({ poster_url }) => poster_url)
    expect(shown).toMatchObject({ item_count: 6, in_library_count: 5 })
    expect(posters).toEqual([
      null,
      ...items.slice(1).map(({ movie_id }) => expect.stringContaining(`/images/movies/${movie_id}/poster?v=`)),
    ])
    expect(shown.poster_urls).toEqual(posters.slice(1, 5) as string[])
    expect((await app.ask<Page<List>>('GET', '/lists')).body.results).toEqual([shown])
  })

  test('is added whole in steps after a preview; each step reports what is left', async () => {
    await app.ask('PUT', '/config', { list_max_added_per_sync: 4 })
    const { id } = await aList(10)
    await app.ask('POST', `/lists/${id}/refresh`)
    const asked = service.asked.length
    const apply = async (body: object) => (await app.ask<ListApplied>('POST', `/lists/${id}/apply`, body)).body

    const looked = await apply({ dry_run: true })
    expect([looked, moviesInLibrary()]).toEqual([{ added: 4, rated: 0, marked_watched: 0, left: 6 }, 0])
    const steps = [await apply({}), await apply({}), await apply({}), await apply({})]

    expect(steps.map(({ added, left }) => [added, left])).toEqual([
      [4, 6],
      [4, 2],
      [2, 0],
      [0, 0],
    ])
    expect(moviesInLibrary()).toBe(10)
    expect(service.asked).toHaveLength(asked)
  })

  test('gives its movies the chosen settings', async () => {
    const tag = await app.ask<{ id: number }>('POST', '/tags', { name: 'from a list' })
    const profiles = await app.ask<Page<{ id: number; is_default: boolean }>>('GET', '/quality-profiles')
    const root = await app.ask<{ id: number }>('POST', '/root-folders', { path: app.shelf })
    const chosen = {
      quality_profile_id: profiles.body.results.find(({ is_default }) => !is_default)!.id,
      root_folder_id: root.body.id,
      minimum_availability: 'in_cinemas',
      tag_ids: [tag.body.id],
    }
    const { id } = await aList(1, { auto_add: true, monitored_when_added: false, ...chosen })

    await app.ask('POST', `/lists/${id}/refresh`)

    const { results } = (await app.ask<Page<object>>('GET', '/movies')).body
    expect(results).toMatchObject([{ ...chosen, monitored: false, added_by: `list:${id}` }])
  })

  test('of 500 movies is added in capped steps and fetched once', async () => {
    await app.ask('PUT', '/config', { list_max_added_per_sync: 125 })
    const { id } = await aList(500, { auto_add: true })
    const steps: number[] = []

    const preview = await app.ask<ListCounts>('POST', `/lists/${id}/refresh`, { dry_run: true })
    for (let round = 0; round < 5; round++) {
      await syncByTask()
      steps.push(moviesInLibrary())
    }

    expect(preview.body).toMatchObject({ to_add: 125, over_cap: 375 })
    expect(steps).toEqual([125, 250, 375, 500, 500])
    expect(service.asked).toHaveLength(2)
    expect((await app.ask<{ counts: { status: object } }>('GET', '/movies/facets')).body.counts.status).toMatchObject({ wanted: 500 })
  }, 120_000)

  test('does not bring back an excluded movie, or one it added and a person removed', async () => {
    const { id } = await aList(3, { auto_add: true })
    await app.ask('POST', '/exclusions', { metadata_id: 700_001, title: 'Listed film 1', year: 2001 })
    await app.ask('POST', `/lists/${id}/refresh`)
    const added = await itemsOf(id, 'added')
    await app.ask('DELETE', `/movies/${added[0]!.movie_id}`)

    await app.ask('POST', `/lists/${id}/refresh`)

    expect((await itemsOf(id)).map(({ state, reason }) => [state, reason?.code])).toEqual([
      ['excluded', 'excluded'],
      ['excluded', 'removed_since'],
      ['added', undefined],
    ])
    expect(moviesInLibrary()).toBe(1)
  })

  test('never removes a movie that leaves it', async () => {
    const { id } = await aList(5, { auto_add: true })
    await app.ask('POST', `/lists/${id}/refresh`)
    service.put('list.json', jsonOf(films(4)))

    const { status } = await app.ask('POST', `/lists/${id}/refresh`)

    expect(status).toBe(200)
    expect(await itemsOf(id)).toHaveLength(4)
    expect(moviesInLibrary()).toBe(5)
  })

  for (const [what, left] of [
    ['empties', 0],
    ['shrinks by half', 5],
  ] as const)
    test(`that ${what} is treated as suspicious until a person confirms`, async () => {
      const { id } = await aList(10)
      await app.ask('POST', `/lists/${id}/refresh`)
      service.put('list.json', jsonOf(films(left)))

      app.clock.advance(13 * 3_600_000)
      await syncByTask()
      await app.ask('POST', '/health/check')

      expect(await itemsOf(id)).toHaveLength(10)
      expect(await get(id)).toMatchObject({
        shrunk_to: left,
        last_error: `The list has ${left || 'no'} movies left of 10. Nothing was changed; sync it manually to accept this`,
      })
      expect((await app.ask<Page<{ code: string }>>('GET', '/health')).body.results.map(({ code }) => code)).toContain('list_shrunk')
      const refused = await app.ask<Failure>('POST', `/lists/${id}/refresh`)
      expect(refused.status).toBe(409)
      expect(refused.body.error).toMatchObject({ details: { reason: 'list_shrunk' }, values: { count: left, before: 10 } })
      const accepted = await app.ask('POST', `/lists/${id}/refresh`, { accept_fewer: true })
      expect(accepted.status).toBe(200)
      expect(await itemsOf(id)).toHaveLength(left)
      expect(await get(id)).toMatchObject({ shrunk_to: null, last_error: null })
    })

  test('names each movie once, and leaves unresolved lines for the next sync', async () => {
    const { id } = await aList(2)
    service.put(
      'list.json',
      JSON.stringify([...JSON.parse(jsonOf(films(2))), ...JSON.parse(jsonOf(films(2))), { title: 'Sintel', year: 2010 }]),
    )
    app.provider.faults.push({ when: '/search/movie', kind: 'broken', times: 3 })

    const { status, body } = await app.ask<Failure>('POST', `/lists/${id}/refresh`)

    expect([status, body.error.message]).toEqual([503, 'The movie database returned status 500'])
    expect((await itemsOf(id)).map(({ state, reason }) => [state, reason?.code])).toEqual([
      ['waiting', 'by_hand'],
      ['waiting', 'by_hand'],
      ['waiting', 'not_looked_up'],
    ])
    expect(await get(id)).toMatchObject({ last_error: 'The movie database returned status 500', escalation_level: 0 })
    app.provider.faults.length = 0
    await syncByTask()
    expect((await itemsOf(id)).at(-1)).toMatchObject({ metadata_id: 45745, state: 'waiting' })
    expect(await get(id)).toMatchObject({ last_error: null })
    expect(service.asked).toHaveLength(1)
  })

  test('with a movie that the metadata provider lacks reports it and continues', async () => {
    const { id } = await aList(1, { auto_add: true })
    service.put('list.json', JSON.stringify([{ tmdb_id: 999_999, title: 'Gone' }, ...JSON.parse(jsonOf(films(1)))]))

    const { body } = await app.ask<ListCounts>('POST', `/lists/${id}/refresh`)

    expect(body).toMatchObject({ added: 1, not_recognized: 1 })
    expect((await itemsOf(id))[0]).toMatchObject({ state: 'not_recognized', reason: { code: 'gone' } })
  })
})

describe('a failing list', () => {
  const failing = async (fault: 'rate_limited' | 'broken' | 'garbage' | 'endless' | 'silent') => {
    const { id } = await aList(3)
    await app.ask('POST', `/lists/${id}/refresh`)
    service.faults.push({ when: '/raw', kind: fault, retry_after: 77 })
    const before = service.asked.length
    const { status, body, headers } = await app.ask<Failure>('POST', `/lists/${id}/refresh`)
    return { id, status, error: body.error, headers, requests: service.asked.length - before }
  }
  const untouched = async (id: number) => {
    expect(await itemsOf(id)).toHaveLength(3)
    service.faults.length = 0
    expect((await app.ask('POST', `/lists/${id}/refresh`)).status).toBe(200)
    expect(await get(id)).toMatchObject({ last_error: null, escalation_level: 0 })
  }

  test('that asks us to wait answers 429 with the seconds', async () => {
    const { id, status, headers, requests } = await failing('rate_limited')

    expect([status, headers.get('retry-after'), requests]).toEqual([429, '77', 1])
    await untouched(id)
  })

  for (const [fault, words, reason] of [
    ['broken', 'Wishes returned status 500', 'party_answers_status'],
    ['garbage', 'Wishes returned something that is not JSON', 'list_not_json'],
    ['endless', 'Wishes sends more than 2.1 MB', 'party_sends_too_much'],
    ['silent', 'Wishes did not respond', 'party_too_slow'],
  ] as const)
    test(`that is ${fault} answers 503 with a reason after one request, and recovers`, async () => {
      const { id, status, error, requests } = await failing(fault)

      expect([status, requests]).toEqual([503, 1])
      expect(error.message).toStartWith(words)
      expect(error).toMatchObject({ details: { reason }, values: { party: 'Wishes' } })
      await untouched(id)
    }, 120_000)

  test('that is gone is retried less and less often, and health reports it after the second failure', async () => {
    const { body } = await app.ask<List>('POST', '/lists', { name: 'Dead', type: 'json', settings: { url: 'http://127.0.0.1:1/x' } })
    const codes = async () => {
      await app.ask('POST', '/health/check')
      app.clock.advance(15_000)
      await app.ask('POST', '/health/check')
      return (await app.ask<Page<{ code: string }>>('GET', '/health')).body.results.map(({ code }) => code)
    }

    await syncByTask()
    const afterOne = await codes()
    await syncByTask()
    expect((await get(body.id)).escalation_level).toBe(1)
    app.clock.advance(61_000)
    await syncByTask()
    const afterTwo = await codes()

    expect(afterOne).not.toContain('list_failing')
    expect(afterTwo).toContain('list_failing')
    expect(await get(body.id)).toMatchObject({ escalation_level: 2, last_error: 'Dead refuses the connection' })
  })

  test('that redirects into the local network is not followed', async () => {
    const inside = startListService()
    const redirect = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.redirect(`${inside.url}/raw/x`) })

    const url = `http://127.0.0.1:${redirect.port}/list`
    const { status, body } = await app.ask<Failure>('POST', '/lists/test', { name: 'x', type: 'json', settings: { url } })

    expect([status, body.error.message]).toEqual([503, 'x points to an address inside the local network'])
    expect(inside.asked).toEqual([])
    await Promise.all([inside.stop(), redirect.stop(true)])
  })
})

describe('what a list stores', () => {
  test('never exposes its address again, in the API, the log or an event', async () => {
    const secret = 'c0ffee11-2222-4333-8444-555566667777'
    const url = service.put(secret, 'no list')
    const made = await app.ask<List>('POST', '/lists', { name: 'Secret', type: 'rss', settings: { url } })
    const answers = [
      made,
      await app.ask('POST', `/lists/${made.body.id}/refresh`),
      await app.ask('GET', '/lists'),
      await app.ask('POST', '/lists/test', { name: 'x', type: 'rss', settings: { url } }),
      await app.ask('PATCH', `/lists/${made.body.id}`, { name: 'Other' }),
      await app.ask('GET', '/logs?limit=100'),
      await app.ask('GET', '/history?limit=100'),
    ]

    expect(made.body).toMatchObject({ settings: {}, secrets_set: ['url'], address_host: new URL(url).host })
    for (const { response } of answers) expect(await response.text()).not.toContain(secret)
    expect(app.rooms.lists.rows()[0]!.settings).toEqual({ url })
  })

  test('is validated when written', async () => {
    const refused = async (body: object) => (await app.ask<Failure>('POST', '/lists', body)).body.error?.message

    expect(await refused({ name: 'x', type: 'nothing' })).toBe('type: must be one of the types in GET /lists/types, not nothing')
    expect(await refused({ name: 'x', type: 'json' })).toBe('settings.url: is required')
    expect(await refused({ name: 'x', type: 'json', settings: { url: 'ftp://x' } })).toBe('settings.url: must be an http or https address')
    expect(await refused({ name: 'x', type: 'json', settings: { url: 7 } })).toBe('settings.url: is not a valid value for this setting')
    expect(await refused({ name: 'x', type: 'json', settings: { url: 'http://x', other: 1 } })).toBe(
      'settings.other: json has no such setting',
    )
    expect(await refused({ name: 'x', type: 'file' })).toBe('type: is created by POST /lists/upload')
    expect(await refused({ name: 'x', type: 'json', settings: { url: 'http://x' }, quality_profile_id: 99 })).toBe(
      'quality_profile_id: quality profile 99 does not exist',
    )
    expect(await refused({ name: 'x', type: 'json', settings: { url: 'http://x' }, tag_ids: [99] })).toBe('tag_ids: tag 99 does not exist')
  })

  test('can be changed and removed; its movies stay', async () => {
    const { id, url } = await aList(2, { auto_add: true })
    await app.ask('POST', `/lists/${id}/refresh`)

    const changed = await app.ask<List>('PATCH', `/lists/${id}`, { settings: { url: `${url}?other` }, enabled: false })
    await syncByTask()
    const gone = await app.ask('DELETE', `/lists/${id}`)

    expect(changed.body).toMatchObject({ enabled: false, last_synced_at: null })
    expect(service.asked).toHaveLength(1)
    expect(gone.status).toBe(204)
    expect((await app.ask('GET', `/lists/${id}`)).status).toBe(404)
    expect(moviesInLibrary()).toBe(2)
    expect(app.told().filter((type) => type === 'list_changed').length).toBeGreaterThanOrEqual(3)
  })
})
