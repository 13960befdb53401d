import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { eq, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { isUnderway, phases } from '#server/acquisition/downloads/phase'
import { downloadsTable } from '#server/acquisition/downloads/table'
import type { Stats } from '#server/catalog/stats/schema'
import { createSizes } from '#server/catalog/stats/sizes'
import { createStats } from '#server/catalog/stats/stats'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import type { Question } from '#server/foundation/platform/db/query-rows'
import { questionOf } from '#server/foundation/platform/db/query-thread'
import { filesTable } from '#server/library/files/table'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { schemaFixture } from '#server/testing/schema-fixture'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import type { FacetsAsked } from './count-facets'
import { createFacets, createMovieCounts } from './facets'
import { type Facets, type MovieStatus, movieSorts, movieStatuses } from './schema'
import { moviesTable } from './table'

const day = 86_400_000
const now = '2026-03-01T12:00:00.000Z'
type Read = Pick<TestApp, 'db'>
type File = typeof filesTable.$inferSelect

/** Computes every movie's status the slow way: reads all rows and ignores the maintained columns. */
const movieRows = ({ db }: Read, before: string) => {
  const files = db.select().from(filesTable).all()
  const downloads = db.select().from(downloadsTable).all()
  return db
    .select()
    .from(moviesTable)
    .all()
    .map((movie) => {
      const own = files.filter(({ movie_id }) => movie_id === movie.id)
      const states = downloads.filter(({ movie_id }) => movie_id === movie.id).map(({ state }) => state)
      const there = own.filter(({ missing_at }) => missing_at === null)
      const isOut = movie.available_from !== null && movie.available_from <= before
      const status = (): MovieStatus => {
        if (states.some(isUnderway)) return 'downloading'
        if (states.includes('importing') || (states.includes('import_blocked') && there.length === 0)) return 'importing'
        if (movie.monitored && there.some(({ meets_cutoff }) => !meets_cutoff)) return 'upgradable'
        if (there.length > 0) return 'available'
        if (own.length > 0) return 'missing_file'
        if (!movie.monitored) return 'unmonitored'
        return isOut ? 'wanted' : 'unreleased'
      }
      return { ...movie, status: status(), files: own, there, has: [...new Set(own.map(({ quality }) => quality))].sort() }
    })
}
const tally = (names: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const name of names) found[name] = (found[name] ?? 0) + 1
  return found
}
const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
const codecOf = ({ media_info }: File) => (media_info as { video?: { codec?: string } } | null)?.video?.codec
const countedSlowly = (app: Read & Pick<TestApp, 'clock'>) => {
  const movies = movieRows(app, app.clock.now().toISOString())
  const files = app.db.select().from(filesTable).all()
  const there = files.filter(({ missing_at }) => missing_at === null)
  const yearAgo = new Date(app.clock.now().getTime() - 365 * day).toISOString()
  const recent = there.filter(({ added_at }) => added_at > yearAgo)
  const bytesOf = (some: readonly File[]) => sum(some.map(({ size_bytes }) => size_bytes))
  const months = [...new Set(recent.map(({ added_at }) => added_at.slice(0, 7)))].sort()
  const unseen = movies.filter(({ watched_at, resume_position_seconds }) => watched_at === null && resume_position_seconds === 0)
  const longAgo = movies.filter(({ watched_at }) => watched_at !== null && watched_at < yearAgo)
  const qualities = [...new Set(there.map(({ quality }) => quality))]
  const status = { ...Object.fromEntries(movieStatuses.map((name) => [name, 0])), ...tally(movies.map((movie) => movie.status)) }
  return {
    facets: {
      total: movies.length,
      counts: { status, quality: tally(movies.flatMap(({ has }) => has)), genre: tally(movies.flatMap(({ genres }) => genres)) },
    },
    movies: {
      total: movies.length,
      monitored: movies.filter(({ monitored }) => monitored).length,
      by_status: status,
      by_color: tally(movies.map(({ color_name }) => color_name)),
    },
    files: {
      total: files.length,
      missing: files.length - there.length,
      size_bytes: bytesOf(there),
      runtime_minutes: sum(movies.map((movie) => (movie.there.length > 0 ? (movie.runtime_minutes ?? 0) : 0))),
      by_quality: tally(there.map(({ quality }) => quality)),
    },
    disk: {
      bytes_by_quality: Object.fromEntries(qualities.map((name) => [name, bytesOf(there.filter(({ quality }) => quality === name))])),
      by_codec: tally(there.flatMap((file) => codecOf(file) ?? [])),
      growth: months.map((month) => {
        const its = recent.filter(({ added_at }) => added_at.startsWith(month))
        return { month, files: its.length, size_bytes: bytesOf(its) }
      }),
      never_watched: {
        movies: unseen.filter((movie) => movie.there.length > 0).length,
        size_bytes: bytesOf(unseen.flatMap((movie) => movie.there)),
      },
      watched_long_ago: {
        movies: longAgo.filter((movie) => movie.there.length > 0).length,
        size_bytes: bytesOf(longAgo.flatMap((movie) => movie.there)),
      },
    },
  }
}

