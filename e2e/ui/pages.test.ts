import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { needs } from '#server/testing/needs'
import {
  axe,
  axeColours,
  type Browser,
  enterByKey,
  launch,
  overflow,
  type Scheme,
  type Size,
  settled,
  sizes,
  still,
  watch,
} from './browser'
import { layerLeft, layersOf, openLayer, openLayers } from './layers'
import { startProxy } from './proxy'
import { screensOf, variants } from './routes'
import { movieIds, openUiWorld, type UiWorld } from './world'

const hasChromium = needs('chromium')
const hasNginx = needs('nginx')
const prefix = '/some/prefix'

let world: UiWorld
let browser: Browser
let screens: string[]
beforeAll(async () => {
  if (!hasChromium) return
  ;[world, browser] = await Promise.all([openUiWorld({ isFurnished: true }), launch()])
  const idOf = (movie: number) => String(world.movies.get(movie)!.id)
  const [shelved, downloading, wanted] = [idOf(movieIds.shelved[0]), idOf(movieIds.slow), idOf(movieIds.unsearched[0])]
  screens = [...screensOf({ id: shelved, section: 'server' }), ...Object.values(variants({ shelved, downloading, wanted }))]
}, 150_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
}, 30_000)

const width = async (page: Page, name: string): Promise<string[]> => {
  const tooWide = await overflow(page)
  return tooWide > 0 ? [`${name}: ${tooWide} px too wide`] : []
}

/** One screen: on a desk in both themes, in a hand in the dark and as narrow as phones get. */
const inspect = async (page: Page, name: string, size: Size): Promise<string[]> => {
  const found = [...(await width(page, name)), ...(await axe(page)).map((each) => `${name}: ${each}`)]
  if (size === 390) {
    await page.setViewportSize({ width: 320, height: 844 })
    found.push(...(await width(page, `${name} at 320`)))
    await page.setViewportSize(sizes[390].viewport)
    return found
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  found.push(...(await axeColours(page)).map((each) => `${name} in the dark: ${each}`))
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

const tour = async (size: Size): Promise<string[]> => {
  const context = await browser.open({ ...sizes[size], colorScheme: size === 390 ? 'dark' : 'light' })
  const address = await world.loginUrl()
  const at = new URL(address).origin
  const heard = await watch(context, at)
  const page = await context.newPage()
  await page.goto(address)
  await settled(page)
  const found: string[] = []
  for (const screen of screens) {
    heard.on(`${screen} at ${size}`)
    await page.goto(`${at}${screen}`, { waitUntil: 'domcontentloaded' })
    await settled(page).catch(() => found.push(`${screen} at ${size} is never ready`))
    found.push(...(await inspect(page, `${screen} at ${size}`, size)))
  }
  await context.close()
  return [...heard.found, ...found]
}

test.skipIf(!hasChromium)(
  'every screen, on a desk and in a hand, in both themes, has nothing to complain about and asks nobody else',
  async () => {
    const found = await Promise.all([tour(1440), tour(390)])

    expect(found.flat()).toEqual([])
  },
  500_000,
)

test.skipIf(!hasChromium)(
  'whatever opens above a screen has nothing to complain about in either theme, and Escape closes it',
  async () => {
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
      found.push(...(await axeColours(page, openLayers)).map((each) => `${name} in the dark: ${each}`))
      await page.emulateMedia({ colorScheme: 'light' })
      await page.keyboard.press('Escape')
      await layerLeft(page).catch(() => found.push(`${name}: Escape does not close it`))
    }
    await context.close()

    expect([...heard.found, ...found]).toEqual([])
  },
  200_000,
)

describe.skipIf(!hasChromium || !hasNginx)('below a path of another server', () => {
  for (const [how, keeps] of [
    ['that takes the path away', false],
    ['that leaves the path as it is', true],
  ] as const)
    test(`${how}, each screen is as it is without`, async () => {
      const proxy = await startProxy({ prefix, keeps, target: world.service.url })
      await world.client.call('PUT', '/config', { base_url: prefix })
      const scheme: Scheme = keeps ? 'dark' : 'light'
      const context = await browser.open({ ...sizes[keeps ? 1440 : 390], colorScheme: scheme })
      try {
        const heard = await watch(context, proxy.url)
        const page = await context.newPage()
        heard.on('the door')
        await enterByKey(page, proxy.url, world.service.key)
        const found: string[] = []
        for (const screen of screens.slice(0, keeps ? undefined : 6)) {
          heard.on(screen)
          await page.goto(`${proxy.url}${screen}`, { waitUntil: 'domcontentloaded' })
          await settled(page).catch(() => found.push(`${screen}: is never ready`))
          found.push(...(await width(page, screen)))
        }
        const cookies = (await context.cookies()).map(({ path }) => path)

        expect([...heard.found, ...found]).toEqual([])
        expect(cookies).toEqual([`${prefix}/`])
      } finally {
        await context.close()
        await world.client.call('PUT', '/config', { base_url: null })
        await proxy.stop()
      }
    }, 300_000)
})
