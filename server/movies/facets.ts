import { type SQL, sql } from 'drizzle-orm'
import { filesTable } from '#server/library/table'
import type { Db } from '#server/platform/db/open'
import type { Cursors } from '#server/platform/http/page'
import { filterSql, type MovieFilters, sortColumns, statusSql } from './query'
import { type MovieQuery, movieScope } from './reading'
import { type Facets, movieStatuses } from './schema'
import { moviesTable } from './table'

export type CountFacets = ReturnType<typeof createFacets>
type Deps = { db: Db; cursors: Cursors; availableBefore: () => string }

/** Rows between two anchors: the largest page of the list. */
export const anchorStep = 100

/** How many films there are of each kind, and where in the list each hundred begins. */
export const createFacets =
  ({ db, cursors, availableBefore }: Deps) =>
  (asked: MovieQuery): Facets => {
    const { limit: _, cursor: __, sort = 'title', order = 'asc', ...filters } = asked
    const before = availableBefore()
    const scope = movieScope({ ...filters, sort, order })
    const where = (left: Partial<MovieFilters> = {}) => sql`WHERE ${filterSql({ ...filters, ...left }, before) ?? sql`1`}`
    const column = sortColumns[sort]
    const encode = (position: readonly [string | number, number]) => cursors.encode(scope, position)

    /** How many films would be left with a word, were it the only one of its kind that is asked for. */
    const counted = (what: SQL): Record<string, number> =>
      Object.fromEntries(db.all<{ word: string; films: number }>(what).map(({ word, films }) => [word, films]))
    const status = counted(
      sql`SELECT word, count(*) AS films FROM (SELECT ${statusSql(before)} AS word FROM ${moviesTable} ${where({ status: undefined })}) GROUP BY word`,
    )
    const quality = counted(
      sql`SELECT held.quality AS word, count(DISTINCT held.movie_id) AS films FROM ${filesTable} held JOIN ${moviesTable} ON ${moviesTable.id} = held.movie_id ${where({ quality: undefined })} GROUP BY held.quality`,
    )
    const genre = counted(
      sql`SELECT kind.value AS word, count(*) AS films FROM ${moviesTable}, json_each(${moviesTable.genres}) kind ${where({ genre: undefined })} GROUP BY kind.value`,
    )

    /** The rows that end a hundred: the next page begins after each of them. */
    const numbered = sql`SELECT ${column} AS at, ${moviesTable.id} AS id, row_number() OVER (ORDER BY ${column} ${direction(order)}, ${moviesTable.id} ${direction(order)}) AS number FROM ${moviesTable} ${where()}`
    const ends = db.all<{ at: string | number; id: number }>(
      sql`SELECT at, id FROM (${numbered}) WHERE number % ${sql.raw(String(anchorStep))} = 0`,
    )
    const total = db.all<{ films: number }>(sql`SELECT count(*) AS films FROM ${moviesTable} ${where()}`)[0]?.films ?? 0
    const anchors = [null, ...ends.map(({ at, id }) => encode([at, id]))].slice(0, Math.max(1, Math.ceil(total / anchorStep)))

    const letters = sort === 'title' ? countLetters(db, where(), order) : []
    const buckets = letters.map(({ key, count, from }) => ({ key, count, cursor: from === null ? null : encode([from, 0]) }))
    return { total, counts: { status: { ...noStatus, ...status }, quality, genre }, buckets, anchors }
  }

const noStatus = Object.fromEntries(movieStatuses.map((status) => [status, 0]))
const direction = (order: 'asc' | 'desc') => sql.raw(order)

type Letter = { key: string; count: number; from: string | null }
/**
 * The letters that titles begin with, in the order of the list. What sorts before `a` is `#`, what sorts behind `z` is `…`.
 * `from` is a place just before the first title of the letter; null where the list begins.
 */
const countLetters = (db: Db, where: SQL, order: 'asc' | 'desc'): Letter[] => {
  const first = sql`substr(${moviesTable.sort_title}, 1, 1)`
  const key = sql`CASE WHEN ${first} < 'a' THEN '#' WHEN ${first} > 'z' THEN '…' ELSE upper(${first}) END`
  const found = db.all<{ key: string; count: number; least: string }>(
    sql`SELECT ${key} AS key, count(*) AS count, min(${first}) AS least FROM ${moviesTable} ${where} GROUP BY key ORDER BY least ${direction(order)}`,
  )
  return found.map(({ key: letter, count }, place) => ({ key: letter, count, from: place === 0 ? null : startOf(letter, order) }))
}

/** Descending, a letter begins right below the first title of the next one. */
const startOf = (letter: string, order: 'asc' | 'desc'): string => {
  if (letter === '#') return order === 'asc' ? '' : 'a'
  const at = letter === '…' ? '{' : letter.toLowerCase()
  return order === 'asc' ? at : String.fromCharCode(at.charCodeAt(0) + 1)
}
