import { expect, test } from 'bun:test'
import { bestFirst, exactFirst, rankOf } from './rank'

const labels = (...all: string[]) => all.map((label) => ({ label }))

test('a name that is what was typed comes before one that begins with it, then one of whose words does, then one that holds it', () => {
  const choices = labels('Dead of Night', 'Midnight', 'Night of the Living Dead (1968)', 'Night (1985)')

  expect(bestFirst(choices, 'night').map(({ label }) => label)).toEqual([
    'Night (1985)',
    'Night of the Living Dead (1968)',
    'Dead of Night',
    'Midnight',
  ])
  expect(rankOf('Empty the recycle bin after', 'dark')).toBeUndefined()
})

test('groups stay in their order, unless one has something of exactly this name', () => {
  const movies = { choices: labels('Calendar Girls (2003)') }
  const places = { choices: labels('Calendar') }

  expect(exactFirst([movies, places], 'cal')).toEqual([movies, places])
  expect(exactFirst([movies, places], 'calendar')).toEqual([places, movies])
})
