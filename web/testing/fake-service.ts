import type { ServerWebSocket } from 'bun'
import type { Download } from '../api/types'
import { fakeConfig, fakeDownload, fakeHealth, fakeSessions, problem } from './fake-answers'
import { at, fakeMovie, fakePoster } from './fake-movies'
import { fakeRoutes, type Route, type World } from './fake-routes'

const FAKE_KEY = 'ak1_test'
export const FAKE_CODE = 'pc1_test'
const COOKIE = 'service_session_fake'

type Options = {
  movies?: number
  /** A sub-path, without a slash at the end. */
  base?: string
  port?: number
  /** Serves the interface itself. */
  page?: (request: Request, path: string, base: string) => Response | undefined
}
type Fault = { path: string; status: number; code: string; message: string; retryAfter?: number }

export type FakeService = ReturnType<typeof startFakeService>

/** The service as far as the interface sees it: true shapes, invented data, faults on demand. Nothing of it is ever shipped. */
export const startFakeService = ({ movies = 240, base = '', port = 0, page }: Options = {}) => {
  const world: World & { faults: Fault[]; seq: number } = {
    movies: Array.from({ length: movies }, (_, n) => fakeMovie(n + 1)),
    config: fakeConfig(),
    health: fakeHealth(),
    downloads: [],
    faults: [],
    sessions: fakeSessions(),
    version: '0.1.0',
    setup: true,
    seq: 100,
  }
  world.downloads = world.movies.slice(0, 8).map((movie, n) => fakeDownload(movie, n))
  const sockets = new Set<ServerWebSocket<unknown>>()
  const emit = (event: Record<string, unknown>) => {
    for (const socket of sockets) socket.send(JSON.stringify({ ...event, seq: ++world.seq, at: new Date().toISOString() }))
  }
  const routed = router(fakeRoutes({ world, emit }))
  const answer = (request: Request, url: URL, path: string): Response | Promise<Response> => {
    if (path === '/api/v1/status') return Response.json(statusOf(world))
    const entered = enter(request, path, base)
    if (entered) return entered
    const fault = world.faults.find((one) => path.startsWith(one.path))
    if (fault) return problem(fault.status, fault.code, fault)
    if (path.startsWith('/api/v1/images/')) return poster(path)
    return routed(request, url, path)
  }
  const server = Bun.serve({
    port,
    hostname: '127.0.0.1',
    fetch: (request, bun) => {
      const url = new URL(request.url)
      const path = withoutBase(url.pathname, base)
      if (path === '/api/v1/ws') return bun.upgrade(request) ? undefined : problem(400, 'bad_request', 'not a socket')
      if (path.startsWith('/api')) return answer(request, url, path)
      return page?.(request, path, base) ?? problem(404, 'not_found', 'no such file')
    },
    websocket: {
      message: (socket) => {
        socket.send(JSON.stringify({ type: 'auth_ok' }))
        sockets.add(socket)
      },
      close: (socket) => {
        sockets.delete(socket)
      },
    },
  })
  const clock = setInterval(() => advance(world.downloads, sockets), 1000)
  return {
    url: `http://127.0.0.1:${String(server.port)}${base}`,
    world,
    emit,
    fault: (fault: Fault) => world.faults.unshift(fault),
    heal: () => world.faults.splice(0),
    dropSockets: () => {
      for (const socket of sockets) socket.close(1001)
    },
    stop: () => {
      clearInterval(clock)
      return server.stop(true)
    },
  }
}

const withoutBase = (path: string, base: string) =>
  base && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) || '/' : path

const statusOf = ({ version, setup }: World) => ({
  version,
  uptime_seconds: 4000,
  started_at: at(-66),
  status: setup ? 'ok' : 'setup_required',
  setup_complete: setup,
})

const poster = (path: string) =>
  new Response(fakePoster(Number(/movie-(\d+)/.exec(path)?.[1] ?? 1)), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' },
  })

const router = (routes: readonly [string, Route][]) => {
  const table = routes.map(([pattern, route]) => {
    const [method = '', template = ''] = pattern.split(' ')
    return { method, shape: new RegExp(`^/api/v1${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`), route }
  })
  return async (request: Request, url: URL, path: string): Promise<Response> => {
    const found = table.find(({ method, shape }) => method === request.method && shape.test(path))
    if (!found) return problem(404, 'not_found', `nothing at ${path}`)
    const body = await found.route({ request, url, match: found.shape.exec(path)?.slice(1) ?? [] })
    if (body instanceof Response) return body
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body)
  }
}

/** The door: a code or the key gives the cookie, the cookie gives everything else. */
const enter = (request: Request, path: string, base: string): Response | undefined => {
  const bearer = /^Bearer (.*)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const door =
    path === '/api/v1/auth/sessions/exchange'
      ? FAKE_CODE
      : path === '/api/v1/auth/sessions' && request.method === 'POST' && bearer
        ? FAKE_KEY
        : undefined
  if (door) {
    if (bearer !== door) return problem(401, 'unauthorized', 'This code is unknown, used or expired')
    return Response.json(
      { session: { id: 's1' } },
      { status: 201, headers: { 'set-cookie': `${COOKIE}=yes; HttpOnly; SameSite=Strict; Path=${base}/` } },
    )
  }
  if (request.headers.get('cookie')?.includes(`${COOKIE}=yes`) || bearer === FAKE_KEY) return undefined
  return problem(401, 'unauthorized', 'A valid API key or session is required')
}

const advance = (downloads: readonly Download[], sockets: ReadonlySet<ServerWebSocket<unknown>>) => {
  for (const download of downloads) {
    if (download.state !== 'downloading') continue
    download.progress = Math.min(0.99, download.progress + 0.002)
    download.downloaded_bytes = Math.round((download.size_bytes ?? 0) * download.progress)
    const {
      id,
      movie,
      title,
      error,
      client,
      info_hash,
      quality,
      score,
      release_id,
      added_at,
      completed_at,
      imported_at,
      next_try_at,
      ...numbers
    } = download
    for (const socket of sockets)
      socket.send(JSON.stringify({ type: 'download_progress', download_id: id, ...numbers, at: new Date().toISOString() }))
  }
}
