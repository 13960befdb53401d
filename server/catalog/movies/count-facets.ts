import { type Ask, about, type Field, type Job, type Question } from '#server/foundation/platform/db/query-rows'
import { eachId, type Known, type KnownAsked, known, letters } from './known-movies'

/** Rows between two anchors: the maximum page size of the list. */
export const anchorStep = 100
type Kind = 'status' | 'quality' | 'genre'
type Position = [at: string | number, id: number]
export type FacetsAsked = KnownAsked & {
  /** Per kind, the chosen values; a movie needs one of them. */
  chosen: Record<Kind, readonly string[] | undefined>
  /** For each further filter, the ids of the movies that match it. */
  elsewhere: readonly Question[]
  /** The ids of the movies that are not out yet. */
  unreleased: Question
  /** The positions of some ids in the list. A null among its values stands for those ids. */
  places: Question
  isDescending: boolean
}
type Counts = Record<Kind, Record<string, number>>
type FacetsCounted = {
  total: number
  counts: Counts
  /** First characters of the titles, in list order, with their counts. Empty if the list is not in title order. */
  firsts: [first: string, movies: number][]
  /** The last position of each hundred. */
  ends: Position[]
}

/** A set of movies, 1 at each id. Ids are assigned consecutively, so the largest is not large. */
type Ids = Uint8Array
/** Movies that are counted alike. Each group has two cells: its movies that are out, and its others. */
type Cell = { status: string; genre: readonly string[]; quality: readonly string[] }

/**
 * Counts in memory: what SQLite would have to read of 100,000 movies is known from the previous count, and only what has changed since is
 * read again.
 */
export const countFacets: Job<FacetsAsked, FacetsCounted> = {
  name: 'facets',
  work: (ask, asked) => {
    const shelf = known(ask, asked)
    const cells = shelf.groups.flatMap(cellsOf)
    const cellAt = placesIn(shelf, {
      unreleased: setOf(ask(asked.unreleased), shelf),
      allowed: asked.elsewhere.map((question) => setOf(ask(question), shelf)),
      none: cells.length,
    })
    const numbers = new Uint32Array(cells.length + 1)
    for (let place = 0; place < cellAt.length; place++) numbers[cellAt[place]!]!++
    const counts: Counts = { status: {}, quality: {}, genre: {} }
    const isChosen = Uint8Array.from(
      [...cells.map((cell, at) => count(counts, { ...cell, movies: numbers[at]! }, asked.chosen)), false],
      Number,
    )
    return { counts, ...walk(ask, asked, { shelf, cellAt, isChosen }) }
  },
}

type Sets = { unreleased: Ids; allowed: readonly Ids[]; none: number }
/** For each place in the list, the cell of its movie, or `none` if a filter excludes it. */
const placesIn = ({ order, groupOf }: Known, { unreleased, allowed, none }: Sets): Uint32Array => {
  const cellAt = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place++) {
    const id = order[place]!
    cellAt[place] = 2 * groupOf[id]! + unreleased[id]!
  }
  for (const ids of allowed) for (let place = 0; place < order.length; place++) if (ids[order[place]!] === 0) cellAt[place] = none
  return cellAt
}

const cellsOf = ({ whenOut, whenNot, genres, qualities }: Known['groups'][number]): Cell[] =>
  [whenOut, whenNot].map((status) => ({ status, genre: JSON.parse(genres) as string[], quality: qualities?.split(',') ?? [] }))

const setOf = (rows: Field[][], { groupOf }: Known): Ids => {
  const set = new Uint8Array(groupOf.length)
  eachId(rows[0]?.[0], (id) => {
    set[id] = 1
  })
  return set
}

/** Counts each kind without its own filter, to show what another choice would give. Returns whether the cell matches all filters. */
const count = (counts: Counts, { movies, ...cell }: Cell & { movies: number }, chosen: FacetsAsked['chosen']): boolean => {
  const has = { ...cell, status: [cell.status] }
  const unfit = kinds.filter((kind) => chosen[kind]?.some((word) => has[kind].includes(word)) === false)
  const counted = unfit.length === 0 ? kinds : unfit.length === 1 ? unfit : []
  if (movies > 0) for (const kind of counted) for (const name of has[kind]) counts[kind][name] = (counts[kind][name] ?? 0) + movies
  return unfit.length === 0
}
const kinds: readonly Kind[] = ['status', 'quality', 'genre']

type Shown = { shelf: Known; cellAt: Uint32Array; isChosen: Uint8Array }
const walk = (ask: Ask, { places, isDescending }: FacetsAsked, { shelf, cellAt, isChosen }: Shown): Omit<FacetsCounted, 'counts'> => {
  const { order, letterOf } = shelf
  const perLetter = new Uint32Array(letters.length)
  const ends: number[] = []
  let total = 0
  for (let at = 0; at < order.length; at++) {
    const place = isDescending ? order.length - 1 - at : at
    if (isChosen[cellAt[place]!] === 0) continue
    total++
    const id = order[place]!
    if (letterOf) perLetter[letterOf[id]!]!++
    if (total % anchorStep === 0) ends.push(id)
  }
  const firsts = letters.map((letter, at): [string, number] => [letter, perLetter[at]!]).filter(([, movies]) => movies > 0)
  const found = new Map(
    ends.length > 0 ? (ask(about(places, JSON.stringify(ends))) as Position[]).map((position) => [position[1], position]) : [],
  )
  return { total, firsts: isDescending ? firsts.reverse() : firsts, ends: ends.map((id) => found.get(id)!) }
}
