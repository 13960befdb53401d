import { isLoopback } from '../addresses'
import type { Place } from '../module'
import type { Tunnel } from '../tunnel'
import { failure } from './failure'

/** A datagram socket. */
export type DatagramEnd = { readonly port: number; readonly put: (bytes: Buffer, to: Place) => void; readonly shut: () => void }
/** A network that can open datagram sockets. */
export type DatagramGround = {
  readonly open: (port: number, hear: (bytes: Buffer<ArrayBuffer>, from: Place) => void) => Promise<DatagramEnd>
  readonly isUp: () => boolean
  /** Whether the host is this computer, which is not inside. */
  readonly isOurs: (host: string) => boolean
  readonly ownAddress: () => string
}

/** The tunnel as a network for datagrams. */
export const groundIn = (tunnel: Tunnel): DatagramGround => {
  const { module } = tunnel
  const { calls } = module
  return {
    open: async (wanted, hear) => {
      const id = calls.udp_open(wanted)
      if (!id) throw failure('EADDRINUSE', `port ${wanted} is taken`)
      const port = module.localPort()
      // The stack must not be called from its own callback.
      tunnel.messages.set(id, (bytes, from) => queueMicrotask(() => hear(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), from)))
      return {
        port,
        put: (bytes, to) => {
          module.putScratch(bytes)
          module.putAddress(to)
          if (calls.udp_put(id, bytes.length, module.now()) !== 0) throw failure('ENETUNREACH')
          tunnel.soon()
        },
        shut: () => {
          tunnel.messages.delete(id)
          calls.udp_shut(id)
        },
      }
    },
    isUp: () => tunnel.state() === 'up',
    isOurs: isLoopback,
    ownAddress: () => tunnel.ownAddress(),
  }
}
