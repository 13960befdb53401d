import { and, eq, lt, sql } from 'drizzle-orm'
import type { StoredEvent } from '#server/events'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { Log } from '#server/foundation/platform/log'
import type { TaskMemory } from '#server/foundation/platform/scheduler'
import { taskRunsTable, tasksTable } from './table'

/** Number of runs kept per task. */
const keptRuns = 20

const wentWell = { text: null, sentence: null }

type Run = typeof taskRunsTable.$inferInsert & { readonly id: number }
type Deps = { readonly db: Db; readonly journal: Pick<Journal, 'commit' | 'tell' | 'carry'>; readonly log: Log }

export type StoredTaskMemory = ReturnType<typeof createTaskMemory>

/**
 * Stores task runs in the database and announces how each ended. Scheduled runs that go well wait in memory for the next commit of anything
 * else, so that an idle service writes nothing and its disk may sleep. A crash forgets at most runs that changed nothing.
 */
export const createTaskMemory = ({ db, journal, log }: Deps) => {
  const waiting = new Map<number, Run>()
  /** When tasks last began, as far as it was asked for. */
  const beganAt = new Map<string, Date | null>()

  const write = (tx: Tx): (() => void) => {
    const runs = [...waiting.values()]
    for (const run of runs) writeRun(tx, run)
    for (const task of new Set(runs.map(({ task }) => task))) forgetOldRuns(tx, task)
    return () => {
      for (const run of runs) if (waiting.get(run.id) === run) waiting.delete(run.id)
    }
  }
  const writeNow = () => journal.commit(() => {})
  journal.carry((tx) => (waiting.size === 0 ? null : write(tx)))

  /** Kept also while its row is not written. */
  const newestId = (): number =>
    Math.max(0, ...waiting.keys(), db.$client.query<{ id: number | null }, []>('SELECT max(id) AS id FROM task_runs').get()?.id ?? 0)
  const lastWaiting = (name: string): Run | undefined => [...waiting.values()].findLast(({ task }) => task === name)
  const lastStored = (name: string) => db.select().from(tasksTable).where(eq(tasksTable.name, name)).get()
  const stored = (id: number): Run | undefined => db.select().from(taskRunsTable).where(eq(taskRunsTable.id, id)).get()
  const noteFailure = (failed: Omit<Extract<StoredEvent, { type: 'task_failed' }>, 'type'>): void => {
    journal.commit((_, announce) => announce({ type: 'task_failed', ...failed }))
    log.error('task failed', { task: failed.task, error: failed.error })
  }
  const dropOldest = (name: string): void => {
    const ids = [...waiting.values()].filter(({ task }) => task === name).map(({ id }) => id)
    for (const id of ids.slice(0, -keptRuns)) waiting.delete(id)
  }

  const memory: TaskMemory = {
    // Called for every task every second.
    lastRun(name) {
      const known = beganAt.get(name)
      if (known !== undefined) return known
      const at =
        lastWaiting(name)?.started_at ??
        db.$client.query<{ at: string | null }, [string]>('SELECT last_run_at AS at FROM tasks WHERE name = ?').get(name)?.at
      const last = at ? new Date(at) : null
      beganAt.set(name, last)
      return last
    },
    started(name, at, trigger) {
      const id = newestId() + 1
      beganAt.set(name, at)
      waiting.set(id, { id, task: name, started_at: at.toISOString(), trigger })
      dropOldest(name)
      if (trigger === 'user') writeNow()
      journal.tell({ type: 'task_started', task: name, run_id: id })
      return id
    },
    ended({ id, task, at, duration_ms, error: failure, canceled }) {
      const { text: error, sentence } = failure ?? wentWell
      const begun = waiting.get(id) ?? stored(id)
      if (begun) waiting.set(id, { ...begun, finished_at: at.toISOString(), duration_ms, canceled, error, error_reason: sentence })
      if (error !== null) return noteFailure({ task, run_id: id, error, ...(sentence && { code: sentence.code, values: sentence.values }) })
      if (canceled || begun?.trigger === 'user' || lastStored(task)?.last_error) writeNow()
      journal.tell({ type: 'task_completed', task, run_id: id, duration_ms, ...(canceled && { canceled }) })
    },
  }

  return {
    ...memory,
    /** What the last run of a task was, written or not. */
    last: (name: string): Partial<typeof tasksTable.$inferSelect> => {
      const run = lastWaiting(name)
      return { ...lastStored(name), ...(run && shownOf(run)) }
    },
    /** Before runs are listed. A disk that refuses writes hides no run that is stored. */
    settle: async (): Promise<void> => {
      if (waiting.size > 0) await attempt(async () => writeNow())
    },
  }
}

/** What a run changes of its task. A run that goes on says nothing yet about how it ends. */
const shownOf = ({ started_at, finished_at, duration_ms, canceled, error, error_reason }: Run) => ({
  last_run_at: started_at,
  ...(finished_at && {
    last_canceled: canceled ?? false,
    last_error: error ?? null,
    last_error_reason: error_reason ?? null,
    last_duration_ms: duration_ms ?? null,
  }),
})

const writeRun = (tx: Tx, run: Run): void => {
  const { id, ...rest } = run
  tx.insert(taskRunsTable).values(run).onConflictDoUpdate({ target: taskRunsTable.id, set: rest }).run()
  const shown = shownOf(run)
  tx.insert(tasksTable)
    .values({ name: run.task, ...shown })
    .onConflictDoUpdate({ target: tasksTable.name, set: shown })
    .run()
}

const forgetOldRuns = (tx: Tx, task: string): void => {
  const oldest = sql`(SELECT id FROM task_runs WHERE task = ${task} ORDER BY id DESC LIMIT 1 OFFSET ${keptRuns - 1})`
  tx.delete(taskRunsTable)
    .where(and(eq(taskRunsTable.task, task), lt(taskRunsTable.id, oldest)))
    .run()
}
