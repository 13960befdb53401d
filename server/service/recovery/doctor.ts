import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import type { DatabaseState } from '#server/foundation/platform/db/check'
import { firstSchema } from '#server/foundation/platform/db/migrate'

export type Finding = { check: string; severity: 'ok' | 'warning' | 'error'; detail: string; cure: string | null }
type Check = () => Finding | Promise<Finding>

type Patient = {
  dataDir: string
  /** False on Windows, which has no such permissions. */
  hasModes: boolean
  /** The process of a service running on this folder. Null if there is none. */
  running: () => { pid: number | null } | null
  database: () => DatabaseState
  known: number
  /** Every available archive, newest first. */
  archives: () => readonly string[]
  /** What is wrong with an archive. Null if nothing is. Throws if that cannot be determined. */
  problemOf: (archive: string) => Promise<string | null>
  /** The first line of the media tool's version. Null if it cannot be run. */
  mediaTool: () => Promise<string | null>
}

/** Examines everything the service depends on, changes nothing, and suggests remedies. */
export const examine = async (patient: Patient): Promise<Finding[]> => {
  const checks: Check[] = [
    () => folder(patient),
    () => permissions(patient),
    () => fileSystem(patient),
    () => space(patient),
    () => instance(patient),
    () => restoring(patient),
    () => database(patient),
    () => log(patient),
    () => backups(patient),
    () => mediaTool(patient),
  ]
  const findings: Finding[] = []
  for (const check of checks) findings.push(await check())
  return findings
}

const ok = (check: string, detail: string): Finding => ({ check, severity: 'ok', detail, cure: null })
const warning = (check: string, detail: string, cure: string): Finding => ({ check, severity: 'warning', detail, cure })
const error = (check: string, detail: string, cure: string): Finding => ({ check, severity: 'error', detail, cure })

const folder = ({ dataDir }: Patient): Finding => {
  if (!existsSync(dataDir)) return warning('data_folder', `${dataDir} does not exist`, 'Start `marquee` once, or give --data-dir')
  if (!isFolder(dataDir)) return error('data_folder', `${dataDir} is a file`, 'Choose a folder with --data-dir')
  try {
    accessSync(dataDir, constants.W_OK)
    return ok('data_folder', dataDir)
  } catch {
    return error('data_folder', `${dataDir} is not writable`, 'Run as the user who owns it, or give it to this user')
  }
}

const permissions = ({ dataDir, hasModes }: Patient): Finding => {
  if (!isFolder(dataDir)) return ok('permissions', 'Nothing to check yet')
  const open = hasModes ? [dataDir, join(dataDir, 'app.db'), join(dataDir, 'backups')].filter(isOpenToOthers) : []
  if (open.length === 0) return ok('permissions', 'Only its owner can read it')
  return warning('permissions', `Other users can read ${open.join(', ')}`, `chmod -R go-rwx "${dataDir}"`)
}

const isOpenToOthers = (path: string) => existsSync(path) && (statSync(path).mode & 0o077) !== 0

/** NFS, SMB, CIFS, SMB2, 9p: a write-ahead log does not work over a network. */
const networkFileSystems = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x01021997])

const fileSystem = ({ dataDir }: Patient): Finding => {
  if (!isFolder(dataDir)) return ok('file_system', 'Nothing to check yet')
  if (!networkFileSystems.has(statfsSync(dataDir).type >>> 0)) return ok('file_system', 'On a local disk')
  return error(
    'file_system',
    `${dataDir} is on a network file system`,
    'Move the data folder to a disk of this computer; movies may stay there',
  )
}

const lowBytes = 500 * 1024 ** 2

const space = ({ dataDir }: Patient): Finding => {
  if (!isFolder(dataDir)) return ok('disk_space', 'Nothing to check yet')
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  const detail = `${megabytes(free)} MB are free in ${dataDir}`
  const needed = Math.max(lowBytes, sizeOf(join(dataDir, 'app.db')) * 2.5)
  return free >= needed ? ok('disk_space', detail) : warning('disk_space', detail, `Free ${megabytes(needed - free)} MB; backups need room`)
}

