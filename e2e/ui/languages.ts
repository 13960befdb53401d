import type { BrowserContext, Page } from 'playwright-core'
import { type Language, languages } from '#web/i18n/translate.ts'
import { enterByLink, goTo, overflow, settled, sizes, watch } from './browser'
import type { UiWorld } from './world'

type Message = string | { readonly zero?: string; readonly one: string; readonly other: string }
/** Returns a lookup of UI texts in a language by key. */
export const wordsIn = async (language: Language): Promise<(key: string) => string> => {
  const parts = await Promise.all(Object.values(languages[language].parts).map((load) => load()))
  const words = new Map(parts.flatMap((part) => Object.entries<Message>(part.words)))
  return (key) => formsOf(words.get(key) ?? key)[0]!
}
const formsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message))

/** All texts as they appear on a screen with a count of one. */
const textsOf = async (language: Language): Promise<Set<string>> => {
  const parts = await Promise.all(Object.values(languages[language].parts).map((load) => load()))
  return new Set(parts.flatMap(({ words }) => Object.values<Message>(words).flatMap(formsOf)).map((text) => text.replace('{count}', '1')))
}

/** Names that are the same in every language: a quality profile of this world, a log subsystem, a genre. */
const names = new Set(['Small', 'movies', 'History'])

/** English texts that differ in this language: if visible, they are missing translations. */
export const missingTranslations = async (language: Language): Promise<string[]> => {
  const [english, own, told] = await Promise.all([textsOf('en'), textsOf(language), languages[language].sentences?.()])
  if (!told) return []
  const declared = Object.entries(told.fields).flatMap(([text, said]) => (text === said ? [] : text))
  return [...english, ...declared].filter((text) => !own.has(text) && !text.includes('{') && !names.has(text))
}

/** All visible or accessible texts that are keys or untranslated, and all buttons whose text is cut off. */
export const textProblems = (page: Page, gaps: readonly string[]): Promise<string[]> =>
  page.evaluate((strange) => {
    const isStrange = new Set(strange)
    const found: string[] = []
    const judge = (text: string | null) => {
      const said = text?.trim() ?? ''
      if (/^[a-z_]+(\.[a-z_]+)+$/.test(said)) found.push(`shows the message key ${said}`)
      if (isStrange.has(said)) found.push(`says in English: ${said}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('code, pre, script, style, [translate="no"]')) judge(node.textContent)
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) judge(element.getAttribute(name))
    for (const button of document.querySelectorAll('button, [role=tab], [role=button]')) {
      const { width } = button.getBoundingClientRect()
      if (button.textContent?.trim() && width > 1 && button.scrollWidth > button.clientWidth + 1)
        found.push(`clipped button: ${button.textContent}`)
    }
    return found
  }, gaps)

export const localeOf = (language: Language): string => `${language}-${language.toUpperCase()}`.replace('EN', 'GB')

const withButtons = ['/activity', '/calendar', '/wanted', '/checks']
/** On a phone a screen's buttons are next to its title, and each has a name. */
export const headProblems = async (page: Page, screen: string): Promise<string[]> => {
  if (!withButtons.includes(screen)) return []
  await page.locator('main header button').first().waitFor()
  return page.evaluate(() => {
    const [head, title] = [document.querySelector('main header')!, document.querySelector('h1')!.getBoundingClientRect()]
    return [...head.querySelectorAll('button')].flatMap((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      const name = button.ariaLabel || button.textContent
      return [
        ...(top < title.bottom && bottom > title.top ? [] : [`the button "${name}" is not next to the title`]),
        ...(name ? [] : ['a button beside the title has no name']),
      ]
    })
  })
}

/** A sign-in link under another server's path. */
const linkUnder = async (at: string, world: UiWorld): Promise<string> => {
  const { origin, pathname } = new URL(at)
  const link = new URL(await world.loginUrl())
  const path = link.pathname.startsWith(pathname) ? link.pathname : `${pathname}${link.pathname}`
  return `${origin}${path}${link.search}${link.hash}`
}

/** Where the files of a page are found depends on how deep its path is, and the service answers a path by its beginning. */
const kindOf = (screen: string): string => {
  const parts = screen.split('?')[0]!.split('/')
  return `${parts[1]!} ${String(parts.length)}`
}

type Visited = { readonly screens: readonly string[]; readonly language: Language; readonly at: string; readonly world: UiWorld }
/**
 * Visits every screen in one language under another server's path, at the width of a desktop and of a phone. One of each kind of path is
 * loaded anew. Returns all problems.
 */
export const tourUnder = async (context: BrowserContext, { screens, language, at, world }: Visited): Promise<string[]> => {
  const heard = await watch(context, at)
  const page = await context.newPage()
  await enterByLink(page, await linkUnder(at, world))
  const gaps = await missingTranslations(language)
  const [found, loaded]: [string[], Set<string>] = [[], new Set()]
  const visit = async (screen: string): Promise<void> => {
    if (loaded.has(kindOf(screen))) return goTo(page, at, screen)
    loaded.add(kindOf(screen))
    await page.goto(`${at}${screen}`, { waitUntil: 'domcontentloaded' })
    await settled(page)
  }
  for (const screen of screens) {
    heard.on(`${screen} in ${language}`)
    await visit(screen).catch(() => found.push(`${screen} in ${language} never becomes ready`))
    for (const size of [1440, 390] as const) {
      await page.setViewportSize(sizes[size].viewport)
      const wide = await overflow(page)
      const odd = [...(wide > 0 ? [`${wide} px too wide`] : []), ...(await textProblems(page, gaps))]
      if (size === 390) odd.push(...(await headProblems(page, screen)))
      found.push(...odd.map((each) => `${screen} in ${language} at ${size}: ${each}`))
    }
    await page.setViewportSize(sizes[1440].viewport)
  }
  if ((await page.evaluate(() => document.documentElement.lang)) !== language) found.push(`the page's lang is not ${language}`)
  return [...heard.found, ...found]
}
