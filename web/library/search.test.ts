import { expect, test } from 'bun:test'
import { isFiltered, librarySearch, queryOf } from './search'

test('an address that nobody filtered asks for all films by title', () => {
  const search = librarySearch({})

  expect(search).toEqual({})
  expect(queryOf(search)).toEqual({ sort: 'title', order: 'asc' })
  expect(isFiltered(search)).toBe(false)
})

test('what is no sort, no order and no word is left out of the address', () => {
  expect(librarySearch({ sort: 'evil', order: 'sideways', status: 7, genre: '', page: 3 })).toEqual({})
})

test('newest and best come first unless the address says otherwise', () => {
  expect(queryOf(librarySearch({ sort: 'rating' })).order).toBe('desc')
  expect(queryOf(librarySearch({ sort: 'rating', order: 'asc' })).order).toBe('asc')
})

test('filters reach the question as they stand in the address', () => {
  const search = librarySearch({ status: 'wanted,missing_file', q: 'amber' })

  expect(queryOf(search)).toEqual({ sort: 'title', order: 'asc', status: 'wanted,missing_file', q: 'amber' })
  expect(isFiltered(search)).toBe(true)
})
