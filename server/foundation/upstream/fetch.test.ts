import { afterEach, describe, expect, test } from 'bun:test'
import { createServer, type Server, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { attempt } from '#server/foundation/lib/attempt'
import { stoppedClock } from '#server/foundation/lib/clock'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { type Log, silentLog } from '#server/foundation/platform/log'
import { after } from '#server/testing/until'
import { type BareFetch, createUpstreamFetch, type UpstreamRequest } from './fetch'

const clock = stoppedClock('2030-05-05T12:00:00.000Z')
const open = new Set<{ stop(): unknown }>()
afterEach(() => {
  for (const server of open) server.stop()
  open.clear()
})

/** A real server on loopback; `hits` counts its requests. */
const serve = (answer: (request: Request, hit: number) => Response | Promise<Response>) => {
  let hits = 0
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', idleTimeout: 5, fetch: (request) => answer(request, ++hits) })
  open.add({ stop: () => server.stop(true) })
  return { url: `http://127.0.0.1:${server.port}`, hits: () => hits }
}
const serveRaw = async (onSocket: (socket: Socket) => void) => {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => sockets.delete(socket))
    onSocket(socket)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  open.add({ stop: () => [...sockets].map((socket) => socket.destroy()) && server.close() })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}
const fetcher = createUpstreamFetch({ name: 'indexer', log: silentLog, clock, retryDelayMs: 1 })
const failure = async (url: string, request?: UpstreamRequest) => {
  const answer = await attempt(() => fetcher(url, request))
  if (answer.ok) throw new Error(`answered with ${answer.value.status}`)
  return answer.error
}
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('returns a complete response with its status, if below 500', async () => {
  const { url } = serve((request) => new Response(`hello ${new URL(request.url).search}`, { status: 404, headers: { 'x-a': 'b' } }))

  const answer = await fetcher(`${url}/x?y=1`)

  expect([answer.status, answer.headers.get('x-a'), text(answer.bytes), answer.leadsTo]).toEqual([404, 'b', 'hello ?y=1', null])
})

describe('an upstream that asks us to wait', () => {
  const asking = (retryAfter?: string) =>
    serve(() => new Response('slow down, key=abc', { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } }))
  test.each([
    ['120', 120],
    ['Sun, 05 May 2030 12:01:30 GMT', 90],
    ['Sun, 05 May 2030 11:00:00 GMT', 1],
    ['0', 1],
    ['soon', 30],
    ['999999999', 86_400],
    [undefined, 30],
  ])('with Retry-After %p is left alone for %d s and not retried', async (header, seconds) => {
    const upstream = asking(header)

    const error = await failure(upstream.url)

    expect(error).toBeInstanceOf(UpstreamRateLimited)
    expect(error instanceof UpstreamRateLimited && error.retryAfterSeconds).toBe(seconds)
    expect(upstream.hits()).toBe(1)
  })
})

