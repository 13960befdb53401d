import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { needs } from '#server/testing/needs'
import { stays, until } from '#server/testing/until'
import { collections } from '#world/movies'
import { axe, axeColors, goTo, overflow, says, settled, still } from './browser'
import { remoteFor } from './tv-remote'
import { openVisit, type Visit } from './visit'

const hasChromium = needs('chromium')
let visit: Visit
beforeAll(async () => {
  if (!hasChromium) return
  visit = await openVisit({ size: 1440, scheme: 'light', isFurnished: true })
  await addedLongAgo(visit.world)
}, 150_000)
afterAll(async () => {
  await visit?.browser.close()
  await visit?.world.close()
}, 120_000)

/** As if a list had added all movies years ago: no rule takes what a person just added. */
const addedLongAgo = async (world: Visit['world']): Promise<void> => {
  await world.service.stop()
  const db = new Database(join(world.dataDir, 'app.db'))
  db.run("UPDATE movies SET added_at = '2022-01-01T00:00:00.000Z', added_by = 'list:1'")
  db.run("UPDATE files SET added_at = '2022-01-01T00:00:00.000Z', size_bytes = 4200000000")
  db.run("UPDATE downloads SET state = 'completed' WHERE state = 'seeding'")
  db.close()
  await world.restart()
}

test.skipIf(!hasChromium)(
  'a person writes a rule, sees what it would take, is told what leaves, and keeps it with one press',
  async () => {
    const { page, at, world } = visit
    await page.goto(`${at}/settings/storage-rules`, { waitUntil: 'domcontentloaded' })
    await settled(page)
    await page.getByRole('button', { name: 'Add a rule' }).first().click()
    const form = page.getByRole('dialog')
    await form.getByText(/^Right now it would take [^n]/).waitFor()
    await form.getByLabel('Name').fill('Old ones')
    expect([...(await axe(page)), ...(await axeColors(page))]).toEqual([])
    await form.getByRole('button', { name: 'Add a rule' }).click()
    await page.getByText('Never watched, added 365 days ago: to the recycle bin').waitFor()
    await world.client.runTask('storage-rules')
    await page.getByRole('heading', { name: 'Leaving soon' }).waitFor()
    expect(await axe(page)).toEqual([])

    await goTo(page, at, '/')
    const leaving = page.getByRole('region', { name: 'Leaving soon' })
    await leaving.waitFor()
    expect([...(await axe(page)), ...(await axeColors(page))]).toEqual([])
    await leaving.scrollIntoViewIfNeeded()
    const keep = leaving.getByRole('button', { name: /^Keep: / })
    const before = await keep.count()
    await says(page, 'is kept', () => keep.first().click())

    await page.waitForFunction((count) => document.querySelectorAll('[aria-labelledby=leaving-soon] li').length === count, before - 1)
    expect(await overflow(page)).toBe(0)
  },
  200_000,
)

