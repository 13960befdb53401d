import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { axe, axeColors, goTo, overflow, says, settled } from './browser'
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
