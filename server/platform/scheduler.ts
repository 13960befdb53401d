import type { Clock } from '#server/lib/clock'
import { milliseconds, type Seconds } from '#server/lib/duration'
import type { Sentence } from '#server/lib/sentence'
import { Paused } from './errors'

export type Task<N extends string = string> = {
  name: N
  every: () => Seconds
  run: () => Promise<void>
  isEnabled: () => boolean
  /** How far it has come with what takes it more than one run; null when there is nothing of that kind. */
  progress: () => Progress | null
  /** Whether an earlier life of the service left something undone: then the start does not wait for the interval. */
  isBehind: () => boolean
}
/** `seconds_left`: null when it cannot be told. `note`: what is to be known beside the figures. */
export type Progress = { done: number; total: number; seconds_left: Seconds | null; note: Sentence | null }
export type Run = { id: number; task: string; started_at: string; already_running: boolean }
export type Trigger = 'schedule' | 'user'

/** What outlives the process: when a task ran last, and how that ended. */
export type TaskMemory = {
  lastRun(name: string): Date | null
  started(name: string, at: Date, trigger: Trigger): number
  ended(run: { id: number; task: string; at: Date; duration_ms: number; error: TaskError | null }): void
}
/** Why a task failed: the sentence where it is one of ours, and the words anyway. */
export type TaskError = { readonly text: string; readonly sentence: Sentence | null }
export type Scheduler = ReturnType<typeof createScheduler>

type Options = { every: Seconds | (() => Seconds); isEnabled?: () => boolean; isBehind?: () => boolean; progress?: () => Progress | null }
export const task = <const N extends string>(
  name: N,
  { every, isEnabled = () => true, isBehind = () => false, progress = () => null }: Options,
  run: () => Promise<void>,
): Task<N> => ({
  name,
  every: typeof every === 'number' ? () => every : every,
  run,
  isEnabled,
  isBehind,
  progress,
})

/** Overdue tasks do not all start in the moment that the service does. */
const stagger: Seconds = 3

type Deps = { tasks: readonly Task[]; clock: Clock; memory: TaskMemory; say: (error: unknown) => TaskError }

/**
 * Runs tasks when their time has come. A task never overlaps itself; one that was missed while the service was off runs once.
 * A clock that is set back makes no task wait for longer than its interval, and one that is set forward makes it run once.
 */
export const createScheduler = ({ tasks, clock, memory, say }: Deps) => {
  const running = new Map<string, { run: Run; done: Promise<void> }>()
  /** When what was overdue at the start of the service has its turn. */
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
    const run: Run = { id: memory.started(task.name, at, trigger), task: task.name, started_at: at.toISOString(), already_running: false }
    const end = (error: TaskError | null) => {
      if (!running.delete(task.name)) return
      memory.ended({ id: run.id, task: task.name, at: clock.now(), duration_ms: Math.round(performance.now() - began), error })
    }
    const done = Promise.resolve()
      .then(task.run)
      .then(
        () => end(null),
        (error: unknown) => end(error instanceof Paused ? null : say(error)),
      )
    running.set(task.name, { run, done })
    return { run, done }
  }

  return {
    /** Spreads what is overdue at the start of the service. */
    spread(): void {
      const now = clock.now().getTime()
      const overdue = tasks.filter((candidate) => dueAt(candidate) <= now || candidate.isBehind())
      overdue.forEach((candidate, place) => {
        appointed.set(candidate.name, now + milliseconds(stagger * (place + 1)))
      })
    },
    /** Starts everything whose time has come; settles when all of it has ended. */
    tick: async (): Promise<void> => {
      const now = clock.now().getTime()
      const due = tasks.filter((candidate) => candidate.isEnabled() && !running.has(candidate.name) && dueAt(candidate) <= now)
      await Promise.all(due.map((candidate) => start(candidate, 'schedule').done))
    },
    /** Undefined when there is no such task. */
    runNow: (name: string): Run | undefined => {
      const found = tasks.find((candidate) => candidate.name === name)
      return found && start(found, 'user').run
    },
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
    /** How that ends which still runs is not remembered any more, as if the power had gone: what it would be written to is closed. */
    abandon: (): void => running.clear(),
  }
}
