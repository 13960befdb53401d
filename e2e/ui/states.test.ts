import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route, WebSocket } from 'playwright-core'
import { needs } from '#server/testing/needs'
import { stays, until } from '#server/testing/until'
import { axe, type Browser, enterByLink, goTo, launch, overflow, settled, sizes, type Watch, watch } from './browser'
import { layerLeft } from './layers'
import { screensOf } from './routes'
import { openUiWorld, type UiWorld } from './world'

const hasChromium = needs('chromium')
const patience = { timeout: 60_000 }

let world: UiWorld
let browser: Browser
let page: Page
let heard: Watch
let at: string
beforeAll(async () => {
  if (!hasChromium) return
  ;[world, browser] = await Promise.all([openUiWorld({ isUntouched: true }), launch()])
  await world.client.call('PUT', '/config', {
    metadata_url: world.places.metadata_url,
    public_url: world.service.url,
    min_free_space_mb: 0,
  })
  const movie = join(world.shelf, 'Sintel (2010)')
  mkdirSync(movie)
  writeFileSync(join(movie, 'Sintel.2010.1080p.BluRay.x264-DEMO.mkv'), 'a movie')
  at = world.service.url
  const context = await browser.open({ ...sizes[1440], colorScheme: 'light' })
  heard = await watch(context, at)
  page = await context.newPage()
  await enterByLink(page, (await world.loginUrl()).replace(/^http:\/\/[^/]+/, at))
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
const step = () => page.getByRole('heading', { level: 1 }).textContent()
const answering = (status: number, code: string, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'x-trace-id': '5f0c2a7be1', ...headers },
  json: { error: { code, message: 'This is what happened' } },
})
const holder = () => page.evaluate(() => document.activeElement?.textContent)
/** Runs something that is supposed to fail, without recording problems. */
const expectingProblems = async (work: () => Promise<void>): Promise<void> => {
  heard.deafen(true)
  await work()
  heard.deafen(false)
}

