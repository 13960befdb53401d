import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createDht } from '#server/acquisition/torrent/dht/node'

/** A node of the IPv6 DHT that knows no others, on loopback unless told otherwise. */
export const startDht6Node = async (host = '::1') => {
  const socket = createSocket({ type: 'udp6', ipv6Only: true })
  const dht = createDht({
    ownId: randomBytes(20),
    now: () => performance.now(),
    randomBytes,
    send: (bytes, { address, port }) => socket.send(bytes, port, address),
  })
  socket.on('message', dht.hear)
  await new Promise<void>((resolve) => socket.bind(0, host, resolve))
  return { address: `[${host}]:${socket.address().port}`, held: dht.held, close: () => socket.close() }
}
