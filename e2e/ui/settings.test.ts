import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { until as untilIn } from '#server/testing/torrent-world'
import { settled, sizes } from './browser'
import { layerLeft } from './layers'
import { openVisit, type Visit } from './visit'
import { movieIds, titleToAdd } from './world'

const hasChromium = needs('chromium')
const patience = { timeout: 60_000 }
const until = (what: string, holds: Parameters<typeof untilIn>[1]) => untilIn(what, holds)

let world: Visit['world']
let browser: Visit['browser']
let page: Visit['page']
let heard: Visit['heard']
let at: string
beforeAll(async () => {
  if (hasChromium) ({ world, browser, page, heard, at } = await openVisit({ size: 390, scheme: 'light' }))
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
const gone = (text: string) =>
  page
    .getByText(text)
    .first()
    .waitFor({ state: 'detached', ...patience })
const path = () => new URL(page.url()).pathname

test.skipIf(!hasChromium)(
  'Back closes what is open and the screen stays; closed in another way, Back leads to the screen before',
  async () => {
    const toolRows = () =>
      page.locator('main header').evaluate((head) => {
        const boxes = [...head.querySelectorAll('button, input')].map((tool) => tool.getBoundingClientRect())
        return new Set(boxes.filter(({ width }) => width > 0).map(({ top, height }) => Math.round(top + height / 2))).size
      })
    await page.setViewportSize({ width: 320, height: 844 })
    await go('/calendar')
    expect(await toolRows()).toBe(1)
    await go('/library')
    expect(await toolRows()).toBe(1)
    await page.setViewportSize(sizes[390].viewport)
    await page.getByRole('link', { name: 'More' }).click()
    await page.waitForURL('**/more')
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Tags' }).click()
    const backAt = async (name: string) => (await page.locator('main').getByRole('link', { name, exact: true }).boundingBox())?.y
    const atSettings = await backAt('Settings')
    await press('Add a tag')
    await page.getByLabel('Name').fill('half a na')

    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached', ...patience })
    expect(path()).toBe('/settings/tags')

    await press('Add a tag')
    await page.keyboard.press('Escape')
    await layerLeft(page)
    await page.goBack()
    await until('Back leads to the list of the settings', () => path() === '/settings')
    await settled(page)

    await page.getByRole('button', { name: /^Search or go to/ }).click()
    await page.getByRole('combobox').fill('calendar')
    await page.getByRole('option', { name: 'Calendar', exact: true }).click()
    await until('the palette leads to the calendar', () => path() === '/calendar')
    await settled(page)
    expect(await backAt('More')).toBe(atSettings!)
    await page.goBack()
    await until('Back leads to where the palette was opened', () => path() === '/settings')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goBack()
    await until('and Back once more to the screen before', () => path() === '/more')
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a screen with little on it fits its window: nothing has to be scrolled on a desk',
  async () => {
    await page.setViewportSize(sizes[1440].viewport)
    for (const screen of ['/settings/tags', '/settings/about', '/wanted', '/health']) {
      await go(screen)
      const [needed, there] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
      expect(`${screen} ${String(needed)}`).toBe(`${screen} ${String(there)}`)
    }
    await page.setViewportSize(sizes[390].viewport)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'the button that saves a quality profile is in sight however long the form is, and saves',
  async () => {
    await go('/settings/quality')
    await press('Add a profile')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('My own')
    const save = dialog.getByRole('button', { name: 'Add a profile' })
    const box = await save.boundingBox()

    expect(box!.y + box!.height).toBeLessThanOrEqual(sizes[390].viewport.height)
    await save.click()
    await page.getByText('My own').first().waitFor(patience)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'the bar that saves covers no field that has the keyboard, and is gone with the changes',
  async () => {
    await go('/settings/library')
    await page.getByLabel('Folder name').fill('{Movie Title}')
    const bar = page.getByText('One change', { exact: true })
    await bar.waitFor(patience)
    const covered: string[] = []
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab')
      const under = await bar.evaluate((text) => {
        const [field, top] = [document.activeElement, text.parentElement!.getBoundingClientRect().top]
        return field?.closest('form') && !text.parentElement!.contains(field) && field.getBoundingClientRect().bottom > top ? field.id : ''
      })
      if (under !== '') covered.push(under)
    }
    await press('Discard')
    await bar.waitFor({ state: 'detached', ...patience })

    expect(covered).toEqual([])
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a file that was removed is listed and brought back to where it was',
  async () => {
    const home = join(world.shelf, 'Sintel (2010)')
    mkdirSync(home)
    writeFileSync(join(home, 'Sintel.2010.1080p.BluRay.mkv'), 'a movie')
    const [folder] = await world.client.all<{ id: number }>('/root-folders')
    const scan = await world.client.call<{ id: number }>('POST', '/library/scan', { root_folder_id: folder!.id })
    const stateOf = async () => (await world.client.call<{ state: string }>('GET', `/library/scan/${scan.id}`)).state
    await until('the folder was looked through', async () => (await stateOf()) === 'ready')
    await world.client.call('POST', `/library/scan/${scan.id}/apply`, {})
    await until('the movie has its file', async () => (await world.client.movies()).some(({ file_ids }) => file_ids.length > 0))
    const [movie] = await world.client.movies()
    await world.client.call('DELETE', `/movies/${movie!.id}?delete_files=true`)
    await until('the file has left the shelf', () => !existsSync(join(home, 'Sintel.2010.1080p.BluRay.mkv')))

    await go('/settings/recycle')
    await page.getByRole('button', { name: /^Restore Sintel/ }).click(patience)
    await page.getByText('The recycle bin is empty').waitFor(patience)

    expect(existsSync(join(home, 'Sintel.2010.1080p.BluRay.mkv'))).toBe(true)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'releases that are never used and movies that are never added are listed, and allowed again',
  async () => {
    await world.client.call('POST', '/blocklist', { title: 'Bad.Release.1968.1080p' })
    await go('/settings/recycle?tab=releases')
    await page.getByText('Bad.Release.1968.1080p').waitFor(patience)
    await press('Allow Bad.Release.1968.1080p again')
    await page.getByText('The blocklist is empty').waitFor(patience)

    await page.getByRole('tab', { name: 'Excluded movies' }).click()
    await press('Exclude a movie')
    await page.getByRole('dialog').getByRole('searchbox').fill(titleToAdd)
    await page.getByRole('list', { name: 'Movies' }).getByRole('button').first().click(patience)
    await press(new RegExp(`^Allow ${titleToAdd}.*again$`))
    await gone(`${titleToAdd} (`)

    expect(await world.client.all('/exclusions')).toEqual([])
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'the search of the settings finds pages and the looks of this browser; a library folder is chosen by its path',
  async () => {
    await go('/settings')
    await page.getByRole('searchbox').fill('theme')
    await page.getByRole('link', { name: /^Theme/ }).click(patience)
    await page.getByRole('heading', { level: 1, name: 'Appearance & language' }).waitFor(patience)

    await go('/settings/library')
    await page.getByLabel('Default library folder').selectOption({ label: world.shelf })
    await press('Save')
    await page.getByText('Saved').first().waitFor(patience)
    const { default_root_folder_id } = await world.client.call<{ default_root_folder_id: number | null }>('GET', '/config')
    expect(default_root_folder_id).not.toBeNull()
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'on a desk the page that is open stands in sight in the list of the settings, wherever one comes from',
  async () => {
    await page.setViewportSize({ width: 1440, height: 500 })
    const current = page.locator('aside [aria-current]')
    const isInSight = (name: string) => () =>
      current.evaluateAll(([link], wanted) => {
        const list = link?.closest('[class*=overflow-y-auto]')?.getBoundingClientRect()
        const box = link?.getBoundingClientRect()
        return link?.textContent === wanted && !!box && !!list && box.top >= list.top && box.bottom <= list.bottom
      }, name)
    await go('/settings/about')
    await until('About is in sight', isInSight('About'))
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('Indexers')
    await page.getByRole('option', { name: 'Indexers' }).first().waitFor(patience)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings/indexers')
    await until('Indexers is in sight', isInSight('Indexers'))
    await go('/settings/backups')
    await until('the form of the backups stands by the backups', isInSight('Backups'))
    await page.setViewportSize(sizes[390].viewport)
  },
  120_000,
)

test.skipIf(!hasChromium)(
  'where no other device reaches the service, the dialog for a phone says so, and nothing that it asks fails',
  async () => {
    await go('/settings/devices')
    await press('Connect a phone')
    await page.getByRole('dialog').getByText('Marquee only answers on this computer').first().waitFor(patience)
    await page.keyboard.press('Escape')
    await layerLeft(page)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'while somebody types a name template, the names that it gives stand below it, and what is wrong with it',
  async () => {
    await go('/settings/library')
    const template = page.getByRole('textbox', { name: 'File name' })
    await template.fill('{Movie Title} {Nonsense}')
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByText(/\{Nonsense\}/).waitFor(patience)
    const placeholders = (await preview.getByText(/^Placeholders:/).innerText()).replace('Placeholders: ', '')
    await template.fill(`all ${placeholders}`)
    await preview.getByText(/all Amélie.*\.mkv$/).waitFor(patience)
    await template.fill('{Movie Title} - mine')
    await preview.getByText(/Amélie - mine\.mkv$/).waitFor(patience)
    await press('Discard')
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a changed quality profile says what it would have changed for the movies that were looked for',
  async () => {
    const { id } = await world.client.call<{ id: number }>('POST', '/movies', { metadata_id: movieIds.toAdd })
    await until('its releases are known', async () => (await world.client.releases(id)).some(({ verdict }) => verdict === 'accepted'))
    await go('/settings/quality')
    const profile = (await world.client.all<{ name: string; is_default: boolean }>('/quality-profiles')).find(
      ({ is_default }) => is_default,
    )!
    await press(profile.name)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'See what would change' }).click(patience)
    await dialog.getByText('Nothing: every movie would get the same release.').waitFor(patience)

    for (const taken of (await dialog.getByRole('list').getByRole('switch', { checked: true }).all()).slice(1).reverse())
      await taken.click()
    await dialog.getByRole('button', { name: 'See what would change' }).click(patience)
    await dialog.getByText('One movie', { exact: true }).waitFor(patience)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a backup that lies on this device is restored from its file, and Marquee comes back by itself',
  async () => {
    const { id, filename } = await world.client.call<{ id: number; filename: string }>('POST', '/backups')
    const headers = { authorization: `Bearer ${world.service.key}` }
    const archive = await fetch(`${at}/api/v1/backups/${id}/download`, { headers })
    const file = { name: filename, mimeType: 'application/zip', buffer: Buffer.from(await archive.arrayBuffer()) }
    await world.client.call('POST', '/tags', { name: 'made afterwards' })
    await go('/settings/archives')
    await page.locator('input[type=file]').setInputFiles(file)
    heard.deafen(true)
    await page.getByRole('dialog').getByRole('button', { name: 'Restore now' }).click(patience)
    await page.getByRole('dialog', { name: 'Restored' }).waitFor(patience)
    heard.deafen(false)

    expect((await world.client.all<{ name: string }>('/tags')).map(({ name }) => name)).not.toContain('made afterwards')
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'what the log shows is saved as a file, and its long lines are broken on demand',
  async () => {
    await go('/settings/logs')
    expect((await page.getByRole('log').boundingBox())!.y).toBeLessThan(sizes[390].viewport.height * 0.45)
    await press('Wrap lines')
    await page.getByRole('button', { name: 'Do not wrap lines' }).waitFor(patience)
    const saving = page.waitForEvent('download', patience)
    await press('Save these lines')
    const lines = (await Bun.file((await (await saving).path())!).text()).trim().split('\n')

    expect(JSON.parse(lines[0]!)).toHaveProperty('message')
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'who has the present key gets another one; this window stays, and the old key lets nobody in',
  async () => {
    await go('/settings/devices')
    heard.deafen(true)
    await press('Replace the API key')
    const dialog = page.getByRole('dialog', { name: 'Replace the API key' })
    await dialog.getByLabel('Current key').fill('ak1_not_the_key')
    await dialog.getByRole('button', { name: 'Replace the key' }).click()
    await dialog.getByText('This key is wrong.').waitFor(patience)
    await dialog.getByLabel('Current key').fill(world.service.key)
    await dialog.getByRole('button', { name: 'Replace the key' }).click()
    const made = page.getByRole('dialog', { name: 'New key' })
    const key = (await made.getByText(/^ak1_/).textContent())!
    await made.getByRole('button', { name: 'Done' }).click()
    // The dialog takes its entry out of the history, which would abort a reload.
    await layerLeft(page)
    const sessions = (secret: string) => fetch(`${at}/api/v1/auth/sessions`, { headers: { authorization: `Bearer ${secret}` } })

    expect([(await sessions(world.service.key)).status, (await sessions(key)).status]).toEqual([401, 200])
    await page.reload()
    await settled(page)
    heard.deafen(false)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Devices')

    heard.deafen(true)
    const { results } = (await (await sessions(key)).json()) as { results: { id: string }[] }
    const headers = { authorization: `Bearer ${key}` }
    for (const { id } of results) await fetch(`${at}/api/v1/auth/sessions/${id}`, { method: 'DELETE', headers })
    const door = page.getByRole('dialog', { name: 'Please sign in again' })
    await door.waitFor(patience)
    await page.keyboard.press('Escape')
    expect(await door.getByRole('button', { name: 'Close' }).count()).toBe(0)
    expect(await door.isVisible()).toBe(true)
  },
  240_000,
)
