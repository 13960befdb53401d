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

test("the flag overrides the environment, which overrides the platform's default", () => {
  const platform = 'linux'
  expect(dataFolderOf({ platform, env: { MARQUEE_DATA_DIR: '/env' } }, { 'data-dir': '/flag' })).toBe('/flag')
  expect(dataFolderOf({ platform, env: { MARQUEE_DATA_DIR: '/env' } }, {})).toBe('/env')
  expect(dataFolderOf({ platform, env: { XDG_DATA_HOME: '/xdg' } }, {})).toBe('/xdg/marquee')
  expect(dataFolderOf({ platform: 'darwin', env: {} }, {})).toEndWith('/Library/Application Support/marquee')
  expect(dataFolderOf({ platform: 'win32', env: { LOCALAPPDATA: '/local' } }, {})).toBe('/local/marquee/Data')
})

test('tells an account without a home to name a folder, with exit code 78', () => {
  const none = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_homedir')
  }

  const error = attempt(() => dataFolderOf({ platform: 'linux', env: {} }, {}, none))

  expect(error).toBeInstanceOf(CannotRun)
  expect(error).toMatchObject({ message: expect.stringContaining('--data-dir DIR'), code: 78 })
})

test('a new folder is accessible to its owner only', () => {
  const path = join(folder, 'new', 'deep')

  makeDataFolder(path)

  expect(modeOf(path)).toBe(0o700)
})

test('closes an existing data folder to others', () => {
  const path = join(folder, 'ours')
  mkdirSync(path)
  chmodSync(path, 0o755)
  writeFileSync(join(path, 'app.db'), '')

  makeDataFolder(path)

  expect(modeOf(path)).toBe(0o700)
})

test('leaves the permissions of a folder with other contents alone', () => {
  const path = join(folder, 'shared')
  mkdirSync(path)
  chmodSync(path, 0o755)
  writeFileSync(join(path, 'letters.txt'), '')

  makeDataFolder(path)

  expect(modeOf(path)).toBe(0o755)
})

test('reports a path that cannot be a folder, with exit code 78', () => {
  const path = join(folder, 'file')
  writeFileSync(path, '')

  expect(() => makeDataFolder(join(path, 'below'))).toThrow(CannotRun)
})
