import { afterEach, beforeEach, expect, test } from 'bun:test'
import { openTestServer, type TestServer } from '#server/testing/test-server'

let server: TestServer
beforeEach(() => {
  server = openTestServer()
  turn(true)
})
afterEach(() => server.close())

const turn = (tv_page_enabled: boolean) => server.config.update({ tv_page_enabled }, { isKey: true })
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/v1/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const begin = async () => (await post('/tv', { device: 'LG TV', device_id: 'tv-1' })).json()
const exchange = async (secret: string) => {
  const answer = await post('/tv/exchange', { secret })
  return [answer.status, (await answer.json()).token]
}
const approve = (code: string, more: object = {}) => post('/quick-connect', { code, ...more }, { 'x-api-key': server.key() })

test('a TV without a credential shows a code and an address; once a person enters the code, it may watch, nothing else', async () => {
  const { code, secret, url, qr_svg } = await begin()
  expect(code).toMatch(/^\d{6}$/)
  expect(url).toBe(`${server.url}/settings/devices#tv=${code}`)
  expect(qr_svg).toStartWith('<svg')
  expect(await exchange(secret)).toEqual([200, null])

  await approve(code)
  const [status, token] = await exchange(secret)

  expect([status, token]).toEqual([200, expect.stringMatching(/^at1_/)])
  expect(server.sessions.list()).toMatchObject([{ kind: 'app', scope: 'watch', label: 'LG TV' }])
  const refused = await fetch(`${server.url}/api/v1/movies`, { headers: { authorization: `Bearer ${token}` } })
  expect([refused.status, (await refused.json()).error.details.reason]).toEqual([403, 'watch_only'])
})

test('a TV that may also get movies reads and adds, but signs in no other device', async () => {
  const { code, secret } = await begin()
  const waiting = await fetch(`${server.url}/api/v1/auth/quick-connect`, { headers: { 'x-api-key': server.key() } })
  expect((await waiting.json()).results).toMatchObject([{ device: 'LG TV', can_get: true }])

  expect((await (await approve(code, { scope: 'all' })).json()).scope).toBe('all')
  const given = await (await post('/tv/exchange', { secret })).json()

  expect(given).toEqual({ token: expect.stringMatching(/^at1_/), scope: 'all' })
  const headers = { authorization: `Bearer ${given.token}` }
  expect((await fetch(`${server.url}/api/v1/auth/sessions/current`, { headers })).status).toBe(200)
  const next = await begin()
  const refused = await post('/quick-connect', { code: next.code }, headers)
  expect([refused.status, (await refused.json()).error.details.reason]).toEqual([403, 'token_cannot_pair'])
  expect((await post('/sessions', { kind: 'cli', label: 'x' }, headers)).status).toBe(403)
})

test('without a word about it, a TV may only watch, and its page learns that', async () => {
  const { code, secret } = await begin()
  await approve(code)

  expect(await (await post('/tv/exchange', { secret })).json()).toMatchObject({ scope: 'watch' })
})

test('an app that calls itself the page for TVs may watch, nothing else, and its code stays good for that', async () => {
  const visit = { ip: '192.168.1.9', host: null, base: '', secure: false, user_agent: null }
  const { code } = server.quickConnect.begin({ app: 'TV page', version: '1', device: 'TV', device_id: 'x' }, visit)

  const refused = await approve(code, { scope: 'all' })

  expect([refused.status, (await refused.json()).error.details.reason]).toEqual([422, 'only_tv_page'])
  expect((await approve(code)).status).toBe(201)
})

test('the token is handed out once, and an unknown or expired secret gets none', async () => {
  const [first, second] = [await begin(), await begin()]
  expect((await exchange(first.secret))[0]).toBe(404)
  await approve(second.code)
  await exchange(second.secret)

  expect((await exchange(second.secret))[0]).toBe(404)
  const third = await begin()
  server.clock.advance(600_000)
  expect((await exchange(third.secret))[0]).toBe(404)
})

test('while the page for TVs is off, both need a credential, and even then do nothing', async () => {
  turn(false)

  expect((await post('/tv', { device: 'TV', device_id: 'x' })).status).toBe(401)
  expect((await post('/tv/exchange', { secret: 'x' })).status).toBe(401)
  const withKey = await post('/tv', { device: 'TV', device_id: 'x' }, { 'x-api-key': server.key() })
  expect([withKey.status, (await withKey.json()).error.details.reason]).toEqual([403, 'tv_page_off'])
})

test.each(['/tv/', '/tv/exchange/', '//tv', '/tv/exchange/more'])('no other spelling is open: %s', async (path) => {
  expect((await post(path, {})).status).toBe(401)
})

test('reading them is not open either', async () => {
  expect((await fetch(`${server.url}/api/v1/auth/tv`)).status).toBe(401)
})
