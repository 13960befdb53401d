import { sentenceOf } from '#server/foundation/platform/errors'
import { createScheduler, type Task } from '#server/foundation/platform/scheduler'
import type { Ground } from '#server/ground'
import { taskRoutes } from './routes'
import { createTaskMemory } from './task-memory'
import { createTasks } from './tasks'

/** Runs and shows the scheduled tasks. */
export const openTasks = ({ db, journal, clock, cursors, logs }: Ground, timetable: readonly Task[]) => {
  const memory = createTaskMemory({ db, journal, log: logs.for('tasks', 'tasks') })
  const scheduler = createScheduler({
    clock,
    memory,
    say: (error) => ({ text: error instanceof Error ? error.message : String(error), sentence: sentenceOf(error) }),
    tasks: timetable,
  })
  const tasks = createTasks({ db, scheduler, memory, cursors })
  return { routes: [taskRoutes(tasks)], ...tasks, scheduler, begin: scheduler.spread, close: memory.settle }
}
