import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Config } from '#server/foundation/config/schema'
import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { standOnInterface } from '#server/network/tunnel/bound/on-interface'
import { checkNetwork, checkProxy, checkTunnel } from '#server/network/tunnel/check-network'
import { type ForwardedPort, keepForwardedPort, type LeaseNetwork, leaseNetworkOf } from '#server/network/tunnel/forwarded-port'
import { standBehindProxy } from '#server/network/tunnel/relay/behind-proxy'
import { createOwnHelper } from '#server/network/tunnel/relay/own-helper'
import { createResolver } from '#server/network/tunnel/sockets/resolver'
import { openTunnel } from '#server/network/tunnel/tunnel'
import type { Tested } from './judge-test'
import { sentences } from './sentences'
import { type PlannedInterface, type PlannedProxy, type PlannedTunnel, planned } from './settings'

const handshakeMs = 12_000
const checkEveryMs = 50

/** Tests from outside the engine, with a temporary tunnel of its own. */
export const tryTunnel = (db: Db, settings: Config, clock: Clock): Promise<Seen> => {
  const plan = planned(db, settings)
  if ('interface' in plan) return tryInterface(plan, clock)
  return 'proxy' in plan ? tryProxy(plan, clock) : tryWireguard(plan, clock)
}

const tryProxy = async ({ proxy, exit_url }: PlannedProxy, clock: Clock): Promise<Seen> => {
  const helper = createOwnHelper()
  const { promise: settled, resolve } = Promise.withResolvers<void>()
  const place = { ...proxy, host: await addressOf(proxy.host) }
  const behind = standBehindProxy(place, helper, { wallMs: () => clock.now().getTime(), onState: () => resolve() })
  try {
    await settled
    if (behind.state() !== 'up') return { ...nothingSeen, kind: 'socks5', silence: behind.problem() }
    return { ...nothingSeen, kind: 'socks5', answers: true, ...(await checkProxy(behind.networkApi, exit_url)) }
  } finally {
    helper.close()
  }
}

const tryInterface = async ({ interface: name, dns, exit_url, forwarding }: PlannedInterface, clock: Clock): Promise<Seen> => {
  const helper = createOwnHelper()
  const { promise: settled, resolve } = Promise.withResolvers<void>()
  const on = standOnInterface({ name, dns }, helper, { wallMs: () => clock.now().getTime(), onState: () => resolve() })
  const nothing: Seen = { ...nothingSeen, kind: 'interface', forwarding }
  try {
    await settled
    if (on.state() !== 'up') return { ...nothing, silence: on.problem() }
    const [seen, lent] = await Promise.all([checkNetwork(on, exit_url), portOf(on, forwarding)])
    return { ...nothing, answers: true, ...seen, forwarded_port: lent.port, port_problem: lent.problem }
  } finally {
    helper.close()
  }
}

const addressOf = async (host: string): Promise<string> => {
  const found = isIP(host) === 0 ? await lookup(host).catch(() => undefined) : { address: host }
  if (!found) throw new UpstreamUnreachable('The VPN server', say(sentences, 'vpn_server_unknown', { host }))
  return found.address
}

const tryWireguard = async (plan: PlannedTunnel, clock: Clock): Promise<Seen> => {
  const { host, port } = plan.endpoint
  const tunnel = await openTunnel({ ...plan, endpoint: { host: await addressOf(host), port } }, { wallMs: () => clock.now().getTime() })
  try {
    const end = performance.now() + handshakeMs
    while (tunnel.state() !== 'up' && performance.now() < end) await Bun.sleep(checkEveryMs)
    if (tunnel.state() !== 'up') return { ...nothingSeen, forwarding: plan.forwarding }
    const network = { tunnel, resolver: createResolver(tunnel) }
    const [seen, lent] = await Promise.all([checkTunnel(network, plan.exit_url), portOf(leaseNetworkOf(network), plan.forwarding)])
    return { ...nothingSeen, answers: true, ...seen, forwarding: plan.forwarding, forwarded_port: lent.port, port_problem: lent.problem }
  } finally {
    tunnel.close()
  }
}

type Seen = Omit<Tested, 'isEngineInside' | 'isOwn'>

const nothingSeen: Seen = {
  answers: false,
  names: 'none',
  kind: 'wireguard',
  silence: null,
  forwarding: null,
  exit_ip: null,
  exit_problem: null,
  is_closed: false,
  forwarded_port: null,
  port_problem: null,
}

/** A leased port expires after a minute. */
const portOf = async (network: LeaseNetwork, forwarding: PlannedTunnel['forwarding']): Promise<ForwardedPort> => {
  if (forwarding !== 'lent') return { port: forwarding, problem: null }
  const kept = keepForwardedPort({ network, onChange: () => {} })
  const first = await kept.first
  kept.close()
  return first
}
