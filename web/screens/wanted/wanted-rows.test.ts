import { expect, test } from 'bun:test'
import type { MovieVersion } from '../../data/api/types'
import { fakeMovie } from '../../testing/fake-movies'
import { wantedRows } from './wanted-rows'

const version = (id: number, status: MovieVersion['status']): MovieVersion => ({
  ...{ id, status, name: '', quality_profile_id: 1, edition: 'any', is_default: id === 1, file_ids: [] },
})
const shown = (statuses: MovieVersion['status'][], kind: 'missing' | 'cutoff') =>
  wantedRows([{ ...fakeMovie(1), versions: statuses.map((status, at) => version(at + 1, status)) }], kind).map((row) => row.version?.id)

test('a movie with one version is one row, without the name of a version', () => {
  expect(shown(['wanted'], 'missing')).toEqual([undefined])
})

test('of several versions, those that are missing have a row each', () => {
  expect(shown(['available', 'wanted', 'downloading', 'missing_file'], 'missing')).toEqual([2, 4])
})

test('of several versions, those with an upgrade wanted have a row each', () => {
  expect(shown(['upgradable', 'wanted', 'available'], 'cutoff')).toEqual([1])
})
