import type { Announcer } from 'webtorrent'

export type Farewells = ReturnType<typeof createFarewells>

/** As many at once as a tracker, and the network of a home, take without dropping any. */
const atOnce = 48
const patienceMs = 15_000

/**
 * Tells trackers that a torrent has left. The client's own farewell has wrong numbers and is broken off after a second, so it is not sent;
 * with hundreds of torrents most would be lost when the engine ends.
 */
export const createFarewells = () => {
  const waiting: (() => Promise<void>)[] = []
  const running = new Set<Promise<void>>()
  let idle = () => {}

  const next = (): void => {
    while (running.size < atOnce) {
      const say = waiting.shift()
      if (!say) break
      const said: Promise<void> = say().finally(() => {
        running.delete(said)
        next()
      })
      running.add(said)
    }
    if (running.size === 0) idle()
  }

  return {
    /** Ends when its trackers have answered. The torrent must not use the announcer any more. */
    say: (tracker: Announcer): Promise<void> =>
      new Promise((resolve) => {
        tracker.removeAllListeners()
        for (const event of ['warning', 'error']) tracker.on(event, () => {})
        waiting.push(() => tell(tracker).finally(resolve))
        next()
      }),
    /** Ends when all have been said. */
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

/** Ends with the next answer of one tracker, or its failure. */
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
