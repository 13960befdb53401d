import type { InstanceFacts } from '#server/foundation/history/instance'
import type { Log } from '#server/foundation/platform/log'

type Deps = { facts: InstanceFacts; log: Log; rescan: { all: () => Promise<boolean> } }

/**
 * After a restore the database is out of date. Nothing is searched automatically until every library folder was checked and found healthy;
 * otherwise movies already on disk would be downloaded again.
 */
export const createCaution = ({ facts, log, rescan }: Deps) => ({
  /** Whether automatic searches are allowed. Checks the folders first if nobody has since the restore. */
  async isOver(): Promise<boolean> {
    const restored = facts.get('restore_id')
    if (restored === undefined || facts.get('looked_after_restore') === restored) return true
    if (!(await rescan.all())) {
      log.warn('not searching yet: some library folders cannot be checked after the restore')
      return false
    }
    facts.set('looked_after_restore', restored)
    return true
  },
})
