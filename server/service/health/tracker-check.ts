import { type Sentence, say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

const fix = settings('tracker')

/** A connected tracker is expected to stay in sync. */
export const trackerChecks = (trouble: () => { isLost: boolean; error: Sentence | string | null }): HealthCheck[] => [
  {
    code: 'tracker_disconnected',
    about: 'The tracker',
    immediate: true,
    look: () =>
      trouble().isLost
        ? {
            severity: 'warning',
            title: say(sentences, 'tracker_lost'),
            detail: say(sentences, 'tracker_rejects'),
            fix,
          }
        : null,
  },
  {
    code: 'tracker_failing',
    about: 'The tracker',
    immediate: true,
    look: () => {
      const { isLost, error } = trouble()
      return isLost || error === null ? null : { severity: 'warning', title: say(sentences, 'tracker_sync_failed'), detail: error, fix }
    },
  },
]
