import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { launch, type Scheme, type Size, settled, sizes } from '../e2e/ui/browser'
import { screensOf, variants } from '../e2e/ui/routes'
import { filmIds, openUiWorld } from '../e2e/ui/world'
import { builtProgram } from './built'

/** Pictures of every screen, light and dark, on a desk and in a hand: `npm run shots [-- FOLDER] [--only=home,library]` */
const words = process.argv.slice(2)
const only = words
  .find((word) => word.startsWith('--only='))
  ?.slice(7)
  .split(',')
const folder = resolve(words.find((word) => !word.startsWith('--')) ?? join(import.meta.dir, '../dist/shots'))

const nameOf = (screen: string): string =>
  screen === '/'
    ? 'home'
    : screen
        .slice(1)
        .replaceAll(/movies\/\d+/g, 'movie')
        .replaceAll(/[^a-z0-9]+/gi, '-')

const picturesHere = (page: Page) =>
  page
    .waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'), undefined, {
      timeout: 60_000,
    })
    .catch(() => console.error(`${page.url()}: some pictures did not come`))

if (!process.env.MARQUEE_E2E_COMMAND) await builtProgram()
mkdirSync(folder, { recursive: true })
const [world, browser] = await Promise.all([openUiWorld({ isFurnished: true, pictures: 'drawn' }), launch()])
try {
  const idOf = (film: number) => String(world.movies.get(film)!.id)
  const ids = { shelved: idOf(filmIds.shelved[2]), downloading: idOf(filmIds.slow), wanted: idOf(filmIds.unsearched[0]) }
  const screens = [...screensOf({ id: ids.shelved, section: 'server' }), ...variants(ids), '/settings/metadata', '/settings/downloads']
  const chosen = screens.filter((screen) => !only || only.includes(nameOf(screen)))
  const address = await world.loginUrl()
  const at = new URL(address).origin
  const door = await browser.open({ ...sizes[1440], colorScheme: 'light' })
  const first = await door.newPage()
  await first.goto(address)
  await settled(first)
  const storageState = await door.storageState()
  await door.close()

  const take = async (size: Size, page: Page, name: string) => {
    for (const scheme of ['light', 'dark'] satisfies Scheme[]) {
      await page.emulateMedia({ colorScheme: scheme })
      await settled(page).catch(() => console.error(`${name}: is never ready`))
      await page.screenshot({ path: join(folder, `${name}-${scheme}-${size}.png`), animations: 'disabled' })
    }
  }
  for (const size of [1440, 390] as const) {
    const stranger = await browser.open({ ...sizes[size], colorScheme: 'light' })
    const page = await stranger.newPage()
    if (!only || only.includes('door')) {
      await page.goto(`${at}/`)
      await take(size, page, 'door')
    }
    await stranger.close()
    const context = await browser.open({ ...sizes[size], colorScheme: 'light', storageState })
    const inside = await context.newPage()
    for (const screen of chosen) {
      await inside.goto(`${at}${screen}`, { waitUntil: 'domcontentloaded' })
      await settled(inside).catch(() => console.error(`${screen}: is never ready`))
      await picturesHere(inside)
      await take(size, inside, nameOf(screen))
    }
    await context.close()
  }
  console.log(`pictures of ${chosen.length} screens are in ${folder}`)
} finally {
  await browser.close()
  await world.close()
}
process.exit(0)
