import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Config } from '#server/config/schema'
import type { ConfigTest } from '#server/config/test-routes'
import type { Clock } from '#server/lib/clock'
import type { Db } from '#server/platform/db/open'
import { UpstreamUnreachable } from '#server/platform/errors'
import { createResolver } from '#server/tunnel/sockets/resolver'
import { openTunnel } from '#server/tunnel/tunnel'
import { plannedTunnel } from './settings'

const handshakeMs = 12_000
const lookEveryMs = 50

/** Calls the server once, and asks a name server inside if there is one. Nothing else goes through. */
export const tryTunnel = async (db: Db, settings: Config, clock: Clock): Promise<ConfigTest> => {
  const planned = plannedTunnel(db, settings)
  const { host, port } = planned.endpoint
  const found = isIP(host) === 0 ? await lookup(host).catch(() => undefined) : { address: host }
  if (!found) throw new UpstreamUnreachable('VPN server', `${host} was not found`)
  const tunnel = await openTunnel({ ...planned, endpoint: { host: found.address, port } }, { wallMs: () => clock.now().getTime() })
  try {
    const end = clock.elapsedMs() + handshakeMs
    while (tunnel.state() !== 'up') {
      if (clock.elapsedMs() > end) throw new UpstreamUnreachable('VPN server', 'does not answer; a wrong key looks the same')
      await Bun.sleep(lookEveryMs)
    }
    return { ok: true, message: await sayNames(tunnel, host) }
  } finally {
    tunnel.close()
  }
}

const sayNames = async (tunnel: Awaited<ReturnType<typeof openTunnel>>, host: string): Promise<string> => {
  if (tunnel.config.dns.length === 0) return 'The VPN server answers. Without a DNS server, trackers that have a name are not found'
  const name = isIP(host) === 0 ? host : 'one.one.one.one'
  const works = await createResolver(tunnel)
    .lookup(name)
    .then(
      () => true,
      (error: { code?: string }) => error.code === 'ENOTFOUND',
    )
  return works ? 'The VPN server answers, and names are found through it' : 'The VPN server answers, but its DNS server does not'
}
