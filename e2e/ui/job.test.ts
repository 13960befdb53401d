import { afterAll, beforeAll, expect, test } from 'bun:test'
import jsQr from 'jsqr'
import { PNG } from 'pngjs'
import { needs } from '#server/testing/needs'
import { stays, until } from '#server/testing/until'
import { says, settled, sizes, still, watch } from './browser'
import { openVisit, type Visit } from './visit'
import { titleToAdd } from './world'

const hasChromium = needs('chromium')
const patience = { timeout: 60_000 }

let world: Visit['world']
let browser: Visit['browser']
let page: Visit['page']
let heard: Visit['heard']
let at: string
beforeAll(async () => {
  if (!hasChromium) return
  ;({ world, browser, page, heard, at } = await openVisit({ size: 1440, scheme: 'dark' }))
  // If the feed were read after the import, the movie's other releases would be rejected.
  await until('the feeds were read for the first time', async () => {
    const tasks = await world.client.all<{ name: string; last_run_at: string | null; running: boolean }>('/tasks')
    return tasks.some(({ name, last_run_at, running }) => name === 'feed-sync' && last_run_at !== null && !running)
  })
}, 150_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
}, 120_000)

/** Tabs until the control with this name has focus. */
const tabTo = async (name: RegExp): Promise<void> => {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const active = document.activeElement
      const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined
      return active?.getAttribute('aria-label') ?? label ?? active?.textContent ?? ''
    })
    if (name.test(here)) return
  }
  throw new Error(`Tab never reaches ${name}`)
}

/** Both keys of a shortcut at once: a second after the first one, the app has forgotten it. */
const pressBoth = (first: string, second: string) => Promise.all([page.keyboard.press(first), page.keyboard.press(second)])

test.skipIf(!hasChromium)('the code disappears from the URL as soon as it has signed the browser in', async () => {
  expect(page.url()).toBe(`${at}/`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Home')
})

test.skipIf(!hasChromium)(
  'by keyboard alone, finds and adds a movie, watches its progress until it is imported, and plays it',
  async () => {
    heard.on('the main job')
    await pressBoth('g', 'd')
    await page.waitForURL('**/discover')
    await page.getByRole('combobox', { name: 'Movies, people, genres' }).waitFor(patience)
    await tabTo(/^Movies, people, genres/)
    await page.keyboard.type(titleToAdd)
    // All of it: results of its beginning are replaced, and focus would be lost with them.
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === titleToAdd)
    await page.getByRole('button', { name: `Add ${titleToAdd}` }).waitFor(patience)
    await tabTo(new RegExp(`^Add ${titleToAdd}`))
    await page.keyboard.press('Enter')
    const open = page.getByRole('link', { name: `Open ${titleToAdd}` })
    await open.waitFor(patience)
    await until('the replacement of the button has focus', () => open.evaluate((link) => link === document.activeElement))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: titleToAdd }).waitFor(patience)

    const way = page.getByRole('region', { name: 'Progress' })
    await way.getByText(/In your library/).waitFor({ timeout: 120_000 })
    await tabTo(/^(Releases|File)$/)
    await page.keyboard.press('Home')
    await page.getByText('Grabbed').first().waitFor(patience)
    await tabTo(/^Rejected/)
    await page.keyboard.press('Enter')

    expect(await page.getByRole('button', { name: 'Download anyway' }).count()).toBeGreaterThan(0)
    const table = await page.getByRole('table').innerText()
    expect(table).toMatch(/the release is from 1990/i)
    expect(table).toMatch(/is a type of file that can contain malware/i)

    await tabTo(/^Play$/)
    await page.keyboard.press('Enter')
    await page.locator('video').waitFor(patience)
    const picture = () =>
      page.evaluate(() => {
        const { currentTime, videoWidth } = document.querySelector('video')!
        return videoWidth > 0 ? currentTime : 0
      })
    await until('the picture changes', async () => (await picture()) > 1)
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1, name: titleToAdd }).waitFor(patience)
    expect(heard.found).toEqual([])
  },
  200_000,
)

