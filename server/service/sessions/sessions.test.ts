import { afterAll, beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import jsQR from 'jsqr'
import { historyTable } from '#server/foundation/history/table'
import { openTestServer, type TestServer } from '#server/testing/test-server'
import { makeKey } from './keys'
import type { Session } from './schema'
import { sessionsTable } from './table'

const lan = 'http://192.168.1.20:8080'
let server: TestServer
beforeAll(() => {
  server = openTestServer({ reachable: [lan, 'http://10.0.0.4:8080'] })
})
afterAll(() => server.close())

type Headers = Record<string, string>
const ask = (method: string, path: string, ...[headers, body]: [headers: Headers, body?: unknown]) =>
  fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const byKey = (): Headers => ({ 'x-api-key': server.key() })
const own = (): Headers => ({ origin: server.url, 'sec-fetch-site': 'same-origin' })
const cookieOf = (answer: Response): Headers => ({ cookie: answer.headers.get('set-cookie')!.split(';')[0]!, ...own() })
const minutes = (n: number) => n * 60_000
const hours = (n: number) => minutes(n * 60)

const issueBrowser = async (headers: Headers = byKey()) => {
  const answer = await ask('POST', '/auth/sessions', headers, { kind: 'browser', label: 'Sofa' })
  const { session } = (await answer.json()) as { session: Session }
  return { session, cookie: cookieOf(answer) }
}
const issueCli = async (headers: Headers = byKey(), more: object = {}) => {
  const answer = await ask('POST', '/auth/sessions', headers, { kind: 'cli', label: 'Script', ...more })
  const { session, token } = (await answer.json()) as { session: Session; token: string }
  return { session, token, headers: { 'x-api-key': token } }
}
const pair = async (headers: Headers = byKey(), more: object = {}) => {
  const answer = await ask('POST', '/auth/sessions', headers, { kind: 'qr', ...more })
  return (
    (await answer.json()) as {
      pairing: { id: string; code: string; typed_code: string; urls: string[]; qr_svg: string; expires_at: string }
    }
  ).pairing
}
const exchange = (code: string, more: { host?: string; body?: unknown } = {}) =>
  ask('POST', '/auth/sessions/exchange', { authorization: `Bearer ${code}`, host: more.host ?? '192.168.1.20:8080' }, more.body)
const bootCode = async () =>
  (await (await ask('POST', '/auth/boot-code', byKey())).json()) as { code: string; url: string; expires_at: string }
const statusOf = async (headers: Headers, path = '/movies') => (await ask('GET', path, headers)).status
const listed = async (): Promise<Session[]> =>
  ((await (await ask('GET', '/auth/sessions?limit=100', byKey())).json()) as { results: Session[] }).results

test('a browser session is a cookie and a record without its secret', async () => {
  const answer = await ask(
    'POST',
    '/auth/sessions',
    { ...byKey(), 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
    { kind: 'browser' },
  )
  const { session } = (await answer.json()) as { session: Session }

  expect(answer.status).toBe(201)
  expect(answer.headers.get('location')).toBe(`/api/v1/auth/sessions/${session.id}`)
  const there = await ask('GET', `/auth/sessions/${session.id}`, cookieOf(answer))
  expect([there.status, await there.json()]).toEqual([200, session])
  expect(session).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    kind: 'browser',
    scope: 'all',
    label: 'Firefox on Linux',
    app: null,
    device: null,
    user_agent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
    ip: expect.any(String),
    created_at: '2026-03-01T12:00:00.000Z',
    last_seen_at: '2026-03-01T12:00:00.000Z',
    expires_at: '2026-03-31T12:00:00.000Z',
    current: true,
    playing: null,
  })
  expect(await statusOf(cookieOf(answer))).toBe(200)
})

test('a token is shown once and stored as a digest only', async () => {
  const { session, token } = await issueCli(byKey(), { ttl_days: 7 })
  const rest = JSON.stringify([await listed(), server.db.select().from(sessionsTable).all(), server.events, server.lines])

  expect(token).toMatch(/^ct1_[\w-]{43}$/)
  expect(session.expires_at).toBe('2026-03-08T12:00:00.000Z')
  expect(rest).not.toContain(token)
})

