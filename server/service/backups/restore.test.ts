import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { BadRequest, Conflict, Unavailable } from '#server/foundation/platform/errors'
import { expectedAfter, killedRestore } from '#server/testing/backup-exercise'
import { restoreSteps } from '#server/testing/backup-steps'
import { type BackupWorld, newDataDir, openBackupWorld } from '#server/testing/backup-world'
import { sentences } from './sentences'

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
const visit = { ip: null, host: null, base: '', secure: false, user_agent: null }
const fileOf = (name: string) => join(room.dataDir, 'backups', name)
const leftOver = () => readdirSync(room.dataDir).filter((name) => /restoring|restore\.json/.test(name))

describe('a restore', () => {
  test('brings back the old database, and makes a backup of the present one', async () => {
    world.addTag('old')
    const made = await world.backups().create()
    world.addTag('new')

    const restored = await world.restore().fromBackup(made.id, 'live')

    expect(world.tags()).toEqual(['old'])
    expect(restored).toMatchObject({ filename: made.filename, is_own: true, schema_version: made.schema_version })
    expect(world.backups().get(restored.pre_restore_id!).kind).toBe('pre_restore')
    expect(leftOver()).toEqual([])
    await world.restore().fromBackup(restored.pre_restore_id!, 'live')
    expect(world.tags()).toEqual(['old', 'new'])
  })

  test('pauses, closes, and opens, in this order', async () => {
    const made = await world.backups().create()

    await world.restore().fromBackup(made.id, 'live')

    expect(world.calls).toEqual(['quiesce', 'close', 'open'])
  })

  test('keeps the addresses of the service, so that it neither locks anyone out nor lets anyone in', async () => {
    const place = () =>
      world.db().$client.query('SELECT listen_address, listen_port, base_url, public_url, min_free_space_mb FROM config').values()
    world
      .db()
      .$client.run(
        `UPDATE config SET listen_address = '0.0.0.0', listen_port = 1, base_url = '/old', public_url = 'http://old', min_free_space_mb = 7`,
      )
    const made = await world.backups().create()
    world
      .db()
      .$client.run(
        `UPDATE config SET listen_address = '127.0.0.1', listen_port = 8081, base_url = NULL, public_url = NULL, min_free_space_mb = 8`,
      )

    await world.restore().fromBackup(made.id, 'live')
    expect(place()).toEqual([['127.0.0.1', 8081, null, null, 7]])
    await world.restore().fromBackup(made.id, 'archive')
    expect(place()).toEqual([['127.0.0.1', 8081, null, null, 7]])
  })

  test('is announced once, also to listeners that connect later', async () => {
    const made = await world.backups().create()

    await world.restore().fromBackup(made.id, 'live')

    const events = world.db().$client.query("SELECT seq, data FROM history WHERE type = 'backup_restored'").all() as {
      seq: number
      data: string
    }[]
    expect(events).toHaveLength(1)
    expect(JSON.parse(events[0]!.data)).toEqual({
      type: 'backup_restored',
      backup_id: made.id,
      kind: 'manual',
      filename: made.filename,
      seq: events[0]!.seq,
      at: '2026-03-01T12:00:00.000Z',
    })
  })

  test('never lowers event numbers or reuses the id of a backup', async () => {
    const made = await world.backups().create()
    for (let i = 0; i < 20; i++) world.addTag(`tag ${i}`)
    const gone = await world.backups().create()
    await world.backups().remove(gone.id)
    const before = world.seq()

    const { pre_restore_id } = await world.restore().fromBackup(made.id, 'live')

    expect(world.seq()).toBeGreaterThan(before)
    expect((await world.backups().create()).id).toBeGreaterThan(pre_restore_id!)
    expect(pre_restore_id!).toBeGreaterThan(gone.id)
  })

  test('neither locks out current sessions nor readmits revoked ones', async () => {
    const { sessions } = world.app()
    const revoked = sessions.issue({ kind: 'cli', label: 'revoked', parent_id: null, visit })
    const made = await world.backups().create()
    sessions.revoke(revoked.session.id)
    const later = sessions.issue({ kind: 'cli', label: 'came later', parent_id: null, visit })
    const key = sessions.rotateKey()
    const present = world.app().sessions.issue({ kind: 'cli', label: 'after the rotation', parent_id: null, visit })

    await world.restore().fromBackup(made.id, 'live')

    expect(world.app().config.get().api_key).toBe(key)
    expect(world.app().sessions.find(present.secret)?.label).toBe('after the rotation')
    expect(world.app().sessions.find(revoked.secret)).toBeNull()
    expect(world.app().sessions.find(later.secret)).toBeNull()
  })

  test("with the archive's credentials uses its API key and signs everyone out", async () => {
    const made = await world.backups().create()
    const old = world.app().config.get().api_key
    world.app().sessions.rotateKey()
    const present = world.app().sessions.issue({ kind: 'cli', label: 'present', parent_id: null, visit })

    await world.restore().fromBackup(made.id, 'archive')

    expect(world.app().config.get().api_key).toBe(old)
    expect(world.app().sessions.find(present.secret)).toBeNull()
  })

  test('does not restore a program path, and keeps the location of the backups', async () => {
    world.app().config.update({ media_tool_path: '/bin/sh' }, { isKey: true })
    const made = await world.backups().create()
    world.app().config.update({ media_tool_path: null }, { isKey: true })

    await world.restore().fromBackup(made.id, 'live')

    expect(world.app().config.get().media_tool_path).toBeNull()
    expect(world.backups().get(made.id).missing).toBe(false)
  })

  test('of an archive from another installation reports it', async () => {
    const other = newDataDir()
    const elsewhere = await openBackupWorld({ dataDir: other.dataDir })
    elsewhere.setKey('instance_id', 'another')
    elsewhere.addTag('theirs')
    const { filename } = await elsewhere.backups().create()

    const restored = await world.restore().fromFile(join(other.dataDir, 'backups', filename), 'theirs.zip', { credentials: 'live' })

    expect(restored).toMatchObject({ is_own: false, filename: 'theirs.zip' })
    expect(world.tags()).toEqual(['theirs'])
    elsewhere.close()
    other.remove()
  })
})

