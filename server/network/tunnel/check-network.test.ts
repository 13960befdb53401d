import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { joinedTunnels } from '#server/testing/tunnels'
import { until } from '#server/testing/until'
import { checkTunnel } from './check-network'
import { addressIn } from './exit-address'
import { createResolver } from './sockets/resolver'
import { createTcpServer } from './sockets/tcp-server'
import type { Network, TcpSocket } from './sockets/tcp-socket'
import type { Tunnel } from './tunnel'

setDefaultTimeout(120_000)
let joined: Awaited<ReturnType<typeof joinedTunnels>>
const networkOf = (tunnel: Tunnel): Network => ({ tunnel, resolver: createResolver(tunnel) })

beforeEach(async () => {
  joined = await joinedTunnels()
  await until('both are up', () => joined.near.state() === 'up' && joined.far.state() === 'up')
})
afterEach(() => joined.end())

/** The service at the far end, with a configurable answer. */
const service = (answer: (from: string) => string) => {
  const questions: string[] = []
  const server = createTcpServer(networkOf(joined.far), (socket: TcpSocket) => {
    socket.on('error', () => {})
    socket.once('data', (question: Buffer) => {
      questions.push(question.toString())
      const body = answer(socket.remoteAddress ?? '')
      socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
    })
  })
  server.listen(80)
  return questions
}

test('the exit address is the one that the remote service sees, and the request identifies nobody', async () => {
  const questions = service((from) => `${from}\n`)

  const seen = await checkTunnel(networkOf(joined.near), 'http://10.9.0.1/')

  expect(seen).toEqual({ names: 'none', exit_ip: '10.9.0.2', exit_problem: null })
  expect(questions).toEqual(['GET / HTTP/1.1\r\naccept: */*\r\naccept-encoding: identity\r\nhost: 10.9.0.1\r\nconnection: close\r\n\r\n'])
})

test('a service that is missing, refuses, or returns no address leaves the exit address unknown, with a reason', async () => {
  expect(await checkTunnel(networkOf(joined.near), 'http://10.9.0.1/')).toMatchObject({
    exit_ip: null,
    exit_problem: { code: 'exit_unreachable' },
  })
  service(() => '<html>hello</html>')
  expect(await checkTunnel(networkOf(joined.near), 'http://10.9.0.1/')).toMatchObject({
    exit_ip: null,
    exit_problem: { code: 'exit_address_missing', values: { host: '10.9.0.1' } },
  })
})

test('makes no request if no service is set', async () => {
  const questions = service((from) => from)

  expect(await checkTunnel(networkOf(joined.near), null)).toEqual({ names: 'none', exit_ip: null, exit_problem: null })
  expect(questions).toEqual([])
})

test('reports a name server that does not answer', async () => {
  joined.end()
  joined = await joinedTunnels({ caller: { dns: ['10.9.0.1'] } })
  await until('both are up', () => joined.near.state() === 'up')

  expect(await checkTunnel(networkOf(joined.near), null)).toMatchObject({ names: 'failed' })
})

test('parses the responses of such services', () => {
  expect(addressIn('203.0.113.9\n')).toBe('203.0.113.9')
  expect(addressIn('{"ip": "2001:db8::9", "city": "X"}')).toBe('2001:db8::9')
  expect(addressIn('fl=1\nip=203.0.113.9\nts=1\n')).toBe('203.0.113.9')
  for (const odd of ['', 'hello', '{"ip":"hello"}', '203.0.113']) expect(addressIn(odd)).toBeUndefined()
})
