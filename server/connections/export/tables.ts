import { and, asc, eq, inArray } from 'drizzle-orm'
import type { moviesTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'
import { playsTable } from '#server/library/playback/table'
import { pagesOfMovies } from './movie-lines'

type Row = typeof moviesTable.$inferSelect
type Cell = string | number | boolean | null

/** A line of a table, quoted where needed. */
const csvLine = (cells: readonly Cell[]): string => `${cells.map(quoted).join(',')}\r\n`

const quoted = (cell: Cell): string => {
  const text = cell === null ? '' : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const day = (at: string | null): string => at?.slice(0, 10) ?? ''
const imdbOf = ({ external_ids }: Row): string => external_ids.imdb_id ?? ''

/** Titles come from strangers, and a spreadsheet would run one that begins like a formula. */
const inSpreadsheet = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Every movie as a table for a spreadsheet. */
export async function* movieTable(db: Db): AsyncGenerator<string> {
  yield csvLine(['Title', 'Year', 'tmdbID', 'imdbID', 'Monitored', 'On disk', 'Rating', 'Plays', 'Last watched', 'Added'])
  for await (const rows of pagesOfMovies(db))
    for (const row of rows) {
      const own = [row.monitored, row.present_bytes !== null, row.user_rating, row.play_count, row.watched_at, row.added_at]
      yield csvLine([inSpreadsheet(row.title), row.year, row.metadata_id, imdbOf(row), ...own])
    }
}

/** Letterboxd's import: one line a play; the first is no rewatch. A rated movie that was not watched has no date. */
export async function* letterboxdTable(db: Db): AsyncGenerator<string> {
  for await (const { row, plays } of watchedOrRated(db))
    for (const [place, at] of (plays.length > 0 ? plays : ['']).entries())
      yield csvLine([row.title, row.year, row.metadata_id, imdbOf(row), row.user_rating, day(at), place > 0])
}
export const letterboxdHead = csvLine(['Title', 'Year', 'tmdbID', 'imdbID', 'Rating10', 'WatchedDate', 'Rewatch'])

/** Monitored movies without a file and without a play: what a person wants to watch. */
export async function* watchlistTable(db: Db): AsyncGenerator<string> {
  for await (const rows of pagesOfMovies(db))
    for (const row of rows)
      if (row.monitored && row.present_bytes === null && row.watched_at === null)
        yield csvLine([row.title, row.year, row.metadata_id, imdbOf(row)])
}
export const watchlistHead = csvLine(['Title', 'Year', 'tmdbID', 'imdbID'])

/** IMDb's own columns, which other services read. */
export async function* imdbTable(db: Db): AsyncGenerator<string> {
  yield csvLine(['Const', 'Your Rating', 'Date Rated', 'Title', 'Year'])
  for await (const { row } of watchedOrRated(db))
    if (imdbOf(row) !== '') yield csvLine([imdbOf(row), row.user_rating, day(row.watched_at), row.title, row.year])
}

/** The tracking service's JSON: an entry for each play, one for each rating. */
export async function* trackerEntries(db: Db): AsyncGenerator<object> {
  for await (const { row, plays } of watchedOrRated(db)) {
    const movie = { type: 'movie', tmdb_id: row.metadata_id, ...(imdbOf(row) !== '' && { imdb_id: imdbOf(row) }) }
    for (const watched_at of plays) yield { ...movie, watched_at }
    if (row.user_rating !== null) yield { ...movie, rating: row.user_rating }
  }
}

/** Watched or rated movies with the times of their plays, the oldest first. Of plays elsewhere, only the last one is known. */
async function* watchedOrRated(db: Db): AsyncGenerator<{ row: Row; plays: string[] }> {
  for await (const rows of pagesOfMovies(db)) {
    const due = rows.filter(({ watched_at, user_rating }) => watched_at !== null || user_rating !== null)
    if (due.length === 0) continue
    const counted = db
      .select({ movie_id: playsTable.movie_id, at: playsTable.last_at })
      .from(playsTable)
      .where(and(eq(playsTable.is_counted, true), inArray(playsTable.movie_id, idsOf(due))))
      .orderBy(asc(playsTable.last_at))
      .all()
    const plays = Map.groupBy(counted, ({ movie_id }) => movie_id)
    for (const row of due)
      yield {
        row,
        plays: timesOf(
          row,
          (plays.get(row.id) ?? []).map(({ at }) => at),
        ),
      }
  }
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

const timesOf = ({ watched_at }: Row, counted: readonly string[]): string[] => {
  if (watched_at === null) return []
  const days = new Set(counted.map(day))
  return days.has(day(watched_at)) ? [...counted] : [...counted, watched_at].toSorted()
}
