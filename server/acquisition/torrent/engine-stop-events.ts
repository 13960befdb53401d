import type { Announcer } from 'webtorrent'

export type StopEvents = ReturnType<typeof createStopEvents>

/** As many concurrent requests as a tracker and a home network take without dropping any. */
const atOnce = 48
const patienceMs = 15_000

/**
 * Sends trackers the stop event of torrents. The library's own has wrong numbers and is aborted after a second, so it is not sent; with
 * hundreds of torrents most would be lost when the engine stops.
 */
export const createStopEvents = () => {
  const waiting: (() => Promise<void>)[] = []
  const running = new Set<Promise<void>>()
  let idle = () => {}

  const next = (): void => {
    while (running.size < atOnce) {
      const say = waiting.shift()
      if (!say) break
      const sending: Promise<void> = say().finally(() => {
        running.delete(sending)
        next()
      })
      running.add(sending)
    }
    if (running.size === 0) idle()
  }

  return {
    /** Resolves when its trackers have answered. The torrent must not use the announcer any more. */
    say: (tracker: Announcer): Promise<void> =>
      new Promise((resolve) => {
        tracker.removeAllListeners()
        for (const event of ['warning', 'error']) tracker.on(event, () => {})
        waiting.push(() => tell(tracker).finally(resolve))
        next()
      }),
    /** Resolves when all have been sent. */
    done: (): Promise<void> =>
      running.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            idle = resolve
          }),
  }
}

const tell = async (tracker: Announcer): Promise<void> => {
  const answered = tracker._trackers.map(answerOf)
  tracker.stop()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([Promise.all(answered), tooLong])
  clearTimeout(timer)
  tracker.destroy(() => {})
}

/** Resolves with a tracker's next response or failure. */
const answerOf = (tracker: Announcer['_trackers'][number]): Promise<void> =>
  new Promise((resolve) => {
    const ask = tracker._request.bind(tracker)
    if (tracker.announceUrl.startsWith('udp:'))
      tracker.maybeDestroyCleanup = () => {
        if (tracker.cleanupFns.length === 0) resolve()
      }
    else
      tracker._request = (url, params, done) =>
        ask(url, params, (...outcome) => {
          resolve()
          done(...outcome)
        })
  })
