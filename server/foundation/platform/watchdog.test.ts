import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from '#server/testing/until'

/** Only guards against hanging: each test starts a process. */
setDefaultTimeout(120_000)

const here = import.meta.dir
const program = (body: string, { silentMs = 2500, endingMs = 1000 }) => `
  import { startWatchdog } from ${JSON.stringify(join(here, 'watchdog.ts'))}
  import { noteWork } from ${JSON.stringify(join(here, 'current-work.ts'))}
  const limits = { silentMs: ${silentMs}, endingMs: ${endingMs}, deafMs: 1500, exitCode: 70 }
  const watchdog = startWatchdog({ thread: ${JSON.stringify(join(here, 'watchdog-thread.ts'))}, pid: process.pid, limits })
  setInterval(() => {}, 1000)
  const freeze = () => { for (;;); }
  const asleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  process.on('SIGTERM', () => { console.log('heard'); ${body.includes('exits') ? 'process.exit(0)' : ''} })
  ${body}
`
/** A frozen one would outlive its test. */
const started: Bun.Subprocess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})
const start = (body: string, limits: { silentMs?: number; endingMs?: number } = {}) => {
  const child = Bun.spawn([process.execPath, '-e', program(body, limits)], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { PATH: process.env.PATH ?? '' },
  })
  started.push(child)
  return child
}

/** As the system tells it; a process that has ended may remain as `Z` until it is reaped. */
const stateOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] ?? 'gone'
  } catch {
    return 'gone'
  }
}

test('a service that does nothing is ended from outside, says what it began last, and asks for another start', async () => {
  const child = start("setTimeout(() => { noteWork('GET /api/v1/movies'); freeze() }, 500)")

  expect(await child.exited).toBe(70)
  expect(await new Response(child.stderr).text()).toMatch(/did nothing for \d+ s, so it was ended; last it began GET \/api\/v1\/movies/)
})

test('a service that does not stop in time is ended, and its children with it', async () => {
  const child = start(`
    const tool = Bun.spawn(['/bin/sleep', '1000'])
    console.log(tool.pid)
    setTimeout(() => watchdog.ending(), 500)
  `)

  expect(await child.exited).toBe(70)
  expect(await new Response(child.stderr).text()).toContain('did not stop in time')
  const tool = Number(await new Response(child.stdout).text())
  expect(tool).toBeGreaterThan(0)
  if (process.platform === 'linux') expect(stateOf(tool)).toBeOneOf(['gone', 'Z'])
})

test('a stop signal ends a frozen service as hard as one that does not stop in time', async () => {
  const child = start("setTimeout(() => { console.log('frozen'); freeze() }, 500)", { silentMs: 100_000 })
  const reader = child.stdout.getReader()
  let said = ''
  while (!said.includes('frozen')) said += new TextDecoder().decode((await reader.read()).value)

  // It takes a moment until the main thread counts as deaf; a signal before that waits for it in vain.
  for (; child.exitCode === null && child.signalCode === null; await after(50)) child.kill('SIGTERM')

  expect([child.signalCode, child.exitCode]).toEqual([null, 70])
  expect(await new Response(child.stderr).text()).toContain('did not stop in time')
})

test('a stop signal does not end a service that was only busy: it stops as it should', async () => {
  const body = `
    setTimeout(() => {
      asleep(900)
      console.log('asleep')
      asleep(900)
    }, 500) // exits
  `
  const child = start(body, { silentMs: 100_000, endingMs: 100_000 })
  const reader = child.stdout.getReader()
  while (!new TextDecoder().decode((await reader.read()).value).includes('asleep'));

  child.kill('SIGTERM')

  expect([await child.exited, child.signalCode]).toEqual([0, null])
})

test('a busy service goes on, and hears signals again afterwards', async () => {
  const child = start("setTimeout(() => { asleep(2400); setTimeout(() => console.log('awake'), 800) }, 500) // exits", {
    silentMs: 100_000,
  })
  const reader = child.stdout.getReader()
  let said = ''
  while (!said.includes('awake')) said += new TextDecoder().decode((await reader.read()).value)

  child.kill('SIGTERM')

  expect(await child.exited).toBe(0)
})
