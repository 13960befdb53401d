import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acquireInstanceLock } from '#server/platform/instance-lock'
import { purge } from './purge'

let dir: string
let data: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'marquee-purge-'))
  data = join(dir, 'data')
  mkdirSync(join(data, 'backups'), { recursive: true })
  for (const name of ['app.db', 'app.db-wal', 'logs.db', 'instance.json', 'backups/a.zip']) writeFileSync(join(data, name), '')
})
afterEach(() => rmSync(dir, { recursive: true }))

test('a purge leaves nothing of Marquee behind', () => {
  expect(purge(data)).toEqual([])
  expect(existsSync(data)).toBe(false)
})

test('movies and other things in the folder stay, and are named', () => {
  mkdirSync(join(data, 'movies'))
  writeFileSync(join(data, 'movies/one.mkv'), 'a movie')

  expect(purge(data)).toEqual(['movies'])

  expect(readdirSync(join(data, 'movies'))).toEqual(['one.mkv'])
})

test('a folder that holds no library is left alone', () => {
  rmSync(join(data, 'app.db'))

  expect(() => purge(data)).toThrow('holds no library')
  expect(readdirSync(data)).toContain('backups')
})

test('nothing is deleted while a service runs', () => {
  const lock = acquireInstanceLock(data)

  expect(() => purge(data)).toThrow('still runs')

  expect(existsSync(join(data, 'app.db'))).toBe(true)
  if (lock.kind === 'acquired') lock.release()
})
