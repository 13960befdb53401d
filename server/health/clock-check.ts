import type { HealthCheck } from './health'

export const clockCode = 'clock_in_doubt'

/** While the clock is in doubt, nothing is deleted by its age. */
export const clockCheck = (trust: { doubt(): { expected: Date; actual: Date } | null }): HealthCheck => ({
  code: clockCode,
  about: 'The clock',
  immediate: true,
  look: () => {
    const doubt = trust.doubt()
    return (
      doubt && {
        severity: 'warning',
        title: 'The clock of this computer may be wrong',
        detail: `It shows ${dayOf(doubt.actual)}, but about ${dayOf(doubt.expected)} was expected. Until you confirm it, nothing is deleted because of its age.`,
        fix: null,
      }
    )
  },
})

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