const which = fc.nat({ max: 30 })
const date = fc.constantFrom('2020-01-01T00:00:00.000Z', '2026-03-03T00:00:00.000Z', '2026-03-20T00:00:00.000Z', null)
const genres = fc.subarray(['Comedy', 'Drama', 'Western'])
const quality = fc.constantFrom('DVD', 'Bluray-1080p', 'WEBDL-2160p')
const codec = fc.constantFrom(null, { video: { codec: 'hevc' } }, { video: { codec: 'h264' } }, { video: null })
const added_at = fc.constantFrom('2024-05-05T00:00:00.000Z', '2025-03-01T12:00:00.000Z', '2025-03-02T00:00:00.000Z', now)
const missing_at = fc.constantFrom(null, now)
const movieFields = fc.record({
  monitored: fc.boolean(),
  available_from: date,
  genres,
  runtime_minutes: fc.constantFrom(null, 90, 120),
  watched_at: fc.constantFrom(null, '2024-05-05T00:00:00.000Z', now),
  resume_position_seconds: fc.constantFrom(0, 60),
  color_name: fc.constantFrom('red' as const, 'blue' as const, 'none' as const),
})
const fileFields = fc.record({
  quality,
  meets_cutoff: fc.boolean(),
  missing_at,
  media_info: codec,
  added_at,
  size_bytes: fc.nat({ max: 99 }),
})
const step = fc.oneof(
  fc.record({ does: fc.constant('add a movie' as const), fields: movieFields }),
  fc.record({ does: fc.constant('change a movie' as const), of: which, fields: movieFields }),
  fc.record({ does: fc.constant('remove a movie' as const), of: which }),
  fc.record({ does: fc.constant('change all' as const), monitored: fc.boolean() }),
  fc.record({ does: fc.constant('add a file' as const), of: which, fields: fileFields }),
  fc.record({ does: fc.constant('change a file' as const), of: which, to: which, fields: fileFields }),
  fc.record({ does: fc.constant('remove a file' as const), of: which }),
  fc.record({ does: fc.constant('put a file back' as const), of: which }),
  fc.record({ does: fc.constant('judge all files' as const), meets_cutoff: fc.boolean() }),
  fc.record({ does: fc.constant('begin a download' as const), of: which, state: fc.constantFrom(...phases) }),
  fc.record({ does: fc.constant('move a download on' as const), of: which, to: fc.option(which), state: fc.constantFrom(...phases) }),
  fc.record({ does: fc.constant('forget a download' as const), of: which }),
  fc.record({ does: fc.constant('let time pass' as const), days: fc.constantFrom(1, 3, 30, 400) }),
  fc.record({ does: fc.constant('take all back' as const), steps: fc.array(which, { maxLength: 3 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

test('counts equal a slow count, after any writes and at any time', async () => {
  const app = await openTestApp({ at: now })
  const root = await putRoot(app)
  const seen = new Set<string>()
  let made = 0
  const pick = (table: typeof moviesTable | typeof filesTable | typeof downloadsTable, at: number): number => {
    const ids = app.db.select({ id: table.id }).from(table).all()
    return ids[at % Math.max(1, ids.length)]?.id ?? -1
  }
  const addFile = (movie: number, fields: Partial<File>) =>
    putFile(app, movie, { ...fields, root_folder_id: root, relative_path: `${made++}.mkv` })
  const removeMovie = async (id: number) => (await app.ask('DELETE', `/movies/${id}`)).status
  const take = async (one: Step): Promise<void> => {
    // A file needs a movie.
    if (one.does.endsWith('a file') && pick(moviesTable, 0) === -1) return
    if (one.does === 'add a movie') putMovie(app, { ...one.fields, title: `Movie ${made}`, metadata_id: 1 + made++ })
    if (one.does === 'change a movie')
      app.db
        .update(moviesTable)
        .set(one.fields)
        .where(eq(moviesTable.id, pick(moviesTable, one.of)))
        .run()
    if (one.does === 'remove a movie') await removeMovie(pick(moviesTable, one.of))
    if (one.does === 'change all') app.db.update(moviesTable).set({ monitored: one.monitored }).run()
    if (one.does === 'add a file') addFile(pick(moviesTable, one.of), one.fields)
    if (one.does === 'change a file')
      app.db
        .update(filesTable)
        .set({ ...one.fields, movie_id: pick(moviesTable, one.to) })
        .where(eq(filesTable.id, pick(filesTable, one.of)))
        .run()
    if (one.does === 'remove a file')
      app.db
        .delete(filesTable)
        .where(eq(filesTable.id, pick(filesTable, one.of)))
        .run()
    if (one.does === 'put a file back') {
      const id = pick(filesTable, one.of)
      const row = app.db.delete(filesTable).where(eq(filesTable.id, id)).returning().get()
      if (row) app.db.insert(filesTable).values(row).run()
    }
    if (one.does === 'judge all files') app.db.update(filesTable).set({ meets_cutoff: one.meets_cutoff }).run()
    if (one.does === 'begin a download') {
      const values = { title: 'a release', client: 'embedded', added_at: now, state_at: now } as const
      app.db
        .insert(downloadsTable)
        .values({ ...values, state: one.state, movie_id: pick(moviesTable, one.of) })
        .run()
    }
    if (one.does === 'move a download on')
      app.db
        .update(downloadsTable)
        .set({ state: one.state, ...(one.to !== null && { movie_id: pick(moviesTable, one.to) }) })
        .where(eq(downloadsTable.id, pick(downloadsTable, one.of)))
        .run()
    if (one.does === 'forget a download')
      app.db
        .delete(downloadsTable)
        .where(eq(downloadsTable.id, pick(downloadsTable, one.of)))
        .run()
    if (one.does === 'let time pass') app.clock.advance(one.days * day)
    if (one.does === 'take all back') {
      const undone = app.db.$client.transaction(() => {
        for (const at of one.steps) app.db.$client.run('DELETE FROM files WHERE id = ?', [pick(filesTable, at)])
        app.db.update(downloadsTable).set({ state: 'downloading' }).run()
        throw new Error('it did not happen')
      })
      expect(undone).toThrow('it did not happen')
    }
  }
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        for (const one of steps) {
          await take(one)
          const slow = countedSlowly(app)
          for (const [name, movies] of Object.entries(slow.facets.counts.status)) if (movies > 0) seen.add(name)
          const facets = (await app.ask<Facets>('GET', '/movies/facets')).body
          const stats = (await app.ask<Stats>('GET', '/stats')).body

          expect([one.does, { total: facets.total, counts: facets.counts }]).toEqual([one.does, slow.facets])
          expect(stats.movies).toMatchObject(slow.movies)
          expect(stats.movies.by_color).toEqual(slow.movies.by_color)
          expect({ ...stats.files, read: 0 }).toEqual({ ...slow.files, read: 0 })
          const { recycle: _, ...disk } = stats.disk
          expect(disk).toEqual(slow.disk)
        }
      }),
      { numRuns: 40 },
    )
    // Otherwise the test has covered too little.
    expect(seen.size).toBeGreaterThan(5)
  } finally {
    await app.close()
  }
}, 240_000)

/** Of movies without a color: their standing, how many they are, how many have a file, and the runtime of those. */
const talliesOf = (sqlite: Database) =>
  sqlite
    .query("SELECT standing, sum(movies), sum(with_file), sum(runtime_minutes) FROM movie_tallies WHERE color_name = 'none' GROUP BY 1")
    .values()

test('counts do not depend on the order in which rows are inserted', () => {
  const sqlite = new Database(':memory:')
  sqlite.run(schemaFixture(migrations))
  sqlite.run("UPDATE files SET version_id = NULL, missing_at = NULL, meets_cutoff = 1, quality = 'DVD'")
  sqlite.run('PRAGMA foreign_keys = OFF')
  sqlite.run('CREATE TEMP TABLE kept AS SELECT * FROM movies')
  sqlite.run('DELETE FROM movies')
  sqlite.run("UPDATE kept SET standing = 6, qualities = 'what is not true', present_bytes = 7")

  // The triggers add up, however the statement that they follow treats conflicts.
  sqlite.run('INSERT OR IGNORE INTO movies SELECT * FROM kept')

  expect(sqlite.query('SELECT standing, qualities, present_bytes FROM movies ORDER BY id').values()).toEqual([
    [3, 'DVD', 1],
    [3, 'DVD', 2],
    [3, 'DVD', 3],
  ])
  expect(talliesOf(sqlite).filter(([, movies]) => movies !== 0)).toEqual([[3, 3, 3, 6]])
})

test('facets and statistics scan covering indexes only, never the rows of movies, files, downloads, or releases', async () => {
  const app = await openTestApp({ at: now })
  const plans: string[] = []
  const explain = (name: string, { sql: text, params }: Question) => {
    const explained = app.db.$client.prepare(`EXPLAIN QUERY PLAN ${text}`)
    plans.push(...explained.values(...params).map((line) => `${name}: ${line[3]}`))
    explained.finalize()
  }
  const work: TestApp['queryThread']['work'] = (job, given) => {
    const { groups, order, elsewhere, unreleased } = given as FacetsAsked
    explain('groups', groups)
    explain('order', order.all)
    for (const question of [...elsewhere, unreleased]) explain('elsewhere', question)
    return app.queryThread.work(job, given)
  }
  const read: TestApp['queryThread']['read'] = (asked) => {
    for (const [name, question] of Object.entries(asked)) explain(name, questionOf(question as SQL))
    return app.queryThread.read(asked)
  }
  const availableBefore = () => now
  try {
    const facets = createFacets({ work, availableBefore, cursors: app.cursors })
    for (const filters of [
      {},
      { year_from: 1980 },
      { status: 'wanted' },
      { q: 'a' },
      { genre: 'Drama', monitored: true },
      { color: 'red,none' },
    ])
      for (const sort of movieSorts) for (const order of ['asc', 'desc'] as const) await facets({ ...filters, sort, order })
    await createStats({ read, clock: app.clock, countMovies: createMovieCounts({ availableBefore }) })()
    await createSizes({ read })()

    // SQLite does not report an index on expressions as covering, although the rows stay unread.
    const scans = plans.filter((line) => /\bSCAN (movies|files|f|downloads|releases)\b/.test(line))
    expect(
      scans.filter(
        (line) => !/ USING (COVERING INDEX movies_|COVERING INDEX files_|INDEX files_counts|COVERING INDEX downloads_)/.test(line),
      ),
    ).toEqual([])
    expect(plans.filter((line) => /^(groups|order|elsewhere|files): .*TEMP B-TREE/.test(line))).toEqual([])
    expect(plans.filter((line) => /^(tallies|notOut): SCAN movies/.test(line))).toEqual([])
    expect(plans.filter((line) => line.startsWith('tallies: '))).not.toBeEmpty()
    const groups = plans.filter((line) => line.startsWith('groups: SCAN movies'))
    expect(groups.filter((line) => line.includes('movies_counts'))).toEqual(groups)
    expect(groups).not.toBeEmpty()
  } finally {
    await app.close()
  }
})
