import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { createHash } from 'node:crypto'
import dgram from 'node:dgram'
import net from 'node:net'
import fc from 'fast-check'
import { startSocksServer } from '#server/testing/socks-server'
import { until } from '#server/testing/until'
import { checkProxy } from '../check-network'
import { createFetch } from '../sockets/http-fetch'
import type { TcpSocket } from '../sockets/tcp-socket'
import { standBehindProxy } from './behind-proxy'
import { createOwnHelper } from './own-helper'
import type { SocksProxy } from './socks'
import { openProxyDatagrams, unwrapDatagram, wrapDatagram } from './socks-datagrams'

setDefaultTimeout(120_000)
const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const proxied = async (options: Parameters<typeof startSocksServer>[0] = {}) => {
  const server = await startSocksServer(options)
  ends.push(server.stop)
  return server
}
const behind = (place: SocksProxy) => {
  const helper = createOwnHelper()
  ends.push(helper.close)
  return standBehindProxy(place, helper, { wallMs: Date.now, onState: () => {} })
}
const service = async (onConnection: (socket: net.Socket) => void) => {
  const server = net.createServer({ allowHalfOpen: true }, onConnection)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return (server.address() as net.AddressInfo).port
}
const codeOf = (socket: TcpSocket) =>
  new Promise<string | undefined>((resolve) => socket.once('error', (error) => resolve((error as NodeJS.ErrnoException).code)))

/** Only the proxy knows this name. */
const names = { 'tracker.test': '127.0.0.1' }

test('only the proxy resolves a name, and twenty megabytes arrive complete at a reader with pauses', async () => {
  const payload = Buffer.from(crypto.getRandomValues(new Uint8Array(64 * 1024)))
  const sent = createHash('sha256')
  const port = await service((socket) => {
    socket.on('error', () => {})
    for (let i = 0; i < 320; i++) {
      sent.update(payload)
      socket.write(payload)
    }
    socket.end()
  })
  const server = await proxied({ names })
  const { networkApi, state } = behind(server.place)
  await until('the proxy answers', () => state() === 'up')

  const heard = createHash('sha256')
  const socket = networkApi.socket().connect({ host: 'tracker.test', port }) as TcpSocket
  let length = 0
  socket.on('data', (bytes: Buffer) => {
    heard.update(bytes)
    length += bytes.length
    socket.pause()
    setImmediate(() => socket.resume())
  })
  await new Promise((resolve) => socket.once('end', resolve))

  expect(length).toBe(320 * payload.length)
  expect(heard.digest('hex')).toBe(sent.digest('hex'))
  expect(server.asked).toEqual([`tracker.test:${port}`])
})

test('writes arrive complete and in order, even more than fits in transit', async () => {
  const got = createHash('sha256')
  let length = 0
  const port = await service((socket) => {
    socket.on('data', (bytes: Buffer) => {
      got.update(bytes)
      length += bytes.length
    })
    socket.on('end', () => socket.end('thanks'))
  })
  const { networkApi, state } = behind((await proxied({ names })).place)
  await until('the proxy answers', () => state() === 'up')

  const payload = Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)))
  const whole = Buffer.concat(Array.from({ length: 64 }, () => payload))
  const socket = networkApi.socket().connect({ host: 'tracker.test', port }) as TcpSocket
  let received = ''
  socket.on('data', (bytes: Buffer) => {
    received += bytes
  })
  socket.end(whole)
  await new Promise((resolve) => socket.once('close', resolve))

  expect([length, received]).toEqual([whole.length, 'thanks'])
  expect(got.digest('hex')).toBe(createHash('sha256').update(whole).digest('hex'))
})

test('fetches a page through the proxy, by name', async () => {
  const server = await proxied({ names })
  const page = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('203.0.113.9') })
  ends.push(() => page.stop(true))
  const { networkApi, state } = behind(server.place)
  await until('the proxy answers', () => state() === 'up')

  const answer = await createFetch(networkApi)(`http://tracker.test:${page.port}/`)
  const seen = await checkProxy(networkApi, `http://tracker.test:${page.port}/`)

  expect(await answer.text()).toBe('203.0.113.9')
  expect(seen).toEqual({ names: 'found', exit_ip: '203.0.113.9', exit_problem: null })
})

