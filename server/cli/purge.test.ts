import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acquireInstanceLock } from '#server/foundation/platform/instance-lock'
import { isOurs, purge } from './purge'

let dir: string
let data: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'marquee-purge-'))
  data = join(dir, 'data')
  mkdirSync(join(data, 'backups'), { recursive: true })
  for (const name of ['app.db', 'app.db-wal', 'logs.db', 'instance.json', 'backups/a.zip']) writeFileSync(join(data, name), '')
})
afterEach(() => rmSync(dir, { recursive: true }))

test('removes everything of Marquee', () => {
  expect(purge(data)).toEqual([])
  expect(existsSync(data)).toBe(false)
})

test('keeps and names movies and other contents of the folder', () => {
  mkdirSync(join(data, 'movies'))
  writeFileSync(join(data, 'movies/one.mkv'), 'a movie')

  expect(purge(data)).toEqual(['movies'])

  expect(readdirSync(join(data, 'movies'))).toEqual(['one.mkv'])
})

test('leaves a folder without a library alone', () => {
  rmSync(join(data, 'app.db'))

  expect(() => purge(data)).toThrow('holds no library')
  expect(readdirSync(data)).toContain('backups')
})

test('deletes nothing while a service is running', () => {
  const lock = acquireInstanceLock(data)

  expect(() => purge(data)).toThrow('still runs')

  expect(existsSync(join(data, 'app.db'))).toBe(true)
  if (lock.kind === 'acquired') lock.release()
})

test('all that the service keeps in its folder is removed, and named in the docs', () => {
  const server = join(import.meta.dir, '..')
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const made = sources.flatMap((name) =>
    [...readFileSync(join(server, name), 'utf8').matchAll(/\bdataDir, '([\w.-]+)'/g)].map(([, found = '']) => found),
  )
  const page = readFileSync(join(server, '../docs/operations.md'), 'utf8')
  const folders = [...new Set(made)].filter((name) => /^[a-z]+$/.test(name))

  expect(folders.length).toBeGreaterThan(7)
  expect(made.filter((name) => /^(app|logs|instance)\./.test(name) || folders.includes(name)).filter((name) => !isOurs(name))).toEqual([])
  expect(folders.filter((name) => !page.includes(`\`${name}/\``))).toEqual([])
})
