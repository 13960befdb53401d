import { createTcpServer } from './sockets/tcp-server'
import { createTcpSocket, type Network, type TcpSocket } from './sockets/tcp-socket'
import { createUdpSocket } from './sockets/udp-socket'

/** What a program gets in place of the system's networks. */
export type NetworkApi = {
  readonly socket: () => TcpSocket
  /** With the interface of `net.Server` and the arguments of its constructor. */
  readonly serve: (...words: unknown[]) => object
  /** With the interface of `dgram.Socket`. */
  readonly datagrams: (...words: unknown[]) => object
  /** Resolves a name. */
  readonly names: (host: string) => Promise<readonly string[]>
}

/** Everything through a tunnel of our own. */
export const networkApiOf = (network: Network): NetworkApi => ({
  socket: () => createTcpSocket(network),
  serve: (...words) => createTcpServer(network, ...words),
  datagrams: (...words) => createUdpSocket(network, ...words),
  names: network.resolver.all,
})
