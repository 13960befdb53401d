import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openTestServer, type TestServer } from '#server/testing/test-server'
import { makeKey } from './keys'

let server: TestServer
beforeAll(() => {
  server = openTestServer()
})
afterAll(() => server.close())

const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => fetch(`${server.url}/api/v1${path}`, init)
const post = (path: string, headers: Record<string, string>, body: unknown = {}) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
const byKey = () => ({ 'x-api-key': server.key() })
const addMovie = (headers: Record<string, string>) => post('/movies', headers, { metadata_id: 1 })

/** A signed-in browser: its session, its secret and its headers. */
const browser = async () => {
  const answer = await post('/auth/sessions', byKey(), { kind: 'browser', label: 'Sofa' })
  const secret = /=(bs1_[\w-]{43});/.exec(answer.headers.get('set-cookie') ?? '')![1]!
  const { session } = (await answer.json()) as { session: { id: string } }
  return { id: session.id, secret, cookie: { cookie: `${server.cookieName}=${secret}` } }
}
const cliToken = async (): Promise<string> => {
  const answer = await post('/auth/sessions', byKey(), { kind: 'cli', label: 'Script' })
  return ((await answer.json()) as { token: string }).token
}

const refusal = { error: { code: 'unauthorized', message: expect.any(String) } }

test('the status is public, for GET and HEAD only', async () => {
  expect((await ask('/status')).status).toBe(200)
  expect((await ask('/status', { method: 'HEAD' })).status).toBe(200)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) expect((await ask('/status', { method })).status).toBe(401)
})

test.each(['/movies', '/nothing-here', '/ws', '/auth/sessions', '/images/1', '/calendar.ics', '/auth/sessions/current'])(
  'without a key %s is 401 for every method, before 404, 405, 415 and validation',
  async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await ask(path, { method, ...(/P/.test(method) && method !== 'OPTIONS' && { body: '<xml/>' }) })
      expect([method, answer.status]).toEqual([method, 401])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      if (method !== 'HEAD') expect(await answer.json()).toMatchObject(refusal)
    }
  },
)

test.each([
  '/api/v1/status/',
  '/api/v1//status',
  '//api/v1/status',
  '/API/v1/status',
  '/api/v1/STATUS',
  '/api/v1/status;x=1',
  '/api/v1/status%2e',
  '/api/v1/status%00',
  '/api/v1/movies%2f..%2fstatus',
  '/api/v1/..;/status',
  '/%61pi/v1/movies',
  '/api-docs/openapi.json',
  '/api-docs/../api/v1/movies',
  '/api\\v1\\movies',
  '/api/v1/auth/sessions/exchange/',
  '/api/v1/auth//sessions/exchange',
])('no spelling bypasses authentication: %s', async (path) => {
  const raw = await rawRequest(`GET ${path} HTTP/1.1\r\nHost: ${server.host}\r\nConnection: close\r\n\r\n`)

  expect(raw).toStartWith('HTTP/1.1 401')
})

test.each(['X-Forwarded-For: 127.0.0.1', 'Forwarded: for=127.0.0.1', 'X-Real-IP: 127.0.0.1', 'Origin: http://localhost'])(
  'no claimed origin grants access: %s',
  async (header) => {
    const raw = await rawRequest(`GET /api/v1/movies HTTP/1.1\r\nHost: ${server.host}\r\n${header}\r\nConnection: close\r\n\r\n`)

    expect(raw).toStartWith('HTTP/1.1 401')
  },
)

test('accepts the key in three forms', async () => {
  const key = server.key()
  for (const authorization of [`Bearer ${key}`, `bearer ${key}`, `BEARER  ${key}`])
    expect((await ask('/movies', { headers: { authorization } })).status).toBe(200)
  expect((await ask('/movies', { headers: { 'x-api-key': key } })).status).toBe(200)
  expect((await ask(`/movies?api_key=${key}`)).status).toBe(200)
})

