import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { type Language, languages } from '#web/i18n/translate.ts'
import { furnishAround } from '../e2e/ui/around'
import { enterByLink, launch, type Scheme, type Size, settled, sizes } from '../e2e/ui/browser'
import { localeOf } from '../e2e/ui/languages'
import { nameOf, screensOf, variants } from '../e2e/ui/routes'
import { movieIds, openUiWorld } from '../e2e/ui/world'
import { builtProgram } from './built'

/**
 * Takes screenshots of all screens, light and dark, on desktop and phone: `npm run shots [-- FOLDER] [--only=home,library] [--language=de] [--full]`.
 * `--full` takes the whole page, not only what fits on the screen.
 */
const words = process.argv.slice(2)
const optionOf = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = optionOf('only')?.split(',')
const fullPage = words.includes('--full')
const language = optionOf('language') ?? 'en'
const isLanguage = (word: string): word is Language => Object.hasOwn(languages, word)
if (!isLanguage(language)) throw new Error(`--language is one of ${Object.keys(languages).join(', ')}`)
const locale = localeOf(language)
const folder = resolve(words.find((word) => !word.startsWith('--')) ?? join(import.meta.dir, '../dist/shots'))

const picturesHere = (page: Page) =>
  page
    .waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'), undefined, {
      timeout: 60_000,
    })
    .catch(() => console.error(`${page.url()}: some pictures did not load`))

/** Drawing a poster takes seconds. If the service times out, it retries too late for the screenshot. */
const drawPosters = async () => {
  const { results } = await world.client.call<{ results: { poster_url: string | null }[] }>('GET', '/movies?limit=100')
  const found = await world.client.call<{ results: { poster_url: string | null }[] }>('GET', '/metadata/discover?kind=top_rated')
  for (const { poster_url } of [...results, ...found.results]) {
    for (let turn = 0; poster_url && turn < 10; turn++) {
      const answer = await fetch(`${world.service.url}${poster_url}`, { headers: { authorization: `Bearer ${world.service.key}` } })
      if (answer.ok) break
    }
  }
}

const formsOf = (...sections: string[]) => sections.map((section) => `/settings/${section}`)

if (!process.env.MARQUEE_E2E_COMMAND) await builtProgram()
mkdirSync(folder, { recursive: true })
const [world, browser] = await Promise.all([openUiWorld({ isFurnished: true, pictures: 'drawn' }), launch()])
const around = await furnishAround(world.client)
try {
  const idOf = (movie: number) => String(world.movies.get(movie)!.id)
  const ids = { inLibrary: idOf(movieIds.inLibrary[2]), downloading: idOf(movieIds.slow), wanted: idOf(movieIds.unsearched[0]) }
  const plain = [
    ...screensOf({
      ...{ id: ids.inLibrary, section: 'server', list: '1', year: '2026', metadata: String(movieIds.toAdd) },
      person: await world.personOf(movieIds.inLibrary[2]),
    }),
    ...formsOf('downloads', 'library', 'metadata', 'lists', 'search', 'vpn', 'subtitles', 'tracker', 'security', 'backups', 'media-tool'),
  ]
  const screens = [...plain.map((screen) => [nameOf(screen), screen] as const), ...Object.entries(variants(ids))]
  const chosen = screens.filter(([name]) => !only || only.includes(name))
  await drawPosters()
  const address = await world.loginUrl()
  const at = new URL(address).origin
  const signIn = await browser.open({ ...sizes[1440], colorScheme: 'light' })
  const first = await signIn.newPage()
  await enterByLink(first, address)
  const storageState = await signIn.storageState()
  await signIn.close()

  const take = async (size: Size, page: Page, name: string) => {
    for (const scheme of ['light', 'dark'] satisfies Scheme[]) {
      await page.emulateMedia({ colorScheme: scheme })
      await settled(page).catch(() => console.error(`${name}: never becomes ready`))
      await page.screenshot({ path: join(folder, `${name}-${scheme}-${size}.png`), animations: 'disabled', fullPage })
    }
  }
  for (const size of [1440, 390] as const) {
    const stranger = await browser.open({ ...sizes[size], colorScheme: 'light', locale })
    const page = await stranger.newPage()
    if (!only || only.includes('sign-in')) {
      await page.goto(`${at}/`)
      await take(size, page, 'sign-in')
    }
    await stranger.close()
    const context = await browser.open({ ...sizes[size], colorScheme: 'light', locale, storageState })
    const inside = await context.newPage()
    for (const [name, screen] of chosen) {
      await inside.goto(`${at}${screen}`, { waitUntil: 'domcontentloaded' })
      await settled(inside).catch(() => console.error(`${name}: never becomes ready`))
      await picturesHere(inside)
      await take(size, inside, name)
    }
    await context.close()
  }
  console.log(`pictures of ${chosen.length} screens are in ${folder}`)
} finally {
  await browser.close()
  await world.close()
  await around.close()
}
process.exit(0)
