import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '#server/testing/torrent-programs'
import { until } from '#server/testing/until'
import { executable, outerEnv, run } from './executable'
import { type Service, startService } from './service'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-recovery-')))
const origin = join(root, 'origin')
const running: Service[] = []
let archive: string
let count = 0
type Backup = { filename: string; kind: string }

/** An installation with a tag and a backup. */
beforeAll(async () => {
  const service = await startService({ dataDir: origin })
  await service.client.call('POST', '/tags', { name: 'kept' })
  await service.stop()
  const made = await run(['backup', 'create', '--data-dir', origin, '--json'])
  archive = (JSON.parse(made.out) as Backup).filename
}, 120_000)
afterAll(async () => {
  for (const service of running) await service.cut()
  rmSync(root, { recursive: true, force: true })
})

const copyOfIt = (harm: (database: string) => void): string => {
  const dataDir = join(root, `${++count}`)
  cpSync(origin, dataDir, { recursive: true })
  for (const name of readdirSync(dataDir)) if (/^app\.db-(wal|shm)$/.test(name)) rmSync(join(dataDir, name))
  harm(join(dataDir, 'app.db'))
  return dataDir
}
const sumOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const tagsOf = async ({ client }: Service) => (await client.all<{ name: string }>('/tags')).map(({ name }) => name)

const harms: [string, (database: string) => void][] = [
  ['of zero bytes', (database) => truncateSync(database, 0)],
  ['that is garbage', (database) => writeFileSync(database, Buffer.alloc(64 * 1024, 'x'))],
  ['that is missing', (database) => rmSync(database)],
  [
    'that is damaged inside',
    (database) => {
      const bytes = readFileSync(database)
      for (let page = 4096; page < bytes.length; page += 8192) bytes.fill(0xff, page, page + 2000)
      writeFileSync(database, bytes)
    },
  ],
]

for (const [what, harm] of harms)
  test(`a database ${what} is never replaced by an empty one: the service reports it, changes nothing, and a backup restores it`, async () => {
    const dataDir = copyOfIt(harm)
    const before = readdirSync(dataDir).includes('app.db') ? sumOf(join(dataDir, 'app.db')) : null
    const port = await freePort()
    const standing = await startRecovery(dataDir, port)

    const status = (await (await fetch(`${standing.url}/api/v1/status`)).json()) as { status: string }
    const stranger = await fetch(`${standing.url}/api/v1/movies`)
    const known = await fetch(`${standing.url}/api/v1/movies`, { headers: { 'x-api-key': 'anything' } })
    await standing.stop()
    const doctor = await run(['doctor', '--data-dir', dataDir])

    expect(status.status).toBe('recovery')
    expect(stranger.status).toBe(401)
    expect(known.status).toBe(503)
    const told = ((await known.json()) as { error: { message: string } }).error.message
    expect(told).toContain('marquee doctor')
    expect(told).not.toContain(dataDir)
    expect(told).not.toContain(archive)
    expect(await standing.said).toContain(archive)
    expect(doctor.code).not.toBe(0)
    expect(doctor.out + doctor.err).toContain('backup restore')
    expect(readdirSync(dataDir).includes('app.db') ? sumOf(join(dataDir, 'app.db')) : null).toBe(before)

    const restored = await run(['backup', 'restore', join(dataDir, 'backups', archive), '--data-dir', dataDir])
    expect(restored).toMatchObject({ code: 0, err: '' })
    const service = await startService({ dataDir })
    running.push(service)
    expect(await tagsOf(service)).toContain('kept')
  }, 120_000)

test('a database of a newer version stays byte-identical: exit 78, naming both versions', async () => {
  const dataDir = copyOfIt((database) => {
    const sqlite = new Database(database)
    sqlite.run('PRAGMA user_version = 99')
    sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)')
    sqlite.close(true)
  })
  const before = sumOf(join(dataDir, 'app.db'))

  const started = await run(['serve', '--data-dir', dataDir, '--listen', `127.0.0.1:${await freePort()}`, '--no-open'])
  const doctor = await run(['doctor', '--data-dir', dataDir])

  expect(started.code).toBe(78)
  expect(started.err).toMatch(/schema 99\); this is \S+, which knows \d+\. Use \S+ again\./)
  expect(doctor.code).not.toBe(0)
  expect(doctor.out + doctor.err).toContain('99')
  expect(sumOf(join(dataDir, 'app.db'))).toBe(before)
}, 120_000)

test('marquee backup creates, lists and verifies, with or without a running service', async () => {
  const dataDir = copyOfIt(() => {})
  const service = await startService({ dataDir })
  const beside = await run(['backup', 'create', '--data-dir', dataDir, '--json'])
  const listed = await run(['backup', 'list', '--data-dir', dataDir, '--json'])
  const locked = await run(['backup', 'restore', join(dataDir, 'backups', archive), '--data-dir', dataDir])
  await service.stop()
  const made = JSON.parse(beside.out) as Backup
  const whole = await run(['backup', 'verify', '--data-dir', dataDir])
  const path = join(dataDir, 'backups', made.filename)
  const archives = readdirSync(dirname(path)).filter((name) => name.endsWith('.zip'))
  const bytes = readFileSync(path)
  const middle = Math.floor(bytes.length / 2)
  bytes.fill(0x55, middle, middle + 300)
  writeFileSync(path, bytes)
  const damaged = await run(['backup', 'verify', '--data-dir', dataDir])
  const refused = await run(['backup', 'restore', path, '--data-dir', dataDir])

  expect(made.kind).toBe('manual')
  // Newest first. The service may create scheduled backups at any time.
  const names = (JSON.parse(listed.out) as Backup[]).map(({ filename }) => filename)
  expect(names.filter((name) => [made.filename, archive].includes(name))).toEqual([made.filename, archive])
  expect(locked.code).toBe(75)
  expect(whole.code).toBe(0)
  expect(whole.out.match(/ {2}verified {2}/g)).toHaveLength(archives.length)
  expect(damaged.code).toBe(69)
  expect(damaged.out).toContain(`  damaged  ${made.filename}: `)
  expect(refused.code).toBe(69)
  expect(refused.err).toContain('cannot be restored')
}, 120_000)

/** In recovery there is no key to request, so this starts the program without `startService`. */
const startRecovery = async (dataDir: string, port: number) => {
  const child = Bun.spawn({
    cmd: [...executable(), 'serve', '--data-dir', dataDir, '--listen', `127.0.0.1:${port}`, '--no-open'],
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
    env: outerEnv(),
  })
  const said = new Response(child.stderr).text()
  const url = `http://127.0.0.1:${port}`
  await until('it answers', () =>
    fetch(`${url}/api/v1/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return {
    url,
    /** Its stderr until it exited. */
    said,
    stop: async () => {
      child.kill('SIGTERM')
      await child.exited
    },
  }
}
