import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { chmodSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspectDatabase } from '#server/foundation/platform/db/check'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { newDataDir, openBackupWorld } from '#server/testing/backup-world'
import { examine } from './doctor'

let room: ReturnType<typeof newDataDir>
beforeEach(async () => {
  room = newDataDir()
  const world = await openBackupWorld({ dataDir: room.dataDir })
  await world.backups().create()
  world.close()
  chmodSync(database(), 0o600)
  chmodSync(room.dataDir, 0o700)
})
afterEach(() => room.remove())

const database = () => join(room.dataDir, 'app.db')
const patient = () => ({
  dataDir: room.dataDir,
  hasModes: true,
  running: () => null as { pid: number | null } | null,
  database: () => inspectDatabase(database(), migrations.at(-1)!.version),
  known: migrations.at(-1)!.version,
  archives: () => ['/b/newest.zip', '/b/older.zip'] as readonly string[],
  problemOf: async (_: string): Promise<string | null> => null,
  mediaTool: async (): Promise<string | null> => 'ffprobe 5.1',
})
const finding = async (check: string, changed: Partial<ReturnType<typeof patient>> = {}) =>
  (await examine({ ...patient(), ...changed })).find((each) => each.check === check)

describe('the doctor', () => {
  test('finds no problem in a healthy installation and changes nothing', async () => {
    const findings = await examine(patient())

    expect(findings.filter(({ severity }) => severity !== 'ok')).toEqual([])
    expect(findings.map(({ check }) => check)).toContain('database')
    expect(findings.every(({ cure }) => cure === null)).toBe(true)
  })

  test('reports an empty database where there was one, with a remedy', async () => {
    truncateSync(database(), 0)

    const found = await finding('database')

    expect(found?.severity).toBe('error')
    expect(found?.cure).toContain('marquee backup restore')
  })

  test('names both versions of a newer schema and says that nothing was changed', async () => {
    const found = await finding('database', { database: () => ({ kind: 'unknown_schema', found: 99 }) })

    expect(found).toMatchObject({ severity: 'error', cure: 'Use the newer version again; the database is untouched' })
    expect(found?.detail).toContain('99')
  })

  test('names damaged backups; none usable is an error; none at all is a warning', async () => {
    const first = await finding('backups', { problemOf: async (path) => (path === '/b/newest.zip' ? 'it is truncated' : null) })
    const none = await finding('backups', { problemOf: async () => 'it is truncated' })
    const empty = await finding('backups', { archives: () => [] })

    expect(first?.severity).toBe('warning')
    expect(first?.detail).toContain('/b/newest.zip: it is truncated')
    expect(first?.detail).toContain('the newest is /b/older.zip')
    expect(none?.severity).toBe('error')
    expect(empty?.severity).toBe('warning')
  })

  test('does not call backups damaged that cannot be unpacked for lack of space', async () => {
    const found = await finding('backups', { problemOf: () => Promise.reject(new Error('ENOSPC')) })

    expect(found).toMatchObject({ severity: 'warning', cure: 'Free some space in the folder for temporary files' })
    expect(found?.detail).not.toContain('damaged')
  })

  test('reports a folder that others can read, with the command that fixes it', async () => {
    chmodSync(room.dataDir, 0o755)

    expect(await finding('permissions')).toMatchObject({ severity: 'warning', cure: `chmod -R go-rwx "${room.dataDir}"` })
  })

  test('warns about a long log, a missing media tool and an interrupted restore', async () => {
    writeFileSync(join(room.dataDir, 'restore.json'), '{}')
    const sound = () => ({ kind: 'sound', schema_version: 1 }) as const
    writeFileSync(`${database()}-wal`, '')
    truncateSync(`${database()}-wal`, 65 * 1024 ** 2)

    expect((await finding('restore'))?.severity).toBe('warning')
    expect((await finding('media_tool', { mediaTool: async () => null }))?.severity).toBe('warning')
    expect((await finding('database_log', { database: sound }))?.severity).toBe('warning')
  })

  test('a running service is not a problem', async () => {
    expect(await finding('instance', { running: () => ({ pid: 77 }) })).toMatchObject({
      severity: 'ok',
      detail: 'The service runs as process 77',
    })
  })
})
