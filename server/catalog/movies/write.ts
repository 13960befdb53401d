import { eq, inArray } from 'drizzle-orm'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import type { Announce } from '#server/foundation/history/journal'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict, Invalid, NotFound } from '#server/foundation/platform/errors'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import { rootFoldersTable } from '#server/library/files/table'
import type { MoviePatch } from './schema'
import { sentences } from './sentences'
import { collectionsTable, moviesTable, movieTagsTable } from './table'

export type Row = typeof moviesTable.$inferSelect
export type OutFrom = (
  dates: Pick<Row, 'cinema_date' | 'digital_date' | 'physical_date'>,
  minimum: Row['minimum_availability'],
  addedAt: string,
) => string | null

export const refuseKnown = (db: Db | Tx, metadataId: number): void => {
  const known = db
    .select({ id: moviesTable.id, title: moviesTable.title })
    .from(moviesTable)
    .where(eq(moviesTable.metadata_id, metadataId))
    .get()
  if (known) throw new Conflict(say(sentences, 'movie_exists', { title: known.title, id: known.id }))
}

/** The requested profile, else the default one. Throws Invalid. */
export const chooseProfile = (tx: Tx, asked: number | undefined): number => {
  const where = asked === undefined ? eq(qualityProfilesTable.is_default, true) : eq(qualityProfilesTable.id, asked)
  const found = tx.select({ id: qualityProfilesTable.id }).from(qualityProfilesTable).where(where).get()
  if (!found)
    throw new Invalid(
      asked === undefined ? say(sentences, 'no_default_profile') : say(sentences, 'profile_does_not_exist', { id: asked }),
      'quality_profile_id',
    )
  return found.id
}

/** The requested root folder, else `usual`, else the first one. Null if there is none. Throws Invalid. */
export const chooseRoot = (tx: Tx, asked: number | null, usual: number | null = null): number | null => {
  const all = tx.select({ id: rootFoldersTable.id }).from(rootFoldersTable).orderBy(rootFoldersTable.id).all()
  if (asked === null) return (all.find((root) => root.id === usual) ?? all[0])?.id ?? null
  if (!all.some((root) => root.id === asked))
    throw new Invalid(say(sentences, 'root_folder_does_not_exist', { id: asked }), 'root_folder_id')
  return asked
}

export const collectionOf = (tx: Tx, found: MetadataMovie): number | null => {
  if (!found.collection) return null
  const { id: metadata_id, name } = found.collection
  return tx
    .insert(collectionsTable)
    .values({ metadata_id, name })
    .onConflictDoUpdate({ target: collectionsTable.metadata_id, set: { name } })
    .returning({ id: collectionsTable.id })
    .get().id
}

/** Replaces the movies' tags. Throws Invalid for a tag that does not exist. */
export const setTags = (tx: Tx, movieIds: readonly number[], tagIds: readonly number[]): void => {
  checkTags(tx, tagIds)
  tx.delete(movieTagsTable)
    .where(inArray(movieTagsTable.movie_id, [...movieIds]))
    .run()
  addTags(tx, movieIds, tagIds)
}

export const addTags = (tx: Tx, movieIds: readonly number[], tagIds: readonly number[]): void => {
  checkTags(tx, tagIds)
  const rows = movieIds.flatMap((movie_id) => tagIds.map((tag_id) => ({ movie_id, tag_id })))
  for (let i = 0; i < rows.length; i += 500)
    tx.insert(movieTagsTable)
      .values(rows.slice(i, i + 500))
      .onConflictDoNothing()
      .run()
}

const checkTags = (tx: Tx, tagIds: readonly number[]) => {
  if (tagIds.length === 0) return
  const known = new Set(
    tx
      .select({ id: tagsTable.id })
      .from(tagsTable)
      .all()
      .map((tag) => tag.id),
  )
  const missing = tagIds.find((id) => !known.has(id))
  if (missing !== undefined) throw new Invalid(say(sentences, 'tag_does_not_exist', { id: missing }), 'tag_ids')
}

/** `isRetagged`: the tags were changed in addition to the patch. */
type Change = { id: number; patch: MoviePatch; now: string; outFrom: OutFrom; isRetagged?: boolean }
/** Throws NotFound or Invalid; the caller's transaction rolls back the rest. */
export const changeMovie = (tx: Tx, announce: Announce, { id, patch, now, outFrom, isRetagged = false }: Change): void => {
  const row = tx.select().from(moviesTable).where(eq(moviesTable.id, id)).get()
  if (!row) throw new NotFound('movie', id)
  const { tag_ids, ...columns } = patch
  if (columns.quality_profile_id !== undefined) chooseProfile(tx, columns.quality_profile_id)
  if (columns.root_folder_id !== undefined) chooseRoot(tx, columns.root_folder_id)
  const changed = Object.keys(columns).filter((name) => columns[name as keyof typeof columns] !== row[name as keyof Row])
  if (tag_ids) setTags(tx, [id], tag_ids)
  const retagged = isRetagged || tag_ids !== undefined
  if (changed.length === 0 && !retagged) return
  const minimum = columns.minimum_availability ?? row.minimum_availability
  tx.update(moviesTable)
    .set({
      ...columns,
      available_from: outFrom(row, minimum, row.added_at),
      updated_at: now,
      ...(changed.some(wakes(columns)) || retagged ? { next_search_at: now } : {}),
      ...(columns.resume_position_seconds !== undefined && { marked_at: now }),
    })
    .where(eq(moviesTable.id, id))
    .run()
  announce({ type: 'movie_updated', movie_id: id, title: row.title, fields: retagged ? [...changed, 'tag_ids'] : changed })
}

/** Which fields affect what a search finds. Rules of profiles and indexers depend on tags, free space on the root folder. */
const decisive: Readonly<Record<keyof MoviePatch, boolean>> = {
  monitored: true,
  quality_profile_id: true,
  minimum_availability: true,
  root_folder_id: true,
  tag_ids: true,
  keep: true,
  favorite: false,
  user_rating: false,
  resume_position_seconds: false,
}

/** Whether a change of this field makes a new search due. */
const wakes =
  (patch: MoviePatch) =>
  (field: string): boolean =>
    decisive[field as keyof MoviePatch] && !(field === 'monitored' && patch.monitored === false)
