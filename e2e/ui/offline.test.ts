import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { footage, megabytes } from '../footage'
import { axe, enterByKey, overflow, settled, sizes, watch } from './browser'
import { startProxy } from './proxy'
import { openVisit, type Visit } from './visit'

const hasChromium = needs('chromium')
const hasNginx = needs('nginx')
const patience = { timeout: 60_000 }

let world: Visit['world']
let browser: Visit['browser']
beforeAll(async () => {
  if (hasChromium) ({ world, browser } = await openVisit({ size: 1440, scheme: 'light' }))
}, 150_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
}, 120_000)

/** A browser that allows the service worker. */
const enter = async (at: string) => {
  const context = await browser.open({ ...sizes[390], colorScheme: 'dark', serviceWorkers: 'allow' })
  const heard = await watch(context, at)
  const page = await context.newPage()
  await enterByKey(page, at, world.service.key)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return { context, heard, page }
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor(patience)
/** Why a browser would not install the app. Service workers are removed after the test. */
const obstacles = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  return installabilityErrors.map(({ errorId }) => errorId)
}

test.skipIf(!hasChromium)(
  'while the service is down, the browser shows an offline page, and then the requested page once it is back',
  async () => {
    const { context, heard, page } = await enter(world.service.url)
    expect(await obstacles(context, page)).toEqual(['in-incognito'])
    await page.goto(`${world.service.url}/calendar`)
    await settled(page)
    expect(heard.found).toEqual([])

    heard.deafen(true)
    await world.service.stop()
    await page.reload()
    await heading(page, 'Marquee is not responding')
    expect([...(await axe(page)), await overflow(page)]).toEqual([0])
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(14, 15, 18)')
    expect(await page.evaluate(() => caches.keys())).toEqual([])

    await world.restart()
    await heading(page, 'Calendar')
    expect(page.url()).toBe(`${world.service.url}/calendar`)
    await context.close()
  },
  240_000,
)

/** What a browser does when another app shares with the installed one: it sends a form to the address that the manifest names. */
const share = (page: Page, text: string, file: { name: string; bytes: number[] }) =>
  page.evaluate(
    ({ text, file }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/', enctype: 'multipart/form-data' })
      const word = Object.assign(document.createElement('input'), { name: 'text', value: text })
      const picked = Object.assign(document.createElement('input'), { name: 'files', type: 'file' })
      const all = new DataTransfer()
      all.items.add(new File([new Uint8Array(file.bytes)], file.name))
      picked.files = all.files
      form.append(word, picked)
      document.body.append(form)
      form.submit()
    },
    { text, file },
  )

