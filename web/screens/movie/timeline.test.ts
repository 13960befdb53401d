import { expect, test } from 'bun:test'
import type { HistoryRow } from '../../data/api/types'
import { timelineOf } from './timeline'

const row = (minute: number, data: object) =>
  ({ at: new Date(Date.UTC(2026, 10, 22, 20, minute)).toISOString(), data }) as Pick<HistoryRow, 'at' | 'data'>
const kinds = (rows: Parameters<typeof timelineOf>[0]) => timelineOf(rows).map(({ event }) => event.type)

const added = row(0, { type: 'movie_added' })
const searched = row(1, { type: 'search_completed', found: 9, accepted: 3 })
const grabbed = row(2, { type: 'release_grabbed', release_title: 'One' })
const done = row(8, { type: 'download_completed' })
const here = row(9, { type: 'import_completed' })

test('lists every step from wanted to imported with its duration, whatever the input order', () => {
  const way = timelineOf([here, grabbed, done, added, searched])

  expect(way.map(({ event }) => event.type)).toEqual([
    'movie_added',
    'search_completed',
    'release_grabbed',
    'download_completed',
    'import_completed',
  ])
  expect(way.map(({ seconds }) => seconds)).toEqual([null, 60, 60, 360, 60])
})

test('an empty search is not a step', () => {
  expect(kinds([added, row(1, { type: 'search_completed', found: 0, accepted: 0 })])).toEqual(['movie_added'])
})

test('of two releases it shows the imported one', () => {
  const refused = row(1, { type: 'release_grabbed', release_title: 'Refused' })

  const way = timelineOf([added, refused, grabbed, done, here])

  expect(way.flatMap(({ event }) => ('release_title' in event ? [event.release_title] : []))).toEqual(['One'])
})

test('an earlier download does not complete a new release', () => {
  const again = row(20, { type: 'release_grabbed', release_title: 'Two' })

  expect(kinds([added, searched, grabbed, done, again])).toEqual(['movie_added', 'search_completed', 'release_grabbed'])
})

test('starts over when a movie is removed and added again', () => {
  expect(kinds([added, searched, grabbed, done, here, row(30, { type: 'movie_added' })])).toEqual(['movie_added'])
})

test('ends with watched', () => {
  expect(kinds([added, searched, grabbed, done, here, row(40, { type: 'movie_watched' })]).at(-1)).toBe('movie_watched')
  expect(timelineOf([])).toEqual([])
})
