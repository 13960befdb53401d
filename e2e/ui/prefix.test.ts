import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { enterByKey, type Scheme, settled, sizes, watch } from './browser'
import { startProxy } from './proxy'
import { openTour, type Tour, width } from './tour'

const hasChromium = needs('chromium')
const hasNginx = needs('nginx')
const prefix = '/some/prefix'

let visit: Tour
beforeAll(async () => {
  if (hasChromium && hasNginx) visit = await openTour()
}, 150_000)
afterAll(async () => {
  await visit?.close()
}, 120_000)

describe.skipIf(!hasChromium || !hasNginx)('under a path of another server', () => {
  for (const [how, keeps] of [
    ['if it strips the path', false],
    ['if it keeps the path', true],
  ] as const)
    test(`${how}, every screen is the same as without`, async () => {
      const { world, browser, screens } = visit
      const proxy = await startProxy({ prefix, keeps, target: world.service.url })
      await world.client.call('PUT', '/config', { base_url: prefix })
      const scheme: Scheme = keeps ? 'dark' : 'light'
      const context = await browser.open({ ...sizes[keeps ? 1440 : 390], colorScheme: scheme })
      try {
        const heard = await watch(context, proxy.url)
        const page = await context.newPage()
        heard.on('sign-in')
        await enterByKey(page, proxy.url, world.service.key)
        const found: string[] = []
        for (const screen of screens.slice(0, keeps ? undefined : 6)) {
          heard.on(screen)
          await page.goto(`${proxy.url}${screen}`, { waitUntil: 'domcontentloaded' })
          await settled(page).catch(() => found.push(`${screen}: never becomes ready`))
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
