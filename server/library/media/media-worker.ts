import { milliseconds, type Seconds } from '#server/foundation/lib/duration'
import type { Log } from '#server/foundation/platform/log'
import type { ByteRange } from './verified-bytes'
import type { Answer, Job, JobKind, Outcome } from './worker-jobs'

/** The media worker cannot read the file. `why` is null if our own readers failed; `missing` is a range not downloaded yet. */
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
type Waiting = { readonly job: Job; readonly settle: (result: unknown) => void; readonly fail: (error: Error) => void }
type Running = Waiting & { readonly patience: ReturnType<typeof setTimeout> }
type Deps = {
  /** URL of `worker.ts`, as the running program knows it. */
  readonly worker: string | URL
  readonly log: Log
  readonly longest?: Seconds
}

const mostAtOnce = 2

/**
 * Reads and repackages video files in a thread of its own, so a damaged file can crash that thread but not the service. The newest request
 * runs first, because a viewer waits for it. Skips requests that nobody waits for any more.
 */
export const createMediaWorker = ({ worker, log, longest = 60 }: Deps) => {
  let thread: Worker | null = null
  let lastId = 0
  const waiting: Waiting[] = []
  const running = new Map<number, Running>()

  const start = (): Worker => {
    const started = new Worker(worker)
    started.onmessage = ({ data }: MessageEvent<Answer>) => finish(data)
    started.onerror = (event) => {
      event.preventDefault()
      if (started === thread) restart(event.message)
    }
    return started
  }

  const restart = (why: string): void => {
    log.error('the media worker failed; restarting it', {
      why,
      jobs: [...running.values()].map(({ job }) => `${job.kind} of ${job.path}`),
    })
    const failed = [...running.values()]
    stopThread()
    for (const { patience, fail } of failed) {
      clearTimeout(patience)
      fail(new CannotRead(null, why))
    }
    proceed()
  }

  const stopThread = (): void => {
    thread?.terminate()
    thread = null
    running.clear()
  }

  const finish = (answer: Answer): void => {
    const found = running.get(answer.id)
    if (!found) return
    running.delete(answer.id)
    clearTimeout(found.patience)
    if (answer.ok) found.settle(answer.result)
    else {
      if (answer.why === null)
        log.warn('a file could not be repackaged', { path: found.job.path, job: found.job.kind, why: answer.message })
      found.fail(new CannotRead(answer.why, answer.message, answer.missing))
    }
    proceed()
  }

  const proceed = (): void => {
    while (running.size < mostAtOnce) {
      const next = waiting.pop()
      if (!next) return
      const id = ++lastId
      const patience = setTimeout(() => restart('a job took too long'), milliseconds(longest))
      running.set(id, { ...next, patience })
      thread ??= start()
      thread.postMessage({ id, job: next.job }, 'data' in next.job ? [next.job.data.buffer] : [])
    }
  }

  return {
    /** Throws CannotRead, or the signal's abort reason. */
    ask<K extends JobKind>(job: Extract<Job, { kind: K }>, signal?: AbortSignal): Promise<Outcome<K>> {
      const { promise, resolve, reject } = Promise.withResolvers<Outcome<K>>()
      if (signal?.aborted) return Promise.reject(signal.reason)
      const entry: Waiting = { job, settle: resolve as (result: unknown) => void, fail: reject }
      const drop = () => {
        const place = waiting.indexOf(entry)
        if (place >= 0) waiting.splice(place, 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', drop, { once: true })
      waiting.push(entry)
      proceed()
      return promise.finally(() => signal?.removeEventListener('abort', drop))
    },

    /** Rejects all current and later requests. */
    stop(): void {
      for (const { fail } of waiting.splice(0)) fail(new CannotRead(null, 'the service stops'))
      for (const { patience, fail } of running.values()) {
        clearTimeout(patience)
        fail(new CannotRead(null, 'the service stops'))
      }
      stopThread()
    },
  }
}
