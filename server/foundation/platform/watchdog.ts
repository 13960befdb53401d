import { noteEnding, workMemory } from './current-work'
import { onPulse, restMs, wake } from './pulse'
import type { WatchOrder } from './watchdog-thread'

type Deps = {
  /** URL of `watchdog-thread.ts`, as the running program knows it. */
  readonly thread: string | URL
  readonly limits?: Omit<WatchOrder, 'memory' | 'pid' | 'restMs'>
  readonly pid: number
}

const usual = { silentMs: 30_000, endingMs: 10_000, deafMs: 2000, exitCode: 70 }

/**
 * Watches the main thread from another one, which ends the process if the main thread stays silent, or if it takes too long to end. A
 * service manager starts it again.
 */
export const startWatchdog = ({ thread, limits = usual, pid }: Deps) => {
  const worker = new Worker(thread, { ref: false })
  const order: WatchOrder = { memory: workMemory, pid, restMs, ...limits }
  worker.postMessage(order)
  const endPulse = onPulse(() => {})
  return {
    /** From now on the process has ten seconds. */
    ending: (): void => {
      noteEnding()
      wake()
    },
    stop: (): void => {
      endPulse()
      worker.terminate()
    },
  }
}
