import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { workHere } from '#server/service/backups/archive-work'

/** Every named moment of a restore at which power may fail. */
export const restoreSteps = [
  'unpacked',
  'checked',
  'migrated',
  'quiesced',
  'backed_up',
  'carried_over',
  'closed',
  'journal_written',
  'rollback_kept',
  'swapped',
  'reopened',
  'journal_removed',
] as const

/** Omits the steps of making a backup: a restore makes one too. */
export const createWorkshopWithSteps = (reached: (step: string) => void) =>
  workHere(migrations, (step) => {
    if (step === 'unpacked' || step === 'checked' || step === 'migrated') reached(step)
  })
