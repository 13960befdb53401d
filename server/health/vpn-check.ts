import type { HealthCheck } from './health'

type VpnFacts = { enabled: boolean; state: string; last_error: string | null }
/** While it is not up, downloads wait; they are neither failed nor replaced. */
export const vpnCheck = (look: () => VpnFacts): HealthCheck => ({
  code: 'vpn_not_up',
  about: 'The VPN',
  look: () => {
    const { enabled, state, last_error } = look()
    if (!enabled || state === 'up') return null
    const isBlocked = state === 'blocked'
    return {
      severity: isBlocked ? 'error' : 'warning',
      title: isBlocked ? 'The VPN could not be started' : 'The VPN server does not answer',
      detail: isBlocked
        ? `Downloads wait, and nothing leaves this computer beside the VPN. ${last_error ?? ''}`.trim()
        : 'Downloads wait, and nothing leaves this computer beside the VPN. A wrong key, a server that is gone and a blocked port look the same; a new file of your provider mends most of it.',
      fix: { kind: 'settings', route: '/settings/vpn' },
    }
  },
})
