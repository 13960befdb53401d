import type { HealthCheck } from './health'

const fix = { kind: 'settings', route: '/settings/tracker' }

/** Whoever connected a tracker expects it to be in step. */
export const trackerChecks = (trouble: () => { isLost: boolean; error: string | null }): HealthCheck[] => [
  {
    code: 'tracker_disconnected',
    about: 'The tracker',
    immediate: true,
    look: () =>
      trouble().isLost
        ? {
            severity: 'warning',
            title: 'The tracker has to be connected again',
            detail: 'It no longer accepts our connection. Watched movies are kept, and sent afterwards.',
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
      return isLost || error === null ? null : { severity: 'warning', title: 'The tracker could not be synced', detail: error, fix }
    },
  },
]
