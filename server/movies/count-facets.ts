import type { Ask, Job, Question } from '#server/platform/db/aside-rows'
import type { Value } from '#server/platform/db/prepared'

/** Rows between two anchors: the largest page of the list. */
export const anchorStep = 100
type Kind = 'status' | 'quality' | 'genre'
type Position = [at: string | number, id: number]
/** A null among the values of a question stands for ids that are known when it is asked. */
type OfAllOrSome = { all: Question; some: Question }
export type FacetsAsked = {
  /** Of each kind, the words of which a movie has one. */
  chosen: Record<Kind, readonly string[] | undefined>
  /** The ids of movies that fit, for each filter that `groups` does not hold. */
  elsewhere: readonly Question[]
  /** So many movies are looked up by their ids sooner than all are walked through. */
  few: number
  /** Movies that have in common what is counted: their ids, or how many where nothing is filtered. */
  groups: OfAllOrSome
  isFiltered: boolean
  /** In the order of the list, ascending: of all the ids, each letter for itself, of some the places. */
  order: OfAllOrSome
  isDescending: boolean
  hasLetters: boolean
  places: Question
}
type FacetsCounted = {
  total: number
  counts: Record<Kind, Record<string, number>>
  /** What their titles begin with, in the order of the list, and how many do. */
  firsts: [first: string, movies: number][]
  /** Where each hundred ends. */
  ends: Position[]
}
type Row = [status: string, genres: string, qualities: string | null, movies: number | string]
type Ids = readonly number[]

/**
 * The sets of movies are put together here: to look up each movie of a set, in SQL, takes several times as long as to read the ids of all
 * in the order of an index.
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

/** `ids`: none where nothing is filtered. */
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
/** 1 at each id. The ids of a library are given out one after the other, so its largest one is not large. */
const setOf = (ids: Ids): Uint8Array => {
  let largest = 0
  for (const id of ids) if (id > largest) largest = id
  const set = new Uint8Array(largest + 1)
  for (const id of ids) set[id] = 1
  return set
}
const about = ({ sql, params }: Question, ids: Ids): Question => ({ sql, params: params.map((value) => value ?? JSON.stringify(ids)) })

/** Those that fit every filter that is asked elsewhere; null where none is. */
const findElsewhere = (ask: Ask, { elsewhere }: FacetsAsked): Ids | null => {
  const found = elsewhere.map((question) => idsIn(ask(question)[0]?.[0]))
  if (found.length === 0) return null
  return found.reduce((some, others) => {
    const isOther = setOf(others)
    return some.filter((id) => isOther[id] === 1)
  })
}

/** Each kind leaves its own filter aside: that is what another choice would give. Tells whether the group fits all of them. */
const count = ({ has, movies }: Group, chosen: FacetsAsked['chosen'], counts: FacetsCounted['counts']): boolean => {
  const unfit = kinds.filter((kind) => chosen[kind]?.some((word) => has[kind].includes(word)) === false)
  const counted = unfit.length === 0 ? kinds : unfit.length === 1 ? unfit : []
  for (const kind of counted) for (const name of has[kind]) counts[kind][name] = (counts[kind][name] ?? 0) + movies
  return unfit.length === 0
}
const kinds: readonly Kind[] = ['status', 'quality', 'genre']

type Ordered = Pick<FacetsCounted, 'firsts' | 'ends'>
/** Walks through all movies to the places of those that fit; `fitting`: null when every movie does. */
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

/** The same for so few that each is looked up. */
const placesOf = (ask: Ask, { order, isDescending, hasLetters }: FacetsAsked, fitting: Ids): Ordered => {
  const found = ask(about(order.some, fitting)) as Position[]
  const rows = isDescending ? found.toReversed() : found
  const firsts = hasLetters ? rows.map(([title]): [string, number] => [String(title), 1]) : []
  return { firsts, ends: rows.filter((_, place) => (place + 1) % anchorStep === 0) }
}
