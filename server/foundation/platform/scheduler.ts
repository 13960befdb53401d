import type { Clock } from '#server/foundation/lib/clock'
import { milliseconds, type Seconds } from '#server/foundation/lib/duration'
import type { Sentence } from '#server/foundation/lib/sentence'
import { noteWork } from './current-work'
import { Canceled, Paused } from './errors'

export type Task<N extends string = string> = {
  name: N
  every: () => Seconds
  run: Work
  isEnabled: () => boolean
  /** Progress of work that takes more than one run. Null if there is none. */
  progress: () => Progress | null
  /** Whether a previous run of the service left work undone: then startup does not wait for the interval. */
  isBehind: () => boolean
  /** Whether it looks at its signal between steps, after each of which it may stop: the next run goes on. */
  isCancelable: boolean
}
/** `seconds_left` is null if unknown. `note` explains the figures. */
export type Progress = { done: number; total: number; seconds_left: Seconds | null; note: Sentence | null }
export type Run = { id: number; task: string; started_at: string; already_running: boolean }
export type Trigger = 'schedule' | 'user'

/** Survives restarts: when a task last ran and how it ended. */
export type TaskMemory = {
  lastRun(name: string): Date | null
  started(name: string, at: Date, trigger: Trigger): number
  ended(run: { id: number; task: string; at: Date; duration_ms: number; error: TaskError | null; canceled: boolean }): void
}
/** Why a task failed: always as text, and as a sentence if it is one of ours. */
export type TaskError = { readonly text: string; readonly sentence: Sentence | null }
export type Scheduler = ReturnType<typeof createScheduler>

type Work = (signal: AbortSignal, trigger: Trigger) => Promise<void>
type Options = {
  every: Seconds | (() => Seconds)
  isEnabled?: () => boolean
  isBehind?: () => boolean
  progress?: () => Progress | null
  isCancelable?: boolean
}
export const task = <const N extends string>(
  name: N,
  { every, isEnabled = () => true, isBehind = () => false, progress = () => null, isCancelable = false }: Options,
  run: Work,
): Task<N> => ({
  name,
  every: typeof every === 'number' ? () => every : every,
  run,
  isEnabled,
  isBehind,
  progress,
  isCancelable,
})

/** Spaces out overdue tasks at startup. */
const stagger: Seconds = 3

type Deps = { tasks: readonly Task[]; clock: Clock; memory: TaskMemory; say: (error: unknown) => TaskError }

/**
 * Runs tasks when they are due. A task never overlaps itself; one missed while the service was off runs once. Setting the clock back delays
 * no task beyond its interval; setting it forward makes it run once.
 */
export const createScheduler = ({ tasks, clock, memory, say }: Deps) => {
  const running = new Map<string, { run: Run; done: Promise<void>; stop: AbortController }>()
  /** When tasks that were overdue at startup will run. */
  const appointed = new Map<string, number>()

  const dueAt = (task: Task): number => {
    const now = clock.now().getTime()
    const interval = milliseconds(task.every())
    const last = memory.lastRun(task.name)?.getTime()
    const due = appointed.get(task.name) ?? (last === undefined ? now : last + interval)
    return Math.min(due, now + interval)
  }

  const start = (task: Task, trigger: Trigger): { run: Run; done: Promise<void> } => {
    const already = running.get(task.name)
    if (already) return { run: { ...already.run, already_running: true }, done: already.done }
    appointed.delete(task.name)
    const at = clock.now()
    const began = performance.now()
    noteWork(`the task ${task.name}`)
    const run: Run = { id: memory.started(task.name, at, trigger), task: task.name, started_at: at.toISOString(), already_running: false }
    const stop = new AbortController()
    const end = (error: TaskError | null, canceled = false) => {
      if (!running.delete(task.name)) return
      memory.ended({ id: run.id, task: task.name, at: clock.now(), duration_ms: Math.round(performance.now() - began), error, canceled })
    }
    const done = Promise.resolve()
      .then(() => task.run(stop.signal, trigger))
      .then(
        () => end(null),
        (error: unknown) => (error instanceof Canceled ? end(null, true) : end(error instanceof Paused ? null : say(error))),
      )
    running.set(task.name, { run, done, stop })
    return { run, done }
  }

  return {
    /** Spaces out the tasks that are overdue at startup. */
    spread(): void {
      const now = clock.now().getTime()
      const overdue = tasks.filter((candidate) => dueAt(candidate) <= now || candidate.isBehind())
      overdue.forEach((candidate, place) => {
        appointed.set(candidate.name, now + milliseconds(stagger * (place + 1)))
      })
    },
    /** Starts every due task; resolves once all have ended. */
    tick: async (): Promise<void> => {
      const now = clock.now().getTime()
      const due = tasks.filter((candidate) => !running.has(candidate.name) && dueAt(candidate) <= now && candidate.isEnabled())
      await Promise.all(due.map((candidate) => start(candidate, 'schedule').done))
    },
    /** Undefined if there is no such task. */
    runNow: (name: string): Run | undefined => {
      const found = tasks.find((candidate) => candidate.name === name)
      return found && start(found, 'user').run
    },
    /** Asks it to stop after its present step. Undefined if it is not running. */
    cancel(name: string): Run | undefined {
      const found = running.get(name)
      found?.stop.abort(new Canceled())
      return found?.run
    },
    isCanceling: (name: string): boolean => running.get(name)?.stop.signal.aborted ?? false,
    names: (): string[] => tasks.map((candidate) => candidate.name),
    find: (name: string): Task | undefined => tasks.find((candidate) => candidate.name === name),
    isRunning: (name: string): boolean => running.has(name),
    nextRun: (name: string): Date | null => {
      const found = tasks.find((candidate) => candidate.name === name)
      return found?.isEnabled() ? new Date(dueAt(found)) : null
    },
    idle: async (): Promise<void> => {
      await Promise.all([...running.values()].map((entry) => entry.done))
    },
    /** Forgets running tasks, as a power cut would: their results would go to closed storage. */
    abandon: (): void => running.clear(),
  }
}
