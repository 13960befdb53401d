import type { Page } from 'playwright-core'
import { furnishAround } from './around'
import { axe, axeColors, type Browser, enterByLink, goTo, launch, overflow, type Size, settled, sizes, watch } from './browser'
import { headProblems, textProblems } from './languages'
import { screensOf, variants } from './routes'
import { movieIds, openUiWorld, type UiWorld } from './world'

export type Tour = {
  readonly world: UiWorld
  readonly browser: Browser
  readonly screens: readonly string[]
  readonly close: () => Promise<void>
}

/** A populated world with the URLs of all screens. */
export const openTour = async (): Promise<Tour> => {
  const [world, browser] = await Promise.all([openUiWorld({ isFurnished: true }), launch()])
  const around = await furnishAround(world.client)
  const idOf = (movie: number) => String(world.movies.get(movie)!.id)
  for (const [at, movie] of movieIds.inLibrary.entries())
    await world.client.call('POST', `/movies/${idOf(movie)}/watched`, { at: `2026-03-0${(at % 5) + 1}T20:00:00.000Z` })
  const [inLibrary, downloading, wanted] = [idOf(movieIds.inLibrary[0]), idOf(movieIds.slow), idOf(movieIds.unsearched[0])]
  return {
    world,
    browser,
    screens: [
      ...screensOf({
        id: inLibrary,
        section: 'server',
        list: '1',
        year: '2026',
        person: await world.personOf(movieIds.inLibrary[0]),
        metadata: String(movieIds.toAdd),
      }),
      ...Object.values(variants({ inLibrary, downloading, wanted })),
    ],
    close: async () => {
      await browser.close()
      await world.close()
      await around.close()
    },
  }
}

export const width = async (page: Page, name: string): Promise<string[]> => {
  const tooWide = await overflow(page)
  return tooWide > 0 ? [`${name}: ${tooWide} px too wide`] : []
}

/** Checks a screen: on desktop in both themes, on phones dark and at the narrowest width. */
const inspect = async (page: Page, screen: string, size: Size): Promise<string[]> => {
  const name = `${screen} at ${size}`
  // A tab opens scrolled down, where the top bar may cover half of a target. That is no fault, because it can be scrolled.
  await page.evaluate(() => scrollTo(0, 0))
  const odd = [...(await textProblems(page, [])), ...(await axe(page))]
  const found = [...(await width(page, name)), ...odd.map((each) => `${name}: ${each}`)]
  if (size === 390) {
    found.push(...(await headProblems(page, screen)).map((each) => `${name}: ${each}`))
    await page.setViewportSize({ width: 320, height: 844 })
    found.push(...(await width(page, `${name} at 320`)))
    await page.setViewportSize(sizes[390].viewport)
    return found
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  found.push(...(await axeColors(page)).map((each) => `${name} in the dark theme: ${each}`))
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** Visits all screens and returns their problems. */
export const tour = async ({ world, browser, screens }: Tour, size: Size): Promise<string[]> => {
  // What is checked has come to rest anyway.
  const context = await browser.open({ ...sizes[size], colorScheme: size === 390 ? 'dark' : 'light', reducedMotion: 'reduce' })
  const address = await world.loginUrl()
  const at = new URL(address).origin
  const heard = await watch(context, at)
  const page = await context.newPage()
  await enterByLink(page, address)
  const found: string[] = []
  for (const screen of screens) {
    heard.on(`${screen} at ${size}`)
    await goTo(page, at, screen).catch(() => found.push(`${screen} at ${size} never becomes ready`))
    found.push(...(await inspect(page, screen, size)))
  }
  await context.close()
  return [...heard.found, ...found]
}
