import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'
import { heights } from './sizes'

const closed = { additionalProperties: false }
const Height = Type.Integer({ minimum: 2, description: 'Lines of the picture, at most' })

export const Copy = Type.Object(
  {
    id: Id,
    file_id: Id,
    height: Height,
    state: oneOf(['queued', 'making', 'ready', 'failed']),
    progress: nullable(Type.Number({ minimum: 0, maximum: 1, description: 'Made so far, while it is being made' })),
    size_bytes: nullable({ ...Bytes, description: 'Size in bytes; null until it is ready' }),
    problem: nullable(Reason),
    created_at: Timestamp,
    expires_at: nullable({ ...Timestamp, description: 'When Marquee removes it; null until it is ready' }),
  },
  { $id: 'Copy', ...closed, description: 'A smaller copy of a file, made for a device to take along' },
)
export type Copy = Static<typeof Copy>

export const CopyChoices = Type.Object(
  {
    original_bytes: { ...Bytes, description: 'Size of the file itself in bytes' },
    sizes: Type.Array(
      Type.Object(
        { height: Height, at_most_bytes: { ...Bytes, description: 'A copy of this height has at most about this many bytes' } },
        closed,
      ),
      { description: 'Copies that can be made, the largest first' },
    ),
    obstacle: nullable(Reason),
    copies: Type.Array(Copy, { description: 'Copies that exist or are wanted' }),
  },
  { $id: 'CopyChoices', ...closed, description: 'What a device can take along of a file' },
)
export type CopyChoices = Static<typeof CopyChoices>

export const CopyRequest = Type.Object(
  { height: Type.Integer({ minimum: 2, maximum: heights[0], description: 'One of `sizes`' }) },
  { ...closed, examples: [{ height: 480 }] },
)
export type CopyRequest = Static<typeof CopyRequest>
