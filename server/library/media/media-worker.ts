import type { Seconds } from '#server/foundation/lib/duration'
import type { Log } from '#server/foundation/platform/log'
import { createHungJobs } from './hung-jobs'
import { createLane, type Failure, type Lane, type Task } from './lane'
import type { ByteRange } from './verified-bytes'
import type { Job, JobKind, Outcome } from './worker-jobs'

/**
 * The media worker cannot read the file. `why` is null if our own readers failed; `hung` if a reader never came to an end, `stopped` if the
 * service stops. `missing` is a range not downloaded yet.
 */
export class CannotRead extends Error {
  readonly why: string | null
  readonly missing: ByteRange | null
  constructor(why: string | null, message: string, missing: ByteRange | null = null) {
    super(message)
    this.why = why
    this.missing = missing
  }
}

export type MediaWorker = ReturnType<typeof createMediaWorker>
type Deps = {
  /** URL of `worker.ts`, as the running program knows it. */
  readonly worker: string | URL
  readonly log: Log
  readonly longest?: (job: Job) => Seconds
}

/** Each takes more than 20 MB, so later viewers share the thread for everything else. */
const mostWatched = 2
/** Subtitles may take a walk through the whole file. */
const longestOf = ({ kind }: Job): Seconds => (kind === 'subtitle' || kind === 'subtitle_images' ? 60 : kind === 'read' ? 10 : 20)

const isWatched = ({ kind }: Job): boolean => !['read', 'sidecar', 'clean_subtitle', 'subtitle', 'subtitle_images'].includes(kind)

/**
 * Reads and repackages files of strangers in threads of their own: one for each movie that is being watched, and one for everything else.
 * A damaged file can hang or crash its thread, but neither the service nor another movie. What hung is not tried again.
 */
export const createMediaWorker = ({ worker, log, longest = longestOf }: Deps) => {
  const hung = createHungJobs()
  const watched = new Map<string, Lane>()
  const settled = new WeakSet<Task>()

  const open = (): Lane => createLane({ worker, longest, isSettled: (task) => settled.has(task) || refuseHung(task) })
  const rest = open()

  const refuseHung = (task: Task): boolean => {
    const isHung = hung.has(task.job)
    if (isHung) task.fail({ how: 'hung', message: 'this part of the file has hung before', answer: null })
    return isHung
  }

  const laneFor = (job: Job): Lane => {
    if (!isWatched(job)) return rest
    const found = watched.get(job.path) ?? (watched.size < mostWatched ? open() : takeIdle())
    if (!found) return rest
    watched.delete(job.path)
    watched.set(job.path, found)
    return found
  }

  /** The thread of a movie that nobody watches any more: a new one would take a third of a second, and memory that is not given back. */
  const takeIdle = (): Lane | undefined => {
    const [path, lane] = [...watched].find(([, each]) => each.isIdle()) ?? []
    if (path !== undefined) watched.delete(path)
    return lane
  }

  const errorOf = ({ path, kind }: Job, { how, message, answer }: Failure): CannotRead => {
    if (how !== 'answered') return new CannotRead(how, message)
    if (answer?.why == null) log.warn('a file could not be repackaged', { path, job: kind, why: message })
    return new CannotRead(answer?.why ?? null, message, answer?.missing ?? null)
  }

  return {
    /** Throws CannotRead, or the signal's abort reason. */
    ask<K extends JobKind>(job: Extract<Job, { kind: K }>, signal?: AbortSignal): Promise<Outcome<K>> {
      const { promise, resolve, reject } = Promise.withResolvers<Outcome<K>>()
      if (signal?.aborted) return Promise.reject(signal.reason)
      const task: Task = {
        job,
        settle: resolve as (result: unknown) => void,
        fail: (failure) => {
          if (failure.how === 'hung' && !hung.has(job)) {
            log.error('a file hung its reader; this part of it is not read again', { path: job.path, job: job.kind, why: failure.message })
            hung.add(job)
          }
          reject(errorOf(job, failure))
        },
      }
      const lane = laneFor(job)
      const drop = () => {
        settled.add(task)
        lane.drop(task)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', drop, { once: true })
      lane.add(task)
      return promise.finally(() => signal?.removeEventListener('abort', drop))
    },

    /** Rejects all current requests. */
    stop(): void {
      for (const lane of [rest, ...watched.values()]) lane.stop()
      watched.clear()
    },
  }
}
