import type { Announcer } from './engine-announcer'

export type StopEvents = ReturnType<typeof createStopEvents>

/** As many concurrent requests as a tracker and a home network take without dropping any. */
const atOnce = 48
const patienceMs = 15_000

/**
 * Sends trackers the stop event of torrents, a few at a time: of hundreds at once, most would be lost when the engine stops.
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
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([tracker.sayStopped(), tooLong])
  clearTimeout(timer)
}
