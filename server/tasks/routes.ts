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
        summary: 'What the service does by itself',
        description: 'Every periodic task, when it ran last and runs next, and how it ended.',
      },
    })
    .get('/:name', ({ params }) => tasks.get(params.name), {
      params: byName,
      response: { 200: Task, 401: ErrorBody, 404: ErrorBody },
      detail: { operationId: 'getTask', summary: 'One task' },
    })
    .get('/:name/runs', ({ params, query }) => tasks.runs(params.name, query), {
      params: byName,
      query: PageQuery,
      response: { 200: Page(TaskRun), ...listed, 404: ErrorBody },
      detail: { operationId: 'listTaskRuns', summary: 'The last runs of a task' },
    })
    .post('/:name/run', ({ params, status }) => status(202, { run: tasks.run(params.name) }), {
      params: byName,
      response: { 202: StartedRun, 401: ErrorBody, 404: ErrorBody },
      detail: {
        operationId: 'runTask',
        summary: 'Start a task now',
        description: 'Answers at once. A task that runs already is not started twice.',
      },
    })
