import type { Tx } from '#server/foundation/platform/db/open'
import { playsTable } from './table'

type Play = Omit<typeof playsTable.$inferSelect, 'movie_id' | 'file_id'>

/** A number that no file has. */
const noFile = 0

/** Runs in the caller's transaction. Adds plays of another instance as they are; a play that is known here stays. */
export const takeOverPlays = (tx: Tx, movie_id: number, plays: readonly (Play & { file_id: number | null })[]): void => {
  for (const { file_id, ...play } of plays)
    tx.insert(playsTable)
      .values({ ...play, movie_id, file_id: file_id ?? noFile })
      .onConflictDoNothing()
      .run()
}
