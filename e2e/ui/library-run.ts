import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { startProvider } from '#world/provider'
import type { Client, LibraryFile, Movie } from '../client'
import { run } from '../executable'
import { startService } from '../service'
import { axe, enterByLink, launch, overflow, settled, sizes, watch } from './browser'
import { layShelf, type Shelf, tree } from './library-shelf'

export type Item = {
  relative_path: string
  state: string
  confidence: number
  reasons: string[]
  metadata_id: number | null
  title: string | null
  year: number | null
  error: string | null
}
/** The outcome of importing an existing library. */
export type Outcome = {
  shelf: Shelf
  /** Status texts of the scan, in order, then what the preview and the library show. */
  said: string[]
  found: Item[]
  /** Files imported through the page, with the movie assigned to each. */
  held: { relative_path: string; metadata_id: number }[]
  before: string[]
  after: string[]
  problems: string[]
  seconds: { looking: number; taking: number }
}

/** Creates a library with this many movies and imports it in the browser, like a user would. */
export const importLibrary = async (movies: number): Promise<Outcome> => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-library-')))
  const [dataDir, folder] = [join(dir, 'data'), join(dir, 'movies')]
  mkdirSync(folder)
  const shelf = layShelf(folder, movies)
  const provider = startProvider({ movies: [...shelf.movies.onShelf, ...shelf.movies.elsewhere] })
  // The files contain only zeros, so media tools would find nothing: none is on the path.
  const service = await startService({ dataDir, env: { PATH: folder } })
  const browser = await launch()
  try {
    const { client } = service
    const settings = {
      metadata_url: provider.url,
      metadata_api_key: 'key-of-the-provider',
      dht_enabled: false,
      port_mapping_enabled: false,
      min_free_space_mb: 0,
    }
    await client.call('PUT', '/config', settings)
    await client.call('POST', '/root-folders', { path: folder })
    const before = tree(folder)
    const { out } = await run(['login-url', '--data-dir', dataDir])
    const page = await byHand({ browser, address: out.trim(), client })
    const after = tree(folder)
    return { shelf, ...page, held: await heldBy(client), before, after }
  } finally {
    await browser.close()
    await service.stop()
    await provider.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

type Hand = { browser: Awaited<ReturnType<typeof launch>>; address: string; client: Client }
const minutes = 60_000

const byHand = async ({ browser, address, client }: Hand) => {
  const at = new URL(address).origin
  const context = await browser.open({ ...sizes[1440], colorScheme: 'dark' })
  const heard = await watch(context, at)
  const page = await context.newPage()
  await enterByLink(page, address)

  await page.goto(`${at}/settings/folders`)
  await settled(page)
  await noteStatus(page)
  const began = performance.now()
  await page.getByRole('button', { name: /^Scan / }).click()
  await page.waitForURL('**/settings/scan#*')
  const take = page.getByRole('button', { name: /^Import / })
  await take.waitFor({ timeout: 10 * minutes })
  const looked = performance.now()
  const scan = Number(new URL(page.url()).hash.slice(1))
  const found = await client.all<Item>(`/library/scan/${scan}/items`)
  const shown = [
    ...(await page.getByRole('tab').allInnerTexts()),
    await page.getByRole('tabpanel').getByRole('listitem').first().innerText(),
  ]

  const seen = await inspected(page)
  const start = performance.now()
  await take.click()
  await page.getByRole('tab', { name: /^Imported/ }).waitFor({ timeout: minutes })
  await page.getByText(/files? imported$/).waitFor({ timeout: 20 * minutes })
  const seconds = { looking: (looked - began) / 1000, taking: (performance.now() - start) / 1000 }
  await page.getByRole('link', { name: 'To the library' }).click()
  await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor()
  await settled(page)
  shown.push(await page.getByRole('main').innerText())
  const said = [...(await page.evaluate(() => (window as unknown as { said: string[] }).said)), ...shown]
  await context.close()
  return { said, found, problems: [...heard.found, ...seen], seconds }
}

/** Notes each status text of a scan in the page, from the first on: a busy test might look only once the scan is over. */
const noteStatus = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      if (!location.pathname.endsWith('/settings/scan')) return
      const texts = [...document.querySelectorAll<HTMLElement>('main [role=status]')].map(({ innerText }) => innerText)
      const text = texts.find((each) => each.trim() !== '')
      if (text !== undefined && said.at(-1) !== text) said.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

/** Problems of the preview, on desktop and phone. */
const inspected = async (page: Page): Promise<string[]> => {
  const found = await axe(page)
  for (const size of [390, 1440] as const) {
    await page.setViewportSize(sizes[size].viewport)
    const tooWide = await overflow(page)
    if (tooWide > 0) found.push(`${tooWide} px too wide at ${size}`)
  }
  return found
}

const heldBy = async (client: Client) => {
  const movies = await client.all<Movie & { files: LibraryFile[] }>('/movies?expand=files')
  return movies.flatMap(({ metadata_id, files }) => files.map(({ relative_path }) => ({ relative_path, metadata_id })))
}
