import { afterAll, beforeAll, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { openTour, type Tour, tour } from './tour'

const hasChromium = needs('chromium')

let visit: Tour
beforeAll(async () => {
  if (hasChromium) visit = await openTour()
}, 150_000)
afterAll(async () => {
  await visit?.close()
}, 120_000)

test.skipIf(!hasChromium)(
  'every screen passes all checks on a desktop in both themes and makes no external requests',
  async () => {
    expect(await tour(visit, 1440)).toEqual([])
  },
  500_000,
)
