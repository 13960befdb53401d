import { type SQL, sql } from 'drizzle-orm'
import type { Value } from '#server/foundation/platform/db/prepared'
import { questionOf, type WorkInThread } from '#server/foundation/platform/db/query-thread'
import { type Cursors, keyset } from '#server/foundation/platform/http/page'
import { anchorStep, countFacets, type FacetsAsked } from './count-facets'
import { letters } from './known-movies'
import {
  groupsOfSql,
  groupsSql,
  idList,
  type MovieFilters,
  matchesOf,
  notOutSql,
  sortColumns,
  talliesSql,
  unreleasedSql,
  words,
} from './query'
import { type MovieQuery, movieScope } from './reading'
import { type Facets, type MovieSort, type MovieStatus, movieStatuses } from './schema'
import { movieChangesTable as changes, moviesTable } from './table'

export type CountFacets = ReturnType<typeof createFacets>
type Deps = { work: WorkInThread; cursors: Cursors; availableBefore: () => string }

/** Counts movies per facet value and finds where each hundred of the list begins, from one snapshot. */
export const createFacets =
  ({ work, cursors, availableBefore }: Deps) =>
  async (asked: MovieQuery): Promise<Facets> => {
    const { limit: _, cursor: __, sort = 'title', order = 'asc', ...filters } = asked
    const scope = movieScope({ ...filters, sort, order })
    const encode = cursors.encoder(scope)
    const { total, counts, firsts, ends } = await work(countFacets, askedFor({ filters, sort, order, before: availableBefore() }))

    const buckets = lettersOf(firsts).map(([key, movies], place) => ({
      key,
      count: movies,
      cursor: place === 0 ? null : encode([startOf(key, order), 0]),
    }))
    const anchors = [null, ...ends.map(encode)].slice(0, Math.max(1, Math.ceil(total / anchorStep)))
    return { total, counts: { ...counts, status: { ...noStatus, ...counts.status } }, buckets, anchors }
  }

export type MovieCounts = {
  total: number
  monitored: number
  with_file: number
  runtime_minutes: number
  by_status: Record<MovieStatus, number>
  by_color: Record<string, number>
}
type Tally = [whenOut: MovieStatus, color: string, movies: number, monitored: 0 | 1, withFile: number, runtimeMinutes: number]
type NotOut = [whenOut: MovieStatus, whenNot: MovieStatus, movies: number]

/** Counts movies in total, per status, and per color; `runtime_minutes` covers those with a file. Run together with other queries. */
export const createMovieCounts = ({ availableBefore }: Pick<Deps, 'availableBefore'>) => ({
  questions: () => ({ tallies: talliesSql, notOut: notOutSql(availableBefore()) }),
  of({ tallies, notOut }: Record<'tallies' | 'notOut', Value[][]>): MovieCounts {
    const counts: MovieCounts = { total: 0, monitored: 0, with_file: 0, runtime_minutes: 0, by_status: { ...noStatus }, by_color: {} }
    for (const [whenOut, color, movies, monitored, withFile, runtime] of tallies as Tally[]) {
      counts.total += movies
      counts.monitored += monitored * movies
      counts.with_file += withFile
      counts.runtime_minutes += runtime
      counts.by_status[whenOut] += movies
      counts.by_color[color] = (counts.by_color[color] ?? 0) + movies
    }
    for (const [whenOut, whenNot, movies] of notOut as NotOut[]) {
      counts.by_status[whenOut] -= movies
      counts.by_status[whenNot] += movies
    }
    return counts
  },
})

type Asked = { filters: MovieFilters; sort: MovieSort; order: 'asc' | 'desc'; before: string }
const askedFor = ({ filters, sort, order, before }: Asked): FacetsAsked => {
  const { status, quality, genre, ...rest } = filters
  const column = sortColumns[sort]
  const isByTitle = sort === 'title'
  const positionOf = (some: SQL) => sql`(SELECT ${column}, ${id} FROM ${moviesTable} WHERE ${id} = ${some})`
  return {
    groups: questionOf(groupsSql),
    groupsOf: questionOf(groupsOfSql),
    order: {
      all: questionOf(isByTitle ? idsByLetter : inOrder(column)),
      titles: isByTitle ? questionOf(sql`SELECT ${id}, ${title} FROM ${moviesTable} WHERE ${isSome}`) : null,
      isBefore: questionOf(sql`SELECT ${positionOf(sql`${null}`)} < ${positionOf(sql`${null}`)}`),
    },
    changes: {
      last: questionOf(sql`SELECT coalesce(max(seq), 0) FROM ${changes}`),
      since: questionOf(sql`SELECT movie_id FROM ${changes} WHERE seq > ${null} LIMIT ${null}`),
    },
    chosen: { status: chosen(status), quality: chosen(quality), genre: chosen(genre) },
    elsewhere: matchesOf(rest, before).map(questionOf),
    unreleased: questionOf(unreleasedSql(before)),
    places: questionOf(sql`SELECT ${column}, ${id} FROM ${moviesTable} WHERE ${isSome}`),
    isDescending: order === 'desc',
  }
}

const chosen = (asked: string | undefined) => (asked === undefined ? undefined : words(asked))

const id = sql`${moviesTable.id}`
const isSome = sql`${id} IN (SELECT value FROM json_each(${null}))`
const title = sql`${moviesTable.sort_title}`
const inOrder = (column: SQL) => {
  const { orderBy } = keyset({ column, order: 'asc' }, id, null)
  return sql`SELECT NULL, ${idList(sql`id`)} FROM (SELECT ${id} FROM ${moviesTable} ORDER BY ${orderBy})`
}
/** From each letter's start in the index to the start of the next; every text sorts before a blob. */
const idsByLetter = sql`SELECT value ->> 0, (SELECT ${idList(sql`id`)} FROM (SELECT ${id} FROM ${moviesTable}
    WHERE ${title} >= (value ->> 0) AND ${title} < coalesce(value ->> 1, x'') ORDER BY ${title}, ${id}))
  FROM json_each(${JSON.stringify(letters.map((first, place) => [first, letters[place + 1]]))})`

const noStatus = Object.fromEntries(movieStatuses.map((status) => [status, 0])) as Record<MovieStatus, number>

/** Groups by first letter, in list order. */
const lettersOf = (counted: readonly (readonly [string, number])[]): [string, number][] => {
  const letters = new Map<string, number>()
  for (const [first, movies] of counted) letters.set(letterOf(first), (letters.get(letterOf(first)) ?? 0) + movies)
  return [...letters]
}

/** `#` for titles before `a`, `…` for titles after `z`. */
const letterOf = (title: string): string => {
  const first = title.charAt(0)
  if (first < 'a') return '#'
  return first > 'z' ? '…' : first.toUpperCase()
}

/** A position just before the first title of a letter; if descending, just after the last one. */
const startOf = (letter: string, order: 'asc' | 'desc'): string => {
  if (letter === '#') return order === 'asc' ? '' : 'a'
  const at = letter === '…' ? '{' : letter.toLowerCase()
  return order === 'asc' ? at : String.fromCharCode(at.charCodeAt(0) + 1)
}
