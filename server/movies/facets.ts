import { type SQL, sql } from 'drizzle-orm'
import type { ReadAside } from '#server/platform/db/aside'
import type { Value } from '#server/platform/db/prepared'
import { type Cursors, keyset } from '#server/platform/http/page'
import { filterSql, groupsSql, type MovieFilters, sortColumns, words } from './query'
import { type MovieQuery, movieScope } from './reading'
import { type Facets, type MovieSort, movieStatuses } from './schema'
import { moviesTable } from './table'

export type CountFacets = ReturnType<typeof createFacets>
type Deps = { read: ReadAside; cursors: Cursors; availableBefore: () => string }
type Kind = 'status' | 'quality' | 'genre'
/** So many movies have these in common; `qualities` stand side by side. */
type Group = [status: string, genres: string, qualities: string | null, monitored: 0 | 1, movies: number, runtimeMinutes: number]
type Counts = Record<Kind, Record<string, number>>
type Asked = Record<Kind, string | undefined>
type Position = [at: string | number, id: number]

/** Rows between two anchors: the largest page of the list. */
const anchorStep = 100

/** How many movies there are of each kind, and where in the list each hundred begins: of one state of the library. */
export const createFacets =
  ({ read, cursors, availableBefore }: Deps) =>
  async (asked: MovieQuery): Promise<Facets> => {
    const { limit: _, cursor: __, sort = 'title', order = 'asc', ...filters } = asked
    const { status, quality, genre, ...rest } = filters
    const scope = movieScope({ ...filters, sort, order })
    const encode = (position: readonly [string | number, number]) => cursors.encode(scope, position)
    const found = await read(questionsFor({ filters, rest, sort, order, before: availableBefore() }))

    const counts: Counts = { status: {}, quality: {}, genre: {} }
    let total = 0
    for (const group of found.groups as Group[]) total += count(group, { status, quality, genre }, counts)
    const letters = lettersOf(found.letters as [string, number][])
    const buckets = letters.map(([key, movies], place) => ({
      key,
      count: movies,
      cursor: place === 0 ? null : encode([startOf(key, order), 0]),
    }))
    const anchors = [null, ...(found.ends as Position[]).map(encode)].slice(0, Math.max(1, Math.ceil(total / anchorStep)))
    return { total, counts: { ...counts, status: { ...noStatus, ...counts.status } }, buckets, anchors }
  }

export type MovieCounts = { total: number; monitored: number; runtime_minutes: number; by_status: Record<string, number> }

/** How many movies there are, and of each status; `runtime_minutes` of those with a file. Asked together with whatever else is. */
export const createMovieCounts = ({ availableBefore }: Pick<Deps, 'availableBefore'>) => ({
  question: (): SQL => groupsSql(sql`1`, availableBefore()),
  of(groups: readonly Value[][]): MovieCounts {
    const counts: MovieCounts = { total: 0, monitored: 0, runtime_minutes: 0, by_status: { ...noStatus } }
    for (const [status, , , monitored, movies, runtime] of groups as Group[]) {
      counts.total += movies
      counts.monitored += monitored * movies
      counts.runtime_minutes += runtime
      counts.by_status[status] = (counts.by_status[status] ?? 0) + movies
    }
    return counts
  },
})

type Counted = { filters: MovieFilters; rest: MovieFilters; sort: MovieSort; order: 'asc' | 'desc'; before: string }
const questionsFor = ({ filters, rest, sort, order, before }: Counted) => {
  const where = filterSql(filters, before)
  const column = sortColumns[sort]
  const letters = where ? lettersAmong(where) : allLetters
  return {
    groups: groupsSql(filterSql(rest, before) ?? sql`1`, before),
    /** Where each hundred ends. */
    ends: where ? endsAmong({ column, order }, where) : allEnds({ column, order }),
    letters: sort === 'title' ? sql`SELECT * FROM (${letters}) ORDER BY 1 ${sql.raw(order)}` : sql`SELECT 1 WHERE 0`,
  }
}

