import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { BrowserContext, Page } from 'playwright-core'
import { needs } from '#server/testing/needs'
import { axe, enterByKey, overflow, settled, sizes, watch } from './browser'
import { startProxy } from './proxy'
import { openVisit, type Visit } from './visit'

const hasChromium = needs('chromium')
const hasNginx = needs('nginx')
const patience = { timeout: 60_000 }

let world: Visit['world']
let browser: Visit['browser']
beforeAll(async () => {
  if (hasChromium) ({ world, browser } = await openVisit({ size: 1440, scheme: 'light' }))
}, 150_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
}, 120_000)

/** A browser that allows the service worker. */
const enter = async (at: string) => {
  const context = await browser.open({ ...sizes[390], colorScheme: 'dark', serviceWorkers: 'allow' })
  const heard = await watch(context, at)
  const page = await context.newPage()
  await enterByKey(page, at, world.service.key)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return { context, heard, page }
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor(patience)
/** Why a browser would not install the app. Service workers are removed after the test. */
const obstacles = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  return installabilityErrors.map(({ errorId }) => errorId)
}

test.skipIf(!hasChromium)(
  'while the service is down, the browser shows an offline page, and then the requested page once it is back',
  async () => {
    const { context, heard, page } = await enter(world.service.url)
    expect(await obstacles(context, page)).toEqual(['in-incognito'])
    await page.goto(`${world.service.url}/calendar`)
    await settled(page)
    expect(heard.found).toEqual([])

    heard.deafen(true)
    await world.service.stop()
    await page.reload()
    await heading(page, 'Marquee does not answer')
    expect([...(await axe(page)), await overflow(page)]).toEqual([0])
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(14, 15, 18)')
    expect(await page.evaluate(() => caches.keys())).toEqual([])

    await world.restart()
    await heading(page, 'Calendar')
    expect(page.url()).toBe(`${world.service.url}/calendar`)
    await context.close()
  },
  240_000,
)

test.skipIf(!hasChromium || !hasNginx)(
  "under a path of another server the worker stays within it, and a proxy's error counts as offline",
  async () => {
    const proxy = await startProxy({ prefix: '/some/prefix', keeps: true, target: world.service.url })
    await world.client.call('PUT', '/config', { base_url: '/some/prefix' })
    const { context, heard, page } = await enter(proxy.url)
    try {
      const scopes = () => navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))
      expect(await page.evaluate(scopes)).toEqual([`${proxy.url}/`])
      expect(heard.found).toEqual([])

      heard.deafen(true)
      await page.evaluate(() => localStorage.setItem('marquee.look', JSON.stringify({ language: 'de' })))
      await world.service.stop()
      await page.goto(`${proxy.url}/library`)
      await heading(page, 'Marquee antwortet nicht')
      await world.restart()
      await heading(page, 'Bibliothek')
    } finally {
      await context.close()
      await world.client.call('PUT', '/config', { base_url: null })
      await proxy.stop()
    }
  },
  240_000,
)
