import { createSocket } from 'node:dgram'
import Tracker from 'bittorrent-tracker/server'
import WebTorrent from 'webtorrent'

/**
 * Services behind the tests' WireGuard server: a tracker on every address, a name server that knows `tracker.test`, a DHT node, a web
 * server that returns the client's address, and a gateway that leases a port.
 */
const tracker = new Tracker({ http: true, udp: true, ws: false, interval: 2_000 })
tracker.on('error', () => {})
tracker.on('warning', () => {})
tracker.listen(8_000, '0.0.0.0', () => {})

new WebTorrent({
  peerId: new Uint8Array(20).fill(1),
  userAgent: '',
  torrentPort: 0,
  dhtPort: 20_000,
  dht: { bootstrap: [] },
  utPex: false,
  lsd: false,
  utp: false,
  natUpnp: false,
  natPmp: false,
  webSeeds: false,
  tracker: {},
  maxConns: 1,
  secure: 0,
  downloadLimit: -1,
  uploadLimit: -1,
}).on('error', () => {})

let lentPort = 45_678
/** Short, so it is renewed within seconds. */
const lentSeconds = 4
Bun.serve({
  hostname: '0.0.0.0',
  port: 8_001,
  fetch: (request, server) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/lend') lentPort = Number(search.slice(1))
    if (pathname === '/redirect') return new Response(null, { status: 302, headers: { location: 'magnet:?xt=urn:btih:0' } })
    if (pathname === '/long') return new Response('x'.repeat(2_000_000))
    if (pathname === '/echo') {
      const from = server.requestIP(request)?.address
      return Response.json({ from, asked: request.headers.get('x-asked'), host: request.headers.get('host') })
    }
    return new Response(server.requestIP(request)?.address ?? '')
  },
})

const ports = createSocket('udp4')
ports.on('message', (datagram, from) => {
  if (datagram[0] !== 0) return
  if (datagram[1] === 0) return ports.send(Buffer.from([0, 128, 0, 0, 0, 0, 0, 0, 10, 77, 0, 2]), from.port, from.address)
  const answer = Buffer.alloc(16)
  answer[1] = 128 + datagram[1]!
  datagram.copy(answer, 8, 4, 6)
  answer.writeUInt16BE(lentPort, 10)
  answer.writeUInt32BE(lentSeconds, 12)
  ports.send(answer, from.port, from.address)
})
ports.bind(5_351, '0.0.0.0')

const names = createSocket('udp4')
names.on('message', (message, from) => {
  let end = 12
  while (message[end]) end += message[end]! + 1
  const question = message.subarray(12, end + 5)
  const isKnown = question.toString('latin1').includes('tracker') && message.readUInt16BE(end + 1) === 1
  const head = Buffer.from(message.subarray(0, 12))
  head[2] = 0x81
  head[3] = isKnown ? 0x80 : 0x83
  head.writeUInt16BE(Number(isKnown), 6)
  head.fill(0, 8)
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 10, 9, 0, 1])
  names.send(Buffer.concat([head, question, ...(isKnown ? [record] : [])]), from.port, from.address)
})
names.bind(53, '0.0.0.0', () => console.log('ready'))
