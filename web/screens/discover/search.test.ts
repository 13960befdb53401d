import { expect, test } from 'bun:test'
import { discoverSearch } from './search'

test('the URL holds the filters; invalid values are dropped', () => {
  expect(
    discoverSearch({
      genre: '27,35',
      year_to: '1969',
      runtime_to: 120,
      language: 'fr',
      new: true,
      kind: 'upcoming',
      streaming_service: '8',
    }),
  ).toEqual({
    genre: '27,35',
    streaming_service: '8',
    year_to: 1969,
    runtime_to: 120,
    language: 'fr',
    new: true,
    kind: 'upcoming',
  })
  expect(
    discoverSearch({
      genre: 'horror',
      year_from: 'x',
      rating_from: -1,
      language: 'french',
      streaming_service: 'x',
      new: false,
      kind: 'evil',
      q: ' ',
    }),
  ).toEqual({})
})

test('two letters and numbers are valid titles to search for', () => {
  expect(discoverSearch({ q: 'It' })).toEqual({ q: 'It' })
  expect(discoverSearch({ q: 1984 })).toEqual({ q: '1984' })
})
