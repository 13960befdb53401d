import { afterAll, beforeAll, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/torrent-world'
import { settled, sizes } from './browser'
import { openVisit, type Visit } from './visit'
import { movieIds, titleToAdd } from './world'

const hasChromium = needs('chromium')
const patience = { timeout: 60_000 }

let world: Visit['world']
let browser: Visit['browser']
let page: Visit['page']
let heard: Visit['heard']
let at: string
beforeAll(async () => {
  if (hasChromium) ({ world, browser, page, heard, at } = await openVisit({ size: 1440, scheme: 'dark', isFurnished: true }))
}, 150_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
}, 120_000)

const go = async (path: string) => {
  heard.on(path)
  await page.goto(`${at}${path}`, { waitUntil: 'domcontentloaded' })
  await settled(page)
}
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click(patience)
const movies = () => page.locator('[data-movie-index]')
const shows = (count: number) => until(`${count} movies are shown`, async () => (await movies().count()) === count)
const selected = () => page.locator('[role=gridcell][aria-selected=true]').count()
const idOf = (movie: number) => world.movies.get(movie)!.id
type Tagged = { tag_ids: number[]; monitored: boolean }
const movie = (id: number) => world.client.call<Tagged>('GET', `/movies/${String(id)}`)

test.skipIf(!hasChromium)(
  'movies are selected one by one, from one to another and all at once; Escape lets them go; a tag is put on all of them',
  async () => {
    const announced = page.locator('main').getByRole('link', { name: /Not Quite Yet/ })
    await announced.first().waitFor(patience)
    expect(await announced.count()).toBe(1)

    await go('/library')
    const total = await movies().count()

    await press('Select')
    await movies().nth(1).click()
    await movies()
      .nth(3)
      .click({ modifiers: ['Shift'] })
    await until('the three from one to the other are selected', async () => (await selected()) === 3)
    await page.keyboard.press('Escape')
    await until('none is selected', async () => (await selected()) === 0)
    await page.locator('main').press('Control+a')
    await until('all are selected', async () => (await selected()) === total)
    await press('Tags')
    await page.getByRole('textbox', { name: 'New tag' }).fill('Evening')
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await page
      .getByRole('radio', { name: 'Add' })
      .first()
      .waitFor({ ...patience, state: 'attached' })
    await press('Save')
    await page.getByText(/movies changed$/).waitFor(patience)

    expect((await movie(idOf(movieIds.onHold))).tag_ids).toHaveLength(1)
    expect((await movie(idOf(movieIds.shelved[0]))).tag_ids).toHaveLength(1)
    expect(await selected()).toBe(0)
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'the library is filtered by what the address says, shown as a list, and kept as a view that comes back',
  async () => {
    await go('/library')
    await press('Filter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^In library/ }).click(patience)
    await dialog.getByLabel('To year').fill('1929')
    await dialog.getByRole('button', { name: /^Show/ }).click()
    await page.waitForURL(/status=available%2Cupgradable&.*year_to=1929|year_to=1929&.*status=/)
    await page.getByRole('button', { name: 'Remove the filter In library' }).waitFor(patience)
    const { length: found } = await world.client.all('/movies?status=available,upgradable&year_to=1929')
    await shows(found)

    await press('View')
    await page.getByRole('menuitem', { name: /Save this view/ }).click(patience)
    await dialog.getByLabel('Name').fill('Silent evenings')
    await press('Save')
    await dialog.waitFor({ ...patience, state: 'detached' })
    await page.getByRole('button', { name: 'Remove the filter In library' }).click(patience)
    await page.getByRole('button', { name: /^Remove the filter until/ }).click(patience)
    await until('more movies are shown', async () => (await movies().count()) > found)
    await press('View')
    await page.getByRole('menuitemcheckbox', { name: 'List' }).click(patience)
    await page.getByRole('menuitem', { name: 'Silent evenings' }).click(patience)
    await page.waitForURL(/year_to=1929/)

    await shows(found)
    expect(await page.locator('[role=grid]').getAttribute('aria-colcount')).toBe('1')
    const years = page.getByRole('button', { name: /^Year/ })
    await years.click(patience)
    await page.waitForURL(/sort=year/)
    await years.click(patience)
    await page.waitForURL(/order=asc|order=desc/)
    expect(await years.getAttribute('aria-pressed')).toBe('true')
    expect(heard.found).toEqual([])
    await press('View')
    await page.getByRole('menuitemcheckbox', { name: 'Posters' }).click(patience)
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'in a hand a card of Discover has its whole rating, or a whole word on its movie and no rating',
  async () => {
    await page.setViewportSize(sizes[390].viewport)
    /** The share of a rating that can be seen: none, all, or what an edge leaves of it. */
    const ratingOf = (title: string) =>
      page
        .locator('main .poster-card')
        .filter({ hasText: title })
        .locator('.tabular-nums')
        .evaluate((rating) => {
          const [own, around] = [rating.getBoundingClientRect(), rating.parentElement!.getBoundingClientRect()]
          if (own.width === 0) return 'none'
          return own.right <= around.right + 1 && own.bottom <= around.bottom + 1 ? 'all' : 'cut'
        })
    await go('/discover?q=night')
    expect(await ratingOf(titleToAdd)).toBe('all')
    await go('/discover?q=caligari')
    await page.getByRole('link', { name: /^Open .*, Not monitored$/ }).waitFor(patience)
    expect(await ratingOf('Caligari')).toBe('none')
    await page.setViewportSize(sizes[1440].viewport)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a movie is told about before it is added, added as one likes, and says the state that it is in',
  async () => {
    await go('/discover?q=night')
    await press(`About ${titleToAdd}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Genres').waitFor(patience)
    await dialog.getByRole('switch', { name: 'Monitor' }).click()
    await dialog.getByRole('switch', { name: 'Search for it now' }).click()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: titleToAdd }).waitFor(patience)
    await go('/discover?q=night')

    await page.getByRole('link', { name: `Open ${titleToAdd}, Not monitored` }).waitFor(patience)
    const added = (await world.client.movies()).find(({ title }) => title === titleToAdd)!
    expect((await movie(added.id)).monitored).toBe(false)
    await page.getByRole('switch', { name: 'Hide movies in my library' }).click()
    await page.getByRole('link', { name: `Open ${titleToAdd}` }).waitFor({ ...patience, state: 'detached' })
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'all downloads rest and go on with one press, and the history shows one kind of event, with its facts',
  async () => {
    await go('/activity')
    const button = (name: string) => page.getByRole('button', { name })
    await until('all rest, those too that began meanwhile', async () => {
      await button('Pause all')
        .click({ timeout: 1_000 })
        .catch(() => undefined)
      return (await button('Resume all').isVisible()) && !(await button('Pause all').isVisible())
    })
    await page.getByText('Paused').first().waitFor(patience)
    await press('Resume all')
    await button('Resume all').waitFor({ ...patience, state: 'detached' })
    await button('Pause all').waitFor(patience)

    await go('/activity?tab=history')
    await press('Movies')
    await page.waitForURL(/kind=movies/)
    await page
      .getByRole('button', { name: /^Details:/ })
      .first()
      .click(patience)
    await page.getByText('metadata_id').first().waitFor(patience)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a refused release is solved when another one is taken: nothing asks for help, and it is dismissed',
  async () => {
    heard.on('refusal')
    const metropolis = (await world.client.movies()).find(({ title }) => title === 'Metropolis')!
    await world.client.call('PUT', '/config', { download_speed_limit: 0 })
    await world.client.call('PATCH', `/movies/${String(metropolis.id)}`, { monitored: true })
    await world.client.call('POST', `/movies/${String(metropolis.id)}/search`)
    const mine = async () => (await world.client.downloads()).filter(({ movie_id }) => movie_id === metropolis.id)
    await until('one was refused and another one taken', async () => {
      const states = (await mine()).map(({ state }) => state)
      return states.includes('failed') && states.some((state) => state !== 'failed')
    })
    await go('/activity?tab=attention')

    await page.getByText('Marquee grabbed another release.').waitFor(patience)
    await page.getByText('Nothing needs attention').waitFor(patience)
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await press('Metropolis: dismiss')
    await page.getByText('Marquee grabbed another release.').waitFor({ ...patience, state: 'detached' })
    expect((await mine()).some(({ state }) => state === 'failed')).toBe(false)
    expect(heard.found).toEqual([])
  },
  240_000,
)