test.skipIf(!hasChromium)(
  'setup leads through a folder with existing movies, a tested key, a tested indexer and a phone',
  async () => {
    heard.on('first run')
    await page.waitForURL('**/welcome?step=folder')
    await press('Browse…')
    const places = page.getByRole('list', { name: 'Places' }).getByRole('button')
    await places.first().click(patience)
    await page.getByRole('button', { name: 'New folder here' }).click(patience)
    await sees('This folder does not exist.')
    expect(await page.getByRole('button', { name: 'Create this folder' }).isVisible()).toBe(true)
    await page.getByLabel('Folder', { exact: true }).fill(world.shelf)
    await press('Add folder')
    await sees('One movie is already here. Marquee can recognize it')
    await until('the next control has focus', async () => (await holder()) === 'Next')
    expect(await axe(page)).toEqual([])

    // Without a key the movie database is not queried, and the screen says so once.
    await page.getByRole('link', { name: 'Discover' }).first().click(patience)
    await page.getByRole('link', { name: 'Enter the key' }).waitFor(patience)
    expect(heard.found).toEqual([])
    await go('/welcome?step=folder')
    expect(await step()).toBe('Where are your movies?')
    await sees('One movie is already here')
    await press('Next')
    await until(
      'the heading of the new step has focus, and a second click skips nothing',
      async () => (await holder()) === 'Movie information',
    )

    await expectingProblems(async () => {
      await page.getByLabel('Movie database key').fill('not the key')
      await press('Test and save')
      await page.getByText('The movie database rejects your key').waitFor(patience)
      expect(await page.getByRole('button', { name: 'Save anyway' }).count()).toBe(0)
    })
    expect((await world.client.call<{ metadata_api_key: string | null }>('GET', '/config')).metadata_api_key).toBeNull()
    await page.getByLabel('Movie database key').fill(world.places.api_keys.metadata)
    await press('Test and save')
    await sees('The key works')
    await sees('Sintel (2010)')
    await press('Add it to the library')
    await sees('One movie in this folder is in the library')
    await page.goto(`${at}/welcome`)
    await page.waitForURL('**/welcome?step=indexer')

    await page.getByLabel('Address').fill(world.places.indexer_url)
    await expectingProblems(async () => {
      await press('Add an indexer')
      await page.locator('form').getByRole('alert').or(page.locator('form').getByRole('status')).first().waitFor(patience)
    })
    expect(await world.client.all('/indexers')).toEqual([])
    await page.getByLabel('Key', { exact: true }).fill(world.places.api_keys.indexer)
    await press('Test')
    await sees('The indexer responds and accepts the key')
    await press('Add an indexer')
    await sees('127.0.0.1')
    expect(await page.getByLabel('Address').count()).toBe(0)
    await press('Next')

    await press('Connect a phone')
    await page.getByRole('img', { name: /QR code/ }).waitFor(patience)
    await page.keyboard.press('Escape')
    await layerLeft(page)
    await press('Start')
    await page.waitForURL(`${at}/`)
    // The URL changes before the screen does.
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached', ...patience })
    await sees('Sintel')
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'the library shows placeholders while loading, then posters, and what to do if it is empty',
  async () => {
    heard.on('waiting')
    const held = Promise.withResolvers<void>()
    const hold = async (route: Route) => {
      await held.promise
      await route.continue()
    }
    await page.route('**/api/v1/movies*', hold)
    await page.goto(`${at}/library`, { waitUntil: 'domcontentloaded' })
    await page.locator('.skeleton').first().waitFor(patience)
    expect(await page.getByRole('navigation').first().isVisible()).toBe(true)
    held.resolve()
    await page.getByRole('link', { name: /Sintel/ }).waitFor(patience)
    await page.unroute('**/api/v1/movies*', hold)

    // A poster still loading would be requested after its movie was removed.
    await page.waitForFunction(() => document.images.length > 0 && [...document.images].every(({ complete }) => complete))
    const [movie] = await world.client.movies()
    await world.client.call('DELETE', `/movies/${movie!.id}`)
    await sees('Your library is empty')
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Find a movie' }).click()
    await page.waitForURL('**/discover')
    await go('/')
    await sees('What do you want to watch?')
    const doors = page.locator('section[aria-labelledby=doors] li a')
    await doors.first().waitFor(patience)
    const heights = await doors.evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)))
    expect(heights).toEqual(heights.map(() => heights[0]!))
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'an error appears in place of the content, with its trace under Details, and disappears after a retry',
  async () => {
    await expectingProblems(async () => {
      await page.route('**/api/v1/tasks*', (route) => route.fulfill(answering(500, 'internal_error')))
      const opened = Promise.withResolvers<WebSocket>()
      const hears = (socket: WebSocket) =>
        socket.on('framereceived', ({ payload }) => `${payload}`.includes('auth_ok') && opened.resolve(socket))
      page.on('websocket', hears)
      await go('/settings/tasks')
      // An event from before the socket is signed in never arrives.
      const socket = await opened.promise
      page.off('websocket', hears)
      const card = page.getByRole('alert')
      await card.getByText('Details').click(patience)
      await card.getByText('5f0c2a7be1').waitFor(patience)
      expect(await card.innerText()).toContain('This is what happened')

      const told = socket.waitForEvent('framereceived', {
        ...patience,
        predicate: ({ payload }) => `${payload}`.includes('task_completed'),
      })
      await world.client.runTask('session-purge')
      await told
      // Events are batched before refetching; the expanded details must survive that.
      await stays('the details are open', () => card.getByText('5f0c2a7be1').isVisible(), 400)
      expect(await axe(page)).toEqual([])
      await page.unroute('**/api/v1/tasks*')
    })
    await press('Try again')
    await sees('Search for wanted movies')
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a rate limit shows a countdown and retries automatically, as often as needed',
  async () => {
    await expectingProblems(async () => {
      let refused = 0
      let isBusy = true
      await page.route('**/api/v1/metadata/search*', (route) => {
        if (!isBusy) return route.continue()
        refused++
        return route.fulfill(answering(429, 'rate_limited', { 'retry-after': '2' }))
      })
      await page.goto(`${at}/discover?q=night`, { waitUntil: 'domcontentloaded' })
      await sees('Too many requests')
      await sees(/Trying again in (2 seconds|one second)\./)
      await until('it was retried automatically', () => refused > 2)
      isBusy = false
      await page.getByRole('button', { name: /^Add Night/ }).waitFor(patience)
      await page.unroute('**/api/v1/metadata/search*')
    })
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'with text twice as large nothing overflows the window horizontally',
  async () => {
    const reader = await launch({ letters: 32 })
    const context = await reader.open({ viewport: { width: 640, height: 800 }, storageState: await page.context().storageState() })
    const large = await context.newPage()
    const found: string[] = []
    const empty = screensOf({ id: '1', section: 'server', list: '1', year: '2026', person: '1', metadata: '1' }).filter(
      (path) => !/^\/(movies|people|lists)/.test(path),
    )
    await large.goto(at, { waitUntil: 'domcontentloaded' })
    await settled(large)
    for (const screen of empty) {
      await goTo(large, at, screen)
      const tooWide = await overflow(large)
      if (tooWide > 0) found.push(`${screen}: ${tooWide} px too wide`)
    }
    await reader.close()

    expect(found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'an unreachable movie database is reported calmly, and existing content stays',
  async () => {
    await world.endDemo()
    await expectingProblems(async () => {
      await page.goto(`${at}/discover?q=nosferatu`)
      const card = page.getByRole('status').filter({ hasText: 'The movie database cannot be reached' })
      await card.waitFor(patience)
      expect(await page.getByRole('alert').count()).toBe(0)
      expect(await axe(page)).toEqual([])
      await go('/library')
      await sees('Your library is empty')
    })
  },
  240_000,
)
