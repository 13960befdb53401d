import { type Static, Type } from '@sinclair/typebox'
import { nullable, oneOf } from '#server/foundation/lib/shapes'
import { levels } from '#server/foundation/platform/log'

export const LogRow = Type.Object(
  {
    ts_us: Type.Integer({ description: 'Microseconds since 1970' }),
    level: Type.Integer({ minimum: 0, maximum: 4, description: '0 ERROR, 1 WARN, 2 INFO, 3 DEBUG, 4 TRACE' }),
    target: Type.String({ description: 'Source, such as `service::downloads::drive`' }),
    subsystem: Type.String({ description: 'The first module of the target' }),
    trace_id: nullable(Type.String({ description: 'The same for all lines of one request' })),
    span_id: nullable(Type.String({ description: 'Shared by the lines of one step of a request; null outside requests' })),
    message: Type.String(),
    fields_json: nullable(Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })),
    source: oneOf(['backend', 'frontend']),
  },
  { $id: 'LogRow', additionalProperties: false },
)
export type LogRow = Static<typeof LogRow>

export const ClientLine = Type.Object(
  {
    level: oneOf(levels),
    message: Type.String({ minLength: 1, maxLength: 2000 }),
    module: Type.Optional(Type.String({ pattern: '^[a-z0-9_-]{1,40}$', description: 'Which part of the client; `web` when absent' })),
    fields: Type.Optional(Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { maxProperties: 50 })),
    trace_id: Type.Optional(Type.String({ pattern: '^[0-9a-f]{1,64}$', description: 'Status of the logged response' })),
  },
  { $id: 'ClientLine', additionalProperties: false },
)
export type ClientLine = Static<typeof ClientLine>
export const ClientLines = Type.Array(ClientLine, { minItems: 1, maxItems: 100 })
