import { say } from '#server/foundation/lib/sentence'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

export const clockCode = 'clock_in_doubt'

/** While the clock is in doubt, nothing is deleted by age. */
export const clockCheck = (trust: { doubt(): { expected: Date; actual: Date } | null }): HealthCheck => ({
  code: clockCode,
  about: 'The clock',
  immediate: true,
  look: () => {
    const doubt = trust.doubt()
    return (
      doubt && {
        severity: 'warning',
        title: say(sentences, 'clock_wrong'),
        detail: say(sentences, 'clock_shows', { shown: dayOf(doubt.actual), expected: dayOf(doubt.expected) }),
        fix: null,
      }
    )
  },
})

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
