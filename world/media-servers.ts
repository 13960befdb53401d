/** What one person did with a movie of a media server. */
export type Seen = {
  played?: boolean
  plays?: number
  at?: string
  seconds?: number
  favorite?: boolean
  rating?: number
}
export type Shown = { title: string; year: number; tmdb?: number; imdb?: string; path?: string; of: Readonly<Record<string, Seen>> }
type Family = 'jellyfin' | 'emby'

const people = [
  { Id: '0f3b1a2c4d5e6f708192a3b4c5d6e7f8', Name: 'Ada', Policy: { IsAdministrator: true, IsDisabled: false } },
  { Id: '9a8b7c6d5e4f30211223344556677889', Name: 'Grace', Policy: { IsAdministrator: false, IsDisabled: false } },
  { Id: '00000000000000000000000000000001', Name: 'Gone', Policy: { IsAdministrator: false, IsDisabled: true } },
]
const versions: Readonly<Record<Family, string>> = { jellyfin: '10.11.4', emby: '4.9.1.90' }
const password = 'correct horse'
/** Jellyfin writes seven decimals. */
const dateOf = (at: string): string => at.replace(/\.(\d{3})Z$/, '.$10000Z')
const spelled: Readonly<Record<Family, { tmdb: string; imdb: string }>> = {
  jellyfin: { tmdb: 'Tmdb', imdb: 'Imdb' },
  emby: { tmdb: 'TMDB', imdb: 'IMDB' },
}

/** The part of Jellyfin or Emby that an import asks: who is there, and their movies in pages. */
export const startMediaServer = (family: Family, token: string) => {
  const movies: Shown[] = []
  const state = { asked: [] as string[], largestPage: 500, beforePage: () => Promise.resolve(), refusesMarks: false, isOld: false }
  const itemOf = ({ title, year, tmdb, imdb, path, of }: Shown, place: number, user: string) => {
    const seen = of[user] ?? {}
    return {
      Name: title,
      ServerId: 'e0a1',
      Id: place.toString(16).padStart(32, '0'),
      Type: 'Movie',
      IsFolder: false,
      ProductionYear: year,
      Path: path ?? `/media/movies/${title} (${year}).mkv`,
      ProviderIds: {
        ...(tmdb !== undefined && { [spelled[family].tmdb]: String(tmdb) }),
        ...(imdb !== undefined && { [spelled[family].imdb]: imdb }),
      },
      UserData: {
        PlaybackPositionTicks: Math.round((seen.seconds ?? 0) * 10_000_000),
        PlayCount: seen.plays ?? 0,
        IsFavorite: seen.favorite ?? false,
        Played: seen.played ?? false,
        Key: String(tmdb ?? place),
        ...(seen.at !== undefined && { LastPlayedDate: dateOf(seen.at) }),
        ...(seen.rating !== undefined && { Rating: seen.rating }),
      },
    }
  }
  const pageFor = (pathname: string, params: URLSearchParams): Response => {
    const asks = new Map([...params].map(([name, value]) => [name.toLowerCase(), value]))
    const user = family === 'jellyfin' && pathname === '/Items' ? asks.get('userid') : /^\/Users\/(\w+)\/Items$/.exec(pathname)?.[1]
    const name = people.find(({ Id }) => Id === user)?.Name
    if (name === undefined) return new Response(null, { status: 404 })
    const start = Number(asks.get('startindex') ?? 0)
    const limit = Math.min(Number(asks.get('limit') ?? 100), state.largestPage)
    const Items = movies.slice(start, start + limit).map((movie, place) => itemOf(movie, start + place, name))
    return Response.json({ Items, TotalRecordCount: movies.length, StartIndex: start })
  }
  /** Marks a movie as watched: below the user, or in newer Jellyfins below the item. */
  const marked = (pathname: string, params: URLSearchParams): Response => {
    const asks = new Map([...params].map(([name, value]) => [name.toLowerCase(), value]))
    const [, user = asks.get('userid'), item = ''] = /^(?:\/Users\/(\w+)\/PlayedItems|\/UserPlayedItems)\/(\w+)$/.exec(pathname) ?? []
    const isNewer = pathname.startsWith('/UserPlayedItems')
    const name = people.find(({ Id }) => Id === user)?.Name
    const movie = movies[Number.parseInt(item, 16)]
    if (name === undefined || !movie || (isNewer && (family === 'emby' || state.isOld))) return new Response(null, { status: 404 })
    if (state.refusesMarks) return new Response(null, { status: 500 })
    const at = dateFrom(asks.get('dateplayed') ?? '')
    const seen = movie.of[name] ?? {}
    movie.of = { ...movie.of, [name]: { ...seen, played: true, plays: Math.max(1, seen.plays ?? 0), at } }
    return Response.json(itemOf(movie, 0, name).UserData)
  }
  /** Changes what a person did: a favorite below the user or the item; rating and position only in newer Jellyfins. */
  const changed = async (request: Request, pathname: string, params: URLSearchParams): Promise<Response> => {
    const [, older, item = ''] = /^(?:\/Users\/(\w+)\/FavoriteItems|\/UserFavoriteItems|\/UserItems)\/(\w+)/.exec(pathname) ?? []
    const name = people.find(({ Id }) => Id === (older ?? params.get('userId')))?.Name
    const movie = movies[Number.parseInt(item, 16)]
    if (name === undefined || !movie || (older === undefined && (family === 'emby' || state.isOld)))
      return new Response(null, { status: 404 })
    const body = (await request.json()) as { Rating?: number; PlaybackPositionTicks?: number }
    const seconds = body.PlaybackPositionTicks === undefined ? {} : { seconds: body.PlaybackPositionTicks / 10_000_000 }
    const more = pathname.endsWith('/UserData')
      ? { ...(body.Rating !== undefined && { rating: body.Rating }), ...seconds }
      : { favorite: true }
    movie.of = { ...movie.of, [name]: { ...movie.of[name], ...more } }
    return Response.json(itemOf(movie, 0, name).UserData)
  }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      state.asked.push(`${request.method} ${pathname}`)
      if (pathname === '/System/Info/Public') return Response.json({ ServerName: 'home', Version: versions[family], Id: 'e0a1' })
      if (pathname === '/Users/AuthenticateByName') return await signIn(request, token)
      if (tokenIn(family, request.headers) !== token) return new Response(null, { status: 401 })
      if (pathname === '/Users') return Response.json(people)
      await state.beforePage()
      if (/FavoriteItems|^\/UserItems/.test(pathname)) return await changed(request, pathname, searchParams)
      return pathname.includes('PlayedItems/') ? marked(pathname, searchParams) : pageFor(pathname, searchParams)
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, password, movies, state, stop: () => server.stop(true) }
}

