import { endsWithin } from '#server/lib/patience'
import { Unavailable } from '#server/platform/errors'

/** What keeps changes out is over within seconds. */
const retryAfterSeconds = 5

export type WriteGate = ReturnType<typeof createWriteGate>

/** Lets requests through and knows which changes are under way, so that they can be waited for and kept out. */
export const createWriteGate = () => {
  let why: string | null = null
  let underWay = 0
  let wake = () => {}

  return {
    /** Throws Unavailable for a change while the gate is closed. */
    async pass<T>(method: string, deed: () => T | Promise<T>): Promise<T> {
      if (method === 'GET' || method === 'HEAD') return await deed()
      if (why !== null) throw new Unavailable(why, { retryAfterSeconds })
      underWay++
      try {
        return await deed()
      } finally {
        underWay--
        wake()
      }
    },
    /**
     * Waits until at most `but` changes are under way: the one that closes the gate is one of them. False when they do not end
     * within the time; the gate is open again then.
     */
    async close(reason: string, { but, withinMs }: { but: number; withinMs: number }): Promise<boolean> {
      why = reason
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = () => {
        if (underWay <= but) resolve()
      }
      wake()
      const isClosed = await endsWithin(withinMs, promise)
      if (!isClosed) why = null
      return isClosed
    },
    open(): void {
      why = null
    },
  }
}
