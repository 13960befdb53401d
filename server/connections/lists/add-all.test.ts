import { afterEach, beforeEach, expect, test } from 'bun:test'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { startListService } from '#world/lists'
import { mostEntries } from './list-type'
import type { List, ListCounts, ListItem } from './schema'

type Page<T> = { results: T[] }
const app = useApp()
let service: ReturnType<typeof startListService>
beforeEach(() => {
  service = startListService()
})
afterEach(() => service.stop())

const films = (count: number) => Array.from({ length: count }, (_, place) => ({ id: 720_001 + place, title: `Many ${place}`, year: 2001 }))
const follow = async (entries: readonly object[], more: object = {}): Promise<number> => {
  const url = service.put('list.json', JSON.stringify(entries))
  const { body } = await app.ask<List>('POST', '/lists', { name: 'Wishes', type: 'json', settings: { url }, ...more })
  return body.id
}
/** A list that was read, of movies that the metadata provider knows. */
const aList = async (count: number, more: object = {}): Promise<number> => {
  app.provider.movies.push(...films(count))
  const id = await follow(
    films(count).map(({ id: tmdb_id, title }) => ({ tmdb_id, title })),
    more,
  )
  await app.ask('POST', `/lists/${id}/refresh`)
  return id
}
const get = async (id: number) => (await app.ask<List>('GET', `/lists/${id}`)).body
const addAll = async (id: number) => await app.ask<List>('POST', `/lists/${id}/add`)
const ended = (id: number) => until('the list is added', async () => (await get(id)).adding === null)
const inLibrary = () => app.rooms.movies.namedRows().length
const itemsOf = async (id: number, state: string) =>
  (await app.ask<Page<ListItem>>('GET', `/lists/${id}/items?limit=100&state=${state}`)).body.results
/** Runs once, when the first movie arrives. */
const atTheFirst = (work: () => unknown): void => {
  let isDone = false
  app.bus.subscribe((event) => {
    if (event.type !== 'movie_added' || isDone) return
    isDone = true
    void work()
  })
}

test('a yes adds the whole list, however few a sync may add', async () => {
  await app.ask('PUT', '/config', { list_max_added_per_sync: 4 })
  const id = await aList(60)

  const { status, body } = await addAll(id)

  expect([status, body.adding]).toEqual([202, { since: app.clock.now().toISOString(), done: 0, total: 60 }])
  await ended(id)
  expect(inLibrary()).toBe(60)
  expect(await itemsOf(id, 'added')).toHaveLength(60)
  expect((await get(id)).last_error).toBeNull()
})

type Change = { id: number; text: string; undoable: boolean; reason: { code: string } | null }
const changes = async () =>
  (await app.ask<Page<Change>>('GET', '/undo')).body.results.filter(({ text }) => text.includes('movies from the list'))

test('a whole list is one change, and undoing it takes all of its movies back', async () => {
  const id = await aList(60)
  await addAll(id)
  await ended(id)

  const [change, ...others] = await changes()

  expect([change?.text, change?.undoable, others]).toEqual(['Added 60 movies from the list “Wishes”', true, []])
  expect((await app.ask('POST', `/undo/${change!.id}`)).status).toBe(204)
  expect(inLibrary()).toBe(0)
})

test('a whole list is one change even after an outage in between', async () => {
  const id = await aList(60)
  app.provider.faults.push({ when: '/movie/720040', kind: 'rate_limited', retry_after: 30 })
  await addAll(id)
  await until('the outage is named', async () => (await get(id)).last_error !== null)
  await app.rooms.lists.addAll.run()

  app.provider.faults.length = 0
  app.clock.advance(60_000)
  await app.rooms.tasks.scheduler.tick()

  expect((await changes()).map(({ text }) => text)).toEqual(['Added 60 movies from the list “Wishes”'])
})

test('a whole list cannot be undone while it is still being added', async () => {
  const id = await aList(80)
  const seen: Promise<Change[]>[] = []
  app.bus.subscribe((event) => {
    if (event.type === 'movie_added') seen.push(changes())
  })
  await addAll(id)
  await ended(id)

  const during = (await Promise.all(seen)).flat().filter(({ reason }) => reason?.code === 'still_going_on')
  expect(during.length).toBeGreaterThan(0)
  expect((await changes())[0]?.undoable).toBe(true)
})

