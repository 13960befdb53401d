import { nextId } from './tracking-ids'

type Play = { id: string; tmdb: number | null; watched_at: string; action: 'watch' | 'scrobble' | 'checkin' }
/** The data of one account. */
export type TrackingData = {
  username: string
  history: Play[]
  ratings: Map<number, { rating: number; rated_at: string }>
  watchlist: { tmdb: number; listed_at: string }[]
  lists: Map<string, number[]>
  /** Movies that the tracker does not know. */
  unknown: Set<number>
  scrobbles: { action: string; tmdb: number; progress: number }[]
  activities: { watched_at: string; rated_at: string; watchlisted_at: string }
  tick: () => string
}
type Asked = { readonly request: Request; readonly url: URL; readonly pageLimit: number }
type Sent = { readonly movies?: readonly { ids: { tmdb: number }; watched_at?: string; rating?: number; rated_at?: string }[] }
type Scrobbled = { readonly movie: { ids: { tmdb: number } }; readonly progress: number }

export const answerFrom = async (data: TrackingData, asked: Asked): Promise<Response> => {
  const { method } = asked.request
  for (const [how, pattern, respond] of routes) {
    const found = method === how && asked.url.pathname.match(pattern)
    if (found) return await respond(data, asked, found[1] ?? '')
  }
  return new Response(null, { status: 404 })
}

type Respond = (data: TrackingData, asked: Asked, part: string) => Response | Promise<Response>
const routes: readonly (readonly [method: string, path: RegExp, respond: Respond])[] = [
  ['GET', /^\/users\/settings$/, (data) => json(settings(data))],
  ['GET', /^\/sync\/last_activities$/, (data) => json(activities(data))],
  ['GET', /^\/sync\/watched\/movies$/, (data, asked) => page(asked, watched(data))],
  ['GET', /^\/sync\/history\/movies$/, (data, asked) => page(asked, history(data, asked.url), 10)],
  ['POST', /^\/sync\/history$/, addPlays],
  ['GET', /^\/sync\/ratings\/movies$/, (data, asked) => page(asked, ratings(data))],
  ['POST', /^\/sync\/ratings$/, addRatings],
  ['GET', /^\/sync\/watchlist\/movies\/added\/asc$/, (data, asked) => page(asked, watchlist(data))],
  ['GET', /^\/lists\/([\w-]+)\/items\/movie$/, (data, asked, id) => list(data, asked, id)],
  ['POST', /^\/scrobble\/(start|pause|stop)$/, scrobble],
]

/** Ids exceed a double's precision, so they are passed as digits and written as numbers. */
const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body).replace(/"#(\d+)"/g, '$1'), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })

const movie = (tmdb: number | null) => ({
  title: `Movie ${tmdb ?? 'without an id'}`,
  year: 1999,
  ids: { trakt: (tmdb ?? 0) + 1_000_000, slug: `movie-${tmdb}`, imdb: null, tmdb },
})

const settings = ({ username }: TrackingData) => ({
  user: { username, private: false, vip: false, ids: { slug: username } },
  account: { timezone: 'Europe/Berlin' },
  limits: { watchlist: { item_count: 100 } },
})

const activities = ({ activities: { watched_at, rated_at, watchlisted_at } }: TrackingData) => ({
  all: [watched_at, rated_at, watchlisted_at].toSorted().at(-1),
  movies: { watched_at, rated_at, watchlisted_at, collected_at: watched_at, paused_at: watched_at, hidden_at: watched_at },
  watchlist: { updated_at: watchlisted_at },
})

const watched = ({ history }: TrackingData) =>
  [...Map.groupBy(history, ({ tmdb }) => tmdb)].map(([tmdb, plays]) => {
    const last_watched_at = plays
      .map(({ watched_at }) => watched_at)
      .toSorted()
      .at(-1)
    return { plays: plays.length, last_watched_at, last_updated_at: last_watched_at, movie: movie(tmdb) }
  })

