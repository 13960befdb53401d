import { Database } from 'bun:sqlite'
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import JSZip from 'jszip'
import { say } from '#server/foundation/lib/sentence'
import { schemaVersionOf } from '#server/foundation/platform/db/migrate'
import { publish, syncFile } from '#server/foundation/platform/durable-files'
import { BadArchive, readZip, type Unpacked } from '#server/foundation/platform/read-zip'
import { checkDatabase, countRows } from './checked-database'
import { stagingIn } from './folder'
import { entryNames, type Manifest, parseManifest } from './manifest'
import type { BackupKind } from './schema'
import { sentences } from './sentences'
import { sha256Of } from './sha256-of'

export type MakeJob = {
  database: string
  folder: string
  filename: string
  kind: BackupKind
  app_version: string
  created_at: string
}
export type VerifyJob = { archive: string; checksum_sha256: string | null; scratch: string }
/** An archive that was read back from disk and verified. */
export type Verified = { size_bytes: number; checksum_sha256: string; manifest: Manifest }
export type MakeStep = 'snapshot_made' | 'packed' | 'verified' | 'published'

/** Beyond this size, a ZIP entry would need ZIP64. */
const largestDatabase = 0xffff_0000

/**
 * Snapshots a database that may be in use, checks the snapshot, packs it, reads the archive back, and only then gives it its final name. The
 * snapshot is not synced: if it is small, it is gone before the system writes it to the disk.
 */
export const makeArchive = async (job: MakeJob, reached: (step: MakeStep) => void = () => {}): Promise<Verified> => {
  mkdirSync(stagingIn(job.folder), { recursive: true, mode: 0o700 })
  const scratch = mkdtempSync(join(stagingIn(job.folder), 'make-'))
  try {
    const snapshot = join(scratch, 'app.db')
    takeSnapshot(job.database, snapshot)
    reached('snapshot_made')
    const archive = join(scratch, 'archive.partial')
    const manifest = await describe(snapshot, job)
    checkDatabase(snapshot, manifest)
    await pack(archive, snapshot, manifest)
    rmSync(snapshot)
    reached('packed')
    const verified = { ...(await readBack(archive)), checksum_sha256: await sha256Of(archive) }
    requirePromised(manifest, verified.manifest.entries[0])
    reached('verified')
    publish(archive, join(job.folder, job.filename))
    reached('published')
    return verified
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** A restore must not sign anyone in, so sessions are left out and overwritten on disk. */
const takeSnapshot = (database: string, target: string): void => {
  const live = new Database(database, { readonly: true })
  try {
    live.run('PRAGMA busy_timeout = 10000')
    live.run('PRAGMA synchronous = OFF') // of the copy: nothing is written to what is only read
    live.run('VACUUM INTO ?', [target])
  } finally {
    live.close(true)
  }
  const copy = new Database(target, { readwrite: true })
  try {
    copy.run('PRAGMA synchronous = OFF')
    copy.run('PRAGMA secure_delete = ON')
    copy.run('DELETE FROM sessions')
  } finally {
    copy.close(true)
  }
}

const describe = async (snapshot: string, job: MakeJob): Promise<Manifest> => {
  const { size } = statSync(snapshot)
  if (size > largestDatabase) throw new Error('The database is too large for an archive')
  const sqlite = new Database(snapshot, { readonly: true })
  try {
    const instance = new Map(sqlite.query('SELECT key, value FROM instance').values() as [string, string][])
    return {
      format: 1,
      instance_id: instance.get('instance_id') ?? '',
      kind: job.kind,
      app_version: job.app_version,
      schema_version: schemaVersionOf(sqlite),
      created_at: job.created_at,
      seq: Number(instance.get('seq') ?? 0),
      entries: [{ name: 'app.db', size_bytes: size, sha256: await sha256Of(snapshot) }],
      rows: countRows(sqlite),
      contains_secrets: true,
    }
  } finally {
    sqlite.close(true)
  }
}

/** Streams in small chunks, so memory use does not depend on the size of the database. */
const pack = async (archive: string, snapshot: string, manifest: Manifest) => {
  const zip = new JSZip()
  zip.file('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  zip.file('app.db', createReadStream(snapshot, { highWaterMark: 1024 * 1024 }), { binary: true })
  const packed = zip.generateNodeStream({ streamFiles: true, compression: 'DEFLATE', compressionOptions: { level: 1 } })
  await pipeline(packed, createWriteStream(archive, { flags: 'wx', mode: 0o600 }))
  syncFile(archive)
}

/** Reads every byte of an archive, and writes none: it holds what its manifest says. Throws BadArchive. */
const readBack = async (archive: string): Promise<Omit<Verified, 'checksum_sha256'>> => {
  const zip = await readZip(archive, entryNames)
  const manifest = parseManifest(await zip.readText('manifest.json'))
  requirePromised(manifest, await zip.digest('app.db'))
  return { size_bytes: statSync(archive).size, manifest }
}

/**
 * Reads an archive back from disk. With a known checksum it is, byte by byte, the archive whose database was checked before. Without one, it
 * is unpacked and its database opened. Throws BadArchive. Leaves nothing in `scratch`.
 */
export const verifyArchive = async ({ archive, checksum_sha256, scratch }: VerifyJob): Promise<Verified> => {
  const found = await sha256Of(archive)
  if (checksum_sha256 !== null && found !== checksum_sha256) throw new BadArchive(say(sentences, 'backup_bytes_changed'))
  if (checksum_sha256 !== null) return { ...(await readBack(archive)), checksum_sha256: found }
  mkdirSync(scratch, { recursive: true, mode: 0o700 })
  const unpacked = join(mkdtempSync(join(scratch, 'verify-')), 'app.db')
  try {
    const manifest = await unpackArchive(archive, unpacked)
    checkDatabase(unpacked, manifest)
    return { size_bytes: statSync(archive).size, checksum_sha256: found, manifest }
  } finally {
    rmSync(join(unpacked, '..'), { recursive: true, force: true })
  }
}

/** Throws BadArchive. */
export const unpackArchive = async (archive: string, to: string): Promise<Manifest> => {
  const zip = await readZip(archive, entryNames)
  const manifest = parseManifest(await zip.readText('manifest.json'))
  requirePromised(manifest, await zip.extract('app.db', to))
  return manifest
}

const requirePromised = ({ entries: [promised] }: Manifest, found: Unpacked | undefined): void => {
  if (promised?.size_bytes !== found?.size_bytes || promised?.sha256 !== found?.sha256)
    throw new BadArchive(say(sentences, 'backup_database_other'))
}
