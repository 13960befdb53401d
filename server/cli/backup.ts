import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { BadRequest, Conflict, Invalid, OutOfSpace, Unavailable } from '#server/foundation/platform/errors'
import { acquireInstanceLock } from '#server/foundation/platform/instance-lock'
import { silentLog, silentLogs } from '#server/foundation/platform/log'
import { BadArchive } from '#server/foundation/platform/read-zip'
import { workHere } from '#server/service/backups/archive-work'
import { boot } from '#server/service/backups/boot'
import { restoreOffline } from '#server/service/backups/restore-offline'
import { type Backup, type Credentials, credentials, type VerifiedBackup } from '#server/service/backups/schema'
import { withOpened } from '#server/service/backups/with-opened'
import { type Call, withApi } from './api'
import { answer, command } from './command'
import { dataFolderOf, makeDataFolder } from './data-folder'
import { CannotRun, type ExitCode, exitCodes, UsageError } from './exit-codes'
import type { Outside } from './outside'
import { openStopped } from './stopped-backups'

type Given = {
  'data-dir'?: string | undefined
  json?: boolean | undefined
  credentials?: string | undefined
  'passphrase-file'?: string | undefined
}

export const backupCommand = command({
  flags: {
    credentials: {
      type: 'string',
      value: 'live|archive',
      says: 'which API key to keep after a restore: the current one (live, default) or the one in the backup',
    },
    'passphrase-file': {
      type: 'string',
      value: 'FILE',
      says: 'a file whose first line is the passphrase of an encrypted backup, for restore',
    },
  },
  forms: [
    { words: ['create'], says: 'back up the library and settings now' },
    { words: ['list'], says: 'the backups there are' },
    { words: ['verify', '[FILE]'], says: 'check every backup, or one file' },
    { words: ['restore', 'FILE'], says: 'restore from a file, while the service is stopped' },
  ],
  run: (outside, { given, words: [action, file] }) => {
    if (action === 'create') return create(outside, given)
    if (action === 'list') return list(outside, given)
    if (action === 'verify') return file === undefined ? verify(outside, given) : verifyFile(outside, given, file)
    return restore(outside, given, file ?? '')
  },
})

const create = async (outside: Outside, given: Given): Promise<ExitCode> => {
  const made = await withApi(outside, given, ({ call }) => call<Backup>('POST', '/backups'))
  return answer(outside, given.json, { data: made, text: lineFor(made) })
}

const list = async (outside: Outside, given: Given): Promise<ExitCode> => {
  const backups = await withApi(outside, given, ({ call }) => allBackups(call))
  return answer(outside, given.json, { data: backups, text: backups.map(lineFor).join('\n') || 'There are no backups yet.' })
}

const verify = async (outside: Outside, given: Given): Promise<ExitCode> => {
  const found = await withApi(outside, given, async ({ call }) => {
    const answers: VerifiedBackup[] = []
    for (const { id } of await allBackups(call)) answers.push(await call<VerifiedBackup>('POST', `/backups/${id}/verify`))
    return answers
  })
  const text = found.map(({ ok, problem, backup }) => (ok ? lineFor(backup) : `${lineFor(backup)}: ${problem}`)).join('\n')
  answer(outside, given.json, { data: found, text: text || 'There are no backups yet.' })
  return found.every(({ ok }) => ok) ? exitCodes.ok : exitCodes.unavailable
}

