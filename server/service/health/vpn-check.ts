import { type Sentence, say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

type VpnFacts = {
  enabled: boolean
  state: string
  last_error_reason: Sentence | null
  exit_ip: string | null
  exit_ip_is_own: boolean | null
  forwarding_problem: Sentence | null
}
const fix = settings('vpn')
const about = 'The VPN'

export const vpnChecks = (look: () => VpnFacts): HealthCheck[] => [
  {
    // While the VPN is down, downloads wait; they neither fail nor are replaced.
    code: 'vpn_not_up',
    about,
    look: () => {
      const { enabled, state, last_error_reason } = look()
      if (!enabled || state === 'up') return null
      const isBlocked = state === 'blocked'
      return {
        severity: isBlocked ? 'error' : 'warning',
        title: say(sentences, isBlocked ? 'vpn_not_started' : 'vpn_silent'),
        detail: !isBlocked
          ? say(sentences, 'vpn_waits')
          : last_error_reason
            ? say(sentences, 'vpn_blocked_why', { reason: last_error_reason })
            : say(sentences, 'vpn_blocked'),
        fix,
      }
    },
  },
  {
    code: 'vpn_exit_is_own',
    about,
    look: () => {
      const { enabled, exit_ip, exit_ip_is_own } = look()
      if (!enabled || !exit_ip_is_own) return null
      const detail = say(sentences, 'vpn_exit_at_home', { address: exit_ip ?? '' })
      return { severity: 'error', title: say(sentences, 'vpn_hides_nothing'), detail, fix }
    },
  },
  {
    code: 'vpn_port_not_forwarded',
    about,
    look: () => {
      const { enabled, state, forwarding_problem: reason } = look()
      if (!enabled || state !== 'up' || !reason) return null
      return { severity: 'warning', title: say(sentences, 'vpn_port_missing'), detail: say(sentences, 'vpn_no_port', { reason }), fix }
    },
  },
]