/** As a date, or in digits only. */
const dateFrom = (text: string): string =>
  new Date(/^\d{14}$/.test(text) ? text.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z') : text).toISOString()

const tokenIn = (family: Family, headers: Headers): string | null =>
  family === 'jellyfin' ? (/Token="([^"]+)"/.exec(headers.get('authorization') ?? '')?.[1] ?? null) : headers.get('x-emby-token')

const signIn = async (request: Request, token: string): Promise<Response> => {
  const { Username, Pw } = (await request.json()) as { Username: string; Pw: string }
  const person = people.find(({ Name }) => Name === Username)
  if (!person || Pw !== password) return new Response(null, { status: 401 })
  return Response.json({ User: person, AccessToken: token, ServerId: 'e0a1' })
}

/** The part of Plex that an import asks: the owner's movies, by section and page. */
export const startPlex = (token: string) => {
  const movies: Shown[] = []
  const metadataOf = ({ title, year, tmdb, imdb, path, of }: Shown, place: number) => {
    const seen = of.owner ?? {}
    return {
      ratingKey: String(place + 1),
      guid: 'plex://movie/5d776825880197001ec90a2c',
      type: 'movie',
      title,
      year,
      Guid: [...(imdb === undefined ? [] : [{ id: `imdb://${imdb}` }]), ...(tmdb === undefined ? [] : [{ id: `tmdb://${tmdb}` }])],
      Media: [{ id: place, Part: [{ id: place, file: path ?? `/data/${title}.mkv` }] }],
      ...(seen.plays !== undefined && { viewCount: seen.plays }),
      ...(seen.at !== undefined && { lastViewedAt: Date.parse(seen.at) / 1000 }),
      ...(seen.seconds !== undefined && { viewOffset: seen.seconds * 1000 }),
      ...(seen.rating !== undefined && { userRating: seen.rating }),
    }
  }
  const given = (params: URLSearchParams, more: Seen): Response => {
    const movie = movies[Number(params.get('key')) - 1]
    if (!movie || params.get('identifier') !== 'com.plexapp.plugins.library') return new Response(null, { status: 404 })
    movie.of = { ...movie.of, owner: { ...movie.of.owner, ...more } }
    return new Response('')
  }
  const told = (pathname: string, params: URLSearchParams): Response => {
    if (pathname === '/:/rate') return given(params, { rating: Number(params.get('rating')) })
    if (pathname === '/:/progress') return given(params, { seconds: Number(params.get('time')) / 1000 })
    return given(params, { plays: (movies[Number(params.get('key')) - 1]?.of.owner?.plays ?? 0) + 1 })
  }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/identity') return Response.json({ MediaContainer: { size: 0, machineIdentifier: 'a1', version: '1.42.2.10156' } })
      if (request.headers.get('x-plex-token') !== token) return new Response(null, { status: 401 })
      if (pathname === '/library/sections')
        return Response.json({
          MediaContainer: {
            size: 2,
            Directory: [
              { key: '1', type: 'movie', title: 'Movies' },
              { key: '2', type: 'show', title: 'Shows' },
            ],
          },
        })
      if (pathname.startsWith('/:/')) return told(pathname, searchParams)
      if (pathname !== '/library/sections/1/all') return new Response(null, { status: 404 })
      const start = Number(request.headers.get('x-plex-container-start') ?? 0)
      const Metadata = movies
        .slice(start, start + Number(request.headers.get('x-plex-container-size') ?? 100))
        .map((movie, place) => metadataOf(movie, start + place))
      return Response.json({ MediaContainer: { size: Metadata.length, totalSize: movies.length, offset: start, Metadata } })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, movies, stop: () => server.stop(true) }
}
