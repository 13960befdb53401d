import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import JSZip from 'jszip'
import { BadRequest, Conflict } from '#server/foundation/platform/errors'
import { type BackupWorld, newDataDir, openBackupWorld } from '#server/testing/backup-world'
import { type CraftedEntry, craftZip } from '#server/testing/zip-craft'
import type { Manifest } from './manifest'

/** Only guards against hanging: these tests start processes and sync disks. */
setDefaultTimeout(120_000)

let room: ReturnType<typeof newDataDir>
let world: BackupWorld
let manifest: Manifest
let database: Buffer
let archive: Buffer

beforeAll(async () => {
  room = newDataDir()
  world = await openBackupWorld({ dataDir: room.dataDir })
  world.addTag('in the archive')
  const { filename } = await world.backups().create()
  world.addTag('present')
  archive = readFileSync(join(room.dataDir, 'backups', filename))
  const zip = await JSZip.loadAsync(archive)
  manifest = JSON.parse(await zip.file('manifest.json')!.async('string')) as Manifest
  database = await zip.file('app.db')!.async('nodebuffer')
})
afterAll(() => {
  world.close()
  room.remove()
})

const text = (value: unknown) => Buffer.from(JSON.stringify(value))
const describing = (bytes: Buffer, more: Partial<Manifest> = {}): Buffer =>
  text({
    ...manifest,
    entries: [{ name: 'app.db', size_bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }],
    ...more,
  })
const manifestEntry = (bytes: Buffer = text(manifest)): CraftedEntry => ({ name: 'manifest.json', bytes })
const databaseEntry = (claims: CraftedEntry['claims'] = {}): CraftedEntry => ({ name: 'app.db', bytes: database, claims })
const whole = () => [manifestEntry(), databaseEntry()]
const withClaims = (claims: CraftedEntry['claims']) => craftZip([manifestEntry(), databaseEntry(claims)])
const withManifest = (value: unknown) => craftZip([manifestEntry(text(value)), databaseEntry()])

/** The archive's database after `change`, with a matching manifest. */
const changed = (change: (sqlite: Database) => void, more: Partial<Manifest> = {}): Buffer => {
  const path = join(room.dataDir, 'crafted.db')
  writeFileSync(path, database)
  const sqlite = new Database(path)
  sqlite.run('PRAGMA foreign_keys = OFF')
  change(sqlite)
  sqlite.close(true)
  const bytes = readFileSync(path)
  writeFileSync(path, '')
  return craftZip([manifestEntry(describing(bytes, more)), { name: 'app.db', bytes }])
}
const run = (sql: string) => () => changed((sqlite) => sqlite.run(sql))

