import { type SQL, sql } from 'drizzle-orm'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db } from '#server/foundation/platform/db/open'
import { moviesTable } from './table'

/**
 * `profileId`: the movies with a version of this profile. `formatId`: those whose profile scores it. `indexerId`: those that this indexer is
 * used for. `release`: those that were offered a release of this title.
 */
export type Woken = { profileId: number } | { formatId: number } | { indexerId: number } | { release: string } | 'all'

const usesProfile = (is: (profile: SQL) => SQL): SQL => sql`(${is(sql`${moviesTable.quality_profile_id}`)} OR EXISTS (
  SELECT 1 FROM movie_versions v WHERE v.movie_id = ${moviesTable.id} AND v.quality_profile_id IS NOT NULL AND ${is(sql`v.quality_profile_id`)}))`

const servedBy = (
  id: number,
): SQL => sql`EXISTS (SELECT 1 FROM indexers i WHERE i.id = ${id} AND i.enabled AND (json_array_length(i.tag_ids) = 0
  OR EXISTS (SELECT 1 FROM movie_tags t, json_each(i.tag_ids) tag WHERE t.movie_id = ${moviesTable.id} AND t.tag_id = tag.value)))`

const conditionOf = (which: Woken): SQL => {
  if (which === 'all') return sql`1`
  if ('indexerId' in which) return servedBy(which.indexerId)
  if ('release' in which) return sql`${moviesTable.id} IN (SELECT r.movie_id FROM releases r WHERE r.title = ${which.release})`
  if ('profileId' in which) return usesProfile((profile) => sql`${profile} = ${which.profileId}`)
  return usesProfile(
    (profile) => sql`${profile} IN (SELECT p.id FROM quality_profiles p, json_each(p.format_scores) s
      WHERE s.value ->> 'custom_format_id' = ${which.formatId} AND s.value ->> 'score' <> 0)`,
  )
}

/** A search is due for these movies, because what decides it has changed. How fast they are searched is up to the wanted search. */
export const createWake =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  (which: Woken): void => {
    const now = stamp(clock)
    db.update(moviesTable)
      .set({ next_search_at: now })
      .where(sql`${moviesTable.monitored} AND ${moviesTable.next_search_at} > ${now} AND ${conditionOf(which)}`)
      .run()
  }
