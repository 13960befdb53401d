import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { EventOf } from '#server/acquisition/torrent/protocol'
import type { Config } from '#server/foundation/config/schema'
import type { Journal } from '#server/foundation/history/journal'
import type { Clock } from '#server/foundation/lib/clock'
import { stamp } from '#server/foundation/lib/clock'
import { Failure } from '#server/foundation/lib/failure'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { addressesOn } from '#server/network/tunnel/bound/addresses-on'
import type { Vpn, VpnState } from './schema'
import { sentences } from './sentences'
import { forwardingIn, planned } from './settings'

export type VpnNews = Omit<EventOf<'tunnel'>, 'type'>
export type VpnService = ReturnType<typeof createVpn>

type Deps = {
  readonly db: Db
  readonly journal: Journal
  readonly clock: Clock
  readonly config: { get: () => Config }
  /** Whether peers can connect to the engine. */
  readonly reachable: () => Vpn['reachable']
}

/** An engine reports its tunnel every second; silent this long, it is still starting. */
const freshMs = 15_000

/** What is known about the tunnel, and what the torrent engine gets for it. */
export const createVpn = ({ db, journal, clock, config, reachable }: Deps) => {
  let news: { report: VpnNews; at: number } | undefined
  let shown: VpnState = config.get().vpn_enabled ? 'connecting' : 'off'
  let since = stamp(clock)
  let lastError: Sentence | null = null

  const state = (): VpnState => {
    if (!config.get().vpn_enabled) return 'off'
    if (!news || clock.elapsedMs() - news.at > freshMs) return lastError === null ? 'connecting' : 'blocked'
    return news.report.state
  }

  const update = (): void => {
    const now = state()
    if (now === shown) return
    shown = now
    since = stamp(clock)
    const why = now === 'blocked' ? lastError : null
    const reason = why && { code: why.code, values: why.values }
    journal.commit((_, announce) => announce({ type: 'vpn_changed', state: now, detail: why?.text ?? null, ...reason }))
  }

  const heard = (report: VpnNews): void => {
    news = { report, at: clock.elapsedMs() }
    lastError = report.problem
    update()
  }

  return {
    heard,
    /** Re-evaluates the state, because reports go stale. */
    update,
    /** Whether changing these settings changes the tunnel. */
    isTouchedBy: (fields: readonly string[]): boolean =>
      fields.includes('vpn_enabled') || (config.get().vpn_enabled && fields.some((field) => field.startsWith('vpn_'))),
    /** After a settings change, discards reports about the old tunnel. */
    forget: (): void => {
      news = undefined
      lastError = null
      update()
    },
    /** For the torrent engine, which must not resolve names itself. Throws the reason if there is no tunnel. */
    tunnel: async () => {
      const plan = planned(db, config.get())
      if ('interface' in plan) return plan
      if ('proxy' in plan) return { ...plan, proxy: { ...plan.proxy, ...(await resolved(plan.proxy)) } }
      return { ...plan, dns: [...plan.dns], endpoint: await resolved(plan.endpoint), ...copied(plan) }
    },
    /** The forwarded port, as the engine reports it. */
    port: () => {
      const report = config.get().vpn_enabled ? news?.report : undefined
      const { forwarded_port = null, port_problem = null } = report ?? {}
      return { forwarding: forwardingIn(config.get()), forwarded_port, port_problem }
    },
    show: (): Vpn => {
      const { vpn_enabled } = config.get()
      const report = vpn_enabled ? news?.report : undefined
      const handshake = report?.handshake_at
      return {
        enabled: vpn_enabled,
        state: state(),
        since,
        ...placesIn(config.get()),
        ...seenFrom(report),
        reachable: report ? reachable() : 'unknown',
        last_handshake_at: handshake ? new Date(handshake).toISOString() : null,
        rx_bytes: Math.floor(report?.received_bytes ?? 0),
        tx_bytes: Math.floor(report?.sent_bytes ?? 0),
        kill_switch: { on: vpn_enabled, ...testedBy(report) },
        last_error: lastError?.text ?? null,
        last_error_reason: lastError,
      }
    },
  }
}

const placesIn = (config: Config): Pick<Vpn, 'endpoint' | 'address'> => {
  const { vpn_kind, vpn_endpoint, vpn_address, vpn_proxy, vpn_interface } = config
  if (vpn_kind === 'socks5') return { endpoint: vpn_proxy, address: null }
  if (vpn_kind === 'interface') return { endpoint: null, address: addressesOn(vpn_interface ?? '').join(', ') || null }
  return { endpoint: vpn_endpoint, address: vpn_address }
}

type Seen = 'exit_ip' | 'exit_ip_is_own' | 'forwarded_port' | 'forwarding_problem' | 'udp_problem'
const seenFrom = (report: VpnNews | undefined): Pick<Vpn, Seen> => {
  const exit_ip = report?.exit_ip ?? null
  const problem = report?.port_problem ?? null
  return {
    exit_ip,
    exit_ip_is_own: exit_ip === null ? null : isOwnAddress(exit_ip),
    forwarded_port: report?.forwarded_port ?? null,
    forwarding_problem: problem === null ? null : say(sentences, `port_${problem}`),
    udp_problem: report?.carries_udp === false ? say(sentences, 'proxy_without_udp') : null,
  }
}

/**
 * Whether the exit address is our own, so it hides nothing. Behind a router, this computer's interfaces have other addresses than the world
 * sees.
 */
export const isOwnAddress = (address: string): boolean =>
  Object.values(networkInterfaces()).some((each) => each?.some((own) => own.address === address))

const untested = { kept_by: null, last_test_at: null, last_test_ok: null }
const testedBy = (report: VpnNews | undefined) =>
  report?.tested_at
    ? { kept_by: report.guarantee, last_test_at: new Date(report.tested_at).toISOString(), last_test_ok: report.is_closed }
    : untested

const copied = ({ addresses, allowed_ips }: { addresses: readonly string[]; allowed_ips: readonly string[] }) => ({
  addresses: [...addresses],
  allowed_ips: [...allowed_ips],
})

const resolved = async ({ host, port }: { host: string; port: number }): Promise<{ host: string; port: number }> => {
  if (isIP(host) !== 0) return { host, port }
  try {
    return { host: (await lookup(host)).address, port }
  } catch {
    throw new Failure(say(sentences, 'vpn_server_unknown', { host }))
  }
}
