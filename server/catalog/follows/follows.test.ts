import { beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Movie } from '#server/catalog/movies/schema'
import { openTestApp } from '#server/testing/test-app'
import { useApp } from '#server/testing/use-app'
import { movies, personOf } from '#world/movies'
import { type Follow, type FollowedMovie, mostAtOnce } from './schema'
import { followsTable } from './table'

type List<T> = { results: T[] }
type Failure = { error: { message: string } }
const app = useApp()
const ada = personOf('Ada Lens')
const bo = personOf('Bo Reel')
const day = 86_400_000
let last = 800_000

const movieWith = (own: { id: number; title: string; release_date: string; cast: readonly string[] }) => ({
  ...movies[0]!,
  ...{ imdb_id: null, original_title: own.title, directors: [], collection: null, alternative_titles: [] },
  ...own,
})
type Sketch = { title: string; release_date: string; cast?: string[] }
/** The metadata provider lists another movie. Returns its id there. */
const lists = ({ title, release_date, cast = [ada.name] }: Sketch): number => {
  last += 1
  app.provider.movies.push(movieWith({ id: last, title, release_date, cast }))
  return last
}
const old = () => lists({ title: 'Early Work', release_date: '1999-05-01' })
const fresh = (title = 'Next Work', cast = [ada.name]) => lists({ title, release_date: '2026-09-01', cast })
const follow = async (more: object = {}): Promise<Follow> => {
  const { status, body } = await app.ask<Follow>('POST', '/follows', { kind: 'person', metadata_id: ada.id, ...more })
  expect(status).toBe(201)
  return body
}
const run = () => app.rooms.follows.lookDue()
const nextDay = async (): Promise<void> => {
  app.clock.advance(day)
  await run()
}
const get = async (id: number): Promise<Follow> => (await app.ask<Follow>('GET', `/follows/${id}`)).body
const library = async (): Promise<Movie[]> => (await app.ask<List<Movie>>('GET', '/movies?limit=100')).body.results
const titles = async (): Promise<string[]> => (await library()).map(({ title }) => title).toSorted()
const broughtBy = async (id: number): Promise<[string, string][]> =>
  (await app.ask<List<FollowedMovie>>('GET', `/follows/${id}/movies`)).body.results.map(({ title, state }) => [title, state])
const told = (type: string) => app.events.filter((event) => event.type === type)

beforeEach(() => {
  old()
})

test('a new movie of a followed person becomes wanted, with the chosen profile, and history says who brought it', async () => {
  const profiles = (await app.ask<List<{ id: number }>>('GET', '/quality-profiles')).body.results
  const { id } = await follow({ quality_profile_id: profiles.at(-1)!.id })
  const metadata_id = fresh()

  await nextDay()

  const [movie] = await library()
  expect(await titles()).toEqual(['Next Work'])
  expect(movie).toMatchObject({ metadata_id, monitored: true, added_by: `follow:${id}`, quality_profile_id: profiles.at(-1)!.id })
  expect(told('followed_movie_found')).toMatchObject([
    { follow_id: id, name: 'Ada Lens', metadata_id, title: 'Next Work', movie_id: movie!.id },
  ])
  expect(await get(id)).toMatchObject({
    found_count: 1,
    waiting_count: 0,
    last_checked_at: app.clock.now().toISOString(),
    last_error: null,
  })
  expect(await broughtBy(id)).toEqual([['Next Work', 'added']])
})

test('the filmography so far stays untouched, day after day', async () => {
  lists({ title: 'Last Year', release_date: '2025-12-31' })
  const { id } = await follow()

  for (let days = 0; days < 3; days++) await nextDay()

  expect(await titles()).toEqual([])
  expect(await get(id)).toMatchObject({ found_count: 0 })
})

test('a movie that was announced before and comes out after is new, and a completed credit of an old one is not', async () => {
  fresh('Announced')
  await follow()
  lists({ title: 'Forgotten Credit', release_date: '1987-01-01' })

  await run()

  expect(await titles()).toEqual(['Announced'])
})

test('`tell` only tells, once', async () => {
  const { id } = await follow({ choice: 'tell' })
  fresh()

  await nextDay()
  await nextDay()

  expect(await titles()).toEqual([])
  expect(told('followed_movie_found')).toMatchObject([{ title: 'Next Work', movie_id: null }])
  expect(await broughtBy(id)).toEqual([['Next Work', 'told']])
})

