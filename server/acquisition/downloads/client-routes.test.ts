import { afterEach, beforeEach, expect, test } from 'bun:test'
import { useApp } from '#server/testing/use-app'
import type { DownloadClientResource } from './schema'

type Failure = { error: { code: string; message: string } }
const app = useApp()
let program: ReturnType<typeof startProgram>
beforeEach(() => {
  program = startProgram()
})
afterEach(() => program.stop(true))

/** The parts of qBittorrent's API that these tests use. */
const startProgram = (version = 'v5.0.1') =>
  Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/v2/auth/login')
        return (await request.text()).includes('password=right')
          ? new Response('Ok.', { headers: { 'set-cookie': 'SID=abc; path=/' } })
          : new Response('Fails.')
      if (pathname === '/api/v2/app/version') return new Response(version)
      return pathname === '/api/v2/app/preferences' ? Response.json({ max_ratio_act: 0 }) : new Response('', { status: 404 })
    },
  })
const settings = (password = 'right') => ({ url: `http://127.0.0.1:${program.port}`, username: 'me', password })
const added = async () =>
  (await app.ask<DownloadClientResource>('POST', '/download-clients', { name: 'q', type: 'qbittorrent', settings: settings() })).body

test('lists client types with their fields', async () => {
  const { status, body } = await app.ask<{ results: { type: string; fields: { name: string; secret: boolean }[] }[] }>(
    'GET',
    '/download-clients/types',
  )

  expect(status).toBe(200)
  expect(body.results.map(({ type }) => type)).toEqual(['qbittorrent'])
  expect(body.results[0]?.fields.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(['password'])
})

test('tests a client before it is saved, and stores nothing', async () => {
  const tried = await app.ask('POST', '/download-clients/test', { name: 'q', type: 'qbittorrent', settings: settings() })
  const wrong = await app.ask<Failure>('POST', '/download-clients/test', { name: 'q', type: 'qbittorrent', settings: settings('wrong') })

  const found = { ok: true, code: 'client_answers', values: {}, message: 'It responds and accepts the sign-in', version: 'v5.0.1' }
  expect([tried.status, tried.body]).toEqual([200, found as never])
  expect([wrong.status, wrong.body.error.code]).toEqual([503, 'service_unavailable'])
  expect(wrong.body.error.message).not.toContain('wrong')
  expect((await app.ask<{ results: unknown[] }>('GET', '/download-clients')).body.results).toEqual([])
})

test('tests a saved client with its stored password', async () => {
  const { id } = await added()

  expect((await app.ask('POST', `/download-clients/${id}/test`)).status).toBe(200)
  expect((await app.ask('POST', '/download-clients/99/test')).status).toBe(404)
})

test.each([
  [{ url: 5 }, 'settings.url'],
  [{ url: 'ftp://host' }, 'settings.url'],
  [{ url: 'http://me:secret@host' }, 'settings.url'],
  [{ password: ['x'] }, 'settings.password'],
  [{ strange: 1 }, 'settings.strange'],
])('refuses invalid settings: %j', async (bad, where) => {
  for (const path of ['/download-clients', '/download-clients/test']) {
    const { status, body } = await app.ask<Failure>('POST', path, { name: 'q', type: 'qbittorrent', settings: bad })
    expect([status, body.error.message.split(':')[0]]).toEqual([422, where])
  }
})

test('a session that changes the address must send the password again', async () => {
  const { id } = await added()
  const session = await app.ask<{ token: string }>('POST', '/auth/sessions', { kind: 'cli', label: 'a program' })
  const patch = (sent: object) =>
    app.send('PATCH', `/api/v1/download-clients/${id}`, {
      body: { settings: sent },
      headers: { authorization: `Bearer ${session.body.token}` },
    })

  expect((await patch({ url: 'http://127.0.0.1:1' })).status).toBe(422)
  expect((await patch({ url: 'http://127.0.0.1:1', password: '[REDACTED]' })).status).toBe(422)
  expect((await patch({ category: 'movies' })).status).toBe(200)
  expect((await patch({ url: 'http://127.0.0.1:1', password: 'right' })).status).toBe(200)
})