describe('a failing upstream', () => {
  test('is retried, and its recovery is used', async () => {
    const upstream = serve((_request, hit) => (hit < 3 ? new Response('', { status: 502 }) : new Response('well again')))

    expect(text((await fetcher(upstream.url)).bytes)).toBe('well again')
    expect(upstream.hits()).toBe(3)
  })

  test('that stays broken is unreachable, and the error contains neither URL nor key', async () => {
    const upstream = serve(() => new Response('stack trace with apikey=SECRET', { status: 500 }))

    const error = await failure(`${upstream.url}/api?apikey=SECRET`)

    expect(error).toBeInstanceOf(UpstreamUnreachable)
    expect(error.message).toBe('indexer returned status 500')
    expect(upstream.hits()).toBe(3)
    expect(`${error.stack} ${Bun.inspect(error)}`).not.toContain('SECRET')
  })

  test('is not retried if the request must not be repeated', async () => {
    const upstream = serve(() => new Response('', { status: 500 }))

    await failure(upstream.url, { method: 'POST', body: 'x' })

    expect(upstream.hits()).toBe(1)
  })

  test('that refuses the connection is unreachable', async () => {
    const upstream = serve(() => new Response(''))
    for (const server of open) server.stop()

    expect((await failure(`${upstream.url}/?apikey=SECRET`)).message).toBe('indexer refuses the connection')
  })

  test('that hangs up, or sends nonsense, damaged bytes or half a response is unreachable', async () => {
    const hangsUp = await serveRaw((socket) => socket.destroy())
    const nonsense = await serveRaw((socket) => socket.write('SSH-2.0-OpenSSH_9.6\r\n\r\n'))
    const damaged = await serveRaw((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nabcde'))
    const half = await serveRaw((socket) =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc', () => after(20).then(() => socket.destroy())),
    )

    expect((await failure(hangsUp)).message).toBe('indexer closed the connection early')
    expect((await failure(nonsense)).message).toBe('indexer does not speak HTTP')
    expect((await failure(damaged)).message).toBe('indexer sent a damaged response')
    expect((await failure(half)).message).toBe('indexer closed the connection early')
  })

  test('that never begins or never finishes its response times out', async () => {
    const silent = await serveRaw(() => {})
    const endless = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n')
      const drip = setInterval(() => socket.write('x'), 30)
      socket.on('close', () => clearInterval(drip))
    })

    expect((await failure(silent, { answerWithin: 0.1 })).message).toBe('indexer did not respond in time')
    expect((await failure(endless, { answerWithin: 0.1, finishWithin: 0.4 })).message).toBe('indexer did not respond in time')
  })

  test('that shows a browser-only page is reported as such', async () => {
    const upstream = serve(() => new Response('<html>Just a moment', { status: 403, headers: { 'cf-mitigated': 'challenge' } }))

    expect((await failure(upstream.url)).message).toBe('indexer is behind a page that only lets browsers through')
  })

  test('never gets a URL or key into the log', async () => {
    const lines: unknown[] = []
    const note = (message: string, fields?: object) => lines.push([message, fields])
    const log: Log = { error: note, warn: note, info: note, debug: note, trace: note }
    const logged = createUpstreamFetch({ name: 'indexer', log, clock, retryDelayMs: 1 })

    await attempt(() => logged('http://127.0.0.1:1/api?apikey=SECRET'))

    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toMatch(/SECRET|127\.0/)
  })
})

describe('a body of any size', () => {
  const quick = { bytes: 1000, every: 0.3 }
  const stopped = 'indexer stopped sending or accepting data, or is far too slow'
  const large = new Blob([new Uint8Array(40_000_000)])

  test('takes its time while it moves', async () => {
    const upstream = serve(async (request) => {
      await after(300)
      return new Response(`${(await request.bytes()).length} of ${request.headers.get('content-length')}`)
    })

    const answer = await fetcher(upstream.url, {
      method: 'PUT',
      body: large,
      answerWithin: 0.05,
      finishWithin: 0.05,
      progress: { bytes: 1, every: 60 },
    })

    expect(text(answer.bytes)).toBe('40000000 of 40000000')
  })

  test('is given up when the other side takes no more of it', async () => {
    let taken = 0
    const full = await serveRaw((socket) =>
      socket.on('data', (part: Buffer) => {
        taken += part.length
        socket.pause()
      }),
    )

    expect((await failure(full, { method: 'PUT', body: large, progress: quick })).message).toBe(stopped)
    expect(taken).toBeLessThan(large.size)
  })

  test('is given up when the other side takes all of it and says nothing', async () => {
    const silent = await serveRaw((socket) => socket.resume())

    expect((await failure(silent, { method: 'PUT', body: large, progress: quick })).message).toBe(stopped)
  })

  test('is given up when it comes byte by byte', async () => {
    const dripping = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n')
      const drip = setInterval(() => socket.write('x'), 10)
      socket.on('close', () => clearInterval(drip))
    })

    expect((await failure(dripping, { progress: quick })).message).toBe(stopped)
  })

  test('is not needed to understand a refusal', async () => {
    const refusing = serve(() => new Response('full', { status: 413 }))

    expect((await fetcher(refusing.url, { method: 'PUT', body: large, progress: { bytes: 1, every: 60 } })).status).toBe(413)
  })
})

