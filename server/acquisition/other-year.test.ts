import { afterAll, beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { moviesTable } from '#server/movies/table'
import { matchMovie } from '#server/releases/match-movie'
import { parseRelease } from '#server/releases/parse-release'
import { putMovie } from '#server/testing/put-rows'
import { openHouse, type TestHouse } from '#server/testing/test-app'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a release dated by the year of the festival is the movie, one of any other year is not', () => {
  const id = putMovie(house, { title: 'Charade', year: 1964 })
  house.db.update(moviesTable).set({ secondary_year: 1963 }).where(eq(moviesTable.id, id)).run()
  const { movie } = house.rooms.acquisition.contexts.contextFor(id, 'search')
  const matches = (title: string) => matchMovie({ title, parsed: parseRelease(title), imdb_id: null, tmdb_id: null }, movie).matched

  expect(['1963', '1964', '1962', '1965'].map((year) => matches(`Charade.${year}.1080p.BluRay.x264-GRP`))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
