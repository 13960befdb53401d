import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Forbidden } from '#server/foundation/platform/errors'
import { silentLog } from '#server/foundation/platform/log'
import { createPlaceFile } from './place-file'
import { createRecycleMove, newRecyclePath } from './recycle-move'
import { removeEmptyFolders } from './remove-empty-folders'

let root: string
const relative = 'Serials/Fantômas (1913)/Fantômas (1913).mkv'
const { recycle, restore, purge } = createRecycleMove(createPlaceFile({ log: silentLog }))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recycle-'))
  mkdirSync(join(root, dirname(relative)), { recursive: true })
  writeFileSync(join(root, relative), 'movie')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  )

test('a recycled movie leaves the library along with its empty folders, and can be restored', async () => {
  const recycle_path = newRecyclePath(relative)

  expect(await recycle({ root, relative, recycle_path })).toEqual({ moved: true })
  expect(readdirSync(root)).toEqual(['.marquee-recycle'])
  expect(readFileSync(join(root, recycle_path), 'utf8')).toBe('movie')

  expect(await restore({ root, relative, recycle_path })).toEqual({ moved: true })
  expect(readFileSync(join(root, relative), 'utf8')).toBe('movie')
  expect(readdirSync(root)).toEqual(['Serials'])
})

test('repeating it, or crashing between the two names, ends the same', async () => {
  const recycle_path = newRecyclePath(relative)
  mkdirSync(join(root, dirname(recycle_path)), { recursive: true })
  linkSync(join(root, relative), join(root, recycle_path))

  expect(await recycle({ root, relative, recycle_path })).toEqual({ moved: true })
  expect(await recycle({ root, relative, recycle_path })).toEqual({ moved: true })
  expect(existsSync(join(root, relative))).toBe(false)
  expect(readFileSync(join(root, recycle_path), 'utf8')).toBe('movie')
})

test('restoring overwrites nothing', async () => {
  const recycle_path = newRecyclePath(relative)
  await recycle({ root, relative, recycle_path })
  mkdirSync(join(root, dirname(relative)), { recursive: true })
  writeFileSync(join(root, relative), 'a better movie')

  expect(await restore({ root, relative, recycle_path })).toMatchObject({ moved: false, code: 'taken' })
  expect(readFileSync(join(root, relative), 'utf8')).toBe('a better movie')
  expect(readFileSync(join(root, recycle_path), 'utf8')).toBe('movie')
})

test('reports a movie that does not exist as missing', async () => {
  expect(await recycle({ root, relative: 'gone.mkv', recycle_path: newRecyclePath('gone.mkv') })).toMatchObject({
    moved: false,
    code: 'missing',
  })
})

test('a folder with other files stays', async () => {
  writeFileSync(join(root, 'Serials', 'notes.txt'), 'mine')

  await recycle({ root, relative, recycle_path: newRecyclePath(relative) })

  expect(readdirSync(join(root, 'Serials'))).toEqual(['notes.txt'])
})

test('only files in the recycle folder can be deleted permanently', async () => {
  const recycle_path = newRecyclePath(relative)
  await recycle({ root, relative, recycle_path })

  for (const path of ['Serials/x.mkv', '.marquee-recycle/../Serials', '.marquee-recycle', '../x', '.marquee-recycle/a/../../x']) {
    expect(await failureOf(purge({ root, recycle_path: path }))).toBeInstanceOf(Forbidden)
  }
  await purge({ root, recycle_path })
  await purge({ root, recycle_path })
  expect(readdirSync(root)).toEqual([])
})

test('refuses to recycle a folder or anything outside', async () => {
  symlinkSync('/etc', join(root, 'etc'))

  for (const path of ['Serials', 'etc/hostname', '../x', '/etc/hostname']) {
    expect(await failureOf(recycle({ root, relative: path, recycle_path: newRecyclePath('x') }))).toBeInstanceOf(Forbidden)
  }
  expect(existsSync(join(root, relative))).toBe(true)
})

test('never removes the root folder or anything above it', async () => {
  rmSync(join(root, 'Serials'), { recursive: true })

  await removeEmptyFolders(root, 'movie.mkv')
  await removeEmptyFolders(root, '../movie.mkv')

  expect(existsSync(root)).toBe(true)
})
