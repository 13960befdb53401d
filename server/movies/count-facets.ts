import type { Ask, Job, Question } from '#server/platform/db/aside-rows'
import type { Value } from '#server/platform/db/prepared'

/** Rows between two anchors: the maximum page size of the list. */
export const anchorStep = 100
type Kind = 'status' | 'quality' | 'genre'
type Position = [at: string | number, id: number]
/** A null among a query's values stands for a list of ids that is only known when it runs. */
type OfAllOrSome = { all: Question; some: Question }
export type FacetsAsked = {
  /** Per kind, the chosen values; a movie needs one of them. */
  chosen: Record<Kind, readonly string[] | undefined>
  /** For each filter that `groups` does not cover, the ids of the movies that match it. */
  elsewhere: readonly Question[]
  /** Up to this many movies, looking each up by id is faster than scanning all. */
  few: number
  /** Groups of movies with equal facet values: their ids, or just their number if nothing is filtered. */
  groups: OfAllOrSome
  isFiltered: boolean
  /** In ascending list order: all ids, one row per letter; or the positions of some. */
  order: OfAllOrSome
  isDescending: boolean
  hasLetters: boolean
  places: Question
}
type FacetsCounted = {
  total: number
  counts: Record<Kind, Record<string, number>>
  /** First characters of the titles, in list order, with their counts. */
  firsts: [first: string, movies: number][]
  /** The last position of each hundred. */
  ends: Position[]
}
type Row = [status: string, genres: string, qualities: string | null, movies: number | string]
type Ids = readonly number[]

/**
 * Intersects sets of movies in memory: looking up each movie of a set in SQL takes several times as long as reading all ids in index order.
 */
export const countFacets: Job<FacetsAsked, FacetsCounted> = {
  name: 'facets',
  work(ask, asked) {
    const counts: FacetsCounted['counts'] = { status: {}, quality: {}, genre: {} }
    const fitting = groupsOf(ask, asked).filter((group) => count(group, asked.chosen, counts))
    const total = fitting.reduce((sum, { movies }) => sum + movies, 0)
    const ids = asked.isFiltered ? fitting.flatMap((group) => group.ids) : null
    return { total, counts, ...(ids && total <= asked.few ? placesOf(ask, asked, ids) : walk(ask, asked, ids && setOf(ids))) }
  },
}

/** `ids` is empty if nothing is filtered. */
type Group = { has: Record<Kind, readonly string[]>; movies: number; ids: Ids }
const groupsOf = (ask: Ask, asked: FacetsAsked): Group[] => {
  const among = findElsewhere(ask, asked)
  const isAmongFew = among !== null && among.length <= asked.few
  const rows = ask(isAmongFew ? about(asked.groups.some, among) : asked.groups.all) as Row[]
  const isAmong = among && !isAmongFew ? setOf(among) : null
  const groups = rows.map(([status, genres, qualities, movies]): Group => {
    const has = { status: [status], quality: qualities?.split(',') ?? [], genre: JSON.parse(genres) as string[] }
    if (typeof movies === 'number') return { has, movies, ids: [] }
    const ids = isAmong ? idsIn(movies).filter((id) => isAmong[id] === 1) : idsIn(movies)
    return { has, movies: ids.length, ids }
  })
  return groups.filter(({ movies }) => movies > 0)
}

const idsIn = (list: Value | undefined): Ids => JSON.parse(`[${list ?? ''}]`) as number[]
/** 1 at each id. Ids are assigned consecutively, so the largest is not large. */
const setOf = (ids: Ids): Uint8Array => {
  let largest = 0
  for (const id of ids) if (id > largest) largest = id
  const set = new Uint8Array(largest + 1)
  for (const id of ids) set[id] = 1
  return set
}
const about = ({ sql, params }: Question, ids: Ids): Question => ({ sql, params: params.map((value) => value ?? JSON.stringify(ids)) })

/** The ids that match every filter in `elsewhere`. Null if there are none. */
const findElsewhere = (ask: Ask, { elsewhere }: FacetsAsked): Ids | null => {
  const found = elsewhere.map((question) => idsIn(ask(question)[0]?.[0]))
  if (found.length === 0) return null
  return found.reduce((some, others) => {
    const isOther = setOf(others)
    return some.filter((id) => isOther[id] === 1)
  })
}

/** Counts each kind without its own filter, to show what another choice would give. Returns whether the group matches all filters. */
const count = ({ has, movies }: Group, chosen: FacetsAsked['chosen'], counts: FacetsCounted['counts']): boolean => {
  const unfit = kinds.filter((kind) => chosen[kind]?.some((word) => has[kind].includes(word)) === false)
  const counted = unfit.length === 0 ? kinds : unfit.length === 1 ? unfit : []
  for (const kind of counted) for (const name of has[kind]) counts[kind][name] = (counts[kind][name] ?? 0) + movies
  return unfit.length === 0
}
const kinds: readonly Kind[] = ['status', 'quality', 'genre']

type Ordered = Pick<FacetsCounted, 'firsts' | 'ends'>
/** Scans all movies for the positions of those that match. A null `fitting` means all do. */
const walk = (ask: Ask, { order, isDescending, places }: FacetsAsked, fitting: Uint8Array | null): Ordered => {
  const turned = <T>(rows: readonly T[]): readonly T[] => (isDescending ? rows.toReversed() : rows)
  const firsts: Ordered['firsts'] = []
  const ends: number[] = []
  let walked = 0
  for (const [first, list] of turned(ask(order.all))) {
    const before = walked
    for (const id of turned(idsIn(list))) if ((fitting === null || fitting[id] === 1) && ++walked % anchorStep === 0) ends.push(id)
    if (first !== null && walked > before) firsts.push([String(first), walked - before])
  }
  const found = new Map(ask(about(places, ends)).map(([at, id]) => [id, [at, id] as Position]))
  return { firsts, ends: ends.map((id) => found.get(id)!) }
}

/** Looks up each movie by id, which is faster for a few. */
const placesOf = (ask: Ask, { order, isDescending, hasLetters }: FacetsAsked, fitting: Ids): Ordered => {
  const found = ask(about(order.some, fitting)) as Position[]
  const rows = isDescending ? found.toReversed() : found
  const firsts = hasLetters ? rows.map(([title]): [string, number] => [String(title), 1]) : []
  return { firsts, ends: rows.filter((_, place) => (place + 1) % anchorStep === 0) }
}
