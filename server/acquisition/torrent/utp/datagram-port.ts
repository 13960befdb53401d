import dgram from 'node:dgram'
import { EventEmitter } from 'node:events'
import { isUtp } from './packet'
import type { Place } from './stream'

type Listener = (bytes: Uint8Array, from: Place) => void

const bufferBytes = 4 * 1024 * 1024

/** One UDP port for both families of addresses, shared by uTP and the DHT. Inside a tunnel, one socket is for both families. */
export const openDatagramPort = async ({ port, hasOneFamily }: { port: number; hasOneFamily: boolean }) => {
  const four = await bind('udp4', port)
  const six = hasOneFamily ? undefined : await bind('udp6', four.address().port).catch(() => undefined)
  const dht = dhtSocketOn(four)
  let hearDht6: Listener = () => {}
  const hearOther: Listener = (bytes, from) => (from.address.includes(':') ? hearDht6(bytes, from) : dht.emit('message', bytes, from))
  return {
    port: four.address().port,
    /** For the DHT, with the interface of `dgram.Socket`. */
    dht,
    send: (bytes: Uint8Array, { address, port: to }: Place): void => {
      try {
        const socket = six && address.includes(':') ? six : four
        socket.send(bytes, to, address)
      } catch {
        // As if it were lost on the way.
      }
    },
    /** Whatever comes over IPv6 and is not uTP. */
    hearDht6: (listener: Listener): void => {
      hearDht6 = listener
    },
    hear: (listener: Listener): void => {
      for (const socket of [four, six]) socket?.on('message', (bytes, from) => (isUtp(bytes) ? listener : hearOther)(bytes, from))
    },
    close: async (): Promise<void> => {
      await Promise.all([four, six].map((socket) => new Promise<void>((resolve) => (socket ? socket.close(resolve) : resolve()))))
    },
  }
}

const bind = (type: 'udp4' | 'udp6', port: number): Promise<dgram.Socket> =>
  new Promise((resolve, reject) => {
    const socket = dgram.createSocket({ type, ipv6Only: type === 'udp6', recvBufferSize: bufferBytes, sendBufferSize: bufferBytes })
    socket.once('error', reject)
    socket.bind(port, () => {
      socket.off('error', reject)
      // What the system cannot send counts as lost on the way.
      socket.on('error', () => {})
      resolve(socket)
    })
  })

const dhtSocketOn = (socket: dgram.Socket) => {
  const shared = new EventEmitter()
  return Object.assign(shared, {
    send: (...words: Parameters<dgram.Socket['send']>) => socket.send(...words),
    address: () => socket.address(),
    bind: (...how: unknown[]) => {
      const ready = how.find((word) => typeof word === 'function') as (() => void) | undefined
      if (ready) shared.once('listening', ready)
      queueMicrotask(() => shared.emit('listening'))
    },
    close: () => queueMicrotask(() => shared.emit('close')),
  })
}
