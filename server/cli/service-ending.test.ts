import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInstanceLocked } from '#server/foundation/platform/instance-lock'
import { freePort } from '#server/testing/torrent-programs'
import { until } from '#server/testing/until'
import { keyIn } from './running'

/** Only guards against hanging: each test starts the whole program. */
setDefaultTimeout(120_000)

let dir: string
let started: Bun.Subprocess[]
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-ending-')))
  started = []
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(started.map((child) => child.exited))
  rmSync(dir, { recursive: true, force: true })
})

const start = async (env: Record<string, string> = {}, words: string[] = [process.execPath, join(import.meta.dir, '../main.ts')]) => {
  const port = await freePort()
  const child = Bun.spawn({
    cmd: [...words, '--data-dir', dir, '--no-open', '--listen', `127.0.0.1:${port}`],
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
    env: { PATH: '/usr/bin:/bin', HOME: dir, ...env },
  })
  started.push(child)
  const status = async () =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/status`).catch(() => null))?.json() as Promise<{ started_at: string } | undefined>
  await until('the service responds', status)
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${keyIn(dir)}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return { child, port, status, ask }
}

test('the UI can quit the service cleanly, and only with the key', async () => {
  const { child, port, ask } = await start()
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/service/stop`, { method: 'POST' })).status).toBe(401)

  const answered = await ask('POST', '/service/stop')

  expect(answered.status).toBe(202)
  expect(await answered.json()).toEqual({ action: 'stop' })
  expect(await child.exited).toBe(0)
})

test('a stop signal while it starts ends it cleanly, from the moment when it claims its folder', async () => {
  const child = Bun.spawn({
    cmd: [
      process.execPath,
      join(import.meta.dir, '../main.ts'),
      '--data-dir',
      dir,
      '--no-open',
      '--listen',
      `127.0.0.1:${await freePort()}`,
    ],
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
    env: { PATH: '/usr/bin:/bin', HOME: dir },
  })
  started.push(child)
  await until('it claims its folder', () => existsSync(join(dir, 'instance.lock.db')))

  child.kill('SIGTERM')

  expect([await child.exited, child.signalCode]).toEqual([0, null])
})

test('under a service manager, a restart exits with the code that asks for another start', async () => {
  const shell = ['/bin/sh', '-c', `export SYSTEMD_EXEC_PID=$$; exec "$@"`, 'sh', process.execPath, join(import.meta.dir, '../main.ts')]
  const { child, ask } = await start({}, shell)

  expect((await ask('POST', '/service/restart')).status).toBe(202)

  expect(await child.exited).toBe(85)
})

test('without a service manager, the program restarts itself on the same folder and port', async () => {
  const first = await start()
  const before = (await first.status())?.started_at

  expect((await first.ask('POST', '/service/restart')).status).toBe(202)

  expect(await first.child.exited).toBe(0)
  await until('the new service responds', async () => {
    const now = (await first.status())?.started_at
    return now !== undefined && now !== before
  })
  expect((await first.ask('POST', '/service/stop')).status).toBe(202)
  // It stops answering first, and writes to its folder until it releases the lock.
  await until('it has ended', () => !isInstanceLocked(dir))
  expect(await first.status()).toBeUndefined()
})

test('a folder is only revealed where there is a display', async () => {
  const { ask } = await start()

  expect((await ask('POST', '/service/reveal', { what: 'data' })).status).toBe(409)
  expect((await ask('POST', '/service/reveal', { what: 'movie' })).status).toBe(422)
  expect((await ask('POST', '/service/reveal', { what: 'movie', id: 999 })).status).toBe(404)
})

test('running from source cannot start at sign-in, and reports it', async () => {
  const { ask } = await start()

  expect(await (await ask('GET', '/service/autostart')).json()).toMatchObject({ enabled: false, supported: false })
  expect((await ask('PUT', '/service/autostart', { enabled: true })).status).toBe(409)
})
