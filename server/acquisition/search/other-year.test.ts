import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import { matchMovie } from '#server/foundation/releases/match-movie'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { putMovie } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()

test('matches a release dated by the festival year, but no other year', () => {
  const id = putMovie(app, { title: 'Charade', year: 1964 })
  app.db.update(moviesTable).set({ secondary_year: 1963 }).where(eq(moviesTable.id, id)).run()
  const { movie } = app.rooms.acquisition.contexts.contextFor(id, 'search')
  const matches = (title: string) => matchMovie({ title, parsed: parseRelease(title), imdb_id: null, tmdb_id: null }, movie).matched

  expect(['1963', '1964', '1962', '1965'].map((year) => matches(`Charade.${year}.1080p.BluRay.x264-GRP`))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
