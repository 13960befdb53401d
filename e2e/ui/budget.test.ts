import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { BrowserContextOptions } from 'playwright-core'
import { until } from '#server/testing/until'
import { type Browser, enterByLink, launch, sizes } from './browser'
import { sizesOfInterface } from './budget'
import { fillWorld } from './fill-world'
import { requestsOf } from './requests'
import { openUiWorld, type UiWorld } from './world'

/** A guard against hanging, not a measurement: the tests start a whole world. */
setDefaultTimeout(300_000)

test('code before the first poster, styles and every lazy part stay within their size budgets', () => {
  const { first, styles, parts } = sizesOfInterface()

  expect(first.bytes).toBeLessThanOrEqual(130_000)
  expect(styles.bytes).toBeLessThanOrEqual(12_000)
  const engine = parts.filter(({ name }) => /\/hls-/.test(name))
  expect(engine.map(({ bytes }) => bytes < 190_000)).toEqual([true])
  expect(parts.filter((part) => part.bytes > 40_000 && !engine.includes(part))).toEqual([])
})

describe('with a library of movies and a cold browser', () => {
  const MOST = 20
  /** The page asks for news that is at most a little older than itself. */
  const NEWS_MS = 5000
  let world: UiWorld
  let browser: Browser
  let at: string
  let storageState: NonNullable<BrowserContextOptions['storageState']>
  beforeAll(async () => {
    ;[world, browser] = await Promise.all([openUiWorld(), launch()])
    await fillWorld(world, 200)
    const address = await world.loginUrl()
    at = new URL(address).origin
    const context = await browser.open(sizes[1440])
    const page = await context.newPage()
    await enterByLink(page, address)
    storageState = await context.storageState()
    await context.close()
  })
  afterAll(async () => {
    await browser.close()
    await world.close()
  })

  for (const [name, path, locale] of [
    ['Home', '/', 'en-US'],
    ['Home in German', '/', 'de-DE'],
    ['the library', '/library', 'en-US'],
    ['the library in French', '/library', 'fr-FR'],
  ] as const)
    for (const size of [1440, 390] as const)
      test(`${name} asks for at most ${MOST} things before its first poster, at ${size}`, async () => {
        const { hasPoster, beforePoster } = await requestsOf(browser, `${at}${path}`, { ...sizes[size], storageState, locale })

        expect(hasPoster).toBe(true)
        expect(beforePoster.slice(MOST)).toEqual([])
      })

  /** A visit without news of the service, which would be a reason to read a list again. Searches concern no list of these screens. */
  const quietVisit = async (path: string) => {
    let visit: Awaited<ReturnType<typeof requestsOf>> | undefined
    await until(
      `a visit of ${path} without news`,
      async () => {
        const startedAt = Date.now()
        visit = await requestsOf(browser, `${at}${path}`, { ...sizes[1440], storageState })
        const { results } = await world.client.call<{ results: { type: string; at: string }[] }>('GET', '/history?limit=100')
        return results.every(({ type, at }) => type.startsWith('search_') || Date.parse(at) < startedAt - NEWS_MS)
      },
      200_000,
    )
    return visit!
  }

  for (const path of ['/', '/library'])
    test(`each list is read once per visit of ${path}`, async () => {
      const { reads } = await quietVisit(path)

      expect(reads.length).toBeGreaterThan(4)
      expect(reads.filter((each, n) => reads.indexOf(each) !== n)).toEqual([])
    })
})
