import { workHere } from '#server/backups/workshop'
import { migrations } from '#server/platform/db/migrations/embedded.gen'

/** Every named moment of a restore at which the power may go. */
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

/** Steps of making a backup stay silent: a restore makes one too. */
export const createWorkshopWithSteps = (reached: (step: string) => void) =>
  workHere(migrations, (step) => {
    if (step === 'unpacked' || step === 'checked' || step === 'migrated') reached(step)
  })
