import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Timestamp } from '#server/foundation/lib/shapes'

export const ConnectedProgram = Type.Object(
  {
    name: Type.String({ description: 'Name of its key, or as it calls itself', examples: ['Seerr'] }),
    last_call_at: Timestamp,
    last_call: Type.String({ description: 'Method and path of the last request', examples: ['GET movie'] }),
    calls: Type.Integer({ minimum: 0, description: 'Number of requests since the start' }),
    refused: Type.Array(
      Type.Object(
        { call: Type.String({ description: 'Method and path' }), count: Type.Integer({ minimum: 1 }), last_at: Timestamp, reason: Reason },
        { additionalProperties: false },
      ),
      { description: 'What it asked for and Marquee does not offer' },
    ),
  },
  { $id: 'ConnectedProgram', additionalProperties: false, description: "A program that uses Radarr's API of Marquee" },
)
export type ConnectedProgram = Static<typeof ConnectedProgram>
