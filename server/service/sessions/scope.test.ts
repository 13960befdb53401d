import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openTestApp, type TestApp } from '#server/testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Issued = { token: string; session: { id: string; kind: string; scope: string; expires_at: string | null; label: string } }
const issue = async (scope?: 'watch' | 'programs'): Promise<Issued> =>
  (await app.ask<Issued>('POST', '/auth/sessions', { kind: 'app', label: 'Kitchen', ...(scope && { scope }) })).body
const refusalOf = async (answer: Response) => {
  const text = await answer.text()
  return { status: answer.status, reason: text.startsWith('{') ? JSON.parse(text).error?.details?.reason : undefined }
}
type Document = { paths: Record<string, Record<string, unknown>> }
const methods = ['get', 'post', 'put', 'patch', 'delete']
/** Every route of the API document, with plausible values for its parameters. */
const everyRoute = async () => {
  const { paths } = JSON.parse(
    await (await app.send('GET', '/api-docs/openapi.json', { headers: { 'x-api-key': app.key() } })).text(),
  ) as Document
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') })),
  )
}

test('a token for another program never expires, and every route of the API refuses it', async () => {
  const { token, session } = await issue()

  expect(session).toMatchObject({ kind: 'app', scope: 'programs', expires_at: null, label: 'Kitchen' })
  const routes = await everyRoute()
  expect(routes.length).toBeGreaterThan(100)
  for (const { method, path } of routes) {
    if (method === 'GET' && path === '/api/v1/status') continue
    if (path === '/api/v1/auth/sessions/exchange') continue
    const refused = await refusalOf(await app.send(method, path, { headers: { 'x-api-key': token } }))
    expect({ method, path, ...refused }).toEqual({ method, path, status: 403, reason: 'programs_only' })
  }
})

test('a session that may watch reaches playing and pictures, and every other route of the API refuses it', async () => {
  const { token } = await issue('watch')

  for (const { method, path } of await everyRoute()) {
    if (method === 'GET' && path === '/api/v1/status') continue
    if (path === '/api/v1/auth/sessions/exchange') continue
    const answer = await refusalOf(await app.send(method, path, { headers: { authorization: `Bearer ${token}` } }))
    const isWatching = /^\/api\/v1\/(play|images)\//.test(path)
    if (isWatching) expect({ method, path, reason: answer.reason }).not.toMatchObject({ reason: 'watch_only' })
    else expect({ method, path, ...answer }).toEqual({ method, path, status: 403, reason: 'watch_only' })
  }
})

test.each([
  '/api/v1/play/%2e%2e/config',
  '/api/v1/images/x/%2e%2e/%2e%2e/movies',
  '/api/v1/play/..%2fconfig',
  '/api/v1/nothing',
  '/api-docs/openapi.json',
])('no spelling leads out: %s', async (path) => {
  const { token } = await issue('watch')

  const answer = await app.send('GET', path, { headers: { 'x-api-key': token } })

  expect(answer.status).toBe(403)
})

test('signing in again on the same device replaces its session, and both changes say so', async () => {
  const names = { app: 'Player', version: '1.0', device: 'Living room', device_id: 'tv-1' }
  const visit = { ip: '192.168.1.9', host: null, base: '', secure: false, user_agent: null }
  const begin = () => {
    const { code } = app.rooms.sessions.quickConnect.begin(names, visit)
    return app.ask<{ id: string; app: string; device: string; scope: string }>('POST', '/auth/quick-connect', { code })
  }
  const first = await begin()
  app.events.length = 0

  const second = await begin()

  expect(second.body).toMatchObject({ app: 'Player 1.0', device: 'Living room', scope: 'watch' })
  expect((await app.ask('GET', `/auth/sessions/${first.body.id}`)).status).toBe(404)
  expect(app.events).toMatchObject([
    { type: 'session_revoked', session_id: first.body.id, kind: 'app', scope: 'watch' },
    { type: 'session_created', session_id: second.body.id, kind: 'app', scope: 'watch' },
  ])
})

test('a scope is for app tokens only, and a token needs a name', async () => {
  const withScope = await app.ask('POST', '/auth/sessions', { kind: 'cli', label: 'x', scope: 'watch' })
  const withoutName = await app.ask('POST', '/auth/sessions', { kind: 'app' })

  expect([withScope.status, withoutName.status]).toEqual([422, 422])
})
