import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/testing/torrent-programs'
import { until } from '#server/testing/until'

/** Only guards against hanging: each test starts the whole program. */
setDefaultTimeout(120_000)

let dir: string
let started: Bun.Subprocess[]
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-click-')))
  started = []
  const xdgOpen = join(dir, 'xdg-open')
  writeFileSync(
    xdgOpen,
    `#!/bin/sh\ncp "\${1#file://}" "${dir}/page.tmp" && mv "${dir}/page.tmp" "${dir}/page-$$.html" && echo "page-$$.html" >> "${dir}/opened"\n`,
  )
  chmodSync(xdgOpen, 0o755)
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(started.map((child) => child.exited))
  rmSync(dir, { recursive: true, force: true })
})

type Click = { port: number; words?: string[]; env?: Record<string, string> }

/** Starts the program as a file manager does: with a display, without a terminal, and with its output unread. */
const doubleClick = ({ port, words = [], env = {} }: Click) => {
  const child = Bun.spawn({
    cmd: [process.execPath, join(import.meta.dir, '../main.ts'), ...words, '--data-dir', join(dir, 'data')],
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { PATH: `${dir}:/usr/bin:/bin`, HOME: dir, DISPLAY: ':99', MARQUEE_LISTEN: `127.0.0.1:${port}`, ...env },
  })
  started.push(child)
  return child
}

/** The addresses opened in browsers, oldest first. */
const opened = (): string[] =>
  existsSync(join(dir, 'opened'))
    ? readFileSync(join(dir, 'opened'), 'utf8')
        .split('\n')
        .filter((name) => name !== '')
        .map((name) => /url=([^"]+)"/.exec(readFileSync(join(dir, name), 'utf8'))?.[1] ?? '')
    : []
const openedAt = async (count: number): Promise<string> => {
  await until('a browser opens', () => opened().length === count)
  return opened().at(-1) ?? ''
}

test('the first double-click opens a signed-in browser; so does the second, which exits with 0', async () => {
  const port = await freePort()
  doubleClick({ port })
  expect(await openedAt(1)).toStartWith(`http://localhost:${port}/#boot=`)

  const second = doubleClick({ port })

  expect(await second.exited).toBe(0)
  const url = await openedAt(2)
  expect(url).toContain(`:${port}/#boot=`)
  const exchanged = await fetch(`http://127.0.0.1:${port}/api/v1/auth/sessions/exchange`, {
    method: 'POST',
    headers: { authorization: `Bearer ${url.split('#boot=')[1]}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(exchanged.status).toBe(201)
})

test('a service manager, --no-open, and a missing display open no browser, and their second start exits with 75', async () => {
  const port = await freePort()
  const first = doubleClick({ port, words: ['serve', '--no-open'] })
  await until('the service responds', async () => (await fetch(`http://127.0.0.1:${port}/api/v1/status`).catch(() => null))?.ok)

  const again = [
    doubleClick({ port, words: ['serve', '--no-open'] }),
    doubleClick({ port, env: { DISPLAY: '' } }),
    doubleClick({ port, env: { MARQUEE_NO_OPEN: '1' } }),
  ]

  expect(await Promise.all(again.map((child) => child.exited))).toEqual([75, 75, 75])
  expect(opened()).toEqual([])
  first.kill('SIGTERM')
  expect(await first.exited).toBe(0)
})

test('a taken port opens a page that offers the next free one and redirects the browser there permanently', async () => {
  const other = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('another program') })
  const child = doubleClick({ port: other.port ?? 0 })
  const url = await openedAt(1)
  const page = await (await fetch(url)).text()
  const offered = Number(/Always use port (\d+)/.exec(page)?.[1])
  expect(page).toContain(`Port ${other.port} is in use`)
  expect(offered).toBeGreaterThan(other.port ?? 0)
  expect((await fetch(new URL('/', url))).status).toBe(404)

  const second = doubleClick({ port: other.port ?? 0 })
  expect(await second.exited).toBe(0)
  expect(await openedAt(2)).toBe(url)
  const answered = await fetch(url, { method: 'POST', body: new URLSearchParams({ choice: 'always' }), redirect: 'manual' })

  expect(answered.status).toBe(303)
  const service = new URL(answered.headers.get('location') ?? '')
  expect(service.href).toStartWith(`http://localhost:${offered}/#boot=`)
  expect((await fetch(`http://127.0.0.1:${offered}/api/v1/status`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
  const restarted = doubleClick({ port: 0, env: { MARQUEE_LISTEN: '' } })
  expect(await openedAt(3)).toStartWith(`http://localhost:${offered}/`)
  restarted.kill('SIGTERM')
  await other.stop(true)
})

test('a taken port exits with 69 if the user quits or there is no display', async () => {
  const other = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('another program') })
  const port = other.port ?? 0
  const unseen = doubleClick({ port, env: { DISPLAY: '' } })
  expect(await unseen.exited).toBe(69)
  expect(opened()).toEqual([])

  const child = doubleClick({ port })
  const answered = await fetch(await openedAt(1), { method: 'POST', body: new URLSearchParams({ choice: 'quit' }) })

  expect(await answered.text()).toContain('Marquee has quit')
  expect(await child.exited).toBe(69)
  await other.stop(true)
})
