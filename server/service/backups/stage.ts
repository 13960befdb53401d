import { Database } from 'bun:sqlite'
import { say } from '#server/foundation/lib/sentence'
import { firstSchema, type Migration, migrate, UnknownSchema } from '#server/foundation/platform/db/migrate'
import { syncFile } from '#server/foundation/platform/durable-files'
import { BadArchive } from '#server/foundation/platform/read-zip'
import { unpackArchive } from './archive'
import { checkDatabase } from './checked-database'
import type { Manifest } from './manifest'
import { sentences } from './sentences'
import { sha256Of } from './sha256-of'

export type StageJob = { archive: string; checksum_sha256: string | null; staged: string }
export type StageStep = 'unpacked' | 'checked' | 'migrated'

/**
 * Turns an archive into a database that this version can open. Does not touch the live database.
 * Throws BadArchive, or UnknownSchema if this program cannot read the archive's schema.
 */
export const stageArchive = async (
  { archive, checksum_sha256, staged }: StageJob,
  migrations: readonly Migration[],
  reached: (step: StageStep) => void = () => {},
): Promise<Manifest> => {
  if (checksum_sha256 !== null && (await sha256Of(archive)) !== checksum_sha256)
    throw new BadArchive(say(sentences, 'backup_bytes_changed'))
  const manifest = await unpackArchive(archive, staged)
  reached('unpacked')
  const known = migrations.at(-1)?.version ?? 0
  if (manifest.schema_version > known || manifest.schema_version < firstSchema) throw new UnknownSchema(manifest.schema_version, known)
  checkDatabase(staged, manifest, migrations)
  reached('checked')
  migrateDatabase(staged, migrations)
  syncFile(staged)
  reached('migrated')
  return manifest
}

const migrateDatabase = (staged: string, migrations: readonly Migration[]) => {
  const sqlite = new Database(staged, { readwrite: true, strict: true })
  try {
    sqlite.run('PRAGMA synchronous = FULL')
    sqlite.run('PRAGMA trusted_schema = OFF')
    migrate(sqlite, migrations)
    sqlite.run('PRAGMA secure_delete = ON')
    sqlite.run('DELETE FROM sessions')
  } finally {
    sqlite.close(true)
  }
}
