import { Unavailable } from '#server/platform/errors'

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
      if (why !== null) throw new Unavailable(why)
      underWay++
      try {
        return await deed()
      } finally {
        underWay--
        wake()
      }
    },
    /** Settles when at most `but` changes are still under way: the one that closes the gate is one of them. */
    async close(reason: string, but: number): Promise<void> {
      why = reason
      while (underWay > but)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    },
    open(): void {
      why = null
    },
  }
}
