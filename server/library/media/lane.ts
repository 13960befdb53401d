import { milliseconds, type Seconds } from '#server/foundation/lib/duration'
import type { Answer, Job } from './worker-jobs'

export type Failure = {
  /** `stopped`: nothing was wrong with it. `hung`: the thread fell silent or died while it ran this job. */
  readonly how: 'answered' | 'hung' | 'stopped'
  readonly message: string
  readonly answer: Extract<Answer, { ok: false }> | null
}
export type Task = {
  readonly job: Job
  readonly settle: (result: unknown) => void
  readonly fail: (failure: Failure) => void
}
export type Lane = ReturnType<typeof createLane>
type Deps = {
  readonly worker: string | URL
  readonly longest: (job: Job) => Seconds
  /** Whether a task need not run any more. It has been told already. */
  readonly isSettled: (task: Task) => boolean
}

/** What damaged files leave in a thread goes with it. */
const mostFailures = 10

/**
 * A thread that runs one job at a time, the newest first, because a viewer waits for it. A job that hangs or kills the thread fails; the
 * others continue in a new thread.
 */
export const createLane = ({ worker, longest, isSettled }: Deps) => {
  let thread: Worker | null = null
  let lastId = 0
  let failures = 0
  let running: { readonly id: number; readonly task: Task; readonly patience: ReturnType<typeof setTimeout> } | null = null
  const waiting: Task[] = []

  const start = (): Worker => {
    const started = new Worker(worker)
    started.onmessage = ({ data }: MessageEvent<Answer>) => finish(data)
    started.onerror = (event) => {
      event.preventDefault()
      if (started === thread) replace(event.message)
    }
    return started
  }

  const end = (): void => {
    thread?.terminate()
    thread = null
    failures = 0
  }

  const replace = (message: string): void => {
    end()
    const culprit = running?.task
    clearTimeout(running?.patience)
    running = null
    culprit?.fail({ how: 'hung', message, answer: null })
    proceed()
  }

  const finish = (answer: Answer): void => {
    if (running?.id !== answer.id) return
    const { task, patience } = running
    clearTimeout(patience)
    running = null
    if (answer.ok) task.settle(answer.result)
    else task.fail({ how: 'answered', message: answer.message, answer })
    if (!answer.ok && !answer.missing && ++failures >= mostFailures) end()
    proceed()
  }

  const proceed = (): void => {
    if (running) return
    let task = waiting.pop()
    while (task && isSettled(task)) task = waiting.pop()
    if (!task) return
    const id = ++lastId
    const patience = setTimeout(() => replace('it took too long'), milliseconds(longest(task.job)))
    running = { id, task, patience }
    thread ??= start()
    thread.postMessage({ id, job: task.job }, 'data' in task.job ? [task.job.data.buffer] : [])
  }

  return {
    isIdle: (): boolean => running === null && waiting.length === 0,
    add(task: Task): void {
      waiting.push(task)
      proceed()
    },
    drop(task: Task): void {
      const place = waiting.indexOf(task)
      if (place >= 0) waiting.splice(place, 1)
    },
    /** Ends the thread; a later job starts a new one. */
    rest: end,
    stop(): void {
      const left = [...waiting.splice(0), ...(running ? [running.task] : [])]
      clearTimeout(running?.patience)
      running = null
      end()
      for (const { fail } of left) fail({ how: 'stopped', message: 'the service stops', answer: null })
    },
  }
}
