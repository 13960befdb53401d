import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { needs } from '#server/testing/needs'
import { axe, axeColors, changeTheme, enterByLink, goTo, sizes, watch } from './browser'
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

const hasFrameAroundText = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused instanceof HTMLElement && focused.matches('section, div') && getComputedStyle(focused).outlineStyle !== 'none'
  })

test.skipIf(!hasChromium)(
  'every layer passes all checks in both themes, and Escape closes it',
  async () => {
    const { world, browser } = visit
    const context = await browser.open({ ...sizes[1440], colorScheme: 'light', reducedMotion: 'reduce' })
    const address = await world.loginUrl()
    const at = new URL(address).origin
    const heard = await watch(context, at)
    const page = await context.newPage()
    await enterByLink(page, address)
    const [inLibrary, downloading] = [movieIds.inLibrary[0], movieIds.slow].map((movie) => String(world.movies.get(movie)!.id))
    const found: string[] = []
    // With this template there are files to rename.
    await world.client.call('PUT', '/config', { public_url: world.service.url, movie_file_format: '{Movie Title} {Release Year}' })
    for (const [name, layer] of Object.entries(layersOf({ inLibrary: inLibrary!, downloading: downloading! }))) {
      heard.on(name)
      await goTo(page, at, layer.at)
      await openLayer(page, layer)
      found.push(...(await axe(page, openLayers)).map((each) => `${name}: ${each}`))
      if (await hasFrameAroundText(page)) found.push(`${name}: the focus frame surrounds the whole text`)
      await changeTheme(page, 'dark')
      found.push(...(await axeColors(page, openLayers)).map((each) => `${name} in the dark theme: ${each}`))
      await changeTheme(page, 'light')
      await page.keyboard.press('Escape')
      await layerLeft(page).catch(() => found.push(`${name}: Escape does not close it`))
    }
    await context.close()

    expect([...heard.found, ...found]).toEqual([])
  },
  500_000,
)

test.skipIf(!hasChromium)(
  'the pressed place is marked at once, the last press wins, and what is typed while it loads goes to the search that was opened',
  async () => {
    const { world, browser } = visit
    const context = await browser.open(sizes[1440])
    const address = await world.loginUrl()
    const page = await context.newPage()
    await enterByLink(page, address)
    const held = Promise.withResolvers<void>()
    await context.route(/\/assets\/|api\/v1\/wanted/, async (route) => {
      await held.promise
      await route.continue()
    })
    const places = page.getByRole('navigation').first()
    const marked = () => page.evaluate(() => document.querySelector('nav [aria-current=page]')?.textContent)

    await places.getByRole('link', { name: 'Storage' }).click()
    const first = await marked()
    await places.getByRole('link', { name: 'Wanted' }).click()
    const second = await marked()
    await page.keyboard.press('/')
    await page.keyboard.type('nosf')
    held.resolve()
    await page.getByRole('heading', { level: 1, name: 'Wanted', includeHidden: true }).waitFor({ state: 'attached' })
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.waitFor()
    const typed = await field.inputValue()
    await page.keyboard.type('eratu')
    const all = await field.inputValue()
    await context.close()

    expect([first, second]).toEqual(['Storage', 'Wanted'])
    expect([typed, all]).toEqual(['nosf', 'nosferatu'])
  },
  120_000,
)

test.skipIf(!hasChromium)(
  'on a phone a menu ends above the bottom bar, shows that it scrolls, reaches its last entry, and returns focus',
  async () => {
    const { world, browser } = visit
    const context = await browser.open({ ...sizes[390], colorScheme: 'dark' })
    const address = await world.loginUrl()
    const at = new URL(address).origin
    const heard = await watch(context, at)
    const page = await context.newPage()
    await enterByLink(page, address)
    const [inLibrary, downloading] = [movieIds.inLibrary[0], movieIds.slow].map((movie) => String(world.movies.get(movie)!.id))
    const menus = Object.entries(layersOf({ inLibrary: inLibrary!, downloading: downloading! })).filter(([, { is }]) => is === 'menu')
    const seen: Record<string, unknown> = {}
    const found: string[] = []
    for (const [name, layer] of menus) {
      heard.on(name)
      await goTo(page, at, layer.at)
      await openLayer(page, layer)
      found.push(...(await axe(page, openLayers)).map((each) => `${name}: ${each}`))
      const before = await lookAtMenu(page)
      await page.locator('[role^=menuitem]').last().scrollIntoViewIfNeeded()
      await page.waitForFunction(() => {
        const menu = document.querySelector('[role=menu]')!
        return menu.scrollHeight - menu.scrollTop - menu.clientHeight <= 1
      })
      await page.locator('[role=menu] > [aria-hidden=true]').waitFor({ state: 'detached' })
      const { isAboveBar, isLastInSight } = await lookAtMenu(page)
      await page.keyboard.press('Escape')
      await layerLeft(page)
      const hasKeyboard = await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup') === 'menu')
      seen[name] = { saysMore: before.saysMore === before.scrolls, isAboveBar: isAboveBar && before.isAboveBar, isLastInSight, hasKeyboard }
    }
    await context.close()

    const well = { saysMore: true, isAboveBar: true, isLastInSight: true, hasKeyboard: true }
    expect(menus.length).toBeGreaterThan(3)
    expect([...heard.found, ...found]).toEqual([])
    expect(seen).toEqual(Object.fromEntries(menus.map(([name]) => [name, well])))
  },
  200_000,
)

const lookAtMenu = (page: Page) =>
  page.evaluate(() => {
    const menu = document.querySelector('[role=menu]')!
    const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed' && nav.offsetHeight > 0)!
    const last = [...menu.querySelectorAll('[role^=menuitem]')].at(-1)!
    const { left, right, top, bottom } = last.getBoundingClientRect()
    return {
      scrolls: menu.scrollHeight > menu.clientHeight,
      saysMore: menu.querySelector(':scope > [aria-hidden=true]') !== null,
      isAboveBar: menu.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top,
      isLastInSight: [top + 2, bottom - 2].every((y) => last.contains(document.elementFromPoint((left + right) / 2, y))),
    }
  })
