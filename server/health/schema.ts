import { type Static, Type } from '@sinclair/typebox'
import { nullable, oneOf, Timestamp, ValuesShape } from '#server/lib/shapes'

export const HealthEntry = Type.Object(
  {
    id: Type.String({ description: 'The code, and what it is about when there may be several' }),
    code: Type.String({ description: 'Stable; what programs go by' }),
    severity: oneOf(['ok', 'notice', 'warning', 'error']),
    title: Type.String(),
    detail: nullable(Type.String()),
    values: ValuesShape,
    fix: nullable(
      Type.Object(
        { kind: Type.String(), route: Type.String({ description: 'Where in the user interface it is put right' }) },
        { additionalProperties: false },
      ),
    ),
    since: Timestamp,
  },
  { $id: 'HealthEntry', additionalProperties: false },
)
export type HealthEntry = Static<typeof HealthEntry>
export type Fix = NonNullable<HealthEntry['fix']>