const instance = ({ running }: Patient): Finding => {
  const found = running()
  if (found === null) return ok('instance', 'No service runs on this folder')
  return ok('instance', found.pid === null ? 'A service runs on this folder' : `The service runs as process ${found.pid}`)
}

const restoring = ({ dataDir, running }: Patient): Finding => {
  if (existsSync(join(dataDir, 'restore.json')) && running() === null)
    return warning('restore', 'A restore was interrupted', 'Start `marquee`: it will finish with the old database or the new one')
  const kept = isFolder(dataDir) ? readdirSync(dataDir).filter((name) => /^app\.db\.(rollback|pre-v|unusable-)/.test(name)) : []
  return ok('restore', kept.length === 0 ? 'No restore is pending' : `Kept from before: ${kept.join(', ')}`)
}

const howToRestore = 'Stop the service and run `marquee backup restore FILE` with the newest verified backup'

const database = ({ dataDir, database: look, known, archives }: Patient): Finding => {
  const check = 'database'
  const state = isFolder(dataDir) ? look() : ({ kind: 'missing' } as const)
  const hasPast = archives().length > 0 || existsSync(join(dataDir, 'instance.json'))
  switch (state.kind) {
    case 'sound':
      return ok(check, `Not damaged, schema version ${state.schema_version} of ${known}`)
    case 'unknown_schema':
      return error(
        check,
        `Schema version ${state.found}; this program knows versions ${firstSchema} to ${known}`,
        state.found > known
          ? 'Use the newer version again; the database is untouched'
          : 'It is from before the first release; choose an empty data folder',
      )
    case 'unusable':
      return error(check, `It cannot be used: ${state.why}`, howToRestore)
    case 'missing':
    case 'empty':
      return hasPast
        ? error(check, `It is ${state.kind}, but there was one before`, `${howToRestore}; to start over, move the folder away`)
        : ok(check, 'There is none yet; the first start creates it')
  }
}

const longLog = 64 * 1024 ** 2

const log = ({ dataDir }: Patient): Finding => {
  const size = sizeOf(join(dataDir, 'app.db-wal'))
  const detail = `The write-ahead log has ${megabytes(size)} MB`
  return size <= longLog ? ok('database_log', detail) : warning('database_log', detail, 'Restart the service; if it comes back, report it')
}

const backups = async ({ archives, problemOf }: Patient): Promise<Finding> => {
  const all = archives()
  if (all.length === 0) return warning('backups', 'There are none', '`marquee backup create` creates one')
  const broken: string[] = []
  let newest: string | null = null
  for (const archive of all) {
    const looked = await attempt(() => problemOf(archive))
    if (!looked.ok)
      return warning(
        'backups',
        `${archive} could not be read back: ${looked.error.message}`,
        'Free some space in the folder for temporary files',
      )
    const problem = looked.value
    if (problem !== null) broken.push(`${archive}: ${problem}`)
    else newest ??= archive
  }
  if (newest === null) return error('backups', `None can be used: ${broken.join('; ')}`, '`marquee backup create` creates a new one')
  const detail = `${all.length - broken.length} can be used, the newest is ${newest}`
  return broken.length === 0
    ? ok('backups', detail)
    : warning('backups', `${detail}; damaged: ${broken.join('; ')}`, 'Remove the damaged ones')
}

const mediaTool = async ({ mediaTool: ask }: Patient): Promise<Finding> => {
  const version = await ask()
  if (version !== null) return ok('media_tool', version)
  return warning(
    'media_tool',
    'It is not installed, or cannot be run',
    'Install ffmpeg, or set media_tool_path; without it, Marquee cannot convert video or examine rare containers',
  )
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0)
const megabytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2)
