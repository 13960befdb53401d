import type { Config, Download, HealthItem, Movie, Session, TorrentSession } from '../api/types'
import { fakeFields, fakeFile, fakeHistory, fakeTasks, pageOf, problem } from './fake-answers'
import { fakeFolder, fakeIndexers, fakeIndexerTypes } from './fake-indexers'
import { at, fakeMovie, fakeReleases } from './fake-movies'
import { upkeepRoutes } from './fake-upkeep'

export type World = {
  movies: Movie[]
  config: Config
  health: HealthItem[]
  downloads: Download[]
  sessions: Session[]
  version: string
  setup: boolean
}
export type Emit = (event: Record<string, unknown>) => void
export type Route = (asked: { request: Request; url: URL; match: readonly string[] }) => unknown
type Routes = Record<string, Route>
type Fake = { world: World; emit: Emit }

const others = Array.from({ length: 18 }, (_, n) => fakeMovie(20_001 + n))

export const fakeRoutes = (fake: Fake): [string, Route][] =>
  Object.entries({
    ...movieRoutes(fake),
    ...fetchRoutes(fake),
    ...metadataRoutes(fake),
    ...serviceRoutes(fake),
    ...sessionRoutes(fake),
    ...upkeepRoutes,
  })

const movieOf = (world: World, id: string | undefined) => world.movies.find((movie) => movie.id === Number(id))
const missing = (id: string | undefined) => problem(404, 'not_found', `movie ${String(id)} not found`)

const shown = (world: World, movie: Movie) => ({
  ...movie,
  files: movie.file_ids.length > 0 ? [fakeFile(movie)] : [],
  downloads: world.downloads.filter((download) => download.movie_id === movie.id),
  root_folder: { id: 1, path: '/srv/movies' },
})

const movieRoutes = ({ world, emit }: Fake): Routes => ({
  'GET /movies': ({ url }) => pageOf(listed(world.movies, url), url),
  'GET /movies/facets': ({ url }) => facetsOf(listed(world.movies, url)),
  'POST /movies': async ({ request }) => {
    const { metadata_id } = (await request.json()) as { metadata_id: number }
    const movie: Movie = {
      ...fakeMovie(metadata_id - 1000),
      status: 'wanted',
      file_ids: [],
      download_ids: [],
      added_at: new Date().toISOString(),
    }
    world.movies.push(movie)
    emit({ type: 'movie_added', movie_id: movie.id, title: movie.title, metadata_id, year: movie.year })
    return Response.json(movie, { status: 201 })
  },
  'GET /movies/{id}': ({ match: [id] }) => {
    const movie = movieOf(world, id)
    return movie ? shown(world, movie) : missing(id)
  },
  'PATCH /movies/{id}': async ({ request, match: [id] }) => {
    const movie = movieOf(world, id)
    if (!movie) return missing(id)
    Object.assign(movie, await request.json())
    emit({ type: 'movie_updated', movie_id: movie.id, title: movie.title, fields: [] })
    return movie
  },
  'DELETE /movies/{id}': ({ match: [id] }) => {
    const gone = movieOf(world, id)
    world.movies = world.movies.filter((movie) => movie !== gone)
    emit({ type: 'movie_removed', movie_id: Number(id), title: gone?.title ?? '', metadata_id: 1, files_removed: 0 })
    return undefined
  },
  'POST /movies/{id}/search': ({ match: [id] }) => {
    const movie = movieOf(world, id)
    const about = { movie_id: Number(id), title: movie?.title ?? '' }
    emit({ type: 'search_started', ...about, by: 'user' })
    setTimeout(() => emit({ type: 'search_completed', ...about, found: 6, accepted: 3, indexers_failed: 1, next_search_at: null }), 1500)
    return Response.json(movie, { status: 202 })
  },
  'POST /movies/{id}/refresh': ({ match: [id] }) => movieOf(world, id),
  'GET /movies/{id}/releases': ({ url, match: [id] }) => {
    const movie = movieOf(world, id)
    return movie
      ? pageOf(
          fakeReleases(movie).map((release) => ({ ...release, indexer: { id: 1, name: 'Alpha' } })),
          url,
        )
      : missing(id)
  },
  'GET /movies/{id}/history': ({ url }) => pageOf(fakeHistory(world.movies), url),
})

