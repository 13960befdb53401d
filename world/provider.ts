import { type Catalog, createCatalog, type MovieSketch } from './catalog'
import { type Fault, faultOn, faultyAnswer } from './faults'
import { collections, genres, isAhead, movies as ownMovies, peopleOf, studioOf, type WorldMovie } from './movies'
import { pictureAt } from './pictures'
import { detailsOf, type Part, partsOf, streamingServices, studioOfMovie, summaryOf, wireService } from './provider-movie'
import { peopleNamed, personPage } from './provider-person'
import { normalized, rankOf } from './titles'

export type ProviderOptions = {
  /** Without one, any key is accepted. */
  api_key?: string
  token?: string
  movies?: readonly (WorldMovie | MovieSketch)[]
  faults?: Fault[]
}

/** The metadata provider's public v3 API for the movies of the demo world, or for the given ones. */
export const startProvider = ({ api_key, token, movies = ownMovies, faults = [] }: ProviderOptions) => {
  const known = [...movies]
  const catalog = createCatalog(known)
  /** Public lists of users: movie ids. */
  const lists = new Map<number, readonly number[]>()
  const mayEnter = (request: Request, url: URL) =>
    api_key === undefined || url.searchParams.get('api_key') === api_key || request.headers.get('authorization') === `Bearer ${token}`
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: (request) => {
      const url = new URL(request.url)
      const fault = faultOn(faults, url)
      if (fault) return faultyAnswer(fault)
      if (url.pathname.startsWith('/t/p/')) return image(url.pathname)
      if (!mayEnter(request, url)) return refusal(401, 7, 'Invalid API key: You must be granted a valid key.')
      const list = /^\/3\/list\/(\d+)$/.exec(url.pathname)?.[1]
      return list === undefined ? answer(catalog, url) : listPage(catalog, url, lists.get(Number(list)))
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, movies: known, lists, faults, stop: () => server.stop(true) }
}

/** A list of movies and series, paginated like all lists. */
const listPage = (catalog: Catalog, url: URL, ids: readonly number[] | undefined): Response => {
  if (!ids) return unknown()
  const page = Number(url.searchParams.get('page') ?? 1)
  const movies = ids.flatMap((id) => catalog.byId(id) ?? []).map((movie) => ({ ...summaryOf(movie), media_type: 'movie' }))
  const all = [...movies, { id: 1399, name: 'A series', media_type: 'tv' }]
  return Response.json({
    items: all.slice((page - 1) * perPage, page * perPage),
    item_count: all.length,
    total_pages: Math.ceil(all.length / perPage),
  })
}

const refusal = (status: number, status_code: number, status_message: string) =>
  Response.json({ success: false, status_code, status_message }, { status })

const unknown = () => refusal(404, 34, 'The resource you requested could not be found.')

const image = async (pathname: string) => {
  const [, , , size = '', file = ''] = pathname.split('/')
  const picture = await pictureAt(size, file)
  return picture
    ? new Response(picture, { headers: { 'content-type': picture.type || 'image/jpeg', 'cache-control': 'public, max-age=31536000' } })
    : new Response('not found', { status: 404 })
}

type Route = readonly [pattern: RegExp, answer: (catalog: Catalog, url: URL, found: RegExpMatchArray) => Response]

const answer = (catalog: Catalog, url: URL): Response => {
  for (const [pattern, respond] of routes) {
    const found = url.pathname.match(pattern)
    if (found) return respond(catalog, url, found)
  }
  return unknown()
}

