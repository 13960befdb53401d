import { type Sentence, say } from '#server/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

type VpnFacts = { enabled: boolean; state: string; last_error_reason: Sentence | null }
/** While it is not up, downloads wait; they are neither failed nor replaced. */
export const vpnCheck = (look: () => VpnFacts): HealthCheck => ({
  code: 'vpn_not_up',
  about: 'The VPN',
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
      fix: settings('vpn'),
    }
  },
})
