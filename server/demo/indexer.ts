import type { Clock } from '#server/lib/clock'
import { type Fault, faultOn, faultyAnswer } from './faults'
import { movies } from './movies'
import { plain } from './provider-search'
import { releasesOf } from './releases'
import type { Offer, Stock } from './stock'
import { capabilities, categoriesOf, errorDocument, feed } from './torznab-xml'

export type IndexerOptions = { stock: Pick<Stock, 'of' | 'ready' | 'find'>; api_key: string; clock: Clock; faults?: Fault[] }

/** A Torznab indexer over the releases of the demo world. */
export const startIndexer = ({ stock, api_key, clock, faults = [] }: IndexerOptions) => {
  const answer = async (url: URL): Promise<Response> => {
    if (url.pathname.startsWith('/download/')) return download(url)
    if (url.pathname !== '/api') return new Response('not found', { status: 404 })
    const query = url.searchParams
    if (query.get('t') === 'caps') return xml(capabilities(url.origin))
    const refusal = refusalOf(query, api_key)
    if (refusal) return xml(errorDocument(...refusal))
    return xml(feed(await found(query, stock), { query, origin: url.origin, api_key, now: clock.now() }))
  }

  const download = (url: URL): Response => {
    if (url.searchParams.get('apikey') !== api_key) return new Response('forbidden', { status: 403 })
    const offer = stock.find(url.pathname.slice('/download/'.length).replace(/\.torrent$/, ''))
    if (!offer) return new Response('not found', { status: 404 })
    const headers = { 'content-type': 'application/x-bittorrent', 'content-disposition': `attachment; filename="${offer.title}.torrent"` }
    return new Response(offer.bytes, { headers })
  }

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: (request) => {
      const url = new URL(request.url)
      const fault = faultOn(faults, url)
      return fault ? faultyAnswer(fault) : answer(url)
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, faults, stop: () => server.stop(true) }
}

const xml = (text: string) => new Response(text, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })

const functions = ['search', 'movie']
const otherFunctions = ['tvsearch', 'music', 'audio', 'book', 'details', 'get']

/** Torznab refuses with a document, not with a status. */
const refusalOf = (query: URLSearchParams, api_key: string): [code: number, description: string] | undefined => {
  const t = query.get('t')
  if (!t) return [200, 'Missing parameter (t)']
  if (query.get('apikey') !== api_key) return [100, 'Incorrect user credentials']
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

/** By id or by words; without either, what is ready, as a feed of the newest. */
const found = async (query: URLSearchParams, stock: IndexerOptions['stock']): Promise<Offer[]> => {
  const offers = await asked(query, stock)
  const year = query.get('year')
  const categories = (query.get('cat') ?? '').split(',').filter(Boolean).map(Number)
  return offers
    .filter((offer) => !year || offer.title.includes(`.${year}.`))
    .filter((offer) => categories.length === 0 || categoriesOf(offer).some((own) => categories.includes(own)))
    .toSorted((a, b) => a.age_days - b.age_days || (a.title < b.title ? -1 : 1))
}

const asked = async (query: URLSearchParams, stock: IndexerOptions['stock']): Promise<readonly Offer[]> => {
  const imdb = query.get('imdbid')?.replace(/^(tt)?0*/, '')
  const tmdb = query.get('tmdbid')
  const words = plain(query.get('q') ?? '')
  const names = (movie: (typeof movies)[number]) => releasesOf(movie).map(({ title }) => title)
  const wanted = movies.filter((movie) => {
    if (imdb) return movie.imdb_id?.replace(/^tt0*/, '') === imdb
    if (tmdb) return String(movie.id) === tmdb
    return words !== '' && names(movie).some((title) => holds(title, words))
  })
  if (!imdb && !tmdb && words === '') return stock.ready()
  const offers = (await Promise.all(wanted.map((movie) => stock.of(movie)))).flat()
  return imdb || tmdb ? offers : offers.filter(({ title }) => holds(title, words))
}

const holds = (title: string, words: string) => {
  const own = plain(title).split(' ')
  return words.split(' ').every((word) => own.includes(word))
}
