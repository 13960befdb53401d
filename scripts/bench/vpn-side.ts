import net from 'node:net'
import type { Duplex } from 'node:stream'
import { networkApiOf } from '#server/network/tunnel/network-api'
import { createResolver } from '#server/network/tunnel/sockets/resolver'
import { openTunnel } from '#server/network/tunnel/tunnel'
import { widenBuffers } from '#server/network/tunnel/widen'

type Place = { readonly host: string; readonly port: number }
export type Run = {
  readonly role: 'measure'
  readonly way: 'ours' | 'kernel'
  readonly direction: 'down' | 'up'
  readonly seconds: number
  readonly connections: number
  readonly tunnel: { readonly private_key: string; readonly peer_public_key: string; readonly endpoint: Place }
}
/** `rate` is in bytes per millisecond and direction; 0 means unlimited. */
type Relay = { role: 'relay'; to: Place; delay: number; loss: number; rate: number }
export type Side = { role: 'serve' } | Relay | Run

const [source, sink, counter] = [9_000, 9_001, 9_002]
const piece = Buffer.alloc(64 * 1024, 7)
/** Packets buffered per direction: far more than the delay requires. */
const heldAtMost = 4_096
/** How long a packet queues on a saturated line, in milliseconds. */
const queueMs = 50

/** Sends endlessly on one port, receives on another, and reports the received bytes outside the tunnel. */
const serve = (): void => {
  let taken = 0
  net
    .createServer((socket) => {
      const give = () => {
        while (socket.writable && socket.write(piece));
      }
      socket.on('drain', give).on('error', () => {})
      give()
    })
    .listen(source, '0.0.0.0')
  net
    .createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', (bytes) => {
        taken += bytes.length
      })
    })
    .listen(sink, '0.0.0.0')
  Bun.serve({ hostname: '0.0.0.0', port: counter, fetch: () => new Response(String(taken)) })
  console.log('ready')
}

/** One direction of a line with delay, loss or limited rate. */
const createWay = ({ delay, loss, rate }: Relay) => {
  type Waiting = { due: number; bytes: Buffer; send: (bytes: Buffer) => void }
  const waiting: Waiting[] = []
  let freeAt = 0
  let drainedAt = 0

  const drain = (): void => {
    drainedAt = performance.now()
    const later = waiting.findIndex(({ due }) => due > drainedAt)
    for (const { bytes, send } of waiting.splice(0, later < 0 ? waiting.length : later))
      try {
        send(bytes)
      } catch {
        // The client has exited.
      }
  }
  setInterval(drain, 1)

  return (bytes: Buffer, send: Waiting['send']): void => {
    const now = performance.now()
    // Timers do not run while packets keep arriving.
    if (now > drainedAt + 1) drain()
    const from = rate > 0 ? Math.max(now, freeAt) : now
    if (waiting.length >= heldAtMost || from - now > queueMs || Math.random() < loss) return
    freeAt = rate > 0 ? from + bytes.length / rate : from
    waiting.push({ due: freeAt + delay, bytes: Buffer.from(bytes), send })
  }
}

/** A line between a client and the server. */
const relay = async (line: Relay): Promise<void> => {
  const { to } = line
  const [back, forth] = [createWay(line), createWay(line)]
  let client: Place | undefined
  const widen = widenBuffers('linux')
  const there = await Bun.udpSocket({
    connect: { hostname: to.host, port: to.port },
    socket: { data: (_, bytes) => back(bytes, (kept) => client && here.send(kept, client.port, client.host)) },
  })
  const here = await Bun.udpSocket({
    hostname: '127.0.0.1',
    port: 51_821,
    socket: {
      // For example when a client has exited.
      error: () => {},
      data: (...[, bytes, port, host]) => {
        client = { host, port }
        forth(bytes, (kept) => there.send(kept))
      },
    },
  })
  for (const socket of [here, there]) widen((socket as unknown as { fd: number }).fd)
  console.log('ready')
}

const measure = async ({ way, direction, seconds, connections, tunnel }: Run): Promise<void> => {
  const connect = way === 'kernel' ? (to: Place) => net.connect(to) : await connectOurs(tunnel)
  const taken = async () => Number(await (await fetch(`http://10.77.0.2:${counter}/`)).text())
  let received = 0
  const sockets = Array.from({ length: connections }, () => connect({ host: '10.9.0.1', port: direction === 'down' ? source : sink }))
  for (const socket of sockets) {
    socket.on('error', () => {})
    if (direction === 'down')
      socket.on('data', (bytes: Buffer) => {
        received += bytes.length
      })
    else {
      const give = () => {
        while (socket.writable && socket.write(piece));
      }
      socket.on('drain', give).once('connect', give)
    }
  }
  // Skips TCP slow start.
  await Bun.sleep(3_000)
  const lag = watchLag()
  const before = { at: performance.now(), bytes: direction === 'down' ? received : await taken(), cpu: process.cpuUsage() }
  await Bun.sleep(seconds * 1_000)
  const bytes = (direction === 'down' ? received : await taken()) - before.bytes
  const used = process.cpuUsage(before.cpu)
  const took = (performance.now() - before.at) / 1_000
  const cpu = (used.user + used.system) / 1e6 / (bytes / 1e9)
  console.log(JSON.stringify({ rate: bytes / 1e6 / took, cpu, ...lag }))
  process.exit(0)
}

const connectOurs = async ({ private_key, peer_public_key, endpoint }: Run['tunnel']): Promise<(to: Place) => Duplex> => {
  const config = { private_key, peer_public_key, endpoint, addresses: ['10.9.0.2'], dns: [], mtu: 1420, preshared_key: null }
  const made = await openTunnel(
    { ...config, allowed_ips: ['0.0.0.0/0'], keepalive_seconds: 25 },
    { wallMs: Date.now, widen: widenBuffers('linux') },
  )
  while (made.state() !== 'up') await Bun.sleep(10)
  const ways = networkApiOf({ tunnel: made, resolver: createResolver(made) })
  return (to) => ways.socket().connect(to)
}

/** The longest pause of the event loop, and the most CPU time within one: a busy machine lengthens only the pause. */
const watchLag = () => {
  const longest = { pause: 0, work: 0 }
  let last = { at: performance.now(), cpu: process.cpuUsage() }
  setInterval(() => {
    const now = { at: performance.now(), cpu: process.cpuUsage() }
    longest.pause = Math.max(longest.pause, now.at - last.at - 5)
    longest.work = Math.max(longest.work, (now.cpu.user + now.cpu.system - last.cpu.user - last.cpu.system) / 1_000)
    last = now
  }, 5)
  return longest
}

const plan = JSON.parse(process.argv[2] ?? '{}') as Side
if (plan.role === 'serve') serve()
else if (plan.role === 'relay') await relay(plan)
else await measure(plan)
