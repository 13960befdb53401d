import type { BrowserContextOptions } from 'playwright-core'
import { type Browser, enterByLink } from './browser'

type Asked = { what: string; at: number; isRead: boolean }
const isPoster = (asked: Asked | undefined): boolean => /\/poster\?/.test(asked?.what ?? '')

/** In seconds, a little less than the page waits for its first poster to begin loading, and to load. Then it requests everything else. */
const patience = { begins: 9, loads: 3.5 }

/**
 * The requests of one visit with an empty cache, until the page is idle: all of them, and those that began before the first poster was
 * there. If a busy machine delays the poster for so long that the page goes on without it, visits it again.
 */
export const requestsOf = async (browser: Browser, address: string, options: BrowserContextOptions) => {
  let found = await visit(browser, address, options)
  for (let again = 0; again < 4 && found.isLate; again++) found = await visit(browser, address, options)
  return found
}

const visit = async (browser: Browser, address: string, options: BrowserContextOptions) => {
  const context = await browser.open(options)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const asked = new Map<string, Asked>()
  let posterAt = Number.POSITIVE_INFINITY
  // The browser's own times: they do not depend on how fast this process hears about them.
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { pathname, search } = new URL(request.url)
    const isRead = pathname.includes('/api/v1/') && !pathname.includes('/images/')
    if (!asked.has(requestId)) asked.set(requestId, { what: `${pathname}${search}`, at: timestamp, isRead })
  })
  devtools.on('Network.webSocketWillSendHandshakeRequest', ({ requestId, timestamp }) =>
    asked.set(requestId, { what: 'socket', at: timestamp, isRead: false }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    if (isPoster(asked.get(requestId))) posterAt = Math.min(posterAt, timestamp)
  })
  await devtools.send('Network.enable')
  const hasCaughtUp = page.waitForResponse((response) => response.url().includes('/api/v1/history'))
  await enterByLink(page, address)
  await hasCaughtUp
  await page.waitForLoadState('networkidle')
  await context.close()
  const all = [...asked.values()].toSorted((a, b) => a.at - b.at)
  const [began = 0, posterBegan = 0] = [all[0]?.at, all.find(isPoster)?.at]
  return {
    isLate: posterBegan - began > patience.begins || posterAt - posterBegan > patience.loads,
    beforePoster: all.filter(({ at }) => at < posterAt).map(({ what }) => what),
    reads: all.filter(({ isRead }) => isRead).map(({ what }) => what),
    hasPoster: Number.isFinite(posterAt),
  }
}