describe('a restore is refused, and changes nothing,', () => {
  test('because of a single flipped byte', async () => {
    const made = await world.backups().create()
    world.addTag('present')
    const bytes = readFileSync(fileOf(made.filename))
    bytes[100]! ^= 1
    writeFileSync(fileOf(made.filename), bytes)

    await expect(world.restore().fromBackup(made.id, 'live')).rejects.toThrow(Conflict)

    expect(world.tags()).toEqual(['present'])
    expect(world.calls).toEqual([])
    expect(leftOver()).toEqual([])
  })

  test('because the file is not an archive', async () => {
    const path = join(room.dataDir, 'letter.zip')
    writeFileSync(path, 'Dear reader')

    await expect(world.restore().fromFile(path, 'letter.zip', { credentials: 'live' })).rejects.toThrow(BadRequest)
  })

  test('because the archive is of a newer version; the message names both versions', async () => {
    const next = [...migrations, { version: migrations.at(-1)!.version + 1, tag: 'next', sql: 'CREATE TABLE later (id INTEGER)' }]
    const other = newDataDir()
    const elsewhere = await openBackupWorld({ dataDir: other.dataDir, migrations: next })
    const { filename } = await elsewhere.backups().create()

    const refused = world.restore().fromFile(join(other.dataDir, 'backups', filename), 'newer.zip', { credentials: 'live' })

    await expect(refused).rejects.toThrow(Conflict)
    await expect(refused).rejects.toThrow(
      `schema version ${next.at(-1)!.version}, but this program supports versions up to ${migrations.at(-1)!.version}`,
    )
    elsewhere.close()
    other.remove()
  })

  test('while another restore is running', async () => {
    const made = await world.backups().create()
    const first = world.restore().fromBackup(made.id, 'live')

    await expect(world.restore().fromBackup(made.id, 'live')).rejects.toThrow(Conflict)
    await expect(world.backups().create()).rejects.toThrow(Conflict)
    await first
  })

  test('while another program has the database open', async () => {
    const made = await world.backups().create()
    world.addTag('present')
    const other = new Database(join(room.dataDir, 'app.db'))
    other.run('BEGIN')
    other.query('SELECT * FROM tags').all()

    await expect(world.restore().fromBackup(made.id, 'live')).rejects.toThrow()

    other.close()
    expect(world.tags()).toEqual(['present'])
    expect(leftOver()).toEqual([])
  })
})

