import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createDht } from '#server/acquisition/torrent/dht/node'

/** A node of the IPv6 DHT on loopback that knows no others. */
export const startDht6Node = async () => {
  const socket = createSocket({ type: 'udp6', ipv6Only: true })
  const dht = createDht({
    ownId: randomBytes(20),
    now: () => performance.now(),
    randomBytes,
    send: (bytes, { address, port }) => socket.send(bytes, port, address),
  })
  socket.on('message', dht.hear)
  await new Promise<void>((resolve) => socket.bind(0, '::1', resolve))
  return { address: `[::1]:${socket.address().port}`, held: dht.held, close: () => socket.close() }
}
