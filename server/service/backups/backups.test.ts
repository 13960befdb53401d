import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { Conflict, NotFound, OutOfSpace, Unavailable } from '#server/foundation/platform/errors'
import { type BackupWorld, newDataDir, openBackupWorld } from '#server/testing/backup-world'
import { unpackArchive } from './archive'
import { createWorkshop, workHere } from './archive-work'

/** Only guards against hanging: these tests start processes and sync disks. */
setDefaultTimeout(120_000)

let room: ReturnType<typeof newDataDir>
let world: BackupWorld
beforeEach(async () => {
  room = newDataDir()
  world = await openBackupWorld({ dataDir: room.dataDir })
})
afterEach(() => {
  world.close()
  room.remove()
})
const folder = () => join(room.dataDir, 'backups')
const archives = () => readdirSync(folder()).filter((name) => name.endsWith('.zip'))

describe('a backup', () => {
  test('contains the database as it was, and is listed only after it was verified', async () => {
    world.addTag('before')

    const made = await world.backups().create()

    world.addTag('after')
    const unpacked = join(room.dataDir, 'unpacked.db')
    const manifest = await unpackArchive(join(folder(), made.filename), unpacked)
    expect(manifest).toMatchObject({ format: 1, kind: 'manual', app_version: '0.1.0', instance_id: 'this-installation', seq: 1 })
    expect(manifest.rows.tags).toBe(1)
    const copy = new Database(unpacked, { readonly: true })
    expect(copy.query('SELECT name FROM tags').values()).toEqual([['before']])
    copy.close()
    expect(made.checksum_sha256).toBe(new Bun.CryptoHasher('sha256').update(readFileSync(join(folder(), made.filename))).digest('hex'))
    expect(made.size_bytes).toBe(statSync(join(folder(), made.filename)).size)
    expect(made.verified_at).not.toBeNull()
    expect(world.events.at(-2)).toMatchObject({ type: 'backup_created', backup_id: made.id, kind: 'manual', size_bytes: made.size_bytes })
  })

  test('is readable by its owner only, and leaves no other files', async () => {
    const made = await world.backups().create()

    expect(statSync(join(folder(), made.filename)).mode & 0o777).toBe(0o600)
    expect(statSync(folder()).mode & 0o777).toBe(0o700)
    expect(readdirSync(join(folder(), '.staging'))).toEqual([])
    expect(archives()).toEqual([made.filename])
  })

  test('contains no sessions, not even in unused pages', async () => {
    const visit = { ip: null, host: null, base: '', secure: false, user_agent: null }
    const { session } = world.app().sessions.issue({ kind: 'cli', label: 'a laptop', parent_id: null, visit })
    const hash = world.db().$client.query('SELECT secret_hash FROM sessions WHERE id = ?').values(session.id)[0]?.[0] as string

    const made = await world.backups().create()

    const unpacked = join(room.dataDir, 'unpacked.db')
    await unpackArchive(join(folder(), made.filename), unpacked)
    expect(readFileSync(unpacked).includes(hash)).toBe(false)
  })

  test('gets a unique name when two are made in the same second', async () => {
    const one = await world.backups().create()
    const other = await world.backups().create()

    expect(one.filename).toMatch(/^service-backup-20260301T120000\.000-manual-v0\.1\.0-[0-9a-f]{6}\.zip$/)
    expect(one.filename.slice(0, 40)).toBe(other.filename.slice(0, 40))
    expect(one.filename).not.toBe(other.filename)
  })

  test('is made in a separate process while the service keeps writing', async () => {
    world.close()
    const archiveWork = createWorkshop({
      cmd: [process.execPath, join(import.meta.dir, '../../testing/archive-worker-main.ts')],
      env: process.env,
    })
    world = await openBackupWorld({ dataDir: room.dataDir, archiveWork })
    let written = 0
    const writing = setInterval(() => world.addTag(`tag ${written++}`), 1)

    const made = await world.backups().create()

    clearInterval(writing)
    expect(written).toBeGreaterThan(1)
    const checked = await workHere(migrations).verify({
      archive: join(folder(), made.filename),
      checksum_sha256: made.checksum_sha256,
      scratch: room.dataDir,
    })
    expect(checked.manifest.rows.tags).toBe(checked.manifest.rows.history!)
    await expect(archiveWork.verify({ archive: '/nowhere', checksum_sha256: null, scratch: room.dataDir })).rejects.toThrow()
  })

  test('is deleted from disk when it is removed', async () => {
    const made = await world.backups().create()

    await world.backups().remove(made.id)

    expect(archives()).toEqual([])
    expect(() => world.backups().get(made.id)).toThrow(NotFound)
    expect(world.events.at(-1)).toMatchObject({ type: 'backup_deleted', backup_id: made.id })
  })
})

