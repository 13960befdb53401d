import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Config } from '#server/config/schema'
import type { Clock } from '#server/lib/clock'
import { say } from '#server/lib/sentence'
import type { Db } from '#server/platform/db/open'
import { UpstreamUnreachable } from '#server/platform/errors'
import { type ForwardedPort, keepForwardedPort } from '#server/tunnel/kept-port'
import { lookThrough } from '#server/tunnel/look'
import { createResolver } from '#server/tunnel/sockets/resolver'
import { openTunnel } from '#server/tunnel/tunnel'
import { sentences } from './sentences'
import { type Planned, plannedTunnel } from './settings'

const handshakeMs = 12_000
const lookEveryMs = 50

/** What was seen from outside of the engine: a tunnel of its own, for as long as it takes. */
export const tryTunnel = async (db: Db, settings: Config, clock: Clock) => {
  const planned = plannedTunnel(db, settings)
  const { host, port } = planned.endpoint
  const found = isIP(host) === 0 ? await lookup(host).catch(() => undefined) : { address: host }
  if (!found) throw new UpstreamUnreachable('The VPN server', say(sentences, 'vpn_server_unknown', { host }))
  const tunnel = await openTunnel({ ...planned, endpoint: { host: found.address, port } }, { wallMs: () => clock.now().getTime() })
  try {
    const end = performance.now() + handshakeMs
    while (tunnel.state() !== 'up' && performance.now() < end) await Bun.sleep(lookEveryMs)
    if (tunnel.state() !== 'up') return { ...nothingSeen, forwarding: planned.forwarding }
    const network = { tunnel, resolver: createResolver(tunnel) }
    const [seen, lent] = await Promise.all([lookThrough(network, planned.exit_url), portOf(network, planned.forwarding)])
    return { ...nothingSeen, answers: true, ...seen, forwarding: planned.forwarding, forwarded_port: lent.port, port_problem: lent.problem }
  } finally {
    tunnel.close()
  }
}

const nothingSeen = {
  answers: false,
  names: 'none' as const,
  exit_ip: null,
  exit_problem: null,
  is_closed: false,
  forwarded_port: null,
  port_problem: null,
}

/** One that is lent goes back by itself after a minute. */
const portOf = async (
  network: Parameters<typeof keepForwardedPort>[0]['network'],
  forwarding: Planned['forwarding'],
): Promise<ForwardedPort> => {
  if (forwarding !== 'lent') return { port: forwarding, problem: null }
  const kept = keepForwardedPort({ network, onChange: () => {} })
  const first = await kept.first
  kept.close()
  return first
}
