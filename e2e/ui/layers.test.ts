import { afterAll, beforeAll, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { axe, axeColors, settled, sizes, still, watch } from './browser'
import { layerLeft, layersOf, openLayer, openLayers } from './layers'
import { openTour, type Tour } from './tour'
import { movieIds } from './world'

const hasChromium = needs('chromium')

let visit: Tour
beforeAll(async () => {
  if (hasChromium) visit = await openTour()
}, 150_000)
afterAll(async () => {
  await visit?.close()
}, 120_000)

test.skipIf(!hasChromium)(
  'whatever opens above a screen has nothing to complain about in either theme, and Escape closes it',
  async () => {
    const { world, browser } = visit
    const context = await browser.open({ ...sizes[1440], colorScheme: 'light' })
    const address = await world.loginUrl()
    const at = new URL(address).origin
    const heard = await watch(context, at)
    const page = await context.newPage()
    await page.goto(address)
    await settled(page)
    const [shelved, downloading] = [movieIds.shelved[0], movieIds.slow].map((movie) => String(world.movies.get(movie)!.id))
    const found: string[] = []
    await world.client.call('PUT', '/config', { public_url: world.service.url })
    for (const [name, layer] of Object.entries(layersOf({ shelved: shelved!, downloading: downloading! }))) {
      heard.on(name)
      await page.goto(`${at}${layer.at}`, { waitUntil: 'domcontentloaded' })
      await settled(page)
      await openLayer(page, layer)
      found.push(...(await axe(page, openLayers)).map((each) => `${name}: ${each}`))
      await page.emulateMedia({ colorScheme: 'dark' })
      await still(page)
      found.push(...(await axeColors(page, openLayers)).map((each) => `${name} in the dark: ${each}`))
      await page.emulateMedia({ colorScheme: 'light' })
      await page.keyboard.press('Escape')
      await layerLeft(page).catch(() => found.push(`${name}: Escape does not close it`))
    }
    await context.close()

    expect([...heard.found, ...found]).toEqual([])
  },
  500_000,
)
