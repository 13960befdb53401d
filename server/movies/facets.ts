import { type SQL, sql } from 'drizzle-orm'
import { questionOf, type WorkAside } from '#server/platform/db/aside'
import type { Value } from '#server/platform/db/prepared'
import { type Cursors, keyset } from '#server/platform/http/page'
import { anchorStep, countFacets, type FacetsAsked } from './count-facets'
import { figuresSql, groupsSql, type MovieFilters, partsOf, sizesSql, sortColumns, words } from './query'
import { type MovieQuery, movieScope } from './reading'
import { type Facets, type MovieSort, type MovieStatus, movieStatuses } from './schema'
import { moviesTable } from './table'

export type CountFacets = ReturnType<typeof createFacets>
type Deps = { work: WorkAside; cursors: Cursors; availableBefore: () => string; few?: number }

/** Counts movies per facet value and finds where each hundred of the list begins, from one snapshot. */
export const createFacets =
  ({ work, cursors, availableBefore, few = 2000 }: Deps) =>
  async (asked: MovieQuery): Promise<Facets> => {
    const { limit: _, cursor: __, sort = 'title', order = 'asc', ...filters } = asked
    const scope = movieScope({ ...filters, sort, order })
    const encode = (position: readonly [string | number, number]) => cursors.encode(scope, position)
    const { total, counts, firsts, ends } = await work(countFacets, askedFor({ filters, sort, order, before: availableBefore(), few }))

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
}
type Figures = [movies: number, out: number, monitored: 0 | 1, withFile: number, runtimeMinutes: number]
type Group = [whenOut: MovieStatus, whenNot: MovieStatus, genres: string, qualities: string | null, ...Figures]

/** Counts movies in total and per status; `runtime_minutes` covers those with a file. Run together with other queries. */
export const createMovieCounts = ({ availableBefore }: Pick<Deps, 'availableBefore'>) => ({
  questions: () => ({ groups: figuresSql(availableBefore()) }),
  of({ groups }: { groups: Value[][] }): MovieCounts {
    const counts: MovieCounts = { total: 0, monitored: 0, with_file: 0, runtime_minutes: 0, by_status: { ...noStatus } }
    for (const [whenOut, whenNot, , , movies, out, monitored, withFile, runtime] of groups as Group[]) {
      counts.total += movies
      counts.monitored += monitored * movies
      counts.with_file += withFile
      counts.runtime_minutes += runtime
      counts.by_status[whenOut] += out
      counts.by_status[whenNot] += movies - out
    }
    return counts
  },
})

type Asked = { filters: MovieFilters; sort: MovieSort; order: 'asc' | 'desc'; before: string; few: number }
const askedFor = ({ filters, sort, order, before, few }: Asked): FacetsAsked => {
  const { status, quality, genre, ...rest } = filters
  const { narrow = sql`1`, titled, elsewhere } = partsOf(rest, before)
  const column = sortColumns[sort]
  const hasLetters = sort === 'title'
  const { orderBy } = keyset({ column, order: 'asc' }, id, null)
  const place = sql`SELECT ${column}, ${id} FROM json_each(${null}) some CROSS JOIN ${moviesTable} ON ${id} = some.value`
  const inOrder = sql`SELECT NULL, group_concat(id) FROM (SELECT ${id} FROM ${moviesTable} ORDER BY ${orderBy})`
  const walked = {
    order: questionOf(hasLetters ? idsByLetter(titled ?? sql`1`) : inOrder),
    places: questionOf(place),
    isDescending: order === 'desc',
  }
  if (Object.values(filters).every((filter) => filter === undefined))
    return { all: { ...walked, groups: questionOf(sizesSql(before)), byTitle: hasLetters ? leapsByTitle(order) : null } }
  const titledElsewhere = titled && !hasLetters ? [sql`SELECT group_concat(id) FROM ${moviesTable} WHERE ${titled}`] : []
  return {
    some: {
      ...walked,
      chosen: { status: chosen(status), quality: chosen(quality), genre: chosen(genre) },
      few,
      elsewhere: [...elsewhere, ...titledElsewhere].map(questionOf),
      groups: { all: questionOf(groupsSql(narrow, before)), some: questionOf(groupsSql(sql`${isSome} AND ${narrow}`, before)) },
      isOrderFilter: titled !== undefined && hasLetters,
      orderOfSome: questionOf(sql`${place} ORDER BY ${orderBy}`),
      hasLetters,
    },
  }
}

const chosen = (asked: string | undefined) => (asked === undefined ? undefined : words(asked))

const id = sql`${moviesTable.id}`
const isSome = sql`${id} IN (SELECT value FROM json_each(${null}))`
const title = sql`${moviesTable.sort_title}`
/** Each letter's start in the index, up to the start of the next; every text sorts before a blob. */
const beginnings = ['', ...'abcdefghijklmnopqrstuvwxyz{']
const byLetter = (figure: SQL) =>
  sql`SELECT value ->> 0, ${figure} FROM json_each(${JSON.stringify(beginnings.map((first, place) => [first, beginnings[place + 1]]))})`
const isInLetter = sql`${title} >= (value ->> 0) AND ${title} < coalesce(value ->> 1, x'')`
const moviesByLetter = byLetter(sql`(SELECT count(*) FROM ${moviesTable} WHERE ${isInLetter})`)
const idsByLetter = (where: SQL) =>
  byLetter(sql`(SELECT group_concat(id) FROM (SELECT ${id} FROM ${moviesTable} WHERE ${isInLetter} AND ${where} ORDER BY ${title}, ${id}))`)

/** Only in title order: the other sort keys are expressions, and SQLite reads whole rows to compare those. */
const leapsByTitle = (order: 'asc' | 'desc') => {
  const { orderBy, after } = keyset({ column: title, order }, id, [sql`${null}`, sql`${null}`])
  const end = (where: SQL = sql`1`) =>
    questionOf(
      sql`SELECT ${title}, ${id} FROM ${moviesTable} WHERE ${where} ORDER BY ${orderBy} LIMIT 1 OFFSET ${sql.raw(`${anchorStep - 1}`)}`,
    )
  return { firsts: questionOf(moviesByLetter), ends: { first: end(), next: end(after) } }
}

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
