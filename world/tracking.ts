import type { Clock } from '#server/foundation/lib/clock'
import { type Fault, faultOn, faultyAnswer } from './faults'
import { openListener } from './listener'
import { answerFrom, type TrackingData } from './tracking-account'
import { nextId } from './tracking-ids'
import { createTrackingAuth } from './tracking-tokens'

/** An injected error. `after`: the request is carried out, but its response is lost. */
export type TrackingRefusal = {
  readonly when: string
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly after?: boolean
  times?: number
}
export type TrackingOptions = {
  clock: Clock
  client_id?: string
  client_secret?: string
  /** Minimum seconds between polls for a device code. */
  interval?: number
  /** Lifetime of an access token in seconds. */
  expires_in?: number
  /** Minimum time between writes of one account. */
  writeGapMs?: number
  /** Maximum rows per page, whatever the request. */
  pageLimit?: number
  faults?: Fault[]
  refusals?: TrackingRefusal[]
}
/** Called before and after each request is carried out; if it returns true, the response is broken. */
export type Interrupt = (moment: 'before' | 'after') => boolean
export type Tracking = ReturnType<typeof startTracking>

const windowMs = 5 * 60_000
const readsPerWindow = 1000

/**
 * A tracker that behaves like the real one: device codes, single-use refresh tokens, pagination, rate limits, no deduplication. Records
 * every request and every violation of its limits.
 */
export const startTracking = ({ clock, writeGapMs = 1000, pageLimit = 1000, faults = [], refusals = [], ...options }: TrackingOptions) => {
  const {
    client_id = 'client id of the tracker',
    client_secret = 'client secret of the tracker',
    expires_in = 7 * 24 * 3600,
    interval = 5,
  } = options
  const entry = createTrackingAuth({ clock, client_id, client_secret, expires_in, interval })
  const data: TrackingData = {
    username: 'ada',
    history: [],
    ratings: new Map(),
    watchlist: [],
    lists: new Map(),
    unknown: new Set(),
    scrobbles: [],
    activities: { watched_at: longAgo, rated_at: longAgo, watchlisted_at: longAgo },
    tick: tickOf(clock),
  }
  const asked: { method: string; path: string }[] = []
  const overLimit: string[] = []
  const limits = createLimits({ writeGapMs })
  const cut: { interrupt: Interrupt } = { interrupt: () => false }

  const refusalOn = (url: URL, method: string): TrackingRefusal | undefined => {
    const found = refusals.find((each) => each.times !== 0 && `${method} ${url.pathname}${url.search}`.includes(each.when))
    if (found?.times !== undefined) found.times -= 1
    return found
  }

  const truth = async (request: Request, url: URL): Promise<Response> => {
    if (url.pathname.startsWith('/oauth/')) return await entry.answer(request, url)
    const barred = entry.barrier(request)
    if (barred) return barred
    const kind = request.method === 'GET' ? 'read' : 'write'
    const wait = limits.take(kind)
    if (wait > 0) {
      overLimit.push(`${request.method} ${url.pathname}`)
      return tooMany(kind, wait, clock)
    }
    return await answerFrom(data, { request, url, pageLimit })
  }

  const listener = openListener(async (request) => {
    const url = new URL(request.url)
    asked.push({ method: request.method, path: url.pathname + url.search })
    const fault = faultOn(faults, url)
    if (fault) return await faultyAnswer(fault)
    if (cut.interrupt('before')) return new Response(null, { status: 502 })
    const refusal = refusalOn(url, request.method)
    if (refusal?.after) await truth(request, url)
    if (refusal) return new Response(null, { status: refusal.status, headers: refusal.headers ?? {} })
    const answer = await truth(request, url)
    return cut.interrupt('after') ? new Response(null, { status: 502 }) : answer
  })

  return {
    url: listener.url,
    listener,
    client_id,
    client_secret,
    data,
    faults,
    refusals,
    cut,
    /** Every request, as received. */
    asked,
    /** Requests that exceeded the limits. */
    overLimit,
    calls: (what: string): number => asked.filter(({ method, path }) => `${method} ${path}`.includes(what)).length,
    /** The user at the activation page: approves, denies, or lets the code expire. */
    approve: entry.approve,
    deny: entry.deny,
    expireCode: entry.expireCode,
    /** Expires all access tokens; they can still be refreshed. */
    expireTokens: entry.expireTokens,
    /** Like removing the application from the account. */
    forgetTokens: entry.forgetTokens,
    /** Every issued token. */
    tokens: entry.tokens,
    revoked: entry.revoked,
    refreshes: entry.refreshes,
    /** Adds a play recorded elsewhere. */
    watch(tmdb: number | null, watched_at: string): void {
      data.history.push({ id: nextId(data), tmdb, watched_at, action: 'watch' })
      data.activities.watched_at = data.tick()
    },
    rate(tmdb: number, rating: number, rated_at = clock.now().toISOString()): void {
      data.ratings.set(tmdb, { rating, rated_at })
      data.activities.rated_at = data.tick()
    },
    wish(tmdb: number): void {
      data.watchlist.push({ tmdb, listed_at: clock.now().toISOString() })
      data.activities.watchlisted_at = data.tick()
    },
    stop: listener.close,
  }
}

const longAgo = '2014-09-01T09:10:11.000Z'

/** Makes changes distinguishable while a test clock stands still. */
const tickOf = (clock: Clock) => {
  let last = 0
  return () => {
    last = Math.max(last + 1, clock.now().getTime())
    return new Date(last).toISOString()
  }
}

const createLimits = ({ writeGapMs }: { writeGapMs: number }) => {
  let lastWrite = Number.NEGATIVE_INFINITY
  const reads: number[] = []
  return {
    /** Milliseconds to wait; 0 if the request may proceed. */
    take(kind: 'read' | 'write'): number {
      const now = performance.now()
      if (kind === 'write') {
        const wait = Math.max(0, lastWrite + writeGapMs - now)
        if (wait === 0) lastWrite = now
        return wait
      }
      while (reads[0] !== undefined && reads[0] < now - windowMs) reads.shift()
      if (reads.length >= readsPerWindow) return (reads[0] ?? now) + windowMs - now
      reads.push(now)
      return 0
    },
  }
}

const tooMany = (kind: 'read' | 'write', waitMs: number, clock: Clock): Response => {
  const seconds = Math.ceil(waitMs / 1000)
  const limit =
    kind === 'read'
      ? { name: 'AUTHED_API_GET_LIMIT', period: 300, limit: readsPerWindow }
      : { name: 'AUTHED_API_POST_LIMIT', period: 1, limit: 1 }
  const until = new Date(clock.now().getTime() + waitMs).toISOString()
  return new Response(null, {
    status: 429,
    headers: { 'retry-after': String(seconds), 'x-ratelimit': JSON.stringify({ ...limit, remaining: 0, until }) },
  })
}
