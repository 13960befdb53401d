import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'

export const backupKinds = ['manual', 'scheduled', 'pre_restore'] as const
export type BackupKind = (typeof backupKinds)[number]

export const Backup = Type.Object(
  {
    id: Id,
    kind: oneOf(backupKinds),
    filename: Type.String(),
    size_bytes: Bytes,
    app_version: Type.String({ description: 'Version of the program that created it' }),
    schema_version: Type.Integer({ minimum: 1, description: 'Version of the database inside' }),
    created_at: Timestamp,
    checksum_sha256: Type.String({ description: 'SHA-256 of the archive file' }),
    verified_at: Type.Union([Timestamp, Type.Null()], {
      description: 'When it was last read back from the disk and found whole; null when the last check failed',
    }),
    missing: Type.Boolean({ description: 'Its file is not in the backup folder' }),
  },
  { $id: 'Backup', additionalProperties: false, description: 'An archive of the database. It contains secrets.' },
)
export type Backup = Static<typeof Backup>

export const VerifiedBackup = Type.Object(
  {
    ok: Type.Boolean(),
    problem: nullable(Type.String({ description: 'The problem' })),
    problem_reason: nullable(Reason),
    backup: Backup,
  },
  { $id: 'VerifiedBackup', additionalProperties: false },
)
export type VerifiedBackup = Static<typeof VerifiedBackup>

/** Whose API key applies after a restore. */
export const credentials = ['live', 'archive'] as const
export type Credentials = (typeof credentials)[number]

export const RestoreOrder = Type.Object(
  {
    credentials: Type.Optional(
      oneOf(credentials, {
        default: 'live',
        description:
          '`live`: keeps the current key and devices. `archive`: restores the key of the archive and signs out every device; requires the API key itself.',
      }),
    ),
  },
  { additionalProperties: false },
)

export const Restored = Type.Object(
  {
    filename: Type.String({ description: 'What was restored' }),
    created_at: Timestamp,
    app_version: Type.String(),
    schema_version: Type.Integer({ description: 'As it was in the archive; the database is migrated to the current version' }),
    is_own: Type.Boolean({ description: 'Whether the archive was made by this installation' }),
    pre_restore_id: nullable(Type.Integer({ description: 'The backup of what was there before' })),
  },
  { $id: 'Restored', additionalProperties: false },
)
export type Restored = Static<typeof Restored>
