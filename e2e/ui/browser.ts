import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { source as axeSource } from 'axe-core'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

export type Size = keyof typeof sizes
export type Scheme = 'light' | 'dark'

export const sizes = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Record<number, BrowserContextOptions>

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Launch = {
  /** The executable, if not Debian's Chromium. */
  executablePath?: string
  /** Default font size in pixels. */
  letters?: number
}

/** A guard against hanging; generous, for busy machines. */
const guardMs = 90_000

/** Debian's Chromium. Every launch has its own profile folder, deleted on close. */
export const launch = async ({ executablePath = '/usr/bin/chromium', letters = 16 }: Launch = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-chromium-'))
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, `--blink-settings=defaultFontSize=${letters}`],
    env: { ...cleanEnv(), TMPDIR: folder },
  })
  return {
    open: async (options: BrowserContextOptions) => {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', serviceWorkers: 'block', ...options })
      context.setDefaultTimeout(guardMs)
      return context
    },
    close: async () => {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Browser = Awaited<ReturnType<typeof launch>>

const cleanEnv = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** Paths of the UI's own files, relative to its base. Missing ones return 404, which is recorded. */
const ownFile =
  /^\/(assets\/[\w.-]+|(before-paint|taker|worker)\.js|icon(-\d+)?\.(png|svg)|apple-touch-icon\.png|manifest(\.\w+)?\.webmanifest)$/

/** Records every problem in a context: console errors, policy violations, error responses, requests to other hosts. */
export const watch = async (context: BrowserContext, at: string) => {
  const found: string[] = []
  let where = 'start'
  let isDeaf = false
  const say = (text: string) => isDeaf || found.push(`${where}: ${text}`)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    )
  })
  context.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning') say(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => say(error.error().message))
  context.on('response', (response) => {
    if (response.status() >= 400) say(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (/^(data|blob|about):/.test(url)) return
    const path = url.startsWith(`${at}/`) ? new URL(url).pathname.slice(new URL(at).pathname.replace(/\/$/, '').length) : undefined
    const isPage = request.resourceType() === 'document' || request.serviceWorker() !== null
    const isOurs = path !== undefined && (path.startsWith('/api/v1/') || ownFile.test(path) || isPage)
    if (!isOurs) say(`asked for ${url}`)
  })
  return {
    found,
    /** Names the current screen for the following records. */
    on: (name: string) => {
      where = name
    },
    /** Suspends recording while something is supposed to fail. */
    deafen: (deaf: boolean) => {
      isDeaf = deaf
    },
  }
}
export type Watch = Awaited<ReturnType<typeof watch>>

/** Waits until the screen has its heading and no placeholders. */
export const settled = async (page: Page, withinMs = 60_000) => {
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('.skeleton') === null && document.fonts.status === 'loaded',
    undefined,
    { timeout: withinMs },
  )
  await still(page)
}

/** Navigates inside the app, like a link. A URL that shows the same heading, such as a tab of the same page, is reloaded. */
export const goTo = async (page: Page, at: string, screen: string) => {
  const target = new URL(`${at}${screen}`)
  const isPart = new URL(page.url()).pathname === target.pathname
  const isOther =
    !isPart &&
    (await page.evaluate(async (path) => {
      const heading = () => document.querySelector('h1')
      const [was, said] = [heading(), heading()?.textContent]
      history.pushState({}, '', path)
      const until = performance.now() + 1500
      while (performance.now() < until) {
        await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), new Promise((resolve) => setTimeout(resolve, 500))])
        if (heading() && (heading() !== was || heading()?.textContent !== said)) return true
      }
      return false
    }, `${target.pathname}${target.search}`))
  if (!isOther) await page.goto(target.href, { waitUntil: 'domcontentloaded' })
  await settled(page)
}

/**
 * Waits until two frames in a row are free of transitions. One transition can start another, for example through an inherited color, and a
 * theme change is drawn a frame later. Ignores endless animations and ones that keep restarting, such as a download's progress bar. Goes on
 * after some seconds without a frame: a page that nobody sees may get none, and the call would never end.
 */
