import type { TunnelTest } from '#server/acquisition/torrent/protocol'
import type { Config } from '#server/foundation/config/schema'
import type { ConfigTest } from '#server/foundation/config/test-routes'
import { wentWell } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Ground } from '#server/ground'
import { judged, type Tested } from './judge-test'
import { vpnRoutes } from './routes'
import type { Vpn, VpnTest } from './schema'
import { sentences } from './sentences'
import { keepPeer, settingsOf } from './settings'
import { createVpn, isOwnAddress } from './vpn'
import { readWireguardFile } from './wireguard-file'

type Needs = {
  sessions: { isKey: (request: Request) => boolean }
  torrents: { session: { testTunnel: () => Promise<TunnelTest>; reach: () => { reachable: Vpn['reachable'] } } }
}

/** The torrents' VPN: its settings and its state. */
export const openVpn = ({ db, journal, clock, config }: Ground, { sessions, torrents }: Needs) => {
  const vpn = createVpn({ db, journal, clock, config, reachable: () => torrents.session.reach().reachable })
  const take = (text: string, request: Request) => {
    const file = readWireguardFile(text)
    config.update(settingsOf(file), { isKey: sessions.isKey(request) })
    journal.commit((tx) => keepPeer(tx, file))
    return file
  }
  const see = async (settings: Config): Promise<Tested> => {
    if (!config.get().vpn_enabled) {
      // The tunnel module is large, so load it only for a test.
      const { tryTunnel } = await import('./try-tunnel')
      return { ...(await tryTunnel(db, settings, clock)), isEngineInside: false, isOwn: isOwnAddress }
    }
    // A second tunnel with the same key would take over the running one's return path, so test the running one.
    const { state, last_error_reason: why } = vpn.show()
    const seen = state === 'up' ? await torrents.session.testTunnel() : notTested
    return {
      ...seen,
      ...vpn.port(),
      silence: why ?? say(sentences, 'vpn_no_answer_yet'),
      kind: config.get().vpn_kind,
      isEngineInside: true,
      isOwn: isOwnAddress,
    }
  }
  const test = async (settings: Config): Promise<VpnTest> => judged(await see(settings))
  const trial = async (settings: Config): Promise<ConfigTest> => {
    const seen = await see(settings)
    if (seen.answers) return wentWell(say(sentences, seen.isEngineInside ? 'vpn_is_up' : foundOut[seen.kind][seen.names]))
    throw seen.silence ? new Conflict(seen.silence) : new UpstreamUnreachable('The VPN server', say(sentences, 'vpn_does_not_answer'))
  }
  const { show, tunnel, heard, update, forget, isTouchedBy } = vpn
  return {
    routes: [vpnRoutes({ vpn, take, test: (patch, request) => test(config.tried(patch, { isKey: sessions.isKey(request) })) })],
    trial,
    show,
    tunnel,
    heard,
    update,
    forget,
    isTouchedBy,
  }
}

const notTested: TunnelTest = { answers: false, names: 'none', exit_ip: null, exit_problem: null, is_closed: false }
const foundOut = {
  wireguard: { found: 'vpn_answers', failed: 'vpn_dns_does_not_answer', none: 'vpn_answers_without_dns' },
  interface: { found: 'interface_is_there', failed: 'interface_dns_silent', none: 'interface_has_no_dns' },
  socks5: { found: 'proxy_answers', failed: 'proxy_answers', none: 'proxy_answers' },
} as const