test.skipIf(!hasChromium)(
  'what another app shares with the installed app is shown before anything happens, and is kept nowhere',
  async () => {
    const { context, page } = await enter(world.service.url)
    await until('the worker controls the page', () => page.evaluate(() => navigator.serviceWorker.controller !== null))

    await share(page, 'The Kid (1921)', { name: 'Charade.1963.torrent', bytes: [100, 101] })

    const dialog = page.getByRole('dialog', { name: 'Add these?' })
    await dialog.getByText('The Kid (1921)').first().waitFor(patience)
    await dialog.getByText('Charade.1963').first().waitFor(patience)
    expect(new URL(page.url()).search).toBe('')
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    expect((await world.client.all('/downloads')).length).toBe(0)
    await context.close()
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'the manifest of the installed app has no fault in any language',
  async () => {
    const { context, page } = await enter(world.service.url)
    const session = await context.newCDPSession(page)
    for (const name of ['manifest.webmanifest', 'manifest.de.webmanifest', 'manifest.fr.webmanifest']) {
      await page.evaluate((name) => document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${name}`), name)
      await until(`the browser reads ${name}`, async () => (await session.send('Page.getAppManifest')).url.endsWith(`/${name}`))
      expect((await session.send('Page.getAppManifest')).errors).toEqual([])
    }
    await context.close()
  },
  240_000,
)

test.skipIf(!hasChromium || !hasNginx)(
  "under a path of another server the worker stays within it, and a proxy's error counts as offline",
  async () => {
    const proxy = await startProxy({ prefix: '/some/prefix', keeps: true, target: world.service.url })
    await world.client.call('PUT', '/config', { base_url: '/some/prefix' })
    const { context, heard, page } = await enter(proxy.url)
    try {
      const scopes = () => navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))
      expect(await page.evaluate(scopes)).toEqual([`${proxy.url}/`])
      expect(heard.found).toEqual([])

      heard.deafen(true)
      await page.evaluate(() => localStorage.setItem('marquee.look', JSON.stringify({ language: 'de' })))
      await world.service.stop()
      await page.goto(`${proxy.url}/library`)
      await heading(page, 'Marquee antwortet nicht')
      await world.restart()
      await heading(page, 'Bibliothek')
    } finally {
      await context.close()
      await world.client.call('PUT', '/config', { base_url: null })
      await proxy.stop()
    }
  },
  240_000,
)

/** Puts a movie of eleven minutes into the library, and returns its id. */
const shelve = async (): Promise<number> => {
  mkdirSync(join(world.shelf, 'Sintel (2010)'), { recursive: true })
  writeFileSync(join(world.shelf, 'Sintel (2010)', 'Sintel.2010.1080p.WEB-DL.mp4'), footage(megabytes(3)))
  for (const [language, text] of [
    ['en', 'Five minutes'],
    ['de', 'Fünf Minuten'],
  ])
    writeFileSync(
      join(world.shelf, 'Sintel (2010)', `Sintel.2010.1080p.WEB-DL.${language}.srt`),
      `1\n00:04:50,000 --> 00:05:00,000\n${text}\n`,
    )
  const [root] = await world.client.all<{ id: number }>('/root-folders')
  const scan = await world.client.call<{ id: number }>('POST', '/library/scan', { root_folder_id: root!.id })
  const stateOf = async () => (await world.client.call<{ state: string }>('GET', `/library/scan/${scan.id}`)).state
  await until('the folder is scanned', async () => (await stateOf()) === 'ready')
  await world.client.call('POST', `/library/scan/${scan.id}/apply`, {})
  const find = async () => (await world.client.movies()).find(({ title, file_ids }) => title === 'Sintel' && file_ids.length > 0)
  await until('the movie has its file', find)
  return (await find())!.id
}
type Kept = { is_whole: boolean; texts: { language: string }[]; texts_bytes: number }
/** What a browser shows now, and in which language. */
const linesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelector('video')!.textTracks].flatMap((track) =>
      track.mode === 'showing' ? [...(track.activeCues ?? [])].map((cue) => `${track.language}: ${(cue as VTTCue).text}`) : [],
    ),
  )
const filesIn = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const names: string[] = []
    for await (const name of (await root.getDirectoryHandle('taken')) as unknown as AsyncIterable<[string]>) names.push(name[0])
    return names.sort()
  })
const keptHere = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('marquee.taken') ?? '[]') as Kept[])
/** Opens the movie from the offline page and goes to a moment. */
const watchFrom = async (page: Page, seconds: number) => {
  await page.getByRole('button', { name: 'Sintel (2010)' }).click(patience)
  const at = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  await until('it plays', async () => (await at()) > 0.3)
  await page.evaluate((to) => {
    document.querySelector('video')!.currentTime = to
  }, seconds)
}

test.skipIf(!hasChromium)(
  'a movie taken along plays without a network, seeks, ends, and leaves; its position and its play arrive later',
  async () => {
    const id = await shelve()
    const at = world.service.url
    const { context, heard, page } = await enter(at)
    const cdp = await context.newCDPSession(page)
    const movie = () => world.client.call<{ resume_position_seconds: number; play_count: number }>('GET', `/movies/${id}`)
    type Text = { id: number; file_id: number; language: string }
    const texts = () => world.client.all<Text>(`/movies/${id}/subtitles`)
    await until('its subtitles are known', async () => (await texts()).length === 2)
    const german = (await texts()).find(({ language }) => language === 'de')!
    await world.client.call('PUT', `/subtitles/${german.id}/timing`, { shift_seconds: 10, frame_rates: null })
    await page.evaluate(() => localStorage.setItem('player-subtitles', JSON.stringify({ language: 'de', size: 'large' })))
    await page.goto(`${at}/movies/${id}`)
    await settled(page)
    await page.getByRole('button', { name: 'More', exact: true }).click(patience)
    await page.getByRole('menuitem', { name: 'Take along' }).click(patience)
    const keep = page.getByRole('button', { name: /^Keep on this device/ })
    await keep.waitFor(patience)
    expect([...(await axe(page)), await overflow(page)]).toEqual([0])

    await page.getByRole('switch', { name: 'Remove it from this device after watching' }).click(patience)
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: at, quotaSize: 1_000_000 })
    await keep.click(patience)
    await page.getByText('The storage of this browser is full.').waitFor(patience)
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: at })
    await page.getByRole('button', { name: /^Go on/ }).click(patience)
    await until('it is stored', async () => (await keptHere(page))[0]?.is_whole === true)
    await page.getByText(/MB · 2 subtitles/).waitFor(patience)
    const file = german.file_id
    expect((await filesIn(page)).filter((name) => name.endsWith('.vtt'))).toHaveLength(2)
    expect(heard.found).toEqual([])

    heard.deafen(true)
    await context.setOffline(true)
    await page.goto(`${at}/library`)
    await heading(page, 'Marquee is not responding')
    expect([...(await axe(page)), await overflow(page)]).toEqual([0])
    await watchFrom(page, 300)
    await until('it goes on there', () => page.evaluate(() => document.querySelector('video')!.currentTime > 300.5))
    // The German text is ten seconds later than its file says, as online.
    await until('the line that was chosen online is shown', async () => (await linesIn(page)).join() === 'de: Fünf Minuten')
    await page.evaluate(() => {
      const video = document.querySelector('video')!
      video.currentTime = 295
      for (const track of video.textTracks) track.mode = track.language === 'en' ? 'showing' : 'disabled'
    })
    await until('another language is shown', async () => (await linesIn(page)).join() === 'en: Five minutes')
    await page.evaluate(() => {
      document.querySelector('video')!.currentTime = 301
    })
    await page.getByRole('button', { name: 'Close' }).click(patience)
    await context.setOffline(false)
    await heading(page, 'Library')
    await until('the position has arrived', async () => Math.abs((await movie()).resume_position_seconds - 301) < 30)
    const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
    type Chosen = { subtitle_track: number | null; subtitle_tracks: { index: number; language: string }[] }
    const prepared = await world.client.call<Chosen>('POST', `/play/${file}/prepare`, { supports })
    expect(prepared.subtitle_tracks.find(({ index }) => index === prepared.subtitle_track)?.language).toBe('en')

    await context.setOffline(true)
    await page.goto(`${at}/library`)
    await watchFrom(page, 660)
    await until('it is over', () => page.evaluate(() => document.querySelector('video')!.ended))
    await page.getByRole('button', { name: 'Close' }).click(patience)
    await until('it has left', async () => (await keptHere(page)).length === 0)
    await until('with everything of it', async () => (await filesIn(page)).length === 0)
    await context.setOffline(false)
    await until('the play has arrived', async () => (await movie()).play_count === 1)
    await context.close()
  },
  240_000,
)
