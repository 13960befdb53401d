import type { Announcer, Torrent } from 'webtorrent'
import { withoutPaths } from '#server/lib/redact'
import { type Announcing, addressOf6, announceByUdp6 } from './udp6-tracker'

/** Trackers are asked every quarter of an hour. */
const holdsMs = 20 * 60_000
const maxWords = 200
const mostRefusals = 3

/** Hears what the trackers of a torrent answer: that somebody is there, and why they refuse. */
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
      const said = refusalIn(warning)
      if (said === undefined) return
      refusals.delete(said)
      refusals.set(said, now())
    })
  }
  torrent.on('trackerAnnounce', () => {
    answeredAt = now()
  })
  /** The newest first. */
  const lately = () =>
    [...refusals]
      .filter(([, at]) => holds(at))
      .map(([said]) => said)
      .toReversed()
  return {
    /** A tracker that refuses is reached all the same. */
    isInTouch: () => holds(answeredAt) || lately().length > 0,
    /** The words of the trackers that refuse, each once, unless another one serves. */
    says: () => (holds(answeredAt) ? null : lately().slice(0, mostRefusals).join(' · ') || null),
  }
}

/** A tracker that has an address of IPv6 is asked there too: the client itself speaks UDP by IPv4 alone. */
const askByUdp6 = (announcer: Announcer, torrent: Torrent): void => {
  for (const tracker of announcer._trackers) {
    if (!tracker.announceUrl.startsWith('udp:')) continue
    const announce = tracker.announce.bind(tracker)
    const ask6 = async (said: Announcing): Promise<void> => {
      const address = await addressOf6(tracker.announceUrl)
      if (!address) return
      const me = { infoHash: torrent.infoHash, peerId: announcer.peerId, port: announcer._port }
      const { peers } = await announceByUdp6(address, me, said)
      announcer.emit('update', { announce: tracker.announceUrl })
      for (const peer of peers) announcer.emit('peer', peer)
    }
    const ask = (said: Announcing) => void ask6(said).catch((error) => announcer.emit('warning', error))
    tracker.announce = (said) => {
      ask(said)
      announce(said)
    }
    ask({ ...announcer._defaultAnnounceOpts(), event: 'started' })
  }
}

const firstWaitMs = 20_000
const longestWaitMs = 30 * 60_000

/**
 * A tracker that does not answer, or refuses, is asked again soon, and then ever later: one that was away for a moment would be
 * missed for a quarter of an hour otherwise, and with it all peers of a private torrent.
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
    tracker.announce = (said) => {
      unheard = said.event ?? unheard
      if (said.event === 'stopped') clearTimeout(timer)
      else wait()
      announce(said)
    }
    wait()
  }
}

const status = /^Non-200 response code (\d+)/
const unanswered =
  /^(invalid|error decoding|tracker (request|sent)|unsupported tracker|request timed out|unable to connect|fetch|getaddrinfo|connect|the operation|the socket|was there a typo|failed to)/i

/** What a tracker said itself; nothing for one that could not be reached or understood. */
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
