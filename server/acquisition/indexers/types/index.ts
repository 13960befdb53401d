import { torrentRss } from './torrent-rss'
import { torznab } from './torznab'

/** All kinds of indexers. Newznab is deliberately missing: it serves Usenet, and only BitTorrent is supported. */
export const indexerTypes = [torznab, torrentRss] as const
