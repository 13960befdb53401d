import { endsWithin } from '#server/lib/patience'
import type { Background } from '#server/platform/background'
import { Unavailable } from '#server/platform/errors'
import type { WriteLock } from '#server/platform/http/write-lock'
import type { Scheduler } from '#server/platform/scheduler'

type Parts = {
  background: Background
  writes: WriteLock
  scheduler: Pick<Scheduler, 'tick' | 'idle' | 'names' | 'isRunning'>
  endChildren: () => Promise<void>
  /** How long a restore waits for what is under way. */
  patienceMs: number
}

/** A service that is told to stop does not wait longer than this for work that survives a cut. */
const stopMs = 1000

/** Runs the timetable, and pauses everything that runs in the background. */
export const createPausing = ({ background, writes, scheduler, endChildren, patienceMs }: Parts) => {
  let ticking: Timer | null = null

  const begin = (): void => {
    ticking ??= setInterval(() => void scheduler.tick(), 1000)
  }
  const holdStill = async (): Promise<void> => {
    if (ticking) clearInterval(ticking)
    ticking = null
    await Promise.all([background.rest(), scheduler.idle()])
  }
  const tasks = (): string[] => scheduler.names().filter(scheduler.isRunning)

  const holdStillInTime = async (): Promise<void> => {
    const wasTicking = ticking !== null
    if (await endsWithin(patienceMs, holdStill())) return
    const still = [...background.underWay(), ...tasks().map((name) => `the task ${name}`)]
    background.resume()
    if (wasTicking) begin()
    writes.unlock()
    throw tooBusy(still)
  }

  const tooBusy = (still: readonly string[]): Unavailable =>
    new Unavailable(
      `Nothing was restored, because this did not end within ${Math.ceil(patienceMs / 1000)} s: ${still.join(', ')}. ` +
        'Try again when it has ended, or stop the service and use `marquee backup restore`',
    )

  return {
    begin,
    /**
     * Nothing changes any more, but what the caller itself has under way; reading goes on. Throws Unavailable when something does not
     * end in time, and then everything goes on as before.
     */
    async quiesce(): Promise<void> {
      const isLocked = await writes.lock('A backup is being restored; try again in a moment', { but: 1, withinMs: patienceMs })
      if (!isLocked) throw tooBusy(['another request that changes something, such as an upload'])
      await holdStillInTime()
      await endChildren()
    },
    async stop(): Promise<void> {
      const still = holdStill()
      await endChildren()
      await endsWithin(stopMs, still)
    },
  }
}
