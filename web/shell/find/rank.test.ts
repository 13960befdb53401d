import { expect, test } from 'bun:test'
import { bestFirst, exactFirst, rankOf } from './rank'

const labels = (...all: string[]) => all.map((label) => ({ label }))

test('exact matches come first, then names that start with the text, then words that do, then any other match', () => {
  const choices = labels('Dead of Night', 'Midnight', 'Night of the Living Dead (1968)', 'Night (1985)')

  expect(bestFirst(choices, 'night').map(({ label }) => label)).toEqual([
    'Night (1985)',
    'Night of the Living Dead (1968)',
    'Dead of Night',
    'Midnight',
  ])
  expect(rankOf('Empty the recycle bin after', 'dark')).toBeUndefined()
})

test('groups keep their order unless one has an exact match', () => {
  const movies = { choices: labels('Calendar Girls (2003)') }
  const places = { choices: labels('Calendar') }

  expect(exactFirst([movies, places], 'cal')).toEqual([movies, places])
  expect(exactFirst([movies, places], 'calendar')).toEqual([places, movies])
})
