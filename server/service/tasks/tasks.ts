import { and, eq, lt, sql } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest, pageOfAll, scopeOf } from '#server/foundation/platform/http/page'
import type { Log } from '#server/foundation/platform/log'
import type { Run, Scheduler, TaskMemory } from '#server/foundation/platform/scheduler'
import type { Task, TaskRun } from './schema'
import { taskRunsTable, tasksTable } from './table'

/** Number of runs kept per task. */
const keptRuns = 20

/** Stores task runs in the database and announces how each ended. */
export const createTaskMemory = ({ db, journal, log }: { db: Db; journal: Journal; log: Log }): TaskMemory => ({
  // Called for every task every second.
  lastRun(name) {
    const at = db.$client.query<{ at: string | null }, [string]>('SELECT last_run_at AS at FROM tasks WHERE name = ?').get(name)?.at
    return at ? new Date(at) : null
  },
  started(name, at, trigger) {
    const started_at = at.toISOString()
    const id = journal.commit((tx) => {
      const run = tx.insert(taskRunsTable).values({ task: name, started_at, trigger }).returning({ id: taskRunsTable.id }).get()
      tx.insert(tasksTable)
        .values({ name, last_run_at: started_at })
        .onConflictDoUpdate({ target: tasksTable.name, set: { last_run_at: started_at } })
        .run()
      const oldest = sql`(SELECT id FROM task_runs WHERE task = ${name} ORDER BY id DESC LIMIT 1 OFFSET ${keptRuns})`
      tx.delete(taskRunsTable)
        .where(and(eq(taskRunsTable.task, name), lt(taskRunsTable.id, oldest)))
        .run()
      return run.id
    })
    journal.tell({ type: 'task_started', task: name, run_id: id })
    return id
  },
  ended({ id, task, at, duration_ms, error: failure }) {
    const error = failure?.text ?? null
    const sentence = failure?.sentence ?? null
    journal.commit((tx, announce) => {
      tx.update(taskRunsTable)
        .set({ finished_at: at.toISOString(), duration_ms, error, error_reason: sentence })
        .where(eq(taskRunsTable.id, id))
        .run()
      tx.update(tasksTable)
        .set({ last_error: error, last_error_reason: sentence, last_duration_ms: duration_ms })
        .where(eq(tasksTable.name, task))
        .run()
      if (error !== null)
        announce({ type: 'task_failed', task, run_id: id, error, ...(sentence && { code: sentence.code, values: sentence.values }) })
    })
    if (error === null) journal.tell({ type: 'task_completed', task, run_id: id, duration_ms })
    else log.error('task failed', { task, error })
  },
})

export type Tasks = ReturnType<typeof createTasks>

/** The scheduled tasks, as the API shows them. */
export const createTasks = ({ db, scheduler, cursors }: { db: Db; scheduler: Scheduler; cursors: Cursors }) => {
  /** Names are kebab-case; underscores are accepted too. */
  const named = (asked: string) => {
    const found = scheduler.find(asked.replaceAll('_', '-'))
    if (!found) throw new NotFound('task', asked)
    return found
  }
  const show = (name: string): Task => {
    const found = named(name)
    const row = db.select().from(tasksTable).where(eq(tasksTable.name, found.name)).get()
    return {
      name: found.name,
      interval_seconds: found.every(),
      last_run_at: row?.last_run_at ?? null,
      last_error: row?.last_error ?? null,
      last_error_reason: row?.last_error_reason ?? null,
      next_run_at: scheduler.nextRun(found.name)?.toISOString() ?? null,
      running: scheduler.isRunning(found.name),
      last_duration_ms: row?.last_duration_ms ?? null,
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
    runs(name: string, asked: PageRequest): PageOf<TaskRun> {
      const task = named(name).name
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
