import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDb } from './open'
import { soon } from './soon'

let dir: string
let db: Db
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'marquee-soon-'))
  db = openDb(join(dir, 'app.db'))
  db.$client.run('CREATE TABLE things (name TEXT UNIQUE)')
})
afterEach(() => {
  db.$client.close()
  rmSync(dir, { recursive: true })
})

const [normal, full] = [1, 2]
const safety = () => db.$client.query('PRAGMA synchronous').values()[0]?.[0]
const put = (name: string) => db.$client.run('INSERT INTO things VALUES (?)', [name])

test('what is written soon waits for no disk, and what follows does again', () => {
  const within = soon(db, () => {
    put('one')
    return safety()
  })

  expect([within, safety()]).toEqual([normal, full])
})

test('a write that fails leaves the database as careful as before', () => {
  put('one')

  expect(() => soon(db, () => put('one'))).toThrow('UNIQUE')

  expect(safety()).toBe(full)
})

test('a transaction that waits for the disk stays one', () => {
  db.transaction(() => soon(db, () => put('one')))

  expect(safety()).toBe(full)
  expect(db.$client.query('SELECT name FROM things').values()).toEqual([['one']])
})
