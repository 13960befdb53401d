import { beat, noteEnding, workMemory } from './current-work'
import type { WatchOrder } from './watchdog-thread'

type Deps = {
  /** URL of `watchdog-thread.ts`, as the running program knows it. */
  readonly thread: string | URL
  readonly limits?: Omit<WatchOrder, 'memory' | 'pid'>
  readonly pid: number
}

const beatMs = 500
const usual = { silentMs: 30_000, endingMs: 10_000, deafMs: 1000, exitCode: 70 }

/**
 * Watches the main thread from another one, which ends the process if the main thread stays silent, or if it takes too long to end. A
 * service manager starts it again.
 */
export const startWatchdog = ({ thread, limits = usual, pid }: Deps) => {
  const worker = new Worker(thread, { ref: false })
  const order: WatchOrder = { memory: workMemory, pid, ...limits }
  worker.postMessage(order)
  const beats = setInterval(beat, beatMs)
  beats.unref()
  return {
    /** From now on the process has ten seconds. */
    ending: noteEnding,
    stop: (): void => {
      clearInterval(beats)
      worker.terminate()
    },
  }
}
