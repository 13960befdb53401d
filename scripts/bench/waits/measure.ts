import { memoryOf } from '../memory'
import { usedBy } from '../processes'
import { watchStatus } from '../status'
import { percentile } from '../table'
import { type countSyncs, oneSync } from './syncs'
import type { Counted } from './upstream'

/** What a person waited for. `bytes`: those that had to come over the line. */
export type Wait = {
  what: string
  seconds: number
  cpu: number
  syncs: { count: number; seconds: number }
  questions: number
  bytes: number
  /** The least that is possible, in seconds. */
  limit: number
  beside: string
}
/** `promises`: what has to be on the disk for good, one after another, before it is done. */
type Limit = { bytes?: number; questions?: number; promises?: number }
type Asked = { url: string; pid: number; upstream?: Counted; limit: Limit }

/** A line of a gigabit, in bytes per second. */
const line = 125_000_000
/** What the movie database allows in a second. */
export const pace = 38
const none = { count: 0, seconds: 0 }

export const createMeasure = (dir: string, syncs: ReturnType<typeof countSyncs>) => {
  const sync = oneSync(dir)
  const syncsSoFar = () => syncs?.of() ?? none
  const limitOf = ({ bytes = 0, questions = 0, promises = 0 }: Limit): number => Math.max(bytes / line, questions / pace) + promises * sync
  return {
    sync,
    syncsSoFar,
    limitOf,
    /** Everything that the service does until `work` is done. */
    async during(what: string, { url, pid, upstream, limit }: Asked, work: () => Promise<unknown>): Promise<Wait> {
      const [before, synced, asked, came] = [usedBy(pid), syncsSoFar(), upstream?.questions() ?? 0, upstream?.bytes() ?? 0]
      const status = watchStatus(url)
      const began = performance.now()
      await work()
      const seconds = (performance.now() - began) / 1000
      const [after, now, latencies] = [usedBy(pid), syncsSoFar(), await status()]
      return {
        what,
        seconds,
        cpu: (after.cpu - before.cpu) / 1e6,
        syncs: { count: now.count - synced.count, seconds: now.seconds - synced.seconds },
        questions: (upstream?.questions() ?? 0) - asked,
        bytes: limit.bytes ?? (upstream?.bytes() ?? 0) - came,
        limit: limitOf(limit),
        beside: `/status p99 ${percentile(latencies, 0.99).toFixed(0)} ms, peak ${memoryOf(pid).peak.toFixed(0)} MB`,
      }
    },
  }
}
export type Measure = ReturnType<typeof createMeasure>

/** What is left when the work, the syncs, and the limit are taken off: timers, queues, and other programs of the machine. */
const restOf = ({ seconds, cpu, syncs, limit }: Wait): number => Math.max(0, seconds - cpu - syncs.seconds - limit)

export const rowOf = (wait: Wait): Record<string, string | number> => ({
  wait: wait.what,
  seconds: wait.seconds.toFixed(2),
  limit: wait.limit.toFixed(2),
  'of limit': wait.limit > 0 ? `${(wait.seconds / wait.limit).toFixed(2)} ×` : '-',
  'CPU s': wait.cpu.toFixed(2),
  syncs: wait.syncs.count,
  'syncs s': wait.syncs.seconds.toFixed(2),
  questions: wait.questions,
  MB: (wait.bytes / 1e6).toFixed(1),
  'timers and queues s': restOf(wait).toFixed(2),
  beside: wait.beside,
})
