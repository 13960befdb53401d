import { type Static, Type } from '@sinclair/typebox'
import { Id, nullable, Timestamp } from '#server/foundation/lib/shapes'

export const DlnaDevice = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'What the device says about itself' }),
    address: Type.String({ description: 'Its address in the network: a device that gets another one is a new device' }),
    user_agent: nullable(Type.String()),
    allowed: Type.Boolean({ description: 'Whether it sees the library; false while it waits for a yes' }),
    first_seen_at: Timestamp,
    last_seen_at: Timestamp,
  },
  { $id: 'DlnaDevice', additionalProperties: false, description: 'A device that browses the library by DLNA' },
)
export type DlnaDevice = Static<typeof DlnaDevice>
export const DlnaDevicePatch = Type.Object(
  { allowed: Type.Optional(Type.Boolean({ description: 'Whether it sees the library' })) },
  { additionalProperties: false },
)
export type DlnaDevicePatch = Static<typeof DlnaDevicePatch>
