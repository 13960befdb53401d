import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { needs } from '#server/testing/needs'
import { enterByKey, enterByLink, settled, sizes, watch } from './browser'
import { localeOf, tourUnder } from './languages'
import { startProxy } from './proxy'
import { openTour, type Tour, tour, tourWithoutPictures, width } from './tour'

const hasChromium = needs('chromium')
const hasNginx = needs('nginx')
const prefix = '/some/prefix'
/** Brighter than where no poster is drawn. */
const BLACK = 40

let visit: Tour
beforeAll(async () => {
  if (hasChromium) visit = await openTour()
}, 150_000)
afterAll(async () => {
  await visit?.close()
}, 120_000)

/** Serves the UI at a path of another server meanwhile. */
const atPath = async (keeps: boolean, use: (url: string) => Promise<void>): Promise<void> => {
  const { client, service } = visit.world
  const proxy = await startProxy({ prefix, keeps, target: service.url })
  await client.call('PUT', '/config', { base_url: prefix })
  try {
    await use(proxy.url)
  } finally {
    await client.call('PUT', '/config', { base_url: null })
    await proxy.stop()
  }
}

test.skipIf(!hasChromium)(
  'in fr every screen is fully translated, fits, passes all checks on a desktop in both themes, and makes no external requests',
  async () => {
    expect(await tour(visit, { size: 1440, language: 'fr' })).toEqual([])
  },
  500_000,
)

test.skipIf(!hasChromium)(
  'in en every screen passes all checks on a dark phone and at the narrowest width, fits on a desktop, has its buttons next to its title, and makes no external requests',
  async () => {
    expect(await tour(visit, { size: 390, language: 'en' })).toEqual([])
  },
  500_000,
)

test.skipIf(!hasChromium)(
  'without a single picture every screen is complete, passes all checks, and fits on large screens, laptops, tablets, and at 200 %',
  async () => {
    expect(await tourWithoutPictures(visit)).toEqual([])
  },
  500_000,
)

test.skipIf(!hasChromium)(
  'a year in review is saved as a picture, drawn in the browser',
  async () => {
    const { world, browser } = visit
    const context = await browser.open({ ...sizes[1440], acceptDownloads: true })
    const page = await context.newPage()
    const address = await world.loginUrl()
    const heard = await watch(context, new URL(address).origin)
    await enterByLink(page, address)
    await page.goto(new URL('/year/2026', address).href)
    await page.getByRole('heading', { level: 1, name: '2026 in review' }).waitFor()

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a picture' }).click()])
    const { width, height, data } = PNG.sync.read(readFileSync(await download.path()))
    await context.close()

    expect(download.suggestedFilename()).toBe('marquee-2026.png')
    expect([width, height]).toEqual([1080, 1350])
    expect(data[2]).toBeGreaterThan(BLACK)
    expect(heard.found).toEqual([])
  },
  120_000,
)

test.skipIf(!hasChromium)(
  'the pages are of the same build as the service, which otherwise asks to reload them',
  async () => {
    const { world, browser } = visit
    const context = await browser.open(sizes[1440])
    const page = await context.newPage()
    await enterByLink(page, await world.loginUrl())
    const { version } = await world.client.call<{ version: string }>('GET', '/status')

    const text = await page.locator('body').innerText()
    await context.close()

    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    expect(text).not.toContain(version)
  },
  120_000,
)

test.skipIf(!hasChromium || !hasNginx)(
  'under a path that another server keeps, every screen is the same as without, fully translated, and fits, in de',
  async () => {
    const { world, browser, screens } = visit
    const context = await browser.open({ ...sizes[1440], colorScheme: 'dark', locale: localeOf('de'), reducedMotion: 'reduce' })
    await atPath(true, async (url) => {
      expect(await tourUnder(context, { screens, language: 'de', at: url, world })).toEqual([])
      expect((await context.cookies()).map(({ path }) => path)).toEqual([`${prefix}/`])
    })
    await context.close()
  },
  500_000,
)

test.skipIf(!hasChromium || !hasNginx)(
  'under a path that another server strips, one signs in with the key, and screens are the same as without',
  async () => {
    const { world, browser, screens } = visit
    const context = await browser.open({ ...sizes[390], colorScheme: 'light' })
    await atPath(false, async (url) => {
      const heard = await watch(context, url)
      const page = await context.newPage()
      heard.on('sign-in')
      await enterByKey(page, url, world.service.key)
      const found: string[] = []
      for (const screen of screens.slice(0, 6)) {
        heard.on(screen)
        await page.goto(`${url}${screen}`, { waitUntil: 'domcontentloaded' })
        await settled(page).catch(() => found.push(`${screen}: never becomes ready`))
        found.push(...(await width(page, screen)))
      }
      expect([...heard.found, ...found]).toEqual([])
      expect((await context.cookies()).map(({ path }) => path)).toEqual([`${prefix}/`])
    })
    await context.close()
  },
  300_000,
)

test.skipIf(!hasChromium)(
  'each list of Wanted shows its count, which is requested after the first list',
  async () => {
    const { world, browser } = visit
    const context = await browser.open(sizes[390])
    const address = await world.loginUrl()
    const heard = await watch(context, new URL(address).origin)
    const page = await context.newPage()
    await enterByLink(page, address)
    const story: string[] = []
    const isOf = (url: string) => /\/(wanted\/missing|movies\/facets|subtitles)(?=\?|$)/.exec(url)?.[1]
    page.on('response', (response) => isOf(response.url()) && story.push(`${isOf(response.url())!} is loaded`))
    page.on('request', (request) => isOf(request.url()) && story.push(`${isOf(request.url())!} is requested`))
    const lengthOf = async (path: string) => (await world.client.call<{ results: unknown[] }>('GET', `${path}?limit=100`)).results.length

    await page.goto(`${new URL(address).origin}/wanted`)
    await settled(page)
    const tabs = page.getByRole('tab')
    await tabs.last().getByText(/\d/).waitFor()
    const [said, missing, better, lacking] = await Promise.all([
      tabs.allTextContents(),
      lengthOf('/wanted/missing'),
      lengthOf('/wanted/cutoff'),
      lengthOf('/wanted/subtitles'),
    ])
    await context.close()

    expect(missing).toBeGreaterThan(0)
    expect(said).toEqual([`Missing${String(missing)}`, `Upgrades${String(better)}`, `Subtitles${String(lacking)}`])
    expect(story.slice(0, 2)).toEqual(['wanted/missing is requested', 'wanted/missing is loaded'])
    expect(heard.found).toEqual([])
  },
  120_000,
)
