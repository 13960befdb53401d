import type { LendingNetwork } from './kept-port'
import { createTcpServer } from './sockets/tcp-server'
import { createTcpSocket, type Network, type TcpSocket } from './sockets/tcp-socket'
import { createUdpSocket } from './sockets/udp-socket'

/** What a program gets in place of the networks of the system. */
export type Ways = {
  readonly socket: () => TcpSocket
  /** In the shape of `net.Server`, made with the words that one is made with. */
  readonly serve: (...words: unknown[]) => object
  /** In the shape of `dgram.Socket`. */
  readonly datagrams: (...words: unknown[]) => object
  /** The addresses of a name. */
  readonly names: (host: string) => Promise<readonly string[]>
}

/** The same with what it takes to be lent a port. */
export const lendingThrough = (network: Network): LendingNetwork => ({
  ways: waysThrough(network),
  dns: network.tunnel.config.dns,
  ownAddress: () => network.tunnel.ownAddress(4),
})

/** Everything through a tunnel of our own. */
export const waysThrough = (network: Network): Ways => ({
  socket: () => createTcpSocket(network),
  serve: (...words) => createTcpServer(network, ...words),
  datagrams: (...words) => createUdpSocket(network, ...words),
  names: network.resolver.all,
})
