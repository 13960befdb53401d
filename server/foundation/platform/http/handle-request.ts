import { noteWork } from '#server/foundation/platform/current-work'
import { addProof } from '#server/foundation/platform/instance-proof'
import type { Log } from '#server/foundation/platform/log'
import { currentTrace, inTrace, newTrace } from '#server/foundation/platform/trace'
import { answerFor, errorResponse, unforeseen } from './errors'

/** What is known about a request before any of it is trusted. */
export type Asked = {
  /** Without `base_url`; always begins with a slash. */
  path: string
  search: string
  method: string
  base: string
  readonly ip: string | null
  /** Whether the client used https, according to the reverse proxy. */
  readonly secure: boolean
  readonly isUpgrade: boolean
}

export type Peer = {
  readonly ip: string | null
  /** The port that received the request. Undefined for a request from inside the program. */
  port?: number
  upgrade: (request: Request, options: { data: unknown; headers?: Record<string, string> }) => boolean
  /** The path of a guest service, as a reverse proxy may have left it after stripping the base path. */
  under?: string
  /** Lifts the idle timeout: a backup of a large library takes time. */
  wait?: () => void
}

type Parts<Caller> = {
  base: () => string
  /** Throws Unauthorized or Forbidden, before any of the body is read. */
  admit: (request: Request, asked: Asked) => Promise<Caller>
  /** Binds the caller to the request that the routes will see. */
  remember: (request: Request, caller: Caller) => void
  api: (request: Request, asked: Asked) => Response | Promise<Response>
  /** Authenticates and answers immediately, with these headers. Null, or a throw, leaves the request to `admit` and `api`. */
  quick?: (request: Request, asked: Asked, headers: Readonly<Record<string, string>>) => Response | null
  /** Undefined once the socket is upgraded. */
  socket: (request: Request, asked: Asked, peer: Peer) => Response | undefined | Promise<Response | undefined>
  /** Another program's API beside ours, with its own authentication. Null if the request is not for it, undefined once a socket is upgraded. */
  guest?: (request: Request, asked: Asked, peer: Peer) => Promise<Response | undefined | null>
  /** Addresses that another program's API claims; it authenticates on its own. Null leaves the request to the rest. */
  foreign?: (request: Request, asked: Asked, peer: Peer) => Promise<Response | undefined> | null
  page: (request: Request, asked: Asked) => Response | Promise<Response>
  log: Log
  /** The key that signs identity proofs; without it, the service proves nothing. */
  signingKey?: () => string | null
}

const socketPath = '/api/v1/ws'

/** The HTTP entry: trace → safe address → base path → authentication → route. Authentication comes before parsing. */
export const createRequestHandler = <Caller>(parts: Parts<Caller>) => {
  const ownRoute = async (request: Request, asked: Asked, peer: Peer): Promise<Response | undefined> => {
    if (!isApi(asked.path)) {
      const answered = await parts.guest?.(request, asked, traced(peer))
      return answered === null || (answered === undefined && !parts.guest) ? await parts.page(request, asked) : answered
    }
    if (asked.path === socketPath && asked.isUpgrade && asked.method === 'GET') return await parts.socket(request, asked, traced(peer))
    const caller = await parts.admit(request, asked)
    peer.wait?.()
    const inner = innerRequest(request, asked)
    parts.remember(inner, caller)
    const response = await parts.api(inner, asked)
    return asked.method === 'HEAD' ? new Response(null, response) : response
  }

  const route = (request: Request, asked: Asked, peer: Peer): Promise<Response | undefined> =>
    parts.foreign?.(request, asked, traced(peer)) ?? ownRoute(request, asked, peer)

  const answerQuickly = (request: Request, asked: Asked, traceId: string): Response | null => {
    try {
      return parts.quick?.(request, asked, { ...always, ...ofApi, 'x-trace-id': traceId }) ?? null
    } catch {
      // The route fails the same way and reports it.
      return null
    }
  }

  const answer = async (request: Request, asked: Asked, peer: Peer): Promise<Response | undefined> => {
    try {
      return await route(request, asked, peer)
    } catch (error) {
      const found = answerFor(error)
      if (!found) parts.log.error('request failed', { method: asked.method, path: asked.path, error })
      return errorResponse(found ?? unforeseen)
    }
  }

  return (request: Request, peer: Peer): Response | Promise<Response | undefined> => {
    const trace = newTrace()
    return inTrace(trace, () => {
      const started = performance.now()
      const asked = readAddress(request, peer, parts.base())
      noteWork(`${asked.method} ${asked.path.split('/').slice(0, 5).join('/')}`)
      const finish = (response: Response): Response => {
        parts.log.debug('request answered', {
          method: asked.method,
          path: asked.path,
          status: response.status,
          duration_ms: Math.round(performance.now() - started),
        })
        addProof(response, request, { port: peer.port ?? 0, signingKey: parts.signingKey?.() ?? '' })
        return response
      }
      const quick = answerQuickly(request, asked, trace.trace_id)
      if (quick) return finish(quick)
      return answer(request, asked, peer).then((response) => response && dress(finish(response), asked, trace.trace_id))
    })
  }
}

