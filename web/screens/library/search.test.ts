import { expect, test } from 'bun:test'
import { isFiltered, librarySearch, queryOf, toStrings } from './search'

test('without filters the query is all movies by title', () => {
  const search = librarySearch({})

  expect(search).toEqual({})
  expect(queryOf(search)).toEqual({ sort: 'title', order: 'asc' })
  expect(isFiltered(search)).toBe(false)
})

test('invalid sorts, orders and words are dropped from the URL', () => {
  expect(librarySearch({ sort: 'evil', order: 'sideways', status: 7, genre: '', page: 3 })).toEqual({})
})

test('the order defaults to descending where newest or best should come first', () => {
  expect(queryOf(librarySearch({ sort: 'rating' })).order).toBe('desc')
  expect(queryOf(librarySearch({ sort: 'rating', order: 'asc' })).order).toBe('asc')
})

test('filters reach the query as they are in the URL', () => {
  const search = librarySearch({ status: 'wanted,missing_file', q: 'amber' })

  expect(queryOf(search)).toEqual({ sort: 'title', order: 'asc', status: 'wanted,missing_file', q: 'amber' })
  expect(isFiltered(search)).toBe(true)
})

test('years, rating, tag and watched are filters; invalid values are dropped', () => {
  const search = librarySearch({
    year_from: 1920,
    year_to: '1929',
    rating_from: 7,
    runtime_to: 95,
    tag_id: 3,
    watched: false,
    quality_profile_id: 'x',
  })

  expect(search).toEqual({ year_from: 1920, year_to: 1929, rating_from: 7, runtime_to: 95, tag_id: 3, watched: false })
  expect(isFiltered(search)).toBe(true)
  expect(isFiltered(librarySearch({ sort: 'year', order: 'asc' }))).toBe(false)
  expect(librarySearch({ year_from: -1, year_to: 1.5, watched: 'perhaps', favorite: 'maybe' })).toEqual({})
})

test('a saved view stores strings only and restores the same search', () => {
  const search = librarySearch({ status: 'wanted', sort: 'year', year_from: 1990, watched: true })

  expect(toStrings(search)).toEqual({ status: 'wanted', sort: 'year', year_from: '1990', watched: 'true' })
  expect(librarySearch(toStrings(search))).toEqual(search)
})

test('grouping is a layout, not a filter', () => {
  const search = librarySearch({ group: 'decade', collection_id: '4' })

  expect(search).toEqual({ group: 'decade', collection_id: 4 })
  expect(queryOf(search)).toEqual({ sort: 'title', order: 'asc', collection_id: 4 })
  expect(isFiltered(librarySearch({ group: 'decade' }))).toBe(false)
  expect(librarySearch({ group: 'mood' })).toEqual({})
})

test('colors are a filter and a grouping', () => {
  const search = librarySearch({ color: 'red,none', group: 'color' })

  expect(search).toEqual({ color: 'red,none', group: 'color' })
  expect(queryOf(search)).toEqual({ sort: 'title', order: 'asc', color: 'red,none' })
  expect(isFiltered(search)).toBe(true)
})
