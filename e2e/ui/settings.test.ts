import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { until as untilIn } from '#server/testing/until'
import { overflow, settled, sizes } from './browser'
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
  'Back closes a layer and the screen stays; if it was closed otherwise, Back leads to the previous screen',
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
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor(patience)
    await settled(page)
    const backAt = async (name: string) => (await page.locator('main').getByRole('link', { name, exact: true }).boundingBox())?.y
    const atSettings = await backAt('Settings')
    await press('Add a tag')
    await page.getByLabel('Name').fill('half a na')

    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached', ...patience })
    expect(path()).toBe('/settings/tags')

    await press('Add a tag')
    await page.getByRole('dialog').waitFor(patience)
    await page.keyboard.press('Escape')
    await layerLeft(page)
    await page.goBack()
    await until('Back opens the settings list', () => path() === '/settings')
    await settled(page)

    await page.getByRole('button', { name: /^Search or go to/ }).click()
    await page.getByRole('combobox').fill('calendar')
    await page.getByRole('option', { name: 'Calendar', exact: true }).click()
    await until('the palette opens the calendar', () => path() === '/calendar')
    // The URL changes before the screen does.
    await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor(patience)
    await settled(page)
    expect(await backAt('More')).toBe(atSettings!)
    await page.goBack()
    await until('Back returns to where the palette was opened', () => path() === '/settings')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goBack()
    await until('a second Back opens the previous screen', () => path() === '/more')
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'every screen has the same left and right edge, and the days of the calendar start below their weekday',
  async () => {
    await page.setViewportSize(sizes[1440].viewport)
    const edges: Record<string, string> = {}
    for (const screen of ['/', '/library', '/discover', '/activity', '/wanted', '/calendar', '/storage', '/checks', '/nothing/here']) {
      await go(screen)
      edges[screen] = await page.evaluate(() => {
        const { left, right } = document.querySelector('main .gutter')!.getBoundingClientRect()
        return `${String(left)} to ${String(right)}`
      })
    }
    await go('/calendar')
    const starts = await page.evaluate(() =>
      [...document.querySelectorAll('tbody td:first-child time:not([aria-current])')].map((day) => {
        const text = document.createRange()
        text.selectNodeContents(day)
        return Math.round(text.getBoundingClientRect().left)
      }),
    )

    expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((screen) => [screen, edges['/']!])))
    // A February can have four Mondays, one of them today.
    expect(starts.length).toBeGreaterThan(2)
    expect(starts).toEqual(starts.map(() => starts[0]!))
    await page.setViewportSize(sizes[390].viewport)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a screen with little content fits its window without scrolling on a desktop',
  async () => {
    await page.setViewportSize(sizes[1440].viewport)
    for (const screen of ['/settings/tags', '/settings/about', '/wanted', '/checks']) {
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
  'the save button of a quality profile is visible however long the form is, and saves',
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
  'the save bar covers no focused field and disappears with the changes',
  async () => {
    await go('/settings/library')
    await page.getByLabel('Folder name').fill('{Movie Title}')
    const bar = page.getByText('One change', { exact: true })
    await bar.waitFor(patience)
    // The preview would push a focused field under the bar when it changes.
    await page.getByRole('region', { name: 'Preview' }).getByText('Amélie/', { exact: true }).first().waitFor(patience)
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
  'a removed file is listed and restored to its place',
  async () => {
    const home = join(world.shelf, 'Sintel (2010)')
    mkdirSync(home)
    writeFileSync(join(home, 'Sintel.2010.1080p.BluRay.mkv'), 'a movie')
    const [folder] = await world.client.all<{ id: number }>('/root-folders')
    const scan = await world.client.call<{ id: number }>('POST', '/library/scan', { root_folder_id: folder!.id })
    const stateOf = async () => (await world.client.call<{ state: string }>('GET', `/library/scan/${scan.id}`)).state
    await until('the folder is scanned', async () => (await stateOf()) === 'ready')
    await world.client.call('POST', `/library/scan/${scan.id}/apply`, {})
    await until('the movie has its file', async () => (await world.client.movies()).some(({ file_ids }) => file_ids.length > 0))
    const [movie] = await world.client.movies()
    await world.client.call('DELETE', `/movies/${movie!.id}?delete_files=true`)
    await until('the file is removed', () => !existsSync(join(home, 'Sintel.2010.1080p.BluRay.mkv')))

    await go('/settings/recycle')
    await page.getByRole('button', { name: /^Restore Sintel/ }).click(patience)
    await page.getByText('The recycle bin is empty').waitFor(patience)

    expect(existsSync(join(home, 'Sintel.2010.1080p.BluRay.mkv'))).toBe(true)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'the blocklist and exclusions are listed, and entries can be removed',
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
  'settings search finds pages and appearance options; a root folder is chosen by path',
  async () => {
    await go('/settings')
    await page.getByRole('searchbox').fill('theme')
    await page.getByRole('link', { name: /^Theme/ }).click(patience)
    await page.getByRole('heading', { level: 1, name: 'Appearance and language' }).waitFor(patience)

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
  'on a desktop the open page is visible in the settings list, wherever the user comes from',
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
    await until('About is visible', isInSight('About'))
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('Indexers')
    await page.getByRole('option', { name: 'Indexers' }).first().waitFor(patience)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings/indexers')
    await until('the entry of the indexers is visible', isInSight('Indexers and searching'))
    await go('/settings/backups')
    await until('the backup form has its place in the list', isInSight('Backups'))
    await page.setViewportSize(sizes[390].viewport)
  },
  120_000,
)

test.skipIf(!hasChromium)(
  'on a desktop all settings are in sight, and the tabs of an entry keep the focus and add no step to Back',
  async () => {
    const context = await browser.open({ ...sizes[1440], storageState: await page.context().storageState() })
    const desktop = await context.newPage()
    await desktop.goto(`${at}/settings/tags`, { waitUntil: 'domcontentloaded' })
    await settled(desktop)
    const list = desktop.locator('aside [class*=overflow-y-auto]')
    const [needed, there] = await list.evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])
    expect(needed).toBeLessThanOrEqual(there!)

    await desktop.locator('aside').getByRole('link', { name: 'Import and export' }).click()
    await desktop.waitForURL('**/settings/scan')
    await desktop.getByRole('tab', { name: 'Import from another program' }).click()
    await desktop.waitForURL('**/settings/radarr')
    await desktop.getByRole('tab', { name: 'Import from another program', selected: true }).waitFor(patience)
    await desktop.getByRole('button', { name: 'Preview' }).waitFor(patience)
    expect(await desktop.locator('aside [aria-current]').allTextContents()).toEqual(['Import and export'])

    await desktop.keyboard.press('ArrowLeft')
    await desktop.waitForURL('**/settings/scan')
    const focused = () => desktop.evaluate(() => document.activeElement?.textContent)
    await desktop.getByRole('tab', { name: 'Movies you already have', selected: true }).waitFor(patience)
    await until('the chosen tab has the focus', async () => (await focused()) === 'Movies you already have')
    await desktop.goBack()
    await desktop.waitForURL('**/settings/tags')
    await context.close()
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'if no other device can reach the service, the pairing dialog says so, and none of its requests fail',
  async () => {
    await go('/settings/devices')
    await press('Connect a phone')
    await page.getByRole('dialog').getByText('Marquee only accepts connections from this computer').first().waitFor(patience)
    await page.keyboard.press('Escape')
    await layerLeft(page)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'while typing a naming template, the resulting names and errors appear below it',
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
  'a changed quality profile shows what it would have changed for recently searched movies',
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

test.skipIf(!hasChromium)('a file with a long name stays inside its field', async () => {
  await go('/settings/radarr')
  const name = `${'radarr_backup_'.repeat(9)}.zip`
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from('a backup') })
  await page.getByText(name).waitFor(patience)

  expect(await overflow(page)).toBe(0)
})

test.skipIf(!hasChromium)(
  'a backup file from this device is restored, and Marquee restarts on its own',
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
  'the visible log can be saved as a file, and long lines wrap on demand',
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
  'the current key is required to get a new one; this window stays signed in, and the old key stops working',
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
    // The dialog removes its history entry, which would abort a reload.
    await layerLeft(page)
    const sessions = (secret: string) => fetch(`${at}/api/v1/auth/sessions`, { headers: { authorization: `Bearer ${secret}` } })

    expect([(await sessions(world.service.key)).status, (await sessions(key)).status]).toEqual([401, 200])
    await page.reload()
    await settled(page)
    heard.deafen(false)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Devices and security')

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
