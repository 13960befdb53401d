import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'

const offsiteKinds = ['none', 'folder', 'webdav'] as const

const kind = oneOf(offsiteKinds, { description: '`none`: backups are copied nowhere' })
const place = nullable(Type.String({ maxLength: 2000, description: 'The folder, or the address of a WebDAV folder, without credentials' }))
const user = nullable(Type.String({ maxLength: 200, description: 'Of the WebDAV server' }))
const keep = Type.Integer({ minimum: 1, maximum: 1000, description: 'How many copies are kept there' })

export const Offsite = Type.Object(
  {
    kind,
    place,
    user,
    password_set: Type.Boolean({ description: 'Whether a password is stored; it is never shown' }),
    passphrase_set: Type.Boolean({ description: 'Whether copies are encrypted, in the age format' }),
    keep,
    copies: Type.Integer({ minimum: 0, description: 'How many there are now' }),
    last_copied_at: nullable(Timestamp),
    last_error: nullable(Type.String()),
    last_error_reason: nullable(Reason),
  },
  { $id: 'Offsite', additionalProperties: false, description: 'Where else backups are kept.' },
)
export type Offsite = Static<typeof Offsite>

const optional = (description: string, maxLength = 200) =>
  Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()], { description }))
export const OffsiteOrder = Type.Object(
  {
    kind,
    place: optional('An absolute path of an existing folder, or the address of an existing WebDAV folder', 2000),
    user: optional('Of the WebDAV server'),
    password: optional('Of the WebDAV server. Absent: as before, unless the place changes'),
    passphrase: optional(
      'Encrypts every copy. Absent: as before. A WebDAV address requires one. Without it, no copy can be opened: write it down',
    ),
    keep: Type.Optional(keep),
  },
  { $id: 'OffsiteOrder', additionalProperties: false, description: 'A second place for backups. Absent fields stay as they are.' },
)
export type OffsiteOrder = Static<typeof OffsiteOrder>
