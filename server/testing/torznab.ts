/** What a test's indexer offers. */
export type OfferedTorrent = { title: string; size_bytes?: number; seeders?: number; info_hash?: string; published_at?: string }

/** A Torznab indexer of a few lines: one feed, whatever is asked. Tells what it was asked. */
export const startTorznab = (offers: OfferedTorrent[]) => {
  const asked: URL[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      const url = new URL(request.url)
      asked.push(url)
      const text = url.searchParams.get('t') === 'caps' ? capabilities : feedOf(offers)
      return new Response(text, { headers: { 'content-type': 'application/xml' } })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, offers, asked, stop: () => server.stop(true) }
}

const capabilities = `<?xml version="1.0"?><caps><limits default="100" max="100"/><searching><search available="yes" supportedParams="q"/>
<movie-search available="yes" supportedParams="q,imdbid,tmdbid"/></searching><categories><category id="2000" name="Movies"/></categories></caps>`

const feedOf = (offers: readonly OfferedTorrent[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:torznab="http://torznab.com/schemas/2015/feed"><channel><title>Test</title>${offers.map(itemOf).join('')}</channel></rss>`

const itemOf = ({
  title,
  size_bytes = 8 * 1024 ** 3,
  seeders = 50,
  info_hash = hashOf(title),
  published_at = '2026-02-20T00:00:00Z',
}: OfferedTorrent) =>
  `<item><title>${title}</title><guid>${title}</guid><size>${size_bytes}</size><pubDate>${new Date(published_at).toUTCString()}</pubDate>
<link>magnet:?xt=urn:btih:${info_hash}</link><category>2000</category>
<torznab:attr name="seeders" value="${seeders}"/><torznab:attr name="peers" value="${seeders + 1}"/><torznab:attr name="infohash" value="${info_hash}"/></item>`

export const hashOf = (text: string): string => new Bun.CryptoHasher('sha1').update(text).digest('hex')
