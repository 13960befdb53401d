import { expect, test } from 'bun:test'
import type { HistoryRow } from '../../data/api/types'
import { groupsOf } from './groups'

const row = (id: number, movie?: number) => ({ id, movie: movie === undefined ? null : { id: movie } }) as HistoryRow

test('groups events by movie at the position of the newest; events without a movie stay single', () => {
  const groups = groupsOf([row(9, 1), row(8), row(7, 2), row(6, 1), row(5), row(4, 2), row(3, 1)])

  expect(groups.map(({ rows }) => rows.map(({ id }) => id))).toEqual([[9, 6, 3], [8], [7, 4], [5]])
  expect(new Set(groups.map(({ key }) => key)).size).toBe(4)
})