test('a change of the choice is for movies found from then on', async () => {
  const { id } = await follow({ choice: 'tell' })
  fresh('First')
  await nextDay()

  expect((await app.ask<Follow>('PATCH', `/follows/${id}`, { choice: 'want' })).body.choice).toBe('want')
  fresh('Second')
  await nextDay()

  expect(await titles()).toEqual(['Second'])
})

describe('never comes back', () => {
  test('a movie that a person removed, even for another followed person', async () => {
    await follow()
    fresh('Together', [ada.name, bo.name])
    await nextDay()
    const [{ id: movie } = { id: 0 }] = await library()

    await app.ask('DELETE', `/movies/${movie}`)
    await nextDay()
    await follow({ metadata_id: bo.id })
    await nextDay()

    expect(await titles()).toEqual([])
    expect(told('movie_added')).toHaveLength(1)
  })

  test('a movie that was hidden before it was found', async () => {
    await follow()
    const metadata_id = fresh()
    await app.ask('POST', '/exclusions', { metadata_id, title: 'Next Work', year: 2026 })

    await nextDay()

    expect(await titles()).toEqual([])
    expect(told('followed_movie_found')).toEqual([])
  })

  test('a movie removed before its person was followed again', async () => {
    const { id } = await follow()
    fresh()
    await nextDay()
    await app.ask('DELETE', `/movies/${(await library())[0]!.id}`)
    await app.ask('DELETE', `/follows/${id}`)

    await follow()
    await nextDay()

    expect(await titles()).toEqual([])
  })
})

test('two followed people bring the same movie once', async () => {
  const { id } = await follow()
  lists({ title: 'Debut', release_date: '2001-01-01', cast: [bo.name] })
  await follow({ metadata_id: bo.id })
  fresh('Together', [ada.name, bo.name])

  await nextDay()

  expect(await titles()).toEqual(['Together'])
  expect(told('followed_movie_found')).toHaveLength(1)
  expect(await broughtBy(id)).toEqual([['Together', 'added']])
})

describe('many new movies at once', () => {
  const many = async (): Promise<Follow> => {
    const { id } = await follow()
    for (let n = 0; n <= mostAtOnce; n++) fresh(`Work ${n}`)
    await nextDay()
    return await get(id)
  }

  test('are not added: they wait for an answer, which is asked once and named by Health', async () => {
    const { id, waiting_count } = await many()
    await nextDay()

    expect([await titles(), waiting_count]).toEqual([[], mostAtOnce + 1])
    expect(told('follow_waiting')).toMatchObject([{ follow_id: id, movies: mostAtOnce + 1 }])
    await app.ask('POST', '/health/check')
    const { results } = (await app.ask<List<{ code: string }>>('GET', '/health')).body
    expect(results.map(({ code }) => code)).toContain('follow_waiting')
  })

  test('are added after a yes', async () => {
    const { id } = await many()

    const { body } = await app.ask<Follow>('POST', `/follows/${id}/answer`, { add: true })

    expect([(await titles()).length, body.waiting_count, body.found_count]).toEqual([mostAtOnce + 1, 0, mostAtOnce + 1])
  })

  test('are left out for good after a no', async () => {
    const { id } = await many()

    expect((await app.ask<Follow>('POST', `/follows/${id}/answer`, { add: false })).body.waiting_count).toBe(0)
    await nextDay()

    expect(await titles()).toEqual([])
    expect((await broughtBy(id)).every(([, state]) => state === 'declined')).toBe(true)
  })
})

