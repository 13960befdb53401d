import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#server/foundation/lib/clock'
import { withLog } from '#server/foundation/platform/db/image'
import { type App, openApp } from '#server/open-app'

/** Only guards against hanging; it does not measure anything. */
setDefaultTimeout(120_000)

let dataDir: string
let app: App | null = null
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'marquee-stores-'))
})
afterEach(async () => {
  await app?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const open = async (): Promise<App> => {
  app = await openApp({
    dataDir,
    version: '1.2.3',
    clock: systemClock,
    isRelease: false,
    threads: { bundle: '', torrentReader: '', listReader: '', fileReader: '', media: '', queryThread: '' },
    self: ['/bin/false'],
    childEnv: {},
    listenOn: { address: '127.0.0.1', port: 0 },
  })
  return app
}
const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await app!.answer(
    new Request(`http://localhost:8080/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${app!.ground.config.get().api_key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
    { ip: '127.0.0.1', upgrade: () => false },
  )
  return { status: answer!.status, body: (await answer!.json()) as { results: Record<string, unknown>[]; error: { message: string } } }
}

describe('a database that can be read but not written', () => {
  /** SQLite needs this file for every write; a folder in its place blocks it. */
  const block = () => {
    rmSync(join(dataDir, 'app.db-shm'), { force: true })
    mkdirSync(join(dataDir, 'app.db-shm'))
  }

  beforeEach(async () => {
    await open()
    await ask('POST', '/tags', { name: 'kept' })
    await app!.stop()
    // Work on a copy, because this process still holds the original files.
    const copy = mkdtempSync(join(tmpdir(), 'marquee-stores-'))
    cpSync(dataDir, copy, { recursive: true })
    rmSync(dataDir, { recursive: true })
    dataDir = copy
    block()
    await open()
  })

  test('serves reads and rejects every change with a message', async () => {
    const tags = await ask('GET', '/tags')
    const change = await ask('POST', '/tags', { name: 'new' })

    expect(app!.mayChange).toBe(false)
    expect(tags.body.results.map(({ name }) => name)).toEqual(['kept'])
    expect([change.status, change.body.error.message]).toEqual([503, 'The disk is read-only'])
  })

  test('reports one health issue and does not keep the service from stopping', async () => {
    await ask('POST', '/health/check')
    const { body } = await ask('GET', '/health')
    await app!.stop()

    expect(body.results.filter(({ code }) => code === 'storage_broken')).toMatchObject([
      {
        severity: 'error',
        title: 'The disk is read-only: the data folder is on this disk',
        detail: expect.stringContaining('is read-only until'),
        values: { title: { values: { trouble: { code: 'disk_read_only' } } } },
      },
    ])
  })
})

test('an image of a database contains the commits in its WAL and nothing else', async () => {
  const path = join(dataDir, 'some.db')
  const sqlite = new Database(path, { create: true })
  sqlite.run('PRAGMA journal_mode = WAL')
  sqlite.run('PRAGMA wal_autocheckpoint = 0')
  sqlite.run('CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)')
  const insert = sqlite.prepare('INSERT INTO t (b) VALUES (?)')
  for (let i = 0; i < 50; i++) insert.run('x'.repeat(i * 100))
  const [database, log] = [await Bun.file(path).bytes(), await Bun.file(`${path}-wal`).bytes()]
  const rowsOf = (bytes: Uint8Array) => {
    const image = Database.deserialize(bytes)
    const [[count], [check]] = [image.query('SELECT count(*) FROM t').values()[0]!, image.query('PRAGMA integrity_check').values()[0]!]
    image.close()
    return [count, check]
  }

  expect(rowsOf(withLog(database, log))).toEqual([50, 'ok'])
  const cut = log.slice(0, log.length - 100)
  expect(rowsOf(withLog(database, cut))).toEqual([49, 'ok'])
  const flipped = log.slice()
  flipped[Math.floor(log.length / 2)]! ^= 1
  expect(Number(rowsOf(withLog(database, flipped))[0])).toBeLessThan(49)
  sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)')
  expect(rowsOf(withLog(await Bun.file(path).bytes(), new Uint8Array()))).toEqual([50, 'ok'])
  insert.finalize()
  sqlite.close()
})
