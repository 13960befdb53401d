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

test('the space lasts as long as the pace of the last three months says', () => {
  const plan = planOf({ folders: [disk], growth, files: { total: 20, size_bytes: 100 * GB }, now })

  expect(plan).toMatchObject({ free: 100 * GB, total: 1000 * GB, room: 20, pace: 2 })
  expect(plan!.fullInDays! / 7).toBeCloseTo(43, -1)
})

test('two folders on one disk have its space once', () => {
  expect(planOf({ folders: [disk, { ...disk }], growth, files: { total: 1, size_bytes: GB }, now })!.free).toBe(100 * GB)
})

test('the month that a library began in tells no pace: what somebody had before was added then', () => {
  const begun = { month: '2026-10', files: 900, size_bytes: 4000 * GB }
  const files = { total: 902, size_bytes: 4010 * GB }

  expect(planOf({ folders: [disk], growth: [{ ...begun, month: '2026-11' }], files, now })).toMatchObject({ pace: null, fullInDays: null })
  const plan = planOf({ folders: [disk], growth: [begun, ...growth.slice(-1)], files, now })
  expect(plan!.pace).toBe(2)
  expect(plan!.fullInDays! / 30).toBeCloseTo(10, 0)
})

test('nothing came, nothing is here, or no disk tells: nothing is claimed', () => {
  expect(planOf({ folders: [disk], growth: [], files: { total: 0, size_bytes: 0 }, now })).toMatchObject({
    room: null,
    pace: 0,
    fullInDays: null,
  })
  expect(planOf({ folders: [{ free_bytes: null, total_bytes: null }], growth, files: { total: 1, size_bytes: GB }, now })).toBeNull()
})

test('a year of months is told, those without anything new among them', () => {
  const months = lastMonths([{ month: '2026-01', files: 1, size_bytes: 7 }], new Date('2026-03-31T12:00:00Z'))

  expect(months.map(({ month }) => month)).toEqual(expect.arrayContaining(['2025-04', '2025-12', '2026-01', '2026-02', '2026-03']))
  expect(months).toHaveLength(12)
  expect(months.slice(-3).map(({ size_bytes }) => size_bytes)).toEqual([7, 0, 0])
})
