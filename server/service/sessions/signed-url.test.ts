import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openTestServer, type TestServer } from '#server/testing/test-server'
import { isSignable } from './signed-url'

let server: TestServer
beforeAll(() => {
  server = openTestServer()
})
afterAll(() => server.close())

const sign = (body: object, headers: Record<string, string> = { 'x-api-key': server.key() }) =>
  fetch(`${server.url}/api/v1/auth/sign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const signed = async (body: object, headers?: Record<string, string>) =>
  (await (await sign(body, headers)).json()) as { url: string; expires_at: string }
const statusOf = async (url: string, init: RequestInit = {}) => (await fetch(server.url + url, init)).status
const cli = () => {
  const visit = { ip: null, host: 'h', base: '', secure: false, user_agent: null }
  const { session, secret } = server.sessions.issue({ kind: 'cli', label: 'x', parent_id: null, visit })
  return { id: session.id, headers: { 'x-api-key': secret } }
}

test('a signed URL needs no key until it expires', async () => {
  const { url, expires_at } = await signed({ path: '/api/v1/images/1?size=300', ttl_seconds: 60 })

  expect(expires_at).toBe('2026-03-01T12:01:00.000Z')
  expect(await statusOf(url)).toBe(200)
  expect(await statusOf(url, { method: 'HEAD' })).toBe(200)
  server.clock.advance(59_000)
  expect(await statusOf(url)).toBe(200)
  server.clock.advance(1000)
  expect(await statusOf(url)).toBe(401)
})

test('only a signed URL works for a page of another origin: cookies and keys are for our own', async () => {
  const { url } = await signed({ path: '/api/v1/images/1?size=300' })
  const policyOf = async (path: string) =>
    (await fetch(server.url + path, { headers: { 'x-api-key': server.key() } })).headers.get('cross-origin-resource-policy')

  for (const path of ['/api/v1/images/1?size=300', '/api/v1/movies', '/api/v1/status', '/api/v1/nothing', '/api/docs/', '/'])
    expect([path, await policyOf(path)]).toEqual([path, 'same-origin'])
  expect((await fetch(server.url + url)).headers.get('cross-origin-resource-policy')).toBeNull()
})

test('opens nothing else: no other path, query, method or time', async () => {
  const { url } = await signed({ path: '/api/v1/images/1?size=300' })
  const session = cli()
  const altered = [
    url.replace('/images/1', '/images/2'),
    url.replace('/images/1', '/images/1/'),
    url.replace('/api/v1/images/1', '/api/v1/movies'),
    url.replace('size=300', 'size=301'),
    url.replace('size=300&', ''),
    `${url}&size=1`,
    url.replace(/exp=\d+/, 'exp=99999999999'),
    url.replace(/exp=\d+/, '$&&$&'),
    url.replace('sid=key', `sid=${session.id}`),
    url.replace('sid=key&', ''),
    url.replace(/sig=[\w-]+/, 'sig='),
    url.replace(/sig=[\w-]+/, 'sig=x'),
    url.slice(0, -1),
  ]

  expect(await statusOf(url)).toBe(200)
  for (const other of altered) expect([other, await statusOf(other)]).toEqual([other, 401])
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(await statusOf(url, { method })).toBe(401)
})

test('a wrong key next to it is still 401', async () => {
  const { url } = await signed({ path: '/api/v1/images/1' })

  expect(await statusOf(`${url}&api_key=wrong`)).toBe(401)
  expect(await statusOf(url, { headers: { 'x-api-key': 'a, b' } })).toBe(401)
  expect(await statusOf(url, { headers: { authorization: 'Bearer wrong' } })).toBe(401)
})

test('expires with the session that signed it', async () => {
  const session = cli()
  const { url } = await signed({ path: '/api/v1/calendar.ics' }, session.headers)
  expect(await statusOf(url)).toBe(200)

  server.sessions.revoke(session.id)

  expect(await statusOf(url)).toBe(401)
})

test('media can be signed for twelve hours, a calendar for a year', async () => {
  expect((await sign({ path: '/api/v1/images/1', ttl_seconds: 43_200 })).status).toBe(200)
  expect((await sign({ path: '/api/v1/images/1', ttl_seconds: 43_201 })).status).toBe(422)
  expect((await signed({ path: '/api/v1/calendar.ics' })).expires_at).toStartWith('2027-03-01')
  expect((await signed({ path: '/api/v1/play/1/direct' })).expires_at).toStartWith('2026-03-01T16:')
})

test.each([
  '/api/v1/config',
  '/api/v1/movies',
  '/api/v1/images',
  '/api/v1/images/',
  '/api/v1/images/../config',
  '/api/v1/images/./1',
  '/api/v1/images/%2e%2e/config',
  '/api/v1/images/..%2Fconfig',
  '/api/v1/images/%252e%252e/config',
  '/api/v1/images/..\\config',
  '/api/v1/images//1',
  '/api/v1/images/1;x',
  '/api/v1/images/1\nx',
  '/api/v1/play/1/direct\u0000',
  '/api/v1/calendar.ics/x',
  'https://evil.test/api/v1/images/1',
  '//evil.test/api/v1/images/1',
  '',
])('refuses to sign %j', async (path) => {
  expect(isSignable(path)).toBe(false)
  expect((await sign({ path })).status).toBe(422)
})

test('refuses to sign a query that contains signature parameters', async () => {
  for (const query of ['exp=1', 'sid=key', 'sig=x', 'api_key=x', 'a=\n'])
    expect((await sign({ path: `/api/v1/images/1?${query}` })).status).toBe(422)
})

test('with a base path, both spellings can be signed, and the result includes it', async () => {
  const based = openTestServer({ base: '/movies' })
  for (const path of ['/api/v1/images/1', '/movies/api/v1/images/1']) {
    const answer = await fetch(`${based.url}/movies/api/v1/auth/sign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': based.key() },
      body: JSON.stringify({ path }),
    })
    const { url } = (await answer.json()) as { url: string }

    expect(url).toStartWith('/movies/api/v1/images/1?exp=')
    expect((await fetch(based.url + url)).status).toBe(200)
    expect((await fetch(based.url + url.slice('/movies'.length))).status).toBe(200)
  }
  await based.close()
})

test('only what exists is signed', async () => {
  const refused = await sign({ path: '/api/v1/play/999/direct' })

  expect(refused.status).toBe(404)
})
