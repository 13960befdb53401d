import { expect, test } from 'bun:test'
import type { Movie } from '#server/catalog/movies/schema'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { CalendarEntry } from './schema'

type List<T> = { results: T[]; next_cursor: string | null; has_more: boolean }
type Failure = { error: { code: string; message: string } }
const app = useApp()

const titles = <T extends { title: string }>({ body }: { body: List<T> }) => body.results.map(({ title }) => title)

test('missing: monitored, released, and without a file; newest first', async () => {
  const root_folder_id = await putRoot(app)
  putMovie(app, { title: 'Old', available_from: '1990-01-01T00:00:00.000Z' })
  putMovie(app, { title: 'New', available_from: '2026-02-01T00:00:00.000Z' })
  putMovie(app, { title: 'Not out', available_from: '2027-01-01T00:00:00.000Z' })
  putMovie(app, { title: 'Left alone', monitored: false })
  putFile(app, putMovie(app, { title: 'Held' }), { root_folder_id, relative_path: 'held.mkv' })
  putFile(app, putMovie(app, { title: 'Lost' }), { root_folder_id, relative_path: 'lost.mkv', missing_at: '2026-01-01T00:00:00.000Z' })

  const missing = await app.ask<List<Movie>>('GET', '/wanted/missing')
  const first = await app.ask<List<Movie>>('GET', '/wanted/missing?limit=1')
  const second = await app.ask<List<Movie>>('GET', `/wanted/missing?limit=1&cursor=${first.body.next_cursor}`)
  const elsewhere = await app.ask<Failure>('GET', `/wanted/cutoff?limit=1&cursor=${first.body.next_cursor}`)

  expect(titles(missing)).toEqual(['New', 'Lost', 'Old'])
  expect(titles(second)).toEqual(['Lost'])
  expect(elsewhere.body.error.code).toBe('invalid_cursor')
})

test('cutoff: movies whose file can be upgraded', async () => {
  const root_folder_id = await putRoot(app)
  putFile(app, putMovie(app, { title: 'Poor' }), { root_folder_id, relative_path: 'poor.mkv', meets_cutoff: false })
  putFile(app, putMovie(app, { title: 'Good' }), { root_folder_id, relative_path: 'good.mkv' })

  expect(titles(await app.ask<List<Movie>>('GET', '/wanted/cutoff?expand=files'))).toEqual(['Poor'])
})

test('a version without a file is missing although the movie has one, and is named', async () => {
  const root_folder_id = await putRoot(app)
  const [big, plain] = [putMovie(app, { title: 'Has one of two' }), putMovie(app, { title: 'Has all' })]
  for (const movie of [big, plain]) putFile(app, movie, { root_folder_id, relative_path: `${movie}.mkv` })
  const [profile] = (await app.ask<List<{ id: number }>>('GET', '/quality-profiles')).body.results
  const { body: version } = await app.ask<{ id: number }>('POST', `/movies/${big}/versions`, {
    ...{ name: 'Long', quality_profile_id: profile!.id, edition: 'Extended' },
  })

  const missing = await app.ask<List<Movie>>('GET', '/wanted/missing?expand=versions')
  const filed = (file: object) => putFile(app, big, { root_folder_id, relative_path: 'long.mkv', version_id: version.id, ...file })
  filed({ meets_cutoff: false })
  const [after, cutoff] = [await app.ask<List<Movie>>('GET', '/wanted/missing'), await app.ask<List<Movie>>('GET', '/wanted/cutoff')]

  expect(titles(missing)).toEqual(['Has one of two'])
  expect(missing.body.results[0]).toMatchObject({ status: 'available', versions: [{ name: '' }, { name: 'Long', status: 'wanted' }] })
  expect([titles(after), titles(cutoff)]).toEqual([[], ['Has one of two']])
})

test.each([
  ['one', ['Plain']],
  ['several', ['Lacking', 'Whole']],
  ['missing', ['Lacking']],
])('the filter of versions: %s', async (versions, expected) => {
  const root_folder_id = await putRoot(app)
  const [profile] = (await app.ask<List<{ id: number }>>('GET', '/quality-profiles')).body.results
  for (const title of ['Plain', 'Lacking', 'Whole']) {
    const movie = putMovie(app, { title })
    if (title === 'Plain') continue
    const wish = { name: 'Long', quality_profile_id: profile!.id, edition: 'Extended' }
    const { body } = await app.ask<{ id: number }>('POST', `/movies/${movie}/versions`, wish)
    putFile(app, movie, { root_folder_id, relative_path: `${title}.mkv` })
    if (title === 'Whole') putFile(app, movie, { root_folder_id, relative_path: 'long.mkv', version_id: body.id })
  }

  const [list, facets] = [
    await app.ask<List<Movie>>('GET', `/movies?versions=${versions}`),
    await app.ask<{ total: number }>('GET', `/movies/facets?versions=${versions}`),
  ]

  expect([titles(list), facets.body.total]).toEqual([expected, expected.length])
})