test.skipIf(!hasChromium)(
  'by keyboard alone, downloads another release, watches it arrive, and revokes a device',
  async () => {
    heard.on('by hand')
    const [movie] = await world.client.movies()
    const taken = (await world.client.releases(movie!.id)).filter(({ grabbed_at }) => grabbed_at).length
    await page.goto(`${at}/movies/${movie!.id}?tab=releases`)
    await settled(page)
    await tabTo(/^Download anyway$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /^Replace .+ with .+\?$/ }).waitFor(patience)
    expect((await world.client.releases(movie!.id)).filter(({ grabbed_at }) => grabbed_at)).toHaveLength(taken)
    await tabTo(/^Download and replace$/)
    await says(page, 'Download started', () => page.keyboard.press('Enter'))
    await until(
      'another release',
      async () => (await world.client.releases(movie!.id)).filter(({ grabbed_at }) => grabbed_at).length > taken,
    )
    await pressBoth('g', 'a')
    await page.waitForURL('**/activity')
    await page
      .getByText(/Downloading|Getting file list|Queued|Importing|Seeding/)
      .first()
      .waitFor(patience)

    await world.client.call('POST', '/auth/sessions', { kind: 'cli', label: 'an old program' })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').waitFor(patience)
    await page.keyboard.type('devices')
    await page
      .getByRole('option', { name: /Devices/ })
      .first()
      .waitFor(patience)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings/devices')
    await page.getByText('an old program').waitFor(patience)
    await tabTo(/^Sign out an old program/)
    await page.keyboard.press('Enter')
    await page
      .getByText('an old program', { exact: true })
      .first()
      .waitFor({ state: 'detached', ...patience })
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'by keyboard alone, saves a diagnostic bundle',
  async () => {
    heard.on('the report')
    await page.goto(`${at}/settings/diagnostics`)
    await settled(page)
    await tabTo(/^Export report/)
    const saving = page.waitForEvent('download', patience)
    await page.keyboard.press('Enter')
    const report = await saving
    await page.getByText(/^Saved as/).waitFor(patience)

    expect(report.suggestedFilename()).toMatch(/^service-diagnostics-.*\.zip$/)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'from anywhere, the palette leads to the page of a movie, which adds it',
  async () => {
    heard.on('the palette')
    await page.keyboard.press('/')
    await page.getByRole('combobox').waitFor(patience)
    await page.keyboard.type('metropolis')
    await page.getByRole('option', { name: /^Metropolis \(1927\)/ }).waitFor(patience)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Metropolis' }).waitFor(patience)
    await page.getByRole('button', { name: 'Add to library' }).click(patience)
    await page.waitForURL('**/movies/*', patience)

    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  "a choice in the palette stays on screen, however late the browser's step back finishes",
  async () => {
    heard.on('a late step')
    await page.goto(`${at}/calendar`, { waitUntil: 'domcontentloaded' })
    await settled(page)
    const added = (await world.client.movies()).find(({ title }) => title === 'Metropolis')!
    await world.client.call('DELETE', `/movies/${String(added.id)}`)
    await page.evaluate(() => {
      const back = history.back.bind(history)
      history.back = () => void setTimeout(back, 300)
    })
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('metropolis')
    await page.getByRole('option', { name: /^Metropolis \(1927\)/ }).click(patience)

    await page.getByRole('heading', { level: 1, name: 'Metropolis' }).waitFor(patience)
    await stays("the movie's page is open", () => page.url().startsWith(`${at}/discover/movie/`), 800)
    await page.goBack()
    await until('Back returns to where the palette was opened', () => page.url() === `${at}/calendar`)
    // The palette's own entry has the same URL. Its delayed step back would end the next test's navigation.
    await until("the palette's entry is left", () => page.evaluate(() => (history.state as { layer?: number } | null)?.layer === undefined))
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'a phone that scans the QR code is signed in, the desktop shows it, and signing out ends its session',
  async () => {
    heard.on('pairing')
    await world.client.call('PUT', '/config', { public_url: world.service.url })
    await page.goto(`${at}/settings/devices`)
    await settled(page)
    await page.getByRole('button', { name: 'Connect a phone' }).click()
    const picture = page.getByRole('img', { name: /QR code/ })
    await picture.waitFor(patience)
    // A code that is still fading in may be too faint to read.
    await still(page)
    const address = readQr(await picture.screenshot())
    const phone = await browser.open({ ...sizes[390], colorScheme: 'light' })
    const heardByPhone = await watch(phone, world.service.url)
    const hand = await phone.newPage()

    await hand.goto(address)
    await hand.getByRole('heading', { level: 1, name: 'Home' }).waitFor(patience)
    await page.getByText(/is connected$/).waitFor(patience)

    expect(address).toStartWith(`${world.service.url}/#pair=`)
    expect(hand.url()).toBe(`${world.service.url}/`)
    expect([...heard.found, ...heardByPhone.found]).toEqual([])

    heardByPhone.deafen(true)
    await page.getByRole('button', { name: 'Done' }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Phone' })
      .getByRole('button', { name: /^Sign out/ })
      .click()
    await hand.getByRole('heading', { name: 'Please sign in again' }).waitFor(patience)
    await phone.close()
  },
  240_000,
)

const readQr = (png: Buffer): string => {
  const { data, width, height } = PNG.sync.read(png)
  const read = jsQr(new Uint8ClampedArray(data), width, height)
  if (!read) throw new Error('the QR code cannot be read')
  return read.data
}

test.skipIf(!hasChromium)(
  'a key in the URL leaves the address bar before the first paint',
  async () => {
    heard.on('an address with a key')
    await page.goto(`${at}/library?genre=Drama&api_key=${world.service.key}#top`, { waitUntil: 'domcontentloaded' })
    await settled(page)

    expect(page.url()).toBe(`${at}/library?genre=Drama#top`)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'signing out shows the sign-in page, and the page behind it is closed',
  async () => {
    await page.goto(`${at}/settings/devices`)
    await settled(page)
    heard.deafen(true)
    await page.getByRole('button', { name: 'Sign out here' }).first().click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Sign out here' }).click()
    await page.getByRole('heading', { name: 'Please sign in again' }).waitFor(patience)
    await page.reload()

    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor(patience)
    expect(await page.getByRole('navigation').count()).toBe(0)
  },
  240_000,
)
