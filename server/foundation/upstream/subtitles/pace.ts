import PQueue from 'p-queue'
import { systemClock } from '#server/foundation/lib/clock'

export type Pace = ReturnType<typeof createPace>
type Rate = { readonly requests: number; readonly everyMs: number }

/** The provider allows five requests per second and address for all of us together; one is reserved for a retry. */
const allowed: Rate = { requests: 4, everyMs: 1050 }

/** One request at a time, and never more than the rate in any such period. Urgent ones go first. */
export const createPace = ({ requests, everyMs }: Rate = allowed) => {
  const queue = new PQueue({ concurrency: 1 })
  const begun: number[] = []
  const inTime = async <T>(ask: () => Promise<T>): Promise<T> => {
    const wait = (begun.at(-requests) ?? Number.NEGATIVE_INFINITY) + everyMs - systemClock.elapsedMs()
    if (wait > 0) await Bun.sleep(wait)
    begun.push(systemClock.elapsedMs())
    if (begun.length > requests) begun.shift()
    return await ask()
  }
  return <T>(ask: () => Promise<T>, isUrgent = false): Promise<T> => queue.add(() => inTime(ask), { priority: isUrgent ? 1 : 0 })
}
