import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import type { ImportRun } from './schema'
import { sentences } from './sentences'

export type ImportRuns = ReturnType<typeof createImportRuns>
/** How an import says how far it is, and learns that a person stopped it. */
export type Pace = {
  /** What waits for another program ends with it. */
  signal: AbortSignal
  /** Throws Conflict once a person stopped the import; what it did by then stays. */
  tell: (done: number, total: number | null) => void
}
type About = Pick<ImportRun, 'source' | 'applies'>
type Running = About & { started_at: string; done: number; total: number | null; stop: AbortController }

const betweenTellings = 500

/** Imports and their previews, one at a time. */
export const createImportRuns = ({ clock, journal }: { clock: Clock; journal: Pick<Journal, 'tell'> }) => {
  let current: Running | null = null
  let toldAt = 0

  const told = ({ source, applies, done, total }: Running, running: boolean): void =>
    journal.tell({ type: 'import_progress', source, applies, done, total, running })

  const paceOf = (run: Running): Pace => ({
    signal: run.stop.signal,
    tell(done, total) {
      run.stop.signal.throwIfAborted()
      Object.assign(run, { done, total })
      const now = clock.now().getTime()
      if (now - toldAt < betweenTellings) return
      toldAt = now
      told(run, true)
    },
  })

  return {
    /** Null while nothing runs. */
    show(): ImportRun | null {
      if (!current) return null
      const { stop, ...run } = current
      return { ...run, canceled: stop.signal.aborted }
    },

    /** Throws Conflict while another one runs, and once a person stopped it. */
    async alone<T>(about: About, work: (pace: Pace) => Promise<T>): Promise<T> {
      if (current) throw new Conflict(say(sentences, 'import_runs_already'))
      const run: Running = { ...about, started_at: stamp(clock), done: 0, total: null, stop: new AbortController() }
      current = run
      told(run, true)
      try {
        return await work(paceOf(run))
      } finally {
        current = null
        told(run, false)
      }
    },

    /** Throws Conflict if nothing runs. */
    cancel(): void {
      if (!current) throw new Conflict(say(sentences, 'no_import_runs'))
      current.stop.abort(new Conflict(say(sentences, current.applies ? 'import_canceled' : 'preview_canceled')))
    },
  }
}
