import type { InstanceFacts } from '#server/history/instance'
import type { Log } from '#server/platform/log'

type Deps = { facts: InstanceFacts; log: Log; rescan: { all: () => Promise<boolean> } }

/**
 * After a restore the database tells of an earlier time. Until all library folders have been looked at in good health nothing is
 * searched for by itself: what is on the shelf already would be fetched once more.
 */
export const createCaution = ({ facts, log, rescan }: Deps) => ({
  /** Whether searching may happen by itself; looks at the folders first if nobody has done so since the restore. */
  async isOver(): Promise<boolean> {
    const restored = facts.get('restore_id')
    if (restored === undefined || facts.get('looked_after_restore') === restored) return true
    if (!(await rescan.all())) {
      log.warn('nothing is searched for yet: after the restore not all library folders can be looked at')
      return false
    }
    facts.set('looked_after_restore', restored)
    return true
  },
})
