import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { needs } from '#server/testing/needs'
import { axe, type Browser, enterByKey, launch, overflow, type Scheme, type Size, settled, sizes, watch } from './browser'
import { startProxy } from './proxy'
import { screensOf, variants } from './routes'
import { filmIds, openUiWorld, type UiWorld } from './world'

const hasChromium = needs('chromium')
const hasNginx = needs('nginx')
const prefix = '/some/prefix'

let world: UiWorld
let browser: Browser
let screens: string[]
beforeAll(async () => {
  if (!hasChromium) return
  ;[world, browser] = await Promise.all([openUiWorld({ isFurnished: true }), launch()])
  const idOf = (film: number) => String(world.movies.get(film)!.id)
  const [shelved, downloading, wanted] = [idOf(filmIds.shelved[0]), idOf(filmIds.slow), idOf(filmIds.unsearched[0])]
  screens = [...screensOf({ id: shelved, section: 'server' }), ...variants({ shelved, downloading, wanted })]
}, 150_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
}, 30_000)

const width = async (page: Page, name: string): Promise<string[]> => {
  const tooWide = await overflow(page)
  return tooWide > 0 ? [`${name}: ${tooWide} px too wide`] : []
}

/** One screen in both themes; on a phone also as narrow as phones get. */
const inspect = async (page: Page, name: string, size: Size): Promise<string[]> => {
  const found = [...(await width(page, name)), ...(await axe(page)).map((each) => `${name}: ${each}`)]
  if (size === 390) {
    await page.setViewportSize({ width: 320, height: 844 })
    found.push(...(await width(page, `${name} at 320`)))
    await page.setViewportSize(sizes[390].viewport)
  }
  return found
}

describe.skipIf(!hasChromium)('every screen, in both themes', () => {
  for (const size of [1440, 390] as const)
    test(`at ${size} px it has nothing to complain about, and asks nobody else`, async () => {
      const context = await browser.open({ ...sizes[size], colorScheme: 'light' })
      const address = await world.loginUrl()
      const at = new URL(address).origin
      const heard = await watch(context, at)
      const page = await context.newPage()
      await page.goto(address)
      await settled(page)

      const found: string[] = []
      for (const screen of screens) {
        heard.on(`${screen} at ${size}`)
        const began = performance.now()
        await page.goto(`${at}${screen}`, { waitUntil: 'domcontentloaded' })
        await settled(page).catch(() => found.push(`${screen}: is never ready`))
        const ready = performance.now()
        found.push(...(await inspect(page, screen, size)))
        console.log(screen, Math.round(ready - began), Math.round(performance.now() - ready))
      }
      await context.close()

      expect([...heard.found, ...found]).toEqual([])
    }, 300_000)
})

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
        await world.client.call('PUT', '/config', { base_url: '' })
        await proxy.stop()
      }
    }, 300_000)
})
