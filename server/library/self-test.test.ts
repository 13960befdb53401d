import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeBytes, isSameDisk } from './disk'
import { checkRoot, markRoot, rootMarker } from './root-marker'
import { selfTest } from './self-test'

let home: string
let downloadDir: string
let rootDir: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'self-test-'))
  downloadDir = join(home, 'downloads')
  rootDir = join(home, 'films')
  mkdirSync(downloadDir)
  mkdirSync(rootDir)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

describe('the self-test', () => {
  test('does what an import does and leaves nothing behind', async () => {
    const checks = await selfTest({ downloadDir, rootDir })

    expect(checks.map(({ code, ok, cure }) => [code, ok, cure])).toEqual(
      ['downloads_writable', 'library_writable', 'hardlink', 'copy', 'permissions', 'free_space'].map((code) => [code, true, null]),
    )
    expect([...readdirSync(downloadDir), ...readdirSync(rootDir)]).toEqual([])
  })

  test('tells the cure of a folder that is not there', async () => {
    rmSync(rootDir, { recursive: true })

    const checks = await selfTest({ downloadDir, rootDir })

    expect(checks).toContainEqual({
      code: 'library_writable',
      ok: false,
      text: `No file can be made in ${rootDir} (ENOENT)`,
      cure: 'Make the folder, or mount its disk, or choose another one',
    })
    expect(readdirSync(downloadDir)).toEqual([])
  })

  test('tells that too little space is left', async () => {
    const checks = await selfTest({ downloadDir, rootDir, minFreeBytes: Number.MAX_SAFE_INTEGER })

    expect(checks.at(-1)).toMatchObject({ code: 'free_space', ok: false })
  })
})

test('free space is known for a folder that is still to be made', async () => {
  const free = await freeBytes(join(rootDir, 'a', 'b'))

  expect(free).toBeGreaterThan(0)
  expect(await isSameDisk(downloadDir, rootDir)).toBe(true)
})

describe('a root folder', () => {
  test('that was marked is trusted while its marker is there', async () => {
    expect(await markRoot(rootDir, 'shelf-1')).toBe('shelf-1')
    expect(await markRoot(rootDir, 'shelf-2')).toBe('shelf-1')

    expect(await checkRoot(rootDir, 'shelf-1')).toEqual({ state: 'ready', text: '' })
    expect(await checkRoot(rootDir, 'shelf-2')).toMatchObject({ state: 'other_disk' })
  })

  test('that lost its marker is not, whatever lies in it', async () => {
    writeFileSync(join(rootDir, 'film.mkv'), 'x')

    expect(await checkRoot(rootDir, 'shelf-1')).toMatchObject({ state: 'unmounted' })
    expect(await checkRoot(join(home, 'nowhere'), 'shelf-1')).toMatchObject({ state: 'gone' })
    expect(await checkRoot(join(rootDir, 'film.mkv'), 'shelf-1')).toMatchObject({ state: 'gone' })
  })

  test('without a marker is trusted unless it is empty', async () => {
    expect(await checkRoot(rootDir, null)).toMatchObject({ state: 'empty' })
    writeFileSync(join(rootDir, 'film.mkv'), 'x')
    expect(await checkRoot(rootDir, null)).toMatchObject({ state: 'ready' })
  })

  test('with a marker of nonsense is not trusted', async () => {
    writeFileSync(join(rootDir, rootMarker), 'x'.repeat(5000))

    expect(await checkRoot(rootDir, 'shelf-1')).toMatchObject({ state: 'other_disk' })
  })
})
