import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundlePrograms, wholeProgram } from '#server/testing/bundle-programs'
import { until } from '#server/testing/until'

/** Each test starts the whole program. */
setDefaultTimeout(120_000)

let dir: string
let programs: string
beforeAll(async () => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-cli-')))
  programs = mkdtempSync(join(tmpdir(), 'marquee-programs-'))
  await bundlePrograms(programs, wholeProgram)
})
afterAll(() => {
  rmSync(dir, { recursive: true, force: true })
  rmSync(programs, { recursive: true, force: true })
})

const marquee = async (...args: string[]) => {
  const child = Bun.spawn({ cmd: [process.execPath, join(programs, 'main.ts'), ...args], stdout: 'pipe', stderr: 'pipe' })
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, out, err }
}

test('refuses a token lifetime of zero days or more than a year as a usage error', async () => {
  for (const days of ['400', '0', '-1', 'x', '1.5']) {
    const { code, err } = await marquee('token', 'create', 'x', `--days=${days}`, '--data-dir', dir)

    expect([days, code]).toEqual([days, 64])
    expect(err).toContain('from 1 to 365')
  }
})

test('the demo refuses a folder with other contents', async () => {
  writeFileSync(join(dir, 'a letter'), '')

  const { code, err } = await marquee('demo', '--once', '--data-dir', dir)

  expect(code).toBe(78)
  expect(err).toContain(`${dir} is not empty`)
})

const moviesIn = (place: string): number => {
  const file = join(place, 'data/app.db')
  if (!existsSync(file)) return 0
  using db = new Database(file, { readonly: true })
  try {
    return db.query<{ n: number }, []>('SELECT count(*) AS n FROM movies').get()?.n ?? 0
  } catch {
    return 0 // not created yet
  }
}

test('the demo continues after the reader of its output is gone, and exits with 0', async () => {
  const place = join(dir, 'unread')
  const cmd = [process.execPath, join(programs, 'main.ts'), 'demo', '--no-open', '--data-dir', place]
  const child = Bun.spawn({ cmd, stdout: 'pipe', stderr: 'pipe' })

  await child.stdout.cancel()
  await until('it continues after its first output', () => child.exitCode !== null || moviesIn(place) > 0)
  child.kill('SIGTERM')

  expect([await child.exited, await new Response(child.stderr).text()]).toEqual([0, ''])
})

test('reports an invalid listen address in one line', async () => {
  const { code, err } = await marquee('serve', '--no-open', '--data-dir', join(dir, 'data'), '--listen', 'nonsense')

  expect(code).toBe(78)
  expect(err.trimEnd().split('\n')).toEqual([
    expect.stringContaining('Cannot listen on nonsense: this computer does not have that address'),
  ])
})

test('service status --json has the output of the system in a field', async () => {
  const systemctl = join(dir, 'systemctl')
  writeFileSync(systemctl, '#!/bin/sh\necho "marquee.service: running"\n')
  chmodSync(systemctl, 0o755)
  const asked = `
    const { serviceCommand } = await import('#server/cli/service')
    const outside = { self: ['/opt/marquee'], platform: 'linux', uid: 1000, env: process.env, out: console.log }
    process.exit(await serviceCommand.run(outside, { given: { json: true }, words: ['status'] }))`
  const child = Bun.spawn({
    cmd: [process.execPath, '-e', asked],
    cwd: join(import.meta.dir, '../..'),
    env: { PATH: `${dir}:/usr/bin:/bin` },
    stdout: 'pipe',
  })

  const [out, code] = await Promise.all([new Response(child.stdout).text(), child.exited])

  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({ action: 'status', done: true, output: 'marquee.service: running' })
})

test.each([
  ['a folder instead of the database', (place: string) => mkdirSync(join(place, 'app.db')), 'it is a folder'],
  ['a database that lacks a table', (place: string) => change(place, 'DROP TABLE tags'), 'lacks the table tags'],
  ['a setting that cannot be read', (place: string) => change(place, `UPDATE config SET blocked_extensions = '{'`), 'cannot be started on'],
])('%s leads to recovery with a message and no stack trace', async (_, harm, words) => {
  const place = mkdtempSync(join(dir, 'harmed-'))
  if (words !== 'it is a folder') await serveOnce(place)
  harm(place)

  const { code, err, event } = await serveOnce(place)

  expect([code, event]).toEqual([0, 'recovery'])
  expect(err).toContain(words)
  expect(err).not.toMatch(/^\s+at /m)
})

test('a first start that cannot create a database exits with 78 and one line', async () => {
  const place = mkdtempSync(join(dir, 'harmed-'))
  mkdirSync(join(place, 'app.db-journal'))
  mkdirSync(join(place, 'app.db-shm'))

  const { code, err } = await marquee('serve', '--no-open', '--data-dir', place, '--listen', '127.0.0.1:0')

  expect(code).toBe(78)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('a read-only service returns to normal once the disk can be written', async () => {
  const place = mkdtempSync(join(dir, 'harmed-'))
  await serveOnce(place)
  const key = String(new Database(join(place, 'app.db'), { readonly: true }).query('SELECT api_key FROM config').values()[0]?.[0])
  rmSync(join(place, 'app.db-shm'), { force: true })
  mkdirSync(join(place, 'app.db-shm'))
  const { child, url } = await serve(place)
  const add = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    return (await fetch(`${url}/api/v1/tags`, { method: 'POST', headers, body: '{"name":"new"}' })).status
  }

  const before = await add()
  rmSync(join(place, 'app.db-shm'), { recursive: true })
  await until('the service takes changes', async () => (await add()) === 201)
  child.kill('SIGTERM')

  expect([before, await child.exited]).toEqual([503, 0])
})

const change = (place: string, sql: string): void => {
  const sqlite = new Database(join(place, 'app.db'))
  sqlite.run('PRAGMA foreign_keys = OFF')
  sqlite.run(sql)
  sqlite.close()
}

const serve = async (place: string) => {
  const words = ['serve', '--json', '--no-open', '--data-dir', place, '--listen', '127.0.0.1:0']
  const child = Bun.spawn({ cmd: [process.execPath, join(programs, 'main.ts'), ...words], stdout: 'pipe', stderr: 'pipe' })
  const { value } = await child.stdout.getReader().read()
  const first = value === undefined ? null : (JSON.parse(new TextDecoder().decode(value)) as { event: string; url: string })
  return { child, event: first?.event ?? null, url: first?.url ?? '' }
}

/** Starts the service, records its first event, and stops it. */
const serveOnce = async (place: string) => {
  const { child, event } = await serve(place)
  child.kill('SIGTERM')
  const [err, code] = await Promise.all([new Response(child.stderr).text(), child.exited])
  return { code, err, event }
}
