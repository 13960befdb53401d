import { afterAll, beforeAll, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { type SubtitlesProvider, startSubtitlesProvider } from '#world/subtitles-provider'
import { startTracked } from '../tracked'
import { axe, axeColors, changeTheme, enterByLink, says, settled, sizes, still } from './browser'
import { localeOf, missingTranslations, textProblems, wordsIn } from './languages'
import { layerLeft, openLayers } from './layers'
import { width } from './tour'
import { openVisit, type Visit } from './visit'
import { movieIds } from './world'

const hasChromium = needs('chromium')
const patience = { timeout: 60_000 }
const [bunny] = movieIds.inLibrary
const spoken = Array.from({ length: 8 }, (_, n) => `${n + 1}\n00:00:0${n},100 --> 00:00:0${n},900\nGood morning number ${n}.\n`).join('\n')

let world: Visit['world']
let browser: Visit['browser']
let page: Visit['page']
let heard: Visit['heard']
let at: string
let subtitles: SubtitlesProvider
let tracked: ReturnType<typeof startTracked>
beforeAll(async () => {
  if (!hasChromium) return
  ;({ world, browser, page, heard, at } = await openVisit({ size: 1440, scheme: 'light', isFurnished: true }))
  subtitles = startSubtitlesProvider({
    subtitles: [{ file_id: 7, language: 'en', release: 'Bunny.1080p', tmdb_id: bunny, bytes: spoken }],
    api_key: 'key',
  })
  tracked = startTracked()
  tracked.tracking.watch(bunny, new Date().toISOString())
  const provider = { subtitles_url: subtitles.url, subtitles_api_key: 'key', subtitle_languages: ['en'], subtitle_auto: false }
  await world.client.call('PUT', '/config', { ...tracked.settings, ...provider })
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
  await Promise.all([subtitles?.stop(), tracked?.tracking.stop()])
}, 120_000)

const open = async (path: string) => {
  heard.on(path)
  await page.goto(`${at}${path}`, { waitUntil: 'domcontentloaded' })
  await settled(page)
}
/** Tabs until the control with this name has focus, then presses Enter. */
const press = async (name: RegExp): Promise<void> => {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
    if (name.test(here)) return page.keyboard.press('Enter')
  }
  throw new Error(`Tab never reaches ${name}`)
}
/** Problems of what is open, at both sizes. In the other theme only colors can differ. */
const problemsOf = async (what: string): Promise<string[]> => {
  const found: string[] = []
  for (const size of [390, 1440] as const) {
    await page.setViewportSize(sizes[size].viewport)
    await still(page)
    const name = `${what} at ${size}`
    const layer = (await page.getByRole('dialog').count()) > 0 ? openLayers : undefined
    found.push(...(await width(page, name)), ...(await axe(page, layer)).map((each) => `${name}: ${each}`))
    await changeTheme(page, 'dark')
    found.push(...(await axeColors(page, layer)).map((each) => `${name} in the dark theme: ${each}`))
    await changeTheme(page, 'light')
  }
  return found
}

test.skipIf(!hasChromium)(
  'by keyboard alone, connects a tracker by code, confirms its first sync, and disconnects',
  async () => {
    await open('/settings/tracker')
    await press(/^Connect$/)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img', { name: /^QR code/ }).waitFor(patience)
    await dialog.getByText(/^The code works for another \d+:\d\d minutes/).waitFor(patience)
    expect(await problemsOf('the code')).toEqual([])

    tracked.tracking.approve()
    await dialog.getByText(/^Connected/).waitFor(patience)
    await press(/^Done$/)
    await page.getByText('1 play from the tracker will be added here').waitFor(patience)
    expect(await problemsOf('before the first sync')).toEqual([])
    await press(/^Start syncing$/)
    const watched = async () =>
      (await world.client.call<{ play_count: number }>('GET', `/movies/${world.movies.get(bunny)!.id}`)).play_count
    await until("the tracker's play is imported", async () => (await watched()) === 1)

    await press(/^Disconnect$/)
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor(patience)
    await press(/^Disconnect$/)
    await page.getByRole('button', { name: 'Connect', exact: true }).waitFor(patience)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'by keyboard alone, downloads subtitles for a movie, deletes and restores them',
  async () => {
    await open(`/movies/${world.movies.get(bunny)!.id}?tab=subtitles`)
    await press(/^Search$/)
    const offer = page.getByRole('button', { name: /^Download .*Bunny\.1080p/ })
    await offer.waitFor(patience)
    expect(await problemsOf('offers')).toEqual([])
    await says(page, 'English subtitles added', () => press(/^Download .*Bunny\.1080p/))
    await says(page, 'Subtitles moved to the recycle bin', () => press(/^Delete .*\.en\.srt/))
    await says(page, 'Subtitles restored', () => page.getByRole('button', { name: 'Undo' }).last().click(patience))
    type Listed = { language: string; source: string }
    const kept = await world.client.all<Listed>(`/movies/${world.movies.get(bunny)!.id}/subtitles`)
    expect(kept.filter(({ source }) => source !== 'embedded')).toMatchObject([{ language: 'en' }])
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium).each(['de', 'fr'] as const)(
  "the forms of all list types and the tracker's code are translated, fit, and pass axe, in %s",
  async (language) => {
    const context = await browser.open({ ...sizes[1440], locale: localeOf(language) })
    const strange = await context.newPage()
    await enterByLink(strange, await world.loginUrl())
    const [gaps, word] = await Promise.all([missingTranslations(language), wordsIn(language)])
    const found: string[] = []
    const judge = async (what: string) => {
      for (const size of [1440, 390] as const) {
        await strange.setViewportSize(sizes[size].viewport)
        await still(strange)
        found.push(...(await width(strange, what)), ...(await textProblems(strange, gaps)).map((each) => `${what} at ${size}: ${each}`))
        // On a desktop another test covers all layers in English.
        if (size === 1440) continue
        found.push(...(await axe(strange, openLayers)).map((each) => `${what} at ${size}: ${each}`))
        await changeTheme(strange, 'dark')
        found.push(...(await axeColors(strange, openLayers)).map((each) => `${what} at ${size} in the dark theme: ${each}`))
        await changeTheme(strange, 'light')
      }
      await strange.setViewportSize(sizes[1440].viewport)
    }
    const show = async (path: string, button: string) => {
      await strange.goto(`${at}${path}`, { waitUntil: 'domcontentloaded' })
      await settled(strange)
      await strange
        .getByRole('button', { name: word(button), exact: true })
        .first()
        .click(patience)
      await strange.getByRole('dialog').waitFor(patience)
    }

    await show('/settings/followed-lists', 'list.add')
    const kind = strange.getByRole('dialog').getByLabel(word('list.type'))
    const { results } = await world.client.call<{ results: { type: string; upload: boolean }[] }>('GET', '/lists/types')
    for (const { type } of results.filter(({ upload }) => !upload)) {
      await kind.selectOption(type)
      await judge(`a list of type ${type}`)
    }
    await strange.keyboard.press('Escape')
    await layerLeft(strange)
    await show('/settings/tracker', 'tracker.connect')
    await strange.getByRole('dialog').getByText('ABCD1234').or(strange.getByRole('dialog').getByRole('img')).first().waitFor(patience)
    await judge('the tracker code')

    expect(found).toEqual([])
    expect(results.length).toBeGreaterThan(7)
    await context.close()
  },
  240_000,
)
