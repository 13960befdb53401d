import type { ServerWebSocket } from 'bun'
import type { Config, Download, HealthItem, Movie } from '../api/types'
import { fakeConfig, fakeDownload, fakeFields, fakeFile, fakeHealth, fakeHistory, fakeTasks, pageOf } from './fake-answers'
import { at, fakeFilm, fakePoster, fakeReleases } from './fake-films'

export const FAKE_KEY = 'ak1_test'
export const FAKE_CODE = 'pc1_test'
const COOKIE = 'service_session_fake'

type Options = {
  films?: number
  /** A sub-path, without a slash at the end. */
  base?: string
  port?: number
  /** Serves the interface itself. */
  page?: (request: Request, path: string, base: string) => Response | undefined
}
type Fault = { path: string; status: number; code: string; message: string; retryAfter?: number }
type Route = (request: Request, url: URL, match: readonly string[]) => unknown

export type FakeService = ReturnType<typeof startFakeService>

/** The service as far as the interface sees it: true shapes, invented data, faults on demand. Nothing of it is ever shipped. */
export const startFakeService = ({ films = 240, base = '', port = 0, page }: Options = {}) => {
  const world = {
    movies: Array.from({ length: films }, (_, n) => fakeFilm(n + 1)),
    config: fakeConfig() as Config,
    health: fakeHealth() as HealthItem[],
    downloads: [] as Download[],
    faults: [] as Fault[],
    version: '0.1.0',
    setup: true,
    seq: 100,
  }
  world.downloads = world.movies.slice(0, 8).map((movie, n) => fakeDownload(movie, n))
  const sockets = new Set<ServerWebSocket<unknown>>()
  const emit = (event: Record<string, unknown>) => {
    for (const socket of sockets) socket.send(JSON.stringify({ ...event, seq: ++world.seq, at: new Date().toISOString() }))
  }
  const routes = routesOf(world, emit)
  const answer = async (request: Request, url: URL, path: string): Promise<Response> => {
    if (path === '/api/v1/status')
      return Response.json({
        version: world.version,
        uptime_seconds: 4000,
        started_at: at(-66),
        status: world.setup ? 'ok' : 'setup_required',
        setup_complete: world.setup,
      })
    const entered = enter(request, path, base)
    if (entered) return entered
    const fault = world.faults.find((one) => path.startsWith(one.path))
    if (fault) return problem(fault.status, fault.code, fault.message, fault.retryAfter)
    if (path.startsWith('/api/v1/images/'))
      return new Response(fakePoster(Number(/\d+/.exec(path)?.[0] ?? 1)), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' },
      })
    for (const [pattern, route] of routes) {
      const [method, template = ''] = pattern.split(' ')
      const match = method === request.method && new RegExp(`^/api/v1${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)
      if (!match) continue
      const body = await route(request, url, match.slice(1))
      if (body instanceof Response) return body
      return body === undefined ? new Response(null, { status: 204 }) : Response.json(body)
    }
    return problem(404, 'not_found', `nothing at ${path}`)
  }
  const server = Bun.serve({
    port,
    hostname: '127.0.0.1',
    fetch: async (request, bun) => {
      const url = new URL(request.url)
      const path =
        base && (url.pathname === base || url.pathname.startsWith(`${base}/`)) ? url.pathname.slice(base.length) || '/' : url.pathname
      if (path === '/api/v1/ws') return bun.upgrade(request) ? undefined : problem(400, 'bad_request', 'not a socket')
      if (!path.startsWith('/api')) return page?.(request, path, base) ?? problem(404, 'not_found', 'no such file')
      return answer(request, url, path)
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

const problem = (status: number, code: string, message: string, retryAfter?: number) =>
  Response.json(
    { error: { code, message } },
    { status, headers: { 'x-trace-id': '5f0c2a7be1', ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) } },
  )

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

type World = { movies: Movie[]; config: Config; health: HealthItem[]; downloads: Download[] }
type Emit = (event: Record<string, unknown>) => void

const byNumber = (text: string | undefined) => Number(text)

const routesOf = (world: World, emit: Emit): [string, Route][] => {
  const film = (id: string | undefined) => world.movies.find((movie) => movie.id === byNumber(id))
  const shown = (movie: Movie) => ({
    ...movie,
    files: movie.file_ids.length > 0 ? [fakeFile(movie)] : [],
    downloads: world.downloads.filter((download) => download.movie_id === movie.id),
    root_folder: { id: 1, path: '/srv/films' },
  })
  const found = (movie: Movie) => ({
    metadata_id: movie.metadata_id,
    title: movie.title,
    original_title: movie.title,
    year: movie.year,
    overview: movie.overview,
    poster_url: movie.poster_url,
    rating: movie.rating,
    movie_id: world.movies.some(({ id }) => id === movie.id) ? movie.id : null,
    excluded: false,
  })
  const missing = (id: string | undefined) => problem(404, 'not_found', `movie ${String(id)} not found`)
  const others = Array.from({ length: 18 }, (_, n) => fakeFilm(20_001 + n))
  return [
    ['GET /movies', (_, url) => pageOf(listed(world.movies, url), url)],
    ['GET /movies/facets', (_, url) => facetsOf(listed(world.movies, url))],
    ['GET /movies/{id}', (_, __, [id]) => (film(id) ? shown(film(id)!) : missing(id))],
    [
      'PATCH /movies/{id}',
      async (request, _, [id]) => {
        Object.assign(film(id)!, await request.json())
        emit({ type: 'movie_updated', movie_id: byNumber(id), title: film(id)!.title, fields: [] })
        return film(id)
      },
    ],
    [
      'DELETE /movies/{id}',
      (_, __, [id]) => {
        const gone = film(id)
        world.movies = world.movies.filter((movie) => movie !== gone)
        emit({ type: 'movie_removed', movie_id: byNumber(id), title: gone?.title ?? '', metadata_id: 1, files_removed: 0 })
        return undefined
      },
    ],
    [
      'POST /movies',
      async (request) => {
        const { metadata_id } = (await request.json()) as { metadata_id: number }
        const movie: Movie = {
          ...fakeFilm(metadata_id - 1000),
          status: 'wanted',
          file_ids: [],
          download_ids: [],
          added_at: new Date().toISOString(),
        }
        world.movies.push(movie)
        emit({ type: 'movie_added', movie_id: movie.id, title: movie.title, metadata_id, year: movie.year })
        return Response.json(movie, { status: 201 })
      },
    ],
    [
      'POST /movies/{id}/search',
      (_, __, [id]) => {
        const about = { movie_id: byNumber(id), title: film(id)?.title ?? '' }
        emit({ type: 'search_started', ...about, by: 'user' })
        setTimeout(
          () => emit({ type: 'search_completed', ...about, found: 6, accepted: 3, indexers_failed: 1, next_search_at: null }),
          1500,
        )
        return Response.json(film(id), { status: 202 })
      },
    ],
    ['POST /movies/{id}/refresh', (_, __, [id]) => film(id)],
    [
      'GET /movies/{id}/releases',
      (_, url, [id]) =>
        pageOf(film(id) ? fakeReleases(film(id)!).map((release) => ({ ...release, indexer: { id: 1, name: 'Alpha' } })) : [], url),
    ],
    ['GET /movies/{id}/history', (_, url) => pageOf(fakeHistory(world.movies), url)],
    ['POST /releases/{id}/grab', () => Response.json(world.downloads[0], { status: 201 })],
    ['GET /downloads', (_, url) => pageOf(world.downloads, url)],
    [
      'POST /downloads/{id}/{deed}',
      (_, __, [id, deed]) => {
        const download = world.downloads.find((one) => one.id === byNumber(id))
        if (!download) return problem(404, 'not_found', `download ${String(id)} not found`)
        download.state = deed === 'pause' ? 'paused' : 'downloading'
        download.download_speed = deed === 'pause' ? 0 : 4_000_000
        emit({
          type: deed === 'pause' ? 'download_paused' : 'download_resumed',
          download_id: download.id,
          movie_id: download.movie_id,
          title: download.title,
        })
        return download
      },
    ],
    [
      'DELETE /downloads/{id}',
      (_, __, [id]) => {
        world.downloads = world.downloads.filter((one) => one.id !== byNumber(id))
        emit({ type: 'download_removed', download_id: byNumber(id), movie_id: null, title: '', data_deleted: true })
        return undefined
      },
    ],
    ['GET /history', (_, url) => pageOf(fakeHistory(world.movies), url)],
    ['GET /health', (_, url) => pageOf(world.health, url)],
    [
      'POST /health/check',
      () => {
        world.health = world.health.slice(0, -1)
        return { results: world.health, next_cursor: null, has_more: false }
      },
    ],
    [
      'GET /metadata/search',
      (_, url) => {
        const q = (url.searchParams.get('q') ?? '').toLowerCase()
        return pageOf(
          [...world.movies, ...others]
            .filter(({ title }) => title.toLowerCase().includes(q))
            .slice(0, 30)
            .map(found),
          url,
        )
      },
    ],
    ['GET /metadata/discover', (_, url) => pageOf([...others, ...world.movies.slice(0, 5)].map(found), url)],
    ['GET /config', () => world.config],
    ['GET /config/fields', (_, url) => pageOf(fakeFields, url)],
    [
      'PUT /config',
      async (request) => {
        const change = (await request.json()) as Config
        if (typeof change.listen_port === 'number' && change.listen_port > 65_535)
          return problem(422, 'validation_error', 'listen_port: must be at most 65535')
        Object.assign(world.config, change)
        emit({ type: 'config_changed', fields: Object.keys(change) })
        return world.config
      },
    ],
    ['POST /config/test/{what}', () => ({ ok: true, message: 'It answers and accepts the key' })],
    [
      'GET /wanted/missing',
      (_, url) =>
        pageOf(
          world.movies.filter(({ status }) => status === 'wanted'),
          url,
        ),
    ],
    [
      'GET /wanted/cutoff',
      (_, url) =>
        pageOf(
          world.movies.filter(({ status }) => status === 'upgradable'),
          url,
        ),
    ],
    ['GET /calendar', (_, url) => pageOf(calendarOf(world.movies, url), url)],
    ['POST /auth/sign', () => ({ url: '/api/v1/calendar.ics?signature=x', expires_at: at(100) })],
    [
      'GET /quality-profiles',
      (_, url) =>
        pageOf(
          [
            { id: 1, name: 'HD' },
            { id: 2, name: 'Ultra HD' },
          ],
          url,
        ),
    ],
    ['GET /root-folders', (_, url) => pageOf([{ id: 1, path: '/srv/films' }], url)],
    ['GET /tasks', (_, url) => pageOf(fakeTasks(), url)],
    [
      'POST /tasks/{name}/run',
      (_, __, [name]) => Response.json({ run: { id: 1, task: name, started_at: at(0), already_running: false } }, { status: 202 }),
    ],
  ]
}

const listed = (movies: readonly Movie[], url: URL): Movie[] => {
  const asked = (name: string) => url.searchParams.get(name)
  const within = (name: string) => asked(name)?.split(',')
  const sort = (asked('sort') ?? 'title') as keyof Movie
  const turn = asked('order') === 'desc' ? -1 : 1
  return movies
    .filter((movie) => !asked('q') || movie.title.toLowerCase().includes(asked('q')!.toLowerCase()))
    .filter((movie) => within('status')?.includes(movie.status) ?? true)
    .filter((movie) => within('genre')?.some((genre) => movie.genres.includes(genre)) ?? true)
    .sort(
      (a, b) =>
        turn *
        (sort === 'title'
          ? a.sort_title.localeCompare(b.sort_title)
          : String(a[sort]).localeCompare(String(b[sort]), 'en', { numeric: true })),
    )
}

const facetsOf = (movies: readonly Movie[]) => {
  const tally = (words: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))
  return {
    total: movies.length,
    counts: {
      status: tally(movies.map(({ status }) => status)),
      genre: tally(movies.flatMap(({ genres }) => genres)),
      quality: { 'Bluray-1080p': 100 },
    },
    buckets: [...Map.groupBy(movies, ({ title }) => title[0]!)].map(([key, all]) => ({
      key,
      count: all.length,
      cursor: `at-${String(movies.indexOf(all[0]!))}`,
    })),
    anchors: Array.from({ length: Math.ceil(movies.length / 100) }, (_, n) => (n === 0 ? null : `at-${String(n * 100)}`)),
  }
}

const calendarOf = (movies: readonly Movie[], url: URL) => {
  const from = new Date(url.searchParams.get('from') ?? at(0)).getTime()
  return movies.slice(20, 34).map((movie, n) => ({
    ...movie,
    movie_id: movie.id,
    date: new Date(from + (n * 53 + 30) * 3_600_000).toISOString(),
    kind: (['cinema', 'digital', 'physical'] as const)[n % 3]!,
  }))
}
