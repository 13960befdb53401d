import { addressBytesOf } from '#server/acquisition/torrent/holepunch-message'

/** A tracker that tells everybody about one peer, and nobody about anyone else; prints its port. Arguments: the peer's host and port. */
const [host = '', port = ''] = process.argv.slice(2)
const peer = Buffer.concat([addressBytesOf(host), Buffer.from([Number(port) >> 8, Number(port) & 255])])
const answer = Buffer.concat([
  Buffer.from(`d8:intervali1800e${host.includes(':') ? '5:peers0:6:peers6' : '5:peers'}${peer.length}:`),
  peer,
  Buffer.from('e'),
])
const server = Bun.serve({ hostname: '::', port: 0, fetch: () => new Response(answer) })
console.log(server.port)
