import type { Offered } from './offers'

const largestPage = 100

export const errorDocument = (code: number, description: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<error code="${code}" description="${escaped(description)}"/>\n`

export const capabilities = (origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<caps>
  <server version="1.3" title="Marquee demo indexer" strapline="Free movies and honest fakes" url="${origin}/"/>
  <limits max="${largestPage}" default="${largestPage}"/>
  <registration available="no" open="no"/>
  <searching>
    <search available="yes" supportedParams="q"/>
    <tv-search available="no" supportedParams="q"/>
    <movie-search available="yes" supportedParams="q,imdbid,tmdbid,year"/>
    <audio-search available="no" supportedParams="q"/>
    <book-search available="no" supportedParams="q"/>
  </searching>
  <categories>
    <category id="2000" name="Movies">
      <subcat id="2030" name="Movies/SD"/>
      <subcat id="2040" name="Movies/HD"/>
      <subcat id="2045" name="Movies/UHD"/>
    </category>
  </categories>
</caps>
`

type Page = { readonly query: URLSearchParams; readonly origin: string; readonly api_key: string; readonly now: Date }

export const feed = (offers: readonly Offered[], page: Page) => {
  const offset = Number(page.query.get('offset') ?? 0)
  const limit = Math.min(largestPage, Number(page.query.get('limit') || largestPage))
  const items = offers.slice(offset, offset + limit).map((offer) => item(offer, page))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:torznab="http://torznab.com/schemas/2015/feed" xmlns:newznab="http://www.newznab.com/DTD/2010/feeds/attributes/">
  <channel>
    <atom:link href="${page.origin}/api" rel="self" type="application/rss+xml"/>
    <title>Marquee demo indexer</title>
    <description>Free movies and honest fakes</description>
    <link>${page.origin}/</link>
    <newznab:response offset="${offset}" total="${offers.length}"/>
${items.join('\n')}
  </channel>
</rss>
`
}

const dayMs = 86_400_000

/** Defaults to one day ago. */
export const publishedAt = ({ age_days = 1, published_at }: Offered, now: Date): Date =>
  published_at === undefined ? new Date(Math.floor(now.getTime() / dayMs - age_days) * dayMs) : new Date(published_at)

const item = (offer: Offered, { origin, api_key, now }: Page) => {
  const magnet = offer.magnet ?? `magnet:?xt=urn:btih:${offer.info_hash}`
  const link = offer.torrent ? `${origin}/download/${offer.info_hash}.torrent?apikey=${encodeURIComponent(api_key)}` : magnet
  const seeders = offer.seeders ?? 5
  const attributes: [string, string | number][] = [
    ...categoriesOf(offer).map((id): [string, number] => ['category', id]),
    ['size', offer.size_bytes],
    ['seeders', seeders],
    ['peers', seeders],
    ['grabs', 0],
    ['files', offer.files ?? 1],
    ['infohash', offer.info_hash],
    ['magneturl', magnet],
    ['downloadvolumefactor', 1],
    ['uploadvolumefactor', 1],
    ...(offer.tag ? tags(offer.tag.imdb_id, offer.tag.id) : []),
  ]
  return `    <item>
      <title>${escaped(offer.title)}</title>
      <guid isPermaLink="false">${origin}/release/${offer.info_hash}</guid>
      <link>${escaped(link)}</link>
      <pubDate>${publishedAt(offer, now).toUTCString()}</pubDate>
      <size>${offer.size_bytes}</size>
      <category>Movies</category>
      <enclosure url="${escaped(link)}" length="${offer.size_bytes}" type="application/x-bittorrent"/>
${attributes.map(([name, value]) => `      <torznab:attr name="${name}" value="${escaped(String(value))}"/>`).join('\n')}
    </item>`
}

const tags = (imdb: string | null, id: number): [string, string | number][] => [
  ...(imdb
    ? ([
        ['imdb', imdb.slice(2)],
        ['imdbid', imdb],
      ] as [string, string][])
    : []),
  ['tmdbid', id],
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A category and its parent. */
export const categoriesOf = ({ title }: Pick<Offered, 'title'>): number[] => {
  if (title.includes('2160p')) return [2000, 2045]
  return [2000, /1080p|720p/.test(title) ? 2040 : 2030]
}
