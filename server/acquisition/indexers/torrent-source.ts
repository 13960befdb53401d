import { say } from '#server/foundation/lib/sentence'
import { mostTorrentBytes } from '#server/foundation/lib/torrent-size'
import { LeadsToPage, NotFound, PointsInside, UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { IndexerContext } from './indexer-type'
import { sentences } from './sentences'
import { magnetOf } from './values'

/** What a release's download link leads to. */
export type TorrentSource =
  | { readonly kind: 'magnet'; readonly magnet: string }
  | { readonly kind: 'torrent'; readonly bytes: Uint8Array<ArrayBuffer> }

type Link = {
  readonly url: string
  /** The indexer's own address, whose origin may be private. */
  readonly indexer_url: string
  /** Other private origins that the user allowed. Whoever lists a release chooses its link. */
  readonly link_origins?: readonly string[]
  readonly headers?: Record<string, string>
}

/** Follows a download link to a .torrent, or to the magnet that some indexers redirect to. */
export const fetchTorrent = async (
  { name, fetch, signal }: IndexerContext,
  { url, indexer_url, link_origins = [], headers = {} }: Link,
): Promise<TorrentSource> => {
  const direct = magnetOf(url)
  if (direct !== null) return { kind: 'magnet', magnet: direct }
  const reach = { policy: 'same-origin-or-public', origin: indexer_url, also: link_origins } as const
  const request = { maxBytes: mostTorrentBytes, reach, headers, ...(signal && { signal }) }
  const { status, bytes, leadsTo } = await fetch(url, request).catch((error: unknown) => {
    if (!(error instanceof PointsInside)) throw error
    throw new UpstreamUnreachable(name, say(sentences, 'link_points_inside', { party: name, origin: error.origin }))
  })
  const magnet = magnetOf(leadsTo ?? undefined) ?? (bytes.length < 16_000 ? magnetOf(new TextDecoder().decode(bytes).trim()) : null)
  if (magnet !== null) return { kind: 'magnet', magnet }
  if (status === 404 || status === 410) throw new NotFound('torrent at', name)
  if (status !== 200) throw new UpstreamUnreachable(name, say(sentences, 'status_instead_of_torrent', { party: name, status }))
  if (bytes[0] === LESS_THAN) throw new LeadsToPage(name, say(sentences, 'page_instead_of_torrent', { party: name }))
  if (bytes[0] !== DICTIONARY) throw new UpstreamUnreachable(name, say(sentences, 'answer_no_torrent', { party: name }))
  return { kind: 'torrent', bytes }
}

const LESS_THAN = '<'.charCodeAt(0)

/** Every .torrent is a bencoded dictionary. */
const DICTIONARY = 'd'.charCodeAt(0)
