import { afterAll, afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '#server/testing/until'
import { createChild } from './child'
import { silentLog } from './log'

setDefaultTimeout(120_000)

const folder = mkdtempSync(join(tmpdir(), 'marquee-child-'))
const running: { stop: (farewell: () => void, withinMs: number) => Promise<void> }[] = []
afterEach(async () => {
  for (const child of running.splice(0)) await child.stop(() => {}, 0)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Answers pings, echoes messages and obeys commands. */
const obedient = `
process.on('message', (message) => {
  if (message === 'ping') return process.send('pong')
  if (message === 'hang') while (true) {}
  if (message === 'leave') process.exit(0)
  if (message === 'env') return process.send(Object.keys(process.env))
  process.send({ said: message })
})
process.on('disconnect', () => process.exit(0))
process.send('hello')
`

type Made = { env?: Record<string, string | undefined>; script?: string }
const childOf = ({ env = process.env, script = obedient }: Made = {}) => {
  writeFileSync(join(folder, 'child.ts'), script)
  const heard: unknown[] = []
  const pids: (number | undefined)[] = []
  let ends = 0
  const child = createChild({
    name: 'test',
    cmd: () => [process.execPath, join(folder, 'child.ts')],
    env,
    log: silentLog,
    heartbeat: { ask: () => 'ping', isAnswer: (message) => message === 'pong' },
    onStart: () => queueMicrotask(() => pids.push(child.pid())),
    onMessage: (message) => heard.push(message),
    onEnd: () => ends++,
  })
  running.push(child)
  return { child, heard, pids, ends: () => ends }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('restarts a child that ends, but not one that was asked to stop', async () => {
  const { child, heard, pids, ends } = childOf()
  child.start()
  await until('the child is so far', () => heard.length === 1)

  process.kill(pids[0] ?? 0, 'SIGKILL')
  await until('the child is so far', () => heard.length === 2)

  expect(ends()).toBe(1)
  await child.stop(() => void child.send('leave'), 5_000)
  expect(ends()).toBe(2)
  expect(child.pid()).toBeUndefined()
  expect(child.send('anyone')).toBe(false)
})

test('kills and replaces a child that stops answering', async () => {
  const { child, heard, pids } = childOf()
  child.start()
  await until('the child is so far', () => heard.length === 1)

  child.send('hang')
  await until('the child is so far', () => heard.length === 2)

  expect(isAlive(pids[0] ?? 0)).toBe(false)
})

test('waits for a child that takes long to start', async () => {
  const { child, heard, pids } = childOf({ script: `Bun.sleepSync(8_000)${obedient}` })
  child.start()
  await until('the child is so far', () => heard.length === 1)

  expect(pids).toHaveLength(1)
})

test('kills a child that does not exit when asked', async () => {
  const { child, heard, pids } = childOf()
  child.start()
  await until('the child is so far', () => heard.length === 1)

  await child.stop(() => void child.send('hang'), 200)

  expect(isAlive(pids[0] ?? 0)).toBe(false)
})

test('a child gets the essentials of our environment, but no key, token or runtime switch', async () => {
  const foreign = {
    BUN_OPTIONS: '--smol',
    MARQUEE_API_KEY: 'k',
    AWS_SECRET_ACCESS_KEY: 'k',
    GITHUB_TOKEN: 'k',
    LD_PRELOAD: '',
    NODE_OPTIONS: '',
  }
  const { child, heard } = childOf({ env: { PATH: '/usr/bin:/bin', HOME: folder, TZ: 'UTC', LC_ALL: 'C', ...foreign } })
  child.start()
  await until('the child is so far', () => heard.length === 1)

  child.send('env')
  await until('the child is so far', () => heard.length === 2)

  const names = heard[1] as string[]
  for (const name of Object.keys(foreign)) expect(names).not.toContain(name)
  expect(names).toEqual(expect.arrayContaining(['PATH', 'HOME', 'TZ', 'LC_ALL']))
})