test.each([
  [{ kind: 'cli' }, 'label'],
  [{ kind: 'cli', label: ' ' }, 'label'],
  [{ kind: 'cli', label: '' }, 'label'],
  [{ kind: 'cli', label: 'x', ttl_days: 366 }, 'ttl_days'],
  [{ kind: 'cli', label: 'x', ttl_days: 0 }, 'ttl_days'],
  [{ kind: 'browser', ttl_days: 3 }, 'ttl_days'],
  [{ kind: 'master' }, 'kind: must be one of browser, cli, qr'],
  [{}, 'kind'],
  [{ kind: 'browser', admin: true }, 'admin'],
])('refuses %o and names the problem', async (body, words) => {
  const before = (await listed()).length
  const answer = await ask('POST', '/auth/sessions', byKey(), body)

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ error: { code: 'validation_error', message: expect.stringContaining(words) } })
  expect((await listed()).length).toBe(before)
})

test('a value chosen by the client never becomes a session', async () => {
  const planted = makeKey('browser')
  const cookie = { cookie: `${server.cookieName}=${planted}` }

  const answer = await ask('POST', '/auth/sessions', { ...byKey(), ...cookie }, { kind: 'browser' })

  expect(answer.headers.get('set-cookie')).not.toContain(planted)
  expect(await statusOf(cookie)).toBe(401)
})

test('browser and qr sessions can sign in devices, tokens cannot', async () => {
  const { cookie, session } = await issueBrowser()
  const { headers } = await issueCli(cookie)

  for (const kind of ['browser', 'cli', 'qr']) expect((await ask('POST', '/auth/sessions', headers, { kind, label: 'x' })).status).toBe(403)
  const { code } = await pair(cookie)
  const phone = await exchange(code)
  expect((await ask('POST', '/auth/sessions', { ...cookieOf(phone), host: '192.168.1.20:8080' }, { kind: 'cli', label: 'x' })).status).toBe(
    201,
  )
  await ask('DELETE', `/auth/sessions/${session.id}`, byKey())
})

test("the list is paged as usual and marks the caller's session", async () => {
  const { cookie, session } = await issueBrowser()
  const first = (await (await ask('GET', '/auth/sessions?limit=1', cookie)).json()) as {
    results: Session[]
    next_cursor: string
    has_more: boolean
  }
  const seen = [...first.results]
  for (let cursor: string | null = first.next_cursor; cursor !== null; ) {
    const page = (await (await ask('GET', `/auth/sessions?limit=1&cursor=${cursor}`, cookie)).json()) as typeof first
    seen.push(...page.results)
    cursor = page.next_cursor
  }

  expect(first.has_more).toBe(true)
  expect(seen.map(({ id }) => id).sort()).toEqual((await listed()).map(({ id }) => id).sort())
  expect(seen.filter(({ current }) => current).map(({ id }) => id)).toEqual([session.id])
  expect((await ask('GET', '/auth/sessions?cursor=nonsense', cookie)).status).toBe(400)
})

test('the Location of a new session works for every caller; a missing one is 404', async () => {
  const { cookie, session } = await issueBrowser()
  const path = `/auth/sessions/${session.id}`

  const own = await ask('GET', path, cookie)
  const byOther = await ask('GET', path, byKey())

  expect([own.status, await own.json()]).toEqual([200, expect.objectContaining({ id: session.id, current: true })])
  expect([byOther.status, await byOther.json()]).toEqual([200, expect.objectContaining({ id: session.id, current: false })])
  await ask('DELETE', path, byKey())
  for (const gone of [path, '/auth/sessions/nobody']) {
    const answer = await ask('GET', gone, byKey())
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'not_found' } }])
  }
})

test("the caller's session can be read, renamed and ended", async () => {
  const { cookie, session } = await issueBrowser()

  expect(await (await ask('GET', '/auth/sessions/current', cookie)).json()).toMatchObject({ id: session.id, current: true })
  expect((await ask('GET', '/auth/sessions/current', byKey())).status).toBe(404)
  const renamed = await ask('PATCH', `/auth/sessions/${session.id}`, cookie, { label: ' Kitchen\u0007\n' })
  expect(await renamed.json()).toMatchObject({ id: session.id, label: 'Kitchen', current: true })
  expect((await ask('PATCH', `/auth/sessions/${session.id}`, cookie, { kind: 'cli' })).status).toBe(422)
  const gone = await ask('DELETE', '/auth/sessions/current', cookie)
  expect(gone.status).toBe(204)
  expect(gone.headers.get('set-cookie')).toMatch(new RegExp(`^${server.cookieName}=; Max-Age=0; Path=/; HttpOnly`))
  expect(await statusOf(cookie)).toBe(401)
  const types = server.events.flatMap((event) => ('session_id' in event && event.session_id === session.id ? [event.type] : []))
  expect(types).toEqual(['session_created', 'session_updated', 'session_revoked'])
})

