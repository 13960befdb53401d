import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect } from 'bun:test'
import { join } from 'node:path'
import JSZip from 'jszip'
import { until } from '#server/testing/until'
import { footage, megabytes } from '../footage'
import { startService } from '../service'
import { openWorld, type World } from '../world'
import { section } from './sentence'
import { type Body, listPathsOf, listsOf, openStanding, type Standing } from './standing'

let standing: Standing
beforeAll(async () => {
  standing = await openStanding()
  for (let i = 0; i < 130; i++) await standing.ok('POST', '/tags', { name: `tag ${String(i).padStart(3, '0')}` })
}, 120_000)
afterAll(() => standing?.close(), 30_000)

const plainLists = async (): Promise<string[]> => listsOf(await standing.document(), { path: standing.movies, q: 'sintel' })
const count = async (path: string): Promise<number> => (await standing.ok('GET', path)).results.length

section('8. Limits', (is) => {
  is('Default page size: 25', async () => {
    expect(await count('/tags')).toBe(25)
    expect(await count('/history')).toBe(25)
    for (const path of await plainLists()) {
      const { body } = await standing.request('GET', path)
      expect({ path, most: body.results.length <= 25 }).toEqual({ path, most: true })
    }
  })

  is('Maximum page size: 100', async () => {
    for (const limit of ['100', '101', '1000000', '1000000000']) expect([limit, await count(`/tags?limit=${limit}`)]).toEqual([limit, 100])
    expect(await count('/history?limit=5000')).toBe(100)
    for (const path of await plainLists()) {
      const { status, body } = await standing.request('GET', `${path}limit=100000`)
      expect({ path, status, most: body.results?.length <= 100 }).toEqual({ path, status: 200, most: true })
    }
  })

  is('Every list endpoint has the parameter limit', async () => {
    const { paths } = await standing.document()
    const found = listPathsOf(await standing.document())
    const lacking = found.filter((path) => {
      const names = (paths[path].get.parameters ?? []).map((each: Body) => each.name)
      return !names.includes('limit') || !names.includes('cursor')
    })

    expect(found.length).toBeGreaterThan(20)
    expect(lacking).toEqual([])
  })

  is('A smaller limit becomes 1', async () => {
    for (const limit of ['1', '0', '-5']) expect([limit, await count(`/tags?limit=${limit}`)]).toEqual([limit, 1])
    for (const path of await plainLists()) {
      const { status, body } = await standing.request('GET', `${path}limit=-1`)
      expect({ path, status, most: body.results?.length <= 1 }).toEqual({ path, status: 200, most: true })
    }
  })

  is('Every list rejects a limit that is not a number', async () => {
    for (const path of await plainLists())
      for (const limit of ['many', 'NaN', '1;2', '1e9', '0x10', 'Infinity', '%20', '']) {
        const { status, body } = await standing.request('GET', `${path}limit=${limit}`)
        expect({ path, limit, status, code: body?.error?.code }).toEqual({ path, limit, status: 422, code: 'validation_error' })
      }
  })
})

section('8. Limits of events', (is) => {
  const movie = { id: 901, title: 'The Slow Movie', year: 2019 }
  let world: World
  beforeAll(async () => {
    world = await openWorld({ movies: [movie] })
  }, 120_000)
  afterAll(() => world?.close(), 60_000)

  is(
    'Download progress event rate: 1 per second per download',
    async () => {
      await world.client().call('PUT', '/config', { download_speed_limit: 1000 })
      const title = 'The.Slow.Movie.2019.1080p.BluRay.x264-GROUP'
      await world.seed(title, movie, { content: [{ path: [`${title}.mp4`], bytes: footage(megabytes(10)) }] })
      const socket = await world.client().listen()
      await world.add(movie)
      await until('it is imported', () => socket.frames.some(({ type }) => type === 'import_completed'), 90_000).catch(() => {
        throw new Error(`it was not imported: ${JSON.stringify(socket.frames.slice(-5))}`)
      })
      socket.close()
      // The service's own times: frames that wait until this process gets its turn arrive together.
      const sentAt = socket.frames.flatMap(({ type, at }) => (type === 'download_progress' ? [Date.parse(at)] : []))
      const elapsed = (sentAt.at(-1)! - sentAt[0]!) / 1000

      expect(sentAt.length).toBeGreaterThanOrEqual(2)
      expect(sentAt.length).toBeLessThanOrEqual(Math.ceil(elapsed) + 2)
    },
    120_000,
  )
})

section('8. Limits of the diagnostic bundle', (is) => {
  let zip: JSZip
  beforeAll(async () => {
    await standing.stop()
    plant(standing.dataDir)
    const service = await startService({ dataDir: standing.dataDir })
    const answer = await fetch(`${service.url}/api/v1/diagnostics/export`, { headers: { authorization: `Bearer ${service.key}` } })
    zip = await JSZip.loadAsync(await answer.arrayBuffer())
    await service.stop()
  }, 120_000)
  const text = async (name: string): Promise<string> => (await zip.file(name)?.async('string')) ?? ''
  const rows = async (): Promise<Body[]> =>
    (await text('logs/last-7d.jsonl'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))

  is('Backup entries in bundle: most recent 50', async () => {
    const backups: Body[] = JSON.parse(await text('backups.json'))

    const found = backups.map(({ filename }) => filename).filter((name) => name.startsWith('planted'))

    expect(backups.length).toBe(50)
    expect(found.length).toBeGreaterThan(45)
    expect(found).toEqual(found.map((_, i) => planted(60 - i)))
  })

  is('Log row cap: 50 000 rows, the newest', async () => {
    const kept = await rows()

    expect(kept.length).toBe(50_000)
    expect(kept.filter(({ message }) => message === 'the oldest of the window')).toEqual([])
    expect(kept.filter(({ message }) => message === 'a planted line').length).toBeGreaterThan(49_000)
  })

  is('Log window: 7 days', async () => {
    const oldest = (await rows()).at(-1).ts_us

    expect(oldest).toBeGreaterThan((Date.now() - 7 * 86_400_000) * 1000)
  })
})

const planted = (number: number): string => `planted-${String(number).padStart(3, '0')}.zip`

/** Sixty backups, and more log rows than the bundle takes, the oldest of them outside its window. */
const plant = (dataDir: string): void => {
  const db = new Database(join(dataDir, 'app.db'))
  const backup = db.query(
    "INSERT INTO backups (kind, filename, size_bytes, app_version, schema_version, created_at, checksum_sha256) VALUES ('manual', ?, 1, '0.1.0', 1, ?, 'x')",
  )
  for (let i = 1; i <= 60; i++) backup.run(planted(i), new Date(Date.now() - (61 - i) * 60_000).toISOString())
  db.close()
  const logs = new Database(join(dataDir, 'logs.db'))
  const line = logs.query(
    "INSERT INTO logs (ts_us, level, target, subsystem, message, source) VALUES (?, 2, 'service::a::b', 'a', ?, 'backend')",
  )
  const now = Date.now() * 1000
  logs.transaction(() => {
    for (let i = 0; i < 20; i++) line.run(now - 8 * 86_400e6 - i, 'outside the window')
    for (let i = 0; i < 1000; i++) line.run(now - 6 * 86_400e6 - i, 'the oldest of the window')
    for (let i = 0; i < 50_000; i++) line.run(now - 86_400e6 + i, 'a planted line')
  })()
  logs.close()
}
