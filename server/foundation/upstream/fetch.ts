import pRetry, { type RetryContext } from 'p-retry'
import type { Clock } from '#server/foundation/lib/clock'
import { codeOf } from '#server/foundation/lib/code-of'
import type { Seconds } from '#server/foundation/lib/duration'
import { type LeastProgress, watchProgress } from '#server/foundation/lib/progress'
import { readCapped } from '#server/foundation/lib/read-capped'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { PointsInside, UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { sentences } from '#server/foundation/platform/sentences'
import { retryAfterSeconds } from './retry-after'
import { checkTarget, isOwn, isSameOrSecure, type Reach, type Resolve, resolveHost } from './safe-fetch'
import { isWorthRetrying, whyUnreachable } from './why-unreachable'

export type UpstreamRequest = {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer> | Blob
  /** By default, the URL is the user's own: it may be private, but its redirects may not. */
  readonly reach?: Reach
  /** Limit of the decompressed response. */
  readonly maxBytes?: number
  readonly answerWithin?: Seconds
  readonly finishWithin?: Seconds
  /** For bodies of any size, instead of the two above: whatever keeps moving may take its time. */
  readonly progress?: LeastProgress
  readonly signal?: AbortSignal
  /** Whether a response of 500 or more, or a browser-only page, explains itself: then it is the result and is not retried. */
  readonly explains?: (answer: UpstreamAnswer) => boolean
}

/**
 * A complete response below 500, or one that explains itself. `leadsTo` is set if it redirects to a magnet link, which HTTP cannot follow.
 */
export type UpstreamAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly url: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly leadsTo: string | null
}
export type UpstreamFetch = (address: string | URL, request?: UpstreamRequest) => Promise<UpstreamAnswer>

/** The part of the runtime's fetch that is used, so a test can pass its own. */
export type BareFetch = (address: string, init: BunFetchRequestInit) => Promise<Response>

/** A single GET request made by another part of the program, which resolves and checks the address itself. */
export type Transport = (asked: {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The user's own URL, which may be private. */
  readonly isOwn: boolean
  readonly maxBytes: number
  readonly withinMs: number
}) => Promise<Response>

type Deps = {
  /** The upstream's name in messages. */
  readonly name: string
  readonly log: Log
  readonly clock: Clock
  readonly fetch?: BareFetch
  readonly resolve?: Resolve
  /** The transport for a URL that must not be requested from here. It is not resolved here either. */
  readonly transportTo?: (url: URL) => Transport | null
  readonly retries?: number
  readonly retryDelayMs?: number
  /** Called with the time that a response reports. */
  readonly witness?: (at: Date) => void
}
type Prepared = Omit<UpstreamRequest, 'reach'> & { readonly reach: Reach; readonly method: string }

const MAX_REDIRECTS = 5
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024

/**
 * The only way to reach upstreams. Whatever they do, the result is a response, `UpstreamRateLimited` or `UpstreamUnreachable`, in bounded
 * time and memory.
 */
export const createUpstreamFetch = (deps: Deps): UpstreamFetch => {
  const { name, log, retries = 2, retryDelayMs = 400 } = deps
  return async (address, request = {}) => {
    if (!URL.canParse(address)) throw new UpstreamUnreachable(name, say(sentences, 'party_address_unreadable', { party: name }))
    const { url, login } = withoutLogin(address)
    const reach = { policy: 'same-origin-or-public', origin: url.origin } as const
    const prepared = { method: 'GET', reach, ...request, headers: { ...login, ...request.headers } } satisfies Prepared
    const isIdempotent = prepared.method === 'GET' || prepared.method === 'HEAD'
    const failed = ({ error, attemptNumber }: RetryContext) =>
      log.debug('upstream request failed', { upstream: name, attempt: attemptNumber, why: error.message })
    return await pRetry((attemptNumber) => once(deps, url, { ...prepared, attemptNumber }), {
      retries: isIdempotent ? retries : 0,
      minTimeout: retryDelayMs,
      randomize: true,
      shouldRetry: ({ error }) => error instanceof Unreachable && error.mayPass,
      onFailedAttempt: failed,
      ...(request.signal && { signal: request.signal }),
    })
  }
}

