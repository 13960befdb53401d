import { type SQL, sql } from 'drizzle-orm'
import { filesTable } from '#server/library/table'
import type { Db } from '#server/platform/db/open'
import type { Cursors } from '#server/platform/http/page'
import { filterSql, sortColumns, statusOfAllSql, words } from './query'
import { type MovieQuery, movieScope } from './reading'
import { type Facets, movieStatuses } from './schema'
import { moviesTable } from './table'

export type CountFacets = ReturnType<typeof createFacets>
type Deps = { db: Db; cursors: Cursors; availableBefore: () => string }
type Row = [at: string | number, id: number, status: string, genres: string]
type Kind = 'status' | 'quality' | 'genre'

/** Rows between two anchors: the largest page of the list. */
const anchorStep = 100

/** How many movies there are of each kind, and where in the list each hundred begins; found in one pass through the list. */
export const createFacets =
  ({ db, cursors, availableBefore }: Deps) =>
  (asked: MovieQuery): Facets => {
    const { limit: _, cursor: __, sort = 'title', order = 'asc', ...filters } = asked
    const before = availableBefore()
    const scope = movieScope({ ...filters, sort, order })
    const { status, quality, genre, ...rest } = filters
    const direction = sql.raw(order)
    const where: SQL = filterSql(rest, before) ?? sql`1`
    const rows = db.values<Row>(
      sql`SELECT ${sortColumns[sort]} AS at, ${moviesTable.id}, ${statusOfAllSql(before)}, ${moviesTable.genres} FROM ${moviesTable} WHERE ${where} ORDER BY at ${direction}, ${moviesTable.id} ${direction}`,
    )
    const counted = count(rows, { asked: { status, quality, genre }, qualitiesOf: qualitiesOf(db), hasLetters: sort === 'title' })
    const encode = (position: readonly [string | number, number]) => cursors.encode(scope, position)
    const buckets = counted.letters.map(({ key, count }, place) => ({
      key,
      count,
      cursor: place === 0 ? null : encode([startOf(key, order), 0]),
    }))
    const anchors = [null, ...counted.ends.map(encode)].slice(0, Math.max(1, Math.ceil(counted.total / anchorStep)))
    return { total: counted.total, counts: { ...counted.counts, status: { ...noStatus, ...counted.counts.status } }, buckets, anchors }
  }

const noStatus = Object.fromEntries(movieStatuses.map((status) => [status, 0]))

type Asked = { asked: Record<Kind, string | undefined>; qualitiesOf: (id: number) => readonly string[]; hasLetters: boolean }
const count = (rows: readonly Row[], { asked, qualitiesOf, hasLetters }: Asked) => {
  const counts: Record<Kind, Record<string, number>> = { status: {}, quality: {}, genre: {} }
  const fits = { status: fitting(asked.status), quality: fitting(asked.quality), genre: fitting(asked.genre) }
  const genresOf = readGenres()
  const places = createPlaces(hasLetters)
  for (const [at, id, status, genres] of rows) {
    const has = { status: [status], quality: qualitiesOf(id), genre: genresOf(genres) }
    const unfit = kinds.filter((kind) => !fits[kind](has[kind]))
    if (unfit.length === 0) places.add(at, id)
    // Each kind leaves its own filter aside: that is what another choice would give.
    for (const kind of kinds) if (unfit.length === 0 || (unfit.length === 1 && unfit[0] === kind)) add(counts[kind], has[kind])
  }
  return { counts, ...places.found() }
}
const kinds: readonly Kind[] = ['status', 'quality', 'genre']

/** Where each hundred ends, and where each letter begins. */
const createPlaces = (hasLetters: boolean) => {
  const letters = new Map<string, number>()
  const ends: [string | number, number][] = []
  let total = 0
  return {
    add(at: string | number, id: number): void {
      if (++total % anchorStep === 0) ends.push([at, id])
      if (!hasLetters) return
      const letter = letterOf(String(at))
      letters.set(letter, (letters.get(letter) ?? 0) + 1)
    },
    found: () => ({ total, ends, letters: [...letters].map(([key, movies]) => ({ key, count: movies })) }),
  }
}

const add = (counts: Record<string, number>, names: readonly string[]): void => {
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
}

const fitting = (asked: string | undefined): ((names: readonly string[]) => boolean) => {
  if (asked === undefined) return () => true
  const wanted = new Set(words(asked))
  return (names) => names.some((name) => wanted.has(name))
}

/** Few sets of genres make up a whole library, so each is read once. */
const readGenres = () => {
  const known = new Map<string, readonly string[]>()
  return (json: string): readonly string[] => {
    const found = known.get(json) ?? (JSON.parse(json) as string[])
    known.set(json, found)
    return found
  }
}

const qualitiesOf = (db: Db): ((movieId: number) => readonly string[]) => {
  const known = new Map<number, string[]>()
  for (const [id, quality] of db.values<[number, string]>(sql`SELECT DISTINCT movie_id, quality FROM ${filesTable}`)) {
    const others = known.get(id)
    if (others) others.push(quality)
    else known.set(id, [quality])
  }
  return (id) => known.get(id) ?? none
}
const none: readonly string[] = []

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
