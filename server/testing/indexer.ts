import { systemClock } from '#server/foundation/lib/clock'
import { startIndexer } from '#world/indexer'
import type { Offered } from '#world/offers'

/** A test indexer's release; missing fields get plausible values. */
export type OfferedTorrent = Partial<Offered> & { title: string }

/** An indexer that lists the same few releases for any query. `offers` may change while it runs. */
export const startTorznab = (offers: OfferedTorrent[]) => {
  const likely = (offer: OfferedTorrent): Offered => ({
    size_bytes: 8 * 1024 ** 3,
    seeders: 50,
    info_hash: hashOf(offer.title),
    published_at: '2026-02-20T00:00:00Z',
    ...offer,
  })
  const source = { find: () => offers.map(likely), byHash: () => undefined }
  return { ...startIndexer({ source, clock: systemClock }), offers }
}

export const hashOf = (text: string): string => new Bun.CryptoHasher('sha1').update(text).digest('hex')