test('movies of a whole list are searched for by the wanted search, not all at once', async () => {
  const id = await aList(30)

  await addAll(id)
  await ended(id)

  const added = app.events.filter((event) => event.type === 'movie_added')
  expect(added).toHaveLength(30)
  expect(added.filter(({ search }) => search)).toEqual([])
  expect(app.told()).not.toContain('search_started')
  expect(app.rooms.acquisition.searchesDue()).toBe(30)
})

test('an outage of the movie database is named, and the task goes on where it ended', async () => {
  const id = await aList(60)
  app.provider.faults.push({ when: '/movie/720040', kind: 'rate_limited', retry_after: 30 })

  await addAll(id)
  await until('the outage is named', async () => (await get(id)).last_error !== null)
  await app.rooms.lists.addAll.run()
  const half = await get(id)

  expect(half.adding).toMatchObject({ total: 60 })
  expect(inLibrary()).toBeGreaterThanOrEqual(24)
  expect(inLibrary()).toBeLessThan(60)
  app.provider.faults.length = 0
  app.clock.advance(60_000)
  await app.rooms.tasks.scheduler.tick()
  expect(await get(id)).toMatchObject({ adding: null, last_error: null, in_library_count: 60 })
})

test('what a restart finds unfinished, it finishes', async () => {
  const id = await aList(30)
  app.db.$client.run(`UPDATE lists SET adding_since = '2026-03-01T11:00:00.000Z', adding_total = 40, adding_done = 10 WHERE id = ${id}`)

  await app.rooms.tasks.scheduler.tick()

  expect(await get(id)).toMatchObject({ adding: null, in_library_count: 30 })
})

test('a cancel keeps what was added and adds no more', async () => {
  const id = await aList(80)
  atTheFirst(() => app.ask('POST', `/lists/${id}/cancel`))

  await addAll(id)
  await ended(id)
  await app.rooms.lists.addAll.run()

  expect(inLibrary()).toBeGreaterThan(0)
  expect(inLibrary()).toBeLessThanOrEqual(48)
  expect((await app.ask('POST', '/lists/9999/cancel')).status).toBe(404)
})

test('a movie that is excluded meanwhile stays out, and one that is gone is named', async () => {
  const id = await aList(60)
  const [, ...known] = app.provider.movies.filter((movie) => movie.id >= 720_001)
  app.provider.movies.splice(app.provider.movies.indexOf(known.at(-2)!), 1)
  atTheFirst(() => app.rooms.movies.exclusions.add({ metadata_id: known.at(-1)!.id, title: 'Never', year: 2001 }))

  await addAll(id)
  await ended(id)

  expect(inLibrary()).toBe(58)
  expect(await itemsOf(id, 'excluded')).toHaveLength(1)
  expect(await itemsOf(id, 'not_recognized')).toMatchObject([{ reason: { code: 'gone' } }])
})

test('a list that was read again meanwhile remembers what it added', async () => {
  const id = await aList(60)
  atTheFirst(() => app.ask('POST', `/lists/${id}/refresh`))

  await addAll(id)
  await ended(id)

  expect(await itemsOf(id, 'added')).toHaveLength(60)
})

test('more titles than a person waits for are looked up afterwards', async () => {
  const titles = films(110)
  app.provider.movies.push(...titles)
  const id = await follow(titles.map(({ title, year }) => ({ title, year })))

  const { body } = await app.ask<ListCounts>('POST', `/lists/${id}/refresh`)

  expect(body).toMatchObject({ not_looked_up: 10 })
  await until('all are looked up', async () => {
    const { body: now } = await app.ask<ListCounts>('POST', `/lists/${id}/refresh`, { dry_run: true })
    return now.not_looked_up === 0 && now.to_add + now.over_cap === 110
  })
}, 120_000)

for (const [count, cut_to] of [
  [mostEntries, null],
  [mostEntries + 1, mostEntries],
] as const)
  test(`a list of ${count} movies ${cut_to === null ? 'is read whole' : 'says that it is cut'}`, async () => {
    const id = await follow(films(count).map(({ id: tmdb_id }) => ({ tmdb_id, title: 'x' })))

    await app.ask('POST', `/lists/${id}/refresh`)

    expect(await get(id)).toMatchObject({ item_count: mostEntries, cut_to })
  }, 120_000)
