import type { Sentence } from '#server/foundation/lib/sentence'
import { settlesWithin } from '#server/foundation/lib/settles-within'
import { Unavailable } from '#server/foundation/platform/errors'

/** A change waits this long for the check of the database; a large one on a slow disk takes longer. */
const patienceMs = 15_000
/** Whatever locks out changes finishes within seconds. */
const retryAfterSeconds = 5

export type WriteLock = ReturnType<typeof createWriteLock>

/** Counts running changes, so a restore can wait for them and refuse new ones. */
export const createWriteLock = () => {
  let why: Sentence | null = null
  let held: { readonly until: Promise<unknown>; readonly reason: Sentence } | null = null
  let underWay = 0
  let wake = () => {}

  const change = async <T>(work: () => T | Promise<T>): Promise<T> => {
    if (held !== null && !(await settlesWithin(patienceMs, held.until))) throw new Unavailable(held.reason, { retryAfterSeconds })
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
    /** Throws Unavailable for a change that comes while locked. */
    run<T>(method: string, work: () => T | Promise<T>): T | Promise<T> {
      return method === 'GET' || method === 'HEAD' ? work() : change(work)
    },
    /**
     * Waits until at most `but` changes are running: the caller's own is one of them. Returns false, unlocked, if they do not end in time.
     */
    async lock(reason: Sentence, { but, withinMs }: { but: number; withinMs: number }): Promise<boolean> {
      why = reason
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = () => {
        if (underWay <= but) resolve()
      }
      wake()
      const isLocked = await settlesWithin(withinMs, promise)
      if (!isLocked) why = null
      return isLocked
    },
    /** Changes wait until what this returns is called. Whoever waits too long is told the reason. */
    hold(reason: Sentence): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { until: promise, reason }
      return () => {
        held = null
        resolve()
      }
    },
    unlock(): void {
      why = null
    },
  }
}
