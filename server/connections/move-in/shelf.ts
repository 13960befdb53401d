import { eq, max } from 'drizzle-orm'
import { moviesTable as m } from '#server/catalog/movies/table'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { cleanTitle } from '#server/foundation/releases/clean-title'
import { filesTable, rootFoldersTable } from '#server/library/files/table'
import { playsTable } from '#server/library/playback/table'

export type Shelf = ReturnType<typeof readShelf>
/** Enough to recognize a movie. */
export type OnShelf = { id: number; title: string; year: number | null }
/** What is known of one movie and its person here. */
export type StateHere = NonNullable<ReturnType<typeof readState>>

/** The library, as other programs name its movies. */
export const readShelf = (db: Db) => {
  const byTmdb = new Map<number, OnShelf>()
  const byImdb = new Map<string, OnShelf>()
  const byTitle = new Map<string, OnShelf[]>()
  const byId = new Map<number, OnShelf>()
  const columns = {
    id: m.id,
    title: m.title,
    year: m.year,
    metadata_id: m.metadata_id,
    external_ids: m.external_ids,
    original: m.original_title,
  }
  for (const { metadata_id, external_ids, original, ...movie } of db.select(columns).from(m).all()) {
    byId.set(movie.id, movie)
    byTmdb.set(metadata_id, movie)
    if (external_ids.imdb_id) byImdb.set(external_ids.imdb_id, movie)
    for (const title of new Set([cleanTitle(movie.title), cleanTitle(original)])) byTitle.set(title, [...(byTitle.get(title) ?? []), movie])
  }
  const byPath = new Map<string, OnShelf>()
  const files = db
    .select({ root: rootFoldersTable.path, path: filesTable.relative_path, id: filesTable.movie_id })
    .from(filesTable)
    .innerJoin(rootFoldersTable, eq(rootFoldersTable.id, filesTable.root_folder_id))
    .all()
  for (const { root, path, id } of files) {
    const movie = byId.get(id)
    if (movie) byPath.set(plainPath(`${root}/${path}`), movie)
  }
  return { byTmdb, byImdb, byTitle, byPath, byId }
}

/** Another program may be at home on another system. */
export const plainPath = (path: string): string => path.replaceAll('\\', '/').replaceAll(/\/{2,}/g, '/')

export const readState = (tx: Tx | Db, id: number) => {
  const row = tx
    .select({
      watched_at: m.watched_at,
      play_count: m.play_count,
      resume_position_seconds: m.resume_position_seconds,
      marked_at: m.marked_at,
      favorite: m.favorite,
      user_rating: m.user_rating,
    })
    .from(m)
    .where(eq(m.id, id))
    .get()
  const played = tx
    .select({ at: max(playsTable.last_at) })
    .from(playsTable)
    .where(eq(playsTable.movie_id, id))
    .get()
  return row && { ...row, played_at: played?.at ?? null }
}
