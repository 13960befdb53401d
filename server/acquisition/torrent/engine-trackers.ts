import type { Torrent } from 'webtorrent'
import { withoutPaths } from '#server/foundation/lib/redact'
import { type Announcer, type AnnouncerParts, createAnnouncer } from './engine-announcer'
import { hostOf } from './engine-bans'
import type { OwnAddress } from './own-address'
import { usableTrackers } from './torrent-texts'

/** Slightly more than the quarter of an hour between announces. */
const holdsMs = 20 * 60_000
const maxWords = 200
const mostRefusals = 3
const mostTrackers = 50

type Listening = Pick<AnnouncerParts, 'lanes' | 'userAgent' | 'port' | 'key' | 'isPrivate' | 'turn' | 'totals'> & {
  readonly now: () => number
  readonly own: OwnAddress
}

/** Announces to a torrent's trackers, and knows whether one answers and why others refuse. */
export const listenToTrackers = (torrent: Torrent, { now, own, lanes: first, ...announcing }: Listening) => {
  let lanes = first
  let announcer: Announcer | undefined
  let answeredAt = Number.NEGATIVE_INFINITY
  const refusals = new Map<string, number>()
  const begin = torrent._startDiscovery.bind(torrent)
  const holds = (at: number) => now() - at < holdsMs

  const hear = (warning: Error) => {
    const words = refusalIn(warning)
    if (words === undefined) return
    refusals.delete(words)
    refusals.set(words, now())
  }

  torrent._startDiscovery = () => {
    const before = torrent.discovery
    torrent.announce = []
    begin()
    const { discovery } = torrent
    if (!discovery || discovery === before) return
    announcer = createAnnouncer({
      ...announcing,
      lanes,
      infoHash: torrent.infoHash,
      peerId: torrent.peerId,
      onPeer: (address) => discovery.emit('peer', address, 'tracker'),
      onAnswer: ({ external_address }, tracker) => {
        answeredAt = now()
        own.hear(hostOf(new URL(tracker).host), external_address)
        discovery.emit('trackerAnnounce')
      },
      onWarning: (error) => {
        hear(error)
        discovery.emit('warning', error)
      },
    })
    discovery.tracker = announcer
    announcer.start()
  }
  /** Newest first. */
  const recentRefusals = () =>
    [...refusals]
      .filter(([, at]) => holds(at))
      .map(([words]) => words)
      .toReversed()
  return {
    /** Each is asked on its own from now on. */
    add: (urls: readonly string[]) => {
      const known = new Set(lanes.flat(2))
      const news = usableTrackers(urls).filter((url) => !known.has(url))
      const added = news.slice(0, Math.max(0, mostTrackers - known.size)).map((url) => [[url]])
      lanes = [...lanes, ...added]
      announcer?.add(added)
    },
    /** A tracker that refuses is still in touch. */
    isInTouch: () => holds(answeredAt) || recentRefusals().length > 0,
    /** The words of the refusing trackers, without duplicates. Null if another one works. */
    says: () => (holds(answeredAt) ? null : recentRefusals().slice(0, mostRefusals).join(' · ') || null),
  }
}

/** The tracker's own words. Undefined if it was unreachable. */
const refusalIn = (warning: Error): string | undefined =>
  'isRefusal' in warning
    ? [...withoutPaths(warning.message)]
        .filter((c) => c >= ' ')
        .join('')
        .trim()
        .slice(0, maxWords) || undefined
    : undefined