test('the calendar and the statistics know the versions', async () => {
  const root_folder_id = await putRoot(app)
  const [profile] = (await app.ask<List<{ id: number }>>('GET', '/quality-profiles')).body.results
  const dated = { digital_date: '2026-03-05T00:00:00.000Z' }
  const [plain, several] = [putMovie(app, { title: 'Plain', ...dated }), putMovie(app, { title: 'Several', ...dated })]
  for (const edition of ['Extended', "Director's Cut"]) {
    const wish = { name: edition, quality_profile_id: profile!.id, edition }
    const { body } = await app.ask<{ id: number }>('POST', `/movies/${several}/versions`, wish)
    if (edition === 'Extended') putFile(app, several, { root_folder_id, relative_path: 'long.mkv', version_id: body.id })
  }

  const { body } = await app.ask<List<CalendarEntry>>('GET', '/calendar?from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z')
  const stats = await app.ask<{ versions: object }>('GET', '/stats')

  expect(body.results.map(({ movie_id, missing_versions }) => [movie_id, missing_versions])).toEqual([
    [plain, 0],
    [several, 2],
  ])
  expect(stats.body.versions).toEqual({ total: 2, with_file: 1 })
})

test('the lists of wanted movies are counted as they are listed', async () => {
  const root_folder_id = await putRoot(app)
  const [profile] = (await app.ask<List<{ id: number }>>('GET', '/quality-profiles')).body.results
  const one = putMovie(app, { title: 'One' })
  putFile(app, one, { root_folder_id, relative_path: 'one.mkv', meets_cutoff: false })
  await app.ask('POST', `/movies/${one}/versions`, { name: 'Long', quality_profile_id: profile!.id, edition: 'Extended' })
  putMovie(app, { title: 'Two' })
  putMovie(app, { title: 'Left alone', monitored: false })

  for (const wanted of ['missing', 'cutoff']) {
    const list = await app.ask<List<Movie>>('GET', `/wanted/${wanted}`)
    const counted = await app.ask<{ total: number }>('GET', `/movies/facets?wanted=${wanted}&monitored=true`)

    expect([wanted, counted.body.total]).toEqual([wanted, list.body.results.length])
  }
})

test('the calendar lists every release date, page by page', async () => {
  putMovie(app, { title: 'Twice', cinema_date: '2026-03-05T00:00:00.000Z', digital_date: '2026-03-20T00:00:00.000Z' })
  putMovie(app, { title: 'Once', physical_date: '2026-03-05T00:00:00.000Z' })
  putMovie(app, { title: 'Later', cinema_date: '2026-09-01T00:00:00.000Z' })

  const all: CalendarEntry[] = []
  let cursor: string | null = null
  do {
    const page: { body: List<CalendarEntry> } = await app.ask<List<CalendarEntry>>(
      'GET',
      `/calendar?limit=1${cursor ? `&cursor=${cursor}` : ''}`,
    )
    all.push(...page.body.results)
    cursor = page.body.next_cursor
  } while (cursor)
  const expanded = await app.ask<List<CalendarEntry & { movie: Movie }>>(
    'GET',
    '/calendar?from=2026-08-01T00:00:00Z&to=2026-10-01T00:00:00Z&expand=movie',
  )

  expect(all.map(({ title, kind, date }) => [title, kind, date.slice(0, 10)])).toEqual([
    ['Twice', 'cinema', '2026-03-05'],
    ['Once', 'physical', '2026-03-05'],
    ['Twice', 'digital', '2026-03-20'],
  ])
  expect(expanded.body.results[0]?.movie.title).toBe('Later')
})

test('refuses a range that ends before it begins or is longer than 400 days', async () => {
  const backwards = await app.ask<Failure>('GET', '/calendar?from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z')
  const endless = await app.ask<Failure>('GET', '/calendar?from=2020-01-01T00:00:00Z&to=2026-03-01T00:00:00Z')

  expect([backwards.status, endless.status]).toEqual([422, 422])
  expect(endless.body.error.message).toContain('400 days')
})

