import { afterAll, beforeAll, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { craftZip } from '#server/testing/zip-craft'
import { startProvider } from '#world/provider'
import { axe, changeTheme, says, settled, sizes } from './browser'
import { width } from './tour'
import { openVisit, type Visit } from './visit'

const hasChromium = needs('chromium')
const patience = { timeout: 60_000 }
const films = Array.from({ length: 80 }, (_, n) => ({ id: 960_000 + n, title: `Evening ${n} by the sea`, year: 1930 + n }))
const [rated, wished] = [films.slice(0, 60), films.slice(60)]

let world: Visit['world']
let browser: Visit['browser']
let page: Visit['page']
let heard: Visit['heard']
let at: string
let provider: ReturnType<typeof startProvider>
beforeAll(async () => {
  if (!hasChromium) return
  // The provider does not know the last two, and the eighth has a namesake.
  const known = films.filter((_, n) => n !== 58 && n !== 59)
  provider = startProvider({ movies: [...known, { ...films[7]!, id: 969_999 }] })
  ;({ world, browser, page, heard, at } = await openVisit({ size: 1440, scheme: 'light' }))
  await world.client.call('PUT', '/config', { metadata_url: provider.url, list_max_added_per_sync: 8 })
  for (const { id } of rated.slice(0, 5)) await world.client.call('POST', '/movies', { metadata_id: id, search: false })
}, 150_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
  await provider?.stop()
}, 120_000)

/** Tabs until the control with this name has focus. */
const tabTo = async (name: RegExp): Promise<void> => {
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
    if (name.test(here)) return
  }
  throw new Error(`Tab never reaches ${name}`)
}
const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })

const exported = craftZip([
  {
    name: 'ratings.csv',
    bytes: Buffer.from(
      [
        'Date,Name,Year,Letterboxd URI,Rating',
        ...rated.map(({ title, year }, n) => `2024-03-01,${title},${year},u,${((n % 10) + 1) / 2}`),
      ].join('\n'),
    ),
  },
  {
    name: 'watchlist.csv',
    bytes: Buffer.from(['Date,Name,Year,Letterboxd URI', ...wished.map(({ title, year }) => `2024-03-02,${title},${year},u`)].join('\n')),
  },
])

test.skipIf(!hasChromium)(
  'by keyboard alone, an export of 60 rated movies and a watchlist becomes a list, and its ratings and movies are imported',
  async () => {
    heard.on('followed lists')
    await page.goto(`${at}/settings/followed-lists`, { waitUntil: 'domcontentloaded' })
    await settled(page)
    const choosing = page.waitForEvent('filechooser', patience)
    await tabTo(/^Upload an export/)
    await page.keyboard.press('Enter')
    await (await choosing).setFiles({ name: 'letterboxd-ada.zip', mimeType: 'application/zip', buffer: exported })
    await page.waitForURL(/\/lists\/\d+$/, patience)
    await page.getByText('5 of 80 in your library').first().waitFor(patience)
    await page.getByRole('button', { name: 'Add all 20 movies' }).waitFor(patience)
    await page.getByText(/^Last sync (just now|.*ago)$/).waitFor(patience)

    expect(await page.getByRole('button', { name: /^Import ratings/ }).textContent()).toBe('Import ratings (5) and watched dates (5)')
    expect(await row('Evening 1 by the sea').first().textContent()).toContain('In the library')
    expect(await row('Evening 7 by the sea').first().textContent()).toContain('Several movies have this title and year')
    await tabTo(/^Import ratings/)
    await says(page, '0 added, 5 rated, 5 marked as watched', () => page.keyboard.press('Enter'))
    type Rated = { metadata_id: number; user_rating: number; watched_at: string }
    const inLibrary = await world.client.all<Rated>('/movies')
    expect(inLibrary.map(({ metadata_id, user_rating }) => [metadata_id - 960_000, user_rating]).toSorted()).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ])
    expect(inLibrary.every(({ watched_at }) => watched_at.startsWith('2024-03-01'))).toBe(true)

    await tabTo(/^Add all 20 movies/)
    await says(page, '20 movies added.', () => page.keyboard.press('Enter'))
    expect(await world.client.movies()).toHaveLength(25)
    const offered = page.getByRole('button', { name: /^Add all/ })
    await offered.waitFor({ ...patience, state: 'detached' })

    await page.getByText('25 of 80 in your library').first().waitFor(patience)

    await page.getByRole('button', { name: 'Not recognized' }).focus()
    await page.keyboard.press('Enter')
    const cards = page.getByRole('main').getByRole('listitem')
    await until('only unmatched movies are shown', async () => (await cards.count()) === 3)
    const reasons = await cards.allTextContents()
    expect(reasons.filter((text) => text.includes('The movie database has no movie with this title, year, or ID'))).toHaveLength(2)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  "a list's movies fit phone and desktop and pass all checks in both themes",
  async () => {
    const found: string[] = []
    const sizesAndThemes = [
      [1440, 'light'],
      [1440, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ] as const
    for (const [size, colorScheme] of sizesAndThemes) {
      await page.setViewportSize(sizes[size].viewport)
      await changeTheme(page, colorScheme)
      const name = `${size} ${colorScheme}`
      found.push(...(await width(page, name)), ...(await axe(page)).map((each) => `${name}: ${each}`))
    }

    expect(found).toEqual([])
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a followed list adds its movies with the options of the form',
  async () => {
    await page.setViewportSize(sizes[1440].viewport)
    const tag = await world.client.call<{ id: number }>('POST', '/tags', { name: 'From lists' })
    await page.goto(`${at}/settings/followed-lists`, { waitUntil: 'domcontentloaded' })
    await settled(page)
    await page.getByRole('button', { name: 'More actions for Letterboxd' }).click(patience)
    await page.getByRole('menuitem', { name: 'Edit' }).click(patience)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: 'Monitor when added' }).click(patience)
    await dialog.getByLabel('Search from').selectOption('announced')
    await dialog.getByLabel('Quality profile').selectOption({ label: 'Best picture' })
    await dialog.getByRole('button', { name: 'From lists' }).click(patience)
    await dialog.getByRole('button', { name: 'Save' }).click(patience)
    await dialog.waitFor({ ...patience, state: 'detached' })

    type Followed = { tag_ids: number[]; monitored_when_added: boolean; minimum_availability: string; quality_profile_id: number }
    const [list] = await world.client.all<Followed>('/lists')
    expect(list).toMatchObject({ tag_ids: [tag.id], monitored_when_added: false, minimum_availability: 'announced' })
    expect(list!.quality_profile_id).toBeNumber()
    expect(heard.found).toEqual([])
  },
  240_000,
)