test('an unknown session id is 404', async () => {
  for (const [method, body] of [
    ['PATCH', { label: 'x' }],
    ['DELETE', undefined],
  ] as const) {
    const answer = await ask(method, '/auth/sessions/nobody', byKey(), body)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found', message: 'session nobody not found' } })
  }
})

test('revoking a session revokes those that it issued, recursively', async () => {
  const parent = await issueBrowser()
  const child = await issueBrowser(parent.cookie)
  const grandchild = await issueCli(child.cookie)
  const waiting = await pair(child.cookie)
  const stranger = await issueCli()

  expect((await ask('DELETE', `/auth/sessions/${parent.session.id}`, byKey())).status).toBe(204)

  for (const headers of [parent.cookie, child.cookie, grandchild.headers]) expect(await statusOf(headers)).toBe(401)
  expect((await exchange(waiting.code)).status).toBe(401)
  expect(await statusOf(stranger.headers)).toBe(200)
})

test("revoking the others keeps the caller's session, even if one of them issued it", async () => {
  const parent = await issueBrowser()
  const current = await issueBrowser(parent.cookie)
  const other = await issueCli()

  expect((await ask('DELETE', '/auth/sessions', current.cookie)).status).toBe(422)
  expect((await ask('DELETE', '/auth/sessions?except=me', current.cookie)).status).toBe(422)
  expect((await ask('DELETE', '/auth/sessions?except=current', current.cookie)).status).toBe(204)

  expect(await statusOf(current.cookie)).toBe(200)
  expect(await statusOf(parent.cookie)).toBe(401)
  expect(await statusOf(other.headers)).toBe(401)
  expect((await listed()).map(({ id }) => id)).toEqual([current.session.id])
})

test('browser sessions extend up to half a year, tokens do not; the last use is stored once an hour', async () => {
  const { cookie, session } = await issueBrowser()
  const token = await issueCli(byKey(), { ttl_days: 7 })
  const start = server.clock.now().toISOString()
  const now = async () => (await listed()).find(({ id }) => id === session.id)
  const stored = () => server.db.select().from(sessionsTable).where(eq(sessionsTable.id, session.id)).get()?.last_seen_at
  await statusOf(cookie)
  expect((await now())?.last_seen_at).toBe(start)
  server.clock.advance(minutes(59))
  await statusOf(cookie)
  expect(await now()).toMatchObject({ last_seen_at: '2026-03-01T12:59:00.000Z', expires_at: '2026-03-31T12:59:00.000Z' })
  expect(stored()).toBe(start)
  server.clock.advance(minutes(1))
  await statusOf(cookie)
  expect(stored()).toBe('2026-03-01T13:00:00.000Z')

  server.clock.advance(hours(24 * 6) - minutes(60))
  expect(await statusOf(token.headers)).toBe(200)
  server.clock.advance(hours(24))
  expect(await statusOf(token.headers)).toBe(401)
  for (let days = 7; days < 179; days += 29) {
    expect([days, await statusOf(cookie)]).toEqual([days, 200])
    server.clock.advance(hours(24 * 29))
  }
  expect(await statusOf(cookie)).toBe(401)
  expect(await listed()).toEqual([])
  expect(server.sessions.purge()).toBeGreaterThan(1)
  expect(server.db.select().from(sessionsTable).all()).toEqual([])
  server.clock.set(start)
})

test('purging a session passes what it issued to its own issuer', async () => {
  const visit = { ip: null, host: 'h', base: '', secure: false, user_agent: null }
  const top = server.sessions.issue({ kind: 'cli', label: 'top', parent_id: null, visit })
  const middle = server.sessions.issue({ kind: 'browser', label: 'middle', parent_id: top.session.id, visit, lifetime_seconds: 60 })
  const leaf = server.sessions.issue({ kind: 'cli', label: 'leaf', parent_id: middle.session.id, visit })
  server.clock.advance(61_000)
  server.sessions.purge()

  server.sessions.revoke(top.session.id)

  expect(server.sessions.isLive(leaf.session.id)).toBe(false)
})

test('announces that a session has expired when it is purged', () => {
  const own = openTestServer()
  const visit = { ip: null, host: 'h', base: '', secure: false, user_agent: null }
  const { session } = own.sessions.issue({ kind: 'cli', label: 'short', parent_id: null, visit, lifetime_seconds: 60 })
  const events = () => own.db.select({ data: historyTable.data }).from(historyTable).all()
  own.sessions.purge()
  expect(events().filter(({ data }) => data.type === 'session_revoked')).toEqual([])
  own.clock.advance(61_000)

  own.sessions.purge()

  expect(events().at(-1)?.data).toMatchObject({ type: 'session_revoked', session_id: session.id, kind: 'cli', label: 'short' })
  return own.close()
})

