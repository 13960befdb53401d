import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepStatements } from './keep-statements'

const open = (): Database => {
  const sqlite = new Database(':memory:', { strict: true })
  sqlite.run('CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT UNIQUE)')
  keepStatements(sqlite)
  return sqlite
}

test('the same text is prepared once, and answers for what is bound each time', () => {
  const sqlite = open()
  sqlite.prepare('INSERT INTO things (name) VALUES (?)').run('one')
  sqlite.prepare('INSERT INTO things (name) VALUES (?)').run('two')

  const found = (id: number) => sqlite.prepare('SELECT name FROM things WHERE id = ?').values(id)

  expect([found(1), found(2), found(3)]).toEqual([[['one']], [['two']], []])
  expect(sqlite.prepare('SELECT 1')).toBe(sqlite.prepare('SELECT 1'))
})

test('a statement that failed works again, and holds no transaction open', () => {
  const sqlite = open()
  const insert = () => sqlite.prepare('INSERT INTO things (name) VALUES (?)').run('one')
  insert()

  expect(insert).toThrow('UNIQUE')

  sqlite.prepare('DELETE FROM things').run()
  insert()
  expect(sqlite.inTransaction).toBe(false)
})

test('a statement is right after the schema has changed', () => {
  const sqlite = open()
  sqlite.prepare('INSERT INTO things (name) VALUES (?)').run('one')
  const read = () => sqlite.prepare('SELECT * FROM things').values()
  read()

  sqlite.run("ALTER TABLE things ADD COLUMN more TEXT DEFAULT 'new'")

  expect(read()).toEqual([[1, 'one', 'new']])
})

test('who finalizes a statement does not end it for the others', () => {
  const sqlite = open()

  sqlite.prepare('SELECT 1').finalize()

  expect(sqlite.prepare('SELECT 1').values()).toEqual([[1]])
})

test('beyond its number, the longest unused leave', () => {
  const sqlite = open()
  const first = sqlite.prepare('SELECT 0')

  for (let n = 1; n <= 300; n++) sqlite.prepare(`SELECT ${n}`)

  expect(sqlite.prepare('SELECT 300').values()).toEqual([[300]])
  expect(sqlite.prepare('SELECT 0')).not.toBe(first)
  expect(first.values()).toEqual([[0]])
})

test('closing ends all of them, so the file is free at once', () => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-statements-'))
  const sqlite = new Database(join(dir, 'app.db'))
  sqlite.run('PRAGMA journal_mode = WAL')
  keepStatements(sqlite)
  sqlite.prepare('SELECT count(*) FROM sqlite_schema').values()

  sqlite.close(true)

  expect(() => sqlite.prepare('SELECT 1')).toThrow()
  rmSync(dir, { recursive: true })
})
