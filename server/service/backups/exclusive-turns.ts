import type { Sentence } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'

/** Runs one archive operation at a time. An exclusive operation runs after those already waiting, and others are refused until it ends. */
export const createExclusiveTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  let reserved: Sentence | null = null

  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    /** Throws Conflict if an exclusive operation is running or waiting. */
    run: <T>(work: () => Promise<T>): Promise<T> => {
      if (reserved !== null) return Promise.reject(new Conflict(reserved))
      return queue(work)
    },
    /** Throws Conflict if another exclusive operation is running or waiting. Others are refused with `why` until this one ends. */
    exclusive: async <T>(why: Sentence, work: () => Promise<T>): Promise<T> => {
      if (reserved !== null) throw new Conflict(reserved)
      reserved = why
      try {
        return await queue(work)
      } finally {
        reserved = null
      }
    },
  }
}