test('refuses the hundred and first device', () => {
  const full = openTestServer()
  const visit = { ip: null, host: 'h', base: '', secure: false, user_agent: null }
  const issue = () => full.sessions.issue({ kind: 'cli', label: 'x', parent_id: null, visit })
  for (let i = 0; i < 100; i++) issue()

  expect(issue).toThrow('100 sessions')

  return full.close()
})

test('a disk that refuses writes does not lock the reader out', async () => {
  const full = openTestServer()
  const visit = { ip: null, host: full.host, base: '', secure: false, user_agent: null }
  const { secret } = full.sessions.issue({ kind: 'cli', label: 'x', parent_id: null, visit })
  full.clock.advance(hours(1))
  full.db.$client.run('PRAGMA query_only = ON')

  const answer = await fetch(`${full.url}/api/v1/movies`, { headers: { 'x-api-key': secret } })

  expect(answer.status).toBe(200)
  expect(full.lines.map(({ message }) => message)).toContain('last use of a session could not be recorded')
  full.db.$client.run('PRAGMA query_only = OFF')
  await full.close()
})

test('a phone is paired by a code that works once, at the offered URL', async () => {
  const pairing = await pair(byKey(), { label: 'Phone' })
  expect(pairing).toMatchObject({ urls: [lan, 'http://10.0.0.4:8080'], expires_at: '2026-03-01T12:03:01.000Z' })
  expect(pairing.code).toMatch(/^pc1_[\w-]{22}$/)
  expect(await statusOf({ authorization: `Bearer ${pairing.code}` })).toBe(401)
  for (const host of ['evil.test', '192.168.1.20:9090', 'x, y']) expect((await exchange(pairing.code, { host })).status).toBe(403)

  const answer = await exchange(pairing.code)

  const { session } = (await answer.json()) as { session: Session }
  expect(answer.status).toBe(201)
  expect(session).toMatchObject({ id: pairing.id, kind: 'qr', label: 'Phone', current: true })
  expect(await statusOf({ ...cookieOf(answer), host: '192.168.1.20:8080' })).toBe(200)
  expect((await exchange(pairing.code)).status).toBe(401)
})

test('a code can be typed: eight unambiguous characters, in any case, with or without the dash; that also uses up the long one', async () => {
  for (const asTyped of [(code: string) => code, (code: string) => code.replace('-', '').toLowerCase()]) {
    const { code, typed_code, id } = await pair()
    expect(typed_code).toMatch(/^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{4}-[23456789ABCDEFGHJKMNPQRSTVWXYZ]{4}$/)

    const answer = await exchange(asTyped(typed_code))

    expect(answer.status).toBe(201)
    expect(((await answer.json()) as { session: Session }).session.id).toBe(id)
    expect((await exchange(typed_code)).status).toBe(401)
    expect((await exchange(code)).status).toBe(401)
  }
})

test('guessing typed codes invalidates every code', async () => {
  const { typed_code } = await pair()
  for (let guess = 0; guess < 10; guess++) expect((await exchange(`2222-222${guess < 2 ? 'A' : guess}`)).status).toBe(401)

  expect((await exchange(typed_code)).status).toBe(401)
})

test('the picture contains the best URL with the code', async () => {
  const { qr_svg, code } = await pair()

  expect(readQr(qr_svg)).toBe(`${lan}/#pair=${code}`)
})

test('on loopback only, refuses pairing and names the setting that helps', async () => {
  const alone = openTestServer()
  const answer = await fetch(`${alone.url}/api/v1/auth/sessions`, {
    method: 'POST',
    headers: { 'x-api-key': alone.key(), 'content-type': 'application/json' },
    body: '{"kind":"qr"}',
  })

  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ error: { code: 'conflict', message: expect.stringContaining('listen_address') } })
  await alone.close()
})

test('the reachable URLs can be read without creating a code', async () => {
  const alone = openTestServer()
  const addressesOf = async (url: string, key: string) =>
    (await fetch(`${url}/api/v1/auth/addresses`, { headers: { 'x-api-key': key } })).json()

  expect(await addressesOf(alone.url, alone.key())).toEqual({ urls: [] })
  expect(await addressesOf(server.url, server.key())).toEqual({ urls: [lan, 'http://10.0.0.4:8080'] })
  await alone.close()
})

test('of fifty concurrent redemptions of one code, exactly one succeeds', async () => {
  const { code } = await pair()

  const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(code)))

  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 401)])
})

