import type { Page } from 'playwright-core'
import type { Language } from '#web/i18n/translate.ts'
import { furnishAround } from './around'
import {
  axe,
  axeColors,
  type Browser,
  changeTheme,
  enterByLink,
  goTo,
  launch,
  overflow,
  type Scheme,
  type Size,
  sizes,
  watch,
} from './browser'
import { headProblems, localeOf, missingTranslations, textProblems } from './languages'
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

type Visited = { readonly size: Size; readonly language: Language }
type Look = { readonly page: Page; readonly screen: string; readonly gaps: readonly string[]; readonly theme: Scheme }

/** What a width can break: texts that do not fit, are cut off, or are missing; on a phone the buttons beside a title. */
const fits = async ({ page, screen, gaps }: Look, size: Size): Promise<string[]> => [
  ...(await width(page, String(size))),
  ...(await textProblems(page, gaps)).map((each) => `${String(size)}: ${each}`),
  ...(size === 390 ? await headProblems(page, screen) : []),
]

/** Checks a screen at its own size, where it is shown in `theme`, then at the other size, and a phone also at the narrowest width. */
const inspect = async (look: Look, size: Size): Promise<string[]> => {
  const { page, theme } = look
  // A tab opens scrolled down, where the top bar may cover half of a target. That is no fault, because it can be scrolled.
  await page.evaluate(() => scrollTo(0, 0))
  const found = [...(await axe(page)).map((each) => `${theme}: ${each}`), ...(await fits(look, size))]
  if (size === 390) {
    await page.setViewportSize({ width: 320, height: 844 })
    found.push(...(await width(page, '320')))
  } else {
    const other = otherThan(theme)
    await changeTheme(page, other)
    found.push(...(await axeColors(page)).map((each) => `${other}: ${each}`))
  }
  const otherSize = size === 390 ? 1440 : 390
  await page.setViewportSize(sizes[otherSize].viewport)
  found.push(...(await fits(look, otherSize)))
  await page.setViewportSize(sizes[size].viewport)
  return found
}

/** Windows besides those of a phone and a desktop: a tablet, laptops, a large screen, and a laptop at 200 %. */
const furtherWindows = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 720, height: 450 },
]

/** Links that say nothing without their picture, and titles that only a picture shows. */
const onlyPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const links = [...document.querySelectorAll<HTMLElement>('a:has(img)')].filter(isSeen)
    const silent = links.filter((link) => (link.closest<HTMLElement>('li,article,tr') ?? link).innerText.trim() === '')
    return [
      ...silent.map((link) => `nothing but a picture leads to ${link.getAttribute('href')}`),
      ...[...document.querySelectorAll('.lettering')].filter(isSeen).map(() => 'a title is only a picture'),
    ]
  })

/** Visits all screens on a large screen without a single picture, then at the other widths, and returns their problems. */
export const tourWithoutPictures = async ({ world, browser, screens }: Tour): Promise<string[]> => {
  const context = await browser.open({
    viewport: { width: 1920, height: 1080 },
    colorScheme: 'dark',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const address = await world.loginUrl()
  const at = new URL(address).origin
  await context.route(/\/api\/v1\/images\//, (route) => route.abort())
  const page = await context.newPage()
  await enterByLink(page, address)
  const found: string[] = []
  for (const screen of screens) {
    await goTo(page, at, screen).catch(() => found.push(`${screen} never becomes ready`))
    const here = [...(await onlyPictures(page)), ...(await axe(page)), ...(await width(page, '1920'))]
    for (const viewport of furtherWindows) {
      await page.setViewportSize(viewport)
      const name = `${String(viewport.width)} × ${String(viewport.height)}`
      here.push(...(await width(page, name)), ...(await textProblems(page, [])).map((each) => `${name}: ${each}`))
    }
    await page.setViewportSize({ width: 1920, height: 1080 })
    found.push(...here.map((each) => `${screen} without pictures: ${each}`))
  }
  await context.close()
  return found
}

const otherThan = (theme: Scheme): Scheme => (theme === 'dark' ? 'light' : 'dark')

/** Visits all screens and returns their problems. On a desktop each is first seen in the theme that the one before has ended with. */
export const tour = async ({ world, browser, screens }: Tour, { size, language }: Visited): Promise<string[]> => {
  // What is checked has come to rest anyway.
  const context = await browser.open({ ...sizes[size], colorScheme: 'dark', locale: localeOf(language), reducedMotion: 'reduce' })
  const address = await world.loginUrl()
  const at = new URL(address).origin
  const heard = await watch(context, at)
  const page = await context.newPage()
  await enterByLink(page, address)
  const gaps = await missingTranslations(language)
  const found: string[] = []
  let theme: Scheme = 'dark'
  for (const screen of screens) {
    const name = `${screen} at ${size} in ${language}`
    heard.on(name)
    await goTo(page, at, screen).catch(() => found.push(`${name} never becomes ready`))
    found.push(...(await inspect({ page, screen, gaps, theme }, size)).map((each) => `${name}: ${each}`))
    if (size === 1440) theme = otherThan(theme)
  }
  if ((await page.evaluate(() => document.documentElement.lang)) !== language) found.push(`the page's lang is not ${language}`)
  await context.close()
  return [...heard.found, ...found]
}
