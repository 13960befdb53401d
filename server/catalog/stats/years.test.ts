import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { moviePeopleTable } from '#server/catalog/movies/table'
import { playsTable } from '#server/library/playback/table'
import { putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { YearInReview } from './schema'
import { dayIn, viewingsIn, viewingsOf, yearsOf } from './viewings'

const app = useApp()
type Fields = Parameters<typeof putMovie>[1]
const watched = (title: string, at: string | null, fields: Partial<Fields> = {}) =>
  putMovie(app, { title, watched_at: at, runtime_minutes: 100, ...fields })
let plays = 0
const played = (movie_id: number, at: string, is_counted = true) =>
  app.db
    .insert(playsTable)
    .values({ id: `play-${plays++}`, movie_id, file_id: 1, started_at: at, last_at: at, stopped_at: at, position_seconds: 1, is_counted })
    .run()
const review = async (year: number, time_zone = 'UTC') =>
  (await app.ask<YearInReview>('GET', `/stats/years/${year}?time_zone=${encodeURIComponent(time_zone)}`)).body
const years = async (time_zone = 'UTC') =>
  (await app.ask<{ results: { year: number; viewings: number }[] }>('GET', `/stats/years?time_zone=${time_zone}`)).body.results
const titles = (movies: readonly { title: string }[]) => movies.map(({ title }) => title)

test('a year counts plays that were finished, and marks that no play explains', async () => {
  const [twice, marked] = [watched('Charade', '2026-06-02T21:00:00.000Z'), watched('M', '2026-03-01T20:00:00.000Z')]
  played(twice, '2026-01-10T21:00:00.000Z')
  played(twice, '2026-06-02T20:58:00.000Z')
  played(marked, '2026-05-01T20:00:00.000Z', false)
  watched('Never watched', null)

  const found = await review(2026)

  expect([found.viewings, found.movies, found.minutes]).toEqual([3, 2, 300])
  expect(found.by_month).toEqual([1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0])
  expect([found.first?.movie.title, found.last?.movie.title]).toEqual(['Charade', 'Charade'])
  expect(found.last?.day).toBe('2026-06-02')
})

test('years are listed newest first, by the days of the time zone', async () => {
  watched('New Year, early morning', '2026-01-01T04:30:00.000Z')
  watched('New Year, evening', '2026-01-01T19:00:00.000Z')

  expect(await years()).toEqual([
    { year: 2026, viewings: 1 },
    { year: 2025, viewings: 1 },
  ])
  expect(await years('Asia/Tokyo')).toEqual([{ year: 2026, viewings: 2 }])
  expect((await review(2025)).first?.day).toBe('2025-12-31')
})

test('the longest evening has at least two movies, lasts into the night, and is no heap of marks', async () => {
  watched('One', '2026-02-07T20:00:00.000Z', { runtime_minutes: 150 })
  watched('Two', '2026-02-08T01:30:00.000Z', { runtime_minutes: 120 })
  watched('Alone', '2026-03-01T20:00:00.000Z', { runtime_minutes: 700 })
  for (let at = 0; at < 30; at++) watched(`Imported ${at}`, '2026-04-01T00:00:00.000Z')

  const { longest_evening, longest } = await review(2026)

  expect(longest_evening).toMatchObject({ day: '2026-02-07', minutes: 270 })
  expect(titles(longest_evening?.movies ?? [])).toEqual(['One', 'Two'])
  expect(longest?.title).toBe('Alone')
})

test('genres, decades, people with two movies or more, and the best rated are named', async () => {
  const person = (person_id: number, name: string) => ({ person_id, name, portrait_path: `/${person_id}.jpg` })
  const cast = (...people: ReturnType<typeof person>[]) => people.map((each, order) => ({ ...each, character: '', order }))
  const [donen, grant] = [person(1, 'Stanley Donen'), person(2, 'Cary Grant')]
  const put = (title: string, fields: Partial<Fields>) => watched(title, '2026-05-05T20:00:00.000Z', fields)
  const ids = [
    put('Charade', { year: 1963, genres: ['Comedy', 'Mystery'], user_rating: 9, poster_path: '/c.jpg' }),
    put('Indiscreet', { year: 1958, genres: ['Comedy'], user_rating: 7 }),
    put('Arabesque', { year: 1966, genres: ['Thriller'] }),
  ]
  for (const [at, movie_id] of ids.entries())
    app.db
      .insert(moviePeopleTable)
      .values({
        movie_id,
        cast: cast(...(at < 2 ? [grant] : [])) as never,
        crew: [{ ...donen, job: 'Director' }] as never,
        similar: [],
      })
      .run()

  const found = await review(2026)

  expect(found.genres[0]).toEqual({ name: 'Comedy', movies: 2 })
  expect(found.decades).toEqual([
    { decade: 1950, movies: 1 },
    { decade: 1960, movies: 2 },
  ])
  expect(found.directors).toEqual([
    { person_id: 1, name: 'Stanley Donen', portrait_url: '/api/v1/images/metadata/1.jpg?kind=portrait', movies: 3 },
  ])
  expect(found.actors.map(({ name, movies }) => [name, movies])).toEqual([['Cary Grant', 2]])
  expect(titles(found.best_rated)).toEqual(['Charade', 'Indiscreet'])
  expect(found.oldest?.title).toBe('Indiscreet')
  expect(titles(found.posters)).toEqual(['Charade'])
})

test('a year without movies is empty, and an unknown time zone is refused in words', async () => {
  expect(await review(2001)).toMatchObject({ viewings: 0, movies: 0, minutes: 0, longest_evening: null, first: null, posters: [] })
  expect(await years()).toEqual([])

  const refused = await app.ask<{ error: { code: string; message: string } }>('GET', '/stats/years/2026?time_zone=Mars/Olympus')

  expect(refused.status).toBe(422)
  for (const none of ['6', '2026.5', 'x', '2200']) expect((await app.ask('GET', `/stats/years/${none}`)).status).toBe(404)
  expect(refused.body.error.message).toContain('Mars/Olympus is not a time zone')
})

test('each viewing belongs to the year of its day, in every time zone', () => {
  const moments = fc.array(fc.date({ min: new Date('2023-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }), { maxLength: 40 })
  const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York')
  fc.assert(
    fc.property(moments, zones, (dates, zone) => {
      const marks = dates.map((date, movie_id) => ({ movie_id, at: date.toISOString() }))
      const all = viewingsOf([], marks)
      const dayOf = dayIn(zone)
      const found = yearsOf(all, dayOf).flatMap(({ year }) => viewingsIn(year, all, dayOf).map(({ day }) => [year, day] as const))

      expect(found).toHaveLength(marks.length)
      expect(found.filter(([year, day]) => Number(day.slice(0, 4)) !== year)).toEqual([])
    }),
  )
})