test('a code that failed to create a session stays valid', async () => {
  const { code } = await pair()

  const unnamed = await exchange(code, { body: { label: '\u200b' } })
  const named = await exchange(code, { body: { label: 'Phone' } })

  expect([unnamed.status, named.status]).toEqual([422, 201])
  expect((await exchange(code)).status).toBe(401)
})

test('a code expires after two minutes', async () => {
  const early = await pair()
  const late = await pair()
  server.clock.advance(119_999)
  expect((await exchange(early.code)).status).toBe(201)
  server.clock.advance(1)
  expect((await exchange(late.code)).status).toBe(401)
})

test('ten wrong tries invalidate all codes', async () => {
  const { code } = await pair()
  const { code: other } = await pair()
  for (let i = 0; i < 9; i++) expect((await exchange(makeKey('pairing'))).status).toBe(401)
  expect((await exchange(other)).status).toBe(201)

  expect((await exchange(makeKey('pairing'))).status).toBe(401)

  expect((await exchange(code)).status).toBe(401)
})

test('only a code can be exchanged', async () => {
  const { headers } = await issueCli()
  for (const shown of [{}, byKey(), headers, { authorization: 'Bearer pc1_' }, { authorization: 'Bearer' }])
    expect((await ask('POST', '/auth/sessions/exchange', shown as Headers)).status).toBe(401)
  expect((await ask('GET', '/auth/sessions/exchange', {})).status).toBe(401)
})

test('an invalid body does not use up the code', async () => {
  const { code } = await pair()

  expect((await exchange(code, { body: { label: 5 } })).status).toBe(422)
  expect((await exchange(code, { body: { label: 'My phone' } })).status).toBe(201)
})

test('a boot code signs in a browser on this computer and nowhere else', async () => {
  const { code, url, expires_at } = await bootCode()
  expect(url).toBe(`${server.url}/#boot=${code}`)
  expect(Date.parse(expires_at) - server.clock.now().getTime()).toBe(120_000)
  for (const host of ['evil.test', '192.168.1.20:8080', 'localhost.evil.test']) expect((await exchange(code, { host })).status).toBe(403)

  const answer = await exchange(code, { host: server.host })

  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ session: { kind: 'browser', current: true } })
  expect(await statusOf(cookieOf(answer))).toBe(200)
  expect((await exchange(code, { host: server.host })).status).toBe(401)
})

test('refuses a boot code from another machine, whatever its Host', async () => {
  const { code } = server.codes.mintBoot()
  const visit = { host: 'localhost', base: '', secure: false, user_agent: null }

  for (const ip of ['192.168.1.5', '::ffff:10.0.0.1', null])
    expect(() => server.codes.admit(code, { ...visit, ip })).toThrow('on the computer')
  for (const ip of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) server.codes.admit(code, { ...visit, ip })
})

test.each(['/auth/api-key/rotate', '/auth/boot-code'])('%s needs the key itself and explains how to get it', async (path) => {
  const { cookie } = await issueBrowser()
  const { headers } = await issueCli()

  for (const shown of [cookie, headers]) {
    const answer = await ask('POST', path, shown)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: { code: 'forbidden', message: expect.stringContaining('marquee api-key') } })
  }
})

test('a new key ends the old one, every session, every code and every signed URL', async () => {
  const { cookie } = await issueBrowser()
  const { headers } = await issueCli()
  const { code } = await pair()
  const old = server.key()
  const signed = (await (await ask('POST', '/auth/sign', byKey(), { path: '/api/v1/images/1' })).json()) as { url: string }
  expect((await fetch(server.url + signed.url)).status).toBe(200)

  const answer = await ask('POST', '/auth/api-key/rotate', byKey())

  const { api_key } = (await answer.json()) as { api_key: string }
  expect(api_key).toMatch(/^ak1_[\w-]{43}$/)
  expect(api_key).not.toBe(old)
  for (const shown of [cookie, headers, { 'x-api-key': old }]) expect(await statusOf(shown)).toBe(401)
  expect((await fetch(server.url + signed.url)).status).toBe(401)
  expect((await exchange(code)).status).toBe(401)
  expect(await statusOf({ 'x-api-key': api_key })).toBe(200)
  expect(server.events.at(-1)).toMatchObject({ type: 'api_key_rotated', seq: expect.any(Number) })
  expect(JSON.stringify([server.events, server.lines])).not.toContain(api_key)
})

/** Renders the QR code's modules and reads it like a camera. */
const readQr = (svg: string): string | undefined => {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)![1])
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g))
    for (let row = Number(y); row < Number(y) + 10; row++)
      for (let column = Number(x); column < Number(x) + 10; column++)
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
  return jsQR(pixels, size, size)?.data
}
