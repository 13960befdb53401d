import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { createHash } from 'node:crypto'
import dgram from 'node:dgram'
import net from 'node:net'
import { until } from '#server/testing/until'
import { createOwnHelper } from '../relay/own-helper'
import { createFetch } from '../sockets/http-fetch'
import type { TcpSocket } from '../sockets/tcp-socket'
import { openKernel } from './kernel'
import { standOnInterface } from './on-interface'

setDefaultTimeout(120_000)
const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const standOn = (name: string) => {
  const helper = createOwnHelper()
  ends.push(helper.close)
  return standOnInterface({ name, dns: [] }, helper, { wallMs: Date.now, onState: () => {} })
}
const onLoopback = async () => {
  const on = standOn('lo')
  await until('it is up', () => on.state() === 'up')
  return on
}
type Listening = net.Server
const listening = async (server: Listening, ...how: unknown[]) => {
  await new Promise<void>((resolve) => (server.listen as (...words: unknown[]) => void)(...how, resolve))
  ends.push(() => server.close())
  return (server.address() as net.AddressInfo).port
}
const codeOf = (socket: TcpSocket) =>
  new Promise<string | undefined>((resolve) => socket.once('error', (error) => resolve((error as NodeJS.ErrnoException).code)))
const hashOf = async (socket: AsyncIterable<Buffer>) => {
  const hash = createHash('sha256')
  for await (const bytes of socket) hash.update(bytes)
  return hash.digest('hex')
}

describe.skipIf(process.platform !== 'linux')('sockets bound to one network interface (Linux only)', () => {
  test('data in both directions is complete, with more than fits in transit', async () => {
    const { networkApi, traffic } = await onLoopback()
    const echo = net.createServer((socket) => void socket.pipe(socket).on('error', () => {})) as Listening
    const port = await listening(echo, 0, '127.0.0.1')
    const whole = Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)))
      .toString('latin1')
      .repeat(64)

    const socket = networkApi.socket().connect({ host: '127.0.0.1', port }) as TcpSocket
    const heard = hashOf(socket)
    socket.end(Buffer.from(whole, 'latin1'))

    expect(await heard).toBe(createHash('sha256').update(Buffer.from(whole, 'latin1')).digest('hex'))
    expect(traffic().receivedBytes).toBeGreaterThan(whole.length)
  })

  test('accepts connections and reports their address', async () => {
    const { networkApi } = await onLoopback()
    const seen: (string | undefined)[] = []
    const server = networkApi.serve((socket: TcpSocket) => {
      seen.push(socket.remoteAddress)
      socket.pipe(socket)
    }) as Listening
    const port = await listening(server, 0)

    const callers = Array.from({ length: 20 }, (_, i) => {
      const caller = net.connect(port, '127.0.0.1')
      caller.end(`hello ${i}`)
      return new Response(caller as unknown as BodyInit).text()
    })

    expect(await Promise.all(callers)).toEqual(callers.map((_, i) => `hello ${i}`))
    expect(new Set(seen)).toEqual(new Set(['127.0.0.1']))
  })

  test('reports a taken port and a refused connection as such', async () => {
    const { networkApi } = await onLoopback()
    const taken = await listening(net.createServer() as Listening, 0, '127.0.0.1')

    const server = networkApi.serve() as Listening
    const reported = new Promise<NodeJS.ErrnoException>((resolve) => void server.once('error', resolve))
    server.listen(taken)

    expect((await reported).code).toBe('EADDRINUSE')
    expect(await codeOf(networkApi.socket().connect({ host: '127.0.0.1', port: 1 }) as TcpSocket)).toBe('ECONNREFUSED')
  })

  test('sends and receives datagrams', async () => {
    const { networkApi } = await onLoopback()
    const echo = dgram.createSocket('udp4')
    echo.on('message', (message, from) => echo.send(message, from.port, from.address))
    await new Promise<void>((resolve) => void echo.bind(0, '127.0.0.1', resolve))
    ends.push(() => echo.close())

    const socket = networkApi.datagrams('udp4') as dgram.Socket
    ends.push(() => socket.close())
    const heard = new Promise<[Buffer, dgram.RemoteInfo]>((resolve) => socket.once('message', (...message) => resolve(message)))
    await new Promise<void>((resolve) => void socket.bind(0, resolve))
    socket.send(Buffer.from('are you there'), 0, 13, echo.address().port, '127.0.0.1')

    const [message, from] = await heard
    expect([message.toString(), from.address, from.port]).toEqual(['are you there', '127.0.0.1', echo.address().port])
    expect(socket.address().port).toBeGreaterThan(0)
  })

  test('fetches a page; resolves no name without a name server', async () => {
    const page = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('203.0.113.9') })
    ends.push(() => page.stop(true))
    const { networkApi } = await onLoopback()

    const answer = await createFetch(networkApi)(`http://127.0.0.1:${page.port}/`)

    expect(await answer.text()).toBe('203.0.113.9')
    await expect(networkApi.names('tracker.test')).rejects.toThrow('has no name server')
    expect(await codeOf(networkApi.socket().connect({ host: 'tracker.test', port: 80 }) as TcpSocket)).toBe('ENOTFOUND')
  })

  test('without the interface, nothing is attempted, and the error says so', async () => {
    const { networkApi, state, problem } = standOn('absent0')
    await until('it is known', () => state() !== 'connecting')

    const datagrams = networkApi.datagrams('udp4') as { send: (...words: unknown[]) => void }
    const reported = await new Promise<{ code?: string }>((resolve) => datagrams.send(Buffer.from('x'), 0, 1, 53, '192.0.2.1', resolve))

    expect([state(), problem()?.code, problem()?.values]).toEqual(['blocked', 'interface_missing', { name: 'absent0' }])
    expect(reported.code).toBe('ENETDOWN')
    expect(await codeOf(networkApi.socket().connect({ host: '192.0.2.1', port: 80 }) as TcpSocket)).toBe('ENETDOWN')
  })

  test('refuses a socket that the system does not bind to the interface', () => {
    const kernel = openKernel()

    expect(() => kernel.dial('absent0', '127.0.0.1', { host: '127.0.0.1', port: 9 })).toThrow('does not hold')
    expect(() => kernel.listen('absent0', { host: '127.0.0.1', port: 0 })).toThrow('does not hold')
    expect(() => kernel.hold(-1, 'lo')).toThrow('does not hold')
  })
})
