import { EventEmitter } from 'node:events'
import { announceByHttp } from './http-announce'
import type { TrackerAnswer } from './tracker-answer'
import { type AnnounceEvent, createLane, type Tiers } from './tracker-lane'
import { type Announcing, announceByUdp } from './udp-announce'

export type Announcer = ReturnType<typeof createAnnouncer>

export type AnnouncerParts = {
  readonly infoHash: string
  /** In hex. */
  readonly peerId: string
  readonly port: number
  readonly userAgent: string
  /** By this a tracker knows us again after our address has changed. */
  readonly key: number
  /** Each lane is asked on its own; in a lane, a tracker is asked only when those before it do not help. */
  readonly lanes: readonly Tiers[]
  /** A private torrent goes on to the next tracker only when one has failed. */
  readonly isPrivate: () => boolean
  readonly totals: () => { readonly uploaded: number; readonly downloaded: number; readonly left: number | undefined }
  /** Resolves when an announce may go out. */
  readonly turn: () => Promise<void>
  readonly onPeer: (address: string) => void
  readonly onAnswer: (answer: TrackerAnswer, tracker: string) => void
  readonly onWarning: (error: Error) => void
}

const mostPeersWanted = 50
const patienceMs = 5_000
/** Longer than any request takes. */
const endlessMs = 10 * 60_000

/** Announces a torrent to its trackers for as long as it runs. Has the methods that the client calls. */
export const createAnnouncer = (parts: AnnouncerParts) => {
  const lanes = parts.lanes.map((tiers) => laneOf(tiers, parts))
  let isStarted = false
  return Object.assign(new EventEmitter(), {
    start: () => {
      if (!isStarted) for (const lane of lanes) lane.start()
      isStarted = true
    },
    add: (more: AnnouncerParts['lanes']) => {
      const added = more.map((tiers) => laneOf(tiers, parts))
      lanes.push(...added)
      for (const lane of added) lane.start()
    },
    complete: () => {
      for (const lane of lanes) lane.complete()
    },
    /** The client stops twice; only `sayStopped` sends anything. */
    stop: () => {},
    /** Ends everything, and tells all trackers that know the torrent. Resolves when they have answered. */
    sayStopped: async (): Promise<void> => {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
    destroy: (done: (error: null) => void) => {
      for (const lane of lanes) lane.end()
      done(null)
    },
  })
}

const laneOf = (tiers: Tiers, parts: AnnouncerParts) =>
  createLane({
    tiers,
    announce: (tracker, how) => announce(tracker, parts, how),
    turn: parts.turn,
    needsPeers: () => !parts.isPrivate() && parts.totals().left !== 0,
    // Trackers name us too.
    isOtherPeer: (address) => !address.endsWith(`:${parts.port}`),
    patienceMs: parts.isPrivate() ? endlessMs : patienceMs,
    random: Math.random,
    onAnswer: (answer, tracker) => {
      parts.onAnswer(answer, tracker)
      if (answer.warning !== null) parts.onWarning(Object.assign(new Error(answer.warning), { isRefusal: true }))
      for (const peer of answer.peers) parts.onPeer(peer)
    },
    onFailure: parts.onWarning,
  })

type How = { readonly event: AnnounceEvent; readonly id: string | undefined }

const announce = (url: string, parts: AnnouncerParts, { event, id }: How): Promise<TrackerAnswer> => {
  const { infoHash, peerId, port, key, userAgent, totals } = parts
  const announcing: Announcing = { ...totals(), event, numwant: event === 'stopped' ? 0 : mostPeersWanted }
  if (url.startsWith('udp:')) return announceByUdp(url, { infoHash, peerId, port, key }, announcing)
  const asked = {
    info_hash: Buffer.from(infoHash, 'hex').toString('latin1'),
    peer_id: Buffer.from(peerId, 'hex').toString('latin1'),
    port,
    uploaded: announcing.uploaded,
    downloaded: announcing.downloaded,
    left: announcing.left ?? unknownLeft,
    compact: 1,
    numwant: announcing.numwant,
    event,
    key: key.toString(16).padStart(8, '0'),
    trackerid: id,
  }
  return announceByHttp(url, asked, userAgent)
}

/** Trackers take a torrent with nothing left for a seed. */
const unknownLeft = 16_384
