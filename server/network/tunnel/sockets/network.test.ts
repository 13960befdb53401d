import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { joinedTunnels } from '#server/testing/tunnels'
import { after, until } from '#server/testing/until'
import { networkApiOf } from '../network-api'
import type { Tunnel } from '../tunnel'
import { createFetch } from './http-fetch'
import { createResolver } from './resolver'
import { createTcpServer } from './tcp-server'
import { createTcpSocket, type Network } from './tcp-socket'
import { createUdpSocket } from './udp-socket'

setDefaultTimeout(120_000)
let joined: Awaited<ReturnType<typeof joinedTunnels>>
let near: Network
let far: Network

const networkOf = (tunnel: Tunnel): Network => ({ tunnel, resolver: createResolver(tunnel) })

beforeEach(async () => {
  joined = await joinedTunnels({ caller: { dns: ['10.9.0.1'] } })
  near = networkOf(joined.near)
  far = networkOf(joined.far)
  await until('both are up', () => joined.near.state() === 'up' && joined.far.state() === 'up')
})
afterEach(() => joined.end())

type Socket = ReturnType<typeof createTcpSocket>
const serve = (onConnection: (socket: Socket) => void, port = 7_000) =>
  new Promise<ReturnType<typeof createTcpServer>>((resolve) => {
    const server = createTcpServer(far, (socket: Socket) => {
      socket.on('error', () => {})
      onConnection(socket)
    })
    server.once('listening', () => resolve(server))
    server.listen(port)
  })

const failureOf = (socket: Socket) =>
  new Promise<string | undefined>((resolve) => socket.once('error', (error) => resolve((error as NodeJS.ErrnoException).code)))

test.each(['10.9.0.1', 'fd00:9::1'])('a connection to %s carries bytes both ways and ends', async (host) => {
  const server = await serve((socket) => {
    socket.on('data', (bytes: Buffer) => socket.write(`heard ${bytes} from ${socket.remoteAddress}`))
    socket.on('end', () => socket.end())
  })
  const socket = createTcpSocket(near).connect({ host, port: 7_000 }) as Socket
  let heard = ''
  socket.on('data', (bytes: Buffer) => {
    heard += bytes
    socket.end()
  })
  socket.on('connect', () => socket.write('hello'))

  await new Promise((resolve) => socket.once('close', resolve))

  expect(heard).toBe(`heard hello from ${host.includes(':') ? 'fd00:9::2' : '10.9.0.2'}`)
  server.close()
})

test('twenty megabytes arrive complete at a reader with pauses', async () => {
  const payload = Buffer.from(crypto.getRandomValues(new Uint8Array(64 * 1024)))
  const rounds = 320
  await serve((socket) => {
    let left = rounds
    const go = () => {
      while (left-- > 0) if (!socket.write(payload)) return void socket.once('drain', go)
      socket.end()
    }
    go()
  })
  const expected = createHash('sha256')
  for (let i = 0; i < rounds; i++) expected.update(payload)
  const socket = createTcpSocket(near).connect({ host: '10.9.0.1', port: 7_000 }) as Socket
  const got = createHash('sha256')
  let pauses = 0

  for await (const bytes of socket) {
    got.update(bytes as Buffer)
    if (pauses++ < 5) await after(50)
  }

  expect(got.digest('hex')).toBe(expected.digest('hex'))
  expect(socket.bytesRead).toBe(payload.length * rounds)
})

test('a port without a listener refuses; this computer is unreachable through the tunnel', async () => {
  expect(await failureOf(createTcpSocket(near).connect({ host: '10.9.0.1', port: 9 }) as Socket)).toBe('ECONNREFUSED')
  expect(await failureOf(createTcpSocket(near).connect({ host: '127.0.0.1', port: 9 }) as Socket)).toBe('ECONNREFUSED')
  expect(await failureOf(createTcpSocket(near).connect({ path: '/tmp/x', port: 0 }) as Socket)).toBe('EPERM')
})

test('without a tunnel there is no network', async () => {
  joined.near.close()

  expect(await failureOf(createTcpSocket(near).connect({ host: '10.9.0.1', port: 7_000 }) as Socket)).toBe('ENETDOWN')
})

