import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { closeSync, copyFileSync, existsSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { lastSeq } from '#server/foundation/history/journal'
import { systemClock } from '#server/foundation/lib/clock'
import { isAsItWasLeft } from '#server/foundation/platform/db/clean-end'
import { openDb } from '#server/foundation/platform/db/open'
import type { Host } from '#server/foundation/platform/host'
import type { App } from '#server/open-app'
import { newDataDir, openBackupWorld } from '#server/testing/backup-world'
import { until } from '#server/testing/until'
import { bootApp } from './boot-app'
import { noAutostart } from './host'
import type { Outside } from './outside'

/** Only guards against hanging: these tests start threads and sync disks. */
setDefaultTimeout(120_000)

let room: ReturnType<typeof newDataDir>
let app: App | null
let endings: string[]
beforeEach(async () => {
  room = newDataDir()
  app = null
  endings = []
  const world = await openBackupWorld({ dataDir: room.dataDir })
  for (let i = 0; i < 300; i++) world.addTag(`tag ${i}`)
  world.close()
  // Switching to a log changes the header, which a running service has done long ago.
  openDb(database()).$client.close(true)
})
afterEach(async () => {
  await app?.stop()
  room.remove()
})

const database = () => join(room.dataDir, 'app.db')
const host: Host = {
  end: (how) => void endings.push(how),
  autostart: noAutostart,
  reveal: async () => false,
  licenses: async () => ({ thirdParty: [], notices: '' }),
  samples: null,
  isSample: false,
}
const outside = {
  clock: systemClock,
  version: '1.2.3',
  isRelease: false,
  threads: {
    bundle: '',
    torrentReader: '',
    listReader: '',
    fileReader: '',
    media: new URL('../library/media/worker.ts', import.meta.url),
    watchdog: '',
    queryThread: new URL('../catalog/movies/query-worker.ts', import.meta.url),
  },
  ui: undefined,
  self: ['/bin/false'],
  env: {},
  err: () => {},
} as unknown as Outside

/** As `marquee serve` does. */
const open = async ({ isStarted = true } = {}): Promise<App> => {
  const opened = await bootApp(outside, room.dataDir, { listenOn: { address: '127.0.0.1', port: 0 }, host, checksLater: true })
  if (opened.kind !== 'app') throw new Error(`it did not open: ${opened.kind}`)
  app = opened.app
  if (isStarted) app.start()
  return app
}
const ask = async (method: string, path: string, body?: unknown) => {
  const request = new Request(`http://localhost:8080/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${app!.ground.config.get().api_key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await app!.answer(request, { ip: '127.0.0.1', upgrade: () => false })
  return { status: answer!.status, body: (await answer!.json()) as { status: string } }
}
const isFoundSound = () => until('the pages are checked', () => app?.ground.laterCheck.isPending() === false)

test('a database that was not closed properly is open at once, and checked behind the open door', async () => {
  const { ground } = await open({ isStarted: false })
  expect(ground.laterCheck.isPending()).toBe(true)
  expect((await ask('GET', '/tags')).status).toBe(200)

  app!.start()
  await isFoundSound()

  expect((await ask('POST', '/tags', { name: 'later' })).status).toBe(201)
  await app!.stop()
  expect(isAsItWasLeft(database())).toBe(true)
  expect((await open()).ground.laterCheck.isPending()).toBe(false)
})

test('after a power cut, no number of an event is given twice', async () => {
  const first = await open()
  await ask('POST', '/tags', { name: 'before' })
  const last = lastSeq(first.ground.db)
  const [file, log] = [readFileSync(database()), readFileSync(`${database()}-wal`)]
  await first.stop()
  writeFileSync(database(), file)
  writeFileSync(`${database()}-wal`, log)

  const { ground } = await open({ isStarted: false })

  expect(lastSeq(ground.db)).toBeGreaterThan(last + 1000)
})

test('changes wait for the check, and are kept', async () => {
  await open()

  const { status } = await ask('POST', '/tags', { name: 'asked for too early' })

  expect(status).toBe(201)
  expect(app!.ground.laterCheck.isPending()).toBe(false)
})

test('whoever stops before the check has ended leaves the file as it was, and the next start checks again', async () => {
  const before = readFileSync(database())
  const { ground } = await open({ isStarted: false })
  ground.db.$client.run("INSERT INTO tags (name) VALUES ('only in the log')")

  await app!.stop()

  expect(readFileSync(database()).equals(before)).toBe(true)
  const next = await open({ isStarted: false })
  expect(next.ground.laterCheck.isPending()).toBe(true)
  expect(next.ground.db.$client.query("SELECT count(*) FROM tags WHERE name = 'only in the log'").values()).toEqual([[1]])
})

/** Overwrites a page that opening the service does not read. */
const spoil = (): void => {
  const sqlite = new Database(database())
  const page = sqlite
    .query("SELECT pageno FROM dbstat WHERE name = 'tags_name_unique' OR name = 'tags' ORDER BY pageno DESC")
    .values()[0]?.[0]
  sqlite.close(true)
  const fd = openSync(database(), 'r+')
  writeSync(fd, Buffer.alloc(4000, 7), 0, 4000, (Number(page) - 1) * 4096)
  closeSync(fd)
}

test('damage ends the service at once, nothing is changed, and the next start offers to restore', async () => {
  spoil()
  const copy = join(room.dataDir, 'copy')
  copyFileSync(database(), copy)

  await open()
  await until('the service ends', () => endings.includes('restart'))
  let isChanged = false
  void ask('POST', '/tags', { name: 'never' }).then(() => (isChanged = true))
  await app!.stop()

  expect(isChanged).toBe(false)
  expect(readFileSync(database()).equals(readFileSync(copy))).toBe(true)
  rmSync(copy)
  const next = await bootApp(outside, room.dataDir, { checksLater: true, host })
  expect(next.kind).toBe('recovery')
  expect(existsSync(`${database()}.closed`)).toBe(true)
  app = null
})
