import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { glanceAtDatabase, openToGlance } from '#server/foundation/platform/db/check'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { isInstanceLocked, readInstanceNote } from '#server/foundation/platform/instance-lock'
import { silentLog } from '#server/foundation/platform/log'
import { BadArchive } from '#server/foundation/platform/read-zip'
import { createMediaTool } from '#server/foundation/upstream/media-tool/client'
import { verifyArchive } from '#server/service/backups/archive'
import { findArchives } from '#server/service/backups/find-archives'
import { examine, type Finding } from '#server/service/recovery/doctor'
import { answer, command } from './command'
import { databaseIn, dataFolderOf } from './data-folder'
import { exitCodes } from './exit-codes'

export const doctorCommand = command({
  flags: {},
  run: async (outside, { given }) => {
    const dataDir = dataFolderOf(outside, given)
    const known = migrations.at(-1)?.version ?? 0
    const isThere = statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() ?? false
    const findings = await examine({
      dataDir,
      known,
      hasModes: outside.platform !== 'win32',
      running: () => (isThere ? runningOn(dataDir) : null),
      database: () => glanceAtDatabase(databaseIn(dataDir), known),
      archives: () => (isThere ? findArchives(dataDir) : []),
      problemOf,
      mediaTool: async () => {
        const found = await createMediaTool({ path: () => mediaToolIn(dataDir), log: silentLog }).version()
        return found.available ? `ffprobe ${found.version}` : null
      },
    })
    answer(outside, given.json, { data: findings, text: findings.map(lineFor).join('\n') })
    return findings.some(({ severity }) => severity === 'error') ? exitCodes.config : exitCodes.ok
  },
})

const marks = { ok: 'ok     ', warning: 'warning', error: 'ERROR  ' } as const
const lineFor = ({ check, severity, detail, cure }: Finding): string =>
  `${marks[severity]}  ${check}: ${detail}${cure === null ? '' : `\n         → ${cure}`}`

/** The lock decides whether a service runs; the note only supplies its process id. */
const runningOn = (dataDir: string): { pid: number | null } | null => {
  if (!isInstanceLocked(dataDir)) return null
  const note = readInstanceNote(dataDir)
  return { pid: note === null || note === 'unreadable' ? null : note.pid }
}

/** Unpacks outside the data folder, where nothing may change. */
const problemOf = async (archive: string): Promise<string | null> => {
  const scratch = mkdtempSync(join(tmpdir(), 'marquee-doctor-'))
  try {
    await verifyArchive({ archive, checksum_sha256: null, scratch })
    return null
  } catch (error) {
    if (error instanceof BadArchive) return error.message
    throw error
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Null if it is unset or the database cannot be read. */
const mediaToolIn = (dataDir: string): string | null => {
  try {
    const sqlite = openToGlance(databaseIn(dataDir))
    try {
      return sqlite.query<{ path: string | null }, []>('SELECT media_tool_path AS path FROM config').get()?.path ?? null
    } finally {
      sqlite.close(true)
    }
  } catch {
    return null
  }
}