test('both sides learn about an aborted connection', async () => {
  let theirs: Socket | undefined
  await serve((socket) => {
    theirs = socket
  })
  const socket = createTcpSocket(near).connect({ host: '10.9.0.1', port: 7_000 }) as Socket
  await new Promise((resolve) => socket.once('connect', resolve))
  await until('it was accepted', () => theirs !== undefined)
  const reported = failureOf(theirs!)

  socket.destroy(new Error('enough'))
  socket.on('error', () => {})

  expect(await reported).toBe('ECONNRESET')
})

test('a hundred concurrent connections all succeed', async () => {
  await serve((socket) => socket.on('data', (bytes: Buffer) => socket.end(bytes)))

  const answers = await Promise.all(
    Array.from(
      { length: 100 },
      (_, i) =>
        new Promise<string>((resolve, reject) => {
          const socket = createTcpSocket(near).connect({ host: '10.9.0.1', port: 7_000 }) as Socket
          let heard = ''
          socket.on('connect', () => socket.write(`number ${i}`))
          socket.on('data', (bytes: Buffer) => {
            heard += bytes
          })
          socket.on('error', reject)
          socket.on('close', () => resolve(heard))
        }),
    ),
  )

  expect(answers).toEqual(answers.map((_, i) => `number ${i}`))
})

test('data that arrives together with a connection reaches its listener', async () => {
  await serve(() => {})
  const [id, accept] = [...far.tunnel.listeners][0]!
  const heard: boolean[] = []
  far.tunnel.listeners.set(id, (made) => {
    accept(made)
    heard.push(far.tunnel.connections.has(made))
  })

  const socket = createTcpSocket(near).connect({ host: '10.9.0.1', port: 7_000 }) as Socket
  await until('it was accepted', () => heard.length > 0)

  expect(heard).toEqual([true])
  socket.destroy()
})

test('a port has only one listener', async () => {
  await serve(() => {})
  const second = createTcpServer(far)
  const reported = new Promise<{ code?: string }>((resolve) => second.once('error', resolve))

  second.listen(7_000)

  expect((await reported).code).toBe('EADDRINUSE')
})

test('datagrams go both ways, with the port as text and with part of a message too', async () => {
  const echo = createUdpSocket(far)
  echo.on('message', (bytes: Buffer, from: { address: string; port: number }) => echo.send(`echo ${bytes}`, from.port, from.address))
  echo.bind(7_001)
  await new Promise((resolve) => echo.once('listening', resolve))
  const socket = createUdpSocket(near)
  const heard: string[] = []
  socket.on('message', (bytes: Buffer, from: { address: string; port: number }) => heard.push(`${bytes} ${from.address} ${from.port}`))

  socket.send(Buffer.from('--one--'), 2, 3, '7001' as unknown as number, '10.9.0.1')
  await until('the first arrived', () => heard.length === 1)
  socket.send('two', 7_001, 'fd00:9::1')
  await until('the second arrived', () => heard.length === 2)

  expect(heard).toEqual(['echo one 10.9.0.1 7001', 'echo two fd00:9::1 7001'])
})

/** A name server at the far end. */
const nameServer = (answer: (name: string, type: number, question: Buffer) => Buffer[] | 'silent' | 'unknown') => {
  const socket = createUdpSocket(far)
  let asked = 0
  socket.on('message', (message: Buffer, from: { address: string; port: number }) => {
    asked++
    const labels: string[] = []
    let at = 12
    while (message[at]) {
      labels.push(message.subarray(at + 1, at + 1 + message[at]!).toString())
      at += message[at]! + 1
    }
    const records = answer(labels.join('.'), message.readUInt16BE(at + 1), message)
    if (records === 'silent') return
    const head = Buffer.from(message.subarray(0, 12))
    head[2] = 0x81
    head[3] = records === 'unknown' ? 0x83 : 0x80
    head.writeUInt16BE(records === 'unknown' ? 0 : records.length, 6)
    socket.send(Buffer.concat([head, message.subarray(12, at + 5), ...(records === 'unknown' ? [] : records)]), from.port, from.address)
  })
  socket.bind(53)
  return { asked: () => asked, socket }
}
const record = (type: number, data: number[]) => Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data])