const fetchRoutes = ({ world, emit }: Fake): Routes => ({
  'POST /releases/{id}/grab': () => Response.json(world.downloads[0], { status: 201 }),
  'GET /torrent-session': () => Response.json(torrentSession),
  'GET /downloads': ({ url }) => pageOf(world.downloads, url),
  'POST /downloads/{id}/{action}': ({ match: [id, action] }) => {
    const download = world.downloads.find((one) => one.id === Number(id))
    if (!download) return problem(404, 'not_found', `download ${String(id)} not found`)
    const paused = action === 'pause'
    Object.assign(download, { state: paused ? 'paused' : 'downloading', download_speed: paused ? 0 : 4_000_000 })
    emit({
      type: paused ? 'download_paused' : 'download_resumed',
      download_id: download.id,
      movie_id: download.movie_id,
      title: download.title,
    })
    return download
  },
  'DELETE /downloads/{id}': ({ match: [id] }) => {
    world.downloads = world.downloads.filter((one) => one.id !== Number(id))
    emit({ type: 'download_removed', download_id: Number(id), movie_id: null, title: '', data_deleted: true })
    return undefined
  },
  'GET /history': ({ url }) => pageOf(fakeHistory(world.movies), url),
  'GET /wanted/missing': ({ url }) => pageOf(wanted(world, 'wanted'), url),
  'GET /wanted/cutoff': ({ url }) => pageOf(wanted(world, 'upgradable'), url),
  'GET /calendar': ({ url }) => pageOf(calendarOf(world.movies, url), url),
})

const wanted = (world: World, status: Movie['status']) => world.movies.filter((movie) => movie.status === status)

const metadataRoutes = ({ world }: Fake): Routes => {
  const found = ({ id, metadata_id, title, year, overview, poster_url, rating }: Movie) => ({
    metadata_id,
    title,
    original_title: title,
    year,
    overview,
    poster_url,
    rating,
    movie_id: world.movies.find((movie) => movie.id === id)?.id ?? null,
    excluded: false,
  })
  return {
    'GET /metadata/search': ({ url }) => {
      const q = (url.searchParams.get('q') ?? '').toLowerCase()
      const movies = [...world.movies, ...others].filter(({ title }) => title.toLowerCase().includes(q))
      return pageOf(movies.slice(0, 30).map(found), url)
    },
    'GET /metadata/discover': ({ url }) => pageOf([...others, ...world.movies.slice(0, 5)].map(found), url),
  }
}

const serviceRoutes = ({ world, emit }: Fake): Routes => ({
  'GET /health': ({ url }) => pageOf(world.health, url),
  'POST /health/check': ({ url }) => {
    world.health = world.health.slice(0, -1)
    return pageOf(world.health, url)
  },
  'GET /config': () => world.config,
  'GET /config/fields': ({ url }) => pageOf(fakeFields, url),
  'PUT /config': async ({ request }) => {
    const change = (await request.json()) as Config
    if (Number(change.listen_port) > 65_535) return problem(422, 'validation_error', 'listen_port: must be at most 65535')
    Object.assign(world.config, change)
    emit({ type: 'config_changed', fields: Object.keys(change) })
    return world.config
  },
  'POST /config/test/{what}': () => ({ ok: true, message: 'It answers and accepts the key' }),
  'GET /quality-profiles': ({ url }) =>
    pageOf(
      [
        { id: 1, name: 'HD' },
        { id: 2, name: 'Ultra HD' },
      ],
      url,
    ),
  'GET /root-folders': ({ url }) => pageOf(world.setup ? [fakeFolder] : [], url),
  'GET /indexers': ({ url }) => pageOf(world.setup ? fakeIndexers() : [], url),
  'GET /indexers/types': ({ url }) => pageOf(fakeIndexerTypes, url),
  'POST /indexers/test': () => problem(503, 'service_unavailable', 'Indexer Alpha did not answer within 20 s'),
  'POST /indexers/{id}/test': () => ({ ok: true, message: 'It answers and accepts us', capabilities: null }),
  'GET /diagnostics/export': () =>
    new Response(new Uint8Array(2_400_000), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="service-diagnostics-20261120T183000Z.zip"',
      },
    }),
  'GET /tasks': ({ url }) => pageOf(fakeTasks(), url),
  'POST /tasks/{name}/run': ({ match: [task] }) =>
    Response.json({ run: { id: 1, task, started_at: at(0), already_running: false } }, { status: 202 }),
})

