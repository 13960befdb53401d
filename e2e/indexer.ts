import { type Fault, faultOn, faultyAnswer } from '#server/demo/faults'
import { imdbOf } from './provider'

export type Offer = {
  readonly title: string
  /** What the indexer says; a torrent may hold something else. */
  readonly size_bytes: number
  readonly info_hash: string
  readonly torrent: Uint8Array
  readonly seeders?: number
  /** The movie that the indexer takes it for. */
  readonly movie: number
}
export type IndexerFault = Fault | { readonly when: string; readonly kind: 'endless'; times?: number }
export type Indexer = ReturnType<typeof startIndexer>

/** A Torznab indexer with the given offers, and with failures on demand. It writes down every question. */
export const startIndexer = ({ api_key }: { api_key: string }) => {
  const offers: Offer[] = []
  const faults: IndexerFault[] = []
  const asked: URL[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: (request) => {
      const url = new URL(request.url)
      asked.push(url)
      const fault = faultOn(faults as Fault[], url) as IndexerFault | undefined
      if (fault) return fault.kind === 'endless' ? endless() : faultyAnswer(fault)
      return answer(url)
    },
  })
  const origin = `http://127.0.0.1:${server.port}`

  const answer = (url: URL): Response => {
    const query = url.searchParams
    if (query.get('t') === 'caps') return xml(capabilities)
    if (query.get('apikey') !== api_key) return xml('<error code="100" description="Incorrect user credentials"/>')
    const torrent = /^\/download\/([0-9a-f]{40})$/.exec(url.pathname)?.[1]
    if (torrent) return new Response(offers.find(({ info_hash }) => info_hash === torrent)?.torrent.slice() ?? null)
    return xml(feed(offers.filter((offer) => isAsked(offer, query)).map((offer) => item(offer, { origin, api_key }))))
  }

  return {
    url: origin,
    api_key,
    offers,
    faults,
    /** Questions about movies; capabilities and downloads are not among them. */
    searches: () => asked.filter(({ searchParams }) => ['movie', 'search'].includes(searchParams.get('t') ?? '')),
    fetched: () => asked.flatMap(({ pathname }) => /^\/download\/(\w+)$/.exec(pathname)?.[1] ?? []),
    stop: () => server.stop(true),
  }
}

const xml = (text: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`, { headers: { 'content-type': 'application/rss+xml' } })

const isAsked = (offer: Offer, query: URLSearchParams): boolean => {
  const imdb = query.get('imdbid')
  const tmdb = query.get('tmdbid')
  if (imdb) return imdbOf({ id: offer.movie }).slice(2) === imdb.replace(/^tt/, '')
  if (tmdb) return String(offer.movie) === tmdb
  const words = (query.get('q') ?? '').toLowerCase().split(/\W+/).filter(Boolean)
  return words.every((word) => offer.title.toLowerCase().split('.').includes(word))
}

const capabilities = `<caps>
  <server title="Test indexer"/>
  <limits max="100" default="100"/>
  <searching>
    <search available="yes" supportedParams="q"/>
    <movie-search available="yes" supportedParams="q,imdbid,tmdbid"/>
  </searching>
  <categories><category id="2000" name="Movies"><subcat id="2040" name="Movies/HD"/></category></categories>
</caps>`

const feed = (items: readonly string[]) => `<rss version="2.0" xmlns:torznab="http://torznab.com/schemas/2015/feed">
<channel><title>Test indexer</title>${items.join('\n')}</channel></rss>`

const item = (offer: Offer, { origin, api_key }: { origin: string; api_key: string }) => {
  const link = `${origin}/download/${offer.info_hash}?apikey=${api_key}`
  const attributes = Object.entries({
    category: 2040,
    size: offer.size_bytes,
    seeders: offer.seeders ?? 5,
    peers: offer.seeders ?? 5,
    infohash: offer.info_hash,
    downloadvolumefactor: 1,
  })
  return `<item>
  <title>${offer.title}</title>
  <guid isPermaLink="false">${origin}/release/${offer.info_hash}</guid>
  <pubDate>${new Date(Date.now() - 86_400_000).toUTCString()}</pubDate>
  <size>${offer.size_bytes}</size>
  <enclosure url="${link.replaceAll('&', '&amp;')}" length="${offer.size_bytes}" type="application/x-bittorrent"/>
  ${attributes.map(([name, value]) => `<torznab:attr name="${name}" value="${value}"/>`).join('')}
</item>`
}

/** A feed of 200 MB, one item after the other. */
const endless = (): Response => {
  const piece = Buffer.from(`<item><title>${'A very long name '.repeat(60)}</title><guid>x</guid></item>\n`.repeat(1000))
  let left = Math.ceil(200_000_000 / piece.length)
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('<?xml version="1.0"?><rss version="2.0"><channel>')),
    pull: (controller) => {
      if (left-- > 0) controller.enqueue(piece)
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/rss+xml' } })
}
