import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'

const TaskProgress = Type.Object(
  {
    done: Type.Integer({ minimum: 0, description: 'Number done' }),
    total: Type.Integer({ minimum: 0, description: 'Total number' }),
    seconds_left: nullable(Type.Number({ minimum: 0, description: 'Estimated time until all are done; null if unknown' })),
    note: nullable(Reason),
  },
  {
    $id: 'TaskProgress',
    additionalProperties: false,
    description: 'Progress of work that takes long: of the present run, or over many runs; then it survives a restart of the service.',
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
    last_canceled: Type.Boolean({ description: 'Whether a person canceled the last run' }),
    running: Type.Boolean(),
    cancelable: Type.Boolean({ description: 'Whether a run can be canceled: it works in steps, and the next run continues' }),
    canceling: Type.Boolean({ description: 'Whether it will stop after its present step' }),
    last_duration_ms: nullable(Type.Integer({ description: 'Duration of the last run in milliseconds' })),
    enabled: Type.Boolean(),
    progress: {
      ...nullable(TaskProgress),
      description: 'How far it has come with what takes long; null when there is nothing of that kind',
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
    canceled: Type.Boolean({ description: 'Whether a person canceled it. What it did until then stays' }),
    error: nullable(Type.String()),
    error_reason: nullable(Reason),
    trigger: oneOf(['schedule', 'user'], { description: 'What started it' }),
  },
  { $id: 'TaskRun', additionalProperties: false },
)
export type TaskRun = Static<typeof TaskRun>

export const StartedRun = Type.Object(
  {
    run: Type.Object(
      {
        id: Id,
        task: Type.String(),
        started_at: Timestamp,
        already_running: Type.Boolean({ description: 'Whether it was already running' }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
