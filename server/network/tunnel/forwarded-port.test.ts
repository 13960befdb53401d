import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { joinedTunnels } from '#server/testing/tunnels'
import { until } from '#server/testing/until'
import { type ForwardedPort, keepForwardedPort, leaseNetworkOf } from './forwarded-port'
import { createResolver } from './sockets/resolver'
import type { Network } from './sockets/tcp-socket'
import { createUdpSocket } from './sockets/udp-socket'
import type { Tunnel } from './tunnel'

setDefaultTimeout(120_000)
let joined: Awaited<ReturnType<typeof joinedTunnels>>
const endings: (() => void)[] = []
const networkOf = (tunnel: Tunnel): Network => ({ tunnel, resolver: createResolver(tunnel) })

beforeEach(async () => {
  // The network's first address is the far end's, and there is no name server: as with many providers.
  joined = await joinedTunnels()
  await until('both are up', () => joined.near.state() === 'up' && joined.far.state() === 'up')
})
afterEach(() => {
  for (const end of endings.splice(0).reverse()) end()
  joined.end()
})

type Asked = { protocol: 'udp' | 'tcp'; internal: number; external: number }
type Lending = { lend: (asked: Asked) => number; code?: number; lifetime?: number; speaks?: 'nat_pmp' | 'pcp' }

/** The tunnel's far end leases ports. */
const gatewayThat = ({ lend, code = 0, lifetime = 60, speaks = 'nat_pmp' }: Lending) => {
  const asked: Asked[] = []
  let last: { request: string; answer: Buffer | undefined } | undefined
  const socket = createUdpSocket(networkOf(joined.far))
  const natPmp = (message: Buffer) => {
    if (message[0] !== 0) return undefined
    if (message[1] === 0) return Buffer.from([0, 128, 0, 0, 0, 0, 0, 0, 203, 0, 113, 9])
    const one: Asked = { protocol: message[1] === 1 ? 'udp' : 'tcp', internal: message.readUInt16BE(4), external: message.readUInt16BE(6) }
    asked.push(one)
    const answer = Buffer.alloc(16)
    answer[1] = 128 + message[1]!
    answer.writeUInt16BE(code, 2)
    answer.writeUInt16BE(one.internal, 8)
    answer.writeUInt16BE(lend(one), 10)
    answer.writeUInt32BE(lifetime, 12)
    return answer
  }
  const pcp = (message: Buffer) => {
    if (message[0] !== 2) return undefined
    const one: Asked = {
      protocol: message[36] === 17 ? 'udp' : 'tcp',
      internal: message.readUInt16BE(40),
      external: message.readUInt16BE(42),
    }
    asked.push(one)
    const answer = Buffer.from(message)
    answer[1] = 0x81
    answer[3] = code
    answer.writeUInt16BE(lend(one), 42)
    return answer
  }
  socket.on('message', (message: Buffer, from: { address: string; port: number }) => {
    // A client that gets no answer in time repeats itself from the same port (RFC 6886, 3.1): answered again, but one request.
    const request = `${from.port} ${message.toString('hex')}`
    if (last?.request !== request) last = { request, answer: speaks === 'pcp' ? pcp(message) : natPmp(message) }
    if (last.answer) socket.send(last.answer, from.port, from.address)
  })
  socket.bind(5_351)
  return asked
}

const keep = (wanted?: number) => {
  const states: ForwardedPort[] = []
  const kept = keepForwardedPort({
    network: leaseNetworkOf(networkOf(joined.near)),
    onChange: (state) => states.push(state),
    ...(wanted === undefined ? {} : { wanted }),
  })
  endings.push(kept.close)
  return { kept, states }
}

test.each(['nat_pmp', 'pcp'] as const)('a gateway that speaks %s leases the requested port for both protocols', async (speaks) => {
  const asked = gatewayThat({ lend: ({ external }) => external, speaks })

  const { kept } = keep(23_456)

  expect(await kept.first).toEqual({ port: 23_456, problem: null })
  const same = { internal: 23_456, external: 23_456 }
  expect(asked).toEqual([
    { protocol: 'tcp', ...same },
    { protocol: 'udp', ...same },
  ])
})

test('a gateway that picks its own port is asked to map that one to the same internal port', async () => {
  const asked = gatewayThat({ lend: () => 45_678 })

  const { kept } = keep()

  expect(await kept.first).toEqual({ port: 45_678, problem: null })
  expect(asked.at(-1)).toEqual({ protocol: 'udp', internal: 45_678, external: 45_678 })
})

test('renews a short lease before it ends, and reports a changed port', async () => {
  let port = 45_678
  const asked = gatewayThat({ lend: () => port, lifetime: 2 })
  const { kept, states } = keep()
  await kept.first
  const questions = asked.length

  port = 45_679
  await until('it was asked again', () => states.length === 2)

  expect(asked.length).toBeGreaterThan(questions)
  expect(states).toEqual([
    { port: 45_678, problem: null },
    { port: 45_679, problem: null },
  ])
})

test('distinguishes a gateway that refuses, one that changes the port each time, and none at all', async () => {
  const asked = gatewayThat({ lend: () => 45_678, code: 2 })
  expect(await keep().kept.first).toEqual({ port: null, problem: 'refused' })
  expect(asked.length).toBe(1)
  joined.end()
  joined = await joinedTunnels()
  await until('both are up again', () => joined.near.state() === 'up')

  let next = 40_000
  gatewayThat({ lend: () => next++ })
  expect(await keep().kept.first).toEqual({ port: null, problem: 'moves' })
  joined.end()
  joined = await joinedTunnels()
  await until('both are up once more', () => joined.near.state() === 'up')

  expect(await keep().kept.first).toEqual({ port: null, problem: 'silent' })
})