test('a calendar program gets the same as a file from a signed URL', async () => {
  const title = 'Ünder; the, "long" title that goes on and on until no line of a calendar could ever hold all of it'
  const id = putMovie(app, { title, cinema_date: '2026-03-05T00:00:00.000Z' })
  putMovie(app, { title: 'Left alone', monitored: false, cinema_date: '2026-03-06T00:00:00.000Z' })
  const signed = await app.ask<{ url: string }>('POST', '/auth/sign', { path: '/api/v1/calendar.ics' })

  const file = await app.send('GET', signed.body.url)
  const text = await file.text()

  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(text).toContain(`UID:movie-${id}-cinema@`)
  expect(text).toContain('DTSTART;VALUE=DATE:20260305\r\nDTEND;VALUE=DATE:20260306')
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Ünder\\; the\\, "long" title')
  expect(text).not.toContain('Left alone')
  expect((await app.send('GET', '/api/v1/calendar.ics')).status).toBe(401)
})

test('library statistics', async () => {
  const root_folder_id = await putRoot(app)
  const held = putMovie(app, { title: 'Held', year: 1963, runtime_minutes: 100, watched_at: '2026-01-01T00:00:00.000Z' })
  putFile(app, held, { root_folder_id, relative_path: 'held.mkv', size_bytes: 5000 })
  putMovie(app, { title: 'Wanted', year: 1968 })

  const { body } = await app.ask<Record<string, Record<string, unknown>>>('GET', '/stats')

  expect(body.movies).toMatchObject({ total: 2, monitored: 2, watched: 1, by_decade: { '1960s': 2 } })
  expect(body.movies?.by_status).toMatchObject({ available: 1, wanted: 1 })
  expect(body.files).toEqual({ total: 1, missing: 0, read: 0, size_bytes: 5000, runtime_minutes: 100, by_quality: { 'Bluray-1080p': 1 } })
})

test('disk statistics: never watched, watched long ago, added when', async () => {
  const root_folder_id = await putRoot(app)
  const old = putMovie(app, { title: 'Old', year: 1963, watched_at: '2020-01-01T00:00:00.000Z' })
  const unseen = putMovie(app, { title: 'Unseen', year: 1968 })
  putFile(app, old, { root_folder_id, relative_path: 'old.mkv', size_bytes: 5000 })
  putFile(app, unseen, { root_folder_id, relative_path: 'unseen.mkv', size_bytes: 300 })

  const { body } = await app.ask<{ disk: Record<string, unknown> & { growth: { files: number; size_bytes: number }[] } }>('GET', '/stats')

  expect(body.disk).toMatchObject({
    bytes_by_quality: { 'Bluray-1080p': 5300 },
    never_watched: { movies: 1, size_bytes: 300 },
    watched_long_ago: { movies: 1, size_bytes: 5000 },
    recycle: { files: 0, size_bytes: 0 },
  })
  expect(body.disk.growth.map(({ files, size_bytes }) => [files, size_bytes])).toEqual([[2, 5300]])
})

test('sizes of movies on disk, by resolution and gigabytes rounded up', async () => {
  const root_folder_id = await putRoot(app)
  const GB = 1_000_000_000
  const put = (title: string, files: readonly [quality: string, size_bytes: number][], fields: { missing_at?: string } = {}) => {
    const id = putMovie(app, { title })
    for (const [place, [quality, size_bytes]] of files.entries())
      putFile(app, id, { root_folder_id, relative_path: `${title} ${place}.mkv`, quality, size_bytes, ...fields })
  }
  put('Twelve', [['Bluray-2160p', 12 * GB]])
  put('Just more', [['WEBDL-2160p', 12 * GB + 1]])
  put('Nearly the same', [['Remux-2160p', 13 * GB - 1]])
  put('Twice there', [
    ['Bluray-2160p', 8 * GB],
    ['DVD', 1],
  ])
  put('Disc', [['DVD', 5]])
  put('Lost', [['Bluray-1080p', 3 * GB]], { missing_at: '2026-01-01T00:00:00.000Z' })
  putMovie(app, { title: 'Wanted' })

  const { status, body } = await app.ask('GET', '/stats/sizes')

  expect(status).toBe(200)
  expect(body as unknown).toEqual({
    by_resolution: [
      {
        resolution: '4K',
        movies: 4,
        sizes: [
          { gigabytes: 9, movies: 1, size_bytes: 8 * GB + 1 },
          { gigabytes: 12, movies: 1, size_bytes: 12 * GB },
          { gigabytes: 13, movies: 2, size_bytes: 25 * GB },
        ],
      },
      { resolution: 'SD', movies: 1, sizes: [{ gigabytes: 1, movies: 1, size_bytes: 5 }] },
    ],
  })
})

test('an empty library has no sizes', async () => {
  expect((await app.ask('GET', '/stats/sizes')).body as unknown).toEqual({ by_resolution: [] })
})

test('an empty library has zeros, not nulls', async () => {
  const { status, body } = await app.ask<{ files: unknown }>('GET', '/stats')

  expect(status).toBe(200)
  expect(body.files).toEqual({ total: 0, missing: 0, read: 0, size_bytes: 0, runtime_minutes: 0, by_quality: {} })
})
