import { attempt } from '#server/foundation/lib/attempt'
import { CannotRead, type MediaWorker } from './media-worker'
import type { ByteRange } from './verified-bytes'
import type { Job, JobKind, Outcome } from './worker-jobs'

/** A file still being downloaded. */
export type Coming = {
  readonly path: string
  readonly size_bytes: number
  /** Waits until these bytes are readable and returns all readable ranges. Throws on timeout. */
  readonly have: (need: ByteRange, signal?: AbortSignal) => Promise<readonly ByteRange[]>
}
type Asker = Pick<MediaWorker, 'ask'>

/** An index takes only a few reads. A file that needs more cannot be read during the download. */
const mostPlacesOfIndex = 40

/** A worker for a file still being downloaded. A job waits for its bytes outside the thread, so it does not block other jobs. */
export const createGrowing =
  ({ worker }: { worker: Asker }) =>
  ({ path, size_bytes, have }: Coming): Asker => {
    const attemptOnce = async <K extends JobKind>(job: Extract<Job, { kind: K }>, need: ByteRange, signal: AbortSignal | undefined) => {
      const growing = { size_bytes, verified: await have(need, signal) }
      return attempt(() => worker.ask<K>({ ...job, path, growing }, signal))
    }
    return {
      async ask<K extends JobKind>(job: Extract<Job, { kind: K }>, signal?: AbortSignal): Promise<Outcome<K>> {
        let done = await attemptOnce<K>(job, [0, 0], signal)
        for (let places = 1; !done.ok; places++) done = await attemptOnce<K>(job, missingIn(done.error, job.kind, places), signal)
        return done.value
      },
    }
  }

/** The range a job still needs. Rethrows any other error. */
const missingIn = (error: Error, kind: JobKind, places: number): ByteRange => {
  if (!(error instanceof CannotRead && error.missing)) throw error
  if (kind === 'read' && places > mostPlacesOfIndex) throw new CannotRead('no_index', error.message)
  return error.missing
}