describe('pre-restore backups', () => {
  const kept = () =>
    world
      .backups()
      .recent(50)
      .filter(({ kind }) => kind === 'pre_restore')
      .map(({ id }) => id)
      .sort((a, b) => a - b)
  const five = async () => {
    const ids: number[] = []
    for (let i = 0; i < 5; i++) ids.push((await world.backups().makeBeforeRestore()).id)
    return ids
  }

  test('are pruned after a successful restore, except the one that was restored', async () => {
    const [oldest, second, ...others] = await five()

    const restored = await world.restore().fromBackup(oldest!, 'live')

    expect(kept()).toEqual([oldest!, second!, ...others, restored.pre_restore_id!])
    const again = await world.restore().fromBackup(others[0]!, 'live')
    expect(kept()).toEqual([...others, restored.pre_restore_id!, again.pre_restore_id!])
  })

  test('are all kept when the restore fails', async () => {
    const before = await five()
    const { open } = world.hooks
    let opened = 0
    world.hooks.open = async () => {
      if (++opened === 1) throw new Error('does not start')
      return await open()
    }

    await expect(world.restore().fromBackup(before[0]!, 'live')).rejects.toThrow(Conflict)

    expect(kept()).toEqual([...before, expect.any(Number)])
  })
})

describe('a restore that fails late', () => {
  test('because the present database cannot be backed up leaves the service as it was', async () => {
    const made = await world.backups().create()
    world.addTag('present')
    world.app().backups.makeBeforeRestore = () => Promise.reject(new Unavailable(say(sentences, 'too_full_to_restore')))

    await expect(world.restore().fromBackup(made.id, 'live')).rejects.toThrow('too full')

    expect(world.calls).toEqual(['quiesce', 'close', 'open'])
    expect(world.tags()).toEqual(['present'])
    world.addTag('still working')
  })

  test('because the service does not start puts the old database back', async () => {
    world.close()
    let starts = 0
    const onOpen = () => {
      if (++starts === 1) throw new Error('does not start')
    }
    world = await openBackupWorld({ dataDir: room.dataDir, onOpen })
    const made = await world.backups().create()
    world.addTag('present')

    await expect(world.restore().fromBackup(made.id, 'live')).rejects.toThrow(
      'does not start with it. The previous database is back in place',
    )

    expect(world.tags()).toEqual(['present'])
    expect(leftOver()).toEqual([])
  })

  test('because the service starts with neither database reports that it is down', async () => {
    const made = await world.backups().create()
    world.hooks.open = () => Promise.reject(new Error('no memory'))

    await expect(world.restore().fromBackup(made.id, 'live')).rejects.toThrow('no memory')

    expect(world.calls).toEqual(['quiesce', 'close', 'close', 'lost'])
    expect(leftOver()).toEqual([])
  })

  test('because something does not pause closes nothing', async () => {
    const made = await world.backups().create()
    world.hooks.quiesce = () => Promise.reject(new Unavailable(say(sentences, 'database_in_use')))

    await expect(world.restore().fromBackup(made.id, 'live')).rejects.toThrow('still in use')

    expect(world.calls).toEqual([])
    expect(leftOver()).toEqual([])
    world.addTag('still working')
  })
})

describe('killed during a restore, the service starts with exactly the old or the new database', () => {
  test.each(restoreSteps.map((step) => [step, expectedAfter(step)] as const))('at %s: %s', async (step, expected) => {
    expect(await killedRestore(step)).toEqual({ step, outcome: expected, leftOver: [] })
  })
})
