import { expect, test } from 'bun:test'
import { qualities } from '#server/foundation/releases/quality'
import { defaultLimits, limitsOf } from './sizes'

test('every quality has default limits that a real movie fits in, and the largest have no maximum', () => {
  for (const { name } of qualities) {
    const { min_size, max_size } = defaultLimits(name)
    expect(min_size).toBeGreaterThan(0)
    expect(max_size ?? Number.POSITIVE_INFINITY).toBeGreaterThan(min_size ?? 0)
  }
  expect(defaultLimits('WEBDL-1080p')).toEqual({ min_size: 5, max_size: 300, preferred_size: null })
  expect(defaultLimits('Remux-2160p')).toEqual({ min_size: 80, max_size: null, preferred_size: null })
})

test("the profile's limits override the defaults, quality by quality", () => {
  const mine = { quality: 'WEBDL-1080p', min_size: 1, max_size: 20, preferred_size: 10 }

  expect(limitsOf({ size_limits: [mine] }, 'WEBDL-1080p')).toEqual(mine)
  expect(limitsOf({ size_limits: [mine] }, 'Bluray-1080p')).toEqual(defaultLimits('Bluray-1080p'))
})
