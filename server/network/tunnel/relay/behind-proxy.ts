import { isAddress, isLoopback } from '../addresses'
import type { NetworkApi } from '../network-api'
import { failure } from '../sockets/failure'
import { type Helper, type LineOptions, speakWith } from './helper-line'
import { createRelayedSocket } from './relayed-socket'
import type { SocksProxy } from './socks'
import { createDeafServer, createMuteSocket } from './without-network'

/** The networks of a program that has none of its own but a helper that talks to one proxy. Connections go only through that. */
export const standBehindProxy = (proxy: SocksProxy, helper: Helper, options: LineOptions) => {
  const { wire, state, problem, traffic, answeredAt } = speakWith(helper, { ...options, begin: { proxy }, whenEnded: 'proxy_helper_ended' })
  const outside = {
    ...wire,
    // Passes a name to the proxy unresolved.
    find: async (host: string) => host,
    isOurs: (host: string) => isLoopback(host) || host === 'localhost',
  }
  const networkApi: NetworkApi = {
    socket: () => createRelayedSocket(outside),
    serve: (...words) =>
      createDeafServer().on('connection', (words.find((word) => typeof word === 'function') ?? (() => {})) as () => void),
    datagrams: () => createMuteSocket(),
    // Only the proxy resolves names, and it does not return the addresses.
    names: async (host) => {
      if (isAddress(host)) return [host]
      throw failure('ENOTFOUND', `${host}: the proxy finds names by itself`)
    },
  }
  return { networkApi, state, problem, traffic, answeredAt }
}
