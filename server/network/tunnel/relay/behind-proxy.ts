import { randomInt } from 'node:crypto'
import { isAddress, isLoopback } from '../addresses'
import type { NetworkApi } from '../network-api'
import type { DatagramGround } from '../sockets/datagram-ground'
import { failure } from '../sockets/failure'
import { createDatagrams } from '../sockets/udp-socket'
import { type Helper, type LineOptions, speakWith } from './helper-line'
import { openRelayedDatagrams } from './relayed-datagrams'
import { createRelayedSocket } from './relayed-socket'
import type { SocksProxy } from './socks'
import { createDeafServer } from './without-network'

/** The networks of a program that has none of its own but a helper that talks to one proxy. Connections and datagrams go only through that. */
export const standBehindProxy = (proxy: SocksProxy, helper: Helper, options: LineOptions) => {
  const { wire, state, problem, traffic, answeredAt, carriesUdp } = speakWith(helper, {
    ...options,
    begin: { proxy },
    whenEnded: 'proxy_helper_ended',
  })
  const outside = {
    ...wire,
    // Passes a name to the proxy unresolved.
    find: async (host: string) => host,
    isOurs: (host: string) => isLoopback(host) || host === 'localhost',
  }
  const ground: DatagramGround = {
    // The port only has to differ from others: nobody can send to it but the proxy.
    open: (port, hear) => openRelayedDatagrams(wire, port || randomInt(20_000, 32_000), hear),
    isUp: wire.isUp,
    isOurs: outside.isOurs,
    ownAddress: () => '0.0.0.0',
  }
  const unresolved = async (host: string): Promise<never> => {
    throw failure('ENOTFOUND', `${host}: the proxy finds names by itself`)
  }
  const networkApi: NetworkApi = {
    socket: () => createRelayedSocket(outside),
    serve: (...words) =>
      createDeafServer().on('connection', (words.find((word) => typeof word === 'function') ?? (() => {})) as () => void),
    datagrams: (...words) => createDatagrams(ground, unresolved, ...words),
    // Only the proxy resolves names, and it does not return the addresses.
    names: async (host) => (isAddress(host) ? [host] : await unresolved(host)),
  }
  return { networkApi, state, problem, traffic, answeredAt, carriesUdp }
}
