import type { BrowserContextOptions } from 'playwright-core'
import { type Browser, enterByLink } from './browser'

type Asked = { what: string; at: number; isRead: boolean }

/** The requests of one visit with an empty cache, until the page is idle: all of them, and those that began before the first poster was there. */
export const requestsOf = async (browser: Browser, address: string, options: BrowserContextOptions) => {
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
    if (/\/poster\?/.test(asked.get(requestId)?.what ?? '')) posterAt = Math.min(posterAt, timestamp)
  })
  await devtools.send('Network.enable')
  const hasCaughtUp = page.waitForResponse((response) => response.url().includes('/api/v1/history'))
  await enterByLink(page, address)
  await hasCaughtUp
  await page.waitForLoadState('networkidle')
  await context.close()
  const all = [...asked.values()].toSorted((a, b) => a.at - b.at)
  return {
    beforePoster: all.filter(({ at }) => at < posterAt).map(({ what }) => what),
    reads: all.filter(({ isRead }) => isRead).map(({ what }) => what),
    hasPoster: Number.isFinite(posterAt),
  }
}
