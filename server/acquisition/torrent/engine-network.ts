import type { Sentence } from '#server/foundation/lib/sentence'
import { standOnInterface } from '#server/network/tunnel/bound/on-interface'
import { checkNetwork, checkProxy, checkTunnel, type NetworkCheck } from '#server/network/tunnel/check-network'
import { type ForwardedPort, keepForwardedPort, type LeaseNetwork, leaseNetworkOf } from '#server/network/tunnel/forwarded-port'
import { type NetworkApi, networkApiOf } from '#server/network/tunnel/network-api'
import { standBehindProxy } from '#server/network/tunnel/relay/behind-proxy'
import type { Helper } from '#server/network/tunnel/relay/helper-line'
import { createResolver } from '#server/network/tunnel/sockets/resolver'
import { openTunnel } from '#server/network/tunnel/tunnel'
import { widenBuffers } from '#server/network/tunnel/widen'
import type { CommandOf, TunnelState } from './protocol'

type Config = CommandOf<'tunnel'>['config']

/** The engine's only network: a tunnel, a proxy, or one network interface. */
export type EngineNetwork = {
  readonly networkApi: NetworkApi
  readonly state: () => TunnelState
  readonly problem: () => Sentence | null
  readonly traffic: () => { readonly receivedBytes: number; readonly sentBytes: number }
  /** When the other end last proved to be there. */
  readonly answeredAt: () => number | null
  /** Whether a proxy carries datagrams; null while that is unknown, and where nobody asks. */
  readonly carriesUdp?: () => boolean | null
  readonly check: () => Promise<NetworkCheck>
  /** The port to listen on, leased once and kept from then on. */
  readonly lend: (onChange: (state: ForwardedPort) => void) => Promise<ForwardedPort>
}

type Options = {
  readonly platform: string
  readonly wallMs: () => number
  readonly onState: () => void
  readonly startHelper: () => Helper
}

/** Must be called while there is still a network: afterwards it uses only what it has opened. */
export const openEngineNetwork = async (config: Config, options: Options): Promise<EngineNetwork> => {
  if ('proxy' in config) return behindProxy(config, options)
  return 'interface' in config ? onInterface(config, options) : await inTunnel(config, options)
}

type InTunnel = Extract<Config, { private_key: unknown }>
const inTunnel = async (config: InTunnel, { platform, wallMs, onState }: Options): Promise<EngineNetwork> => {
  const tunnel = await openTunnel(config, { wallMs, widen: widenBuffers(platform), onState })
  const network = { tunnel, resolver: createResolver(tunnel) }
  return {
    networkApi: networkApiOf(network),
    state: tunnel.state,
    problem: () => null,
    traffic: tunnel.traffic,
    answeredAt: tunnel.lastHandshakeMs,
    check: () => checkTunnel(network, config.exit_url ?? null),
    lend: lenderOf(leaseNetworkOf(network), config.forwarding),
  }
}

const behindProxy = ({ proxy, exit_url = null }: Extract<Config, { proxy: unknown }>, options: Options): EngineNetwork => {
  const { wallMs, onState, startHelper } = options
  const behind = standBehindProxy(proxy, startHelper(), { wallMs, onState })
  return { ...behind, check: () => checkProxy(behind.networkApi, exit_url), lend: lenderOf(null, null) }
}

const onInterface = (config: Extract<Config, { interface: unknown }>, { wallMs, onState, startHelper }: Options): EngineNetwork => {
  const on = standOnInterface({ name: config.interface, dns: config.dns }, startHelper(), { wallMs, onState })
  return {
    ...on,
    // An interface is up or not; whether anybody answers behind it is unknown.
    answeredAt: () => null,
    check: () => checkNetwork(on, config.exit_url ?? null),
    lend: lenderOf(on, config.forwarding),
  }
}

const lenderOf =
  (network: LeaseNetwork | null, forwarding: 'lent' | number | null = null): EngineNetwork['lend'] =>
  async (onChange) => {
    if (forwarding !== 'lent') return { port: forwarding, problem: null }
    return network ? await keepForwardedPort({ network, onChange }).first : { port: null, problem: null }
  }
