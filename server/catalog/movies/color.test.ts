import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Stats } from '#server/catalog/stats/schema'
import { type ColorName, colorNameOf, colorNames } from '#server/foundation/lib/color-name'
import { putMovie } from '#server/testing/put-rows'
import { openTestApp } from '#server/testing/test-app'
import { type Movie, movieSorts } from './schema'
import { moviesTable } from './table'

type List = { results: Movie[]; next_cursor: string | null }
const hex = (n: number) => `#${n.toString(16).padStart(6, '0')}`
const _someColors = Array.from({ length: 0x1000000 / 6151 }, (_, n) => hex(n * 6151))

test.each([
  ['#c3271b', 'red'],
  ['#66162a', 'red'],
  ['#b96f3f', 'orange'],
  ['#e8b83e', 'yellow'],
  ['#2f7a3c', 'green'],
  ['#14383a', 'teal'],
  ['#1f425e', 'blue'],
  ['#1a0d32', 'purple'],
  ['#f4bfba', 'pink'],
  ['#58421c', 'brown'],
  ['#c8a888', 'brown'],
  ['#0d1110', 'black'],
  ['#404f5c', 'gray'],
  ['#f3e3c2', 'white'],
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  [null, 'none'],
  ['of a poster', 'none'],
] as const)('%s is %s', (color, name) => {
  expect(colorNameOf(color)).toBe(name)
})

test('pages of any colors, in any order, list each movie of these colors once, and statistics count them', async () => {
  const app = await openTestApp()
  const color = fc.option(fc.constantFrom('#c3271b', '#e8b83e', '#1f425e', '#0d1110', '#404f5c'))
  const question = fc.record({
    colors: fc.subarray<ColorName>(['red', 'yellow', 'blue', 'black', 'gray', 'none', 'pink'], { minLength: 1 }),
    sort: fc.constantFrom(...movieSorts),
    order: fc.constantFrom('asc', 'desc'),
    limit: fc.constantFrom('1', '3', '100'),
  })
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(color, { maxLength: 6 }), question, async (added, { colors, ...asked }) => {
        for (const poster_color of added)
          putMovie(app, { title: `Movie ${added.length}`, poster_color, color_name: colorNameOf(poster_color) })
        const pages = async (filter: Record<string, string>) => {
          const found: Movie[] = []
          for (let cursor: string | null = ''; cursor !== null; ) {
            const search = new URLSearchParams({ ...asked, ...filter, ...(cursor && { cursor }) })
            const { body } = await app.ask<List>('GET', `/movies?${search}`)
            found.push(...body.results)
            cursor = body.next_cursor
          }
          return found
        }
        const all = await pages({})
        const found = await pages({ color: colors.join() })
        const { by_color } = (await app.ask<Stats>('GET', '/stats')).body.movies
        const facets = await app.ask<{ total: number }>('GET', `/movies/facets?${new URLSearchParams({ color: colors.join() })}`)

        expect(found).toEqual(all.filter(({ poster_color }) => colors.includes(colorNameOf(poster_color))))
        expect(facets.body.total).toBe(found.length)
        const ofColor = (name: ColorName) => all.filter(({ poster_color }) => colorNameOf(poster_color) === name).length
        expect(by_color).toEqual(Object.fromEntries(colorNames.map((name) => [name, ofColor(name)]).filter(([, movies]) => movies !== 0)))
      }),
      { numRuns: 25 },
    )
  } finally {
    await app.close()
  }
})

test('a movie loses its color with its poster', async () => {
  const app = await openTestApp()
  try {
    const { body } = await app.ask<Movie>('POST', '/movies', { metadata_id: 10378, search: false })
    const colored = { poster_color: '#c3271b', color_name: 'red' } as const
    const refresh = async () => {
      await app.ask('POST', `/movies/${body.id}/refresh`)
      return app.db.select().from(moviesTable).get()
    }
    app.db.update(moviesTable).set(colored).run()
    expect(await refresh()).toMatchObject(colored)

    app.db.update(moviesTable).set({ poster_path: '/another.jpg' }).run()

    expect(await refresh()).toMatchObject({ poster_color: null, color_name: 'none' })
  } finally {
    await app.close()
  }
})
