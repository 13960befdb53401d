import { Paused } from './errors'
import type { Work } from './sentences'

export type Background = ReturnType<typeof createBackground>

/** Fire-and-forget work, tracked by name while it runs, so that a pause can wait for it and prevent more. */
export const createBackground = () => {
  const running = new Map<symbol, Work>()
  let isPaused = false
  let calling = new AbortController()
  let wake = () => {}

  return {
    /** Settles with the work. Starts nothing while the service is paused; the timetable picks up what was skipped. */
    async begin(what: Work, work: () => unknown): Promise<void> {
      if (isPaused) return
      const id = Symbol(what)
      running.set(id, what)
      try {
        await work()
      } finally {
        running.delete(id)
        wake()
      }
    },
    /** Aborted with `Paused` when the service pauses, so work that waits for an upstream stops waiting. */
    signal: (): AbortSignal => calling.signal,
    /** The kinds of work that are running, without duplicates. */
    underWay: (): Work[] => [...new Set(running.values())],
    /** Prevents new work; resolves once all running work has ended. */
    pause(): Promise<void> {
      isPaused = true
      calling.abort(new Paused())
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = () => {
        if (running.size === 0) resolve()
      }
      wake()
      return promise
    },
    resume(): void {
      isPaused = false
      calling = new AbortController()
    },
  }
}
