type Wanted = { language: string; forced?: boolean; hi?: boolean; unlessSpoken?: boolean }
type Profile = {
  id: number
  name: string
  languages: Wanted[]
  cutoff?: number | null
  must?: string[]
  mustNot?: string[]
  original?: boolean
  tag?: string
}
type Movie = { title: string; profile: number | null }
type Blocked = { title: string; provider: string; language: string; id: string }

/** Its own defaults, as it serves them: every part with all of its values. */
const usual = () => ({
  general: {
    ip: '*',
    port: 6767,
    base_url: '',
    branch: 'master',
    minimum_score: 90,
    minimum_score_movie: 70,
    use_sonarr: false,
    use_radarr: true,
    movie_default_enabled: false,
    movie_default_profile: '' as number | string,
    path_mappings: [] as string[][],
    path_mappings_movie: [] as string[][],
    use_embedded_subs: true,
    ignore_pgs_subs: false,
    chmod: '0640',
    upgrade_subs: true,
    use_postprocessing: false,
    postprocessing_cmd: '',
    subzero_mods: [] as string[],
    wanted_search_frequency_movie: 6,
    enabled_providers: [] as string[],
    language_equals: [] as string[],
    theme: 'auto',
  },
  auth: { apikey: '', type: null, username: '', password: '' },
  sonarr: { ip: '127.0.0.1', apikey: 'key of sonarr' },
  radarr: { ip: '127.0.0.1', port: 7878, apikey: 'key of radarr', only_monitored: false, excluded_tags: [] as string[] },
  subsync: { use_subsync: false, checker: { blacklisted_providers: [] } },
  proxy: { type: null as string | null, url: '', password: '' },
  opensubtitlescom: { username: '', password: '', use_hash: true, include_ai_translated: false },
  addic7ed: { username: '', password: '', cookies: '' },
  movie_scores: { hash: 119, title: 60 },
})
const flag = (on = false) => (on ? 'True' : 'False')
const names: Readonly<Record<string, string>> = { en: 'English', de: 'German', pb: 'Portuguese (Brazil)', fr: 'French' }

/** The part of Bazarr that an import asks: profiles, movies in pages, refused subtitles, history, and its settings. */
export const startBazarr = (api_key: string) => {
  const profiles: Profile[] = []
  const movies: Movie[] = []
  const blocked: Blocked[] = []
  const settings = usual() as ReturnType<typeof usual> & Record<string, object>
  const state = { history: 0, isOld: false, notifiers: [] as { name: string; enabled: boolean; url: string }[] }
  const answers: Readonly<Record<string, (params: URLSearchParams) => unknown>> = {
    '/api/system/status': () => ({
      data: { bazarr_version: state.isOld ? '0.9.0' : '1.5.2', radarr_version: '6.0.4', python_version: '3.12' },
    }),
    '/api/system/languages/profiles': () => (state.isOld ? undefined : profiles.map(wireProfile)),
    '/api/system/settings': () => ({ ...settings, notifications: { providers: state.notifiers } }),
    '/api/movies': (params) => ({ data: pageOf(movies.map(wireMovie), params), total: movies.length }),
    '/api/movies/blacklist': () => ({ data: blocked.map(wireBlocked) }),
    '/api/movies/history': (params) => ({
      data: pageOf(
        Array.from({ length: state.history }, (_, id) => ({ id })),
        params,
      ),
      total: state.history,
    }),
  }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      const page = new Response('<!doctype html><title>Bazarr</title>', { headers: { 'content-type': 'text/html' } })
      if (!pathname.startsWith('/api/')) return page
      if (request.headers.get('x-api-key') !== api_key) return new Response('<h1>Unauthorized</h1>', { status: 401 })
      const answer = answers[pathname]?.(searchParams)
      return answer === undefined ? new Response('<h1>Not Found</h1>', { status: 404 }) : Response.json(answer)
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, profiles, movies, blocked, settings, state, stop: () => server.stop(true) }
}

const pageOf = <T>(all: readonly T[], params: URLSearchParams): T[] => {
  const [start, length] = [Number(params.get('start') ?? 0), Number(params.get('length') ?? -1)]
  return length > 0 ? all.slice(start, start + length) : [...all]
}

/** As its database and its API write a profile. Flags are words. */
export const wireProfile = ({ id, name, languages, cutoff = null, must = [], mustNot = [], original = false, tag }: Profile) => ({
  profileId: id,
  name,
  cutoff,
  items: languages.map(({ language, forced, hi, unlessSpoken }, place) => ({
    id: place + 1,
    language,
    forced: flag(forced),
    hi: flag(hi),
    audio_exclude: flag(unlessSpoken),
  })),
  mustContain: must,
  mustNotContain: mustNot,
  originalFormat: original ? 1 : null,
  tag: tag ?? null,
})

const wireMovie = ({ title, profile }: Movie, place: number) => ({
  radarrId: place + 1,
  title,
  year: '1926',
  imdbId: `tt${String(1_000_000 + place)}`,
  path: `/movies/${title}/${title}.mkv`,
  monitored: true,
  profileId: profile,
  missing_subtitles: [],
  subtitles: [],
  tags: [],
})

const wireBlocked = ({ title, provider, language, id }: Blocked, place: number) => ({
  title,
  radarrId: place + 1,
  provider,
  subs_id: id,
  language: { name: names[language] ?? language, code2: language, code3: language, forced: false, hi: false },
  timestamp: 'a week ago',
  parsed_timestamp: '01/02/25 10:00:00',
})
