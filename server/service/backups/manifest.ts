import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { say } from '#server/foundation/lib/sentence'
import { oneOf } from '#server/foundation/lib/shapes'
import { BadArchive } from '#server/foundation/platform/read-zip'
import { backupKinds } from './schema'
import { sentences } from './sentences'

export const entryNames = ['manifest.json', 'app.db'] as const

/** What an archive says about itself. `seq` is the last event number in its database. */
export const Manifest = Type.Object(
  {
    format: Type.Literal(1),
    instance_id: Type.String({ maxLength: 100 }),
    kind: oneOf(backupKinds),
    app_version: Type.String({ minLength: 1, maxLength: 100 }),
    schema_version: Type.Integer({ minimum: 1 }),
    created_at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
    seq: Type.Integer({ minimum: 0 }),
    entries: Type.Array(
      Type.Object({
        name: Type.Literal('app.db'),
        size_bytes: Type.Integer({ minimum: 1 }),
        sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      }),
      { minItems: 1, maxItems: 1 },
    ),
    rows: Type.Record(Type.String({ maxLength: 100 }), Type.Integer({ minimum: 0 })),
    contains_secrets: Type.Literal(true),
  },
  { additionalProperties: false },
)
export type Manifest = Static<typeof Manifest>

/** Throws BadArchive. */
export const parseManifest = (text: string): Manifest => {
  const found = parsed(text)
  if (!Value.Check(Manifest, found)) throw new BadArchive(say(sentences, 'backup_manifest_foreign'))
  return found
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new BadArchive(say(sentences, 'backup_manifest_damaged'))
  }
}