const routes: readonly Route[] = [
  [/^\/3\/configuration$/, (_, url) => Response.json(configuration(url))],
  [/^\/3\/authentication$/, () => Response.json({ success: true, status_code: 1, status_message: 'Success.' })],
  [/^\/3\/genre\/movie\/list$/, () => Response.json({ genres: Object.entries(genres).map(([name, id]) => ({ id, name })) })],
  [/^\/3\/watch\/providers\/movie$/, () => Response.json({ results: streamingServices.map(wireService) })],
  [/^\/3\/search\/movie$/, (catalog, url) => pageOf(url, catalog.search(url.searchParams))],
  [/^\/3\/search\/person$/, (catalog, url) => pageWith(url, peopleNamed(catalog.all(), url.searchParams.get('query') ?? ''))],
  [/^\/3\/search\/collection$/, (catalog, url) => pageWith(url, collectionsNamed(catalog, url.searchParams.get('query') ?? ''))],
  [/^\/3\/search\/company$/, (catalog, url) => pageWith(url, studiosNamed(catalog, url.searchParams.get('query') ?? ''))],
  [
    /^\/3\/movie\/(popular|top_rated|now_playing|upcoming)$/,
    (catalog, url, [, list]) => pageOf(url, lists[list as keyof typeof lists](catalog.all())),
  ],
  [/^\/3\/trending\/movie\/(?:day|week)$/, (catalog, url) => pageOf(url, lists.trending(catalog.all()))],
  [/^\/3\/discover\/movie$/, (catalog, url) => pageOf(url, discover(catalog.all(), url.searchParams))],
  [
    /^\/3\/find\/(tt\d+)$/,
    (catalog, _, [, imdb]) =>
      Response.json({
        movie_results: catalog
          .all()
          .filter(({ imdb_id }) => imdb_id === imdb)
          .map(summaryOf),
      }),
  ],
  [/^\/3\/collection\/(\d+)$/, (catalog, _, [, id]) => collection(catalog, Number(id))],
  [/^\/3\/person\/(\d+)$/, (catalog, _, [, id]) => jsonOr404(personPage(catalog.all(), Number(id)))],
  [/^\/3\/company\/(\d+)$/, (catalog, _, [, id]) => jsonOr404(studiosOf(catalog).find((studio) => studio.id === Number(id)))],
  [/^\/3\/movie\/(\d+)$/, (catalog, url, [, id]) => movie(catalog, Number(id), url.searchParams.get('append_to_response') ?? '')],
  [/^\/3\/movie\/(\d+)\/([\w/]+)$/, (catalog, _, [, id, name]) => part(catalog, Number(id), name ?? '')],
]

const jsonOr404 = (body: object | undefined): Response => (body ? Response.json(body) : unknown())

const configuration = (url: URL) => ({
  images: {
    base_url: `${url.origin}/t/p/`,
    secure_base_url: `${url.origin}/t/p/`,
    backdrop_sizes: ['w300', 'w780', 'w1280', 'original'],
    logo_sizes: ['w92', 'w185', 'w500', 'original'],
    poster_sizes: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
    profile_sizes: ['w185', 'h632', 'original'],
    still_sizes: ['original'],
  },
  change_keys: ['images', 'overview', 'release_dates', 'runtime', 'title'],
})

const perPage = 20

const pageOf = (url: URL, found: readonly WorldMovie[]): Response => pageWith(url, found.map(summaryOf))

const pageWith = (url: URL, found: readonly object[]): Response => {
  const page = Number(url.searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > 500)
    return refusal(400, 22, 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.')
  return Response.json({
    page,
    results: found.slice((page - 1) * perPage, page * perPage),
    total_pages: Math.ceil(found.length / perPage),
    total_results: found.length,
  })
}

const sortKeys: Record<string, (movie: WorldMovie) => number | string> = {
  popularity: (movie) => summaryOf(movie).popularity,
  vote_average: (movie) => summaryOf(movie).vote_average,
  primary_release_date: (movie) => movie.release_date,
  title: (movie) => movie.title,
}

const sorted = (found: readonly WorldMovie[], by: string): WorldMovie[] => {
  const [key = '', order] = by.split('.')
  const keyOf = sortKeys[key] ?? sortKeys.popularity!
  const direction = order === 'asc' ? 1 : -1
  return found.toSorted((a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)]
    return (x < y ? -1 : x > y ? 1 : a.id - b.id) * direction
  })
}

const RUN_MS = 60 * 86_400_000
/** Old movies are not in theaters. */
const isPlaying = (movie: WorldMovie): boolean => !isAhead(movie) && Date.now() - Date.parse(movie.release_date) < RUN_MS

/** Lists of a start page differ, like real ones. */
const lists = {
  popular: (movies: readonly WorldMovie[]) => sorted(movies, 'popularity.desc'),
  top_rated: (movies: readonly WorldMovie[]) => sorted(movies, 'vote_average.desc'),
  now_playing: (movies: readonly WorldMovie[]) => sorted(movies.filter(isPlaying), 'primary_release_date.desc'),
  upcoming: (movies: readonly WorldMovie[]) => movies.filter(isAhead),
  trending: (movies: readonly WorldMovie[]) =>
    movies.filter((movie) => !isAhead(movie)).toSorted((a, b) => trendOf(a) - trendOf(b) || a.id - b.id),
}