describe('while the metadata provider is out of order', () => {
  test('nobody can be followed', async () => {
    app.provider.faults.push({ when: '/3/person', kind: 'broken' })

    expect((await app.ask('POST', '/follows', { kind: 'person', metadata_id: ada.id })).status).toBe(503)
    expect((await app.ask<List<Follow>>('GET', '/follows')).body.results).toEqual([])
  })

  test('a run stops at the first failure, says so once, and the next one continues', async () => {
    fresh('Together', [bo.name])
    const [first, second] = [await follow(), await follow({ metadata_id: bo.id })]
    app.clock.advance(day)
    app.provider.faults.push({ when: '/3/person', kind: 'broken' })
    const changesBefore = told('follow_changed').length

    await run()
    await run()

    const both = [await get(first.id), await get(second.id)]
    expect(both.map(({ last_error }) => last_error !== null)).toEqual([true, false])
    expect(both[0]!.last_error_reason).not.toBeNull()
    expect(told('follow_changed')).toHaveLength(changesBefore + 1)
    app.provider.faults.length = 0
    await run()
    expect(await get(first.id)).toMatchObject({ last_error: null, last_error_reason: null })
    expect(await titles()).toEqual(['Together'])
  })

  test('a movie that could not be added comes with a later run', async () => {
    await follow()
    const metadata_id = fresh()
    app.clock.advance(day)
    app.provider.faults.push({ when: `/3/movie/${metadata_id}`, kind: 'broken' })
    await run()
    expect(await titles()).toEqual([])

    app.provider.faults.length = 0
    await run()

    expect(await titles()).toEqual(['Next Work'])
  })

  test('a person that it no longer knows holds up nobody', async () => {
    const cast = [bo.name]
    lists({ title: 'Debut', release_date: '2001-01-01', cast })
    const gone = await follow()
    await follow({ metadata_id: bo.id })
    app.db.update(followsTable).set({ metadata_id: 5 }).where(eq(followsTable.id, gone.id)).run()
    fresh('Second', cast)

    await nextDay()

    expect((await get(gone.id)).last_error).toContain('person')
    expect(await titles()).toEqual(['Second'])
  })
})

test('nothing is asked again within a day, except by a person', async () => {
  const { id } = await follow()
  await run()
  fresh()

  await run()
  expect(await titles()).toEqual([])

  expect((await app.ask<Follow>('POST', `/follows/${id}/check`)).body.found_count).toBe(1)
  expect(await titles()).toEqual(['Next Work'])
})

test('a person is followed once, with a profile that exists', async () => {
  await follow()
  const again = await app.ask<Failure>('POST', '/follows', { kind: 'person', metadata_id: ada.id })
  const wrong = await app.ask<Failure>('POST', '/follows', {
    kind: 'person',
    metadata_id: personOf('Max Schreck').id,
    quality_profile_id: 99,
  })

  expect([again.status, again.body.error.message]).toEqual([409, 'You already follow Ada Lens'])
  expect([wrong.status, wrong.body.error.message]).toEqual([422, 'quality_profile_id: quality profile 99 does not exist'])
  expect((await app.ask<List<Follow>>('GET', `/follows?kind=person&metadata_id=${ada.id}`)).body.results).toHaveLength(1)
  expect((await app.ask('GET', '/follows/99')).status).toBe(404)
})

test('who is no longer followed brings nothing, and what they brought stays', async () => {
  const { id } = await follow()
  fresh('First')
  await nextDay()

  expect((await app.ask('DELETE', `/follows/${id}`)).status).toBe(204)
  fresh('Second')
  await nextDay()

  expect(await titles()).toEqual(['First'])
})

test('following is undone, and so is the end of it, with what was found', async () => {
  const undo = async () => {
    const [edit] = (await app.ask<List<{ id: number }>>('GET', '/undo')).body.results
    return (await app.ask('POST', `/undo/${edit!.id}`)).status
  }
  await follow()
  expect(await undo()).toBe(204)
  expect((await app.ask<List<Follow>>('GET', '/follows')).body.results).toEqual([])

  const { id } = await follow({ choice: 'tell' })
  fresh()
  await nextDay()
  await app.ask('DELETE', `/follows/${id}`)
  expect(await undo()).toBe(204)

  expect(await get(id)).toMatchObject({ name: 'Ada Lens', choice: 'tell', found_count: 1 })
  await nextDay()
  expect(told('followed_movie_found')).toHaveLength(1)
})

test('what is followed survives a restart', async () => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-follow-')))
  const first = await openTestApp({ dir })
  const early = movieWith({ id: 1, title: 'Early', release_date: '1999-01-01', cast: [ada.name] })
  first.provider.movies.push(early)
  await first.ask('POST', '/follows', { kind: 'person', metadata_id: ada.id })
  await first.stop()
  await first.provider.stop()

  const second = await openTestApp({ dir, at: '2026-03-03T12:00:00.000Z' })
  second.provider.movies.push(early, movieWith({ id: 2, title: 'Next', release_date: '2026-10-01', cast: [ada.name] }))
  await second.rooms.follows.lookDue()

  expect((await second.ask<List<Movie>>('GET', '/movies')).body.results.map(({ title }) => title)).toEqual(['Next'])
  await second.close()
})
