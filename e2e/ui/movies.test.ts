import { afterAll, beforeAll, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { says, settled, sizes } from './browser'
import { layerLeft } from './layers'
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
  'movies are selected one by one, as a range and all at once; Escape clears; a tag is added to all of them',
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
    await until('the range of three is selected', async () => (await selected()) === 3)
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
    await says(page, /movies changed$/, () => press('Save'))

    expect((await movie(idOf(movieIds.onHold))).tag_ids).toHaveLength(1)
    expect((await movie(idOf(movieIds.inLibrary[0]))).tag_ids).toHaveLength(1)
    await until('the selection is over', async () => (await selected()) === 0)
    // The dialog goes back in the history, which would cancel the next navigation.
    await layerLeft(page)
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'the library is filtered by its URL, shown as a list, and saved as a view that can be restored',
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
    expect(await page.getByRole('button', { name: 'View' }).locator('svg').first().getAttribute('class')).toContain('table')
    const years = page.getByRole('button', { name: /^Year/ })
    await years.click(patience)
    // The address changes before the header does, which would sort by year once more instead of turning the order.
    await page.getByRole('button', { name: /^Year/, pressed: true }).waitFor(patience)
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
  'on a phone a Discover card shows its whole rating, or a whole status word and no rating',
  async () => {
    await page.setViewportSize(sizes[390].viewport)
    /** The visible share of a rating: none, all, or clipped. */
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
  'a movie has a page before it is added, with a link to it and a way back, and its page in the library replaces it',
  async () => {
    await go('/discover?q=night')
    const card = page.getByRole('link', { name: `About ${titleToAdd}` })
    const ownPage = new RegExp(`/discover/movie/${String(movieIds.toAdd)}$`)
    expect(await card.getAttribute('href')).toMatch(ownPage)
    await page.setViewportSize({ width: 1440, height: 400 })
    // Where the press scrolls to by itself.
    await card.click({ ...patience, trial: true })
    const wasAt = await page.evaluate(() => scrollY)
    expect(wasAt).toBeGreaterThan(0)
    await card.click(patience)
    await page.waitForURL(ownPage)
    await page.getByText('Genres').waitFor(patience)
    expect(await page.title()).toStartWith(`${titleToAdd} (1968)`)
    await page.getByRole('button', { name: 'Back', exact: true }).click(patience)
    await page.waitForURL(/q=night/)
    await until('the list is scrolled as before', async () => (await page.evaluate(() => scrollY)) === wasAt)
    await page.setViewportSize(sizes[1440].viewport)
    heard.deafen(true)
    await go('/discover/movie/999999999')
    await page.getByText('There is nothing at this address').waitFor(patience)
    heard.deafen(false)
    await go('/discover?q=night')
    await card.click(patience)
    await page.getByText('Options').click(patience)
    await page.getByRole('switch', { name: 'Monitor' }).click(patience)
    await page.getByRole('switch', { name: 'Search for it now' }).click(patience)
    await press('Add to library')
    await page.waitForURL(/\/movies\/\d+$/)
    await page.getByRole('heading', { level: 1, name: titleToAdd }).waitFor(patience)
    await page.goBack()
    await page.waitForURL(/q=night/)
    await go(`/discover/movie/${String(movieIds.toAdd)}`)
    await page.waitForURL(/\/movies\/\d+$/)
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
  'all downloads pause and resume with one click, and the history filters one kind of event and shows its details',
  async () => {
    await go('/activity')
    const button = (name: string) => page.getByRole('button', { name })
    await until('all are paused, including new ones', async () => {
      if (await button('Pause all').isVisible())
        await button('Pause all')
          .click({ timeout: 5_000 })
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
    // The address changes before the list does, and details opened in the old list are gone with it.
    await page.getByRole('button', { name: 'Movies', exact: true, pressed: true }).waitFor(patience)
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
  'downloads that wait are put into another order by menu and by dragging, and wait as long as no more may start',
  async () => {
    await go('/activity')
    const startNoMore = async () => {
      await press(/speed limit|^Up to/i)
      await page.getByRole('menuitemcheckbox', { name: 'Start no more downloads' }).click(patience)
      await page.keyboard.press('Escape')
    }
    await startNoMore()
    await page.getByText(/no more start/).waitFor(patience)
    const busy = (await world.client.downloads()).map(({ movie_id }) => movie_id)
    const free = (await world.client.movies()).filter(({ id }) => !busy.includes(id)).slice(0, 3)
    for (const [place, { id, title }] of free.entries())
      await world.client.call('POST', '/downloads', { movie_id: id, title: `${title} 1080p`, magnet: String(place + 1).repeat(40) })
    const titles = free.map(({ title }) => title)
    const rows = page.getByRole('listitem').filter({ hasText: 'Queued' })
    const row = (place: number) => rows.filter({ hasText: titles[place]! })
    const placeOf = (text: string) => titles.findIndex((title) => text.includes(title))
    const shown = async () => (await rows.allTextContents()).map(placeOf).filter((place) => place !== -1)
    const shows = (order: readonly number[]) => until(`the order is ${order}`, async () => String(await shown()) === String(order))
    await shows([0, 1, 2])

    await press(`More actions for ${titles[2]}`)
    await page.getByRole('menuitem', { name: 'Download next' }).click(patience)
    await shows([2, 0, 1])
    await row(1).dragTo(row(0))
    await shows([2, 1, 0])
    await press(`More actions for ${titles[1]}`)
    await page.getByRole('menuitem', { name: 'Move down' }).click(patience)
    await shows([2, 0, 1])

    for (const { id, movie_id } of await world.client.downloads())
      if (free.some((movie) => movie.id === movie_id)) await world.client.call('DELETE', `/downloads/${id}`)
    await startNoMore()
    await page.getByText(/no more start/).waitFor({ ...patience, state: 'detached' })
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'grabbing another release resolves a refused one: nothing needs attention, and it can be dismissed',
  async () => {
    heard.on('refusal')
    const metropolis = (await world.client.movies()).find(({ title }) => title === 'Metropolis')!
    await world.client.call('PUT', '/config', { download_speed_limit: 0 })
    await world.client.call('PATCH', `/movies/${String(metropolis.id)}`, { monitored: true })
    await world.client.call('POST', `/movies/${String(metropolis.id)}/search`)
    const mine = async () => (await world.client.downloads()).filter(({ movie_id }) => movie_id === metropolis.id)
    await until('one was refused and another one grabbed', async () => {
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

test.skipIf(!hasChromium)(
  'a trailer plays in the page after a press, and its host is asked for nothing before',
  async () => {
    const asked: string[] = []
    await page.route(/youtube|vimeo/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>the trailer</p>' })
    })
    await go(`/movies/${String(idOf(10378))}`)
    expect(asked).toEqual([])
    expect(heard.found).toEqual([])

    heard.deafen(true)
    await press('Trailer')
    await page.frameLocator('iframe').getByText('the trailer').waitFor(patience)
    heard.deafen(false)

    expect(asked.map((address) => new URL(address).origin)).toEqual(['https://www.youtube-nocookie.com'])
    await page.keyboard.press('Escape')
    await layerLeft(page)
    expect(await page.locator('iframe').count()).toBe(0)
  },
  120_000,
)

test.skipIf(!hasChromium)(
  'a pressed place is highlighted in the next frame, before its screen is drawn; then the screen has the focus',
  async () => {
    type Answer = { place: string | null | undefined; heading: string | null | undefined; afterMs: number }
    let answer: Answer | undefined
    // The app waits 300 ms for a frame at most, so a later one proves nothing.
    await until('a frame comes in time', async () => {
      await go('/library')
      const coming = page.evaluate(
        () =>
          new Promise<Answer>((resolve) => {
            const look = (pressedAt: number) =>
              resolve({
                place: document.querySelector('nav [aria-current=page]')?.textContent,
                heading: document.querySelector('h1')?.textContent,
                afterMs: performance.now() - pressedAt,
              })
            addEventListener(
              'click',
              () => {
                const pressedAt = performance.now()
                requestAnimationFrame(() => look(pressedAt))
              },
              { capture: true, once: true },
            )
          }),
      )
      await page.getByRole('navigation').getByRole('link', { name: 'Wanted' }).first().click(patience)
      answer = await coming
      await page.getByRole('heading', { level: 1, name: 'Wanted' }).waitFor(patience)
      return answer.afterMs < 250
    })

    expect(answer).toMatchObject({ place: 'Wanted', heading: 'Library' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  },
  240_000,
)
