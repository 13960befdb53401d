import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, openSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from '#server/foundation/platform/db/migrate'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { writeInstanceNote } from '#server/foundation/platform/instance-lock'
import { silentLog } from '#server/foundation/platform/log'
import { newDataDir, openBackupWorld } from '#server/testing/backup-world'
import { slowUpgrade } from '#server/testing/slow-upgrade'
import { after } from '#server/testing/until'
import { boot } from './boot'

/** Only guards against hanging: these tests start processes and sync disks. */
setDefaultTimeout(120_000)

let room: ReturnType<typeof newDataDir>
beforeEach(() => {
  room = newDataDir()
})
afterEach(() => room.remove())

const database = () => join(room.dataDir, 'app.db')
const start = (known: readonly Migration[] = migrations) => boot({ dataDir: room.dataDir, migrations: known, log: silentLog })
const shaOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const leaveNote = () =>
  writeInstanceNote(room.dataDir, { pid: 1, port: 8080, hosts: ['127.0.0.1'], base_url: '', version: '0.1.0', backup_path: null })

/** Creates a data folder as a stopped service leaves it, and returns the names of its backups. */
const used = async ({
  backups = 0,
  tags = 3,
  known = migrations,
}: {
  backups?: number
  tags?: number
  known?: readonly Migration[]
} = {}) => {
  const world = await openBackupWorld({ dataDir: room.dataDir, migrations: known })
  for (let i = 0; i < tags; i++) world.addTag(`tag ${i}`)
  const made = []
  for (let i = 0; i < backups; i++) made.push((await world.backups().create()).filename)
  world.close()
  return made
}
const rows = (sql: string) => {
  const sqlite = new Database(database(), { readwrite: true })
  try {
    return sqlite.query(sql).values()
  } finally {
    sqlite.close(true)
  }
}

describe('a data folder', () => {
  test('that is empty is a first boot', async () => {
    expect(await start()).toEqual({ kind: 'first_boot' })
  })

  test('whose first boot was interrupted before it created anything is a first boot', async () => {
    writeFileSync(database(), '')

    expect(await start()).toEqual({ kind: 'first_boot' })
  })

  test('with a sound database boots without changing a byte of it', async () => {
    await used()
    const before = shaOf(database())

    expect(await start()).toEqual({ kind: 'ok', restore: 'none' })

    expect(shaOf(database())).toBe(before)
    expect(readdirSync(room.dataDir)).toEqual(['app.db'])
  })
})

describe('there is never a silent fresh start', () => {
  const damages: Readonly<Record<string, () => void>> = {
    'is missing': () => rmSync(database()),
    'is empty': () => truncateSync(database(), 0),
    'is garbage': () => writeFileSync(database(), 'this is not a database '.repeat(1000)),
    'has damaged pages': () => {
      const fd = openSync(database(), 'r+')
      for (let page = 3; page < 53; page++) writeSync(fd, Buffer.alloc(2000, page), 0, 2000, page * 4096)
    },
    'is truncated': () => truncateSync(database(), 20 * 4096 + 100),
    'belongs to another program': () => {
      const sqlite = new Database(database())
      sqlite.run('PRAGMA application_id = 77')
      sqlite.close(true)
    },
    'is a new one from elsewhere': () => {
      rmSync(database())
      new Database(database(), { create: true }).close(true)
    },
  }

  test.each(Object.entries(damages))(
    'when the database %s: recovery names the newest intact backup and changes nothing',
    async (_, damage) => {
      const [first, second] = await used({ backups: 2 })
      const newest = [first!, second!].sort().at(-1)!
      damage()
      const before = existsSync(database()) ? shaOf(database()) : null

      const state = await start()

      expect(state).toMatchObject({ kind: 'recovery', newest_verified_backup: { path: join(room.dataDir, 'backups', newest) } })
      expect(existsSync(database()) ? shaOf(database()) : null).toBe(before)
      expect(existsSync(`${database()}-wal`)).toBe(false)
    },
  )

  test.each(['missing', 'empty'])('when it is %s and only the instance note of an earlier run is left', async (kind) => {
    leaveNote()
    if (kind === 'empty') writeFileSync(database(), '')

    expect(await start()).toMatchObject({ kind: 'recovery', newest_verified_backup: null })
  })

  test('does not recommend a damaged archive', async () => {
    const names = (await used({ backups: 2 })).sort()
    truncateSync(join(room.dataDir, 'backups', names[1]!), 500)
    rmSync(database())

    expect(await start()).toMatchObject({ newest_verified_backup: { path: join(room.dataDir, 'backups', names[0]!) } })
  })
})

describe('a database with a newer schema', () => {
  test('is left untouched, byte for byte', async () => {
    await used({ known: slowUpgrade })
    const before = shaOf(database())

    expect(await start()).toEqual({ kind: 'unknown_schema', found: slowUpgrade.at(-1)!.version, known: migrations.at(-1)!.version })

    expect(shaOf(database())).toBe(before)
    expect(readdirSync(room.dataDir)).toEqual(['app.db'])
  })

  test('is recognized even if the newer program was killed before it checkpointed the WAL', async () => {
    await used()
    const newer = new Database(database())
    newer.run('PRAGMA journal_mode = WAL')
    newer.run('PRAGMA user_version = 99')
    const killed = newDataDir()
    for (const name of ['app.db', 'app.db-wal']) copyFileSync(join(room.dataDir, name), join(killed.dataDir, name))
    newer.close(true)
    const before = ['app.db', 'app.db-wal'].map((name) => shaOf(join(killed.dataDir, name)))

    const state = await boot({ dataDir: killed.dataDir, migrations, log: silentLog })

    expect(state).toEqual({ kind: 'unknown_schema', found: 99, known: migrations.at(-1)!.version })
    expect(['app.db', 'app.db-wal'].map((name) => shaOf(join(killed.dataDir, name)))).toEqual(before)
    killed.remove()
  })
})

