import { type Fault, faultOn, faultyAnswer } from './faults'
import { openListener } from './listener'

export type ListedMovie = { id: number; title: string; release_year: number; imdb_id?: string; mediatype?: 'movie' | 'show' }
type Options = { api_key?: string; faults?: Fault[] }

/**
 * A list provider: an API with a key (`/lists/{id}/items`, `/lists/{user}/{slug}/items`, `/watchlist/items`, `/user`), and arbitrary
 * content under `/raw/`. Records every request.
 */
export const startListService = ({ api_key = 'list-key', faults = [] }: Options = {}) => {
  const asked: string[] = []
  const lists = new Map<string, ListedMovie[]>()
  const raw = new Map<string, { body: string | Uint8Array<ArrayBuffer>; type: string; status?: number }>()
  const listener = openListener((request) => {
    const url = new URL(request.url)
    asked.push(url.pathname)
    const fault = faultOn(faults, url)
    if (fault) return faultyAnswer(fault)
    const text = raw.get(url.pathname.replace('/raw/', ''))
    if (text) return new Response(text.body, { status: text.status ?? 200, headers: { 'content-type': text.type } })
    if (url.pathname.startsWith('/raw/')) return new Response('not found', { status: 404 })
    if (url.searchParams.get('apikey') !== api_key) return Response.json({ error: 'Invalid API key' }, { status: 403 })
    if (url.pathname === '/user') return Response.json({ user_id: 1, api_requests: 1000, api_requests_count: asked.length })
    return itemsOf(lists, url)
  })
  const origin = listener.url
  return {
    url: origin,
    listener,
    asked,
    faults,
    lists,
    /** Publishes content at its own URL. */
    put: (name: string, body: string | Uint8Array<ArrayBuffer>, { type = 'application/json', status = 200 } = {}): string => {
      raw.set(name, { body, type, status })
      return `${origin}/raw/${name}`
    },
    stop: listener.close,
  }
}

/** Paginated with `limit` and `offset`. Mixes movies and series only with `unified`. */
const itemsOf = (lists: ReadonlyMap<string, ListedMovie[]>, url: URL): Response => {
  const name = /^\/(?:lists\/)?(.+)\/items$/.exec(url.pathname)?.[1]
  const all = name === undefined ? undefined : lists.get(name)
  if (!all) return Response.json({ error: 'List not found' }, { status: 404 })
  const offset = Number(url.searchParams.get('offset') ?? 0)
  const limit = Number(url.searchParams.get('limit') ?? 100)
  const page = all
    .slice(offset, offset + limit)
    .map((movie, place) => ({ mediatype: 'movie', rank: offset + place + 1, adult: 0, ...movie }))
  if (url.searchParams.get('unified') === 'true') return Response.json(page)
  return Response.json({
    movies: page.filter(({ mediatype }) => mediatype === 'movie'),
    shows: page.filter(({ mediatype }) => mediatype === 'show'),
  })
}
