import { afterEach, beforeEach, expect, test } from 'bun:test'
import { openTestServer, type TestServer } from '#server/testing/test-server'

let server: TestServer
beforeEach(() => {
  server = openTestServer()
})
afterEach(() => server.close())

const visit = { ip: '192.168.1.9', host: '192.168.1.20:8080', base: '', secure: false, user_agent: 'TV' }
const begin = (device_id = 'tv-1') =>
  server.quickConnect.begin({ app: 'Player', version: '2.1', device: 'Living room "TV"', device_id }, visit)
const api = (method: string, body?: unknown) =>
  fetch(`${server.url}/api/v1/auth/quick-connect`, {
    method,
    headers: { 'x-api-key': server.key(), 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const approve = (code: string) => api('POST', { code })
const reasonOf = async (answer: Response) => [answer.status, (await answer.json()).error.details.reason]
const wrongCode = (...right: string[]) => ['000000', '111111', '222222'].find((code) => !right.includes(code))!

test('an app shows six digits; who types them here signs it in, for watching only', async () => {
  const { code, secret } = begin()
  expect(code).toMatch(/^\d{6}$/)
  expect(server.quickConnect.exchange(secret)).toBeNull()

  const answer = await approve(code)

  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ kind: 'app', scope: 'watch', label: 'Living room "TV"', app: 'Player 2.1', expires_at: null })
  expect(server.quickConnect.find(secret)).toMatchObject({ isApproved: true })
  expect(server.quickConnect.exchange(secret)!.token).toStartWith('at1_')
})

test('the token is handed out once', async () => {
  const { code, secret } = begin()
  await approve(code)
  server.quickConnect.exchange(secret)

  expect(server.quickConnect.exchange(secret)).toBeNull()
})

test('who waits is listed without codes', async () => {
  const { code, secret } = begin()

  const text = await (await api('GET')).text()

  expect(JSON.parse(text).results).toEqual([
    {
      device: 'Living room "TV"',
      app: 'Player',
      version: '2.1',
      ip: '192.168.1.9',
      expires_at: '2026-03-01T12:10:00.000Z',
      can_get: false,
    },
  ])
  expect(text).not.toContain(code)
  expect(text).not.toContain(secret)
})

test('an unknown code is 404, a used one 409', async () => {
  const { code } = begin()
  await approve(code)

  expect(await reasonOf(await approve(wrongCode(code)))).toEqual([404, 'unknown_code'])
  expect(await reasonOf(await approve(code))).toEqual([409, 'already_used'])
})

test('ten wrong codes end all waiting ones, and refuse further tries for a minute', async () => {
  const { code, secret } = begin()
  for (let i = 0; i < 9; i++) expect((await approve(wrongCode(code))).status).toBe(404)

  const tenth = await approve(wrongCode(code))

  expect(await reasonOf(tenth)).toEqual([429, 'too_many_codes'])
  expect(tenth.headers.get('retry-after')).toBe('60')
  expect(server.quickConnect.find(secret)).toBeNull()
  expect((await approve(begin().code)).status).toBe(429)
  server.clock.advance(60_000)
  expect((await approve(begin('tv-2').code)).status).toBe(201)
})

test('a code lives ten minutes; an approved session that nobody fetched ends with it', async () => {
  const { code, secret } = begin()
  const session = await (await approve(code)).json()

  server.clock.advance(600_000)

  expect(server.quickConnect.find(secret)).toBeNull()
  expect(server.sessions.isLive(session.id)).toBe(false)
})

test('at most five apps wait: a sixth ends the oldest', () => {
  const secrets = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => begin(id).secret)

  expect(secrets.map((secret) => server.quickConnect.find(secret) !== null)).toEqual([false, true, true, true, true, true])
})

test('the token opens neither the API nor its socket', async () => {
  const { code, secret } = begin()
  await approve(code)
  const { token } = server.quickConnect.exchange(secret)!

  const answer = await fetch(`${server.url}/api/v1/movies`, { headers: { 'x-api-key': token } })

  expect(await reasonOf(answer)).toEqual([403, 'watch_only'])
  expect(await server.authentication.recognizeKey(token, null)).toBeNull()
  expect(await server.authentication.recognizeApp(token, { scope: 'watch', ip: null })).not.toBeNull()
  expect(await server.authentication.recognizeApp(token, { scope: 'programs', ip: null })).toBeNull()
  expect(await server.authentication.recognizeApp(server.key(), { scope: 'watch', ip: null })).toBeNull()
})
