import { say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

/** Why apps that want to play movies do not get here, although they may. */
export type AppTrouble = 'unreachable' | 'undiscoverable' | null

export const appsCheck = (trouble: () => AppTrouble): HealthCheck => ({
  code: 'apps_kept_out',
  about: 'The apps',
  immediate: true,
  look: () => {
    const found = trouble()
    if (found === null) return null
    return {
      severity: found === 'unreachable' ? 'warning' : 'notice',
      title: say(sentences, found === 'unreachable' ? 'apps_unreachable' : 'apps_undiscoverable'),
      detail: say(sentences, found === 'unreachable' ? 'apps_cannot_reach' : 'discovery_port_taken'),
      fix: settings(found === 'unreachable' ? 'server' : 'apps'),
    }
  },
})
