import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/lib/reason'
import { Id, nullable, oneOf, Timestamp } from '#server/lib/shapes'

const TaskProgress = Type.Object(
  {
    done: Type.Integer({ minimum: 0, description: 'How many of them are done' }),
    total: Type.Integer({ minimum: 0, description: 'How many there are' }),
    seconds_left: nullable(
      Type.Number({ minimum: 0, description: 'Until all are done, at the pace that is possible; null when nobody can tell' }),
    ),
    note: nullable(Reason),
  },
  {
    $id: 'TaskProgress',
    additionalProperties: false,
    description: 'How far a task has come with what takes it many runs; a restart of the service does not begin anew.',
  },
)

export const Task = Type.Object(
  {
    name: Type.String(),
    interval_seconds: Type.Integer({ minimum: 1 }),
    last_run_at: nullable(Timestamp),
    last_error: nullable(Type.String()),
    last_error_reason: nullable(Reason),
    next_run_at: nullable(Timestamp),
    running: Type.Boolean(),
    last_duration_ms: nullable(Type.Integer()),
    enabled: Type.Boolean(),
    progress: {
      ...nullable(TaskProgress),
      description: 'How far it has come with what takes it many runs; null when there is nothing of that kind',
    },
  },
  { $id: 'Task', additionalProperties: false },
)
export type Task = Static<typeof Task>

export const TaskRun = Type.Object(
  {
    id: Id,
    task: Type.String(),
    started_at: Timestamp,
    finished_at: nullable(Timestamp),
    duration_ms: nullable(Type.Integer()),
    error: nullable(Type.String()),
    error_reason: nullable(Reason),
    trigger: oneOf(['schedule', 'user']),
  },
  { $id: 'TaskRun', additionalProperties: false },
)
export type TaskRun = Static<typeof TaskRun>

export const StartedRun = Type.Object(
  {
    run: Type.Object(
      { id: Id, task: Type.String(), started_at: Timestamp, already_running: Type.Boolean() },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
