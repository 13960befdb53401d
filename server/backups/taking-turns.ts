import type { Sentence } from '#server/lib/sentence'
import { Conflict } from '#server/platform/errors'

/** One piece of work on archives at a time. What asks to be alone is let in after those who wait, and nobody after it. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  let reserved: Sentence | null = null

  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    /** Throws Conflict when somebody is, or will be, alone. */
    take: <T>(work: () => Promise<T>): Promise<T> => {
      if (reserved !== null) return Promise.reject(new Conflict(reserved))
      return queue(work)
    },
    /** Throws Conflict when somebody else is. Others are refused with `why` until it ends. */
    alone: async <T>(why: Sentence, work: () => Promise<T>): Promise<T> => {
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
