import { afterAll, beforeAll, expect, test } from 'bun:test'
import { moviesTable } from '#server/catalog/movies/table'
import { until } from '#server/testing/until'
import { useSharedApp } from '#server/testing/use-app'

const movies = 1000
const dailyLimit = 100
const minute = 60_000
const quarterHour = 15 * minute
/** The movie released while the others still wait. */
const newest = movies + 1

type Asked = { at: string; is: 'caps' | 'feed' | 'movie'; imdb: string | null }
const app = useSharedApp({ at: '2026-03-01T00:00:00.000Z' })
/** Every query, as the indexer itself receives it, with the time of the app's clock. */
const asked: Asked[] = []
let refusesFor: number | null = null
const caps = `<caps><searching><search available="yes" supportedParams="q"/><movie-search available="yes" supportedParams="q,imdbid"/></searching>
<categories><category id="2000" name="Movies"/></categories></caps>`
const nothing = '<rss version="2.0"><channel><title>empty</title></channel></rss>'
const indexer = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: (request) => {
    const { searchParams } = new URL(request.url)
    const imdb = searchParams.get('imdbid')
    const is = searchParams.get('t') === 'caps' ? 'caps' : imdb || searchParams.get('q') ? 'movie' : 'feed'
    asked.push({ at: app.clock.now().toISOString(), is, imdb })
    if (refusesFor !== null) return new Response('slow down', { status: 429, headers: { 'retry-after': String(refusesFor) } })
    return new Response(is === 'caps' ? caps : nothing, { headers: { 'content-type': 'application/xml' } })
  },
})

beforeAll(async () => {
  await app.ask('POST', '/root-folders', { path: app.shelf })
  await putMovies(Array.from({ length: movies }, (_, i) => ({ n: i + 1, available_from: dayAfter('2020-01-01', i) })))
  const added = await app.ask('POST', '/indexers', {
    name: 'small',
    type: 'torznab',
    url: `http://127.0.0.1:${indexer.port}`,
    api_key: 'key',
    daily_query_limit: dailyLimit,
  })
  expect(added.status).toBe(201)
  // Until the indexer's capabilities are stored.
  await until('nothing is under way', () => app.background.underWay().length === 0)
  expect(asked).toHaveLength(2)
})
afterAll(() => indexer.stop(true))

