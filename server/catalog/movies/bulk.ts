import { inArray, sql } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { Movies } from './movies'
import type { BulkPatch, BulkResult } from './schema'
import { moviesTable, movieTagsTable } from './table'
import { addTags, changeMovie } from './write'

export type ChangeMany = ReturnType<typeof createChangeMany>
type Deps = { journal: Journal; clock: Clock; outFrom: Movies['outFrom'] }

/** Changes many movies at once: all that exist, or none. */
export const createChangeMany =
  ({ journal, clock, outFrom }: Deps) =>
  ({ ids, add_tag_ids, remove_tag_ids, ...patch }: BulkPatch): BulkResult =>
    journal.commit((tx, announce) => {
      const found = knownIds(tx, ids)
      const now = stamp(clock)
      const tagged = [...found]
      if (add_tag_ids) addTags(tx, tagged, add_tag_ids)
      if (remove_tag_ids) removeTags(tx, tagged, remove_tag_ids)
      const isRetagged = (add_tag_ids ?? remove_tag_ids) !== undefined
      for (const id of found) changeMovie(tx, announce, { id, patch, now, outFrom, isRetagged })
      return { changed: found.size, not_found: ids.filter((id) => !found.has(id)) }
    })

/** The ids that are in the library. */
export const knownIds = (db: Db | Tx, ids: readonly number[]): Set<number> =>
  new Set(
    db
      .select({ id: moviesTable.id })
      .from(moviesTable)
      .where(sql`${moviesTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
      .all()
      .map((row) => row.id),
  )

const removeTags = (tx: Tx, movieIds: readonly number[], tagIds: readonly number[]): void => {
  tx.delete(movieTagsTable)
    .where(
      sql`${inArray(movieTagsTable.tag_id, [...tagIds])} AND ${movieTagsTable.movie_id} IN (SELECT value FROM json_each(${JSON.stringify(movieIds)}))`,
    )
    .run()
}