/** Verifies one archive in any folder; needs no service. */
const verifyFile = async (outside: Outside, given: Given, file: string): Promise<ExitCode> => {
  const archive = fileAt(file)
  const scratch = mkdtempSync(join(tmpdir(), 'marquee-verify-'))
  try {
    const { manifest, size_bytes, checksum_sha256 } = await workHere(migrations).verify({ archive, checksum_sha256: null, scratch })
    const { app_version, schema_version, created_at } = manifest
    return answer(outside, given.json, {
      data: { ok: true, filename: basename(archive), size_bytes, checksum_sha256, app_version, schema_version, created_at },
      text: `${created_at}  ${sizeInWords(size_bytes)}  verified  ${basename(archive)}, made by Marquee ${app_version}`,
    })
  } catch (error) {
    throw error instanceof BadArchive ? new CannotRun(`${basename(archive)} cannot be used: ${error.message}`) : error
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Throws CannotRun. */
const fileAt = (file: string): string => {
  const path = resolve(file)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new CannotRun(`There is no file ${path}`)
  if (!found.isFile()) throw new CannotRun(`${path} is not a file`)
  return path
}

const allBackups = async (call: Call): Promise<Backup[]> => {
  const all: Backup[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { results: Backup[]; next_cursor: string | null } = await call('GET', `/backups?limit=100${cursor && `&cursor=${cursor}`}`)
    all.push(...page.results)
    cursor = page.next_cursor
  }
  return all
}

const sizeInWords = (bytes: number): string => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`)

const lineFor = ({ filename, size_bytes, created_at, missing, verified_at }: Backup): string =>
  `${created_at}  ${sizeInWords(size_bytes)}  ${missing ? 'missing' : verified_at ? 'verified' : 'damaged'}  ${filename}`

const restore = async (outside: Outside, given: Given, file: string): Promise<ExitCode> => {
  const order = credentials.find((each) => each === (given.credentials ?? 'live'))
  if (order === undefined) throw new UsageError(`--credentials is one of ${credentials.join(', ')}`, { words: ['restore', 'FILE'] })
  const archive = fileAt(file)
  const dataDir = makeDataFolder(dataFolderOf(outside, given))
  const lock = acquireInstanceLock(dataDir)
  if (lock.kind === 'held')
    throw new CannotRun('The service is running. Stop it first, or restore in the browser under Backups.', exitCodes.tryAgain)
  const scratch = mkdtempSync(join(tmpdir(), 'marquee-restore-'))
  try {
    const { data, text } = await withOpened(
      { path: archive, passphrase: passphraseIn(given), scratch, archiveWork: workHere(migrations) },
      (opened) => restoreInto(outside, { dataDir, archive: opened, name: basename(archive), order }),
    )
    return answer(outside, given.json, { data, text })
  } catch (error) {
    throw explain(error, basename(archive))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    lock.release()
  }
}

const explain = (error: unknown, name: string): unknown => {
  if (error instanceof BadArchive) return new CannotRun(`${name} cannot be restored: ${error.message}`)
  if (error instanceof Conflict) return new CannotRun(error.message, exitCodes.config)
  if (error instanceof Invalid) return new UsageError(`${name} ${error.message}: --passphrase-file FILE`)
  return error instanceof BadRequest || error instanceof OutOfSpace || error instanceof Unavailable ? new CannotRun(error.message) : error
}

/** Null without the flag. */
const passphraseIn = ({ 'passphrase-file': file }: Given): string | null =>
  file === undefined ? null : (readFileSync(fileAt(file), 'utf8').split(/\r?\n/)[0] ?? '')

type Wanted = { dataDir: string; archive: string; name: string; order: Credentials }

/** Restores onto a sound database as the service would, and otherwise with only the contents of the archive. */
const restoreInto = async (
  { clock, version }: Outside,
  { dataDir, archive, name, order }: Wanted,
): Promise<{ data: unknown; text: string }> => {
  const state = await boot({ dataDir, migrations, log: silentLog })
  if (state.kind === 'ok') {
    const stopped = openStopped({ dataDir, version, clock, logs: silentLogs })
    try {
      const data = await stopped.restore.fromFile(archive, name, { credentials: order })
      return { data, text: `Restored ${name} from ${data.created_at}. The database from before is now a backup.` }
    } finally {
      stopped.close()
    }
  }
  const { manifest, kept } = await restoreOffline({ dataDir, archive, archiveWork: workHere(migrations), migrations, clock })
  const { created_at, app_version, schema_version } = manifest
  const before = kept === null ? '' : ` The database from before is kept as ${kept}.`
  return {
    data: { filename: name, created_at, app_version, schema_version, kept_as: kept },
    text: `Restored ${name} from ${created_at}. Its API key is now in use.${before}`,
  }
}
