import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { makeVideo } from '#server/testing/video'
import { footage, megabytes } from '../footage'
import { axe } from './browser'
import { type Remote, remoteFor } from './tv-remote'
import { openVisit, type Visit } from './visit'
import { titleToAdd } from './world'

const [hasChromium, hasFfmpeg] = [needs('chromium'), needs('ffmpeg')]
const patienceMs = 240_000
const titles = { plain: 'Sintel', converted: 'Nosferatu', wished: titleToAdd }

let visit: Visit
let plain: number
let converted: number
beforeAll(async () => {
  if (!hasChromium) return
  visit = await openVisit({ size: 1440, scheme: 'dark' })
  const subtitles = '1\n00:00:00,000 --> 00:11:00,000\nA line for everyone\n'
  plain = await shelve('Sintel (2010)', (path) => {
    writeFileSync(`${path}.mp4`, footage(megabytes(3)))
    writeFileSync(`${path}.en.srt`, subtitles)
  })
  if (hasFfmpeg)
    converted = await shelve('Nosferatu (1922)', (path) => makeVideo(`${path}.mkv`, { seconds: 100, audio: [['ac3'], ['aac']] }))
}, patienceMs)
afterAll(async () => {
  await visit?.browser.close()
  await visit?.world.close()
}, patienceMs)

/** Puts a file into the root folder, imports it, and returns its movie's id. Its quality leaves nothing to upgrade while it is watched. */
const shelve = async (name: string, make: (path: string) => unknown): Promise<number> => {
  const { world } = visit
  mkdirSync(join(world.shelf, name), { recursive: true })
  await make(join(world.shelf, name, `${name} WEBDL-1080p`))
  const [root] = await world.client.all<{ id: number }>('/root-folders')
  const scan = await world.client.call<{ id: number }>('POST', '/library/scan', { root_folder_id: root!.id })
  const stateOf = async () => (await world.client.call<{ state: string }>('GET', `/library/scan/${scan.id}`)).state
  await until('the folder is scanned', async () => (await stateOf()) === 'ready')
  await world.client.call('POST', `/library/scan/${scan.id}/apply`, {})
  const find = async () => (await world.client.movies()).find((movie) => name.startsWith(movie.title) && movie.file_ids.length > 0)
  await until('the movie has its file', find)
  const { id } = (await find())!
  await world.client.call('POST', `/movies/${id}/rescan`)
  return id
}

const positionOf = async (id: number): Promise<number> =>
  (await visit.world.client.call<{ resume_position_seconds: number }>('GET', `/movies/${id}`)).resume_position_seconds
const video = (page: Page) =>
  page.evaluate(() => {
    const { currentTime, paused, error, currentSrc } = document.querySelector('video')!
    return { currentTime, paused, error: error?.message ?? null, currentSrc }
  })
/** The line of the subtitle that is shown, counted from the bottom. */
const lineOfCue = (page: Page) =>
  page.evaluate(() => {
    const [cue] = document.querySelector('video')!.textTracks[0]?.activeCues ?? []
    return cue instanceof VTTCue ? cue.line : null
  })
const plays = (page: Page, from: number) =>
  until('the movie plays', async () => {
    const { paused, currentTime } = await video(page)
    return !paused && currentTime > from + 0.3
  })
const openTv = async (height: number): Promise<Remote> => {
  const context = await visit.browser.open({ viewport: { width: (height * 16) / 9, height } })
  return remoteFor(await context.newPage(), `${visit.at}/tv`)
}
/** Signs in as a person would: the code of the screen is entered elsewhere. */
const pair = async ({ page }: Remote, scope?: 'all') => {
  const code = await page.locator('[data-code]').getAttribute('data-code')
  await visit.world.client.call('POST', '/auth/quick-connect', { code, ...(scope && { scope }) })
  await page.locator('.card').first().waitFor()
}
const find = async (remote: Remote, title: string) => {
  await remote.to('nav-search')
  await remote.press('Enter')
  await remote.page.locator('.keyboard').waitFor()
  for (const letter of title.toLowerCase().slice(0, 3)) {
    await remote.to(`key-${letter}`)
    await remote.press('Enter')
  }
  await remote.page.locator('.found .card', { hasText: title }).waitFor()
  await until('only matches are left', async () => (await remote.page.locator('.found .card').count()) === 1)
  while (!(await remote.key())?.startsWith('movie-')) await remote.press('ArrowRight')
  await remote.press('Enter')
  await remote.page.getByRole('heading', { name: title, exact: true }).waitFor()
}