test('accepts a token in the same three forms', async () => {
  const token = await cliToken()
  expect((await ask('/movies', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
  expect((await ask('/movies', { headers: { 'x-api-key': token } })).status).toBe(200)
  expect((await ask(`/movies?api_key=${token}`)).status).toBe(200)
})

test('leaves another authorization scheme to the proxy', async () => {
  const { cookie } = await browser()

  expect((await ask('/movies', { headers: { authorization: 'Basic dTpw', ...cookie } })).status).toBe(200)
  expect((await ask('/movies', { headers: { authorization: 'Basic dTpw' } })).status).toBe(401)
})

test('an invalid explicit credential is 401 even next to a valid cookie', async () => {
  const { cookie, secret } = await browser()
  const key = server.key()
  const wrong = [
    { 'x-api-key': 'wrong' },
    { 'x-api-key': '' },
    { 'x-api-key': key.slice(0, -1) },
    { 'x-api-key': `${key}x` },
    { 'x-api-key': 'x'.repeat(10_000) },
    { 'x-api-key': secret },
    { 'x-api-key': makeKey('cli') },
    { 'x-api-key': makeKey('pairing') },
    { authorization: 'Bearer' },
    { authorization: 'Bearer wrong' },
    { authorization: `Bearer ${key}`, 'x-api-key': 'wrong' },
    { authorization: `Basic dTpw, Bearer ${key}` },
  ]

  expect((await ask('/movies', { headers: cookie })).status).toBe(200)
  for (const headers of wrong) expect((await ask('/movies', { headers: { ...headers, ...cookie } as never })).status).toBe(401)
  for (const query of ['api_key=', 'api_key=wrong', `api_key=${key}&api_key=${key}`, `api_key=wrong&api_key=${key}`])
    expect((await ask(`/movies?${query}`, { headers: cookie })).status).toBe(401)
})

test('a key given twice or containing a comma is invalid', async () => {
  const key = server.key()
  const twice = await rawRequest(
    `GET /api/v1/movies HTTP/1.1\r\nHost: ${server.host}\r\nX-Api-Key: ${key}\r\nX-Api-Key: ${key}\r\nConnection: close\r\n\r\n`,
  )

  expect(twice).toStartWith('HTTP/1.1 401')
  expect((await ask('/movies', { headers: { 'x-api-key': `${key},${key}` } })).status).toBe(401)
})

test('the key works with any Host, so containers and monitors can use any name', async () => {
  expect((await ask('/movies', { headers: { host: 'marquee', ...byKey() } })).status).toBe(200)
})

test('a cookie works only on the Host that it was issued on', async () => {
  const { cookie } = await browser()

  expect((await ask('/movies', { headers: cookie })).status).toBe(200)
  for (const host of [
    'evil.test',
    `evil.test:${server.port}`,
    `127.0.0.1:${server.port}`,
    'localhost',
    `localhost:${server.port}, evil.test`,
  ])
    expect([host, (await ask('/movies', { headers: { host, ...cookie } })).status]).toEqual([host, 401])
})

test('a token or a code in a cookie is worthless', async () => {
  for (const value of [await cliToken(), server.key(), makeKey('browser'), '', '__proto__'])
    expect((await ask('/movies', { headers: { cookie: `${server.cookieName}=${value}; __proto__=x` } })).status).toBe(401)
})

test('a leftover cookie of an earlier base path locks nobody out', async () => {
  const { secret } = await browser()
  const cookie = `${server.cookieName}=${makeKey('browser')}; other=1; ${server.cookieName}=${secret}`

  expect((await ask('/movies', { headers: { cookie } })).status).toBe(200)
})

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'own' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:18110' }, 200],
  [{ origin: 'own' }, 200],
  [{ origin: 'http://localhost:1' }, 403],
  [{ origin: 'http://evil.test' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: '' }, 403],
  [{}, 403],
] as const)('an unsafe request by cookie with %o is %i', async (headers: Record<string, string>, status) => {
  const { cookie } = await browser()
  const origin = headers.origin === 'own' ? { origin: server.url } : {}

  const answer = await addMovie({ ...cookie, ...headers, ...origin })

  expect(answer.status).toBe(status)
  if (status === 403) expect(await answer.json()).toMatchObject({ error: { code: 'forbidden' } })
})

test('reading by cookie, and anything by key or token, needs no proof of origin', async () => {
  const { cookie } = await browser()
  const foreign = { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' }

  expect((await ask('/movies', { headers: { ...cookie, origin: 'http://evil.test' } })).status).toBe(200)
  expect((await addMovie({ ...byKey(), ...foreign })).status).toBe(200)
  expect((await addMovie({ 'x-api-key': await cliToken(), ...foreign })).status).toBe(200)
})

test('behind a proxy that rewrites the Host, the public URL counts as our own', async () => {
  const proxied = openTestServer({ public_url: 'https://movies.example.com' })
  const headers = { 'content-type': 'application/json', 'x-api-key': proxied.key(), host: '127.0.0.1:18110', 'x-forwarded-proto': 'https' }
  const body = JSON.stringify({ kind: 'browser' })
  const login = await fetch(`${proxied.url}/api/v1/auth/sessions`, { method: 'POST', headers, body })
  const cookie = login.headers.get('set-cookie')!.split(';')[0]!
  const add = (origin: string) =>
    fetch(`${proxied.url}/api/v1/movies`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, host: '127.0.0.1:18110', origin },
      body: '{"metadata_id":1}',
    })

  expect(login.headers.get('set-cookie')).toContain('; Secure')
  expect((await add('https://movies.example.com')).status).toBe(200)
  expect((await add('http://movies.example.com')).status).toBe(403)
  expect((await add('https://evil.example.com')).status).toBe(403)
  await proxied.close()
})

