import { expect, test } from 'bun:test'
import { type Credit, departmentOf, inOrder, worksOf } from './roles'

const credit = (given: Partial<Credit> & { title: string }): Credit => ({
  metadata_id: 1,
  original_title: given.title,
  year: 1926,
  overview: null,
  poster_url: null,
  backdrop_url: null,
  rating: null,
  rating_votes: null,
  genre_ids: [],
  movie_id: null,
  excluded: false,
  role: null,
  ...given,
})
const titles = (credits: readonly Credit[]) => credits.map(({ title }) => title)

test('a role is a job of a department, or else a character', () => {
  expect(departmentOf('Director')).toBe('directing')
  expect(departmentOf('original music composer')).toBe('music')
  expect(departmentOf('Thanks')).toBe('crew')
  expect(departmentOf('Johnnie Gray')).toBe('acting')
  expect(departmentOf('The Director of the Museum')).toBe('acting')
  expect(departmentOf(null)).toBe('acting')
})

test('movies are grouped by the work for them: what the person is known for first, then the most', () => {
  const some = [
    credit({ title: 'The General', role: 'Director' }),
    credit({ title: 'The Goat', role: null }),
    credit({ title: 'Cops', role: 'The young man' }),
    credit({ title: 'Speak Easily', role: 'Producer' }),
  ]
  const shown = (knownFor: string | null) => worksOf(some, knownFor).map(({ department, credits }) => [department, titles(credits)])

  expect(shown(null)).toEqual([
    ['acting', ['The Goat', 'Cops']],
    ['directing', ['The General']],
    ['production', ['Speak Easily']],
  ])
  expect(shown('Production')[0]).toEqual(['production', ['Speak Easily']])
})

test('the newest come first and planned movies last; without a choice they stay in the order of popularity', () => {
  const some = [credit({ title: 'Planned', year: null }), credit({ title: 'Old', year: 1921 }), credit({ title: 'New', year: 1966 })]

  expect(titles(inOrder(some, 'newest'))).toEqual(['New', 'Old', 'Planned'])
  expect(titles(inOrder(some, 'popularity'))).toEqual(['Planned', 'Old', 'New'])
})

test('a good rating by many is worth more than the best rating by one', () => {
  const some = [
    credit({ title: 'Admired by one', rating: 10, rating_votes: 1 }),
    credit({ title: 'Never rated' }),
    credit({ title: 'Poor', rating: 4, rating_votes: 900 }),
    credit({ title: 'Liked by many', rating: 8.1, rating_votes: 900 }),
  ]

  expect(titles(inOrder(some, 'rating'))).toEqual(['Liked by many', 'Admired by one', 'Never rated', 'Poor'])
})
