import { afterAll, beforeAll, expect, test } from 'bun:test'
import { moviesTable } from '#server/movies/table'
import { openHouse, type TestHouse } from '#server/testing/house'

const films = 1000
const dailyLimit = 100
const quarterHour = 15 * 60_000

let house: TestHouse
/** The day and the film of every question, by the clock of the house. */
const asked: { at: string; imdb: string | null }[] = []
const caps = `<caps><searching><search available="yes" supportedParams="q"/><movie-search available="yes" supportedParams="q,imdbid"/></searching>
<categories><category id="2000" name="Movies"/></categories></caps>`
const nothing = '<rss version="2.0"><channel><title>empty</title></channel></rss>'
const indexer = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: (request) => {
    const { searchParams } = new URL(request.url)
    if (searchParams.get('t') === 'caps') return new Response(caps, { headers: { 'content-type': 'application/xml' } })
    asked.push({ at: house.clock.now().toISOString(), imdb: searchParams.get('imdbid') })
    return new Response(nothing, { headers: { 'content-type': 'application/rss+xml' } })
  },
})

beforeAll(async () => {
  house = await openHouse({ at: '2026-03-01T00:00:00.000Z' })
  await house.ask('POST', '/root-folders', { path: house.films })
  const added = await house.ask('POST', '/indexers', {
    name: 'small',
    type: 'torznab',
    url: `http://127.0.0.1:${indexer.port}`,
    api_key: 'key',
    daily_query_limit: dailyLimit,
  })
  expect(added.status).toBe(201)
  const [profile] = (await house.ask<{ results: { id: number }[] }>('GET', '/quality-profiles')).body.results
  const rows = Array.from({ length: films }, (_, i) => wantedFilm(i + 1, profile!.id))
  house.db.transaction((tx) => {
    for (const row of rows) tx.insert(moviesTable).values(row).run()
  })
})
afterAll(async () => {
  await house.close()
  await indexer.stop(true)
})

/** The higher the number, the newer the film. */
const wantedFilm = (n: number, quality_profile_id: number): typeof moviesTable.$inferInsert => {
  const available_from = new Date(Date.parse('2020-01-01T00:00:00.000Z') + n * 86_400_000).toISOString()
  const title = `Film Number ${n}`
  return {
    metadata_id: n,
    external_ids: { imdb_id: imdbOf(n) },
    title,
    sort_title: title.toLowerCase(),
    clean_title: title.toLowerCase().replaceAll(' ', ''),
    original_title: title,
    original_language: 'en',
    year: 2020,
    available_from,
    minimum_availability: 'released',
    quality_profile_id,
    added_at: available_from,
    updated_at: available_from,
  }
}
const imdbOf = (n: number): string => `tt${String(n).padStart(7, '0')}`

/** Lets the timetable of whole days pass, a quarter of an hour at a time. */
const passDays = async (days: number): Promise<void> => {
  for (let round = 0; round < days * 96; round++) {
    await house.acquisition.searchWanted()
    house.clock.advance(quarterHour)
  }
}

test('a thousand wanted films never ask more of an indexer than its day allows, spread over the day, the newest first', async () => {
  await passDays(2)

  const byDay = Map.groupBy(asked, ({ at }) => at.slice(0, 10))
  expect([...byDay.keys()]).toEqual(['2026-03-01', '2026-03-02'])
  for (const questions of byDay.values()) {
    expect(questions.length).toBeLessThanOrEqual(dailyLimit)
    expect(questions.length).toBeGreaterThan(dailyLimit / 2)
    const byHour = Map.groupBy(questions, ({ at }) => at.slice(0, 13))
    expect(byHour.size).toBeGreaterThan(12)
    expect(Math.max(...[...byHour.values()].map((hour) => hour.length))).toBeLessThan(dailyLimit / 5)
  }
  const films = [...new Set(asked.flatMap(({ imdb }) => imdb ?? []))].map((imdb) => Number(imdb.replace(/\D/g, '')))
  expect(films).toEqual(films.toSorted((a, b) => b - a))
  expect(films[0]).toBe(1000)
}, 120_000)

test('what is left of the day is said, a person may still ask, and each search is in the history', async () => {
  const [small] = (await house.ask<{ results: { queries_today: number; daily_query_limit: number }[] }>('GET', '/indexers')).body.results
  const today = asked.filter(({ at }) => at.startsWith('2026-03-03')).length
  expect(small).toMatchObject({ daily_query_limit: dailyLimit, queries_today: today })
  const before = asked.length

  await house.acquisition.searchAndTake(1, 'user')

  expect(asked.length).toBeGreaterThan(before)
  expect(asked.at(-1)?.at).toStartWith('2026-03-03')
  const searches = new Set(asked.flatMap(({ imdb }) => imdb ?? [])).size
  const told = house.events.filter(({ type }) => type === 'search_completed').length
  expect(told).toBe(searches)
}, 60_000)