test.skipIf(!hasChromium)('while the page for TVs is off, it says where to switch it on', async () => {
  const { page, press } = await openTv(1080)
  await page.getByRole('heading', { name: 'The page for TVs is off' }).waitFor()
  expect(await axe(page)).toEqual([])

  await visit.world.client.call('PUT', '/config', { tv_page_enabled: true })
  await press('Enter')

  await page.locator('[data-code]').waitFor()
  await page.context().close()
})

describe.skipIf(!hasChromium).each([1080, 720])('with keys only, at %d lines', (height) => {
  let remote: Remote
  beforeAll(async () => {
    await visit.world.client.call('PUT', '/config', { tv_page_enabled: true })
    for (const id of [plain, ...(hasFfmpeg ? [converted] : [])])
      await visit.world.client.call('PATCH', `/movies/${id}`, { resume_position_seconds: 0 })
    remote = await openTv(height)
  }, patienceMs)
  afterAll(() => remote?.page.context().close())

  test(
    'a TV is signed in, finds a movie, plays it, seeks, shows subtitles, stops, and resumes',
    async () => {
      const { page, press, to, looksRight } = remote
      await looksRight()
      await pair(remote)
      await looksRight()
      await find(remote, titles.plain)
      await looksRight()

      await to('play')
      await press('Enter')
      await page.locator('video').waitFor()
      await plays(page, 0)
      await looksRight()
      await to('forward')
      await press('Enter')
      await press('Enter')
      await plays(page, 60)
      await to('subtitles')
      await press('Enter')
      await looksRight()
      await press('ArrowDown')
      expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('English')
      await press('Enter')
      await until('the subtitles are shown above the controls', async () => (await lineOfCue(page)) === -6)
      await page.locator('.over.asleep').waitFor()
      await until('the subtitles are shown where no TV cuts them off', async () => (await lineOfCue(page)) === -2)
      await press('ArrowUp')
      await to('stop')
      await press('Enter')
      await page.locator('[data-key=resume]').waitFor()
      expect(await positionOf(plain)).toBeGreaterThan(60)

      await to('resume')
      await press('Enter')
      await page.locator('video').waitFor()
      await plays(page, 60)
      await press('Escape')
      await page.locator('[data-key=resume]').waitFor()
    },
    patienceMs,
  )

  test.skipIf(!hasFfmpeg)(
    'a movie that this browser cannot open is streamed, and its other audio track goes on at the same place',
    async () => {
      const { page, press, to } = remote
      await page.goto(`${visit.at}/tv#movie/${converted}`)
      await page.reload()
      await page.getByRole('heading', { name: titles.converted }).waitFor()
      await press('Enter')
      await page.locator('video').waitFor()
      await plays(page, 0)
      expect((await video(page)).currentSrc).toStartWith('blob:')
      await to('forward')
      await press('Enter')
      await plays(page, 30)

      await to('audio')
      await press('Enter')
      await press('ArrowDown')
      await press('Enter')

      await plays(page, 29)
      expect((await video(page)).error).toBeNull()
      await press('Escape')
      await page.getByRole('heading', { name: titles.converted }).waitFor()
    },
    patienceMs,
  )

  test(
    'Back goes where one came from, with the focus where it was, for every key that means Back',
    async () => {
      const { page, press, to, send, key } = remote
      await page.goto(`${visit.at}/tv#home`)
      await page.reload()
      for (const code of [27, 8, 461, 10_009]) {
        await page.locator('.strip').first().waitFor()
        await to('nav-library')
        await press('Enter')
        await page.locator('.line .card').first().waitFor()
        await send(code)
        await page.locator('.strip').first().waitFor()
        expect(await key()).toBe('nav-library')
      }
    },
    patienceMs,
  )
})

