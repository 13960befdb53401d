import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { webUi } from '#web-ui'
import { createUi } from '../server/platform/ui'
import { FAKE_CODE, type FakeService, startFakeService } from '../web/testing/fake-service'

const screens: Record<string, string> = {
  home: '/',
  library: '/library',
  'library-filtered': '/library?status=wanted,downloading&sort=year',
  movie: '/movies/1?tab=releases',
  'movie-file': '/movies/2',
  'movie-history': '/movies/3?tab=history',
  'movie-downloading': '/movies/5?tab=releases',
  discover: '/discover',
  'discover-found': '/discover?q=am',
  activity: '/activity',
  'activity-attention': '/activity?tab=attention',
  'activity-history': '/activity?tab=history',
  wanted: '/wanted',
  calendar: '/calendar',
  health: '/health',
  settings: '/settings',
  'settings-server': '/settings/server',
  'settings-metadata': '/settings/metadata',
  'settings-downloads': '/settings/downloads',
  appearance: '/settings/appearance',
  devices: '/settings/devices',
  indexers: '/settings/indexers',
  folders: '/settings/folders',
  tasks: '/settings/tasks',
  diagnostics: '/settings/diagnostics',
  welcome: '/welcome?step=folder',
  'welcome-indexer': '/welcome?step=indexer',
  logs: '/settings/logs',
  archives: '/settings/archives',
  about: '/settings/about',
  quality: '/settings/quality',
  preferences: '/settings/preferences',
  'download-clients': '/settings/download-clients',
  webhooks: '/settings/webhooks',
  tags: '/settings/tags',
  radarr: '/settings/radarr',
  more: '/more',
  lost: '/nothing/here',
}
const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',')
const quick = process.argv.includes('--quick')
const out = process.argv.find((argument) => argument.startsWith('--out='))?.slice(6) ?? mkdtempSync(join(tmpdir(), 'web-shots-'))
const findings: string[] = []

const watch = (page: Page, where: () => string) => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      findings.push(`${where()}: console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => findings.push(`${where()}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) findings.push(`${where()}: ${String(response.status())} ${response.url()}`)
  })
}

const enter = async (context: BrowserContext, fake: FakeService) => {
  const page = await context.newPage()
  await page.goto(`${fake.url}/#boot=${FAKE_CODE}`)
  await page.waitForSelector('h1')
  if (page.url().includes('boot')) findings.push('the code stayed in the address')
  return page
}

const look = async (page: Page, name: string) => {
  await page
    .waitForFunction(() => document.querySelector('h1') && !document.querySelector('.skeleton'), undefined, { timeout: 8000 })
    .catch(() => findings.push(`${name}: still waiting`))
  await page.waitForTimeout(400)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (overflow > 0) findings.push(`${name}: ${String(overflow)} px too wide`)
  const bare = await page.evaluate(() => document.body.innerText.match(/^[a-z_]+\.[a-z_]+$/gm) ?? [])
  if (bare.length > 0) findings.push(`${name}: bare words ${bare.join(' ')}`)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  for (const { id, nodes } of violations)
    findings.push(
      `${name}: axe ${id}: ${nodes
        .map(({ target }) => String(target))
        .slice(0, 3)
        .join(' | ')}`,
    )
  await page.screenshot({ path: join(out, `${name}.png`), animations: 'disabled' })
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags })
for (const base of quick ? [''] : ['', '/some/prefix']) {
  const fake = startFakeService({ base, page: createUi(webUi) })
  for (const scheme of base ? (['dark'] as const) : (['dark', 'light'] as const)) {
    for (const [size, viewport] of Object.entries(sizes)) {
      const context = await browser.newContext({ viewport, colorScheme: scheme, hasTouch: size === '390', isMobile: size === '390' })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`))
      })
      let name = 'start'
      const page = await enter(context, fake)
      watch(page, () => name)
      for (const [screen, path] of Object.entries(screens)) {
        if (only && !only.includes(screen)) continue
        name = `${screen}-${scheme}-${size}${base && '-prefix'}`
        await page.goto(`${fake.url}${path}`)
        await look(page, name)
      }
      await context.close()
    }
  }
  await fake.stop()
}
await browser.close()
console.log(out)
for (const finding of [...new Set(findings)]) console.log(finding)
process.exit(findings.length > 0 ? 1 : 0)
