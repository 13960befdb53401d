import { expect, test } from 'bun:test'
import { join } from 'node:path'
import fc from 'fast-check'
import { createQueryThread } from '#server/foundation/platform/db/query-thread'
import { silentLog } from '#server/foundation/platform/log'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp } from '#server/testing/test-app'
import { createFacets } from './facets'
import type { MovieQuery } from './reading'
import { type Facets, type Movie, movieSorts } from './schema'
import { movieTagsTable } from './table'

type List = { results: Movie[] }
const genres = ['Drama', 'Comedy', 'Western']

test('facets count what the list shows, for any filters', async () => {
  const app = await openTestApp()
  const root = await putRoot(app)
  const movie = fc.record({
    title: fc.constantFrom('Alien', 'Brazil', '2001', 'Œuvre', 'Zulu'),
    genres: fc.subarray(genres),
    monitored: fc.boolean(),
    year: fc.constantFrom(1979, 1985, null),
    tags: fc.subarray([1, 2]),
    color_name: fc.constantFrom('red', 'blue', 'none'),
    available_from: fc.constantFrom('2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z', null),
  })
  const file = fc.option(
    fc.record({ quality: fc.constantFrom('DVD', 'Bluray-1080p'), meets_cutoff: fc.boolean(), isMissing: fc.boolean() }),
  )
  const query = fc.record(
    {
      status: fc.constantFrom('wanted', 'available,upgradable', 'missing_file', 'unmonitored'),
      genre: fc.constantFrom('Drama', 'Drama,Western', 'Nothing'),
      quality: fc.constantFrom('DVD', 'DVD,Bluray-1080p'),
      q: fc.constantFrom('a', 'zul', 'œ'),
      monitored: fc.constantFrom('true', 'false'),
      year_from: fc.constantFrom('0', '1980', '2030'),
      year_to: fc.constantFrom('1979', '2000'),
      tag_id: fc.constantFrom('1', '2'),
      color: fc.constantFrom('red', 'red,none'),
      sort: fc.constantFrom(...movieSorts),
      order: fc.constantFrom('asc', 'desc'),
    },
    { requiredKeys: [] },
  )
  for (const name of ['one', 'two']) await app.ask('POST', '/tags', { name })
  const failed = (message: string) => {
    throw new Error(message)
  }
  // Forces the path for large libraries, including the thread.
  const queryThread = createQueryThread({
    db: app.db,
    path: join(app.dataDir, 'app.db'),
    thread: new URL('./query-worker.ts', import.meta.url),
    log: { ...silentLog, warn: failed },
    worthPages: 0,
  })
  const besides = createFacets({ work: queryThread.work, cursors: app.cursors, availableBefore: () => app.clock.now().toISOString() })
  const ask = async <T>(path: string, asked: Record<string, string>): Promise<T> =>
    (await app.ask<T>('GET', `${path}?${new URLSearchParams(asked)}`)).body
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(movie, file), { maxLength: 12 }), query, async (added, asked) => {
        for (const [{ tags, ...fields }, own] of added) {
          const id = putMovie(app, fields)
          for (const tag_id of tags) app.db.insert(movieTagsTable).values({ movie_id: id, tag_id }).run()
          if (!own) continue
          const missing_at = own.isMissing ? app.clock.now().toISOString() : null
          putFile(app, id, { ...own, missing_at, root_folder_id: root, relative_path: `${id}.mkv` })
        }
        const { status, genre, quality, ...rest } = asked as Record<string, string | undefined>
        const without = (kind: string) =>
          ({
            ...rest,
            ...Object.fromEntries(Object.entries({ status, genre, quality }).filter(([name, value]) => name !== kind && value)),
          }) as Record<string, string>
        const facets = await ask<Facets>('/movies/facets', asked)
        const all = (await ask<List>('/movies', { ...without(''), limit: '100' })).results
        const tally = (movies: readonly Movie[], of: (movie: Movie) => readonly string[]) => {
          const found: Record<string, number> = {}
          for (const name of movies.flatMap(of)) found[name] = (found[name] ?? 0) + 1
          return found
        }
        const seen = async (kind: string) => (await ask<List>('/movies', { ...without(kind), limit: '100' })).results

        const { monitored, year_from, year_to, tag_id } = asked as Record<string, string | undefined>
        const typed = {
          ...asked,
          ...(monitored && { monitored: monitored === 'true' }),
          ...(year_from && { year_from: Number(year_from) }),
          ...(year_to && { year_to: Number(year_to) }),
          ...(tag_id && { tag_id: Number(tag_id) }),
        }
        expect(await besides(typed as MovieQuery)).toEqual(facets)
        if (all.length < 100) expect(facets.total).toBe(all.length)
        if (all.length < 100 && asked.sort === undefined) expect(facets.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
        const some = Object.fromEntries(Object.entries(facets.counts.status).filter(([, movies]) => movies > 0))
        const [byStatus, byGenre] = [await seen('status'), await seen('genre')]
        if (byStatus.length < 100) expect(some).toEqual(tally(byStatus, (one) => [one.status]))
        if (byGenre.length < 100) expect(facets.counts.genre).toEqual(tally(byGenre, (one) => one.genres))
      }),
      { numRuns: 40 },
    )
  } finally {
    await queryThread.settled()
    await app.close()
  }
})
