import { attempt } from '#server/lib/attempt'
import type { ByteRange } from './gate'
import { CannotRead, type MediaWorker } from './media-worker'
import type { Job, JobKind, Outcome } from './worker-jobs'

/** A file that is still coming. */
export type Coming = {
  readonly path: string
  readonly size_bytes: number
  /** Waits until these bytes can be read; with all those that can be read then. Throws when that takes too long. */
  readonly have: (need: ByteRange, signal?: AbortSignal) => Promise<readonly ByteRange[]>
}
type Asker = Pick<MediaWorker, 'ask'>

/** An index lies in a few places; a file that has to be looked at everywhere cannot be read while it comes. */
const mostPlacesOfIndex = 40

/** A worker for a file that is still coming. A job waits for the bytes that it needs outside of the thread, where nobody else has to wait for it. */
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

/** What a job lacks; throws what it failed with if it is nothing that comes. */
const missingIn = (error: Error, kind: JobKind, places: number): ByteRange => {
  if (!(error instanceof CannotRead && error.missing)) throw error
  if (kind === 'read' && places > mostPlacesOfIndex) throw new CannotRead('no_index', error.message)
  return error.missing
}
