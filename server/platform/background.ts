import { Paused } from './errors'
import type { Work } from './sentences'

export type Background = ReturnType<typeof createBackground>

/** Work that nobody waits for: known by name as long as it lasts, so that it can be waited for and kept out. */
export const createBackground = () => {
  const running = new Map<symbol, Work>()
  let isResting = false
  let calling = new AbortController()
  let wake = () => {}

  return {
    /** Settles with the work. While the service pauses, nothing starts; the timetable picks up what was skipped. */
    async begin(what: Work, work: () => unknown): Promise<void> {
      if (isResting) return
      const id = Symbol(what)
      running.set(id, what)
      try {
        await work()
      } finally {
        running.delete(id)
        wake()
      }
    },
    /** Aborted when all is to rest: what waits for the world outside stops waiting, with `Paused`. */
    signal: (): AbortSignal => calling.signal,
    /** What is under way, each kind once. */
    underWay: (): Work[] => [...new Set(running.values())],
    /** Nothing more is begun; settles when all that is under way has ended. */
    rest(): Promise<void> {
      isResting = true
      calling.abort(new Paused())
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = () => {
        if (running.size === 0) resolve()
      }
      wake()
      return promise
    },
    resume(): void {
      isResting = false
      calling = new AbortController()
    },
  }
}
