import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { systemClock } from '#server/foundation/lib/clock'
import type { Backup } from '#server/service/backups/schema'
import { newDataDir } from '#server/testing/backup-world'
import { putMovie } from '#server/testing/put-rows'
import { after, until } from '#server/testing/until'
import { capabilities } from '#world/torznab-xml'
import type { Outside } from './outside'
import { openRestartableApp } from './restartable-app'

/** Only guards against hanging: these tests start processes and sync disks. */
setDefaultTimeout(120_000)

let room: ReturnType<typeof newDataDir>
let exits: number[]
let close: () => Promise<void> = async () => {}
beforeEach(() => {
  room = newDataDir()
  exits = []
})
afterEach(async () => {
  await close()
  room.remove()
})

const outside = (): Outside => ({
  argv: [],
  env: {},
  platform: 'linux',
  arch: 'x64',
  pid: 1,
  uid: null,
  version: '1.2.3',
  isRelease: false,
  self: [process.execPath, join(import.meta.dir, '../main.ts')],
  threads: {
    bundle: new URL('../service/diagnostics/bundle-worker.ts', import.meta.url),
    torrentReader: new URL('../acquisition/torrent/reader-worker.ts', import.meta.url),
    listReader: new URL('../connections/lists/reader-worker.ts', import.meta.url),
    fileReader: new URL('../connections/move-in/contents-worker.ts', import.meta.url),
    media: new URL('../library/media/worker.ts', import.meta.url),
    watchdog: new URL('../foundation/platform/watchdog-thread.ts', import.meta.url),
    queryThread: new URL('../catalog/movies/query-worker.ts', import.meta.url),
  },
  ui: undefined,
  licenses: async () => ({ thirdParty: [], notices: '' }),
  clock: systemClock,
  isTerminal: false,
  write: () => {},
  writeBytes: () => {},
  out: () => {},
  err: () => {},
  input: () => new Blob().stream() as unknown as AsyncIterable<Uint8Array>,
  onStopSignal: () => {},
  onFault: () => {},
  memoryBytes: () => 0,
  exit: (code) => void exits.push(code),
  parent: null,
})

/** Starts the service as `marquee serve` does. */
const serve = async (restoreTimeoutMs = 20_000) => {
  const kept = await openRestartableApp(outside(), { dataDir: room.dataDir, listenOn: { address: '127.0.0.1', port: 0 }, restoreTimeoutMs })
  if (kept.kind !== 'app') throw new Error(`the service did not start: ${kept.kind}`)
  const { port } = kept.present().listening()!
  const key = kept.present().ground.config.get().api_key!
  close = () => kept.present().stop()
  const ask = async <T = { error: { code: string; message: string } }>(method: string, path: string, body?: unknown) => {
    const isFile = body instanceof FormData
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && !isFile && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as T }
  }
  return {
    ask,
    port,
    key,
    present: kept.present,
    addTag: async (name: string) => expect((await ask('POST', '/tags', { name })).status).toBe(201),
    tags: async () => (await ask<{ results: { name: string }[] }>('GET', '/tags')).body.results.map(({ name }) => name),
    backUp: async () => (await ask<Backup>('POST', '/backups')).body,
  }
}

test('a restore brings back the old database at the same address', async () => {
  const service = await serve()
  await service.addTag('old')
  const { id } = await service.backUp()
  await service.addTag('new')

  const { status } = await service.ask('POST', `/backups/${id}/restore`)

  expect(status).toBe(200)
  expect(await service.tags()).toEqual(['old'])
  await service.addTag('still working')
})

test('if the service does not start with the restored database, the old one serves again and the response says so', async () => {
  const service = await serve()
  await service.addTag('in the archive')
  const before = service.present()
  // Intact and with our schema, but the service cannot start with it.
  before.ground.db.$client.run("UPDATE config SET blocked_extensions = '[not json'")
  const { id } = await service.backUp()
  before.ground.db.$client.run("UPDATE config SET blocked_extensions = '[]'")
  await service.addTag('present')

  const { status, body } = await service.ask('POST', `/backups/${id}/restore`)

  expect(status).toBe(409)
  expect(body.error.message).toContain('the service does not start with it. The previous database is back in place')
  expect(await service.tags()).toEqual(['in the archive', 'present'])
  await service.addTag('still working')
  expect(service.present()).not.toBe(before)
  const { logs } = service.present().ground
  logs.sink.flush()
  const logged = logs.db.$client.query("SELECT message FROM logs WHERE message LIKE 'nothing was restored%'").all()
  expect(logged).toHaveLength(1)
  expect(exits).toEqual([])
})

