import { Paused } from './errors'

export type Background = ReturnType<typeof createBackground>

/** Work that nobody waits for: known by name as long as it lasts, so that it can be waited for and kept out. */
export const createBackground = () => {
  const running = new Map<symbol, string>()
  let isResting = false
  let calling = new AbortController()
  let wake = () => {}

  return {
    /** Ends as the deed does. While all rests it is not begun: what is not done now, the timetable finds later. */
    async begin(what: string, deed: () => unknown): Promise<void> {
      if (isResting) return
      const work = Symbol(what)
      running.set(work, what)
      try {
        await deed()
      } finally {
        running.delete(work)
        wake()
      }
    },
    /** Aborted when all is to rest: what waits for the world outside stops waiting, with `Paused`. */
    signal: (): AbortSignal => calling.signal,
    /** What is under way, each kind once. */
    underWay: (): string[] => [...new Set(running.values())],
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