/** Tabs until the control has focus. */
const tabTo = async (control: Locator): Promise<void> => {
  const { page } = visit
  await control.waitFor()
  for (let step = 0; step < 300; step++) {
    if (await control.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${String(control)}`)
}
const press = async (control: Locator): Promise<void> => {
  await tabTo(control)
  await visit.page.keyboard.press('Enter')
}
/** Chooses an entry of the open menu. */
const choose = async (name: string): Promise<void> => {
  const { page } = visit
  const entry = page.getByRole('menu').getByText(name, { exact: true })
  await entry.waitFor()
  const here = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let step = 0; (await here()).trim() !== name; step++) {
    if (step > 10) throw new Error(`no way to ${name}`)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}
const isKeptNow = async (title: string): Promise<boolean> =>
  (await visit.world.client.all<{ title: string; keep: boolean }>('/movies')).find((movie) => movie.title === title)!.keep

const problems = async (): Promise<string[]> => {
  const { page } = visit
  await still(page)
  return [...(await axe(page)), ...(await axeColors(page)), ...((await overflow(page)) > 0 ? ['it is wider than the window'] : [])]
}

test.skipIf(!hasChromium)(
  'by keyboard alone, writes a rule, keeps a movie that leaves, and takes that back in the list of changes',
  async () => {
    const { page, at, world } = visit
    await goTo(page, at, '/settings/storage-rules')
    await settled(page)
    await press(page.getByRole('button', { name: 'Add a rule' }).first())
    const form = page.getByRole('dialog')
    await tabTo(form.getByLabel('Name'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('By keyboard')
    await press(form.getByRole('button', { name: 'Add a rule' }))
    await page.getByRole('listitem').filter({ hasText: 'By keyboard' }).waitFor()
    await world.client.runTask('storage-rules')

    await goTo(page, at, '/')
    const keep = page.getByRole('region', { name: 'Leaving soon' }).getByRole('button', { name: /^Keep: / })
    await keep.first().scrollIntoViewIfNeeded()
    await tabTo(keep.first())
    const title = (await keep.first().getAttribute('aria-label'))!.replace('Keep: ', '')
    const isKept = () => isKeptNow(title)
    await says(page, `${title} is kept`, () => page.keyboard.press('Enter'))
    expect(await isKept()).toBe(true)

    await goTo(page, at, '/activity?tab=changes')
    const undo = page.getByRole('listitem').filter({ hasText: title }).getByRole('button').first()
    await undo.waitFor()
    expect(await problems()).toEqual([])
    await press(undo)
    await until('it is not kept any more', async () => !(await isKept()))
  },
  200_000,
)

test.skipIf(!hasChromium)(
  'Ctrl+Z takes the last change back, but not where something is being typed',
  async () => {
    const { page, at } = visit
    await goTo(page, at, '/')
    const keep = page.getByRole('region', { name: 'Leaving soon' }).getByRole('button', { name: /^Keep: / })
    const title = (await keep.first().getAttribute('aria-label'))!.replace('Keep: ', '')
    const isKept = () => isKeptNow(title)
    await says(page, `${title} is kept`, () => keep.first().click())

    await goTo(page, at, '/discover')
    const field = page.locator('main input[type=search]').first()
    await field.fill('a')
    await page.keyboard.press('Control+z')
    await stays('it is kept while a field has the focus', isKept, 1000)
    await field.blur()
    await page.keyboard.press('Control+z')

    await until('it is not kept any more', async () => !(await isKept()))
  },
  120_000,
)

test.skipIf(!hasChromium)(
  'by keyboard alone, follows a collection, is only told of its new movies, and then has them added',
  async () => {
    const { page, at, world } = visit
    const { id, name } = collections.open_movies
    const choice = async () =>
      (await world.client.all<{ name: string; choice: string }>('/follows')).find((one) => one.name === name)?.choice
    await goTo(page, at, `/discover?collection=${id}`)
    await press(page.getByRole('button', { name: `Follow ${name}` }))
    await says(page, 'you will hear of new movies', () => choose('Only tell me'))
    expect([await choice(), await problems()]).toEqual(['tell', []])

    await goTo(page, at, '/settings/following')
    await press(page.getByRole('button', { name: `More actions for ${name}` }))
    await choose('Edit')
    const form = page.getByRole('dialog')
    await tabTo(form.getByLabel('New movies'))
    await page.keyboard.press('ArrowUp')
    await says(page, 'Saved', () => press(form.getByRole('button', { name: 'Save' })))
    expect([await choice(), await problems()]).toEqual(['want', []])
  },
  120_000,
)

test.skipIf(!hasChromium)(
  'by keyboard alone, saves a year in review as a picture',
  async () => {
    const { page, at, world } = visit
    const [movie] = await world.client.movies()
    const { watched_at } = await world.client.call<{ watched_at: string }>('POST', `/movies/${movie!.id}/watched`, {})
    const year = watched_at.slice(0, 4)
    await goTo(page, at, `/year/${year}`)
    await tabTo(page.getByRole('button', { name: 'Save as a picture' }))
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])

    expect(download.suggestedFilename()).toBe(`marquee-${year}.png`)
  },
  60_000,
)

test.skipIf(!hasChromium).each([1080, 720])(
  'with the keys of a remote control, a TV at %d lines that may do more than watch shows what leaves soon, and keeps it',
  async (height) => {
    const { world, browser, at } = visit
    await world.client.call('PUT', '/config', { tv_page_enabled: true })
    const context = await browser.open({ viewport: { width: (height * 16) / 9, height } })
    const { page, to, press: send, key, looksRight } = await remoteFor(await context.newPage(), `${at}/tv`)
    const code = await page.locator('[data-code]').getAttribute('data-code')
    await world.client.call('POST', '/auth/quick-connect', { code, scope: 'all' })
    await page.getByRole('heading', { name: 'Leaving soon' }).waitFor()
    const first = (await page.locator('[data-key^=leaving-]').first().getAttribute('data-key'))!
    await to(first)
    await looksRight()
    await send('Enter')

    await to('keep')
    await looksRight()
    await send('Enter')
    await page.getByText('Kept: no storage rule takes it.').waitFor()

    expect(await key()).toBe('keep')
    const [, id] = first.split('-')
    expect(await world.client.call('GET', `/movies/${id}`)).toMatchObject({ keep: true })
    await send('Enter')
    await until('it is not kept any more', async () => !(await world.client.call<{ keep: boolean }>('GET', `/movies/${id}`)).keep)
    await context.close()
  },
  120_000,
)
