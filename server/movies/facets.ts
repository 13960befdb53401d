import { sql } from 'drizzle-orm'
import { filesTable } from '#server/library/table'
import type { ReadAside } from '#server/platform/db/aside'
import { type Cursors, keyset } from '#server/platform/http/page'
import { filterSql, type MovieFilters, sortColumns, statusSql, words } from './query'
import { type MovieQuery, movieScope } from './reading'
import { type Facets, type MovieSort, movieStatuses } from './schema'
import { moviesTable } from './table'

export type CountFacets = ReturnType<typeof createFacets>
type Deps = { read: ReadAside; cursors: Cursors; availableBefore: () => string }
type Kind = 'status' | 'quality' | 'genre'
/** So many movies have these in common; `qualities` stand side by side. */
type Group = [status: string, genres: string, qualities: string | null, movies: number]
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
    for (const group of found.groups as Group[]) count(group, { status, quality, genre }, counts)
    const letters = sort === 'title' ? lettersOf(found.letters as [string, number][]) : []
    const buckets = letters.map(([key, movies], place) => ({
      key,
      count: movies,
      cursor: place === 0 ? null : encode([startOf(key, order), 0]),
    }))
    const total = Number(found.total[0]?.[0])
    const anchors = [null, ...(found.ends as Position[]).map(encode)].slice(0, Math.max(1, Math.ceil(total / anchorStep)))
    return { total, counts: { ...counts, status: { ...noStatus, ...counts.status } }, buckets, anchors }
  }

/** How many movies there are of each status. */
export const createStatusCounts =
  ({ read, availableBefore }: Pick<Deps, 'read' | 'availableBefore'>) =>
  async (): Promise<Record<string, number>> => {
    const { counted } = await read({ counted: sql`SELECT ${statusSql(availableBefore())}, count(*) FROM ${moviesTable} GROUP BY 1` })
    return { ...noStatus, ...(Object.fromEntries(counted) as Record<string, number>) }
  }

type Counted = { filters: MovieFilters; rest: MovieFilters; sort: MovieSort; order: 'asc' | 'desc'; before: string }
const questionsFor = ({ filters, rest, sort, order, before }: Counted) => {
  const where = filterSql(filters, before) ?? sql`1`
  const id = sql`${moviesTable.id}`
  const { orderBy } = keyset({ column: sortColumns[sort], order }, id, null)
  const first = sql`substr(${moviesTable.sort_title}, 1, 1)`
  return {
    groups: sql`SELECT ${statusSql(before)}, ${moviesTable.genres}, (SELECT group_concat(DISTINCT f.quality) FROM ${filesTable} f WHERE f.movie_id = ${id}), count(*)
      FROM ${moviesTable} WHERE ${filterSql(rest, before) ?? sql`1`} GROUP BY 1, 2, 3`,
    total: sql`SELECT count(*) FROM ${moviesTable} WHERE ${where}`,
    /** Where each hundred ends. */
    ends: sql`SELECT at, id FROM (SELECT ${sortColumns[sort]} AS at, ${id} AS id, row_number() OVER (ORDER BY ${orderBy}) AS place
      FROM ${moviesTable} WHERE ${where}) WHERE place % ${anchorStep} = 0 ORDER BY place`,
    letters: sql`SELECT ${first}, count(*) FROM ${moviesTable} WHERE ${where} AND ${sort === 'title' ? 1 : 0} GROUP BY 1 ORDER BY 1 ${sql.raw(order)}`,
  }
}

const noStatus = Object.fromEntries(movieStatuses.map((status) => [status, 0]))

/** Each kind leaves its own filter aside: that is what another choice would give. */
const count = ([status, genres, qualities, movies]: Group, asked: Asked, counts: Counts): void => {
  const has = { status: [status], quality: qualities?.split(',') ?? [], genre: JSON.parse(genres) as string[] }
  const unfit = kinds.filter((kind) => !isFitting(asked[kind], has[kind]))
  const counted = unfit.length === 0 ? kinds : unfit.length === 1 ? unfit : []
  for (const kind of counted) for (const name of has[kind]) counts[kind][name] = (counts[kind][name] ?? 0) + movies
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