const id = sql`${moviesTable.id}`
type Sort = { column: SQL; order: 'asc' | 'desc' }
const endsAmong = ({ column, order }: Sort, where: SQL): SQL =>
  sql`SELECT at, id FROM (SELECT ${column} AS at, ${id} AS id, row_number() OVER (ORDER BY ${keyset({ column, order }, id, null).orderBy}) AS place
    FROM ${moviesTable} WHERE ${where}) WHERE place % ${anchorStep} = 0 ORDER BY place`
/** From each end to the next one, in the index of the order. */
const allEnds = (sort: Sort): SQL => {
  const { after, orderBy } = keyset(sort, id, [sql`ends.at`, sql`ends.id`])
  const next = sql`ORDER BY ${orderBy} LIMIT 1 OFFSET ${anchorStep - 1}`
  return sql`WITH RECURSIVE ends (at, id) AS (SELECT * FROM (SELECT ${sort.column}, ${id} FROM ${moviesTable} ${next})
    UNION ALL SELECT ${sort.column}, ${id} FROM ends JOIN ${moviesTable} ON ${id} = (SELECT ${id} FROM ${moviesTable} WHERE ${after} ${next}))
    SELECT at, id FROM ends`
}

const title = sql`${moviesTable.sort_title}`
const lettersAmong = (where: SQL): SQL =>
  sql`SELECT substr(${title}, 1, 1) AS first, count(*) FROM ${moviesTable} WHERE ${where} GROUP BY 1`
/** Each from where it begins in the index to where the next one does; no text sorts behind a blob. */
const beginnings = ['', ...'abcdefghijklmnopqrstuvwxyz{']
const allLetters = sql`SELECT * FROM (SELECT value ->> 0 AS first, (SELECT count(*) FROM ${moviesTable}
    WHERE ${title} >= (value ->> 0) AND ${title} < coalesce(value ->> 1, x'')) AS movies
  FROM json_each(${JSON.stringify(beginnings.map((first, place) => [first, beginnings[place + 1]]))})) WHERE movies > 0`

const noStatus = Object.fromEntries(movieStatuses.map((status) => [status, 0]))

/** Each kind leaves its own filter aside: that is what another choice would give. Tells how many fit all of them. */
const count = ([status, genres, qualities, , movies]: Group, asked: Asked, counts: Counts): number => {
  const has = { status: [status], quality: qualities?.split(',') ?? [], genre: JSON.parse(genres) as string[] }
  const unfit = kinds.filter((kind) => !isFitting(asked[kind], has[kind]))
  const counted = unfit.length === 0 ? kinds : unfit.length === 1 ? unfit : []
  for (const kind of counted) for (const name of has[kind]) counts[kind][name] = (counts[kind][name] ?? 0) + movies
  return unfit.length === 0 ? movies : 0
}
const isFitting = (asked: string | undefined, names: readonly string[]): boolean =>
  asked === undefined || words(asked).some((word) => names.includes(word))
const kinds: readonly Kind[] = ['status', 'quality', 'genre']

/** By what they begin with, in the order of the list. */
const lettersOf = (counted: readonly (readonly [string, number])[]): [string, number][] => {
  const letters = new Map<string, number>()
  for (const [first, movies] of counted) letters.set(letterOf(first), (letters.get(letterOf(first)) ?? 0) + movies)
  return [...letters]
}

/** What sorts before `a` is `#`, what sorts behind `z` is `…`. */
const letterOf = (title: string): string => {
  const first = title.charAt(0)
  if (first < 'a') return '#'
  return first > 'z' ? '…' : first.toUpperCase()
}

/** A place just before the first title of a letter; descending, right below the first title of the next one. */
const startOf = (letter: string, order: 'asc' | 'desc'): string => {
  if (letter === '#') return order === 'asc' ? '' : 'a'
  const at = letter === '…' ? '{' : letter.toLowerCase()
  return order === 'asc' ? at : String.fromCharCode(at.charCodeAt(0) + 1)
}
