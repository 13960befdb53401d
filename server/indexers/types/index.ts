import { torrentRss } from './torrent-rss'
import { torznab } from './torznab'

/** Every way to speak with an indexer. Newznab is not among them on purpose: it leads to Usenet, and we speak BitTorrent only. */
export const indexerTypes = [torznab, torrentRss] as const
