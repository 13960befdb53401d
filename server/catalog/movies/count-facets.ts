import { type Ask, about, type Field, type Job, type Question } from '#server/foundation/platform/db/query-rows'
import { eachId, type Known, type KnownAsked, known, letters, type Wording } from './known-movies'

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

/**
 * Counts in memory: what SQLite would have to read of 100,000 movies is known from the previous count, and only what has changed since is
 * read again.
 */
export const countFacets: Job<FacetsAsked, FacetsCounted> = {
  name: 'facets',
  work: (ask, asked) => {
    const shelf = known(ask, asked)
    const cells = 2 * shelf.groups.length
    const cellAt = placesIn(shelf, {
      unreleased: setOf(ask(asked.unreleased), shelf),
      allowed: asked.elsewhere.map((question) => setOf(ask(question), shelf)),
      none: cells,
    })
    const numbers = new Uint32Array(cells + 1)
    for (let place = 0; place < cellAt.length; place++) numbers[cellAt[place]!]!++
    const { counts, isChosen } = countCells(shelf, numbers, asked.chosen)
    return { counts, ...walk(ask, asked, { shelf, cellAt, isChosen }) }
  },
}

/** Each group has two cells: its movies that are out, and its others. */
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

const setOf = (rows: Field[][], { groupOf }: Known): Ids => {
  const set = new Uint8Array(groupOf.length)
  eachId(rows[0]?.[0], (id) => {
    set[id] = 1
  })
  return set
}

/**
 * Counts each kind without its own filter, to show what another choice would give, and tells which cells match all filters. A library has
 * thousands of combinations of genres, so their numbers are added up before they are split into words.
 */
const countCells = ({ groups, wordings }: Known, numbers: Uint32Array, chosen: FacetsAsked['chosen']) => {
  const [status, quality, genre] = kinds.map((kind) => tallyOf(wordings[kind].lists, chosen[kind])) as [Tally, Tally, Tally]
  const isChosen = new Uint8Array(numbers.length)
  const counting = { status, quality, genre, numbers, isChosen }
  for (let cell = 0; cell < 2 * groups.length; cell++) countCell(counting, groups[cell >> 1]!, cell)
  const counts: Counts = { status: wordsOf(status), quality: wordsOf(quality), genre: wordsOf(genre) }
  return { counts, isChosen }
}
const kinds: readonly Kind[] = ['status', 'quality', 'genre']

type Counting = Record<Kind, Tally> & { numbers: Uint32Array; isChosen: Uint8Array }
/** Makes no object: there are a hundred thousand of them. */
const countCell = ({ status, quality, genre, numbers, isChosen }: Counting, group: Known['groups'][number], cell: number): void => {
  const at = cell % 2 === 0 ? group.whenOut : group.whenNot
  const unfit = 3 - status.isFit[at]! - quality.isFit[group.quality]! - genre.isFit[group.genre]!
  if (unfit === 0) isChosen[cell] = 1
  const movies = numbers[cell]!
  if (movies === 0 || unfit > 1) return
  if (unfit === 0 || status.isFit[at] === 0) add(status, at, movies)
  if (unfit === 0 || quality.isFit[group.quality] === 0) add(quality, group.quality, movies)
  if (unfit === 0 || genre.isFit[group.genre] === 0) add(genre, group.genre, movies)
}

/** Numbers of movies by list of words, and the lists in the order in which they were first counted. */
type Tally = { lists: Wording['lists']; isFit: Uint8Array; sums: Uint32Array; order: number[] }
const tallyOf = (lists: Wording['lists'], chosen: readonly string[] | undefined): Tally => ({
  lists,
  isFit: Uint8Array.from(lists, (list) => (chosen?.some((word) => list.includes(word)) === false ? 0 : 1)),
  sums: new Uint32Array(lists.length),
  order: [],
})
const add = ({ sums, order }: Tally, at: number, movies: number): void => {
  if (sums[at] === 0) order.push(at)
  sums[at]! += movies
}
const wordsOf = ({ lists, sums, order }: Tally): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const at of order) for (const word of lists[at]!) counts[word] = (counts[word] ?? 0) + sums[at]!
  return counts
}

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
