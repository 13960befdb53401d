import type { Tx } from '#server/foundation/platform/db/open'
import { filesTable } from './table'
import { ofVersion } from './version-files'

/**
 * From now on a smaller release of the movie's profile may replace its files, although they have a better quality. Only those of the default
 * version: the others have profiles of their own. Runs in the caller's transaction.
 */
export const letShrink = (tx: Tx, movieId: number): void => {
  tx.update(filesTable).set({ to_shrink: true, meets_cutoff: false }).where(ofVersion(movieId, null)).run()
}
