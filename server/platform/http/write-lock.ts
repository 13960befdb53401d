import { endsWithin } from '#server/lib/patience'
import type { Sentence } from '#server/lib/sentence'
import { Unavailable } from '#server/platform/errors'

/** What locks changes out is over within seconds. */
const retryAfterSeconds = 5

export type WriteLock = ReturnType<typeof createWriteLock>

/** Counts the changes under way, so that a restore can wait for them and keep new ones out. */
export const createWriteLock = () => {
  let why: Sentence | null = null
  let underWay = 0
  let wake = () => {}

  const change = async <T>(work: () => T | Promise<T>): Promise<T> => {
    if (why !== null) throw new Unavailable(why, { retryAfterSeconds })
    underWay++
    try {
      return await work()
    } finally {
      underWay--
      wake()
    }
  }

  return {
    /** A change that comes while it is locked is refused with Unavailable. */
    run<T>(method: string, work: () => T | Promise<T>): T | Promise<T> {
      return method === 'GET' || method === 'HEAD' ? work() : change(work)
    },
    /**
     * Waits until at most `but` changes are under way: the one that locks is one of them. False when they do not end
     * within the time; it is unlocked then.
     */
    async lock(reason: Sentence, { but, withinMs }: { but: number; withinMs: number }): Promise<boolean> {
      why = reason
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = () => {
        if (underWay <= but) resolve()
      }
      wake()
      const isLocked = await endsWithin(withinMs, promise)
      if (!isLocked) why = null
      return isLocked
    },
    unlock(): void {
      why = null
    },
  }
}
