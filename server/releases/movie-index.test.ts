import { expect, test } from 'bun:test'
import type { MatchableMovie } from './match-movie'
import { createMovieIndex } from './movie-index'
import { parseRelease } from './parse-release'

const film = (metadata_id: number, title: string, year: number): MatchableMovie => ({
  title,
  original_title: null,
  alternative_titles: [],
  year,
  imdb_id: `tt777${String(metadata_id).padStart(4, '0')}`,
  metadata_id,
})
const offer = (name: string, imdb_id: string | null = null) => ({ parsed: parseRelease(name), imdb_id, tmdb_id: null })

const old = film(1, 'The Quiet Harbour', 1987)
const young = film(2, 'The Quiet Harbour', 2021)
const twins = [film(3, 'Night Ferry', 2020), film(4, 'Night Ferry', 2020)]
const index = createMovieIndex([old, young, ...twins])

test('the film of title and year is found among those of the same title', () => {
  expect(index.find(offer('The.Quiet.Harbour.2021.1080p.WEB-DL-GRP'))).toEqual({ found: young, by: 'title' })
  expect(index.find(offer('The.Quiet.Harbour.1987.1080p.WEB-DL-GRP'))).toEqual({ found: old, by: 'title' })
})

test('an id decides between films of the same title and year', () => {
  expect(index.find(offer('Night.Ferry.2020.1080p.WEB-DL-GRP', 'tt7770004'))).toEqual({ found: twins[1]!, by: 'imdb_id' })
})

test('two films that both match are no match', () => {
  expect(index.find(offer('Night.Ferry.2020.1080p.WEB-DL-GRP'))).toMatchObject({ found: null, code: 'several_movies' })
})

test('an unknown title, an unknown year and no year find nothing', () => {
  for (const name of ['Day.Ferry.2020.1080p', 'The.Quiet.Harbour.2010.1080p', 'The.Quiet.Harbour.1080p.WEB-DL-GRP'])
    expect(index.find(offer(name))).toMatchObject({ found: null, code: 'no_movie' })
})
