import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Id, nullable, Timestamp, ValuesShape } from '#server/foundation/lib/shapes'

export const Undoable = Type.Object(
  {
    id: Id,
    at: Timestamp,
    text: Type.String({ description: 'What was changed, in English' }),
    code: Type.String({ description: 'What was changed, for programs' }),
    values: ValuesShape,
    undoable: Type.Boolean({ description: 'Whether it can be undone now' }),
    reason: nullable(Reason),
    device: nullable(Type.String({ description: 'The device or connected program; null for the API key' })),
    is_own: Type.Boolean({ description: 'Whether the caller changed it' }),
    undoes: nullable(Type.Integer({ minimum: 1, description: 'The change that this one undid; undoing it brings that one back' })),
    undone_at: nullable(Timestamp),
  },
  { $id: 'Undoable', additionalProperties: false, description: 'A change by a person, and whether it can be undone' },
)
export type Undoable = Static<typeof Undoable>
