import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'
import type { ReadInThread } from '#server/foundation/platform/db/query-thread'
import { type Cursors, clampLimit, keyset, type PageOf, type PageRequest, pageOf, scopeOf } from '#server/foundation/platform/http/page'
import { filesTable } from '#server/library/files/table'
import { ownCode } from './provider-languages'
import { subtitlesTable } from './table'

export type MissingSubtitles = ReturnType<typeof createMissingSubtitles>
type Deps = { db: Db; read: ReadInThread; cursors: Cursors; wanted: () => readonly string[] }

/**
 * The wanted languages that files lack subtitles for. Counts tracks and separate files alike, but not forced ones, which contain only a few
 * lines.
 */
export const createMissingSubtitles = ({ db, read, cursors, wanted }: Deps) => {
  const languages = (): string[] => [...new Set(wanted().map(ownCode))].filter((code) => code !== null)
  const lacks = (language: string): SQL =>
    sql`NOT EXISTS (SELECT 1 FROM ${subtitlesTable} WHERE ${subtitlesTable.file_id} = ${filesTable.id}
      AND ${subtitlesTable.language} = ${language} AND ${subtitlesTable.forced} = 0)`
  /** With no languages, nothing is missing. */
  const lacksAny = (codes: readonly string[]): SQL => or(...codes.map(lacks)) ?? sql`0`
  const fileLacks = (codes: readonly string[]): SQL =>
    sql`EXISTS (SELECT 1 FROM ${filesTable} WHERE ${filesTable.movie_id} = ${moviesTable.id}
      AND ${filesTable.missing_at} IS NULL AND ${lacksAny(codes)})`

  const ofMovie = (movieId: number): string[] =>
    languages().filter((code) =>
      db
        .select({ id: filesTable.id })
        .from(filesTable)
        .where(and(eq(filesTable.movie_id, movieId), isNull(filesTable.missing_at), lacks(code)))
        .get(),
    )

  return {
    languages,
    ofMovie,

    ofFile: (fileId: number): string[] =>
      languages().filter((code) =>
        db
          .select({ id: filesTable.id })
          .from(filesTable)
          .where(and(eq(filesTable.id, fileId), lacks(code)))
          .get(),
      ),

    /** Files that lack something. */
    files: (): number[] =>
      db
        .select({ id: filesTable.id })
        .from(filesTable)
        .where(and(isNull(filesTable.missing_at), lacksAny(languages())))
        .all()
        .map(({ id }) => id),

    /** How many movies lack at least one language, and each of them. */
    async counts(): Promise<{ movies: number; languages: { language: string; movies: number }[] }> {
      const codes = languages()
      const missing = (some: readonly string[]) => sql`count(DISTINCT CASE WHEN ${lacksAny(some)} THEN ${filesTable.movie_id} END)`
      const counted = sql.join([missing(codes), ...codes.map((code) => missing([code]))], sql`, `)
      const { found } = await read({ found: sql`SELECT ${counted} FROM ${filesTable} WHERE ${filesTable.missing_at} IS NULL` })
      const [movies = 0, ...each] = (found[0] ?? []).map(Number)
      return { movies, languages: codes.map((language, at) => ({ language, movies: each[at] ?? 0 })) }
    },

    /** By title. */
    list(asked: PageRequest & { language?: string | undefined }) {
      const codes = asked.language === undefined ? languages() : languages().filter((code) => code === ownCode(asked.language ?? ''))
      const scope = scopeOf('wanted/subtitles', { language: asked.language, languages: languages().join() })
      const limit = clampLimit(asked.limit)
      const [column, id] = [sql`${moviesTable.sort_title}`, sql`${moviesTable.id}`]
      const { after, orderBy } = keyset({ column, order: 'asc' }, id, asked.cursor ? cursors.decode(scope, asked.cursor) : null)
      const rows = db
        .select({ movie_id: moviesTable.id, title: moviesTable.title, year: moviesTable.year, sort_title: moviesTable.sort_title })
        .from(moviesTable)
        .where(and(fileLacks(codes), after))
        .orderBy(orderBy)
        .limit(limit + 1)
        .all()
      const page: PageOf<(typeof rows)[number]> = pageOf(rows, { limit, scope, cursors, at: (row) => [row.sort_title, row.movie_id] })
      return {
        ...page,
        results: page.results.map(({ movie_id, title, year }) => ({ movie_id, title, year, languages: ofMovie(movie_id) })),
      }
    },
  }
}
