import { expect, test } from 'bun:test'
import type { MatchableMovie } from './match-movie'
import { createMovieIndex } from './movie-index'
import { parseRelease } from './parse-release'

const movie = (metadata_id: number, title: string, year: number): MatchableMovie => ({
  title,
  original_title: null,
  alternative_titles: [],
  year,
  imdb_id: `tt777${String(metadata_id).padStart(4, '0')}`,
  metadata_id,
})
const offer = (name: string, imdb_id: string | null = null) => ({ parsed: parseRelease(name), imdb_id, tmdb_id: null })

const old = movie(1, 'The Quiet Harbour', 1987)
const young = movie(2, 'The Quiet Harbour', 2021)
const twins = [movie(3, 'Night Ferry', 2020), movie(4, 'Night Ferry', 2020)]
const index = createMovieIndex([old, young, ...twins])

test('finds the movie with this title and year among others with the same title', () => {
  expect(index.find(offer('The.Quiet.Harbour.2021.1080p.WEB-DL-GRP'))).toEqual({ found: young, by: 'title' })
  expect(index.find(offer('The.Quiet.Harbour.1987.1080p.WEB-DL-GRP'))).toEqual({ found: old, by: 'title' })
})

test('an id decides between movies with the same title and year', () => {
  expect(index.find(offer('Night.Ferry.2020.1080p.WEB-DL-GRP', 'tt7770004'))).toEqual({ found: twins[1]!, by: 'imdb_id' })
})

test('two matching movies are no match', () => {
  expect(index.find(offer('Night.Ferry.2020.1080p.WEB-DL-GRP'))).toMatchObject({ found: null, code: 'several_movies' })
})

test('an unknown title, an unknown year and a missing year find nothing', () => {
  for (const name of ['Day.Ferry.2020.1080p', 'The.Quiet.Harbour.2010.1080p', 'The.Quiet.Harbour.1080p.WEB-DL-GRP'])
    expect(index.find(offer(name))).toMatchObject({ found: null, code: 'no_movie' })
})

test.each([
  ['Up.2009.1080p.BluRay.x264-GRP', 'Up'],
  ['Up.in.the.Air.2009.1080p.BluRay.x264-GRP', null],
  ['Shut.Up.2009.1080p.BluRay.x264-GRP', null],
  ['9.2009.1080p.BluRay.x264-GRP', '9'],
  ['Nine.2009.1080p.BluRay.x264-GRP', 'Nine'],
  ['District.9.2009.1080p.BluRay.x264-GRP', null],
  ['9.to.5.2009.1080p.BluRay.x264-GRP', null],
  ['It.1990.1080p.BluRay.x264-GRP', 'It 1990'],
  ['It.2017.1080p.BluRay.x264-GRP', 'It 2017'],
  ['It.Chapter.Two.2019.1080p.BluRay.x264-GRP', null],
  ['It.2019.1080p.BluRay.x264-GRP', null],
  ['Rocket.II.1979.1080p.BluRay.x264-GRP', 'Rocket 2'],
  ['Rocket.2.1979.1080p.BluRay.x264-GRP', 'Rocket 2'],
  ['Rocket.III.1982.1080p.BluRay.x264-GRP', 'Rocket III'],
  ['Rocket.1979.1080p.BluRay.x264-GRP', null],
  ['Rocket.4.1982.1080p.BluRay.x264-GRP', null],
  ['Rocket.Science.1976.1080p.BluRay.x264-GRP', null],
  ['The.Rocket.1976.1080p.BluRay.x264-GRP', null],
  ['1917.2019.1080p.BluRay.x264-GRP', '1917'],
  ['1917.1080p.BluRay.x264-GRP', null],
  ['2012.2009.1080p.BluRay.x264-GRP', '2012'],
  ['2012.1080p.BluRay.x264-GRP', null],
])('among short titles, numbers and sequels, %s is %s', (name, title) => {
  const tricky = createMovieIndex([
    movie(11, 'Up', 2009),
    movie(12, '9', 2009),
    movie(13, 'Nine', 2009),
    movie(14, 'It', 1990),
    movie(15, 'It', 2017),
    movie(16, 'Rocket', 1976),
    movie(17, 'Rocket II', 1979),
    movie(18, 'Rocket III', 1982),
    movie(19, '1917', 2019),
    movie(20, '2012', 2009),
  ])
  const ids: Record<string, number> = {
    Up: 11,
    '9': 12,
    Nine: 13,
    'It 1990': 14,
    'It 2017': 15,
    'Rocket 2': 17,
    'Rocket III': 18,
    '1917': 19,
    '2012': 20,
  }

  expect(tricky.find(offer(name)).found?.metadata_id ?? null).toBe(title === null ? null : ids[title]!)
})
