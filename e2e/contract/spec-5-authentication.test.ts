import { afterAll, beforeAll, expect } from 'bun:test'
import { until } from '#server/testing/until'
import { section } from './sentence'
import { type Asking, type Body, demoMovies, isError, listening, openSocket, openStanding, rawRequest, type Standing } from './standing'

let standing: Standing
let movie: Body
beforeAll(async () => {
  standing = await openStanding()
  movie = await standing.add(demoMovies[0])
}, 120_000)
afterAll(() => standing?.close(), 30_000)

const stranger = (method: string, path: string, more: Asking = {}) => standing.request(method, path, { key: null, ...more })
const operations = async (): Promise<[string, string][]> =>
  Object.entries<Body>((await standing.document()).paths).flatMap(([path, item]) =>
    Object.keys(item).map((method): [string, string] => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')]),
  )
/** A request as our own page sends it. */
const byCookie = (cookie: string, more: Record<string, string> = {}): Asking => ({
  key: null,
  headers: { cookie, 'sec-fetch-site': 'same-origin', ...more },
})
const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? ''
const issue = async (body: object, as: Asking = {}) => standing.request('POST', '/api/v1/auth/sessions', { ...as, body })

section('5. Authentication', (is) => {
  is('The master credential is the API key, and every endpoint except GET /api/v1/status requires it', async () => {
    const open: string[] = []
    for (const [method, path] of await operations()) {
      const { status, body } = await stranger(method, path)
      if (status !== 401 || !isError(body) || body.error.code !== 'unauthorized') open.push(`${method} ${path} ${status}`)
    }

    expect(open).toEqual(['GET /api/v1/status 200'])
  })

  is('Every method of every path: 401 comes before 404, 405, 415 and validation', async () => {
    const paths = [
      '/api/v1/movies',
      '/api/v1/movies/1',
      '/api/v1/nothing',
      '/api/v1',
      '/api',
      '/api/docs/',
      '/api-docs/openapi.json',
      '/api-docs',
    ]
    const open: string[] = []
    for (const path of paths)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const { status } = await stranger(method, path, method === 'POST' ? { body: '{', headers: { 'content-type': 'text/xml' } } : {})
        if (status !== 401) open.push(`${method} ${path} ${status}`)
      }

    expect(open).toEqual([])
  })

  is('Other methods of the public path require the key', async () => {
    const answers = await Promise.all(['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => stranger(method, '/api/v1/status')))

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  is('No spelling of a path bypasses authentication', async () => {
    const spellings = [
      '/api/v1/movies/',
      '//api/v1/movies',
      '/api//v1/movies',
      '/api/v1//movies',
      '/./api/v1/movies',
      '/x/../api/v1/movies',
      '/%61pi/v1/movies',
      '/api%2fv1/movies',
      '/api/v1/%6dovies',
      '/API/v1/movies',
      '/api/V1/MOVIES',
      '/api/v1/status/../movies',
      '/api/v1/status/..%2fmovies',
      '/api/v1/status/%2e%2e/movies',
      '/api/v1/status;/movies',
      '/api/v1/movies;x=1',
      '/api/v1/movies%00',
      '/api\\v1\\movies',
      '/api/v1/movies?api_key=',
      '/api/v1/movies#/api/v1/status',
      '/assets/../api/v1/movies',
      '/assets/..%2f..%2fapi/v1/movies',
      '/%2561pi/v1/movies',
      '/api-docs//openapi.json',
      '/api/docs//',
    ]
    for (const spelling of spellings) {
      const { status, body } = await rawRequest(standing.port, `GET ${spelling} HTTP/1.1`)

      expect({ spelling, told: body.includes('"results"') || body.includes('"openapi"') }).toEqual({ spelling, told: false })
      expect({ spelling, status: status === 200 && !body.includes('<!doctype html>') && !body.includes('<!DOCTYPE html>') }).toEqual({
        spelling,
        status: false,
      })
    }
  })

  is('Neither does any other form of request', async () => {
    const heads = [
      `GET http://localhost:${standing.port}/api/v1/movies HTTP/1.1`,
      'GET http://elsewhere.example/api/v1/movies HTTP/1.1',
      'GET /api/v1/movies HTTP/1.1\r\nX-Original-URL: /api/v1/status',
      'GET /api/v1/movies HTTP/1.1\r\nX-Rewrite-URL: /api/v1/status',
      'GET /api/v1/movies HTTP/1.1\r\nX-Forwarded-For: 127.0.0.1',
      'GET /api/v1/movies HTTP/1.1\r\nX-HTTP-Method-Override: HEAD',
      'get /api/v1/movies HTTP/1.1',
    ]
    const answers = await Promise.all(heads.map((head) => rawRequest(standing.port, head)))

    expect(answers.map(({ body }) => body.includes('"results"'))).toEqual(heads.map(() => false))
    expect(answers.filter(({ status }) => status >= 200 && status < 400)).toEqual([])
  })

  is('It is accepted as Authorization: Bearer <API_KEY>', async () => {
    expect((await stranger('GET', '/api/v1/movies', { headers: { authorization: `Bearer ${standing.key}` } })).status).toBe(200)
    expect((await stranger('GET', '/api/v1/movies', { headers: { authorization: `bearer ${standing.key}` } })).status).toBe(200)
  })

  is('It is accepted as X-Api-Key: <API_KEY>', async () => {
    expect((await stranger('GET', '/api/v1/movies', { headers: { 'x-api-key': standing.key } })).status).toBe(200)
  })

  is('It is accepted as ?api_key=<API_KEY>', async () => {
    expect((await stranger('GET', `/api/v1/movies?api_key=${standing.key}`)).status).toBe(200)
    expect((await stranger('GET', `/api/v1/movies?limit=1&api_key=${standing.key}`)).status).toBe(200)
    for (const [method, path] of await operations()) {
      if (method !== 'GET') continue
      const byHeader = await standing.request('GET', path)
      const byAddress = await stranger('GET', `${path}?api_key=${standing.key}`)
      expect({ path, status: byAddress.status }).toEqual({ path, status: byHeader.status })
    }
  })

  is('The query form is for cases where headers cannot be injected: a signed URL stands in its place, for reading only', async () => {
    const path = `/api/v1/images/movies/${movie.id}/poster`
    const { url, expires_at } = await standing.ok('POST', '/auth/sign', { path, ttl_seconds: 60 })
    const taken = await stranger('GET', url)
    const bent = await stranger('GET', url.replace('/poster', '/backdrop'))
    const written = await stranger('POST', url)
    const other = await standing.api('POST', '/auth/sign', { path: '/api/v1/movies' })

    expect(taken.status).toBe(200)
    expect(taken.headers.get('content-type')).toStartWith('image/')
    expect([bent.status, written.status, other.status]).toEqual([401, 401, 422])
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.now() + 61_000)
    expect(url).not.toContain(standing.key)
  })

  is('A missing or invalid key gives HTTP 401', async () => {
    const last = standing.key.at(-1) === 'A' ? 'B' : 'A'
    const wrong = [
      'ak1_',
      standing.key.slice(0, -1),
      standing.key + last,
      standing.key.slice(0, -1) + last,
      'null',
      standing.key.toUpperCase(),
    ]
    for (const key of wrong) {
      const { status, body, headers } = await standing.request('GET', '/api/v1/movies', { key })
      expect([key, status, body.error.code]).toEqual([key, 401, 'unauthorized'])
      expect(headers.get('www-authenticate')).toStartWith('Bearer')
    }
  })

  is('Two different credentials are rejected, and a wrong explicit one is rejected even with a valid cookie', async () => {
    const issued = await issue({ kind: 'browser' })
    const cookie = cookieOf(issued.headers)
    const beside = await standing.request('GET', '/api/v1/movies', { key: 'ak1_wrong', headers: { cookie } })
    const both = await standing.request('GET', '/api/v1/movies?api_key=another', {})

    expect((await standing.request('GET', '/api/v1/movies', byCookie(cookie))).status).toBe(200)
    expect([beside.status, both.status]).toEqual([401, 401])
  })

  is('The WebSocket authenticates with its first message', async () => {
    const byAddress = openSocket(`${standing.url}`, undefined, { authorization: `Bearer ${standing.key}` })
    const socket = await listening(standing)
    socket.close()

    expect(socket.messages[0]?.type).toBe('auth_ok')
    expect(byAddress.messages).toEqual([])
    byAddress.close()
  })

  is('The OpenAPI document and the explorer require the key as well', async () => {
    const paths = ['/api-docs/openapi.json', '/api/docs/', '/api/docs', '/api-docs/', '/api-docs']
    const answers = await Promise.all(paths.map((path) => stranger('GET', path)))

    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 401))
  })
})

section('5. Sessions', (is) => {
  is('Browser cookies are issued from the master credential', async () => {
    const { status, body, headers } = await issue({ kind: 'browser', label: 'the couch' })
    const cookie = headers.get('set-cookie') ?? ''
    const current = await standing.request('GET', '/api/v1/auth/sessions/current', byCookie(cookieOf(headers)))

    expect([status, body.session.kind, body.session.label]).toEqual([201, 'browser', 'the couch'])
    expect(cookie).toMatch(/^service_session_[0-9a-f]{8}=bs1_[\w-]{43}; /)
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(attribute)
    expect(current.body).toMatchObject({ id: body.session.id, current: true })
  })

  is('The cookie is Secure over HTTPS', async () => {
    const secure = await issue({ kind: 'browser' }, { headers: { 'x-forwarded-proto': 'https' } })
    const plain = await issue({ kind: 'browser' })

    expect(secure.headers.get('set-cookie')).toContain('; Secure')
    expect(plain.headers.get('set-cookie')).not.toContain('Secure')
  })

  is('Named CLI tokens are issued from the master credential and shown once', async () => {
    const { status, body } = await issue({ kind: 'cli', label: 'laptop', ttl_days: 10 })
    const listed = await standing.ok('GET', '/auth/sessions?limit=100')
    const byToken = await standing.request('GET', '/api/v1/movies', { key: body.token })

    expect([status, body.session.kind, byToken.status]).toEqual([201, 'cli', 200])
    expect(body.token).toMatch(/^ct1_[\w-]{43}$/)
    expect(JSON.stringify(listed)).not.toContain(body.token)
    expect(Date.parse(body.session.expires_at) - Date.parse(body.session.created_at)).toBe(10 * 86_400_000)
  })

  is('A CLI token has a name and lasts at most 365 days', async () => {
    const nameless = await issue({ kind: 'cli' })
    const tooLong = await issue({ kind: 'cli', label: 'x', ttl_days: 366 })
    const usual = await issue({ kind: 'cli', label: 'usual' })

    expect([nameless.status, tooLong.status]).toEqual([422, 422])
    expect(Date.parse(usual.body.session.expires_at) - Date.parse(usual.body.session.created_at)).toBe(365 * 86_400_000)
  })

  is('A token is accepted wherever the key is', async () => {
    const { body } = await issue({ kind: 'cli', label: 'three forms' })
    const answers = await Promise.all([
      stranger('GET', '/api/v1/movies', { headers: { authorization: `Bearer ${body.token}` } }),
      stranger('GET', '/api/v1/movies', { headers: { 'x-api-key': body.token } }),
      stranger('GET', `/api/v1/movies?api_key=${body.token}`),
    ])
    const socket = await listening({ url: standing.url, key: body.token })
    socket.close()

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  is('A QR code pairs a device: its one-time code is exchanged for a session', async () => {
    await standing.ok('PUT', '/config', { public_url: 'http://movies.example' })
    const { status, body } = await issue({ kind: 'qr', label: 'phone' })
    const exchanged = await stranger('POST', '/api/v1/auth/sessions/exchange', {
      headers: { authorization: `Bearer ${body.pairing.code}` },
    })
    const current = await standing.request('GET', '/api/v1/auth/sessions/current', byCookie(cookieOf(exchanged.headers)))
    await standing.ok('PUT', '/config', { public_url: null })

    expect(status).toBe(201)
    expect(Object.keys(body.pairing).toSorted()).toEqual(['code', 'expires_at', 'id', 'qr_svg', 'typed_code', 'urls'])
    expect(body.pairing.code).toMatch(/^pc1_/)
    expect(body.pairing.urls[0]).toBe('http://movies.example')
    expect(body.pairing.qr_svg).toStartWith('<svg')
    expect([exchanged.status, exchanged.body.session.kind, exchanged.body.session.id]).toEqual([201, 'qr', body.pairing.id])
    expect(current.body).toMatchObject({ kind: 'qr', label: 'phone', current: true })
  })

  is('A code works once, and an unknown one never', async () => {
    await standing.ok('PUT', '/config', { public_url: 'http://movies.example' })
    const { body } = await issue({ kind: 'qr' })
    await standing.ok('PUT', '/config', { public_url: null })
    const exchange = (code: string) => stranger('POST', '/api/v1/auth/sessions/exchange', { headers: { authorization: `Bearer ${code}` } })
    const first = await exchange(body.pairing.code)
    const second = await exchange(body.pairing.code)
    const invented = await exchange(`pc1_${'A'.repeat(43)}`)
    const byKey = await standing.request('POST', '/api/v1/auth/sessions/exchange')

    expect([first.status, second.status, invented.status, byKey.status]).toEqual([201, 401, 401, 401])
  })

  is('A code is not a key: it grants nothing else', async () => {
    await standing.ok('PUT', '/config', { public_url: 'http://movies.example' })
    const { body } = await issue({ kind: 'qr' })
    await standing.ok('PUT', '/config', { public_url: null })

    expect((await standing.request('GET', '/api/v1/movies', { key: body.pairing.code })).status).toBe(401)
  })

  is('If no other device can reach the service, pairing is a conflict that says what to do', async () => {
    const { status, body } = await issue({ kind: 'qr' })

    expect([status, body.error.code]).toEqual([409, 'conflict'])
    expect(body.error.message).toContain('listen_address')
  })

  is('A session record holds no secret', async () => {
    const { results } = await standing.ok('GET', '/auth/sessions?limit=100')

    for (const session of results)
      expect(Object.keys(session).toSorted()).toEqual(
        [
          'id',
          'kind',
          'label',
          'user_agent',
          'ip',
          'created_at',
          'last_seen_at',
          'expires_at',
          'current',
          'scope',
          'app',
          'device',
          'playing',
        ].toSorted(),
      )
    expect(JSON.stringify(results)).not.toMatch(/(bs1|ct1|pc1|ak1)_/)
  })

  is('They can be revoked one by one, without rotating the master key, with immediate effect', async () => {
    const { body, headers } = await issue({ kind: 'browser', label: 'lost' })
    const kept = await issue({ kind: 'cli', label: 'kept' })
    const as = byCookie(cookieOf(headers))
    const socket = openSocket(standing.url, { type: 'auth' }, { cookie: cookieOf(headers), origin: standing.url })
    await socket.heard
    const signed = await standing.request('POST', '/api/v1/auth/sign', {
      ...as,
      body: { path: `/api/v1/images/movies/${movie.id}/poster` },
    })
    const before = await stranger('GET', signed.body.url)

    const revoked = await standing.api('DELETE', `/auth/sessions/${body.session.id}`)
    const after = await standing.request('GET', '/api/v1/movies', as)

    expect(socket.messages[0]?.type).toBe('auth_ok')
    expect([before.status, revoked.status, after.status]).toEqual([200, 204, 401])
    expect(await socket.closed).toBe(4401)
    expect((await stranger('GET', signed.body.url)).status).toBe(401)
    expect((await standing.request('GET', '/api/v1/movies', { key: kept.body.token })).status).toBe(200)
    expect((await standing.ok('GET', '/config')).api_key).toBe(standing.key)
  })

  is('Revoking a session revokes the sessions it issued', async () => {
    const parent = await issue({ kind: 'browser' })
    const child = await issue({ kind: 'cli', label: 'child' }, byCookie(cookieOf(parent.headers)))
    await standing.ok('DELETE', `/auth/sessions/${parent.body.session.id}`)

    expect(child.status).toBe(201)
    expect((await standing.request('GET', '/api/v1/movies', { key: child.body.token })).status).toBe(401)
  })

  is('A CLI token cannot pair devices', async () => {
    const { body } = await issue({ kind: 'cli', label: 'no parent' })
    const answer = await issue({ kind: 'cli', label: 'child' }, { key: body.token })

    expect([answer.status, answer.body.error.code]).toEqual([403, 'forbidden'])
  })

  is('A session can be renamed and can log itself out', async () => {
    const { body, headers } = await issue({ kind: 'browser', label: 'old name' })
    const as = byCookie(cookieOf(headers))
    const renamed = await standing.request('PATCH', `/api/v1/auth/sessions/${body.session.id}`, { ...as, body: { label: 'new name' } })
    const out = await standing.request('DELETE', '/api/v1/auth/sessions/current', as)

    expect(renamed.body.label).toBe('new name')
    expect([out.status, out.headers.get('set-cookie')?.includes('Max-Age=0')]).toEqual([204, true])
    expect((await standing.request('GET', '/api/v1/movies', as)).status).toBe(401)
  })

  is('All others can be revoked in one step', async () => {
    const own = await issue({ kind: 'browser' })
    const other = await issue({ kind: 'cli', label: 'other' })
    const as = byCookie(cookieOf(own.headers))
    const done = await standing.request('DELETE', '/api/v1/auth/sessions?except=current', as)
    const bare = await standing.request('DELETE', '/api/v1/auth/sessions', as)

    expect([done.status, bare.status]).toEqual([204, 422])
    expect((await standing.request('GET', '/api/v1/movies', as)).status).toBe(200)
    expect((await standing.request('GET', '/api/v1/movies', { key: other.body.token })).status).toBe(401)
  })

  is('A cookie is rejected for changes from a foreign page and on any other Host', async () => {
    const { headers } = await issue({ kind: 'browser' })
    const cookie = cookieOf(headers)
    const foreign = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const sent = await stranger('POST', '/api/v1/tags', { body: { name: 'planted' }, headers: foreign })
    const noOrigin = await stranger('POST', '/api/v1/tags', { body: { name: 'planted' }, headers: { cookie } })
    const rebound = await stranger('GET', '/api/v1/movies', { headers: { cookie, host: 'evil.example' } })
    const own = await stranger('POST', '/api/v1/tags', { body: { name: 'own' }, headers: { cookie, origin: standing.url } })

    expect([sent.status, sent.body.error.code, noOrigin.status]).toEqual([403, 'forbidden', 403])
    expect(rebound.status).toBe(401)
    expect(own.status).toBe(201)
  })

  is('A session reads [REDACTED] where the key reads a secret, and cannot do what needs the key itself', async () => {
    const { body } = await issue({ kind: 'cli', label: 'reader' })
    const config = await standing.request('GET', '/api/v1/config', { key: body.token })
    const rotate = await standing.request('POST', '/api/v1/auth/api-key/rotate', { key: body.token })
    const tool = await standing.request('PUT', '/api/v1/config', { key: body.token, body: { media_tool_path: '/bin/sh' } })

    expect([config.body.api_key, config.body.metadata_api_key, config.body.list_api_key]).toEqual(['[REDACTED]', '[REDACTED]', null])
    expect([rotate.status, tool.status]).toEqual([403, 403])
    expect(rotate.body.error.message).toContain('marquee api-key')
  })

  is('A session that moves a provider to another address must send its secret again', async () => {
    const { body } = await issue({ kind: 'cli', label: 'mover' })
    const before = await standing.ok('GET', '/config')
    const moved = await standing.request('PUT', '/api/v1/config', { key: body.token, body: { metadata_url: 'https://evil.example' } })

    expect(moved.status).toBe(422)
    expect(await standing.ok('GET', '/config')).toEqual(before)
  })

  is('A session that sends the stored secret again may move it', async () => {
    const { body } = await issue({ kind: 'cli', label: 'mover with the secret' })
    const { metadata_url, metadata_api_key } = await standing.ok('GET', '/config')
    const moved = await standing.request('PUT', '/api/v1/config', {
      key: body.token,
      body: { metadata_url: 'http://127.0.0.1:1', metadata_api_key },
    })
    await standing.ok('PUT', '/config', { metadata_url })

    expect([moved.status, moved.body.metadata_url, moved.body.metadata_api_key]).toEqual([200, 'http://127.0.0.1:1', '[REDACTED]'])
  })

  is('Rotating returns a new key immediately and drops every session and socket', async () => {
    const { body } = await issue({ kind: 'cli', label: 'dropped' })
    const socket = await listening(standing)
    const { api_key } = await standing.ok('POST', '/auth/api-key/rotate')

    expect(api_key).toMatch(/^ak1_[\w-]{43}$/)
    expect(await socket.closed).toBe(4401)
    expect((await standing.request('GET', '/api/v1/movies')).status).toBe(401)
    expect((await standing.request('GET', '/api/v1/movies', { key: body.token })).status).toBe(401)
    expect((await standing.request('GET', '/api/v1/movies', { key: api_key })).status).toBe(200)
    await until('all sessions are gone', async () => {
      const { body: listed } = await standing.request('GET', '/api/v1/auth/sessions', { key: api_key })
      return listed.results.length === 0
    })
  })
})
