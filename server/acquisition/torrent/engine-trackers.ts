import type { Announcer, Torrent } from 'webtorrent'
import { withoutPaths } from '#server/foundation/lib/redact'
import { type Announcing, addressOf6, announceByUdp6 } from './udp6-tracker'

/** Slightly more than the quarter of an hour between announces. */
const holdsMs = 20 * 60_000
const maxWords = 200
const mostRefusals = 3

/** Watches the responses of a torrent's trackers: whether one answers, and why others refuse. */
export const listenToTrackers = (torrent: Torrent, now: () => number) => {
  let answeredAt = Number.NEGATIVE_INFINITY
  const refusals = new Map<string, number>()
  const begin = torrent._startDiscovery.bind(torrent)
  const holds = (at: number) => now() - at < holdsMs

  torrent._startDiscovery = () => {
    const before = torrent.discovery
    begin()
    const { discovery } = torrent
    if (!discovery || discovery === before) return
    if (discovery.tracker) {
      askByUdp6(discovery.tracker, torrent)
      askAgain(discovery.tracker)
    }
    discovery.on('warning', (warning: Error) => {
      const words = refusalIn(warning)
      if (words === undefined) return
      refusals.delete(words)
      refusals.set(words, now())
    })
  }
  torrent.on('trackerAnnounce', () => {
    answeredAt = now()
  })
  /** Newest first. */
  const recentRefusals = () =>
    [...refusals]
      .filter(([, at]) => holds(at))
      .map(([words]) => words)
      .toReversed()
  return {
    /** A tracker that refuses is still in touch. */
    isInTouch: () => holds(answeredAt) || recentRefusals().length > 0,
    /** The words of the refusing trackers, without duplicates. Null if another one works. */
    says: () => (holds(answeredAt) ? null : recentRefusals().slice(0, mostRefusals).join(' · ') || null),
  }
}

/** Also announces to UDP trackers over IPv6: the client itself uses only IPv4 for UDP. */
const askByUdp6 = (announcer: Announcer, torrent: Torrent): void => {
  for (const tracker of announcer._trackers) {
    if (!tracker.announceUrl.startsWith('udp:')) continue
    const announce = tracker.announce.bind(tracker)
    const ask6 = async (announcing: Announcing): Promise<void> => {
      const address = await addressOf6(tracker.announceUrl)
      if (!address) return
      const me = { infoHash: torrent.infoHash, peerId: announcer.peerId, port: announcer._port }
      const { peers } = await announceByUdp6(address, me, announcing)
      announcer.emit('update', { announce: tracker.announceUrl })
      for (const peer of peers) announcer.emit('peer', peer)
    }
    const ask = (announcing: Announcing) => void ask6(announcing).catch((error) => announcer.emit('warning', error))
    tracker.announce = (announcing) => {
      ask(announcing)
      announce(announcing)
    }
    ask({ ...announcer._defaultAnnounceOpts(), event: 'started' })
  }
}

const firstWaitMs = 20_000
const longestWaitMs = 30 * 60_000

/**
 * Retries a failing tracker soon, then less and less often: otherwise one that was briefly down would be lost for a quarter of an hour,
 * along with all peers of a private torrent.
 */
const askAgain = (announcer: Announcer): void => {
  for (const tracker of announcer._trackers) {
    const announce = tracker.announce.bind(tracker)
    let unheard: string | undefined = 'started'
    let waits = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (): void => {
      if (tracker.destroyed) return
      waits++
      tracker.announce({ ...announcer._defaultAnnounceOpts(), ...(unheard !== undefined && { event: unheard }) })
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(ask, Math.min(firstWaitMs * 2 ** waits, longestWaitMs))
      timer.unref()
    }
    announcer.on('update', (answer: { announce: string }) => {
      if (answer.announce !== tracker.announceUrl) return
      clearTimeout(timer)
      waits = 0
      unheard = undefined
    })
    tracker.announce = (announcing) => {
      unheard = announcing.event ?? unheard
      if (announcing.event === 'stopped') clearTimeout(timer)
      else wait()
      announce(announcing)
    }
    wait()
  }
}

const status = /^Non-200 response code (\d+)/
const unanswered =
  /^(invalid|error decoding|tracker (request|sent)|unsupported tracker|request timed out|unable to connect|fetch|getaddrinfo|connect|the operation|the socket|was there a typo|failed to)/i

/** The tracker's own words. Undefined if it was unreachable or unintelligible. */
const refusalIn = (warning: Error): string | undefined => {
  const code = status.exec(warning.message)?.[1]
  if (code) return Number(code) >= 500 ? undefined : `status ${code}`
  if ('code' in warning || warning.name !== 'Error' || unanswered.test(warning.message)) return undefined
  return (
    [...withoutPaths(warning.message)]
      .filter((c) => c >= ' ')
      .join('')
      .trim()
      .slice(0, maxWords) || undefined
  )
}
