import { isIP } from 'node:net'
import { platform } from 'node:os'
import { eq } from 'drizzle-orm'
import type { ConfigCheck } from '#server/foundation/config/config'
import type { Config } from '#server/foundation/config/schema'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Invalid } from '#server/foundation/platform/errors'
import type { TunnelConfig } from '#server/network/tunnel/tunnel'
import { sentences } from './sentences'
import { vpnPeerTable } from './table'
import { splitEndpoint, type WireguardFile } from './wireguard-file'

/** The largest packet that every path carries, minus WireGuard's overhead. */
const usualMtu = 1420
/** Keeps the home router's port mapping alive, so peers can connect. */
const usualKeepalive = 25
const everything = ['0.0.0.0/0', '::/0']

type Endpoint = { readonly host: string; readonly port: number }
/** Through a proxy. */
export type PlannedProxy = {
  readonly proxy: Endpoint
  readonly exit_url: string | null
}
/** Through a network interface of somebody else's tunnel. */
export type PlannedInterface = {
  readonly interface: string
  readonly dns: string[]
  readonly exit_url: string | null
  readonly forwarding: PlannedTunnel['forwarding']
}
export type PlannedTunnel = Omit<TunnelConfig, 'endpoint'> & {
  readonly exit_url: string | null
  /** The forwarded port: one that the server leases, or a permanent one of ours. */
  readonly forwarding: 'lent' | number | null
  readonly endpoint: Endpoint
}

export const keepPeer = (tx: Tx, file: WireguardFile): void => {
  const { peer_public_key, preshared_key, mtu, allowed_ips, keepalive_seconds } = file
  const row = { peer_public_key, preshared_key, mtu, allowed_ips, keepalive_seconds }
  tx.insert(vpnPeerTable)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: vpnPeerTable.id, set: row })
    .run()
}

/** The settings for the fields of a file. */
export const settingsOf = (file: WireguardFile) => ({
  vpn_private_key: file.private_key,
  vpn_address: file.addresses.join(', '),
  vpn_peer_public_key: file.peer_public_key,
  vpn_endpoint: file.endpoint,
  vpn_dns: file.dns.length > 0 ? file.dns.join(', ') : null,
})

/**
 * The plan that the settings describe; its endpoint may still be a host name. Throws Invalid for anything missing or unsupported on this
 * system.
 */
export const planned = (db: Db, config: Config, system = platform()): PlannedTunnel | PlannedProxy | PlannedInterface => {
  if (config.vpn_kind === 'socks5') return plannedProxy(config)
  return config.vpn_kind === 'interface' ? plannedInterface(config, system) : plannedTunnel(db, config)
}

const plannedInterface = (config: Config, system: string): PlannedInterface => {
  if (system !== 'linux') throw new Invalid(say(sentences, 'interface_needs_linux'), 'vpn_kind')
  if (!config.vpn_interface) throw new Invalid(say(sentences, 'vpn_needs_interface'), 'vpn_interface')
  return {
    interface: config.vpn_interface,
    dns: addressesIn(config.vpn_dns, 'vpn_dns'),
    exit_url: config.vpn_exit_url,
    forwarding: forwardingIn(config),
  }
}

const plannedProxy = (config: Config): PlannedProxy => {
  const place = splitEndpoint(config.vpn_proxy ?? '')
  if (!place) throw new Invalid(say(sentences, 'vpn_needs_proxy'), 'vpn_proxy')
  return { proxy: place, exit_url: config.vpn_exit_url }
}

const plannedTunnel = (db: Db, config: Config): PlannedTunnel => {
  const { private_key, public_key, endpoint } = requiredIn(config)
  const row = db.select().from(vpnPeerTable).where(eq(vpnPeerTable.id, 1)).get()
  // One server's details do not apply to another.
  const peer = row?.peer_public_key === public_key ? row : undefined
  return {
    private_key,
    addresses: addressesIn(config.vpn_address, 'vpn_address'),
    dns: addressesIn(config.vpn_dns, 'vpn_dns'),
    mtu: peer?.mtu ?? usualMtu,
    peer_public_key: public_key,
    preshared_key: peer?.preshared_key ?? null,
    endpoint,
    allowed_ips: peer?.allowed_ips ?? everything,
    keepalive_seconds: peer?.keepalive_seconds ?? usualKeepalive,
    exit_url: config.vpn_exit_url,
    forwarding: forwardingIn(config),
  }
}

/** Whoever enables the tunnel relies on it: refuse one that cannot work instead of storing it. */
export const checkTunnel =
  (db: Db): ConfigCheck =>
  (next) => {
    if (!next.vpn_kill_switch) throw new Invalid(say(sentences, 'kill_switch_stays'), 'vpn_kill_switch')
    if (next.vpn_cover !== 'torrents' && next.vpn_kind === 'socks5')
      throw new Invalid(say(sentences, 'proxy_for_torrents_alone'), 'vpn_cover')
    if (next.vpn_enabled) planned(db, next)
  }

const requiredIn = (config: Config) => {
  const { vpn_private_key, vpn_peer_public_key, vpn_endpoint, vpn_address } = config
  if (!vpn_private_key) throw new Invalid(say(sentences, 'vpn_needs_own_key'), 'vpn_private_key')
  if (!vpn_address) throw new Invalid(say(sentences, 'vpn_needs_address'), 'vpn_address')
  if (!vpn_peer_public_key) throw new Invalid(say(sentences, 'vpn_needs_peer_key'), 'vpn_peer_public_key')
  const endpoint = splitEndpoint(vpn_endpoint ?? '')
  if (!endpoint) throw new Invalid(say(sentences, 'vpn_needs_server'), 'vpn_endpoint')
  return { private_key: vpn_private_key, public_key: vpn_peer_public_key, endpoint }
}

export const forwardingIn = ({
  vpn_kind: kind,
  vpn_port_forward_provider: provider,
  vpn_port_forward_api_key: given,
}: Config): PlannedTunnel['forwarding'] => {
  if (kind === 'socks5') return null
  if (provider === 'none') return null
  if (provider === 'nat_pmp') return 'lent'
  const port = Number(given)
  if (!/^\d+$/.test(given ?? '') || port < 1 || port > 65_535)
    throw new Invalid(say(sentences, 'vpn_port_invalid'), 'vpn_port_forward_api_key')
  return port
}

const addressesIn = (text: string | null, field: string): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim().replace(/\/\d+$/, ''))
    .filter((each) => each !== '')
    .map((each) => {
      if (isIP(each) === 0) throw new Invalid(say(sentences, 'vpn_address_invalid', { given: each }), field)
      return each
    })