const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00.000Z`) + days * 86_400_000).toISOString()
const imdbOf = (n: number): string => `tt${String(n).padStart(7, '0')}`
const putMovies = async (wanted: readonly { n: number; available_from: string }[]) => {
  const [profile] = (await app.ask<{ results: { id: number }[] }>('GET', '/quality-profiles')).body.results
  app.db.transaction((tx) => {
    for (const each of wanted) tx.insert(moviesTable).values(wantedMovie(each, profile!.id)).run()
  })
}
const wantedMovie = ({ n, available_from }: { n: number; available_from: string }, quality_profile_id: number) => ({
  metadata_id: n,
  external_ids: { imdb_id: imdbOf(n) },
  title: `Movie Number ${n}`,
  sort_title: `movie number ${n}`,
  clean_title: `movienumber${n}`,
  original_title: `Movie Number ${n}`,
  original_language: 'en',
  year: 2020,
  available_from,
  minimum_availability: 'released' as const,
  quality_profile_id,
  added_at: available_from,
  updated_at: available_from,
})

/** Runs the scheduled tasks of an indexer every quarter of an hour. */
const passUntil = async (at: string): Promise<void> => {
  while (app.clock.now() < new Date(at)) {
    for (const task of ['wanted-search', 'feed-sync', 'indexer-health']) app.rooms.tasks.scheduler.runNow(task)
    await app.rooms.tasks.scheduler.idle()
    app.clock.advance(quarterHour)
  }
}
const since = (from: string, to = '9999') => asked.filter(({ at }) => at >= from && at < to)
const on = (day: string) => since(day, `${day}T99`)
const searchesFor = (n: number) => asked.filter(({ imdb }) => imdb !== null && Number(imdb.replace(/\D/g, '')) === n).map(({ at }) => at)
type Shown = {
  queries_today: number
  daily_query_limit: number
  queries_left: number
  disabled_until: string | null
  last_error: string | null
}
const shown = async () => (await app.ask<{ results: Shown[] }>('GET', '/indexers')).body.results[0]!

test("a thousand wanted movies stay within an indexer's daily limit, spread over the day, newest first, including feeds", async () => {
  for (const day of ['2026-03-01', '2026-03-02']) {
    await passUntil(`${day}T23:45:00.000Z`)

    const questions = on(day)
    expect(questions.length).toBeLessThanOrEqual(dailyLimit)
    expect((await shown()).queries_today).toBe(questions.length)
    const byKind = Map.groupBy(questions, ({ is }) => is)
    expect(byKind.get('movie')?.length).toBeGreaterThan(dailyLimit / 2)
    for (const kind of ['movie', 'feed'] as const) {
      const byHour = Map.groupBy(byKind.get(kind) ?? [], ({ at }) => Number(at.slice(11, 13)))
      expect(byHour.size).toBeGreaterThan(12)
      expect(Math.max(...byHour.keys())).toBeGreaterThan(19)
      expect(Math.max(...[...byHour.values()].map((hour) => hour.length))).toBeLessThan(dailyLimit / 10)
    }
    expect((await shown()).queries_left).toBeGreaterThan(0)
    await passUntil(dayAfter(day, 1))
  }
  const searched = [...new Set(asked.flatMap(({ imdb }) => imdb ?? []))].map((imdb) => Number(imdb.replace(/\D/g, '')))
  expect(searched).toEqual(searched.toSorted((a, b) => b - a))
  expect(searched[0]).toBe(movies)
}, 120_000)

test('a rate-limited indexer pauses for as long as it says, and shows it', async () => {
  await passUntil('2026-03-03T06:00:00.000Z')
  refusesFor = 6 * 3600
  await passUntil('2026-03-03T07:00:00.000Z')
  refusesFor = null
  const refused = since('2026-03-03T06:00')
  const resting = await shown()
  const [failed] = app.events.filter(({ type }) => type === 'indexer_failed')
  await passUntil('2026-03-04T00:00:00.000Z')

  expect(new Set(refused.map(({ is }) => is)).size).toBe(refused.length)
  expect(new Set(refused.map(({ at }) => at)).size).toBe(1)
  const until = resting.disabled_until ?? ''
  expect(until >= '2026-03-03T12:00').toBe(true)
  expect(resting.last_error).toContain('asks Marquee to wait')
  expect(failed).toMatchObject({ name: 'small', disabled_until: until, reason: expect.any(String) })
  const between = since('2026-03-03T07:00', until)
  expect(between).toEqual([])
  expect(since(until).length).toBeGreaterThan(10)
  expect(app.told()).toContain('indexer_recovered')
  expect(on('2026-03-03').length).toBeLessThanOrEqual(dailyLimit)
}, 120_000)

test('searches for a new movie before all waiting ones, and less often after each miss', async () => {
  await putMovies([{ n: newest, available_from: dayAfter('2026-03-04', 0) }])
  const before = asked.length
  await passUntil('2026-03-07T00:00:00.000Z')

  const times = searchesFor(newest).map((at) => Date.parse(at))
  const pauses = times.slice(1).map((at, i) => (at - times[i]!) / (60 * minute))
  expect(asked.slice(before).find(({ imdb }) => imdb)?.imdb).toBe(imdbOf(newest).slice(2))
  expect(pauses.length).toBeGreaterThanOrEqual(4)
  expect(pauses.every((pause, i) => i === 0 || pause > pauses[i - 1]!)).toBe(true)
  expect(pauses[0]).toBeGreaterThanOrEqual(1)
  expect(pauses[3]).toBeGreaterThanOrEqual(12)
  for (const day of ['2026-03-04', '2026-03-05', '2026-03-06']) {
    expect(on(day).length).toBeLessThanOrEqual(dailyLimit)
    expect(new Set(on(day).flatMap(({ imdb }) => imdb ?? [])).size).toBeGreaterThan(dailyLimit / 4)
  }
}, 120_000)

test('the history has each search with the time of the next, the log has each feed, and the user can still search', async () => {
  const searched = asked.filter(({ is }) => is === 'movie')
  const told = app.events.flatMap((event) => (event.type === 'search_completed' ? [event] : []))
  expect(new Set(told.map(({ movie_id }) => movie_id)).size).toBe(new Set(searched.map(({ imdb }) => imdb).filter(Boolean)).size)
  expect(told.every(({ at, next_search_at }) => next_search_at !== null && next_search_at > at)).toBe(true)
  const logged = (await app.ask<{ results: { message: string }[] }>('GET', '/logs?limit=100')).body.results
  expect(logged.map(({ message }) => message)).toContain('feeds read')
  const before = asked.length

  await app.rooms.acquisition.searchAndGrab(1, 'user')

  expect(asked.length).toBeGreaterThan(before)
  expect((await shown()).queries_today).toBe(on('2026-03-07').length)
}, 120_000)
