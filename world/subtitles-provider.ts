import { systemClock } from '#server/foundation/lib/clock'
import { type Fault, faultOn, faultyAnswer } from './faults'
import { openListener } from './listener'

/** An uploaded subtitle. Omitted fields have common values. */
export type WorldSubtitle = {
  readonly file_id: number
  readonly language: string
  readonly release: string
  readonly tmdb_id: number
  readonly bytes: Uint8Array<ArrayBuffer> | string
  readonly imdb_id?: number
  readonly title?: string
  readonly year?: number
  /** Hash of the file it was made for. */
  readonly moviehash?: string
  readonly fps?: number
  readonly downloads?: number
  readonly hearing_impaired?: boolean
  readonly foreign_parts_only?: boolean
  readonly from_trusted?: boolean
  readonly machine_translated?: boolean
  readonly ai_translated?: boolean
  readonly parts?: number
}

export type SubtitlesProviderOptions = {
  subtitles: readonly WorldSubtitle[]
  /** Without one, any key is accepted. */
  api_key?: string
  account?: { username: string; password: string }
  /** Downloads per day with an account; without one the limit is five. */
  quota?: number
  /** The API host that a login returns; defaults to this server. */
  base_url?: string
  now?: () => Date
  /** When the daily quota resets; midnight by default. */
  resetAt?: () => Date
  faults?: Fault[]
}
export type SubtitlesProvider = ReturnType<typeof startSubtitlesProvider>
export type AskedOfSubtitles = { method: string; url: URL; hasKey: boolean; token: string | null }

const withoutAccount = 5
const perSecond = 5

/** A subtitle provider's REST API with its quota, rate limit and fault injection. Records every request. */
export const startSubtitlesProvider = (options: SubtitlesProviderOptions) => {
  const { api_key, account, faults = [], now = systemClock.now } = options
  const subtitles = [...options.subtitles]
  const asked: AskedOfSubtitles[] = []
  const tokens = new Set<string>()
  const links = new Map<string, WorldSubtitle>()
  const quota = { account: options.quota ?? 20, address: withoutAccount, requests: 0 }
  const counts = { too_fast: 0 }
  const isTooFast = createPace()

  const resetAt = options.resetAt ?? (() => new Date(`${now().toISOString().slice(0, 10)}T23:59:59.000Z`))

  const login = async (request: Request): Promise<Response> => {
    const { username, password } = await bodyOf(request)
    if (!account || username !== account.username || password !== account.password)
      return Response.json({ message: 'Error, invalid username/password', status: 401 }, { status: 401 })
    const token = `token-${crypto.randomUUID()}`
    tokens.add(token)
    return loggedIn(request, { base_url: options.base_url, token, quota: quota.account })
  }

  const spend = (allowed: number) => {
    quota.requests += 1
    const remaining = allowed - quota.requests
    const reset = { reset_time: 'some hours', reset_time_utc: resetAt().toISOString() }
    return { remaining, told: { requests: quota.requests, remaining, message: `You have ${remaining} downloads left`, ...reset } }
  }

  const download = async (request: Request, token: string | null): Promise<Response> => {
    if (token !== null && !tokens.has(token)) return Response.json({ message: 'invalid token' }, { status: 401 })
    const { file_id } = await bodyOf(request)
    const found = subtitles.find((each) => each.file_id === file_id)
    if (!found) return Response.json({ message: 'Invalid file_id' }, { status: 400 })
    const { remaining, told } = spend(token === null ? quota.address : quota.account)
    if (remaining < 0) return Response.json({ ...told, message: 'You have downloaded your allowed quota' }, { status: 406 })
    const ticket = crypto.randomUUID()
    links.set(ticket, found)
    return Response.json({ ...told, link: `${new URL(request.url).origin}/dl/${ticket}/${file_id}.srt`, file_name: `${found.release}.srt` })
  }

  const user = (token: string | null): Response => {
    if (token === null || !tokens.has(token)) return Response.json({ message: 'invalid token' }, { status: 401 })
    return userOf(quota.account, quota.requests)
  }

  const answer = async (request: Request, url: URL): Promise<Response> => {
    const [, dl, ticket = ''] = url.pathname.split('/')
    if (dl === 'dl') return file(links.get(ticket))
    if (isTooFast()) {
      counts.too_fast += 1
      return Response.json({ message: 'Throttle limit reached. Retry later.' }, { status: 429, headers: { 'ratelimit-reset': '1' } })
    }
    const hasGoodKey = api_key === undefined || request.headers.get('api-key') === api_key
    const hasGoodAgent = /^\w+ v\d/.test(request.headers.get('user-agent') ?? '')
    if (!hasGoodKey || !hasGoodAgent) return Response.json({ message: 'You cannot consume this service' }, { status: 403 })
    const token = tokenOf(request)
    switch (`${request.method} ${url.pathname}`) {
      case 'POST /api/v1/login':
        return login(request)
      case 'GET /api/v1/infos/user':
        return user(token)
      case 'GET /api/v1/infos/formats':
        return Response.json({ data: { output_formats: ['srt', 'sub', 'mpl', 'webvtt', 'dfxp', 'txt'] } })
      case 'GET /api/v1/subtitles':
        return search(subtitles, url)
      case 'POST /api/v1/download':
        return download(request, token)
      default:
        return Response.json({ message: 'not found' }, { status: 404 })
    }
  }

  const listener = openListener((request) => {
    const url = new URL(request.url)
    asked.push({ method: request.method, url, hasKey: request.headers.has('api-key'), token: tokenOf(request) })
    const fault = faultOn(faults, url)
    return fault ? faultyAnswer(fault) : answer(request, url)
  })

  return {
    url: listener.url,
    listener,
    api_key: api_key ?? '',
    subtitles,
    faults,
    asked,
    counts,
    quota,
    /** Number of requests to a path. */
    countOf: (path: string): number => asked.filter(({ url }) => url.pathname.endsWith(path)).length,
    /** Issued tokens. */
    tokens: (): readonly string[] => [...tokens],
    /** Expires all tokens. */
    endTokens: () => tokens.clear(),
    stop: listener.close,
  }
}

