import type { Sentence } from '#server/lib/sentence'
import { type ForwardedPort, keepForwardedPort } from '#server/tunnel/kept-port'
import { lookByWays, lookThrough, type TunnelLook } from '#server/tunnel/look'
import { type Helper, standBehindProxy } from '#server/tunnel/relay/behind-proxy'
import { createResolver } from '#server/tunnel/sockets/resolver'
import { openTunnel } from '#server/tunnel/tunnel'
import { type Ways, waysThrough } from '#server/tunnel/ways'
import { widenBuffers } from '#server/tunnel/widen'
import type { CommandOf, TunnelState } from './protocol'

type Config = CommandOf<'tunnel'>['config']

/** All the network that an engine has: a tunnel of its own, or a proxy. */
export type Around = {
  readonly ways: Ways
  readonly state: () => TunnelState
  readonly problem: () => Sentence | null
  readonly traffic: () => { readonly receivedBytes: number; readonly sentBytes: number }
  /** When the other end last proved to be there. */
  readonly answeredAt: () => number | null
  readonly look: () => Promise<TunnelLook>
  /** The port at which to listen, asked for once and kept from then on. */
  readonly lend: (onChange: (state: ForwardedPort) => void) => Promise<ForwardedPort>
}

type Options = {
  readonly platform: string
  readonly wallMs: () => number
  readonly onState: () => void
  readonly startHelper: () => Helper
}

/** Has to be called while there still is a network: from then on it needs none but what it has opened. */
export const openAround = (config: Config, options: Options): Promise<Around> =>
  'proxy' in config ? Promise.resolve(behindProxy(config, options)) : inTunnel(config, options)

type InTunnel = Exclude<Config, { proxy: unknown }>
const inTunnel = async (config: InTunnel, { platform, wallMs, onState }: Options): Promise<Around> => {
  const tunnel = await openTunnel(config, { wallMs, widen: widenBuffers(platform), onState })
  const network = { tunnel, resolver: createResolver(tunnel) }
  const { forwarding = null, exit_url = null } = config
  return {
    ways: waysThrough(network),
    state: tunnel.state,
    problem: () => null,
    traffic: tunnel.traffic,
    answeredAt: tunnel.lastHandshakeMs,
    look: () => lookThrough(network, exit_url),
    lend: async (onChange) =>
      forwarding === 'lent' ? await keepForwardedPort({ network, onChange }).first : { port: forwarding, problem: null },
  }
}

const behindProxy = ({ proxy, exit_url = null }: Extract<Config, { proxy: unknown }>, options: Options): Around => {
  const { wallMs, onState, startHelper } = options
  const behind = standBehindProxy(proxy, startHelper(), { wallMs, onState })
  return { ...behind, look: () => lookByWays(behind.ways, exit_url), lend: async () => ({ port: null, problem: null }) }
}
