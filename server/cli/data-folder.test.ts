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

const attempt = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}
const modeOf = (path: string) => statSync(path).mode & 0o777

test('the flag wins over the environment, and that over the custom of the platform', () => {
  const platform = 'linux'
  expect(dataFolderOf({ platform, env: { MARQUEE_DATA_DIR: '/env' } }, { 'data-dir': '/flag' })).toBe('/flag')
  expect(dataFolderOf({ platform, env: { MARQUEE_DATA_DIR: '/env' } }, {})).toBe('/env')
  expect(dataFolderOf({ platform, env: { XDG_DATA_HOME: '/xdg' } }, {})).toBe('/xdg/marquee')
  expect(dataFolderOf({ platform: 'darwin', env: {} }, {})).toEndWith('/Library/Application Support/marquee')
  expect(dataFolderOf({ platform: 'win32', env: { LOCALAPPDATA: '/local' } }, {})).toBe('/local/marquee/Data')
})

test('an account without a home is told to name a folder, with the code for a wrong configuration', () => {
  const none = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_homedir')
  }

  const error = attempt(() => dataFolderOf({ platform: 'linux', env: {} }, {}, none))

  expect(error).toBeInstanceOf(CannotRun)
  expect(error).toMatchObject({ message: expect.stringContaining('--data-dir DIR'), code: 78 })
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
