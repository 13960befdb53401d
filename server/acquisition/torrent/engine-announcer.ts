import { EventEmitter } from 'node:events'
import { announceByHttp } from './http-announce'
import type { TrackerAnswer } from './tracker-answer'
import { type Announcing, announceByUdp } from './udp-announce'

type Me = {
  readonly infoHash: string
  /** In hex. */
  readonly peerId: string
  readonly port: number
  readonly userAgent: string
}
type Hears = {
  readonly onPeer: (address: string) => void
  readonly onAnswer: () => void
  readonly onWarning: (error: Error) => void
}
type Options = Me &
  Hears & {
    /** Each lane is asked on its own; in a lane, a tracker is asked when none before it answers. */
    readonly lanes: readonly (readonly string[])[]
    readonly totals: () => { readonly uploaded: number; readonly downloaded: number; readonly left: number | undefined }
  }

export type Announcer = ReturnType<typeof createAnnouncer>

const firstWaitMs = 20_000
const longestWaitMs = 30 * 60_000
/** For trackers that do not say how long to wait. */
const usualWaitMs = 30 * 60_000
const mostPeersWanted = 50

/** Announces a torrent to its trackers for as long as it runs. Has the methods that the client calls. */
export const createAnnouncer = (options: Options) => {
  const lanes = options.lanes.map((trackers) => createLane(trackers, options))
  const tell = (event?: string) => {
    for (const lane of lanes) lane.tell(event)
  }
  return Object.assign(new EventEmitter(), {
    start: () => tell('started'),
    /** More lanes; a lane that never started has nobody to say goodbye to. */
    add: (more: Options['lanes']) => {
      const added = more.map((trackers) => createLane(trackers, options))
      lanes.push(...added)
      for (const lane of added) lane.tell('started')
    },
    update: () => tell(),
    complete: () => tell('completed'),
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

const createLane = (trackers: readonly string[], options: Options) => {
  const { onPeer, onAnswer, onWarning } = options
  const ids = new Map<string, string>()
  const knowing = new Set<string>()
  let order = trackers
  let unheard: string | undefined
  let failures = 0
  let isBusy = false
  let isEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async (tracker: string, event: string | undefined): Promise<TrackerAnswer | undefined> => {
    try {
      const answer = await announce(tracker, options, { event, id: ids.get(tracker) })
      knowing.add(tracker)
      if (answer.tracker_id !== null) ids.set(tracker, answer.tracker_id)
      return answer
    } catch (error) {
      if (!isEnded) onWarning(error instanceof Error ? error : new Error(String(error)))
      return undefined
    }
  }

  const take = (answer: TrackerAnswer): number => {
    onAnswer()
    if (answer.warning !== null) onWarning(Object.assign(new Error(answer.warning), { isRefusal: true }))
    for (const peer of answer.peers) onPeer(peer)
    return answer.wait_ms ?? usualWaitMs
  }

  /** How long to wait until the next round. */
  const round = async (): Promise<number> => {
    for (const tracker of order) {
      const event = unheard
      const answer = await send(tracker, event)
      if (isEnded) return 0
      if (!answer) continue
      order = [tracker, ...order.filter((each) => each !== tracker)]
      if (unheard === event) unheard = undefined
      failures = 0
      return take(answer)
    }
    failures++
    return Math.min(firstWaitMs * 2 ** Math.min(failures, 10), longestWaitMs)
  }

  const ask = async (): Promise<void> => {
    if (isBusy || isEnded) return
    isBusy = true
    clearTimeout(timer)
    const before = unheard
    const wait = await round()
    isBusy = false
    if (isEnded) return
    if (unheard !== undefined && unheard !== before) return void ask()
    timer = setTimeout(() => void ask(), wait)
    timer.unref()
  }

  const end = (): void => {
    isEnded = true
    clearTimeout(timer)
  }

  return {
    end,
    tell: (event?: string): void => {
      unheard = event ?? unheard
      void ask()
    },
    close: async (): Promise<void> => {
      end()
      await Promise.all([...knowing].map((tracker) => send(tracker, 'stopped')))
    },
  }
}

const announce = (url: string, options: Options, { event, id }: { event: string | undefined; id: string | undefined }) => {
  const { infoHash, peerId, port, userAgent, totals } = options
  const announcing: Announcing = { ...totals(), event, numwant: event === 'stopped' ? 0 : mostPeersWanted }
  if (url.startsWith('udp:')) return announceByUdp(url, { infoHash, peerId, port }, announcing)
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
    trackerid: id,
  }
  return announceByHttp(url, asked, userAgent)
}

/** Trackers take a torrent with nothing left for a seed. */
const unknownLeft = 16_384
