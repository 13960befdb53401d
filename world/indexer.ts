import type { Clock } from '#server/foundation/lib/clock'
import { type Fault, faultOn, faultyAnswer } from './faults'
import { bareImdbId, type Offered, type OfferSource } from './offers'
import { normalized } from './titles'
import { capabilities, categoriesOf, errorDocument, feed, publishedAt } from './torznab-xml'

export type IndexerOptions = {
  source: OfferSource
  /** Without one, any key is accepted. */
  api_key?: string
  clock: Clock
  faults?: Fault[]
}

/** A Torznab indexer for the given releases, with fault injection. Records every request. */
export const startIndexer = ({ source, api_key, clock, faults = [] }: IndexerOptions) => {
  const asked: URL[] = []

  const answer = async (url: URL): Promise<Response> => {
    if (url.pathname.startsWith('/download/')) return download(url)
    if (url.pathname !== '/api') return new Response('not found', { status: 404 })
    const query = url.searchParams
    if (query.get('t') === 'caps') return xml(capabilities(url.origin))
    const refusal = refusalOf(query, api_key)
    if (refusal) return xml(errorDocument(...refusal))
    return xml(feed(await found(query, source, clock.now()), { query, origin: url.origin, api_key: api_key ?? '', now: clock.now() }))
  }

  const download = (url: URL): Response => {
    if (api_key !== undefined && url.searchParams.get('apikey') !== api_key) return new Response('forbidden', { status: 403 })
    const offer = source.byHash(url.pathname.slice('/download/'.length).replace(/\.torrent$/, ''))
    if (!offer?.torrent) return new Response('not found', { status: 404 })
    const headers = {
      'content-type': 'application/x-bittorrent',
      'content-disposition': `attachment; filename="${offer.info_hash}.torrent"`,
    }
    return new Response(offer.torrent.slice(), { headers })
  }

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: (request) => {
      const url = new URL(request.url)
      asked.push(url)
      const fault = faultOn(faults, url)
      return fault ? faultyAnswer(fault) : answer(url)
    },
  })

  return {
    url: `http://127.0.0.1:${server.port}`,
    api_key: api_key ?? '',
    faults,
    asked,
    /** Movie searches, without capabilities and downloads. */
    searches: () => asked.filter(({ searchParams }) => functions.includes(searchParams.get('t') ?? '')),
    /** Info hashes of the downloaded torrents. */
    downloaded: () => asked.flatMap(({ pathname }) => /^\/download\/(\w+)\.torrent$/.exec(pathname)?.[1] ?? []),
    stop: () => server.stop(true),
  }
}

const xml = (text: string) => new Response(text, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })

const functions = ['search', 'movie']
const otherFunctions = ['tvsearch', 'music', 'audio', 'book', 'details', 'get']

/** Torznab reports errors in a document, not as a status. */
const refusalOf = (query: URLSearchParams, api_key: string | undefined): [code: number, description: string] | undefined => {
  const t = query.get('t')
  if (!t) return [200, 'Missing parameter (t)']
  if (api_key !== undefined && query.get('apikey') !== api_key) return [100, 'Incorrect user credentials']
  if (otherFunctions.includes(t)) return [203, `Function not available (${t})`]
  if (!functions.includes(t)) return [202, `No such function (${t})`]
  const wrong = wrongParameter(query)
  return wrong ? [201, `Incorrect parameter (${wrong})`] : undefined
}

const numeric = ['tmdbid', 'year', 'offset', 'limit'] as const

const wrongParameter = (query: URLSearchParams): string | undefined => {
  const imdb = query.get('imdbid')
  if (imdb && !/^(tt)?\d+$/.test(imdb)) return 'imdbid'
  return numeric.find((name) => query.get(name) && !/^\d+$/.test(query.get(name)!))
}

/** By id or by words, or the feed without either. Newest first. */
const found = async (query: URLSearchParams, source: OfferSource, now: Date): Promise<Offered[]> => {
  const imdb = query.get('imdbid')
  const offers = await source.find({ imdb: imdb && bareImdbId(imdb), tmdb: query.get('tmdbid'), words: normalized(query.get('q') ?? '') })
  const year = query.get('year')
  const categories = (query.get('cat') ?? '').split(',').filter(Boolean).map(Number)
  const ageOf = (offer: Offered) => publishedAt(offer, now).getTime()
  return offers
    .filter((offer) => !year || offer.title.includes(`.${year}.`))
    .filter((offer) => categories.length === 0 || categoriesOf(offer).some((own) => categories.includes(own)))
    .toSorted((a, b) => ageOf(b) - ageOf(a) || (a.title < b.title ? -1 : 1))
}
