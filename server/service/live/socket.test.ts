import { afterEach, expect, test } from 'bun:test'
import { connect as connectRaw } from 'node:net'
import type { StoredEvent } from '#server/events'
import { historyTable } from '#server/foundation/history/table'
import { openTestServer, type TestServer } from '#server/testing/test-server'
import { after, stays } from '#server/testing/until'

type Frame = { type: string; seq?: number; [field: string]: unknown }
type Client = Awaited<ReturnType<typeof connect>>
type Options = { first?: unknown; headers?: Record<string, string>; path?: string }

const servers: TestServer[] = []
const open = (...options: Parameters<typeof openTestServer>): TestServer => {
  const server = openTestServer(...options)
  servers.push(server)
  return server
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const connect = async (server: TestServer, { first, headers = {}, path = '/api/v1/ws' }: Options = {}) => {
  const socket = new WebSocket(`ws://localhost:${server.port}${path}`, { headers } as never)
  const frames: Frame[] = []
  const closed = Promise.withResolvers<number>()
  const waiting = new Set<() => void>()
  socket.onmessage = ({ data }) => {
    frames.push(JSON.parse(String(data)) as Frame)
    for (const look of waiting) look()
  }
  socket.onclose = ({ code }) => closed.resolve(code)
  await new Promise((resolve) => {
    socket.onopen = resolve
    socket.onerror = resolve
  })
  if (first !== undefined) socket.send(typeof first === 'string' || first instanceof Uint8Array ? (first as string) : JSON.stringify(first))
  return {
    frames,
    socket,
    code: closed.promise,
    until: (found: (frames: Frame[]) => boolean) =>
      new Promise<Frame[]>((resolve) => {
        const look = () => {
          if (!found(frames)) return
          waiting.delete(look)
          resolve(frames)
        }
        waiting.add(look)
        look()
      }),
  }
}
const enter = async (server: TestServer, more: object = {}): Promise<Client> => {
  const client = await connect(server, { first: { type: 'auth', api_key: server.key(), ...more } })
  await client.until(([frame]) => frame?.type === 'auth_ok')
  return client
}
const announce = (server: TestServer, ...events: StoredEvent[]) => {
  server.journal.commit((_, tell) => {
    for (const event of events) tell(event)
  })
}
const tag = (id: number): StoredEvent => ({ type: 'tag_changed', id, name: `tag ${id}`, change: 'created' })
const progress = (download_id: number, downloaded_bytes: number) =>
  ({
    type: 'download_progress',
    download_id,
    movie_id: null,
    state: 'downloading',
    progress: 0,
    size_bytes: null,
    downloaded_bytes,
    uploaded_bytes: 0,
    download_speed: 0,
    upload_speed: 0,
    seeders: null,
    peers: null,
    eta_seconds: null,
    ratio: 0,
  }) as const
const ids = (frames: readonly Frame[]) => frames.filter(({ type }) => type === 'tag_changed').map(({ id }) => id)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const visit = (server: TestServer) => ({ ip: null, host: server.host, base: '', secure: false, user_agent: null })
const browser = (server: TestServer) => {
  const { session, secret } = server.sessions.issue({ kind: 'browser', label: 'x', parent_id: null, visit: visit(server) })
  return { session, cookie: `${server.cookieName}=${secret}` }
}

test('the first message authenticates; auth_ok is exactly that; then events arrive as stored', async () => {
  const server = open()
  const client = await connect(server, { first: { type: 'auth', api_key: server.key() } })
  await client.until((frames) => frames.length === 1)

  announce(server, tag(1))

  const [hello, frame] = await client.until((frames) => frames.length === 2)
  expect(hello).toEqual({ type: 'auth_ok' })
  expect(frame).toEqual({ type: 'tag_changed', id: 1, name: 'tag 1', change: 'created', seq: 1, at: '2026-03-01T12:00:00.000Z' })
  expect(server.db.select().from(historyTable).get()?.data as unknown).toEqual(frame)
})

test('a socket receives nothing before its first message', async () => {
  const server = open()
  const client = await connect(server)

  announce(server, tag(1))
  client.socket.send(JSON.stringify({ type: 'auth', api_key: server.key() }))
  await client.until((frames) => frames.length === 1)
  announce(server, tag(2))

  expect(ids(await client.until((frames) => frames.length === 2))).toEqual([2])
})

test.each([
  ['no JSON', 'hello', 4400],
  ['empty', '', 4400],
  ['an array', [{ type: 'auth' }], 4400],
  ['a number', '5', 4400],
  ['null', 'null', 4400],
  ['another type', { type: 'AUTH', api_key: 'x' }, 4400],
  ['no type', { api_key: 'x' }, 4400],
  ['a key that is not text', { type: 'auth', api_key: 5 }, 4400],
  ['a since that is not a number', { type: 'auth', api_key: 'x', since: '5' }, 4400],
  ['a negative since', { type: 'auth', api_key: 'x', since: -1 }, 4400],
  ['a broken since', { type: 'auth', api_key: 'x', since: 1.5 }, 4400],
  ['5 KiB', { type: 'auth', api_key: 'x'.repeat(5000) }, 4400],
  ['100 KiB', { type: 'auth', api_key: 'x'.repeat(100_000) }, 4400],
  ['deep nesting', '['.repeat(4000), 4400],
  ['binary', new TextEncoder().encode('{"type":"auth"}'), 4400],
  ['a wrong key', { type: 'auth', api_key: 'wrong' }, 4401],
  ['an empty key', { type: 'auth', api_key: '' }, 4401],
  ['no key and no cookie', { type: 'auth' }, 4401],
  ['a key with prototype tricks', '{"type":"auth","__proto__":{"api_key":"x"}}', 4401],
])('refuses %s', async (_, first, code) => {
  const server = open()
  const client = await connect(server, { first })

  expect(await client.code).toBe(code)
  expect(client.frames).toEqual([])
})

test('refuses a client that stays silent', async () => {
  const server = open({ limits: { firstMessageMs: 50 } })

  expect(await (await connect(server)).code).toBe(4408)
})

test('a service that was held up reads the first message before it closes a socket as silent', async () => {
  const server = open({ limits: { firstMessageMs: 200 } })
  const client = await connect(server, { first: { type: 'auth', api_key: server.key() } })
  Bun.sleepSync(1_000)

  expect(await Promise.race([client.until((frames) => frames.length === 1), client.code])).toEqual([{ type: 'auth_ok' }])
})

test('ignores a key in the URL or a header', async () => {
  const server = open()
  const byAddress = await connect(server, { path: `/api/v1/ws?api_key=${server.key()}`, first: { type: 'auth' } })
  const byHeader = await connect(server, { headers: { 'x-api-key': server.key() }, first: { type: 'auth' } })

  expect(await byAddress.code).toBe(4401)
  expect(await byHeader.code).toBe(4401)
})

test('accepts a token in place of the key', async () => {
  const server = open()
  const { secret } = server.sessions.issue({ kind: 'cli', label: 'x', parent_id: null, visit: visit(server) })
  const client = await connect(server, { first: { type: 'auth', api_key: secret } })

  expect((await client.until((frames) => frames.length === 1))[0]).toEqual({ type: 'auth_ok' })
})

test("accepts the upgrade's cookie from our own pages only", async () => {
  const server = open()
  const { cookie } = browser(server)
  const sent = (headers: Record<string, string>) => connect(server, { headers: { cookie, ...headers }, first: { type: 'auth' } })

  const ours = await sent({ origin: server.url })
  expect((await ours.until((frames) => frames.length === 1))[0]).toEqual({ type: 'auth_ok' })
  for (const origin of ['http://localhost:1', 'http://evil.test', 'null', 'https://localhost'])
    expect([origin, await (await sent({ origin })).code]).toEqual([origin, 4403])
  expect(await (await sent({ origin: server.url, 'sec-fetch-site': 'same-site' })).code).toBe(4403)
  expect(await (await sent({ origin: 'http://evil.test', host: 'evil.test' })).code).toBe(4401)
})

test('accepts a foreign page that sends the key itself: it needs no cookie', async () => {
  const server = open()
  const headers = { cookie: browser(server).cookie, origin: 'http://evil.test' }
  const client = await connect(server, { headers, first: { type: 'auth', api_key: server.key() } })

  expect((await client.until((frames) => frames.length === 1))[0]).toEqual({ type: 'auth_ok' })
})

test('a plain GET is 401 without a credential and 400 with one; so is an invalid handshake', async () => {
  const server = open()
  const key = { 'x-api-key': server.key() }
  const broken = { upgrade: 'websocket', connection: 'Upgrade' }

  expect((await fetch(`${server.url}/api/v1/ws`)).status).toBe(401)
  expect((await fetch(`${server.url}/api/v1/ws`, { headers: key })).status).toBe(400)
  expect((await fetch(`${server.url}/api/v1/ws`, { headers: broken })).status).toBe(401)
  expect((await fetch(`${server.url}/api/v1/ws`, { headers: { ...broken, ...key } })).status).toBe(400)
})

test('`since` replays what was missed and continues without gap or duplicate, even while events keep coming', async () => {
  const server = open()
  announce(server, ...range(1, 1000).map(tag))
  const client = await connect(server, { first: { type: 'auth', api_key: server.key(), since: 100 } })
  for (let id = 1001; id <= 1200; id++) {
    announce(server, tag(id))
    if (id % 10 === 0) await after(0)
  }

  const frames = await client.until((all) => all.length >= 1101)

  expect(frames[0]).toEqual({ type: 'auth_ok' })
  expect(frames.slice(1).map(({ seq }) => seq)).toEqual(range(101, 1200))
  announce(server, tag(1201))
  await client.until((all) => all.length >= 1102)
  expect(client.frames.at(-1)?.seq).toBe(1201)
})

test('`since` the newest replays nothing; `since` 0 of a fresh service replays everything', async () => {
  const server = open()
  const fresh = await enter(server, { since: 0 })
  announce(server, tag(1))
  expect(ids(await fresh.until((frames) => frames.length === 2))).toEqual([1])

  const newest = await enter(server, { since: 1 })
  announce(server, tag(2))
  expect(ids(await newest.until((frames) => frames.length === 2))).toEqual([2])
  const all = await enter(server, { since: 0 })
  expect(ids(await all.until((frames) => frames.length === 3))).toEqual([1, 2])
})

test('refuses an unknown or expired `since`, so the client reloads', async () => {
  const server = open()
  const codeOf = async (since: number) => await (await connect(server, { first: { type: 'auth', api_key: server.key(), since } })).code
  expect(await codeOf(1)).toBe(4409)
  announce(server, ...range(1, 10).map(tag))
  expect(await codeOf(11)).toBe(4409)
  expect(await codeOf(Number.MAX_SAFE_INTEGER)).toBe(4409)

  server.db.$client.run('DELETE FROM history WHERE seq <= 4')

  for (const since of [0, 1, 2, 3]) expect(await codeOf(since)).toBe(4409)
  expect(ids(await (await enter(server, { since: 4 })).until((frames) => frames.length === 7))).toEqual(range(5, 10))
})

test('after a restore, refuses a `since` from the lost hours', async () => {
  const server = open()
  announce(server, ...range(1, 20).map(tag))
  server.db.$client.run('DELETE FROM history WHERE seq > 10')
  announce(server, tag(21))

  for (const since of [11, 15, 20]) {
    const client = await connect(server, { first: { type: 'auth', api_key: server.key(), since } })
    expect(await client.code).toBe(4409)
  }
  expect(ids(await (await enter(server, { since: 9 })).until((frames) => frames.length === 3))).toEqual([10, 21])
})

test('ignores messages after the first, unless they are too large', async () => {
  const server = open()
  const client = await enter(server)
  for (const message of ['hello', '{"type":"auth","api_key":"wrong"}', '[', 'x'.repeat(64 * 1024)]) client.socket.send(message)
  announce(server, tag(1))
  await client.until((frames) => frames.length === 2)
  expect(client.socket.readyState).toBe(WebSocket.OPEN)

  client.socket.send('x'.repeat(64 * 1024 + 1))

  expect(await client.code).toBe(1009)
})

test('revoking a session closes its sockets immediately and no others', async () => {
  const server = open()
  const { session, cookie } = browser(server)
  const child = server.sessions.issue({ kind: 'cli', label: 'x', parent_id: session.id, visit: visit(server) })
  const revoked = await connect(server, { headers: { cookie, origin: server.url }, first: { type: 'auth' } })
  const issued = await connect(server, { first: { type: 'auth', api_key: child.secret } })
  const other = await enter(server)
  await Promise.all([revoked, issued].map((client) => client.until((frames) => frames.length === 1)))

  server.sessions.revoke(session.id)

  expect(await revoked.code).toBe(4401)
  expect(await issued.code).toBe(4401)
  expect(revoked.frames).toHaveLength(1)
  await other.until((frames) => frames.filter(({ type }) => type === 'session_revoked').length === 2)
})

test('refuses a session that was revoked between upgrade and first message', async () => {
  const server = open()
  const { session, cookie } = browser(server)
  const client = await connect(server, { headers: { cookie, origin: server.url } })
  server.sessions.revoke(session.id)

  client.socket.send('{"type":"auth"}')

  expect(await client.code).toBe(4401)
  expect(client.frames).toEqual([])
})

test('a session that expires loses its sockets', async () => {
  const server = open({ limits: { sweepMs: 20 } })
  const { cookie } = browser(server)
  const client = await connect(server, { headers: { cookie, origin: server.url }, first: { type: 'auth' } })
  await client.until((frames) => frames.length === 1)

  server.clock.advance(31 * 86_400_000)

  expect(await client.code).toBe(4401)
})

test('a new key closes every socket', async () => {
  const server = open()
  const clients = [await enter(server), await enter(server)]

  server.sessions.rotateKey()

  for (const client of clients) expect(await client.code).toBe(4401)
})

test('stopping the service closes sockets with 1001', async () => {
  const server = open()
  const clients = [await enter(server), await connect(server)]

  server.live.closeAll()

  for (const client of clients) expect(await client.code).toBe(1001)
  expect(server.live.count()).toBe(0)
})

test('sends progress at most once a second per download, always the newest', async () => {
  const server = open({ limits: { progressEveryMs: 200 } })
  const client = await enter(server)
  for (let bytes = 1; bytes <= 50; bytes++) for (const download of [1, 2]) server.journal.tell(progress(download, bytes))
  const seen = (id: number) =>
    client.frames.filter((frame) => frame.type === 'download_progress' && frame.download_id === id).map((frame) => frame.downloaded_bytes)

  await client.until(() => seen(1).length === 2 && seen(2).length === 2)
  await stays('nothing more is sent', () => seen(1).length === 2 && seen(2).length === 2, 300)

  expect(seen(1)).toEqual([1, 50])
  expect(seen(2)).toEqual([1, 50])
})

test('drops waiting progress when another event of the download supersedes it', async () => {
  const server = open({ limits: { progressEveryMs: 100 } })
  const client = await enter(server)
  server.journal.tell(progress(1, 1))
  server.journal.tell(progress(1, 2))
  announce(server, { type: 'download_completed', download_id: 1, movie_id: null, title: 'x', size_bytes: 2 })
  await client.until((frames) => frames.some(({ type }) => type === 'download_completed'))
  await stays('nothing more is sent', () => client.frames.length === 3, 250)

  expect(client.frames.map(({ type }) => type)).toEqual(['auth_ok', 'download_progress', 'download_completed'])
  expect(client.frames[1]).not.toHaveProperty('seq')
})

test('silent sockets cannot crowd out clients that authenticate', async () => {
  const server = open({ limits: { pending: 50 } })
  const silent = await Promise.all(Array.from({ length: 60 }, () => connect(server)))

  const client = await enter(server)

  announce(server, tag(1))
  await client.until((frames) => frames.length === 2)
  expect(await Promise.race(silent.map(({ code }) => code))).toBe(4408)
})

test('closes a reader that takes nothing with 1013, without affecting others', async () => {
  const server = open()
  const slow = await rawClient(server)
  const quick = await enter(server)
  const text = 'x'.repeat(10_000)
  const total = 2000

  for (let id = 1; id <= total; id++) {
    announce(server, { type: 'tag_changed', id, name: text, change: 'updated' })
    if (id % 50 === 0) await quick.until((frames) => ids(frames).length === id)
  }

  expect(ids(quick.frames)).toEqual(range(1, total))
  expect(server.live.count()).toBeLessThanOrEqual(2)
  expect(await slow.readToEnd()).toBe(1013)
}, 120_000)

test('a reader that lags and catches up misses only stale progress', async () => {
  const server = open({ limits: { progressEveryMs: 0, queueBytes: 64 * 1024 * 1024 } })
  const slow = await rawClient(server)
  const filler = 'x'.repeat(100_000)
  for (let id = 1; id <= 300; id++) announce(server, { type: 'tag_changed', id, name: filler, change: 'updated' })
  for (let bytes = 1; bytes <= 500; bytes++) {
    server.journal.tell(progress(1, bytes))
    if (bytes % 50 === 0) await after(1)
  }
  announce(server, tag(301))

  const frames = await slow.readUntil((frame) => frame.id === 301)

  expect(ids(frames)).toEqual(range(1, 301))
  const seen = frames.filter(({ type }) => type === 'download_progress')
  expect(seen.map(({ downloaded_bytes }) => downloaded_bytes)).toEqual([500])
}, 120_000)

test('a thousand clients receive every event in order', async () => {
  // All of them connect before the first one gets to speak.
  const server = open({ limits: { firstMessageMs: 120_000 } })
  const clients = await Promise.all(Array.from({ length: 1000 }, () => enter(server)))
  expect(server.live.count()).toBe(1000)

  for (let id = 1; id <= 20; id++) announce(server, tag(id))

  for (const client of clients) expect(ids(await client.until((frames) => frames.length === 21))).toEqual(range(1, 20))
}, 120_000)

/** Speaks the protocol by hand, and reads only on command. */
const rawClient = async (server: TestServer) => {
  let bytes = Buffer.alloc(0)
  let look = () => {}
  const socket = await Bun.connect({
    hostname: 'localhost',
    port: server.port,
    socket: {
      data: (_, chunk) => {
        bytes = Buffer.concat([bytes, chunk])
        look()
      },
      close: () => look(),
    },
  })
  const seen = (found: () => boolean) =>
    new Promise<void>((resolve) => {
      look = () => {
        if (found()) resolve()
      }
      look()
    })
  socket.write(
    [
      'GET /api/v1/ws HTTP/1.1',
      `Host: ${server.host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Sec-WebSocket-Version: 13',
      '\r\n',
    ].join('\r\n'),
  )
  await seen(() => bytes.includes('\r\n\r\n'))
  socket.write(masked(JSON.stringify({ type: 'auth', api_key: server.key() })))
  await seen(() => bytes.includes('auth_ok'))
  socket.pause()
  bytes = Buffer.alloc(0)
  const frames: Frame[] = []
  const take = (): number | undefined => {
    for (;;) {
      const next = nextFrame(bytes)
      if (!next) return undefined
      bytes = bytes.subarray(next.length)
      if (next.opcode === 8) return next.payload.readUInt16BE(0)
      if (next.opcode === 1) frames.push(JSON.parse(next.payload.toString()) as Frame)
    }
  }
  return {
    async readToEnd(): Promise<number | undefined> {
      let code: number | undefined
      socket.resume()
      await seen(() => {
        code ??= take()
        return code !== undefined
      })
      socket.end()
      return code
    },
    async readUntil(found: (frame: Frame) => boolean): Promise<Frame[]> {
      socket.resume()
      await seen(() => {
        take()
        return frames.some(found)
      })
      socket.end()
      return frames
    },
  }
}

const masked = (text: string): Buffer => {
  const payload = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

const nextFrame = (bytes: Buffer): { opcode: number; payload: Buffer; length: number } | null => {
  if (bytes.length < 2) return null
  const short = bytes[1]! & 0x7f
  const head = short === 127 ? 10 : short === 126 ? 4 : 2
  if (bytes.length < head) return null
  const size = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short
  if (bytes.length < head + size) return null
  return { opcode: bytes[0]! & 0x0f, payload: bytes.subarray(head, head + size), length: head + size }
}

/** Header and body of the response to a handshake. */
const handshake = (server: TestServer, lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let got = ''
    const socket = connectRaw(server.port, 'localhost', () =>
      socket.write(
        ['GET /api/v1/ws HTTP/1.1', `Host: ${server.host}`, 'Upgrade: websocket', 'Connection: Upgrade', ...lines, '\r\n'].join('\r\n'),
      ),
    )
    socket.on('data', (data) => {
      got += data.toString('latin1')
      const [head = '', body = ''] = got.split('\r\n\r\n')
      if (!got.includes('\r\n\r\n') || body.length < Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)) return
      socket.destroy()
      resolve(got)
    })
    socket.on('error', reject)
  })
const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='

test('the upgrade response carries X-Trace-Id too', async () => {
  const server = open()

  const answered = await handshake(server, [key, 'Sec-WebSocket-Version: 13'])

  expect(answered).toStartWith('HTTP/1.1 101')
  expect(answered.toLowerCase()).toMatch(/\r\nx-trace-id: [0-9a-f]{32}\r\n/)
})

test('refuses a handshake of another version like any request: 401 without a credential, 400 with one', async () => {
  const server = open()

  for (const lines of [[key, 'Sec-WebSocket-Version: 8'], [key], ['Sec-WebSocket-Version: 13']]) {
    const stranger = await handshake(server, lines)
    const known = await handshake(server, [...lines, `Authorization: Bearer ${server.key()}`])

    expect(stranger).toStartWith('HTTP/1.1 401')
    expect(known).toStartWith('HTTP/1.1 400')
    for (const [answered, code] of [
      [stranger, 'unauthorized'],
      [known, 'bad_request'],
    ] as const) {
      expect(answered.toLowerCase()).toMatch(/\r\nx-trace-id: /)
      expect(JSON.parse(answered.slice(answered.indexOf('\r\n\r\n') + 4)).error.code).toBe(code)
    }
  }
})