test.skipIf(!hasChromium)(
  'a TV that may only watch finds nothing beyond the library',
  async () => {
    const remote = await openTv(720)
    await pair(remote)
    const asked: string[] = []
    remote.page.on('request', (request) => asked.push(request.url()))
    await find(remote, titles.plain)

    expect(asked.filter((url) => url.includes('/metadata/'))).toEqual([])
    await remote.page.goto(`${visit.at}/tv#new/1`)
    await remote.page.locator('.strip').first().waitFor()
    await remote.page.context().close()
  },
  patienceMs,
)

test.skipIf(!hasChromium)(
  'a TV that may also get movies finds one that is not in the library, and gets it',
  async () => {
    const remote = await openTv(1080)
    const { page, press, to, looksRight } = remote
    await pair(remote, 'all')
    await to('nav-search')
    await press('Enter')
    for (const letter of titles.wished.toLowerCase().slice(0, 5)) {
      await to(`key-${letter}`)
      await press('Enter')
    }
    const found = page.locator('.results .card', { hasText: titles.wished })
    await found.waitFor()
    await looksRight()
    const key = (await found.getAttribute('data-key'))!
    expect(key).toStartWith('new-')
    await to(key)
    await press('Enter')
    await page.getByRole('heading', { name: titles.wished, exact: true }).waitFor()
    await looksRight()

    await to('get')
    await press('Enter')

    await page.locator('[role=status]', { hasText: /Wanted|Downloading|Downloaded/ }).waitFor()
    await looksRight()
    await page.locator('[data-key=get]', { hasText: 'Go to the movie' }).waitFor({ timeout: patienceMs })
    await looksRight()
    await to('get')
    await press('Enter')
    await to('play')
    await press('Enter')
    await page.locator('video').waitFor()
    await plays(page, 0)
    await press('Escape')
    await page.locator('[data-key=play]').waitFor()
    await page.context().close()
  },
  patienceMs,
)

test.skipIf(!hasChromium)(
  'a revoked TV shows a code again',
  async () => {
    const remote = await openTv(720)
    await pair(remote)
    const [session] = (await visit.world.client.all<{ id: string; scope: string }>('/auth/sessions')).filter(
      ({ scope }) => scope === 'watch',
    )
    await visit.world.client.call('DELETE', `/auth/sessions/${session!.id}`)

    await remote.to('nav-library')
    await remote.press('Enter')

    await remote.page.locator('[data-code]').waitFor()
    await remote.page.context().close()
  },
  patienceMs,
)

test.skipIf(!hasChromium)(
  'an app that shows the web client of its server in a frame shows the page for TVs, which closes it; a page of the web may not',
  async () => {
    await visit.world.client.call('PUT', '/config', { tv_page_enabled: true, jellyfin_enabled: true, jellyfin_discovery: false })
    const manifest = (await (await fetch(`${visit.at}/web/manifest.json`)).json()) as { start_url: string }
    const address = `${visit.at}/web/${manifest.start_url}`
    const heard = "const heard = []; addEventListener('message', ({ data }) => heard.push(data.type))"
    const html = `<!doctype html><script>${heard}</script><iframe src="${address}" width="1280" height="700"></iframe>`
    const app = join(visit.world.shelf, '..', 'app.html')
    writeFileSync(app, html)
    const web = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(html, { headers: { 'content-type': 'text/html' } }) })
    const context = await visit.browser.open({ viewport: { width: 1280, height: 720 } })
    const page = await context.newPage()
    try {
      await page.goto(`file://${app}`)
      const frame = page.frameLocator('iframe')
      await frame.locator('[data-code]').waitFor()
      const code = await frame.locator('[data-code]').getAttribute('data-code')
      await visit.world.client.call('POST', '/auth/quick-connect', { code })
      await frame.locator('.strip').first().waitFor()
      await frame.locator('body').press('Escape')
      await until('the app is told to close', async () => (await page.evaluate('heard.join()')) === 'AppHost.exit')

      await page.goto(`http://127.0.0.1:${web.port}`)
      await until('the browser refuses', () => page.frames().some((each) => each.url().startsWith('chrome-error:')))
    } finally {
      await context.close()
      await web.stop(true)
    }
  },
  patienceMs,
)
