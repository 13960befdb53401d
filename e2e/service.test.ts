import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/testing/torrent-programs'
import { until } from '#server/testing/until'
import { createClient } from './client'
import { executable, run } from './executable'
import { keyOf, type Service, startService } from './service'
import { filesBelow } from './world'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-service-')))
const running: Service[] = []
let count = 0
const newDataDir = (): string => join(root, `${++count}`, 'data')
const start = async (dataDir: string, more: Partial<Parameters<typeof startService>[0]> = {}): Promise<Service> => {
  mkdirSync(join(dataDir, '..'), { recursive: true })
  const service = await startService({ dataDir, ...more })
  running.push(service)
  return service
}
afterAll(async () => {
  for (const service of running) await service.cut()
  rmSync(root, { recursive: true, force: true })
})

type Config = Record<string, unknown>
/** Undefined if it is gone, like the files of a backup that was just made. */
const modeOf = (path: string): string | undefined => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && (found.mode & 0o777).toString(8)
}

test('the first start creates a private data directory, a key and settings, and reveals next to nothing to strangers', async () => {
  const dataDir = newDataDir()

  const service = await start(dataDir)

  expect(modeOf(dataDir)).toBe('700')
  for (const file of filesBelow(dataDir)) expect(`${file} ${modeOf(join(dataDir, file))?.slice(-2) ?? '00'}`).toBe(`${file} 00`)
  expect(filesBelow(dataDir)).toContain('app.db')
  const status = await fetch(`${service.url}/api/v1/status`)
  expect(Object.keys((await status.json()) as object).toSorted()).toEqual([
    'setup_complete',
    'started_at',
    'status',
    'uptime_seconds',
    'version',
  ])
  const config = await service.client.call<Config>('GET', '/config')
  expect(config.api_key).toBe(service.key)
  expect(config.search_interval_minutes).toBe(15)
  expect((await fetch(`${service.url}/api/v1/movies`)).status).toBe(401)
  expect(service.said()).not.toContain(service.key)
}, 120_000)

test('a second start on the same data directory exits with 75, names the first, and disturbs nothing', async () => {
  const dataDir = newDataDir()
  const first = await start(dataDir)

  const second = await run(['serve', '--data-dir', dataDir, '--listen', `127.0.0.1:${await freePort()}`, '--no-open'])

  expect(second.code).toBe(75)
  expect(second.err.trim().split('\n')).toHaveLength(1)
  expect(second.err).toContain(`localhost:${first.port}`)
  expect((await first.client.ask('GET', '/movies')).status).toBe(200)
}, 120_000)

test('a port in use is one clear line and exit 69, never another port', async () => {
  const other = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('somebody else') })
  const dataDir = newDataDir()

  const ended = await run(['serve', '--data-dir', dataDir, '--listen', `127.0.0.1:${other.port}`, '--no-open'])

  expect(ended.code).toBe(69)
  expect(ended.err.trim().split('\n')).toHaveLength(1)
  expect(ended.err).toContain(String(other.port))
  expect(await (await fetch(`http://127.0.0.1:${other.port}`)).text()).toBe('somebody else')
  await other.stop(true)
}, 120_000)

test('on SIGTERM it closes open sockets with 1001 and exits with 0 within ten seconds, children included', async () => {
  const service = await start(newDataDir())
  const sockets = await Promise.all(Array.from({ length: 5 }, () => service.client.listen()))
  await until('the engine runs', () => service.enginePid())
  const engine = (await service.enginePid())!
  const began = performance.now()

  const code = await service.stop()

  expect(code).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(Array(5).fill(1001))
  expect(() => process.kill(engine, 0)).toThrow()
}, 120_000)

test('a restart keeps the key, settings, sessions and resources', async () => {
  const dataDir = newDataDir()
  const first = await start(dataDir)
  const movies = join(root, 'movies')
  mkdirSync(movies)
  await first.client.call('POST', '/root-folders', { path: movies })
  await first.client.call('PUT', '/config', { search_interval_minutes: 45 })
  const { token } = await first.client.call<{ token: string }>('POST', '/auth/sessions', { kind: 'cli', label: 'kept' })
  const before = await first.client.call<Config>('GET', '/config')
  const history = await first.client.history()
  await first.stop()

  const second = await start(dataDir)

  expect(await second.client.call<Config>('GET', '/config')).toEqual(before)
  expect(await second.client.all<{ path: string }>('/root-folders')).toMatchObject([{ path: movies }])
  expect((await createClient({ url: second.url, key: token }).ask('GET', '/movies')).status).toBe(200)
  expect((await second.client.history()).slice(0, history.length)).toEqual(history)
}, 120_000)

