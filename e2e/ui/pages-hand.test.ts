import { afterAll, beforeAll, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { tourIn } from './tongues'
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
  'every screen, in a hand in the dark and as narrow as phones get, has nothing to complain about and asks nobody else',
  async () => {
    expect(await tour(visit, 390)).toEqual([])
  },
  500_000,
)

/** In English this is seen on the way through all screens above, and on a desk. */
test.skipIf(!hasChromium).each(['de', 'fr'] as const)(
  'every screen says everything in its own language, and fits, in %s',
  async (language) => {
    expect(await tourIn(visit, language)).toEqual([])
  },
  500_000,
)
