type Request = { tmdb: number; status: number; type?: 'movie' | 'tv'; media_status?: number }

/** The part of Seerr that an import asks: requests, its blocklist, and the movies behind their ids. */
export const startSeerr = (api_key: string) => {
  const requests: Request[] = []
  const blocked: { tmdbId: number; title: string; mediaType: 'movie' | 'tv' }[] = []
  const titles = new Map<number, { title: string; releaseDate: string }>()
  const state = { blocklist: 'blocklist' as 'blocklist' | 'blacklist' | null }
  const page = <T>(all: readonly T[], params: URLSearchParams) => {
    const [take, skip] = [Number(params.get('take') ?? 10), Number(params.get('skip') ?? 0)]
    const results = all.slice(skip, skip + take)
    return Response.json({
      pageInfo: { pages: Math.ceil(all.length / take), pageSize: take, results: all.length, page: 1 + skip / take },
      results,
    })
  }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/api/v1/status') return Response.json({ version: '3.0.1', commitTag: 'local', updateAvailable: false })
      if (request.headers.get('x-api-key') !== api_key) return Response.json({ status: 403, error: 'no permission' }, { status: 403 })
      if (pathname === '/api/v1/request') return page(requests.map(wireRequest), searchParams)
      if (pathname === `/api/v1/${state.blocklist}`) return page(blocked, searchParams)
      const movie = titles.get(Number(/^\/api\/v1\/movie\/(\d+)$/.exec(pathname)?.[1]))
      return movie ? Response.json({ id: 1, ...movie }) : Response.json({ message: 'not found' }, { status: 404 })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, requests, blocked, titles, state, stop: () => server.stop(true) }
}

const wireRequest = ({ tmdb, status, type = 'movie', media_status = 2 }: Request, place: number) => ({
  id: place + 1,
  status,
  type,
  is4k: false,
  media: { id: place + 1, tmdbId: tmdb, mediaType: type, status: media_status },
  requestedBy: { id: 1, displayName: 'Ada' },
})
