import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrations as logMigrations } from '#server/foundation/logs/migrations/embedded.gen'
import { type Migration, migrate } from '#server/foundation/platform/db/migrate'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { silentLog } from '#server/foundation/platform/log'
import { newDataDir } from '#server/testing/backup-world'
import { countsOf, schemaFixture } from '#server/testing/schema-fixture'
import { slowUpgrade } from '#server/testing/slow-upgrade'
import { after } from '#server/testing/until'
import { boot } from './boot'

/** Only guards against hanging: these tests start processes and sync disks. */
setDefaultTimeout(120_000)

const server = join(import.meta.dir, '../..')
/** A database of each released schema with rows in all tables, and one of the newest schema. */
const fixturesOf = (room: string, known: readonly Migration[]): readonly { version: number; sql: string }[] => {
  const folder = join(server, room, 'fixtures')
  const kept = existsSync(folder) ? readdirSync(folder) : []
  const released = kept.map((name) => ({
    version: Number(/^schema-(\d+)\.sql$/.exec(name)?.[1]),
    sql: readFileSync(join(folder, name), 'utf8'),
  }))
  return [...released, { version: known.at(-1)!.version, sql: schemaFixture(known) }]
}

let room: ReturnType<typeof newDataDir>
beforeEach(() => {
  room = newDataDir()
})
afterEach(() => room.remove())

const database = () => join(room.dataDir, 'app.db')
const fill = (sqlite: Database, sql: string): void => {
  // One sync per row would take minutes on a busy disk.
  for (const pragma of ['foreign_keys', 'synchronous']) sqlite.run(`PRAGMA ${pragma} = OFF`)
  sqlite.run(sql)
}
const begin = (sql: string, path = database()): Record<string, number> => {
  for (const name of readdirSync(room.dataDir)) if (name.startsWith('app.db')) rmSync(join(room.dataDir, name))
  const sqlite = new Database(path, { create: true, readwrite: true })
  fill(sqlite, sql)
  const counts = countsOf(sqlite)
  sqlite.close(true)
  return counts
}
const look = <T>(read: (sqlite: Database) => T): T => {
  const sqlite = new Database(database(), { readwrite: true })
  try {
    return read(sqlite)
  } finally {
    sqlite.close(true)
  }
}
const shapeOf = (sqlite: Database) =>
  sqlite.query("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' AND name NOT LIKE 'filler_%' ORDER BY name").values()
const newShape = (known: readonly Migration[]) => {
  const sqlite = new Database(':memory:')
  migrate(sqlite, known)
  return shapeOf(sqlite)
}

for (const { name, fixtures, known } of [
  { name: 'app.db', fixtures: fixturesOf('foundation/platform/db', migrations), known: migrations },
  { name: 'logs.db', fixtures: fixturesOf('foundation/logs', logMigrations), known: logMigrations },
])
  describe(`every released schema of ${name}`, () => {
    test('has a fixture with rows in all of its tables', () => {
      for (const { sql } of fixtures) expect(Object.values(begin(sql))).not.toContain(0)
    })

    test.each(fixtures.map(({ version, sql }) => [version, sql] as const))(
      'version %d migrates to the newest one without losing rows, and then equals a new one',
      (_, sql) => {
        const sqlite = new Database(':memory:')
        fill(sqlite, sql)
        const before = countsOf(sqlite)

        migrate(sqlite, known)

        expect(sqlite.query('PRAGMA integrity_check').values()).toEqual([['ok']])
        expect(sqlite.query('PRAGMA foreign_key_check').values()).toEqual([])
        expect(countsOf(sqlite)).toMatchObject(before)
        expect(shapeOf(sqlite)).toEqual(newShape(known))
        sqlite.close()
      },
    )
  })

describe('an upgrade that is killed at a random moment resumes at the next start without losing rows', () => {
  let interrupted = 0
  const schemas = fixturesOf('foundation/platform/db', migrations)
  const rounds = Array.from({ length: 8 }, (_, place) => schemas[place % schemas.length]!)
  test.each(rounds.map(({ version, sql }, place) => [version, place, sql] as const))(
    'from schema %d, kill %d',
    async (_version, _place, sql) => {
      const before = begin(sql)
      const child = Bun.spawn({
        cmd: [process.execPath, join(server, 'testing/upgrade-main.ts'), room.dataDir],
        stdout: 'pipe',
        stderr: 'inherit',
      })
      const reader = child.stdout.getReader()
      await reader.read()
      await after(Math.random() * 200)
      child.kill('SIGKILL')
      await child.exited
      reader.releaseLock()
      if (look((sqlite) => (sqlite.query('PRAGMA user_version').values() as [[number]])[0][0]) < slowUpgrade.at(-1)!.version) interrupted++

      expect(await boot({ dataDir: room.dataDir, migrations: slowUpgrade, log: silentLog })).toMatchObject({ kind: 'ok' })

      expect(look((sqlite) => sqlite.query('PRAGMA integrity_check').values())).toEqual([['ok']])
      expect(look((sqlite) => sqlite.query('PRAGMA foreign_key_check').values())).toEqual([])
      expect(look(countsOf)).toMatchObject(before)
    },
  )

  test('the kills interrupted at least one upgrade', () => {
    expect(interrupted).toBeGreaterThan(0)
  })
})
