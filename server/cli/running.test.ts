import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { over } from './api'
import { askDirectly } from './ask-directly'
import { keysIn, runningOn } from './running'

/** Only guards against hanging: these tests start the whole program several times. */
setDefaultTimeout(120_000)

let dataDir: string
let children: Bun.Subprocess[]
let servers: Bun.Server<undefined>[]
beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-running-')))
  children = []
  servers = []
})
afterEach(async () => {
  for (const server of servers) await server.stop(true)
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(children.map((child) => child.exited))
  rmSync(dataDir, { recursive: true, force: true })
})

const program = (words: string[], env: Record<string, string> = {}) => {
  const child = Bun.spawn({
    cmd: [process.execPath, join(import.meta.dir, '../main.ts'), ...words, '--data-dir', dataDir],
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { PATH: '/usr/bin:/bin', HOME: dataDir, ...env },
  })
  children.push(child)
  return child
}

const serve = async () => {
  const child = program(['serve', '--json', '--no-open', '--listen', '127.0.0.1:0'])
  const { value } = await child.stdout.getReader().read()
  const { url } = JSON.parse(new TextDecoder().decode(value)) as { url: string }
  return { child, port: Number(new URL(url).port) }
}

/** A stranger that poses as the service and records everything sent to it. */
const impostor = (port: number, answer: (request: Request) => Response | Promise<Response>) => {
  const received: string[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port,
    fetch: async (request) => {
      const { method, url, headers } = request
      received.push([method, url, JSON.stringify([...headers]), await request.clone().text()].join('\n'))
      return answer(request)
    },
  })
  servers.push(server)
  return { received, port: server.port ?? 0 }
}

const noteFile = () => join(dataDir, 'instance.json')
const moveNoteTo = (port: number) => writeFileSync(noteFile(), JSON.stringify({ ...JSON.parse(readFileSync(noteFile(), 'utf8')), port }))
const status = { version: '9.9.9', uptime_seconds: 1, started_at: '2026-01-01T00:00:00.000Z', status: 'ok', setup_complete: true }

test('a stranger on the port of a service that ended receives no key, token, or cookie from any command', async () => {
  const { child, port } = await serve()
  child.kill('SIGTERM')
  await child.exited
  // Another start holds the lock but has not yet recorded where it listens.
  const holder = Bun.spawn({
    cmd: [process.execPath, join(import.meta.dir, '../testing/lock-main.ts'), dataDir],
    stdin: 'pipe',
    stdout: 'pipe',
  })
  children.push(holder)
  await holder.stdout.getReader().read()
  const { received } = impostor(port, (request) => {
    const challenge = request.headers.get('x-service-challenge') ?? ''
    return Response.json(
      { ...status, url: 'http://evil.test/' },
      { headers: { 'x-service-proof': challenge, 'x-service-challenge': challenge } },
    )
  })

  const commands = [['serve', '--no-open'], ['serve'], ['status'], ['login-url'], ['backup', 'list'], ['api-key', '--rotate']]
  const ended = await Promise.all(
    commands.map(async (words) => {
      const { exited } = program(words, { DISPLAY: ':99' })
      return [words[0], await exited]
    }),
  )

  expect(ended.map(([name, code]) => `${name} ${code}`)).toEqual([
    'serve 75',
    'serve 75',
    'status 69',
    'login-url 75',
    'backup 75',
    'api-key 75',
  ])
  expect(received.length).toBeGreaterThanOrEqual(5)
  const keys = keysIn(dataDir)
  for (const request of received) {
    expect(request).toStartWith('GET\n')
    expect(request).not.toContain(keys?.api_key)
    expect(request).not.toContain(keys?.session_signing_key)
    expect(request).not.toMatch(/authorization|x-api-key|api_key|cookie|ak1_|bs1_|ct1_|bc1_|pc1_/i)
  }
})

test("accepts the service's proof, but not one relayed through another port", async () => {
  const { port } = await serve()
  const { received, port: relay } = impostor(0, async (request) => {
    const passed = await fetch(`http://127.0.0.1:${port}${new URL(request.url).pathname}`, { headers: request.headers })
    return new Response(await passed.text(), { headers: passed.headers })
  })

  const found = await runningOn(dataDir)
  moveNoteTo(relay)
  const relayed = await runningOn(dataDir)

  expect(found?.url).toBe(`http://127.0.0.1:${port}`)
  expect(relayed).toBeNull()
  expect(received).toHaveLength(1)
})

test('a proof requires a challenge and does not depend on the caller', async () => {
  const { port } = await serve()
  const proofFor = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/movies`, { headers })).headers.get('x-service-proof')
  const challenge = 'x'.repeat(43)

  expect(await proofFor({})).toBeNull()
  expect(await proofFor({ 'x-service-challenge': 'short' })).toBeNull()
  expect(await proofFor({ 'x-service-challenge': challenge })).toBe(await proofFor({ 'x-service-challenge': challenge }))
  expect(await proofFor({ 'x-service-challenge': challenge })).not.toBe(await proofFor({ 'x-service-challenge': 'y'.repeat(43) }))
})

test("a command's request bypasses proxies and follows no redirect", async () => {
  const away = impostor(0, () => Response.json({}))
  const here = impostor(0, () => Response.redirect(`http://127.0.0.1:${away.port}/`))
  const asked = Bun.spawn({
    cmd: [
      process.execPath,
      '-e',
      `const { askDirectly } = await import('#server/cli/ask-directly')
       console.log((await askDirectly('http://127.0.0.1:${here.port}/', { headers: { authorization: 'Bearer secret' } })).status)`,
    ],
    cwd: join(import.meta.dir, '../..'),
    stdout: 'pipe',
    env: { ...process.env, HTTP_PROXY: `http://127.0.0.1:${away.port}`, http_proxy: `http://127.0.0.1:${away.port}` },
  })

  expect((await new Response(asked.stdout).text()).trim()).toBe('302')
  expect(here.received).toHaveLength(1)
  expect(away.received).toEqual([])
  await expect(over(askDirectly, { url: `http://127.0.0.1:${here.port}`, key: 'secret' }).call('GET', '/config')).rejects.toThrow('302')
  expect(away.received).toEqual([])
})
