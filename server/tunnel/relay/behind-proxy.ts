import { isAddress, isLoopback } from '../addresses'
import { failure } from '../sockets/failure'
import type { Ways } from '../ways'
import { type Helper, type LineOptions, speakWith } from './helper-line'
import { createRelayedSocket } from './relayed-socket'
import type { SocksProxy } from './socks'
import { createDeafServer, createMuteSocket } from './without-network'

/** The networks of a program that has none, but a helper that speaks to one proxy. Connections go through that, and nothing else. */
export const standBehindProxy = (proxy: SocksProxy, helper: Helper, options: LineOptions) => {
  const { wire, state, problem, traffic, answeredAt } = speakWith(helper, { ...options, begin: { proxy }, whenEnded: 'proxy_helper_ended' })
  const outside = {
    ...wire,
    // A name is handed to the proxy as it is.
    find: async (host: string) => host,
    isOurs: (host: string) => isLoopback(host) || host === 'localhost',
  }
  const ways: Ways = {
    socket: () => createRelayedSocket(outside),
    serve: (...words) =>
      createDeafServer().on('connection', (words.find((word) => typeof word === 'function') ?? (() => {})) as () => void),
    datagrams: () => createMuteSocket(),
    // The proxy alone finds names; it tells nobody what they are.
    names: async (host) => {
      if (isAddress(host)) return [host]
      throw failure('ENOTFOUND', `${host}: the proxy finds names by itself`)
    },
  }
  return { ways, state, problem, traffic, answeredAt }
}