describe('an upgrade', () => {
  test('keeps all rows, including children of tables that are rebuilt', async () => {
    await used()
    const sqlite = new Database(database())
    sqlite.run('PRAGMA foreign_keys = OFF')
    sqlite.run('CREATE TABLE tag_notes (tag_id integer NOT NULL REFERENCES tags(id) ON DELETE CASCADE, note text)')
    sqlite.run("INSERT INTO tag_notes SELECT id, 'a note' FROM tags")
    sqlite.close(true)

    expect(await start(slowUpgrade)).toEqual({ kind: 'ok', restore: 'none' })

    expect(rows('SELECT count(*) FROM tag_notes')).toEqual([[3]])
    expect(rows('PRAGMA user_version')).toEqual([[slowUpgrade.at(-1)!.version]])
    const copy = new Database(`${database()}.pre-v${slowUpgrade.at(-1)!.version}`, { readonly: true })
    expect(copy.query('PRAGMA user_version').values()).toEqual([[migrations.at(-1)!.version]])
    expect(copy.query('SELECT name FROM tags').values()).toEqual([['tag 0'], ['tag 1'], ['tag 2']])
    copy.close(true)
  })

  test('that fails leaves the database intact and enters recovery', async () => {
    await used()
    const broken = [
      ...migrations,
      { version: migrations.at(-1)!.version + 1, tag: 'broken', sql: 'CREATE TABLE x (id);--> statement-breakpoint\nDROP TABLE nowhere' },
    ]

    const state = await start(broken)

    expect(state).toMatchObject({ kind: 'recovery' })
    expect(state.kind === 'recovery' && state.why).toContain('no such table: nowhere')
    expect(await start()).toEqual({ kind: 'ok', restore: 'none' })
    expect(rows('SELECT name FROM tags')).toHaveLength(3)
  })

  test('that would leave rows without their parents is refused', async () => {
    await used()
    const careless = [
      ...migrations,
      { version: migrations.at(-1)!.version + 1, tag: 'careless', sql: 'INSERT INTO movie_tags VALUES (99, 99)' },
    ]

    const state = await start(careless)

    expect(state.kind === 'recovery' && state.why).toContain('would orphan')
    expect(rows('SELECT count(*) FROM movie_tags')).toEqual([[0]])
  })

  test('that is killed at any moment resumes at the next start', async () => {
    await used({ tags: 50 })
    const original = readFileSync(database())
    let interrupted = 0
    for (let round = 0; round < 8; round++) {
      for (const name of readdirSync(room.dataDir)) if (name.startsWith('app.db')) rmSync(join(room.dataDir, name))
      writeFileSync(database(), original)
      const child = Bun.spawn({
        cmd: [process.execPath, join(import.meta.dir, '../../testing/upgrade-main.ts'), room.dataDir],
        stdout: 'pipe',
        stderr: 'inherit',
      })
      const reader = child.stdout.getReader()
      await reader.read()
      await after(round * 25)
      child.kill('SIGKILL')
      await child.exited
      reader.releaseLock()
      const [[version]] = rows('PRAGMA user_version') as [[number]]
      if (version < slowUpgrade.at(-1)!.version) interrupted++

      expect(await start(slowUpgrade)).toEqual({ kind: 'ok', restore: 'none' })

      expect(rows('PRAGMA integrity_check')).toEqual([['ok']])
      expect(rows('PRAGMA foreign_key_check')).toEqual([])
      expect(rows('SELECT count(*) FROM tags')).toEqual([[50]])
      expect(rows('SELECT count(*) FROM filler_4')).toEqual([[20000]])
      const copy = new Database(`${database()}.pre-v${slowUpgrade.at(-1)!.version}`, { readonly: true })
      expect(copy.query('PRAGMA user_version').values()).toEqual([[migrations.at(-1)!.version]])
      copy.close(true)
    }
    expect(interrupted).toBeGreaterThan(0)
  }, 120_000)
})

test('leaves alone a restore that this process is running, with what it may put back', async () => {
  await used()
  const journal = join(room.dataDir, 'restore.json')
  const rollback = `${database()}.rollback`
  writeFileSync(journal, JSON.stringify({ restore_id: 'under way', had_database: true }))
  copyFileSync(database(), rollback)

  const reopened = await boot({ dataDir: room.dataDir, migrations, log: silentLog, isRestoring: true })

  expect(reopened).toEqual({ kind: 'ok', restore: 'none' })
  expect(existsSync(journal)).toBe(true)
  expect(existsSync(rollback)).toBe(true)
  expect(await start()).toEqual({ kind: 'ok', restore: 'rolled_back' })
})
