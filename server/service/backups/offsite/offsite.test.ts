import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadRequest, Invalid, Unavailable } from '#server/foundation/platform/errors'
import { type BackupWorld, newDataDir, openBackupWorld } from '#server/testing/backup-world'
import { serveWebdav } from '#server/testing/webdav'
import { sha256Of } from '../sha256-of'

/** Only guards against hanging: a passphrase takes a second of computing on purpose. */
setDefaultTimeout(120_000)

let room: ReturnType<typeof newDataDir>
let world: BackupWorld
let elsewhere: string
beforeEach(async () => {
  room = newDataDir()
  world = await openBackupWorld({ dataDir: room.dataDir })
  elsewhere = join(room.dataDir, 'another disk')
  mkdirSync(elsewhere)
})
afterEach(() => {
  world.close()
  room.remove()
})
const passphrase = 'correct horse battery'
const there = () => readdirSync(elsewhere).sort()
const inFolder = (more: object = {}) => world.backups().setOffsite({ kind: 'folder', place: elsewhere, ...more })

describe('the second place of backups', () => {
  test('gets a copy of the newest backup, once', async () => {
    await inFolder()
    const made = await world.backups().create()
    expect(world.backups().isCopyDue()).toBe(true)

    await world.backups().copyDue()
    await world.backups().copyDue()

    expect(there()).toEqual([made.filename])
    expect(await sha256Of(join(elsewhere, made.filename))).toBe(made.checksum_sha256)
    expect(world.backups().offsite()).toMatchObject({ copies: 1, last_copied_at: '2026-03-01T12:00:00.000Z', last_error: null })
    expect(world.backups().isCopyDue()).toBe(false)
    expect(world.events.at(-1)).toMatchObject({ type: 'backup_copied', backup_id: made.id, filename: made.filename })
  })

  test('gets encrypted copies, which are restored with the passphrase and with no other', async () => {
    world.addTag('old')
    await inFolder({ passphrase })
    const made = await world.backups().create()
    world.addTag('new')

    await world.backups().copyDue()

    const copy = join(elsewhere, `${made.filename}.age`)
    expect(readFileSync(copy, 'latin1')).toStartWith('age-encryption.org/v1\n-> scrypt ')
    const restoring = (with_: string | null) => world.restore().fromFile(copy, 'copy.age', { credentials: 'live', passphrase: with_ })
    await expect(restoring('wrong horse battery')).rejects.toThrow(BadRequest)
    await expect(restoring(null)).rejects.toThrow(Invalid)
    expect(world.tags()).toEqual(['old', 'new'])
    await restoring(passphrase)
    expect(world.tags()).toEqual(['old'])
    expect(there()).toEqual([`${made.filename}.age`])
  })

  test('is not restored from a damaged copy', async () => {
    await inFolder({ passphrase })
    const made = await world.backups().create()
    await world.backups().copyDue()
    const copy = join(elsewhere, `${made.filename}.age`)
    const bytes = readFileSync(copy)
    bytes[bytes.length - 100]! ^= 1
    writeFileSync(copy, bytes)

    const restored = world.restore().fromFile(copy, 'copy.age', { credentials: 'live', passphrase })

    await expect(restored).rejects.toThrow(BadRequest)
  })

  test('replaces a copy that a crash kept from being counted', async () => {
    await inFolder()
    const made = await world.backups().create()
    writeFileSync(join(elsewhere, made.filename), 'half of it')

    await world.backups().copyDue()

    expect(await sha256Of(join(elsewhere, made.filename))).toBe(made.checksum_sha256)
    expect(there()).toEqual([made.filename])
  })

  test('keeps as many copies as wished, and none of what is not ours is deleted', async () => {
    writeFileSync(join(elsewhere, 'letter.txt'), 'Dear reader')
    await inFolder({ keep: 2 })
    const names: string[] = []
    for (let i = 0; i < 3; i++) {
      names.push((await world.backups().create()).filename)
      await world.backups().copyDue()
    }

    expect(there()).toEqual(['letter.txt', ...names.slice(1)].sort())
    expect(world.backups().offsite().copies).toBe(2)
  })

  test('is told as failing until a copy succeeds, also after a restart', async () => {
    await inFolder()
    await world.backups().create()
    rmSync(elsewhere, { recursive: true })

    await expect(world.backups().copyDue()).rejects.toThrow(Unavailable)

    world.close()
    world = await openBackupWorld({ dataDir: room.dataDir })
    expect(world.backups().copyTrouble()).toMatchObject({ code: 'backup_folder_unusable' })
    mkdirSync(elsewhere)
    await world.backups().copyDue()
    expect(world.backups().copyTrouble()).toBeNull()
  })

  test('stays as it is in a restore of a backup from before it was set', async () => {
    const made = await world.backups().create()
    await inFolder({ passphrase })

    await world.restore().fromBackup(made.id, 'live')

    expect(world.backups().offsite()).toMatchObject({ kind: 'folder', place: elsewhere, passphrase_set: true })
  })

  test('is refused if it cannot be used, and nothing changes', async () => {
    const refused: [object, string][] = [
      [{ kind: 'folder', place: '/nowhere' }, 'place'],
      [{ kind: 'folder', place: 'relative' }, 'place'],
      [{ kind: 'folder' }, 'place'],
      [{ kind: 'folder', place: elsewhere, passphrase: 'short' }, 'passphrase'],
      [{ kind: 'webdav', place: 'http://127.0.0.1:1/' }, 'passphrase'],
      [{ kind: 'webdav', place: 'ftp://host/', passphrase }, 'place'],
      [{ kind: 'webdav', place: 'http://me:secret@host/', passphrase }, 'place'],
    ]
    for (const [order, field] of refused) await expect(world.backups().setOffsite(order as never)).rejects.toMatchObject({ field })

    expect(world.backups().offsite()).toMatchObject({ kind: 'none', place: null })
  })
})

describe('a WebDAV folder', () => {
  const account = { user: 'me', password: 'a secret word' }
  let server: ReturnType<typeof serveWebdav>
  beforeEach(() => {
    server = serveWebdav(account)
  })
  afterEach(() => server.stop())
  const order = () => ({ kind: 'webdav' as const, place: server.url, ...account, passphrase })

  test('gets the encrypted copy with the user name and the password', async () => {
    await world.backups().setOffsite(order())
    const made = await world.backups().create()

    await world.backups().copyDue()

    expect([...server.files.keys()]).toEqual([`${made.filename}.age`])
    expect(Buffer.from(server.files.get(`${made.filename}.age`)!).toString('latin1')).toStartWith('age-encryption.org/v1\n')
  })

  test('that refuses, or gives back other bytes, is told with the reason', async () => {
    await expect(world.backups().setOffsite({ ...order(), password: 'wrong' })).rejects.toThrow('responds with 401 to writing a file')
    await world.backups().setOffsite(order())
    await world.backups().create()
    server.spoil()

    await expect(world.backups().copyDue()).rejects.toThrow('returned something else than was written there')

    expect(world.backups().offsite()).toMatchObject({ copies: 0, last_error_reason: { code: 'offsite_other_bytes' } })
  })

  test('never gets the password that was entered for another one', async () => {
    await world.backups().setOffsite(order())
    const other = serveWebdav(null)

    await world.backups().setOffsite({ kind: 'webdav', place: other.url })

    expect(other.authorizations()).toEqual([null])
    expect(world.backups().offsite()).toMatchObject({ user: null, password_set: false, passphrase_set: true })
    other.stop()
  })
})
