import { Elysia, t } from 'elysia'
import { accepted, answers, paged } from '#server/foundation/platform/http/answers'
import { PageQuery } from '#server/foundation/platform/http/page'
import { StartedRun, Task, TaskRun } from './schema'
import type { Tasks } from './tasks'

const byName = t.Object({ name: t.String({ maxLength: 100, description: 'Name of the task' }) })
export const taskRoutes = (tasks: Tasks) =>
  new Elysia({ prefix: '/tasks', tags: ['Tasks'] })
    .get('', ({ query }) => tasks.list(query), {
      query: PageQuery,
      response: paged(Task),
      detail: {
        operationId: 'listTasks',
        summary: 'Scheduled tasks',
        description: 'Every scheduled task, with its last and next run and its most recent error.',
      },
    })
    .get('/:name', ({ params }) => tasks.get(params.name), {
      params: byName,
      response: answers(Task, 404),
      detail: { operationId: 'getTask', summary: 'Get a task' },
    })
    .get('/:name/runs', ({ params, query }) => tasks.runs(params.name, query), {
      params: byName,
      query: PageQuery,
      response: paged(TaskRun, 404),
      detail: { operationId: 'listTaskRuns', summary: 'List the last runs of a task' },
    })
    .post('/:name/run', ({ params, status }) => status(202, { run: tasks.run(params.name) }), {
      params: byName,
      response: accepted(StartedRun, 404),
      detail: {
        operationId: 'runTask',
        summary: 'Run a task now',
        description: 'Returns immediately. A task that is already running is not started twice.',
      },
    })
    .post('/:name/cancel', ({ params, status }) => status(202, { run: tasks.cancel(params.name) }), {
      params: byName,
      response: accepted(StartedRun, 404, 409),
      detail: {
        operationId: 'cancelTask',
        summary: 'Cancel the run of a task',
        description:
          'Stops it after its present step. What it did until then stays, and the next run continues. 409 if it is not running, or if it is not `cancelable`.',
      },
    })
