import { eq, inArray } from 'drizzle-orm'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import type { Announce } from '#server/foundation/history/journal'
import type { Tx } from '#server/foundation/platform/db/open'
import { moviesTable, movieTagsTable } from './table'
import { changeMovie, type OutFrom, type Row } from './write'

/** What a person decided about a movie and did with it. Everything else can be fetched again. */
export type Personal = Pick<
  Row,
  | 'monitored'
  | 'minimum_availability'
  | 'quality_profile_id'
  | 'added_at'
  | 'added_by'
  | 'watched_at'
  | 'play_count'
  | 'resume_position_seconds'
  | 'user_rating'
> & { tag_ids: number[] }

/** Read before the movie is removed. */
export const personalOf = (tx: Tx, id: number): Personal | undefined => {
  const { monitored, minimum_availability, quality_profile_id, added_at, added_by } = moviesTable
  const { watched_at, play_count, resume_position_seconds, user_rating } = moviesTable
  const columns = { monitored, minimum_availability, quality_profile_id, added_at, added_by }
  const movie = tx
    .select({ ...columns, watched_at, play_count, resume_position_seconds, user_rating })
    .from(moviesTable)
    .where(eq(moviesTable.id, id))
    .get()
  const tags = tx.select({ id: movieTagsTable.tag_id }).from(movieTagsTable).where(eq(movieTagsTable.movie_id, id)).all()
  return movie && { ...movie, tag_ids: tags.map((tag) => tag.id) }
}

type Back = { id: number; personal: Personal; now: string; outFrom: OutFrom }

/** For a movie that was removed and added again. Runs in the caller's transaction. Profiles and tags that are gone are left out. */
export const givePersonalBack = (tx: Tx, announce: Announce, { id, personal, now, outFrom }: Back): void => {
  const { added_at, added_by, watched_at, play_count, resume_position_seconds, tag_ids, quality_profile_id, ...choices } = personal
  tx.update(moviesTable).set({ added_at, added_by, watched_at, play_count, resume_position_seconds }).where(eq(moviesTable.id, id)).run()
  const profile = tx.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.id, quality_profile_id)).get()
  const tags = tx.select().from(tagsTable).where(inArray(tagsTable.id, tag_ids)).all()
  const patch = { ...choices, tag_ids: tags.map((tag) => tag.id), ...(profile && { quality_profile_id }) }
  changeMovie(tx, announce, { id, patch, now, outFrom })
}