type Passing = { mayPass?: boolean; retryAfterSeconds?: number | null }
class Unreachable extends UpstreamUnreachable {
  readonly mayPass: boolean
  constructor(upstream: string, why: Sentence, { mayPass = false, retryAfterSeconds = null }: Passing = {}) {
    super(upstream, why, { retryAfterSeconds })
    this.mayPass = mayPass
  }
}

type Try = Prepared & { readonly attemptNumber: number }

const once = async (deps: Deps, start: URL, request: Try): Promise<UpstreamAnswer> => {
  const patience = createPatience(request)
  try {
    return await follow(deps, start, { ...request, ...patience })
  } catch (error) {
    if (error instanceof UpstreamRateLimited || error instanceof UpstreamUnreachable) throw error
    if (request.signal?.aborted) throw request.signal.reason
    const why = whyUnreachable(error)
    deps.log.debug('upstream connection failed', { upstream: deps.name, code: codeOf(error) })
    throw new Unreachable(deps.name, say(sentences, why, { party: deps.name }), { mayPass: isWorthRetrying(why) })
  } finally {
    patience.end()
  }
}

/** By default two timeouts per attempt: until the response begins, and until it is complete. */
const createPatience = ({ answerWithin = 20, finishWithin = 60, progress, signal }: Prepared) => {
  const own = new AbortController()
  const giveUp = (name: string) => () => own.abort(new DOMException('', name))
  const limits = progress
    ? { answered: () => {}, ...watchProgress(progress, giveUp('StalledError')) }
    : createTimeouts(answerWithin, finishWithin, giveUp('TimeoutError'))
  return { ...limits, signal: signal ? AbortSignal.any([signal, own.signal]) : own.signal }
}

const createTimeouts = (answerWithin: Seconds, finishWithin: Seconds, giveUp: () => void) => {
  const untilAnswer = setTimeout(giveUp, answerWithin * 1000)
  const untilEnd = setTimeout(giveUp, finishWithin * 1000)
  const answered = () => clearTimeout(untilAnswer)
  const end = () => {
    answered()
    clearTimeout(untilEnd)
  }
  return { answered, moved: () => {}, end }
}

type Hop = Try & { readonly signal: AbortSignal; readonly answered: () => void; readonly moved: (bytes: number) => void }

const follow = async (deps: Deps, start: URL, hop: Hop): Promise<UpstreamAnswer> => {
  let url = start
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await ask(deps, url, { ...hop, ...(!isSameOrSecure(start, url) && { headers: withoutCredentials(hop.headers) }) })
    const location = response.headers.get('location')
    if (!isRedirect(response.status) || location === null) return await settle(deps, { url, response, hop })
    await response.body?.cancel()
    if (/^magnet:/i.test(location)) return { ...headOf(url, response), bytes: new Uint8Array(), leadsTo: location }
    if (hop.method !== 'GET' && hop.method !== 'HEAD')
      throw new Unreachable(deps.name, say(sentences, 'party_redirects_change', { party: deps.name }))
    if (!URL.canParse(location, url)) throw new Unreachable(deps.name, say(sentences, 'party_redirects_nowhere', { party: deps.name }))
    url = new URL(location, url)
  }
  throw new Unreachable(deps.name, say(sentences, 'party_redirects_in_circle', { party: deps.name }))
}

/** One request to one checked address. The certificate is still verified against the name. */
const ask = async ({ name, fetch = globalThis.fetch, resolve = resolveHost, transportTo }: Deps, url: URL, hop: Hop): Promise<Response> => {
  const transport = transportTo?.(url)
  if (transport) return await byAnotherTransport(name, { transport, url, hop })
  const target = await inTime(checkTarget(url, hop.reach, resolve), hop.signal)
  if (!target.ok && target.why === 'party_points_inside') throw new PointsInside(name, url.origin)
  if (!target.ok) throw new Unreachable(name, say(sentences, target.why, { party: name }))
  const address = target.addresses?.[(hop.attemptNumber - 1) % target.addresses.length]
  return await fetch(address === undefined ? url.href : onAddress(url, address), {
    method: hop.method,
    headers: { 'user-agent': 'Marquee', ...hop.headers, ...sizeOf(hop), ...(address !== undefined && { host: url.host }) },
    redirect: 'manual',
    signal: hop.signal,
    ...(hop.body !== undefined && { body: hop.progress && hop.body instanceof Blob ? counted(hop.body, hop.moved) : hop.body }),
    // Kept-alive connections are pooled by address; names that share one must not share a verified certificate.
    ...(address !== undefined && { keepalive: false, tls: { serverName: url.hostname } }),
  })
}