test('a proxy that needs a password, is not a proxy, or is missing is reported, and no connection is made', async () => {
  const strict = await proxied({ wantsLogin: true })
  const odd = await service((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const cases = [
    [strict.place, 'proxy_wants_login'],
    [{ host: '127.0.0.1', port: odd }, 'proxy_odd'],
    [{ host: '127.0.0.1', port: 1 }, 'proxy_unreachable'],
  ] as const
  for (const [place, code] of cases) {
    const { networkApi, state, problem } = behind(place)
    await until('it is known', () => state() !== 'connecting')
    expect([state(), problem()?.code]).toEqual(['blocked', code])
    expect(await codeOf(networkApi.socket().connect({ host: '203.0.113.1', port: 80 }) as TcpSocket)).toBe('ENETDOWN')
  }
})

test('a proxy that dies takes its connections along, and is used again when it is back', async () => {
  const port = await service((socket) => void socket.on('error', () => {}))
  const server = await proxied({ names })
  const { networkApi, state } = behind(server.place)
  await until('the proxy answers', () => state() === 'up')
  const socket = networkApi.socket().connect({ host: 'tracker.test', port }) as TcpSocket
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.resume().on('error', () => {})
  const over = new Promise((resolve) => socket.once('close', resolve))

  server.stop()
  await over
  await until('it is noticed', () => state() === 'blocked')
  await server.startAgain()
  await until('it is back', () => state() === 'up')
})

test('reports refused connections as such, and resolves no name itself', async () => {
  const server = await proxied()
  const { networkApi, state } = behind(server.place)
  await until('the proxy answers', () => state() === 'up')

  const refused = await codeOf(networkApi.socket().connect({ host: 'localhost.', port: 1 }) as TcpSocket)

  expect(refused).toBe('ECONNREFUSED')
  await expect(networkApi.names('tracker.test')).rejects.toThrow('the proxy finds names by itself')
})

type Datagrams = {
  send: (bytes: Buffer, port: number, host: string, done: (error: { code?: string } | null) => void) => void
  on: (what: 'message', listener: (bytes: Buffer, from: { address: string; port: number }) => void) => void
}
const elsewhere = '203.0.113.5'
const echo = async () => {
  const socket = dgram.createSocket('udp4')
  const heard: number[] = []
  socket.on('message', (bytes, from) => {
    heard.push(from.port)
    socket.send(Buffer.concat([Buffer.from('you said '), bytes]), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  ends.push(() => socket.close())
  return { port: socket.address().port, heard }
}

test('datagrams go through the proxy and come back from whom they were sent to; none go to this computer', async () => {
  const server = await proxied({ names: { [elsewhere]: '127.0.0.1' }, carriesUdp: true })
  const { networkApi, state, carriesUdp } = behind(server.place)
  await until('the proxy answers', () => state() === 'up')
  const { port, heard } = await echo()
  const datagrams = networkApi.datagrams('udp4') as Datagrams
  const answers: string[] = []
  datagrams.on('message', (bytes, from) => answers.push(`${bytes.toString()} from ${from.address}:${from.port}`))

  await until('an answer came', () => {
    datagrams.send(Buffer.from('hello'), port, elsewhere, () => {})
    return answers.length > 0
  })
  const before = heard.length
  const own = await new Promise<{ code?: string } | null>((resolve) => datagrams.send(Buffer.from('x'), port, '127.0.0.1', resolve))

  expect(answers[0]).toBe(`you said hello from ${elsewhere}:${port}`)
  expect([...server.askedByUdp]).toEqual([`${elsewhere}:${port}`])
  expect(own?.code).toBe('ECONNREFUSED')
  expect(heard).toHaveLength(before)
  await until('it is known', () => carriesUdp() === true)
})

test('a proxy that carries no datagrams is known as such, and what is sent is lost rather than sent elsewhere', async () => {
  const server = await proxied({ names: { [elsewhere]: '127.0.0.1' } })
  const { networkApi, state, carriesUdp } = behind(server.place)
  await until('the proxy answers', () => state() === 'up')
  const { port, heard } = await echo()
  const datagrams = networkApi.datagrams('udp4') as Datagrams

  const sent = await new Promise<{ code?: string } | null>((resolve) => datagrams.send(Buffer.from('hello'), port, elsewhere, resolve))
  await until('it is known', () => carriesUdp() === false)

  expect([sent, heard, state()]).toEqual([null, [], 'up'])
})

test('whoever knows the port of our datagrams is not heard: only the proxy is', async () => {
  const heard: string[] = []
  const server = await proxied({ names: { [elsewhere]: '127.0.0.1' }, carriesUdp: true })
  const far = await echo()
  let isKnown = false
  const post = openProxyDatagrams(server.place, 1, {
    hear: (bytes) => heard.push(Buffer.from(bytes).toString()),
    known: (is) => (isKnown = is),
  })
  ends.push(post.close)
  await until('it stands', () => isKnown)
  await until('our port is known', () => {
    post.send(Buffer.from('a'), { host: elsewhere, port: far.port })
    return server.clients.length > 0
  })

  const stranger = dgram.createSocket('udp4')
  ends.push(() => stranger.close())
  stranger.send(wrapDatagram(Buffer.from('evil'), { host: elsewhere, port: far.port }), server.clients[0]!, '127.0.0.1')
  post.send(Buffer.from('b'), { host: elsewhere, port: far.port })
  await until('the answer came', () => heard.includes('you said b'))

  expect(heard.filter((text) => !text.startsWith('you said'))).toEqual([])
})

test('for any bytes and place: what is wrapped is unwrapped as it was, and anything else is no datagram or has a place', () => {
  const place = fc.record({ host: fc.oneof(fc.ipV4(), fc.constant('2001:db8::1')), port: fc.integer({ min: 0, max: 65_535 }) })
  fc.assert(
    fc.property(place, fc.uint8Array({ maxLength: 1_500 }), (from, bytes) => {
      expect(unwrapDatagram(wrapDatagram(bytes, from))).toEqual({ from, bytes: Buffer.from(bytes) })
      expect(() => unwrapDatagram(Buffer.from(bytes))).not.toThrow()
    }),
  )
})