test('resolves names through the name server inside, once, and only to addresses that the tunnel can reach', async () => {
  const server = nameServer((name, type) => (name === 'tracker.example' && type === 1 ? [record(1, [10, 9, 0, 1])] : 'unknown'))

  expect(await near.resolver.all('tracker.example')).toEqual(['10.9.0.1'])
  expect(await near.resolver.lookup('TRACKER.example')).toBe('10.9.0.1')

  expect(server.asked()).toBe(2)
  expect(await faultOf(near.resolver.lookup('nowhere.example'))).toMatchObject({ code: 'ENOTFOUND' })
  expect(await faultOf(near.resolver.lookup('no host name'))).toMatchObject({ code: 'ENOTFOUND' })
})

test('ignores an answer to another query', async () => {
  const server = nameServer(() => 'silent')
  server.socket.on('message', (message: Buffer, from: { address: string; port: number }) => {
    const forged = Buffer.from(message)
    forged[2] = 0x81
    forged[13]! ^= 1
    server.socket.send(forged, from.port, from.address)
    const otherId = Buffer.concat([message, record(1, [6, 6, 6, 6])])
    otherId[2] = 0x81
    otherId[0]! ^= 1
    otherId.writeUInt16BE(1, 6)
    server.socket.send(otherId, from.port, from.address)
  })

  expect(await faultOf(near.resolver.lookup('tracker.example'))).toMatchObject({ code: 'EAI_AGAIN' })
})

test('a tunnel without a name server resolves no name', async () => {
  expect(await faultOf(far.resolver.lookup('tracker.example'))).toMatchObject({ code: 'ENOTFOUND' })
})

/** The rejection of a promise. The test runner's `rejects` blocks the loop that the tunnel needs. */
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  )

const answering = (port: number, text: string | string[]) =>
  serve((socket) => {
    socket.once('data', async () => {
      for (const part of [text].flat()) {
        socket.write(part)
        await after(5)
      }
      socket.end()
    })
  }, port)

test('fetch reads a response with a length, in chunks, and one that ends with the connection', async () => {
  const fetch = createFetch(networkApiOf(near))
  await answering(81, 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-A: b\r\n\r\nhello and more')
  const first = await fetch('http://10.9.0.1:81/a')
  expect([first.status, first.headers.get('x-a'), await first.text()]).toEqual([200, 'b', 'hello'])
  await answering(82, ['HTTP/1.1 206 Partial\r\nTransfer-Enc', 'oding: chunked\r\n\r\n3\r\nab', 'c\r', '\n2;x=1\r\nde\r\n0\r\n\r\n'])
  expect(await (await fetch('http://10.9.0.1:82/b')).text()).toBe('abcde')
  await answering(83, 'HTTP/1.0 200 OK\r\n\r\nuntil the end')
  expect(await (await fetch('http://10.9.0.1:83/c')).text()).toBe('until the end')
})

test('fetch fails on a truncated, malformed or missing response', async () => {
  const fetch = createFetch(networkApiOf(near))
  await answering(81, 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello')
  expect(await faultOf((await fetch('http://10.9.0.1:81/')).text())).toMatchObject({ code: 'ECONNRESET' })
  await answering(82, 'SSH-2.0-nothing\r\n\r\n')
  expect(await faultOf(fetch('http://10.9.0.1:82/'))).toMatchObject({ code: 'ERR_BAD_ANSWER' })
  await serve(() => {}, 80)
  expect(await faultOf(fetch('http://10.9.0.1/', { signal: AbortSignal.timeout(200) }))).toMatchObject({ name: 'TimeoutError' })
  expect(await faultOf(fetch('file:///etc/passwd'))).toBeInstanceOf(TypeError)
})

test('fetch decompresses, and follows a redirect unless told not to', async () => {
  const fetch = createFetch(networkApiOf(near))
  const packed = Bun.gzipSync(Buffer.from('unpacked'))
  await serve((socket) => {
    socket.once('data', (request: Buffer) => {
      if (request.toString().startsWith('GET /old ')) socket.end('HTTP/1.1 302 Found\r\nLocation: /new\r\nContent-Length: 0\r\n\r\n')
      else {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`)
        socket.end(Buffer.from(packed))
      }
    })
  }, 80)

  expect(await (await fetch('http://10.9.0.1/old')).text()).toBe('unpacked')
  expect((await fetch('http://10.9.0.1/old', { redirect: 'manual' })).status).toBe(302)
  expect(await faultOf(fetch('http://10.9.0.1/old', { redirect: 'error' }))).toBeInstanceOf(TypeError)
})