/** Newest first. */
const history = (data: TrackingData, { searchParams }: URL) => {
  const [from, to] = [searchParams.get('start_at') ?? '', searchParams.get('end_at') ?? '9999']
  return data.history
    .filter(({ watched_at }) => watched_at >= from && watched_at <= to)
    .toSorted((a, b) => (a.watched_at < b.watched_at ? 1 : -1))
    .map(({ id, watched_at, action, tmdb }) => ({ id: `#${id}`, watched_at, action, type: 'movie', movie: movie(tmdb) }))
}

const ratings = (data: TrackingData) =>
  [...data.ratings].map(([tmdb, { rating, rated_at }]) => ({ rated_at, rating, type: 'movie', movie: movie(tmdb) }))

const watchlist = (data: TrackingData) =>
  data.watchlist.map(({ tmdb, listed_at }, i) => ({ rank: i + 1, id: i + 1, listed_at, notes: null, type: 'movie', movie: movie(tmdb) }))

const list = (data: TrackingData, asked: Asked, id: string): Response => {
  const found = data.lists.get(id)
  if (!found) return new Response(null, { status: 404 })
  const rows = found.map((tmdb, i) => ({
    rank: i + 1,
    id: i + 1,
    listed_at: data.activities.watchlisted_at,
    type: 'movie',
    movie: movie(tmdb),
  }))
  return page(asked, rows, 10)
}

/** Without `usual`, a list requested without a limit is not paginated. */
const page = ({ url, pageLimit }: Asked, rows: readonly unknown[], usual = rows.length): Response => {
  const asked = Number(url.searchParams.get('limit') ?? usual)
  const limit = Math.max(1, Math.min(asked, pageLimit))
  const number = Math.max(1, Number(url.searchParams.get('page') ?? 1))
  const headers = {
    'x-pagination-page': String(number),
    'x-pagination-limit': String(limit),
    'x-pagination-page-count': String(Math.ceil(rows.length / limit)),
    'x-pagination-item-count': String(rows.length),
  }
  return json(rows.slice((number - 1) * limit, number * limit), { headers })
}

async function addPlays(data: TrackingData, { request }: Asked): Promise<Response> {
  const { movies = [] } = (await request.json()) as Sent
  const known = movies.filter(({ ids }) => !data.unknown.has(ids.tmdb))
  for (const { ids, watched_at = '' } of known) data.history.push({ id: nextId(data), tmdb: ids.tmdb, watched_at, action: 'watch' })
  if (known.length > 0) data.activities.watched_at = data.tick()
  return json({ added: { movies: known.length, episodes: 0 }, not_found: notFound(data, movies) }, { status: 201 })
}

async function addRatings(data: TrackingData, { request }: Asked): Promise<Response> {
  const { movies = [] } = (await request.json()) as Sent
  const known = movies.filter(({ ids }) => !data.unknown.has(ids.tmdb))
  for (const { ids, rating = 0, rated_at } of known) data.ratings.set(ids.tmdb, { rating, rated_at: rated_at ?? data.tick() })
  if (known.length > 0) data.activities.rated_at = data.tick()
  return json({ added: { movies: known.length }, not_found: notFound(data, movies) }, { status: 201 })
}

const notFound = (data: TrackingData, movies: NonNullable<Sent['movies']>) => ({
  movies: movies.filter(({ ids }) => data.unknown.has(ids.tmdb)).map(({ ids }) => ({ ids })),
  shows: [],
})

/** Stopping at 80 % or more counts as a play, below 1 % as nothing. */
async function scrobble(data: TrackingData, { request }: Asked, action: string): Promise<Response> {
  const sent = (await request.json()) as Scrobbled
  const { tmdb } = sent.movie.ids
  if (action !== 'start' && sent.progress < 1) return new Response(null, { status: 422 })
  const isPlay = action === 'stop' && sent.progress >= 80
  data.scrobbles.push({ action, tmdb, progress: sent.progress })
  const id = nextId(data)
  if (isPlay) {
    data.history.push({ id, tmdb, watched_at: data.tick(), action: 'scrobble' })
    data.activities.watched_at = data.tick()
  }
  return json({ id: `#${id}`, action: actionOf(action, isPlay), progress: sent.progress, movie: movie(tmdb) }, { status: 201 })
}

const actionOf = (action: string, isPlay: boolean): string => {
  if (isPlay) return 'scrobble'
  return action === 'stop' ? 'pause' : action
}
