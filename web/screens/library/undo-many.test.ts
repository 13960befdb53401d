import { expect, test } from 'bun:test'
import { createQueries } from '../../data/queries'
import { fakeMovie } from '../../testing/fake-movies'
import { undoFor } from './undo-many'

const none = new Map()
const of = (...ids: number[]) => ({ ids: new Set(ids), known: none })
const at = (page: number) => ['movies', 'page', {}, page]
const movie = (id: number, monitored: boolean, quality_profile_id = 1) => ({ ...fakeMovie(id), id, monitored, quality_profile_id })

test('undoing a change of many movies gives each its value of before', () => {
  const queries = createQueries()
  queries.setQueryData(at(0), { results: [movie(1, true, 7), movie(2, false, 8)] })
  queries.setQueryData(at(1), { results: [movie(3, true, 7)] })

  expect(undoFor(queries, of(1, 2, 3), { monitored: true })).toEqual([
    { ids: [1, 3], monitored: true },
    { ids: [2], monitored: false },
  ])
  expect(undoFor(queries, of(1, 2, 3), { quality_profile_id: 9 })).toEqual([
    { ids: [1, 3], quality_profile_id: 7 },
    { ids: [2], quality_profile_id: 8 },
  ])
})

test('no undo is offered if the present value of a movie is not loaded, or may be outdated', async () => {
  const queries = createQueries()
  queries.setQueryData(at(0), { results: [movie(1, true)] })
  expect(undoFor(queries, of(1, 2), { monitored: false })).toBeUndefined()

  await queries.invalidateQueries({ refetchType: 'none' })
  expect(undoFor(queries, of(1), { monitored: false })).toBeUndefined()
})

test('movies that were selected without being shown get their values back, too', () => {
  const queries = createQueries()
  queries.setQueryData(at(0), { results: [movie(1, true)] })
  const known = new Map([[2, { id: 2, monitored: false, quality_profile_id: 3, keep: false }]])

  expect(undoFor(queries, { ids: new Set([1, 2]), known }, { monitored: true })).toEqual([
    { ids: [1], monitored: true },
    { ids: [2], monitored: false },
  ])
})