test('the cookie is inaccessible to scripts and other sites, limited to the base path, and never Secure over http', async () => {
  const based = openTestServer({ base: '/movies' })
  const answer = await fetch(`${based.url}/movies/api/v1/auth/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': based.key() },
    body: '{"kind":"browser"}',
  })

  expect(answer.headers.get('set-cookie')).toMatch(
    /^service_session_[0-9a-f]{8}=bs1_[\w-]{43}; Max-Age=\d+; Path=\/movies\/; HttpOnly; SameSite=Strict$/,
  )
  expect(answer.headers.get('location')).toStartWith('/movies/api/v1/auth/sessions/')
  await based.close()
})

test('a service without a key refuses everyone', async () => {
  const { config } = server
  const gateOf = (api_key: string | null) => ({ ...config.get(), api_key })
  const { createAuthentication } = await import('./authenticate')
  const clock = server.clock
  for (const key of [null, '']) {
    const authentication = createAuthentication({
      ...server,
      clock,
      config: { get: () => gateOf(key) },
      log: silent,
      delay: async () => {},
    })
    for (const given of ['', 'null', 'undefined', 'x'])
      await expect(authentication.admit(new Request('http://localhost/', { headers: { 'x-api-key': given } }), asked)).rejects.toThrow(
        'required',
      )
  }
})

test('answers ten wrong keys a minute immediately and further ones after a short delay, always with 401', async () => {
  const guessed = openTestServer()
  const guess = () => fetch(`${guessed.url}/api/v1/movies`, { headers: { 'x-api-key': 'wrong' } })
  for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401)
  expect(guessed.delays).toEqual([])

  for (let i = 0; i < 30; i++) expect((await guess()).status).toBe(401)

  expect(guessed.delays).toHaveLength(30)
  expect(Math.max(...guessed.delays)).toBeLessThanOrEqual(250)
  const warnings = guessed.lines.filter(({ message }) => message === 'many wrong credentials from one address')
  expect(warnings).toHaveLength(1)
  expect(JSON.stringify(warnings)).not.toContain('wrong"')
  expect((await fetch(`${guessed.url}/api/v1/movies`, { headers: { 'x-api-key': guessed.key() } })).status).toBe(200)
  guessed.clock.advance(60_000)
  await guess()
  expect(guessed.delays).toHaveLength(30)
  await guessed.close()
})

test('a request without a credential is never delayed', async () => {
  const before = server.delays.length
  for (let i = 0; i < 20; i++) await ask('/movies')

  expect(server.delays.length).toBe(before)
})

test('a secret never appears in the log', async () => {
  const { secret, cookie } = await browser()
  await ask(`/movies?api_key=${server.key()}`, { headers: cookie })
  const text = JSON.stringify(server.lines)

  for (const hidden of [server.key(), secret]) expect(text).not.toContain(hidden)
})

const silent = { error() {}, warn() {}, info() {}, debug() {}, trace() {} }
const asked = { path: '/api/v1/movies', search: '', method: 'GET', ip: null, base: '', secure: false, isUpgrade: false }

/** Sends raw bytes: `fetch` would normalize paths and headers. */
const rawRequest = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    Bun.connect({
      hostname: 'localhost',
      port: server.port,
      socket: {
        open: (socket) => void socket.write(text),
        data: (_, chunk) => {
          answer += chunk.toString()
        },
        close: () => resolve(answer),
        error: (_, error) => reject(error),
      },
    }).catch(reject)
  })
