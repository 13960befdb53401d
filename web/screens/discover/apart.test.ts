import { expect, test } from 'bun:test'
import type { MetadataMatch } from '../../data/api/types'
import { apart } from './apart'

const movie = (metadata_id: number): MetadataMatch => ({
  metadata_id,
  title: `Movie ${String(metadata_id)}`,
  original_title: '',
  year: 1968,
  overview: null,
  poster_url: null,
  backdrop_url: null,
  rating: null,
  rating_votes: null,
  genre_ids: [],
  movie_id: null,
  excluded: false,
})
const movies = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => movie(from + at))
const idsOf = (rows: ReturnType<typeof apart>) => rows.map((row) => row?.map(({ metadata_id }) => metadata_id))

test('a row shows no movie that a row above it shows', () => {
  const [first, second] = idsOf(apart([{ matches: movies(1, 40) }, { matches: movies(1, 40) }]))

  expect(first).toHaveLength(14)
  expect(second).toHaveLength(14)
  expect(second?.filter((id) => first?.includes(id))).toEqual([])
})

test('a row without enough movies of its own repeats a few of each row above, and never most of one', () => {
  const [first, second, third] = idsOf(
    apart([{ matches: movies(1, 7) }, { matches: movies(8, 14) }, { matches: [...movies(1, 14), ...movies(20, 20)] }]),
  )

  expect(third).toEqual([20, 1, 2, 3, 8, 9, 10])
  expect(third?.filter((id) => first?.includes(id))).toHaveLength(3)
  expect(third?.filter((id) => second?.includes(id))).toHaveLength(3)
})

test('an extra row is left out unless most of it is new', () => {
  const above = { matches: movies(1, 7) }

  expect(idsOf(apart([above, { matches: movies(5, 10), isExtra: true }]))[1]).toEqual([])
  expect(idsOf(apart([above, { matches: movies(5, 11), isExtra: true }]))[1]).toEqual([8, 9, 10, 11, 5, 6, 7])
})

test('rows below one that is still loading wait for it', () => {
  expect(idsOf(apart([{ matches: movies(1, 2) }, { matches: undefined }, { matches: movies(3, 4) }]))).toEqual([
    [1, 2],
    undefined,
    undefined,
  ])
})