test('a request that never ends makes a restore fail with a helpful message, and the service continues', async () => {
  const service = await serve(300)
  await service.addTag('present')
  const { id } = await service.backUp()
  const before = service.present()
  const phone = connect(service.port, '127.0.0.1')
  const head = ['POST /api/v1/tags HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${service.key}`, 'Content-Type: application/json']
  await once(phone, 'connect')
  phone.write(`${[...head, 'Content-Length: 100'].join('\r\n')}\r\n\r\n{"name":`)

  const { status, body } = await service.ask('POST', `/backups/${id}/restore`)

  expect(status).toBe(503)
  expect(body.error.message).toContain('another request that changes something')
  expect(body.error.message).toContain('marquee backup restore')
  await service.addTag('still working')
  expect(service.present()).toBe(before)
  phone.destroy()
})

test('a restore waits for background work first, and loses none of it', async () => {
  const service = await serve()
  const { id } = await service.backUp()
  const before = service.present()
  const ready = Promise.withResolvers<void>()
  const importing = before.ground.background.begin('notifying webhooks', async () => {
    await ready.promise
    before.rooms.tags.add({ name: 'written late' })
  })

  const restoring = service.ask<{ pre_restore_id: number }>('POST', `/backups/${id}/restore`)
  // Longer than a service that is only stopping would wait.
  await after(1500)
  ready.resolve()
  const { status, body } = await restoring
  await importing

  expect(status).toBe(200)
  expect(await service.tags()).toEqual([])
  const snapshot = await service.ask('POST', `/backups/${body.pre_restore_id}/restore`)
  expect(snapshot.status).toBe(200)
  expect(await service.tags()).toEqual(['written late'])
})

test('background work that does not end makes a restore fail, named in the message, and the service continues', async () => {
  const service = await serve(300)
  const { id } = await service.backUp()
  const before = service.present()
  const ready = Promise.withResolvers<void>()
  const importing = before.ground.background.begin('notifying webhooks', () => ready.promise)

  const { status, body } = await service.ask('POST', `/backups/${id}/restore`)

  expect(status).toBe(503)
  expect(body.error.message).toContain('notifying webhooks')
  expect(service.present()).toBe(before)
  await service.addTag('still working')
  ready.resolve()
  await importing
  // Other work may briefly be under way.
  await until('a restore succeeds', async () => (await service.ask('POST', `/backups/${id}/restore`)).status === 200)
})

test('a restore stops a search that waits for an indexer, and the search leaves no trace in the restored database', async () => {
  const service = await serve(8_000)
  const asked: string[] = []
  const indexer = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: (request) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.get('t') ?? '')
      if (searchParams.get('t') === 'caps') return new Response(capabilities('http://127.0.0.1'))
      return new Promise<Response>(() => {})
    },
  })
  const { ground } = service.present()
  const movie = putMovie(ground, { title: 'Big Buck Bunny', year: 2008 })
  const { id } = await service.backUp()
  const made = await service.ask<{ id: number }>('POST', '/indexers', {
    name: 'slow',
    type: 'torznab',
    url: `http://127.0.0.1:${indexer.port}`,
  })
  await service.ask('POST', `/movies/${movie}/search`)
  await until('the indexer is asked', () => asked.includes('movie') || asked.includes('search'))

  const { status } = await service.ask('POST', `/backups/${id}/restore`)
  await indexer.stop(true)

  expect([made.status, status]).toEqual([201, 200])
  const after = service.present().ground.db.$client
  expect(after.query("SELECT type FROM history WHERE type LIKE 'search_%' OR type = 'indexer_failed'").all()).toEqual([])
  expect(after.query('SELECT last_searched_at FROM movies').values()).toEqual([[null]])
  await service.addTag('still working')
})

test('a service can be stopped twice and leaves an intact database', async () => {
  const service = await serve()
  const app = service.present()

  await Promise.all([app.stop(), app.stop()])
  await app.stop()

  const sqlite = new Database(join(room.dataDir, 'app.db'), { readonly: true })
  expect(sqlite.query('PRAGMA quick_check').values()).toEqual([['ok']])
  sqlite.close()
})
