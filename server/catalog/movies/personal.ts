import { eq, inArray } from 'drizzle-orm'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import type { Announce } from '#server/foundation/history/journal'
import type { Tx } from '#server/foundation/platform/db/open'
import { type PersonalColumn, personalColumns } from './movie-columns'
import { moviesTable, movieTagsTable } from './table'
import { changeMovie, type OutFrom, type Row } from './write'

/** What a person decided about a movie and did with it. Everything else can be fetched again. */
export type Personal = Pick<Row, PersonalColumn> & { tag_ids: number[] }

/** Read before the movie is removed. */
export const personalOf = (tx: Tx, id: number): Personal | undefined => {
  const movie = tx.select(personalColumns).from(moviesTable).where(eq(moviesTable.id, id)).get()
  const tags = tx.select({ id: movieTagsTable.tag_id }).from(movieTagsTable).where(eq(movieTagsTable.movie_id, id)).all()
  return movie && { ...movie, tag_ids: tags.map((tag) => tag.id) }
}

type Back = { id: number; personal: Personal; now: string; outFrom: OutFrom }

/** For a movie that was removed and added again. Runs in the caller's transaction. Profiles and tags that are gone are left out. */
export const givePersonalBack = (tx: Tx, announce: Announce, { id, personal, now, outFrom }: Back): void => {
  const { tag_ids, quality_profile_id, monitored, minimum_availability, user_rating, ...rest } = personal
  tx.update(moviesTable).set(rest).where(eq(moviesTable.id, id)).run()
  const profile = tx.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.id, quality_profile_id)).get()
  const tags = tx.select().from(tagsTable).where(inArray(tagsTable.id, tag_ids)).all()
  const patch = { monitored, minimum_availability, user_rating, tag_ids: tags.map((tag) => tag.id), ...(profile && { quality_profile_id }) }
  changeMovie(tx, announce, { id, patch, now, outFrom })
}
