import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProfiles } from '#server/catalog/profiles/profiles'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import { type BackupWorld, newDataDir, openBackupWorld } from '#server/testing/backup-world'
import { putMovie } from '#server/testing/put-rows'
import { sealArchive } from './seal'

/** Only guards against hanging: these tests sync disks. */
setDefaultTimeout(120_000)

let room: ReturnType<typeof newDataDir>
let world: BackupWorld
beforeEach(async () => {
  room = newDataDir()
  world = await openBackupWorld({ dataDir: room.dataDir })
  withProfile()
  world.events.length = 0
})
afterEach(() => {
  world.close()
  room.remove()
})
const fileOf = ({ filename }: { filename: string }) => join(room.dataDir, 'backups', filename)
const withProfile = () => {
  const { db, journal, cursors } = world.app()
  createProfiles({ db, journal, cursors, clock: world.clock }).seed()
}
const addMovie = (metadata_id: number, title: string) => putMovie({ db: world.db(), clock: world.clock }, { metadata_id, title })
const live = () => readFileSync(join(room.dataDir, 'app.db'))

describe('a rehearsed restore', () => {
  test('opens the newest backup and counts what is in it', async () => {
    addMovie(11, 'Sunrise')
    const made = await world.backups().create()

    await world.backups().drill()

    const last = world.backups().lastDrill()
    expect(last).toMatchObject({ backup_id: made.id, ok: true, problem: null, at: '2026-03-01T12:00:00.000Z' })
    expect(last.counts).toMatchObject({ movies: 1, files: 0 })
    expect(last.counts.settings).toBeGreaterThan(50)
    expect(world.events.at(-1)).toMatchObject({ type: 'backup_drilled', backup_id: made.id, ok: true })
  })

  test('is remembered after a restart, and before the first one every value is null', async () => {
    expect(world.backups().lastDrill()).toEqual({ at: null, backup_id: null, ok: null, counts: {}, problem: null, problem_reason: null })
    await world.backups().create()
    await world.backups().drill()
    const before = world.backups().lastDrill()

    world.close()
    world = await openBackupWorld({ dataDir: room.dataDir })

    expect(world.backups().lastDrill()).toEqual(before)
  })

  test('does nothing without a backup', async () => {
    await world.backups().drill()

    expect(world.backups().lastDrill().at).toBeNull()
    expect(world.events).toEqual([])
  })

  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
  const flipped = (bytes: Buffer) => bytes.map((byte, at) => (at === 2000 ? byte ^ 1 : byte))
  const sealed = async (path: string) => {
    await sealArchive({ archive: path, passphrase: 'correct horse battery', to: `${path}.age`, cost: 1 })
    renameSync(`${path}.age`, path)
  }
  const broken: readonly [string, (path: string) => void | Promise<void>, string][] = [
    ['truncated', (path) => truncateSync(path, half(readFileSync(path)).length), 'backup_bytes_changed'],
    ['bit-flipped', (path) => writeFileSync(path, flipped(readFileSync(path))), 'backup_bytes_changed'],
    ['missing', (path) => rmSync(path), 'backup_file_not_there'],
    ['encrypted', sealed, 'backup_bytes_changed'],
  ]
  test.each(broken)('says why a %s backup could not be restored, and touches nothing in use', async (...[, harm, code]) => {
    addMovie(11, 'Sunrise')
    const made = await world.backups().create()
    await harm(fileOf(made))
    world.db().$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
    const before = world.db().$client.query('SELECT metadata_id, title FROM movies').values()

    await world.backups().drill()

    expect(world.backups().lastDrill()).toMatchObject({ backup_id: made.id, ok: false, counts: {}, problem_reason: { code } })
    expect(world.db().$client.query('SELECT metadata_id, title FROM movies').values()).toEqual(before)
    expect(leftInScratch()).toEqual([])
  })
})

test('a rehearsed restore says that a backup is of a newer version', async () => {
  const next = [...migrations, { version: migrations.at(-1)!.version + 1, tag: 'next', sql: 'CREATE TABLE later (id INTEGER)' }]
  const other = newDataDir()
  const elsewhere = await openBackupWorld({ dataDir: other.dataDir, migrations: next })
  const { filename } = await elsewhere.backups().create()
  await world.backups().create()
  copyFileSync(join(other.dataDir, 'backups', filename), join(room.dataDir, 'backups', filename))
  await world.backups().tidyUp()

  await world.backups().drill()

  expect(world.backups().lastDrill()).toMatchObject({ ok: false, problem_reason: { code: 'backup_of_unknown_version' } })
  elsewhere.close()
  other.remove()
})

describe('a comparison', () => {
  test('tells which movies come back, which leave, and which settings change, and changes nothing', async () => {
    addMovie(11, 'Sunrise')
    addMovie(12, 'Metropolis')
    const made = await world.backups().create()
    world.db().$client.run('DELETE FROM movies WHERE metadata_id = 11')
    addMovie(13, 'Nosferatu')
    world.app().config.update({ backup_keep: 3, log_level: 'debug' }, { isKey: true })
    world.db().$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
    const before = live()

    const found = await world.backups().compare(made.id)

    expect(found.movies_back).toEqual({ count: 1, titles: ['Sunrise'] })
    expect(found.movies_gone).toEqual({ count: 1, titles: ['Nosferatu'] })
    expect(found.settings.sort()).toEqual(['backup_keep', 'log_level'])
    expect(live().equals(before)).toBe(true)
    expect(leftInScratch()).toEqual([])
  })

  test('names no setting that a restore leaves as it is', async () => {
    const made = await world.backups().create()
    world.db().$client.run(`UPDATE config SET listen_port = 8099, public_url = 'http://new', api_key = 'another'`)

    expect((await world.backups().compare(made.id)).settings).toEqual([])
  })

  test('lists at most 100 titles, and counts all', async () => {
    for (let id = 1; id <= 101; id++) addMovie(id, `Movie ${id}`)
    const made = await world.backups().create()
    world.db().$client.run('DELETE FROM movies')

    const { movies_back } = await world.backups().compare(made.id)

    expect(movies_back.count).toBe(101)
    expect(movies_back.titles).toHaveLength(100)
  })

  test('of a damaged or unknown backup is refused', async () => {
    const made = await world.backups().create()
    truncateSync(fileOf(made), 1000)

    await expect(world.backups().compare(made.id)).rejects.toThrow(Conflict)
    await expect(world.backups().compare(99)).rejects.toThrow(NotFound)
  })
})

const leftInScratch = () => readdirSync(join(room.dataDir, 'backups', '.staging'))
