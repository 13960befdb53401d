import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeBytes, isSameDisk } from './disk'
import { checkRoot } from './root-state'
import { selfTest } from './self-test'

let home: string
let downloadDir: string
let rootDir: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'self-test-'))
  downloadDir = join(home, 'downloads')
  rootDir = join(home, 'movies')
  mkdirSync(downloadDir)
  mkdirSync(rootDir)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

describe('the self-test', () => {
  test('performs the steps of an import and leaves nothing behind', async () => {
    const checks = await selfTest({ downloadDir, rootDir })

    expect(checks.map(({ code, ok, cure }) => [code, ok, cure])).toEqual(
      ['downloads_writable', 'library_writable', 'hardlink', 'copy', 'permissions', 'free_space'].map((code) => [code, true, null]),
    )
    expect([...readdirSync(downloadDir), ...readdirSync(rootDir)]).toEqual([])
  })

  test('explains how to fix a missing folder', async () => {
    rmSync(rootDir, { recursive: true })

    const checks = await selfTest({ downloadDir, rootDir })

    expect(checks).toContainEqual({
      code: 'library_writable',
      ok: false,
      text: `Marquee cannot create files in ${rootDir} (ENOENT)`,
      cure: 'Create the folder, mount its disk, or choose another folder',
      values: {
        text: {
          code: 'folder_takes_no_file',
          values: { path: rootDir, error: 'ENOENT' },
          text: `Marquee cannot create files in ${rootDir} (ENOENT)`,
        },
        cure: { code: 'cure_make_folder', values: {}, text: 'Create the folder, mount its disk, or choose another folder' },
      },
    })
    expect(readdirSync(downloadDir)).toEqual([])
  })

  test('reports too little free space', async () => {
    const checks = await selfTest({ downloadDir, rootDir, minFreeBytes: Number.MAX_SAFE_INTEGER })

    expect(checks.at(-1)).toMatchObject({ code: 'free_space', ok: false })
  })
})

test('knows the free space for a folder that does not exist yet', async () => {
  const free = await freeBytes(join(rootDir, 'a', 'b'))

  expect(free).toBeGreaterThan(0)
  expect(await isSameDisk(downloadDir, rootDir)).toBe(true)
})

describe('a root folder', () => {
  test('is trusted unless it is empty', async () => {
    expect(await checkRoot(rootDir)).toMatchObject({ state: 'empty' })
    writeFileSync(join(rootDir, 'movie.mkv'), 'x')
    expect(await checkRoot(rootDir)).toEqual({ state: 'ready', why: null })
  })

  test('that is missing or not a folder counts as gone, with advice', async () => {
    writeFileSync(join(rootDir, 'movie.mkv'), 'x')

    expect(await checkRoot(join(home, 'nowhere'))).toMatchObject({ state: 'gone', why: { code: 'folder_gone' } })
    expect(await checkRoot(join(rootDir, 'movie.mkv'))).toMatchObject({ state: 'gone' })
  })
})
