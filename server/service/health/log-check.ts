import { say } from '#server/foundation/lib/sentence'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

export const logCheck = (dropped: () => number): HealthCheck => {
  let before = 0
  return {
    code: 'log_not_written',
    about: 'The log',
    every: 60,
    immediate: true,
    look: () => {
      const lost = dropped() - before
      before += lost
      return lost === 0
        ? null
        : {
            severity: 'warning',
            title: say(sentences, 'log_lost'),
            detail: say(sentences, 'lines_lost', { count: lost }),
            fix: null,
          }
    },
  }
}
