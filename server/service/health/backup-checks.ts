import { type Sentence, say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

type Facts = {
  /** Whether backups are made on a schedule. */
  isScheduled: () => boolean
  lastRun: () => { last_error: string | null; last_error_reason: Sentence | null }
  /** Why the last copy for the other place was not made; null if it was. */
  copyTrouble: () => Sentence | null
  lastDrill: () => { ok: boolean | null; problem: string | null; problem_reason: Sentence | null }
}

/** Backups that are not made, and one that could not be restored. */
export const backupChecks = ({ isScheduled, lastRun, lastDrill, copyTrouble }: Facts): HealthCheck[] => [
  {
    code: 'backup_failing',
    about: 'The backups',
    every: 60,
    look: () => {
      const { last_error, last_error_reason } = lastRun()
      if (!isScheduled() || last_error === null) return null
      return {
        severity: 'error',
        title: say(sentences, 'backup_failed'),
        detail: last_error_reason ?? last_error,
        fix: settings('backups'),
      }
    },
  },
  {
    code: 'backup_copy_failing',
    about: 'The backups',
    every: 60,
    look: () => {
      const trouble = copyTrouble()
      return trouble === null
        ? null
        : { severity: 'warning', title: say(sentences, 'backup_not_copied'), detail: trouble, fix: settings('archives') }
    },
  },
  {
    code: 'restore_drill_failed',
    about: 'The backups',
    every: 60,
    immediate: true,
    look: () => {
      const { ok, problem, problem_reason } = lastDrill()
      if (ok !== false) return null
      return {
        severity: 'error',
        title: say(sentences, 'backup_not_restorable'),
        detail: problem_reason === null ? problem : say(sentences, 'make_another_backup', { problem: problem_reason }),
        fix: settings('archives'),
      }
    },
  },
]
