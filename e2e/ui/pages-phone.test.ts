import { afterAll, beforeAll, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { enterByLink, settled, sizes, watch } from './browser'
import { localeOf, tourIn } from './languages'
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
  'every screen passes all checks on a dark phone and at the narrowest width and makes no external requests',
  async () => {
    expect(await tour(visit, 390)).toEqual([])
  },
  500_000,
)

/** English is covered by the tests of all screens. */
test.skipIf(!hasChromium).each(['de', 'fr'] as const)(
  'every screen is fully translated and fits, in %s',
  async (language) => {
    expect(await tourIn(visit, language)).toEqual([])
  },
  500_000,
)

test.skipIf(!hasChromium).each(['en', 'de', 'fr'] as const)(
  "a screen's buttons are next to its title on a phone and each has a name, in %s",
  async (language) => {
    const { world, browser } = visit
    const context = await browser.open({ ...sizes[390], locale: localeOf(language) })
    const address = await world.loginUrl()
    const page = await context.newPage()
    await enterByLink(page, address)
    const seen: Record<string, unknown> = {}
    for (const screen of ['/activity', '/calendar', '/wanted', '/health']) {
      await page.goto(`${new URL(address).origin}${screen}`, { waitUntil: 'domcontentloaded' })
      await settled(page)
      await page.locator('main header button').first().waitFor()
      seen[screen] = await page.evaluate(() => {
        const [head, title] = [document.querySelector('main header')!, document.querySelector('h1')!.getBoundingClientRect()]
        return [...head.querySelectorAll('button')].filter((button) => {
          const { top, bottom } = button.getBoundingClientRect()
          const isBeside = top < title.bottom && bottom > title.top
          return !isBeside || !(button.ariaLabel || button.textContent)
        }).length
      })
    }
    await context.close()

    expect(seen).toEqual({ '/activity': 0, '/calendar': 0, '/wanted': 0, '/health': 0 })
  },
  120_000,
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
