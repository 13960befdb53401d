import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from '#server/library/files/table'
import { subtitlesTable } from '#server/library/subtitles/table'

const m = moviesTable
const onDisk = isNotNull(m.present_bytes)
const columns = {
  id: m.id,
  title: m.title,
  year: m.year,
  cinema_date: m.cinema_date,
  overview: m.overview,
  genres: m.genres,
  poster_path: m.poster_path,
}
/** How many movies are "recently added". */
const mostNew = 100

export type Shelves = ReturnType<typeof createShelves>
/** Which movies, and in which order. */
export type Shelf = { readonly where?: SQL; readonly by?: SQL; readonly most?: number }
export type ShelfMovie = ReturnType<Shelves['page']>['movies'][number]
export type ShelfFile = ReturnType<Shelves['filesOf']>[number]

export type ShelfPage = { readonly start: number; readonly limit: number | null; readonly sorts: readonly SQL[] }

export const shelves = {
  all: {},
  new: { by: desc(m.added_at), most: mostNew },
  unwatched: { where: isNull(m.watched_at) },
} satisfies Record<string, Shelf>
export const genreShelf = (name: string): Shelf => ({ where: sql`EXISTS (SELECT 1 FROM json_each(${m.genres}) g WHERE g.value = ${name})` })
export const titleShelf = (part: string): Shelf => ({
  where: sql`${m.title} LIKE ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`,
})
/** A shelf that ends somewhere has the same movies in any order. */
const among = ({ where, by, most }: Shelf): SQL | undefined =>
  most === undefined || by === undefined
    ? undefined
    : sql`${m.id} IN (SELECT ${m.id} FROM ${m} WHERE ${and(onDisk, where)} ORDER BY ${by}, ${m.sort_title}, ${m.id} LIMIT ${most})`
export const movieShelf = (id: number): Shelf => ({ where: eq(m.id, id) })

/** Movies on disk, shelf by shelf. */
export const createShelves = (db: Db) => {
  const count = ({ where, most = Number.POSITIVE_INFINITY }: Shelf): number =>
    Math.min(db.select({ count: sql<number>`count(*)` }).from(m).where(and(onDisk, where)).get()?.count ?? 0, most)
  return {
    count,
    /** `limit` null: the rest of the shelf. `sorts` empty: in the order of the shelf. */
    page(shelf: Shelf, { start, limit, sorts }: ShelfPage) {
      const total = count(shelf)
      const wanted = Math.max(0, Math.min(limit ?? total, total - start))
      const movies = db
        .select(columns)
        .from(m)
        .where(and(onDisk, shelf.where, sorts.length > 0 ? among(shelf) : undefined))
        .orderBy(...(sorts.length > 0 ? sorts : shelf.by ? [shelf.by] : []), asc(m.sort_title), asc(m.id))
        .limit(wanted)
        .offset(start)
        .all()
      return { movies, total }
    },
    /** The largest first, each with its subtitles. */
    filesOf(movieIds: readonly number[]) {
      const files = db
        .select({
          id: filesTable.id,
          movie_id: filesTable.movie_id,
          relative_path: filesTable.relative_path,
          size_bytes: filesTable.size_bytes,
          media_info: filesTable.media_info,
        })
        .from(filesTable)
        .where(and(inArray(filesTable.movie_id, [...movieIds]), isNull(filesTable.missing_at)))
        .orderBy(desc(filesTable.size_bytes), filesTable.id)
        .all()
      const beside = db
        .select({ id: subtitlesTable.id, file_id: subtitlesTable.file_id, format: subtitlesTable.format })
        .from(subtitlesTable)
        .where(
          and(
            inArray(
              subtitlesTable.file_id,
              files.map(({ id }) => id),
            ),
            sql`${subtitlesTable.source} <> 'embedded'`,
          ),
        )
        .orderBy(subtitlesTable.id)
        .all()
      const of = Map.groupBy(beside, ({ file_id }) => file_id)
      return files.map((file) => ({ ...file, beside: of.get(file.id) ?? [] }))
    },
    genres: (): string[] =>
      db
        .all<{ name: string }>(sql`SELECT DISTINCT g.value AS name FROM ${m}, json_each(${m.genres}) g WHERE ${onDisk} ORDER BY 1`)
        .map(({ name }) => name),
  }
}
