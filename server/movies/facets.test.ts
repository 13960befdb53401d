import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp } from '#server/testing/test-app'
import type { Facets, Movie } from './schema'

type List = { results: Movie[] }
const genres = ['Drama', 'Comedy', 'Western']

test('facets count what the list shows, whatever is asked for', async () => {
  const app = await openTestApp()
  const root = await putRoot(app)
  const movie = fc.record({
    title: fc.constantFrom('Alien', 'Brazil', '2001', 'Œuvre', 'Zulu'),
    genres: fc.subarray(genres),
    monitored: fc.boolean(),
    year: fc.constantFrom(1979, 1985, null),
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
      sort: fc.constantFrom('title', 'year', 'added_at'),
      order: fc.constantFrom('asc', 'desc'),
    },
    { requiredKeys: [] },
  )
  const ask = async <T>(path: string, asked: Record<string, string>): Promise<T> =>
    (await app.ask<T>('GET', `${path}?${new URLSearchParams(asked)}`)).body
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(movie, file), { maxLength: 6 }), query, async (added, asked) => {
        for (const [fields, own] of added) {
          const id = putMovie(app, fields)
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
    await app.close()
  }
})
