import { eq } from 'drizzle-orm'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest, pageOfAll, scopeOf } from '#server/foundation/platform/http/page'
import type { Run, Scheduler } from '#server/foundation/platform/scheduler'
import { sentences } from '#server/foundation/platform/sentences'
import type { Task, TaskRun } from './schema'
import { taskRunsTable } from './table'
import type { StoredTaskMemory } from './task-memory'

export type Tasks = ReturnType<typeof createTasks>

/** The scheduled tasks, as the API shows them. */
type Deps = { readonly db: Db; readonly scheduler: Scheduler; readonly memory: StoredTaskMemory; readonly cursors: Cursors }
export const createTasks = ({ db, scheduler, memory, cursors }: Deps) => {
  /** Names are kebab-case; underscores are accepted too. */
  const named = (asked: string) => {
    const found = scheduler.find(asked.replaceAll('_', '-'))
    if (!found) throw new NotFound('task', asked)
    return found
  }
  const show = (name: string): Task => {
    const found = named(name)
    const last = memory.last(found.name)
    return {
      name: found.name,
      interval_seconds: found.every(),
      last_run_at: last.last_run_at ?? null,
      last_canceled: last.last_canceled ?? false,
      last_error: last.last_error ?? null,
      last_error_reason: last.last_error_reason ?? null,
      next_run_at: scheduler.nextRun(found.name)?.toISOString() ?? null,
      running: scheduler.isRunning(found.name),
      cancelable: found.isCancelable,
      canceling: scheduler.isCanceling(found.name),
      last_duration_ms: last.last_duration_ms ?? null,
      enabled: found.isEnabled(),
      progress: found.progress(),
    }
  }

  return {
    get: show,
    all: (): Task[] => scheduler.names().map(show),
    list: (asked: PageRequest): PageOf<Task> => pageOfAll(scheduler.names().map(show), asked, { scope: 'tasks', cursors }),
    /** Throws NotFound. If the task is already running, returns that run. */
    run(name: string): Run {
      const run = scheduler.runNow(named(name).name)
      if (!run) throw new NotFound('task', name)
      return run
    },
    /** Throws NotFound, or Conflict if it is not running or cannot stop between steps. */
    cancel(name: string): Run {
      const found = named(name)
      if (!found.isCancelable) throw new Conflict(say(sentences, 'task_not_cancelable'))
      const run = scheduler.cancel(found.name)
      if (!run) throw new Conflict(say(sentences, 'task_not_running'))
      return { ...run, already_running: true }
    },
    async runs(name: string, asked: PageRequest): Promise<PageOf<TaskRun>> {
      const task = named(name).name
      await memory.settle()
      return listed(db.select().from(taskRunsTable), asked, {
        cursors,
        scope: scopeOf('task-runs', { task }),
        table: taskRunsTable,
        by: 'id',
        order: 'desc',
        where: eq(taskRunsTable.task, task),
      })
    },
  }
}
