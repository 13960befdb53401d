import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { glanceAtDatabase, inspectDatabase } from './check'
import { migrate } from './migrate'
import { migrations } from './migrations/embedded.gen'
import { openDb } from './open'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee check #?-'))
  path = join(folder, 'app.db')
  const { $client } = openDb(path)
  migrate($client, migrations)
  $client.close(true)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const sound = { kind: 'sound', schema_version: migrations.at(-1)!.version }
const known = migrations.at(-1)!.version

test('sees the same with the lock and without it, and leaves no file behind', () => {
  expect(glanceAtDatabase(path, known)).toEqual(sound as never)
  expect(inspectDatabase(path, known)).toEqual(sound as never)

  expect(readdirSync(folder)).toEqual(['app.db'])
})

test('without the lock, never deletes the log of a service that starts meanwhile', () => {
  const service = openDb(path)
  service.$client.query('SELECT 1 FROM sqlite_schema').get()
  const before = readdirSync(folder)

  expect(glanceAtDatabase(path, known)).toEqual(sound as never)

  expect(readdirSync(folder)).toEqual(before)
  expect(before).toContain('app.db-wal')
  service.$client.close(true)
})

test('sees what is only in the log, without changing it', () => {
  const service = new Database(path)
  service.run('PRAGMA user_version = 99')
  const before = readdirSync(folder)

  expect(glanceAtDatabase(path, known)).toEqual({ kind: 'unknown_schema', found: 99 })

  expect(readdirSync(folder)).toEqual(before)
  service.close(true)
})

test.each([
  ['nothing', null, 'missing'],
  ['no byte', '', 'empty'],
  ['something else', 'x'.repeat(5000), 'unusable'],
])('reports %s', (_, content, kind) => {
  rmSync(path)
  if (content !== null) writeFileSync(path, content)

  expect(glanceAtDatabase(path, known).kind).toBe(kind as never)
})