/** Upgrading a socket is a response too. */
const traced = (peer: Peer): Peer => ({
  ...peer,
  upgrade: (request, options) => peer.upgrade(request, { ...options, headers: { 'x-trace-id': currentTrace()?.trace_id ?? '' } }),
})

/** Matches `/api` and `/api-docs` in any spelling: whatever looks like the API needs the API's authentication. */
const isApi = (path: string): boolean => (isPlain(path) ? apiForm.test(path) : spellings(path).some((spelling) => apiForm.test(spelling)))
const apiForm = /^\/+api(-docs)?([/;]|$)/i

/** Whether the path has only one spelling. */
const isPlain = (path: string): boolean => path.startsWith('/') && !/[%\\]|\/\.|\/\//.test(path)

const spellings = (path: string): string[] => {
  const found = [path]
  for (let i = 0; i < 3; i++) {
    const decoded = decodeLoosely(found.at(-1)!)
    if (decoded === found.at(-1)) break
    found.push(decoded)
  }
  return found.flatMap((spelling) => [spelling, resolveDots(spelling.replaceAll('\\', '/'))])
}

const decodeLoosely = (path: string): string =>
  path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const resolveDots = (path: string): string => {
  const kept: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') kept.pop()
    else if (part !== '.' && part !== '') kept.push(part)
  }
  return `/${kept.join('/')}`
}

const readAddress = (request: Request, peer: Peer, base: string): Asked => {
  const { path: sent, search } = splitAddress(request.url)
  const path = plain(sent)
  const start = [base, peer.under ?? ''].find((each) => each !== '' && (path === each || path.startsWith(`${each}/`)))
  return {
    // The API answers at its own address whatever the base path is.
    path: start && !isApi(path) ? path.slice(start.length) || '/' : path,
    search,
    method: request.method,
    base,
    // Few requests need these, and reading them takes longer than the rest of this function.
    get ip() {
      return peer.ip
    },
    get secure() {
      return request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https'
    },
    get isUpgrade() {
      return request.headers.get('upgrade')?.toLowerCase() === 'websocket'
    },
  }
}

/** RFC 3986, 6.2.2.2: `%6d` is `m`, so both are one address. */
const plain = (path: string): string => (path.includes('%') ? withPlainCodes(path) : path)
const withPlainCodes = (path: string): string =>
  path.replace(/%(?:2d|2e|5f|7e|3[0-9]|[46][1-9a-f]|[57][0-9a])/gi, (code) => decodeURIComponent(code))

/** With an invalid Host header, `request.url` is a bare path: it is never passed to `new URL`. */
const splitAddress = (url: string): { path: string; search: string } => {
  const scheme = url.indexOf('://')
  const start = url.startsWith('/') ? 0 : url.indexOf('/', scheme < 0 ? 0 : scheme + 3)
  const rest = start < 0 ? '/' : url.slice(start)
  const question = rest.indexOf('?')
  const path = question < 0 ? rest : rest.slice(0, question)
  return { path: path || '/', search: question < 0 ? '' : rest.slice(question) }
}

/** The request that the routes see: without base path, GET for HEAD, and a URL that always parses. */
const innerRequest = (request: Request, asked: Asked): Request => {
  const method = asked.method === 'HEAD' ? 'GET' : asked.method
  if (method === request.method && request.url.endsWith(asked.path + asked.search) && sameStart(request.url, asked.path)) return request
  return new Request(`http://localhost${asked.path}${asked.search}`, {
    method,
    headers: request.headers,
    body: request.body,
    signal: request.signal,
  })
}

const sameStart = (url: string, path: string): boolean => !url.startsWith('/') && splitAddress(url).path === path

/** Signed URLs are meant to be shared, even with other sites. All others are checked by the headers that the browser sends. */
const isSigned = ({ path, search }: Asked): boolean => path.startsWith('/api/v1/play/s/') || /[?&]sig=/.test(search)

const always = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
const ofApi = { 'cross-origin-resource-policy': 'same-origin', 'cache-control': 'no-store' }

const dress = (response: Response, asked: Asked, traceId: string): Response => {
  const { headers } = response
  headers.set('x-trace-id', traceId)
  for (const [name, value] of Object.entries(always)) headers.set(name, value)
  const policy = 'cross-origin-resource-policy'
  if (isSigned(asked)) headers.set('access-control-allow-origin', '*')
  else if (!headers.has(policy)) headers.set(policy, ofApi[policy])
  if (isApi(asked.path) && !headers.has('cache-control')) headers.set('cache-control', ofApi['cache-control'])
  const location = headers.get('location')
  if (asked.base && location?.startsWith('/api/')) headers.set('location', asked.base + location)
  return response
}
