import { Database } from 'bun:sqlite'
import { existsSync } from 'node:fs'
import { archivesAtHand, readBack } from '#server/backups/archives-at-hand'
import { BadArchive } from '#server/backups/read-zip'
import { inspectDatabase } from '#server/platform/db/check'
import { migrations } from '#server/platform/db/migrations/embedded.gen'
import { acquireInstanceLock, readInstanceNote } from '#server/platform/instance-lock'
import { silentLog } from '#server/platform/log'
import { examine, type Finding } from '#server/recovery/doctor'
import { createMediaTool } from '#server/upstream/media-tool/client'
import { answer, command } from './command'
import { databaseIn, dataFolderOf } from './data-folder'
import { exitCodes } from './exit-codes'

export const doctorCommand = command({
  flags: {},
  words: [],
  run: async (outside, { given }) => {
    const dataDir = dataFolderOf(outside, given)
    const known = migrations.at(-1)?.version ?? 0
    const isThere = existsSync(dataDir)
    const findings = await examine({
      dataDir,
      known,
      hasModes: outside.platform !== 'win32',
      running: () => (isThere ? runningOn(dataDir) : null),
      database: () => inspectDatabase(databaseIn(dataDir), known),
      archives: () => (isThere ? archivesAtHand(dataDir) : []),
      problemOf: (archive) => problemOf(dataDir, archive),
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

/** The lock tells; the note only says as which process. */
const runningOn = (dataDir: string): { pid: number | null } | null => {
  const lock = acquireInstanceLock(dataDir)
  if (lock.kind === 'acquired') {
    lock.release()
    return null
  }
  const note = readInstanceNote(dataDir)
  return { pid: note === null || note === 'unreadable' ? null : note.pid }
}

const problemOf = async (dataDir: string, archive: string): Promise<string | null> => {
  try {
    await readBack(dataDir, archive)
    return null
  } catch (error) {
    if (error instanceof BadArchive) return error.message
    throw error
  }
}

/** Null also when the database cannot say. */
const mediaToolIn = (dataDir: string): string | null => {
  try {
    const sqlite = new Database(databaseIn(dataDir), { readonly: true })
    try {
      return sqlite.query<{ path: string | null }, []>('SELECT media_tool_path AS path FROM config').get()?.path ?? null
    } finally {
      sqlite.close(true)
    }
  } catch {
    return null
  }
}
