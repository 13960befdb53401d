import { type Static, Type } from '@sinclair/typebox'
import { nullable, oneOf, Timestamp, ValuesShape } from '#server/foundation/lib/shapes'

export const HealthEntry = Type.Object(
  {
    id: Type.String({ description: 'The code, and its subject if there can be several' }),
    code: Type.String({ description: 'Stable code for programs' }),
    severity: oneOf(['ok', 'notice', 'warning', 'error']),
    title: Type.String(),
    detail: nullable(Type.String()),
    values: ValuesShape,
    fix: nullable(
      Type.Object(
        { kind: Type.String(), route: Type.String({ description: 'Where to fix it in the user interface' }) },
        { additionalProperties: false },
      ),
    ),
    since: Timestamp,
  },
  { $id: 'HealthEntry', additionalProperties: false },
)
export type HealthEntry = Static<typeof HealthEntry>
export type Fix = NonNullable<HealthEntry['fix']>
