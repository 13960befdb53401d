import { type SQL, sql } from 'drizzle-orm'
import { filesTable } from '#server/library/table'
import type { Db } from '#server/platform/db/open'
import { type Cursors, keyset } from '#server/platform/http/page'
import { filterSql, sortColumns, statusSql, words } from './query'
import { type MovieQuery, movieScope } from './reading'
import { type Facets, type MovieSort, movieStatuses } from './schema'
import { moviesTable } from './table'

export type CountFacets = ReturnType<typeof createFacets>
type Deps = {
  db: Db
  cursors: Cursors
  availableBefore: () => string
  /** Differs after every change of the database. */
  mark: () => string
}
type Kind = 'status' | 'quality' | 'genre'
/** So many movies have these in common; `qualities` stand side by side. */
type Group = [status: string, genres: string, qualities: string | null, movies: number]
type Counts = Record<Kind, Record<string, number>>
type Asked = Record<Kind, string | undefined>
type Position = [at: string | number, id: number]

/** Rows between two anchors: the largest page of the list. */
const anchorStep = 100
/** Movies that are looked at in one go: others are answered in between. */
const slice = 5000
/** So often a count begins anew when the library changes meanwhile; then it is made in one go. */
const mostInSlices = 3

/** How many movies there are of each kind, and where in the list each hundred begins: of one state of the library. */
export const createFacets = ({ db, cursors, availableBefore, mark }: Deps) => {
  const countIn = createCount(db)
  const placesIn = createWalk(db)

  return async (asked: MovieQuery): Promise<Facets> => {
    const { limit: _, cursor: __, sort = 'title', order = 'asc', ...filters } = asked
    const { status, quality, genre, ...rest } = filters
    const scope = movieScope({ ...filters, sort, order })
    const encode = (position: readonly [string | number, number]) => cursors.encode(scope, position)
    const { counts, found } = await ofOneState(mark, async (between) => {
      const before = availableBefore()
      const counted: Counts = { status: {}, quality: {}, genre: {} }
      const places = createPlaces(sort === 'title')
      await inSlices(countIn(filterSql(rest, before), before), between, (group) => count(group, { status, quality, genre }, counted))
      await inSlices(placesIn({ where: filterSql(filters, before), sort, order }), between, (position) => places.add(...position))
      return { counts: counted, found: places.found() }
    })
    const buckets = found.letters.map(({ key, count: movies }, place) => ({
      key,
      count: movies,
      cursor: place === 0 ? null : encode([startOf(key, order), 0]),
    }))
    const anchors = [null, ...found.ends.map(encode)].slice(0, Math.max(1, Math.ceil(found.total / anchorStep)))
    return { total: found.total, counts: { ...counts, status: { ...noStatus, ...counts.status } }, buckets, anchors }
  }
}

type Between = (() => Promise<void>) | null
/** Looks in slices, and anew when the library changed meanwhile; the last time in one go. */
const ofOneState = async <T>(mark: () => string, look: (between: Between) => Promise<T>): Promise<T> => {
  for (let round = 1; ; round++) {
    const present = mark()
    const isLast = round > mostInSlices
    const found = await look(isLast ? null : () => new Promise<void>((resolve) => setImmediate(resolve)))
    if (isLast || mark() === present) return found
  }
}

const inSlices = async <T>(slices: Iterable<readonly T[]>, between: Between, take: (one: T) => void): Promise<void> => {
  for (const one of slices) {
    one.forEach(take)
    if (between) await between()
  }
}

/** Counts what movies have in common, in slices by their sets of genres. */
const createCount = (db: Db) =>
  function* (where: SQL = sql`1`, before: string): Generator<Group[]> {
    const sets = db.values<[string, number]>(sql`SELECT genres, count(*) FROM ${moviesTable} GROUP BY genres ORDER BY genres`)
    for (const [from, to] of slicesOf(sets))
      yield db.values<Group>(
        sql`SELECT ${statusSql(before)}, ${moviesTable.genres}, (SELECT group_concat(DISTINCT f.quality) FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id}), count(*)
          FROM ${moviesTable} WHERE ${moviesTable.genres} BETWEEN ${from} AND ${to} AND ${where} GROUP BY 1, 2, 3`,
      )
  }

/** The first and the last set of each slice. */
const slicesOf = (sets: readonly (readonly [string, number])[]): [string, string][] => {
  const found: [string, string][] = []
  let room = 0
  for (const [genres, movies] of sets) {
    const last = found.at(-1)
    if (last && movies <= room) last[1] = genres
    else {
      found.push([genres, genres])
      room = slice
    }
    room -= movies
  }
  return found
}

type Walk = { where: SQL | undefined; sort: MovieSort; order: 'asc' | 'desc' }
/** The places of all movies in the order of the list. */
const createWalk = (db: Db) =>
  function* ({ where = sql`1`, sort, order }: Walk): Generator<Position[]> {
    const id = sql`${moviesTable.id}`
    let last: Position | null = null
    for (;;) {
      const { after = sql`1`, orderBy } = keyset({ column: sortColumns[sort], order }, id, last)
      const found: Position[] = db.values<Position>(
        sql`SELECT ${sortColumns[sort]}, ${id} FROM ${moviesTable} WHERE ${after} AND ${where} ORDER BY ${orderBy} LIMIT ${slice}`,
      )
      yield found
      last = found.at(-1) ?? null
      if (found.length < slice) return
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