const hostile: Readonly<Record<string, () => Buffer>> = {
  'an empty file': () => Buffer.alloc(0),
  'a letter': () => Buffer.from('Dear reader, '.repeat(50)),
  noise: () => randomBytes(5000),
  'a gzip file': () => gzipSync(database),
  'an archive cut in half': () => archive.subarray(0, archive.length / 2),
  'an archive without its last byte': () => archive.subarray(0, -1),
  'appended data': () => Buffer.concat([archive, Buffer.from('x')]),
  'prepended data': () => Buffer.concat([Buffer.from('#!/bin/sh\n'), archive]),
  'a comment': () => craftZip(whole(), { comment: 'hello' }),
  'only a manifest': () => craftZip([manifestEntry()]),
  'only a database': () => craftZip([databaseEntry()]),
  'a third entry': () => craftZip([...whole(), { name: 'more.txt', bytes: Buffer.from('x') }]),
  'a path that goes up': () => craftZip([manifestEntry(), { ...databaseEntry(), name: '../../app.db' }]),
  'a path that resolves to the expected name': () => craftZip([manifestEntry(), { ...databaseEntry(), name: 'x/../app.db' }]),
  'an absolute path': () => craftZip([manifestEntry(), { ...databaseEntry(), name: '/app.db' }]),
  'a path with backslashes': () => craftZip([manifestEntry(), { ...databaseEntry(), name: '..\\app.db' }]),
  'the database twice': () => craftZip([databaseEntry(), databaseEntry()]),
  'the manifest twice': () => craftZip([manifestEntry(), manifestEntry()]),
  'three entries and a header that claims two': () => craftZip([...whole(), databaseEntry()], { count: 2 }),
  'a folder in place of a file': () => craftZip([manifestEntry(), { name: 'app.db/', bytes: Buffer.alloc(0) }]),
  'an encrypted entry': () => withClaims({ flags: 1 }),
  'an unknown compression method': () => withClaims({ method: 12 }),
  'unknown flags': () => withClaims({ flags: 1 << 13 }),
  ZIP64: () => withClaims({ size: 0xffffffff, packed: 0xffffffff }),
  'several disks': () => craftZip(whole(), { disk: 1 }),
  'a symbolic link': () => withClaims({ attributes: (0xa1ff << 16) >>> 0 }),
  'a wrong checksum': () => withClaims({ crc: 1 }),
  'more bytes than declared': () => withClaims({ size: 4096 }),
  'fewer bytes than declared': () => withClaims({ size: 100_000_00 }),
  'another name in the local header': () => withClaims({ localName: 'app.dc' }),
  'two overlapping entries': () => withClaims({ offset: 0 }),
  'data beyond the end': () => withClaims({ offset: 0x7fffffff }),
  'a bomb': () => craftZip([manifestEntry(), { name: 'app.db', bytes: Buffer.alloc(300 * 1024 ** 2) }]),
  'a bomb that claims to be small': () =>
    craftZip([manifestEntry(), { name: 'app.db', bytes: Buffer.alloc(300 * 1024 ** 2), claims: { size: database.length } }]),
  'a bomb as its manifest': () => craftZip([manifestEntry(Buffer.alloc(50 * 1024 ** 2, 32)), databaseEntry()]),
  'a manifest that is not JSON': () => craftZip([manifestEntry(Buffer.from('{')), databaseEntry()]),
  'a manifest with an unknown field': () => withManifest({ ...manifest, run: 'me' }),
  'a manifest with another format': () => withManifest({ ...manifest, format: 2 }),
  'a manifest with another hash': () => withManifest({ ...manifest, entries: [{ ...manifest.entries[0], sha256: 'a'.repeat(64) }] }),
  'a manifest with other row counts': () => withManifest({ ...manifest, rows: { ...manifest.rows, movies: 7 } }),
  'a manifest with other tables': () => withManifest({ ...manifest, rows: { ...manifest.rows, constructor: 0 } }),
  'a database that is not one': () =>
    craftZip([manifestEntry(describing(Buffer.from('x'.repeat(5000)))), { name: 'app.db', bytes: Buffer.from('x'.repeat(5000)) }]),
  'a database of another program': run('PRAGMA application_id = 1'),
  'a database of another version than it says': run('PRAGMA user_version = 7777'),
  'a trigger': run("CREATE TRIGGER t AFTER INSERT ON tags BEGIN UPDATE config SET api_key = 'mine'; END"),
  'a view': run('CREATE VIEW v AS SELECT * FROM config'),
  'an additional table': () => changed((sqlite) => sqlite.run('CREATE TABLE more (id)'), { rows: { ...manifest.rows, more: 0 } }),
  'a virtual table': run('CREATE VIRTUAL TABLE v USING fts5(x)'),
  'an index that is not ours': run("CREATE INDEX i ON tags (name) WHERE name = 'x'"),
  'a table that is missing': run('DROP TABLE views'),
  'a table with the same name and other columns': () =>
    changed((sqlite) => {
      sqlite.run('DROP TABLE views')
      sqlite.run('CREATE TABLE views (id INTEGER PRIMARY KEY, name TEXT)')
    }),
  'rows without their parents': () =>
    changed((sqlite) => sqlite.run('INSERT INTO movie_tags (movie_id, tag_id) VALUES (999, 999)'), {
      rows: { ...manifest.rows, movie_tags: 1 },
    }),
  'damaged pages': () => {
    const bytes = Buffer.from(database)
    bytes.fill(0xff, 3 * 4096, 3 * 4096 + 200)
    return craftZip([manifestEntry(describing(bytes)), { name: 'app.db', bytes }])
  },
}

const restoring = (bytes: Buffer) => {
  const path = join(room.dataDir, 'given.zip')
  writeFileSync(path, bytes)
  return world.restore().fromFile(path, 'given.zip', { credentials: 'live' })
}

describe('refuses an archive, changing and leaving nothing, if it contains', () => {
  test.each(Object.entries(hostile))('%s', async (_, make) => {
    const bytes = make()
    writeFileSync(join(room.dataDir, 'given.zip'), bytes)
    const before = readdirSync(room.dataDir, { recursive: true }).sort()
    const memory = process.memoryUsage.rss()

    await expect(restoring(bytes)).rejects.toThrow(BadRequest)

    expect(process.memoryUsage.rss() - memory).toBeLessThan(64 * 1024 ** 2)
    expect(readdirSync(room.dataDir, { recursive: true }).sort()).toEqual(before)
    expect(world.tags()).toEqual(['in the archive', 'present'])
    expect(world.calls).toEqual([])
  })

  test('a newer schema (a conflict)', async () => {
    const bytes = changed((sqlite) => sqlite.run('PRAGMA user_version = 7777'), { schema_version: 7777 })

    await expect(restoring(bytes)).rejects.toThrow(Conflict)

    expect(world.tags()).toEqual(['in the archive', 'present'])
  })
})

test('refuses an archive with any flipped byte, or restores exactly what it contained', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(archive.length - 1), fc.integer({ min: 1, max: 255 }), async (place, mask) => {
      const bytes = Buffer.from(archive)
      bytes[place]! ^= mask
      const path = join(room.dataDir, 'given.zip')
      writeFileSync(path, bytes)
      const isAccepted = await world
        .restore()
        .fromFile(path, 'given.zip', { credentials: 'live' })
        .then(
          () => true,
          (error: unknown) => {
            expect(error).toBeInstanceOf(BadRequest)
            return false
          },
        )
      if (isAccepted) {
        expect(world.tags()).toEqual(['in the archive'])
        world.addTag('present')
      } else expect(world.tags().at(-1)).toBe('present')
    }),
    { numRuns: 60 },
  )
}, 120_000)

test('accepts an archive that was unpacked and packed again', async () => {
  const restored = await restoring(craftZip([databaseEntry(), { ...manifestEntry(), stored: true }]))

  expect(restored.filename).toBe('given.zip')
  expect(world.tags()).toEqual(['in the archive'])
})
