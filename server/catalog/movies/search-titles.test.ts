import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Value } from '#server/foundation/platform/db/prepared'
import { plansOf } from '#server/testing/plans'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { createFacets } from './facets'
import { createListReading } from './list-rows'
import { filtersOf, type MovieFilters } from './query'
import { type Movie, type MovieSort, movieSorts } from './schema'
import { moviesTable } from './table'

let app: TestApp
let root: number
beforeAll(async () => {
  app = await openTestApp()
  root = await putRoot(app)
})
afterAll(() => app.close())

const titles = async (q: string): Promise<string[]> =>
  (await app.ask<{ results: Movie[] }>('GET', `/movies?limit=100&q=${encodeURIComponent(q)}`)).body.results.map(({ title }) => title)

const before = '2026-03-01T12:00:00.000Z'
const rowsOf = (
  read: ReturnType<typeof createListReading>,
  asked: MovieFilters,
  more: { sort?: MovieSort; order?: 'asc' | 'desc'; after?: readonly Value[] | undefined } = {},
) => {
  const { conditions, shape, values } = filtersOf(asked)
  const { sort = 'title', order = 'asc', after } = more
  const [key, id] = [after?.at(-1) ?? null, after?.[0] ?? null]
  return read({ sort, order, isAfter: after !== undefined, conditions, shape }, { ...values, before, limit: 5, key, id })
}
/** Every way to build the same page: walking the list, sorting the matches of one condition, scanning indexes alone. */
const ways = () => [
  createListReading(app.db, { reach: 1_000_000, furtherReach: 0, mostSorted: 0 }),
  createListReading(app.db, { reach: 1, furtherReach: 2, mostSorted: 1_000_000 }),
  createListReading(app.db, { reach: 1, furtherReach: 2, mostSorted: 0 }),
]

test('finds titles by any part, even two letters, ignoring case and accents', async () => {
  for (const title of ['It', 'Up', 'Amélie', 'Ñandú', 'Élite', '100% Wolf', 'What * is [this]?', '千と千尋の神隠し', 'Ёлки'])
    putMovie(app, { title, original_title: '' })

  expect(await titles('it')).toEqual(['Élite', 'It'])
  expect(await titles('UP')).toEqual(['Up'])
  expect(await titles('amelie')).toEqual(['Amélie'])
  expect(await titles('nandu')).toEqual(['Ñandú'])
  expect(await titles('É')).toEqual(expect.arrayContaining(['Amélie', 'Élite']))
  expect(await titles('0% w')).toEqual(['100% Wolf'])
  expect(await titles('* is [this]?')).toEqual(['What * is [this]?'])
  expect(await titles('千')).toEqual(['千と千尋の神隠し'])
  expect(await titles('"')).toEqual([])
})

test('finds a renamed movie by its new title only, and a removed movie not at all', async () => {
  const id = putMovie(app, { title: 'Former', original_title: 'Former' })
  expect(rowsOf(ways()[1]!, { q: 'former' }).length).toBe(1)

  app.db.update(moviesTable).set({ title: 'Later', original_title: 'Later' }).where(sql`id = ${id}`).run()
  expect([rowsOf(ways()[1]!, { q: 'former' }).length, rowsOf(ways()[1]!, { q: 'later' }).length]).toEqual([0, 1])

  app.db.delete(moviesTable).where(sql`id = ${id}`).run()
  expect(rowsOf(ways()[1]!, { q: 'later' }).length).toBe(0)
})

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const word = fc.string({ unit: fc.constantFrom(...'aAäÅbBcÇeéÊñNsSšœß1 -*?["]^%_日я'), minLength: 1, maxLength: 6 })

