import { expect, test } from 'bun:test'
import { lastMonths, planOf } from './plan'

const GB = 1_000_000_000
const disk = { free_bytes: 100 * GB, total_bytes: 1000 * GB }
const now = new Date('2026-11-30T12:00:00Z')
const growth = [
  { month: '2026-01', files: 100, size_bytes: 900 * GB },
  { month: '2026-09', files: 2, size_bytes: 10 * GB },
  { month: '2026-10', files: 2, size_bytes: 10 * GB },
  { month: '2026-11', files: 2, size_bytes: 10 * GB },
]

test('predicts how long the space lasts from the last three months', () => {
  const plan = planOf({ folders: [disk], growth, files: { total: 20, size_bytes: 100 * GB }, now })

  expect(plan).toMatchObject({ free: 100 * GB, total: 1000 * GB, room: 20, pace: 2 })
  expect(plan!.fullInDays! / 7).toBeCloseTo(43, -1)
})

test('two folders on one disk share its space', () => {
  expect(planOf({ folders: [disk, { ...disk }], growth, files: { total: 1, size_bytes: GB }, now })!.free).toBe(100 * GB)
})

test('the first month of a library is ignored, because existing movies were added then', () => {
  const begun = { month: '2026-10', files: 900, size_bytes: 4000 * GB }
  const files = { total: 902, size_bytes: 4010 * GB }

  expect(planOf({ folders: [disk], growth: [{ ...begun, month: '2026-11' }], files, now })).toMatchObject({ pace: null, fullInDays: null })
  const plan = planOf({ folders: [disk], growth: [begun, ...growth.slice(-1)], files, now })
  expect(plan!.pace).toBe(2)
  expect(plan!.fullInDays! / 30).toBeCloseTo(10, 0)
})

test('does not say how many more movies fit from a few files, or from ones too small to be movies', () => {
  const room = (files: { total: number; size_bytes: number }) => planOf({ folders: [disk], growth: [], files, now })!.room

  expect(room({ total: 1, size_bytes: 6_500_000 })).toBeNull()
  expect(room({ total: 4, size_bytes: 20 * GB })).toBeNull()
  expect(room({ total: 300, size_bytes: GB })).toBeNull()
  expect(room({ total: 5, size_bytes: 25 * GB })).toBe(20)
})

test('claims nothing without movies, growth or known disk sizes', () => {
  expect(planOf({ folders: [disk], growth: [], files: { total: 0, size_bytes: 0 }, now })).toMatchObject({
    room: null,
    pace: 0,
    fullInDays: null,
  })
  expect(planOf({ folders: [{ free_bytes: null, total_bytes: null }], growth, files: { total: 1, size_bytes: GB }, now })).toBeNull()
})

test('lists twelve months, including empty ones', () => {
  const months = lastMonths([{ month: '2026-01', files: 1, size_bytes: 7 }], new Date('2026-03-31T12:00:00Z'))

  expect(months.map(({ month }) => month)).toEqual(expect.arrayContaining(['2025-04', '2025-12', '2026-01', '2026-02', '2026-03']))
  expect(months).toHaveLength(12)
  expect(months.slice(-3).map(({ size_bytes }) => size_bytes)).toEqual([7, 0, 0])
})
