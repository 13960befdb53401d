import { Elysia, t } from 'elysia'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import { StartedRun, Task, TaskRun } from './schema'
import type { Tasks } from './tasks'

const byName = t.Object({ name: t.String({ maxLength: 100, description: 'Name of the task' }) })
const listed = { 400: ErrorBody, 401: ErrorBody, 422: ErrorBody }

export const taskRoutes = (tasks: Tasks) =>
  new Elysia({ prefix: '/tasks', tags: ['Tasks'] })
    .get('', ({ query }) => tasks.list(query), {
      query: PageQuery,
      response: { 200: Page(Task), ...listed },
      detail: {
        operationId: 'listTasks',
        summary: 'Scheduled tasks',
        description: 'Every scheduled task, with its last and next run and its most recent error.',
      },
    })
    .get('/:name', ({ params }) => tasks.get(params.name), {
      params: byName,
      response: { 200: Task, 401: ErrorBody, 404: ErrorBody },
      detail: { operationId: 'getTask', summary: 'Get a task' },
    })
    .get('/:name/runs', ({ params, query }) => tasks.runs(params.name, query), {
      params: byName,
      query: PageQuery,
      response: { 200: Page(TaskRun), ...listed, 404: ErrorBody },
      detail: { operationId: 'listTaskRuns', summary: 'List the last runs of a task' },
    })
    .post('/:name/run', ({ params, status }) => status(202, { run: tasks.run(params.name) }), {
      params: byName,
      response: { 202: StartedRun, 401: ErrorBody, 404: ErrorBody },
      detail: {
        operationId: 'runTask',
        summary: 'Run a task now',
        description: 'Answers at once. A task that is already running is not started twice.',
      },
    })
