import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '#server/testing/until'
import { run } from '../executable'
import { type Service, startService } from '../service'
import { launch, sizes } from './browser'

/** A guard against hanging, not a measurement: the test starts a whole world. */
setDefaultTimeout(300_000)

const root = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-ui-samples-')))
const scratch = join(root, 'scratch')
const dataDir = join(root, 'data')
const browser = await launch()
let service: Service
beforeAll(async () => {
  mkdirSync(scratch)
  service = await startService({ dataDir, env: { TMPDIR: scratch } })
})
afterAll(async () => {
  await browser.close()
  await service.cut()
  rmSync(root, { recursive: true, force: true })
})

test('a new user browses the sample movies in the same window and leaves them without a trace', async () => {
  const context = await browser.open({ ...sizes[1440], colorScheme: 'dark' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const passed: string[] = []
    Object.assign(window, { passed })
    new MutationObserver(() => {
      const said = document.getElementById('main')?.innerText.trim() ?? ''
      if (said !== '' && said !== passed.at(-1)) passed.push(said)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const { out } = await run(['login-url', '--data-dir', dataDir])
  await page.goto(/http\S+/.exec(out)![0])
  const open = page.getByRole('button', { name: 'Look around with sample movies' })
  await open.waitFor()
  expect(page.url()).toContain('/welcome')
  const passed = await page.evaluate(() => (window as unknown as { passed: string[] }).passed)
  // Home had rendered nothing but its visually hidden heading.
  expect(passed.filter((said) => said !== 'Home' && !said.startsWith('Welcome to Marquee'))).toEqual([])

  await open.click()
  await page.waitForURL('**/demo/', { timeout: 120_000 })
  await page.getByRole('heading', { name: 'Recently added' }).waitFor({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Library' }).first().click()
  await page.getByText('Metropolis').first().waitFor()
  expect(context.pages()).toHaveLength(1)

  await page.getByRole('button', { name: 'Leave the sample movies' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/demo'))
  await page.getByRole('button', { name: 'Look around with sample movies' }).waitFor()

  await until('the folder of the samples is gone', () => readdirSync(scratch).every((name) => !name.startsWith('marquee-samples-')))
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('demo')))
  expect(kept).toEqual([])
  expect((await context.cookies()).filter(({ path }) => path.startsWith('/demo'))).toEqual([])
  await context.close()
})