describe('a huge response', () => {
  const MB = 1024 * 1024
  const rssMB = () => process.memoryUsage().rss / MB

  test('of 200 MB is cut at the limit and never held', async () => {
    let sent = 0
    const chunk = new Uint8Array(256 * 1024)
    const upstream = serve(() => {
      const stream = new ReadableStream({
        async pull(controller) {
          if (sent >= 200 * MB) return controller.close()
          sent += chunk.length
          controller.enqueue(chunk)
          await after(0)
        },
      })
      return new Response(stream)
    })
    const before = rssMB()

    const error = await failure(upstream.url, { maxBytes: 4 * MB })

    expect(error.message).toBe('indexer sends more than 4.2 MB')
    expect(upstream.hits()).toBe(1)
    expect(sent).toBeLessThan(100 * MB)
    expect(rssMB() - before).toBeLessThan(64)
  })

  test('hidden in a small one is measured after decompression', async () => {
    const bomb = gzipSync(new Uint8Array(120 * MB), { level: 9 })
    const upstream = serve(() => new Response(bomb, { headers: { 'content-encoding': 'gzip' } }))
    const before = rssMB()

    expect((await failure(upstream.url, { maxBytes: 5 * MB })).message).toBe('indexer sends more than 5.2 MB')
    expect(rssMB() - before).toBeLessThan(64)
  })

  test('may be exactly as large as the limit', async () => {
    const upstream = serve(() => new Response(new Uint8Array(1000)))

    expect((await fetcher(upstream.url, { maxBytes: 1000 })).bytes.length).toBe(1000)
    expect((await failure(upstream.url, { maxBytes: 999 })).message).toBe('indexer sends more than 999 bytes')
  })
})

describe('a redirect', () => {
  const to = (location: string, status = 302) => new Response(null, { status, headers: { location } })

  test('on the same origin is followed up to five times', async () => {
    const upstream = serve((request) => {
      const step = Number(new URL(request.url).searchParams.get('step') ?? 0)
      return step < 5 ? to(`/?step=${step + 1}`) : new Response('arrived')
    })

    expect(text((await fetcher(upstream.url)).bytes)).toBe('arrived')
  })

  test('in a circle ends', async () => {
    const upstream = serve(() => to('/'))

    expect((await failure(upstream.url)).message).toBe('indexer redirects in a loop')
    expect(upstream.hits()).toBe(6)
  })

  const canaryHost = [
    '127.0.0.1',
    'localhost',
    'localhost.',
    '127.1',
    '0x7f.1',
    '2130706433',
    '[::ffff:127.0.0.1]',
    '0',
    '0.0.0.0',
    '[::]',
    '[::1]',
  ]
  test.each(canaryHost)("from the user's URL to another service on this machine (%s) is not followed", async (host) => {
    const canary = serve(() => new Response('secret of the local network'))
    const upstream = serve(() => to(`http://${host}:${new URL(canary.url).port}/`))

    expect((await failure(upstream.url)).message).toBe('indexer points to an address inside the local network')
    expect(canary.hits()).toBe(0)
  })

  test.each(['file:///etc/passwd', 'data:text/plain,x', 'http://169.254.169.254/latest/meta-data'])(
    'to %s is not followed',
    async (location) => {
      const upstream = serve(() => to(location))

      expect((await failure(upstream.url)).message).toStartWith('indexer points to')
    },
  )

  test('to a magnet link is a result that includes the link', async () => {
    const upstream = serve(() => to('magnet:?xt=urn:btih:0123456789abcdef0123456789abcdef01234567'))

    expect((await fetcher(upstream.url)).leadsTo).toBe('magnet:?xt=urn:btih:0123456789abcdef0123456789abcdef01234567')
  })
})

