import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { type Service, startService } from '../service'
import { type Browser, enterByKey, launch, settled, sizes, watch } from './browser'
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
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await service?.stop()
  await host?.close()
  if (dir) rmSync(dir, { recursive: true, force: true })
}, 120_000)

test.skipIf(!isPossible)(
  'from another computer, over plain http, everything works without what browsers keep for safe addresses',
  async () => {
    const context = await browser.open({ ...sizes[390], colorScheme: 'dark' })
    const heard = await watch(context, at)
    const page = await context.newPage()
    heard.on('the door')

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
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied').first().waitFor()
    expect(heard.found).toEqual([])
    await context.close()
  },
  240_000,
)
