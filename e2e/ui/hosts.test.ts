import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { makeVideo } from '#server/testing/video'
import { type Service, startService } from '../service'
import { openVideoShelf } from '../video-shelf'
import { type Browser, enterByKey, launch, says, settled, sizes, watch } from './browser'
import { canMakeHosts, openSecondHost } from './second-host'

const isPossible = needs('chromium') && canMakeHosts()
const screens = ['/', '/library', '/activity', '/calendar', '/settings/devices', '/settings/logs', '/settings/diagnostics']

let dir: string
let host: Awaited<ReturnType<typeof openSecondHost>>
let service: Service
let browser: Browser
let at: string
beforeAll(async () => {
  if (!isPossible) return
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-hosts-')))
  mkdirSync(join(dir, 'movies'))
  host = await openSecondHost()
  service = await startService({ dataDir: join(dir, 'data'), host: '0.0.0.0' })
  await service.client.call('POST', '/root-folders', { path: join(dir, 'movies') })
  await service.client.call('PUT', '/config', { metadata_api_key: 'a key', update_check_enabled: false })
  at = `http://${host.address}:${service.port}`
  browser = await launch({ executablePath: host.chromium })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await service?.stop()
  await host?.close()
  if (dir) rmSync(dir, { recursive: true, force: true })
}, 120_000)

test.skipIf(!isPossible)(
  'from another computer over plain HTTP everything works without features that browsers reserve for secure origins',
  async () => {
    const context = await browser.open({ ...sizes[390], colorScheme: 'dark' })
    const heard = await watch(context, at)
    const page = await context.newPage()
    heard.on('sign-in')

    await enterByKey(page, at, service.key)
    expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, 'randomUUID' in crypto])).toEqual([false, false, false])

    for (const screen of screens) {
      heard.on(screen)
      await page.goto(`${at}${screen}`, { waitUntil: 'domcontentloaded' })
      await settled(page)
      await page.getByText('Live').first().waitFor({ state: 'attached' })
    }
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export report' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.zip$/)

    heard.on('a token')
    await page.goto(`${at}/settings/devices`, { waitUntil: 'domcontentloaded' })
    await settled(page)
    await page.getByRole('button', { name: 'Token for a program' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('a program')
    await dialog.getByRole('button', { name: 'Make' }).or(dialog.locator('button[type=submit]')).first().click()
    await says(page, 'Copied', () => dialog.getByRole('button', { name: 'Copy' }).click())
    expect(heard.found).toEqual([])
    await context.close()
  },
  240_000,
)

const files = {
  'Carried.mp4': (path: string) => cpSync(join(import.meta.dir, '../../world/carried.mp4'), path),
  // Creating a file that needs remuxing takes ffmpeg; without it only a directly playable one is tested.
  ...(needs('ffmpeg') && { 'Dolby.mkv': (path: string) => makeVideo(path, { seconds: 60, audio: [['ac3']] }) }),
}

/**
 * In seconds. Behind what counts as the beginning of the longer movie, and as far as possible from where the shorter one counts as watched: it
 * plays on until the page is left.
 */
const place = 35

test.skipIf(!isPossible)(
  'movies play from another computer over plain HTTP, and the position is kept',
  async () => {
    const shelf = await openVideoShelf<string>(files, { host: '0.0.0.0' })
    const { client, port, key } = shelf.service
    const there = `http://${host.address}:${port}`
    const context = await browser.open({ ...sizes[390] })
    const heard = await watch(context, there)
    const page = await context.newPage()
    await enterByKey(page, there, key)

    for (const name of Object.keys(files)) {
      heard.on(name)
      const { movie } = shelf.of(name)
      await page.goto(`${there}/movies/${movie}`, { waitUntil: 'domcontentloaded' })
      await page.getByRole('link', { name: 'Play', exact: true }).click()
      const plays = (from: number) =>
        until(`it plays from ${from}`, () =>
          page.evaluate((at) => {
            const { currentTime = 0, error = null } = document.querySelector('video') ?? {}
            return currentTime > at + 0.3 && error === null
          }, from),
        )
      await plays(0)
      await page.evaluate((at) => {
        document.querySelector('video')!.currentTime = at
      }, place)
      await plays(place)
      await page.goto(`${there}/`)
      await until('the position is saved', async () => {
        const { resume_position_seconds: kept } = await client.call<{ resume_position_seconds: number }>('GET', `/movies/${movie}`)
        return kept >= place && kept < place + 19
      })
    }
    expect(heard.found).toEqual([])
    await context.close()
    await shelf.close()
  },
  240_000,
)