export const still = (page: Page) =>
  page.evaluate(async () => {
    const within = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), within(2000)])
    const moving = () =>
      document
        .getAnimations()
        .filter((each) => each.playState === 'running' && each.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    for (let quiet = 0, rounds = 0; quiet < 2 && rounds < 40; rounds++) {
      await frame()
      const now = moving()
      quiet = now.length === 0 ? quiet + 1 : 0
      await Promise.race([Promise.all(now.map((each) => each.finished.catch(() => null))), within(10_000)])
    }
  })

/**
 * Changes the theme at once and waits until it is drawn. With transitions each color that is inherited changes a frame later, and drawing
 * these frames takes longer than all checks of the page.
 */
export const changeTheme = async (page: Page, colorScheme: Scheme): Promise<void> => {
  const added = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  })
  await page.emulateMedia({ colorScheme })
  await still(page)
  await added.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
  await added.dispose()
}

/** Focus guards of an open layer: they pass focus on immediately, which axe does not know. */
const guards = '[data-base-ui-focus-guard]'

type Rules = { type: 'tag' | 'rule'; values: string[] }
type Found = { id: string; nodes: { target: unknown }[] }
type Axe = { run: (where: object, options: object) => Promise<{ violations: Found[] }> }

/** Passing checks are returned as a count only: listing their nodes takes as long as the checks. */
const findings = async (page: Page, within: string, runOnly: Rules): Promise<Found[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ where, options }) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(where, options)
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
    },
    { where: { include: [within], exclude: [guards] }, options: { runOnly, resultTypes: ['violations'] } },
  )
}

const tags: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
const colors: Rules = { type: 'rule', values: ['color-contrast'] }

const said = (found: readonly Found[]): string[] =>
  found.map(
    ({ id, nodes }) =>
      `axe ${id}: ${nodes
        .map(({ target }) => String(target))
        .slice(0, 3)
        .join(' | ')}`,
  )

/** axe findings in the page or within a selector. */
export const axe = async (page: Page, within = 'html'): Promise<string[]> => said(await findings(page, within, tags))

/** axe findings about colors. A theme changes nothing else. */
export const axeColors = async (page: Page, within = 'html'): Promise<string[]> => said(await findings(page, within, colors))

/**
 * How many pixels wider than its window the page is. Waits for resize observers, which run a frame later, and on a busy machine even later
 * after a scrollbar has appeared: what is too wide must stay so.
 */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const later = () => new Promise((resolve) => setTimeout(resolve, 2000))
    const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), later()])
    const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    for (let frames = 0; frames < 3 || (excess() > 0 && frames < 120); frames++) await frame()
    return excess()
  })

/**
 * Does something and waits for the short message that it leads to. Messages disappear after some seconds, so this listens inside the page from
 * before: a test that was held up for longer still hears of it.
 */
export const says = async (page: Page, text: string | RegExp, act: () => Promise<unknown>): Promise<void> => {
  const hearing = await page.evaluateHandle(
    ([wanted, withinMs]) => {
      const isWanted = (said: string) => (typeof wanted === 'string' ? said.includes(wanted) : wanted.test(said))
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const observer = new MutationObserver(() => {
        const shown = [...document.querySelectorAll('section[aria-live] p')]
        if (shown.some(({ textContent }) => isWanted(textContent.replaceAll(/\s+/g, ' ')))) resolve(true)
      })
      observer.observe(document, { childList: true, subtree: true, characterData: true })
      setTimeout(() => resolve(false), withinMs)
      void promise.then(() => observer.disconnect())
      return { promise }
    },
    [text, guardMs] as const,
  )
  await act()
  if (!(await hearing.evaluate(({ promise }) => promise))) throw new Error(`the page never said ${String(text)}`)
  await hearing.dispose()
}

/** Signs in by a link. Whoever leaves the page before it is signed in is not. */
export const enterByLink = async (page: Page, address: string) => {
  await page.goto(address)
  await settled(page)
}

/** Signs in with the key. */
export const enterByKey = async (page: Page, at: string, key: string) => {
  await page.goto(`${at}/`)
  await page.getByRole('button', { name: 'Use the API key instead' }).click()
  await page.getByLabel('API key').fill(key)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').first().waitFor()
  await settled(page)
}
