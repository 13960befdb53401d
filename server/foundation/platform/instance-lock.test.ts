import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acquireInstanceLock, isInstanceLocked, readInstanceNote, writeInstanceNote } from './instance-lock'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'marquee-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = async () => {
  const child = Bun.spawn({
    cmd: [process.execPath, join(import.meta.dir, '../../testing/lock-main.ts'), dataDir],
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const { value } = await child.stdout.getReader().read()
  const kill = async () => {
    child.kill('SIGKILL')
    await child.exited
  }
  return { outcome: new TextDecoder().decode(value).trim(), kill }
}

test('of two services on one data folder exactly one starts, even at the same moment', async () => {
  const started = await Promise.all([start(), start(), start()])

  expect(started.map(({ outcome }) => outcome).sort()).toEqual(['acquired', 'held', 'held'])
  for (const each of started) await each.kill()
})

test('a killed service leaves no lock', async () => {
  const first = await start()
  expect(acquireInstanceLock(dataDir).kind).toBe('held')

  await first.kill()

  const own = acquireInstanceLock(dataDir)
  expect(own.kind).toBe('acquired')
  if (own.kind === 'acquired') own.release()
})

test('checks whether a service runs without taking the lock or leaving a trace', async () => {
  expect(isInstanceLocked(dataDir)).toBe(false)
  expect(readdirSync(dataDir)).toEqual([])

  const service = await start()

  expect(isInstanceLocked(dataDir)).toBe(true)
  await service.kill()
  expect(isInstanceLocked(dataDir)).toBe(false)
})

test('the lock survives garbage collection and ends when released', async () => {
  const own = acquireInstanceLock(dataDir)
  Bun.gc(true)
  expect((await start()).outcome).toBe('held')
  expect(acquireInstanceLock(dataDir).kind).toBe('held')

  if (own.kind === 'acquired') own.release()

  const other = await start()
  expect(other.outcome).toBe('acquired')
  await other.kill()
})

test('a second start finds the first through its note, which other users cannot read', () => {
  expect(readInstanceNote(dataDir)).toBeNull()
  const note = { pid: 7, port: 8080, hosts: ['127.0.0.1', '::1'], base_url: '/movies', version: '0.1.0', backup_path: null }

  writeInstanceNote(dataDir, note)

  expect(readInstanceNote(dataDir)).toEqual(note)
  expect(statSync(join(dataDir, 'instance.json')).mode & 0o777).toBe(0o600)
})

test('an unreadable note still shows that a service was here', () => {
  writeFileSync(join(dataDir, 'instance.json'), '{"pid":')

  expect(readInstanceNote(dataDir)).toBe('unreadable')
})

test('repairs a garbage lock file instead of refusing to start', () => {
  writeFileSync(join(dataDir, 'instance.lock.db'), 'nonsense '.repeat(1000))

  expect(isInstanceLocked(dataDir)).toBe(false)
  const lock = acquireInstanceLock(dataDir)

  expect(lock.kind).toBe('acquired')
  if (lock.kind === 'acquired') lock.release()
  expect(statSync(join(dataDir, 'instance.lock.db')).size).toBe(0)
})
