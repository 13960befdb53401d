import { say } from '#server/foundation/lib/sentence'
import { settlesWithin } from '#server/foundation/lib/settles-within'
import type { Background } from '#server/foundation/platform/background'
import { Unavailable } from '#server/foundation/platform/errors'
import type { WriteLock } from '#server/foundation/platform/http/write-lock'
import { onPulse } from '#server/foundation/platform/pulse'
import type { Scheduler } from '#server/foundation/platform/scheduler'
import type { Work } from '#server/foundation/platform/sentences'
import { sentences } from '#server/service/backups/sentences'

type Parts = {
  background: Background
  writes: WriteLock
  scheduler: Pick<Scheduler, 'tick' | 'idle' | 'abandon' | 'names' | 'isRunning'>
  endChildren: () => Promise<void>
  /** How long a restore waits for running work. */
  timeoutMs: number
}

const otherRequest: Work = 'another request that changes something, such as an upload'

/** A stopping service waits at most this long for background work, all of which survives being cut off. */
const stopMs = 1000

/** Runs the scheduler, and pauses all background work. */
export const createPausing = ({ background, writes, scheduler, endChildren, timeoutMs }: Parts) => {
  let endPulse: (() => void) | null = null

  const begin = (): void => {
    endPulse ??= onPulse(() => void scheduler.tick())
  }
  const pauseAll = async (): Promise<void> => {
    endPulse?.()
    endPulse = null
    await Promise.all([background.pause(), scheduler.idle()])
  }
  const tasks = (): string[] => scheduler.names().filter(scheduler.isRunning)

  const pauseInTime = async (): Promise<void> => {
    const wasTicking = endPulse !== null
    if (await settlesWithin(timeoutMs, pauseAll())) return
    const still = [...background.underWay(), ...tasks()]
    background.resume()
    if (wasTicking) begin()
    writes.unlock()
    throw tooBusy(still)
  }

  const tooBusy = (still: readonly string[]): Unavailable =>
    new Unavailable(say(sentences, 'restore_waits_too_long', { patience: Math.ceil(timeoutMs / 1000), works: still }))

  return {
    begin,
    /**
     * Blocks all changes except the caller's own; reads continue. Throws Unavailable if something does not end in time, after undoing the
     * pause.
     */
    async quiesce(): Promise<void> {
      const isLocked = await writes.lock(say(sentences, 'backup_being_restored'), { but: 1, withinMs: timeoutMs })
      if (!isLocked) throw tooBusy([otherRequest])
      await pauseInTime()
      await endChildren()
    },
    async stop(): Promise<void> {
      const still = pauseAll()
      await endChildren()
      await settlesWithin(stopMs, still)
      scheduler.abandon()
    },
  }
}
