import type { TunnelTest } from '#server/acquisition/torrent/protocol'
import type { Config } from '#server/foundation/config/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { PortProblem } from '#server/network/tunnel/forwarded-port'
import type { VpnTest } from './schema'
import { sentences } from './sentences'

export type Tested = TunnelTest & {
  /** Why the server does not answer, if known. */
  readonly silence: Sentence | null
  readonly kind: Config['vpn_kind']
  /** An engine outside this tunnel could not try to get past it. */
  readonly isEngineInside: boolean
  readonly forwarding: 'lent' | number | null
  readonly forwarded_port: number | null
  readonly port_problem: PortProblem | null
  readonly isOwn: (address: string) => boolean
}
type Step = VpnTest['steps'][number]

const answering = { wireguard: 'vpn_server_answers', interface: 'interface_is_there', socks5: 'proxy_answers' } as const

/** Turns the observations of a tunnel into a test result. */
export const judged = (seen: Tested): VpnTest => {
  const steps: Step[] = [
    seen.answers
      ? { what: 'handshake', ok: true, said: say(sentences, answering[seen.kind]) }
      : { what: 'handshake', ok: false, said: seen.silence ?? say(sentences, 'vpn_does_not_answer') },
    killSwitch(seen),
    ...(['exit_address', 'dns', 'port'] as const).map(
      (what): Step => (seen.answers ? { what, ...looks[what](seen) } : { what, ok: null, said: say(sentences, 'vpn_step_skipped') }),
    ),
  ]
  return { ok: steps.every(({ ok }) => ok !== false), steps, exit_ip: seen.exit_ip, forwarded_port: seen.forwarded_port }
}

const killSwitch = ({ isEngineInside, is_closed }: Tested): Step =>
  isEngineInside && is_closed
    ? { what: 'kill_switch', ok: true, said: say(sentences, 'kill_switch_holds') }
    : { what: 'kill_switch', ok: null, said: say(sentences, 'kill_switch_untested') }

type Look = (seen: Tested) => Omit<Step, 'what'>

const looks: Record<'exit_address' | 'dns' | 'port', Look> = {
  exit_address: ({ exit_ip: address, exit_problem, isOwn }) => {
    if (address === null) return { ok: null, said: exit_problem ?? say(sentences, 'exit_not_asked') }
    const isSame = isOwn(address)
    return { ok: !isSame, said: say(sentences, isSame ? 'exit_is_own' : 'exit_seen', { address }) }
  },
  dns: ({ names, kind }) => {
    if (kind === 'socks5')
      return names === 'found'
        ? { ok: true, said: say(sentences, 'proxy_finds_names') }
        : { ok: null, said: say(sentences, 'proxy_names_unknown') }
    if (names === 'none') return { ok: null, said: say(sentences, 'vpn_without_dns') }
    return names === 'found'
      ? { ok: true, said: say(sentences, 'vpn_finds_names') }
      : { ok: false, said: say(sentences, 'vpn_finds_no_names') }
  },
  port: ({ forwarding, forwarded_port: port, port_problem, kind }) => {
    if (kind === 'socks5') return { ok: null, said: say(sentences, 'port_not_by_proxy') }
    if (forwarding === null) return { ok: null, said: say(sentences, 'port_not_wanted') }
    return port === null
      ? { ok: false, said: say(sentences, `port_${port_problem ?? 'silent'}`) }
      : { ok: true, said: say(sentences, 'port_forwarded', { port }) }
  },
}
