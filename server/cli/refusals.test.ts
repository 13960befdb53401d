import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Each of these starts the whole program. */
setDefaultTimeout(60_000)

let dir: string
beforeAll(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-cli-')))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const marquee = async (...args: string[]) => {
  const child = Bun.spawn({ cmd: [process.execPath, join(import.meta.dir, '../main.ts'), ...args], stdout: 'pipe', stderr: 'pipe' })
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, out, err }
}

test('a token for longer than a year, or for no day, is a wrong command line', async () => {
  for (const days of ['400', '0', '-1', 'x', '1.5']) {
    const { code, err } = await marquee('token', 'create', 'x', `--days=${days}`, '--data-dir', dir)

    expect([days, code]).toEqual([days, 64])
    expect(err).toContain('from 1 to 365')
  }
})

test('a show never plays among things of somebody else', async () => {
  writeFileSync(join(dir, 'a letter'), '')

  const { code, err } = await marquee('demo', '--once', '--data-dir', dir)

  expect(code).toBe(78)
  expect(err).toContain(`${dir} is not empty`)
})

test('an address to listen on that is none of this computer is said in one line', async () => {
  const { code, err } = await marquee('serve', '--no-open', '--data-dir', join(dir, 'data'), '--listen', 'nonsense')

  expect(code).toBe(78)
  expect(err.trimEnd().split('\n')).toEqual([expect.stringContaining('Cannot listen on nonsense: it is no address of this computer')])
})

test('how the service is, for programs: what the system says stands in a field', async () => {
  const systemctl = join(dir, 'systemctl')
  writeFileSync(systemctl, '#!/bin/sh\necho "marquee.service: running"\n')
  chmodSync(systemctl, 0o755)
  const asked = `
    const { serviceCommand } = await import('#server/cli/service')
    const outside = { self: ['/opt/marquee'], platform: 'linux', uid: 1000, env: {}, out: console.log }
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
