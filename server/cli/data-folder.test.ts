import { afterAll, beforeAll, expect, test } from 'bun:test'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolderOf, makeDataFolder } from './data-folder'
import { CannotRun } from './exit-codes'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-folder-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const modeOf = (path: string) => statSync(path).mode & 0o777

test('the flag wins over the environment, and that over the custom of the platform', () => {
  expect(dataFolderOf({ env: { MARQUEE_DATA_DIR: '/env' } }, { 'data-dir': '/flag' })).toBe('/flag')
  expect(dataFolderOf({ env: { MARQUEE_DATA_DIR: '/env' } }, {})).toBe('/env')
  expect(dataFolderOf({ env: {} }, {})).toEndWith('marquee')
})

test('a new folder is for its owner alone', () => {
  const path = join(folder, 'new', 'deep')

  makeDataFolder(path)

  expect(modeOf(path)).toBe(0o700)
})

test('an older folder of ours is closed to others', () => {
  const path = join(folder, 'ours')
  mkdirSync(path)
  chmodSync(path, 0o755)
  writeFileSync(join(path, 'app.db'), '')

  makeDataFolder(path)

  expect(modeOf(path)).toBe(0o700)
})

test('a folder that holds other things keeps its permissions', () => {
  const path = join(folder, 'shared')
  mkdirSync(path)
  chmodSync(path, 0o755)
  writeFileSync(join(path, 'letters.txt'), '')

  makeDataFolder(path)

  expect(modeOf(path)).toBe(0o755)
})

test('what cannot be a folder is said, with the code for a wrong configuration', () => {
  const path = join(folder, 'file')
  writeFileSync(path, '')

  expect(() => makeDataFolder(join(path, 'below'))).toThrow(CannotRun)
})
