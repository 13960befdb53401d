import { expect, test } from 'bun:test'
import type { MediaInfo, MovieFile } from '../../data/api/types'
import { bestFile, presentFiles } from './version-choice'

const file = (id: number, width: number, more: Partial<MovieFile> = {}) =>
  ({ id, version_id: null, missing_at: null, media_info: { video: { width } } as unknown as MediaInfo, ...more }) as MovieFile
const [hd, uhd] = [file(1, 1920), file(2, 3840, { version_id: 7 })]
const says = (...verdicts: [number, string][]) => verdicts.map(([file_id, verdict]) => ({ file_id, verdict }))

test.each([
  ['the larger picture, if this device plays both', says([1, 'plays'], [2, 'plays']), 2],
  ['the one that this device plays as it is', says([1, 'plays'], [2, 'converts']), 1],
  ['one with sound before one without', says([1, 'converts'], [2, 'silent']), 2],
  ['one that might play before one that cannot', says([1, 'unknown'], [2, 'not_here']), 1],
] as const)('of several versions, the player takes %s', (...[, verdicts, best]) => {
  expect(bestFile([hd, uhd], verdicts)?.id).toBe(best)
})

test('of equal pictures, the player takes the default version', () => {
  expect(bestFile([file(3, 1920, { version_id: 7 }), file(4, 1920)], [])?.id).toBe(4)
})

test('a missing file is not offered', () => {
  expect(presentFiles({ files: [hd, file(5, 3840, { missing_at: '2026-01-01T00:00:00.000Z' })] })).toEqual([hd])
  expect(bestFile([], [])).toBeUndefined()
})