/** A counted body is a stream, whose size would not be told. Not every server takes a file without its size. */
const sizeOf = ({ body, progress }: Hop) => (progress && body instanceof Blob ? { 'content-length': `${body.size}` } : {})

/** Parts are taken as the connection takes them, except for a few megabytes ahead. */
const counted = (body: Blob, moved: Hop['moved']): ReadableStream<Uint8Array> =>
  body.stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, out) => {
        moved(part.byteLength)
        out.enqueue(part)
      },
    }),
  )

const byAnotherTransport = async (
  name: string,
  { transport, url, hop }: { transport: Transport; url: URL; hop: Hop },
): Promise<Response> => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Unreachable(name, say(sentences, 'party_points_not_http', { party: name }))
  if (hop.method !== 'GET' || hop.body !== undefined) throw new TypeError('only the default transport supports this')
  const { finishWithin = 60, maxBytes = DEFAULT_MAX_BYTES, reach } = hop
  const headers = { 'user-agent': 'Marquee', ...hop.headers }
  return await inTime(transport({ url: url.href, headers, isOwn: isOwn(url, reach), maxBytes, withinMs: finishWithin * 1000 }), hop.signal)
}

const tellTime = ({ headers }: Response, witness: Deps['witness']): void => {
  const at = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(at)) witness?.(new Date(at))
}

const settle = async (
  { name, clock, witness }: Deps,
  { url, response, hop }: { url: URL; response: Response; hop: Hop },
): Promise<UpstreamAnswer> => {
  hop.answered()
  tellTime(response, witness)
  const refusal = refusalOf(name, response, clock)
  if (refusal) {
    const explained = hop.explains && response.status !== 429 ? await explanationOf(url, response, hop.explains) : null
    if (!response.bodyUsed) await response.body?.cancel()
    if (explained) return explained
    throw refusal
  }
  const maxBytes = hop.maxBytes ?? DEFAULT_MAX_BYTES
  const bytes = await readCapped(response, maxBytes, hop.moved)
  if (bytes === null) throw new Unreachable(name, say(sentences, 'party_sends_too_much', { party: name, most: maxBytes }))
  return { ...headOf(url, response), bytes, leadsTo: null }
}

const MAX_EXPLANATION_BYTES = 256 * 1024

type Explains = NonNullable<UpstreamRequest['explains']>
const explanationOf = async (url: URL, response: Response, explains: Explains): Promise<UpstreamAnswer | null> => {
  const bytes = await readCapped(response, MAX_EXPLANATION_BYTES).catch(() => null)
  const answer = bytes && { ...headOf(url, response), bytes, leadsTo: null }
  return answer && explains(answer) ? answer : null
}

const refusalOf = (name: string, { status, headers }: Response, clock: Clock) => {
  if (headers.get('cf-mitigated') === 'challenge') return new Unreachable(name, say(sentences, 'party_wants_browser', { party: name }))
  if (status === 429) return new UpstreamRateLimited(name, retryAfterSeconds(headers.get('retry-after'), clock))
  if (status < 500) return null
  const asked = headers.get('retry-after')
  const wait = asked === null ? null : retryAfterSeconds(asked, clock)
  return new Unreachable(name, say(sentences, 'party_answers_status', { party: name, status }), { mayPass: true, retryAfterSeconds: wait })
}

const headOf = (url: URL, response: Response) => ({ status: response.status, headers: response.headers, url: url.href })

const isRedirect = (status: number) => status === 301 || status === 302 || status === 303 || status === 307 || status === 308

const onAddress = (url: URL, address: string): string => {
  const pinned = new URL(url)
  pinned.hostname = address.includes(':') ? `[${address}]` : address
  return pinned.href
}

/** Sends a login from the URL as a header, which is dropped on a foreign origin. */
const withoutLogin = (address: string | URL): { url: URL; login: Record<string, string> } => {
  const url = new URL(address)
  if (url.username === '' && url.password === '') return { url, login: {} }
  const pair = new TextEncoder().encode(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`)
  url.username = ''
  url.password = ''
  return { url, login: { authorization: `Basic ${pair.toBase64()}` } }
}

const withoutCredentials = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([header]) => !/^(authorization|cookie|(.*-)?api-key)$/i.test(header)))

/** A resolver cannot be aborted; waiting for it can. */
const inTime = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
