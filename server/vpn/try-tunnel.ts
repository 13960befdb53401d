import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Config } from '#server/config/schema'
import type { ConfigTest } from '#server/config/test-routes'
import type { Clock } from '#server/lib/clock'
import { wentWell } from '#server/lib/reason'
import { type Sentence, say } from '#server/lib/sentence'
import type { Db } from '#server/platform/db/open'
import { UpstreamUnreachable } from '#server/platform/errors'
import { createResolver } from '#server/tunnel/sockets/resolver'
import { openTunnel } from '#server/tunnel/tunnel'
import { sentences } from './sentences'
import { plannedTunnel } from './settings'

const party = 'The VPN server'
const handshakeMs = 12_000
const lookEveryMs = 50

/** Calls the server once, and asks a name server inside if there is one. Nothing else goes through. */
export const tryTunnel = async (db: Db, settings: Config, clock: Clock): Promise<ConfigTest> => {
  const planned = plannedTunnel(db, settings)
  const { host, port } = planned.endpoint
  const found = isIP(host) === 0 ? await lookup(host).catch(() => undefined) : { address: host }
  if (!found) throw new UpstreamUnreachable(party, say(sentences, 'vpn_server_unknown', { host }))
  const tunnel = await openTunnel({ ...planned, endpoint: { host: found.address, port } }, { wallMs: () => clock.now().getTime() })
  try {
    const end = clock.elapsedMs() + handshakeMs
    while (tunnel.state() !== 'up') {
      if (clock.elapsedMs() > end) throw new UpstreamUnreachable(party, say(sentences, 'vpn_does_not_answer'))
      await Bun.sleep(lookEveryMs)
    }
    return wentWell(await sayNames(tunnel, host))
  } finally {
    tunnel.close()
  }
}

const sayNames = async (tunnel: Awaited<ReturnType<typeof openTunnel>>, host: string): Promise<Sentence> => {
  if (tunnel.config.dns.length === 0) return say(sentences, 'vpn_answers_without_dns')
  const name = isIP(host) === 0 ? host : 'one.one.one.one'
  const works = await createResolver(tunnel)
    .lookup(name)
    .then(
      () => true,
      (error: { code?: string }) => error.code === 'ENOTFOUND',
    )
  return say(sentences, works ? 'vpn_answers' : 'vpn_dns_does_not_answer')
}
