import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { axe, says, settled, sizes, watch } from './browser'
import { dist, sizesOfInterface } from './budget'
import { openVisit, type Visit } from './visit'

const hasChromium = needs('chromium')
const patience = { timeout: 60_000 }

let world: Visit['world']
let browser: Visit['browser']
let page: Visit['page']
let heard: Visit['heard']
let at: string
beforeAll(async () => {
  if (hasChromium) ({ world, browser, page, heard, at } = await openVisit({ size: 1440, scheme: 'light' }))
}, 150_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
}, 120_000)

const go = async (path: string) => {
  await page.goto(`${at}${path}`, { waitUntil: 'domcontentloaded' })
  await settled(page)
}
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click(patience)
const sees = (text: string | RegExp) => page.getByText(text).first().waitFor(patience)
/** Runs something that is supposed to fail, without recording problems. */
const expectingProblems = async (work: () => Promise<void>): Promise<void> => {
  heard.deafen(true)
  await work()
  heard.deafen(false)
}

test.skipIf(!hasChromium)(
  'when the service stops, a banner appears, then a page; it reconnects on its own and a half-filled form survives',
  async () => {
    // Playwright's clock affects a whole context, so this page has its own.
    const context = await browser.open({ ...sizes[1440], colorScheme: 'light', storageState: await page.context().storageState() })
    const heard = await watch(context, at)
    const other = await context.newPage()
    await other.clock.install()
    await other.goto(`${at}/settings/indexers`)
    await settled(other)
    await other.getByRole('button', { name: 'Add an indexer' }).click()
    await other.getByLabel('Name').fill('Half a na')
    heard.deafen(true)

    await world.service.stop()
    await other.getByRole('dialog').getByText('Reconnecting…').waitFor(patience)
    expect(await other.getByRole('dialog').getByRole('button', { name: 'Add an indexer' }).isDisabled()).toBe(true)
    await other.clock.fastForward(31_000)
    await other.getByRole('region', { name: 'Marquee is not responding' }).waitFor(patience)
    await says(other, /^Connected again/, async () => {
      await world.restart()
      await world.client.call('POST', '/tags', { name: 'added meanwhile' })
      await other.evaluate(() => dispatchEvent(new Event('online')))
    })

    expect(await other.getByRole('region', { name: 'Marquee is not responding' }).count()).toBe(0)
    expect(await other.getByLabel('Name').inputValue()).toBe('Half a na')
    heard.deafen(false)
    heard.on('back again')
    await other.getByLabel('Name').pressSequentially('me')
    await other.getByLabel('Address').fill(world.places.indexer_url)
    await other.getByLabel('Key', { exact: true }).fill(world.places.api_keys.indexer)
    await other.getByRole('dialog').getByRole('button', { name: 'Add an indexer' }).click()
    await other.getByText('Half a name').first().waitFor(patience)
    await other.getByRole('link', { name: 'Tags' }).click()
    await other.getByText('added meanwhile').waitFor(patience)
    expect(heard.found).toEqual([])
    await context.close()
  },
  240_000,
)

/** A window that is never idle, so it does not prefetch. */
const busyPage = async (): Promise<Page> => {
  const busy = await page.context().newPage()
  await busy.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  return busy
}

test.skipIf(!hasChromium)(
  'a screen not opened before opens offline; one whose code is missing says so and opens when the service is back',
  async () => {
    await page.goto('about:blank')
    await go('/')
    const { parts } = sizesOfInterface()
    const calendar = parts.find(
      ({ name }) => name.startsWith('assets/page-') && readFileSync(join(dist, name), 'utf8').includes('calendar.subscribe'),
    )!.name
    // Comes after the code of all screens: one whose file is there may still lack what it imports, and its words.
    const last = parts.find(({ name }) => name.startsWith('assets/installed-'))!.name
    for (const part of [calendar, last])
      await page.waitForFunction((name) => performance.getEntriesByType('resource').some(({ name: url }) => url.endsWith(name)), part)
    const busy = await busyPage()
    heard.deafen(true)
    await busy.goto(`${at}/`)
    await settled(busy)

    await world.service.stop()
    for (const each of [page, busy]) {
      await each.bringToFront()
      await each.getByText('Reconnecting…').first().waitFor(patience)
      await each.getByRole('link', { name: 'Calendar' }).first().click()
    }
    await busy.getByText('Marquee is not responding').first().waitFor(patience)
    expect(await busy.getByRole('navigation').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Subscribe' }).waitFor(patience)

    await world.restart()
    for (const each of [page, busy]) {
      await each.evaluate(() => dispatchEvent(new Event('online')))
      await each.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor(patience)
      await each
        .getByText('Reconnecting…')
        .first()
        .waitFor({ ...patience, state: 'detached' })
    }
    await busy.close()
    heard.deafen(false)
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a window of an older version says so and offers to reload; so does a part whose file is gone',
  async () => {
    heard.on('version skew')
    await page.route('**/api/v1/status', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), version: '9.9.9' } })
    })
    await go('/library')
    await sees('Marquee was updated to 9.9.9.')
    expect(await axe(page)).toEqual([])
    await page.unroute('**/api/v1/status')
    await press('Reload')
    await until('the banner is gone', async () => (await page.getByText('Marquee was updated').count()) === 0)
    await settled(page)

    await expectingProblems(async () => {
      const busy = await busyPage()
      await busy.goto(`${at}/library`)
      await settled(busy)
      await busy.route('**/assets/page-*.js', (route) => route.fulfill({ status: 404, body: '' }))
      await busy.getByRole('link', { name: 'Calendar' }).first().click()
      await busy.getByText('This window still shows the previous version.').waitFor(patience)
      expect(await busy.getByRole('navigation').first().isVisible()).toBe(true)
      await busy.close()
    })
  },
  240_000,
)