const createPace = () => {
  let recent: number[] = []
  return (): boolean => {
    const at = systemClock.elapsedMs()
    recent = [...recent.filter((earlier) => at - earlier < 1000), at]
    return recent.length > perSecond
  }
}

const loggedIn = (
  request: Request,
  { base_url, token, quota }: { base_url: string | undefined; token: string; quota: number },
): Response => {
  const user = { allowed_downloads: quota, level: 'Sub leecher', user_id: 1, ext_installed: false, vip: false }
  return Response.json({ user, base_url: base_url ?? new URL(request.url).host, token, status: 200 })
}

const userOf = (quota: number, requests: number): Response =>
  Response.json({
    data: {
      allowed_downloads: quota,
      downloads_count: requests,
      remaining_downloads: Math.max(0, quota - requests),
      level: 'Sub leecher',
      vip: false,
    },
  })

const tokenOf = (request: Request): string | null => /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

const bodyOf = async (request: Request): Promise<Record<string, unknown>> => (await request.json()) as Record<string, unknown>

const file = (found: WorldSubtitle | undefined): Response =>
  found
    ? new Response(found.bytes, { headers: { 'content-type': 'application/octet-stream' } })
    : new Response('Link expired', { status: 410 })

/** Only the canonical form of a query is answered; others are redirected to it. */
const canonical = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toLowerCase()).replaceAll('%2C', ',')}`)
    .toSorted()
    .join('&')

const perPage = 50

const search = (subtitles: readonly WorldSubtitle[], url: URL): Response => {
  if (url.search.slice(1) !== canonical(url))
    return new Response(null, { status: 301, headers: { location: `${url.pathname}?${canonical(url)}` } })
  const query = url.searchParams
  const languages = (query.get('languages') ?? '').split(',').filter(Boolean)
  const hash = query.get('moviehash')
  const found = subtitles
    .filter(({ language }) => languages.length === 0 || languages.includes(language.toLowerCase()))
    .filter((each) => isAbout(each, query))
  const page = Number(query.get('page') ?? 1)
  const total_pages = Math.ceil(found.length / perPage)
  const data = found.slice((page - 1) * perPage, page * perPage).map((each) => itemOf(each, hash))
  return Response.json({ total_pages, total_count: found.length, per_page: perPage, page, data })
}

const isAbout = ({ tmdb_id, imdb_id, moviehash, title = '' }: WorldSubtitle, query: URLSearchParams): boolean => {
  const [hash, tmdb, imdb, words] = ['moviehash', 'tmdb_id', 'imdb_id', 'query'].map((name) => query.get(name))
  if (hash && moviehash === hash) return true
  if (tmdb && Number(tmdb) === tmdb_id) return true
  if (imdb && Number(imdb) === imdb_id) return true
  return !!words && title.toLowerCase().includes(words)
}

const usual = {
  downloads: 100,
  hearing_impaired: false,
  foreign_parts_only: false,
  from_trusted: false,
  machine_translated: false,
  ai_translated: false,
  fps: 0,
  parts: 1,
  year: null,
  title: null,
  imdb_id: null,
}

const itemOf = (told: WorldSubtitle, hash: string | null) => itemFrom({ ...usual, ...told }, hash)

const itemFrom = (each: Omit<WorldSubtitle, keyof typeof usual> & { [K in keyof typeof usual]: unknown }, hash: string | null) => ({
  id: String(each.file_id),
  type: 'subtitle',
  attributes: {
    subtitle_id: String(each.file_id),
    language: each.language,
    download_count: each.downloads,
    new_download_count: 1,
    hearing_impaired: each.hearing_impaired,
    hd: true,
    fps: each.fps,
    votes: 0,
    ratings: 0,
    from_trusted: each.from_trusted,
    foreign_parts_only: each.foreign_parts_only,
    upload_date: '2024-05-01T10:00:00Z',
    ai_translated: each.ai_translated,
    machine_translated: each.machine_translated,
    nb_cd: each.parts,
    release: each.release,
    comments: null,
    uploader: { name: 'somebody', rank: 'member' },
    feature_details: {
      feature_type: 'Movie',
      year: each.year,
      title: each.title,
      movie_name: each.title,
      imdb_id: each.imdb_id,
      tmdb_id: each.tmdb_id,
    },
    ...(hash !== null && { moviehash_match: each.moviehash === hash }),
    files: Array.from({ length: Number(each.parts) }, (_, i) => ({
      file_id: each.file_id + i,
      cd_number: i + 1,
      file_name: `${each.release}.srt`,
    })),
  },
})