const trendOf = ({ id }: WorldMovie): number => (id * 7919) % 101

const discover = (movies: readonly WorldMovie[], query: URLSearchParams): WorldMovie[] => {
  const wanted = (query.get('with_genres') ?? '').split(/[,|]/).filter(Boolean).map(Number)
  const anyGenre = (query.get('with_genres') ?? '').includes('|')
  const year = query.get('primary_release_year') ?? query.get('year')
  const after = query.get('primary_release_date.gte') ?? ''
  const before = query.get('primary_release_date.lte') ?? '9999'
  const language = query.get('with_original_language')
  const person = query.get('with_people')
  const studio = query.get('with_companies')
  const services = (query.get('with_watch_providers') ?? '').split('|').filter(Boolean).map(Number)
  const [shortest, longest] = [Number(query.get('with_runtime.gte') ?? 0), Number(query.get('with_runtime.lte') ?? 100_000)]
  const [lowest, highest] = [Number(query.get('vote_average.gte') ?? 0), Number(query.get('vote_average.lte') ?? 10)]
  const fits = (movie: WorldMovie) => {
    const own = movie.genres.map((name) => genres[name] as number)
    const genreFits = wanted.length === 0 || (anyGenre ? wanted.some((id) => own.includes(id)) : wanted.every((id) => own.includes(id)))
    const dateFits = movie.release_date >= after && movie.release_date <= before && (!year || movie.release_date.startsWith(year))
    const { vote_average } = summaryOf(movie)
    const numbersFit = movie.runtime >= shortest && movie.runtime <= longest && vote_average >= lowest && vote_average <= highest
    const personFits = !person || peopleOf(movie).some(({ id }) => id === Number(person))
    const studioFits = !studio || studioOf(movie.studio).id === Number(studio)
    const streamed = streamingServices.filter(({ provider_id }) => services.includes(provider_id))
    const serviceFits = services.length === 0 || (!isAhead(movie) && streamed.some(({ has }) => has(movie)))
    const languageFits = !language || movie.original_language === language
    return genreFits && dateFits && numbersFit && personFits && studioFits && serviceFits && languageFits
  }
  return sorted(movies.filter(fits), query.get('sort_by') ?? 'popularity.desc')
}

const collectionsNamed = (catalog: Catalog, query: string) =>
  Object.entries(collections).flatMap(([key, { id, name, overview }]) => {
    const first = catalog.all().find((movie) => movie.collection === key)
    if (!first || rankOf(normalized(name), normalized(query)) === Number.POSITIVE_INFINITY) return []
    const { poster_path, backdrop_path } = summaryOf(first)
    return [{ id, name, overview, poster_path, backdrop_path }]
  })

const studiosOf = (catalog: Catalog) => [...new Map(catalog.all().map((movie) => [movie.studio, studioOfMovie(movie)])).values()]

const studiosNamed = (catalog: Catalog, query: string) =>
  studiosOf(catalog).filter(({ name }) => rankOf(normalized(name), normalized(query)) < Number.POSITIVE_INFINITY)

const collection = (catalog: Catalog, id: number): Response => {
  const found = Object.entries(collections).find(([, each]) => each.id === id)
  const members = catalog.all().filter((movie) => movie.collection === found?.[0])
  if (!found || !members[0]) return unknown()
  const { poster_path, backdrop_path } = summaryOf(members[0])
  return Response.json({ ...found[1], poster_path, backdrop_path, parts: members.map(summaryOf) })
}

const movie = (catalog: Catalog, id: number, appended: string): Response => {
  const movie = catalog.byId(id)
  if (!movie) return unknown()
  const parts = partsOf(catalog.all())
  const wanted = appended.split(',').filter((name): name is Part => Object.hasOwn(parts, name))
  return Response.json({ ...detailsOf(movie), ...Object.fromEntries(wanted.map((name) => [name, parts[name](movie)])) })
}

const part = (catalog: Catalog, id: number, name: string): Response => {
  const movie = catalog.byId(id)
  const parts = partsOf(catalog.all())
  return movie && Object.hasOwn(parts, name) ? Response.json({ id, ...parts[name as Part](movie) }) : unknown()
}
