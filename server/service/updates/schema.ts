import { Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { nullable, Timestamp } from '#server/foundation/lib/shapes'

export const Update = Type.Object(
  {
    current: Type.String({ description: 'The version that runs' }),
    latest: nullable(Type.String({ description: 'The newest signed version; null if there is none, or before the first check' })),
    notes: nullable(Type.String({ description: 'What is new in it' })),
    url: nullable(Type.String({ description: 'Link to details' })),
    checked_at: nullable(Timestamp),
    can_install: Type.Boolean({ description: 'Whether this program may replace itself' }),
    error: nullable(Type.String({ description: 'Why the last installation failed' })),
    error_reason: nullable(Reason),
  },
  { $id: 'Update', description: 'What is known about a newer version.' },
)

export const StartedUpdate = Type.Object(
  { version: Type.String({ description: 'The version that is being installed' }) },
  { $id: 'StartedUpdate', description: 'The service makes a backup, replaces its program and restarts.' },
)