test('every way to search gives the page and count that comparing each title without case and accents gives', async () => {
  const facets = createFacets({ work: app.queryThread.work, cursors: app.cursors, availableBefore: () => before })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(word, word), { maxLength: 8 }), word, async (added, q) => {
      app.db.delete(moviesTable).run()
      const ids = added.map(([title, original_title]) => putMovie(app, { title, original_title }))
      const expected = ids.filter((_, at) => added[at]!.some((name) => fold(name).includes(fold(q))))
      for (const read of ways()) {
        const found = rowsOf(read, { q }).map(([id]) => id)
        expect(found.length).toBe(Math.min(5, expected.length))
        expect(expected).toEqual(expect.arrayContaining(found))
      }

      expect((await facets({ q })).total).toBe(expected.length)
    }),
    { numRuns: 150 },
  )
})

test('a page is the same whichever way it is built, for any filters and sort', () => {
  app.db.delete(moviesTable).run()
  const genres = [['Drama'], ['Comedy', 'Drama'], ['Western'], []]
  for (let n = 0; n < 60; n++) {
    const id = putMovie(app, {
      title: `Movie ${(n * 7) % 60}`,
      genres: genres[n % 4]!,
      monitored: n % 3 > 0,
      year: n % 7 === 0 ? null : 1990 + (n % 10),
      rating: n % 11,
      watched_at: n % 5 === 0 ? before : null,
      available_from: n % 6 === 0 ? null : n % 6 === 1 ? '2030-01-01T00:00:00.000Z' : '2020-01-01T00:00:00.000Z',
    })
    const missing_at = n % 4 === 0 ? before : null
    if (n % 3 === 0) putFile(app, id, { root_folder_id: root, relative_path: `${n}.mkv`, meets_cutoff: n % 2 === 0, missing_at })
  }
  const filters = fc.record(
    {
      status: fc.constantFrom('wanted', 'available,upgradable', 'missing_file', 'unmonitored', 'unreleased', 'downloading'),
      genre: fc.constantFrom('Drama', 'Western,Comedy', 'Nothing'),
      quality: fc.constantFrom('DVD', 'Bluray-1080p'),
      q: fc.constantFrom('movie', '5', 'vie 3', 'nothing'),
      year_from: fc.constantFrom(0, 1995, 2020),
      rating_from: fc.constantFrom(3, 11),
      monitored: fc.boolean(),
      watched: fc.boolean(),
      root_folder_id: fc.constantFrom(root, 99),
    },
    { requiredKeys: [] },
  )
  const order = fc.record({ sort: fc.constantFrom<MovieSort>(...movieSorts), order: fc.constantFrom('asc', 'desc') })
  fc.assert(
    fc.property(filters, order, (asked, by) => {
      const pagesOf = (read: ReturnType<typeof createListReading>) => {
        const first = rowsOf(read, asked, by)
        return [first, rowsOf(read, asked, { ...by, after: first.at(-1) })]
      }
      const [walked, ...others] = ways().map(pagesOf)

      for (const other of others) expect(other).toEqual(walked!)
    }),
    { numRuns: 200 },
  )
})

test('scanning for matches reads the narrow index, never the rows, for any filter on its columns', async () => {
  for (let n = 0; n < 12; n++) {
    const id = putMovie(app, { title: `Scanned ${n}`, genres: ['Drama'], year: 1990, color_name: 'red', available_from: '2020-01-01' })
    if (n % 2 === 0) putFile(app, id, { root_folder_id: root, relative_path: `scanned ${n}.mkv`, meets_cutoff: false })
  }
  const steps = await plansOf(app.db, () => {
    for (const filters of [
      { status: 'wanted' },
      { status: 'upgradable', monitored: true },
      { genre: 'Drama' },
      { year_from: 1980, color: 'red' },
    ])
      for (const sort of movieSorts) rowsOf(ways()[2]!, filters, { sort })
  })

  const narrow = steps.filter((step) => step.includes(' INDEX movies_counts'))
  expect(narrow).not.toBeEmpty()
  expect(narrow.filter((step) => !step.includes('USING COVERING INDEX'))).toEqual([])
})