describe('a backup that fails', () => {
  test('reports a lack of space and leaves no files', async () => {
    const full = { ...workHere(migrations), make: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })) }
    world.close()
    world = await openBackupWorld({ dataDir: room.dataDir, archiveWork: full })

    await expect(world.backups().create()).rejects.toThrow(OutOfSpace)
    expect(world.backups().recent(50)).toEqual([])
  })

  test('never removes older backups', async () => {
    world.app().config.update({ backup_keep: 2 }, { isKey: true })
    const kept = [await world.backups().makeScheduled(), await world.backups().makeScheduled()]
    chmodSync(folder(), 0o500)
    const broken = { ...workHere(migrations), make: () => Promise.reject(new Error('the disk is broken')) }
    world.close()
    world = await openBackupWorld({ dataDir: room.dataDir, archiveWork: broken })

    for (let i = 0; i < 10; i++)
      await world
        .backups()
        .makeScheduled()
        .catch(() => undefined)

    chmodSync(folder(), 0o700)
    expect(archives().sort()).toEqual(kept.map((each) => each.filename).sort())
  })

  test('does not create a chosen folder that is missing', async () => {
    const chosen = join(room.dataDir, 'another disk')
    mkdirSync(chosen)
    world.app().config.update({ backup_path: chosen }, { isKey: true })
    rmSync(chosen, { recursive: true })

    await expect(world.backups().create()).rejects.toThrow(Unavailable)
    expect(existsSync(chosen)).toBe(false)
  })

  test.each(['snapshot_made', 'packed', 'verified'] as const)('after %s leaves no files', async (last) => {
    world.close()
    const archiveWork = workHere(migrations, (step) => {
      if (step === last) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
    })
    world = await openBackupWorld({ dataDir: room.dataDir, archiveWork })

    await expect(world.backups().create()).rejects.toThrow(OutOfSpace)

    expect(archives()).toEqual([])
    expect(readdirSync(join(folder(), '.staging'))).toEqual([])
  })
})

describe('retention', () => {
  test('keeps the newest scheduled backups, all manual ones, and five pre-restore ones', async () => {
    world.app().config.update({ backup_keep: 2 }, { isKey: true })
    const manual = await world.backups().create()
    for (let i = 0; i < 7; i++) {
      const { id } = await world.backups().makeBeforeRestore()
      await world.backups().clearBeforeRestore({ made: id, source: null })
    }
    const scheduled = []
    for (let i = 0; i < 4; i++) scheduled.push(await world.backups().makeScheduled())

    const left = world.backups().recent(50)
    expect(left.filter(({ kind }) => kind === 'scheduled').map(({ id }) => id)).toEqual([scheduled[3]!.id, scheduled[2]!.id])
    expect(left.filter(({ kind }) => kind === 'pre_restore')).toHaveLength(5)
    expect(left.filter(({ kind }) => kind === 'manual').map(({ id }) => id)).toEqual([manual.id])
    expect(archives()).toHaveLength(8)
  })

  test('ignores backups whose files are missing', async () => {
    world.app().config.update({ backup_keep: 2 }, { isKey: true })
    const first = await world.backups().makeScheduled()
    const second = await world.backups().makeScheduled()
    rmSync(join(folder(), second.filename))

    await world.backups().makeScheduled()

    expect(world.backups().get(first.id).missing).toBe(false)
    expect(world.backups().get(second.id).missing).toBe(true)
  })
})

describe('verifying', () => {
  test('finds a single flipped byte', async () => {
    const made = await world.backups().create()
    flipByte(join(folder(), made.filename), 0.5)

    const { ok, problem, backup } = await world.backups().verify(made.id)

    expect({ ok, problem, verified_at: backup.verified_at }).toEqual({
      ok: false,
      problem: 'its contents have changed since it was written',
      verified_at: null,
    })
    expect(world.events.at(-1)).toMatchObject({ type: 'backup_verified', backup_id: made.id, ok: false })
    await expect(world.backups().verifyAll()).rejects.toThrow(made.filename)
  })

  test('all backups reports every unusable one, and passes if there are none', async () => {
    const one = await world.backups().create()
    await world.backups().verifyAll()
    rmSync(join(folder(), one.filename))

    await expect(world.backups().verifyAll()).rejects.toThrow('One backup cannot be used')
  })
})

describe('at startup', () => {
  test('lists intact archives without a row, and deletes interrupted work', async () => {
    const made = await world.backups().create()
    world.db().$client.run('DELETE FROM backups')
    mkdirSync(join(folder(), '.staging', 'make-x'), { recursive: true })
    writeFileSync(join(folder(), 'holiday.zip'), 'not ours')
    copyFileSync(join(folder(), made.filename), join(folder(), made.filename.replace(/-[0-9a-f]{6}\./, '-000000.')))
    flipByte(join(folder(), made.filename.replace(/-[0-9a-f]{6}\./, '-000000.')), 0.5)

    await world.backups().tidyUp()

    const [adopted, ...others] = world.backups().recent(50)
    expect(others).toEqual([])
    expect({ ...adopted, id: made.id }).toEqual(made)
    expect(readdirSync(join(folder(), '.staging'))).toEqual([])
    expect(existsSync(join(folder(), 'holiday.zip'))).toBe(true)
  })

  test('ignores a row whose file name is a path', async () => {
    const made = await world.backups().create()
    writeFileSync(join(room.dataDir, 'secret.zip'), 'canary')
    world.db().$client.query('UPDATE backups SET filename = ? WHERE id = ?').run('../secret.zip', made.id)

    expect(world.backups().get(made.id).missing).toBe(true)
    expect(() => world.backups().archive(made.id)).toThrow(Conflict)
    await world.backups().remove(made.id)
    expect(existsSync(join(room.dataDir, 'secret.zip'))).toBe(true)
  })
})

const flipByte = (path: string, where: number) => {
  const bytes = readFileSync(path)
  bytes[Math.floor(bytes.length * where)]! ^= 0xff
  writeFileSync(path, bytes)
}