describe('a stranger’s URL', () => {
  const asked: { address: string; init: BunFetchRequestInit }[] = []
  const fetch: BareFetch = async (address, init) => {
    asked.push({ address, init })
    return asked.length === 1 ? new Response(null, { status: 302, headers: { location: 'http://other.example/x' } }) : new Response('ok')
  }

  test('connects to the checked address under its own name and certificate, without our credentials on another origin', async () => {
    const pinned = createUpstreamFetch({ name: 'poster', log: silentLog, clock, fetch, resolve: async () => ['93.184.216.34'] })

    await pinned('https://movies.example/p.jpg', {
      reach: { policy: 'public-only' },
      headers: { Authorization: 'Bearer SECRET', accept: 'image/*' },
    })

    expect(asked.map(({ address }) => address)).toEqual(['https://93.184.216.34/p.jpg', 'http://93.184.216.34/x'])
    expect(asked.map(({ init }) => init.tls?.serverName)).toEqual(['movies.example', 'other.example'])
    expect(asked.map(({ init }) => new Headers(init.headers as Record<string, string>).get('host'))).toEqual([
      'movies.example',
      'other.example',
    ])
    expect(asked.map(({ init }) => new Headers(init.headers as Record<string, string>).has('authorization'))).toEqual([true, false])
    expect(asked.every(({ init }) => init.redirect === 'manual')).toBe(true)
  })

  test('whose name resolves to a public address first and a private one later is checked each time', async () => {
    const canary = serve(() => new Response('', { status: 500 }))
    let answers = 0
    const rebinding = createUpstreamFetch({
      name: 'poster',
      log: silentLog,
      clock,
      retryDelayMs: 1,
      resolve: async () => (++answers === 1 ? ['93.184.216.34'] : ['127.0.0.1']),
      fetch: async () => new Response('', { status: 503 }),
    })

    const answer = await attempt(() =>
      rebinding(`http://rebind.example:${new URL(canary.url).port}/`, { reach: { policy: 'public-only' } }),
    )

    expect(answer.ok === false && answer.error.message).toBe('poster points to an address inside the local network')
    expect(canary.hits()).toBe(0)
  })
})

test('a login in the URL is sent as a header, and never to another origin', async () => {
  const seen: (string | null)[] = []
  const upstream = serve((request) => {
    seen.push(request.headers.get('authorization'))
    return seen.length === 1 ? new Response(null, { status: 302, headers: { location: '/again' } }) : new Response('')
  })

  await fetcher(upstream.url.replace('//', '//me:s%40fe@'))

  expect(seen).toEqual([`Basic ${btoa('me:s@fe')}`, `Basic ${btoa('me:s@fe')}`])
})

test('credentials follow a host that moves to https, but no other port or host', async () => {
  const seen: (string | null)[] = []
  const follow = async (location: string) => {
    const fetch: BareFetch = async (address, init) => {
      seen.push(new Headers(init.headers).get('cookie'))
      return address.endsWith('/start') ? new Response(null, { status: 301, headers: { location } }) : new Response('whole')
    }
    const reach = { policy: 'same-host-or-public', origin: 'http://192.168.1.5/' } as const
    await createUpstreamFetch({ name: 'indexer', log: silentLog, clock, fetch })('http://192.168.1.5/start', {
      reach,
      headers: { cookie: 'key' },
    })
    return seen.at(-1)
  }

  expect(await follow('https://192.168.1.5/feed')).toBe('key')
  expect(await follow('http://192.168.1.5:8080/feed')).toBeNull()
  expect(await follow('https://93.184.216.34/feed')).toBeNull()
})

test('the caller may abort: the request ends with the caller’s own reason', async () => {
  const silent = await serveRaw(() => {})
  const controller = new AbortController()
  void after(30).then(() => controller.abort(new Error('no longer wanted')))

  expect((await failure(silent, { signal: controller.signal })).message).toBe('no longer wanted')
})
