import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#server/foundation/platform/db/open'
import { openMigratedDb } from '#server/testing/migrated'
import { createReachableFiles, type ReachableFiles } from './reachable-files'
import { filesTable, rootFoldersTable } from './table'

let db: Db
let dir: string
let root: string
let isReachable: boolean
let isInLibrary: ReachableFiles
const came = { id: 7, movie_id: 1, info_hash: 'a1' }
const path = () => join(root, 'Movie (2010)', 'Movie.mkv')

beforeEach(() => {
  db = openMigratedDb()
  dir = mkdtempSync(join(tmpdir(), 'marquee-on-shelf-'))
  root = join(dir, 'movies')
  mkdirSync(join(root, 'Movie (2010)'), { recursive: true })
  isReachable = true
  isInLibrary = createReachableFiles({ db, isReachable: () => isReachable })
  db.insert(rootFoldersTable).values({ id: 1, path: root, created_at: '2026-01-01T00:00:00.000Z' }).run()
})
afterEach(() => {
  db.$client.close()
  rmSync(dir, { recursive: true, force: true })
})

const file = (of: Partial<typeof filesTable.$inferInsert> = {}) =>
  db
    .insert(filesTable)
    .values({
      movie_id: 1,
      root_folder_id: 1,
      relative_path: 'Movie (2010)/Movie.mkv',
      size_bytes: 5,
      quality: 'WEBDL-1080p',
      revision: { version: 1, real: 0, is_repack: false },
      imported_from: 'download 7',
      added_at: '2026-01-01T00:00:00.000Z',
      ...of,
    })
    .run()

const linkToPayload = () => {
  renameSync(path(), join(dir, 'payload'))
  symlinkSync(join(dir, 'payload'), path())
}
const unplug = () => {
  isReachable = false
}

test('a movie is in the library if its file is in place with its recorded size', async () => {
  writeFileSync(path(), 'whole')
  file()

  expect(await isInLibrary(came)).toBe(true)
})

test.each<[string, () => void]>([
  ['its file is gone', () => rmSync(path())],
  ['its file is shorter', () => writeFileSync(path(), 'half')],
  ['a symlink is in its place', () => linkToPayload()],
  ['its disk is missing', () => renameSync(root, `${root}-unplugged`)],
  ['its root folder cannot be reached', () => unplug()],
])('a movie is not in the library if %s', async (_why, happens) => {
  writeFileSync(path(), 'whole')
  file()

  happens()

  expect(await isInLibrary(came)).toBe(false)
})

test('a file recorded as missing does not count, whatever is in its place', async () => {
  writeFileSync(path(), 'other')
  file({ missing_at: '2026-01-02T00:00:00.000Z' })

  expect(await isInLibrary(came)).toBe(false)
})

test('a better file that replaced it counts instead, and a movie without files needs none', async () => {
  expect(await isInLibrary(came)).toBe(true)

  file({ imported_from: 'download 9', info_hash: 'b2' })
  expect(await isInLibrary(came)).toBe(false)
  writeFileSync(path(), 'whole')

  expect(await isInLibrary(came)).toBe(true)
})

test('another file of the movie does not substitute for the one from the download', async () => {
  writeFileSync(path(), 'whole')
  file({ imported_from: 'by hand' })
  file({ relative_path: 'Movie (2010)/Movie (2).mkv', info_hash: 'a1' })

  expect(await isInLibrary(came)).toBe(false)
})