const sessionRoutes = ({ world, emit }: Fake): Routes => ({
  'GET /auth/sessions': ({ url }) => pageOf(world.sessions, url),
  'GET /auth/addresses': () => ({ urls: pairing().pairing.urls }),
  'POST /auth/sessions': () => Response.json(pairing(), { status: 201 }),
  'PATCH /auth/sessions/{id}': async ({ request, match: [id] }) =>
    Object.assign(world.sessions.find((session) => session.id === id) ?? {}, await request.json()),
  'DELETE /auth/sessions/{id}': ({ match: [id] }) => {
    world.sessions = world.sessions.filter((session) => session.id !== id)
    emit({ type: 'session_revoked', session_id: id, kind: 'qr', label: '' })
    return undefined
  },
  'DELETE /auth/sessions': () => {
    world.sessions = world.sessions.filter((session) => session.current)
    return undefined
  },
  'POST /auth/sign': () => ({ url: '/api/v1/calendar.ics?signature=x', expires_at: at(100) }),
})

const pairing = () => ({
  pairing: {
    id: 's9',
    code: 'pc1_test',
    typed_code: 'K7QM-X4RB',
    urls: ['http://192.0.2.7:8080', 'http://marquee.local:8080'],
    qr_svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25"><rect width="25" height="25" fill="#fff"/><path d="M2 2h7v7h-7zM16 2h7v7h-7zM2 16h7v7h-7zM12 5h1v3h-1zM11 11h3v3h-3zM16 12h2v5h-2zM20 19h3v3h-3z" fill="#000"/></svg>`,
    expires_at: new Date(Date.now() + 120_000).toISOString(),
  },
})

const listed = (movies: readonly Movie[], url: URL): Movie[] => {
  const asked = (name: string) => url.searchParams.get(name)
  const within = (name: string) => asked(name)?.split(',')
  const sort = (asked('sort') ?? 'title') as keyof Movie
  const turn = asked('order') === 'desc' ? -1 : 1
  const key = (movie: Movie) => String(movie[sort === 'title' ? 'sort_title' : sort])
  return movies
    .filter((movie) => movie.title.toLowerCase().includes((asked('q') ?? '').toLowerCase()))
    .filter((movie) => within('status')?.includes(movie.status) ?? true)
    .filter((movie) => within('genre')?.some((genre) => movie.genres.includes(genre)) ?? true)
    .sort((a, b) => turn * key(a).localeCompare(key(b), 'en', { numeric: true }))
}

const facetsOf = (movies: readonly Movie[]) => {
  const tally = (words: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))
  const letters = [...Map.groupBy(movies, ({ title }) => title[0]!)]
  return {
    total: movies.length,
    counts: {
      status: tally(movies.map(({ status }) => status)),
      genre: tally(movies.flatMap(({ genres }) => genres)),
      quality: { 'Bluray-1080p': 100 },
    },
    buckets: letters.map(([key, all]) => ({ key, count: all.length, cursor: `at-${String(movies.indexOf(all[0]!))}` })),
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

const torrentSession: TorrentSession = {
  up: true,
  port: 23_456,
  port_taken: false,
  reachable: 'yes',
  port_mapping: 'mapped',
  port_mapped_by: 'upnp',
  dht_enabled: true,
  pex_enabled: true,
  torrents: 1,
  private_torrents: 1,
  download_speed: 0,
  upload_speed: 0,
  peers: 0,
  download_speed_limit: 0,
  upload_speed_limit: 0,
}