test('commands know a changed port and backup folder immediately', async () => {
  const dataDir = newDataDir()
  const service = await start(dataDir)
  const chosen = realpathSync(mkdtempSync(join(root, 'backups-')))

  const refused = await service.client.ask('PUT', '/config', { backup_path: join(chosen, 'nowhere') })
  await service.client.call('PUT', '/config', { backup_path: chosen, base_url: '/movies' })
  const noted = () => JSON.parse(readFileSync(join(dataDir, 'instance.json'), 'utf8')) as { backup_path: string; base_url: string }
  await until('it is recorded', () => noted().base_url === '/movies')
  const made = await run(['backup', 'create', '--data-dir', dataDir, '--json'])

  expect(refused.status).toBe(422)
  expect(noted().backup_path).toBe(chosen)
  expect(made.code).toBe(0)
  // The first scheduled backup may have been created in between, or is just being made.
  expect(filesBelow(chosen).filter((path) => !/-scheduled-|^\.staging\//.test(path))).toEqual([
    (JSON.parse(made.out) as { filename: string }).filename,
  ])
}, 120_000)

test('with a prefix, both the prefixed and the bare path answer, immediately and after a restart', async () => {
  const dataDir = newDataDir()
  const service = await start(dataDir)

  await service.client.call('PUT', '/config', { base_url: '/some/prefix' })

  const expectBoth = async ({ url, key }: { url: string; key: string }) => {
    for (const base of [url, `${url}/some/prefix`]) {
      expect((await fetch(`${base}/api/v1/status`)).status).toBe(200)
      const tag = await fetch(`${base}/api/v1/tags`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `tag ${Math.random()}` }),
      })
      expect(tag.headers.get('location')).toMatch(/^\/some\/prefix\/api\/v1\/tags\/\d+$/)
      const client = createClient({ url: base, key })
      const socket = await client.listen()
      socket.close()
    }
    expect(
      (await fetch(`${url}/some/other/api/v1/status`, { headers: { accept: 'text/html' } })).headers.get('content-type'),
    ).not.toContain('json')
  }
  await expectBoth(service)
  await service.stop()
  await expectBoth(await start(dataDir))
}, 120_000)

/** Running from source, the runtime reads its working directory; the built program must not. */
const isBuilt = executable().length === 1
test.skipIf(!isBuilt)(
  'reads and runs nothing in its working directory',
  async () => {
    const hostile = join(root, 'hostile')
    const trace = join(root, 'trace')
    mkdirSync(join(hostile, 'node_modules', 'elysia'), { recursive: true })
    const leave = `require('node:fs').appendFileSync(${JSON.stringify(trace)}, 'run')\n`
    const files = {
      'preload.js': leave,
      'bunfig.toml': 'preload = ["./preload.js"]\n[run]\npreload = ["./preload.js"]\n',
      '.env': `MARQUEE_DATA_DIR=${join(root, 'stolen')}\nMARQUEE_LISTEN=127.0.0.1:1\nBUN_OPTIONS=--preload=./preload.js\n`,
      '.env.production': `MARQUEE_DATA_DIR=${join(root, 'stolen')}\n`,
      'package.json': '{"main":"preload.js","type":"commonjs"}',
      'tsconfig.json': '{"compilerOptions":{"paths":{"*":["./preload.js"]}}}',
      'node_modules/elysia/index.js': leave,
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(hostile, name), text)
    const dataDir = newDataDir()

    const service = await start(dataDir, { cwd: hostile })
    await until('the engine runs', () => service.enginePid())
    const told = await run(['api-key', '--data-dir', dataDir], { cwd: hostile })

    expect(told.out).toContain(service.key)
    expect(filesBelow(root).filter((path) => path.startsWith('trace') || path.startsWith('stolen'))).toEqual([])
    expect(await keyOf(dataDir)).toBe(service.key)
  },
  120_000,
)

test('ignores environment variables that make the runtime log requests, because requests contain keys', async () => {
  let asked = 0
  const provider = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.json({ images: {}, page: ++asked }) })
  for (const how of ['curl', 'true']) {
    const service = await start(newDataDir(), { env: { BUN_CONFIG_VERBOSE_FETCH: how } })
    const settings = {
      metadata_url: `http://127.0.0.1:${provider.port}`,
      metadata_api_key: `canary of the provider ${how}`.replaceAll(' ', '-'),
    }
    await service.client.call('PUT', '/config', settings)
    await service.client.call('POST', '/config/test/metadata')

    expect(await service.stop()).toBe(0)
    expect(service.said()).not.toMatch(/canary|HTTP\/1\.1/)
  }
  expect(asked).toBeGreaterThanOrEqual(2)
  await provider.stop(true)
}, 120_000)
