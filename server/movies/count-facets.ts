import type { Ask, Job, Question } from '#server/platform/db/aside-rows'
import type { Value } from '#server/platform/db/prepared'

/** Rows between two anchors: the maximum page size of the list. */
export const anchorStep = 100
type Kind = 'status' | 'quality' | 'genre'
type Position = [at: string | number, id: number]
/** A null among a query's values stands for a value that is only known when it runs. */
export type FacetsAsked = { all: All; some?: never } | { all?: never; some: Some }
type All = Walked & {
  /** Groups of movies with equal facet values: the number of movies, and of those that are out. */
  groups: Question
  /**
   * Only in title order. `firsts`: first characters of the titles, ascending, with their counts. `ends`: the last position of the first
   * hundred, and of the hundred after a position, which is bound as key, key, id.
   */
  byTitle: { firsts: Question; ends: { first: Question; next: Question } } | null
}
/** `order`: all ids in ascending list order, one row per letter. `places`: the positions of some ids. */
type Walked = { order: Question; places: Question; isDescending: boolean }
type Some = Walked & {
  /** Per kind, the chosen values; a movie needs one of them. */
  chosen: Record<Kind, readonly string[] | undefined>
  /** For each filter that neither `groups` nor `order` covers, the ids of the movies that match it. */
  elsewhere: readonly Question[]
  /** Up to this many movies, looking each up by id is faster than scanning all. */
  few: number
  /** Groups of movies with equal facet values, and their ids. Ids of movies that are not out are negative. */
  groups: { all: Question; some: Question }
  /** Whether `order` is limited to the movies that match `q`. */
  isOrderFilter: boolean
  /** The positions of some ids, in ascending list order. */
  orderOfSome: Question
  hasLetters: boolean
}
type Counts = Record<Kind, Record<string, number>>
/** First characters of the titles, in list order, with their counts; and the last position of each hundred. */
type Ordered = { firsts: [first: string, movies: number][]; ends: Position[] }
type FacetsCounted = Ordered & { total: number; counts: Counts }
type Described = [whenOut: string, whenNot: string, genres: string, qualities: string | null]
type Ids = readonly number[]

export const countFacets: Job<FacetsAsked, FacetsCounted> = {
  name: 'facets',
  work: (ask, { all, some }) => (all ? countAll(ask, all) : countSome(ask, some)),
}

const countAll = (ask: Ask, asked: All): FacetsCounted => {
  const counts = noCounts()
  let total = 0
  for (const [whenOut, whenNot, genres, qualities, movies, out] of ask(asked.groups) as [...Described, movies: number, out: number][]) {
    total += movies
    add(counts.status, [whenOut], out)
    add(counts.status, [whenNot], movies - out)
    add(counts.genre, genresIn(genres), movies)
    add(counts.quality, qualitiesIn(qualities), movies)
  }
  return {
    total,
    counts,
    ...(asked.byTitle ? leapTitles(ask, asked.byTitle, asked.isDescending) : walk(ask, asked, { ordered: readOrder(ask, asked) })),
  }
}

const leapTitles = (ask: Ask, { firsts, ends }: NonNullable<All['byTitle']>, isDescending: boolean): Ordered => {
  const counted = (ask(firsts) as Ordered['firsts']).filter(([, movies]) => movies > 0)
  return { firsts: isDescending ? counted.reverse() : counted, ends: leap(ask, ends) }
}

/** Jumps from hundred to hundred: SQLite skips rows several times as fast as it returns them. */
const leap = (ask: Ask, { first, next }: NonNullable<All['byTitle']>['ends']): Position[] => {
  const ends: Position[] = []
  let [end] = ask(first) as Position[]
  while (end) {
    ends.push(end)
    ;[end] = ask({ sql: next.sql, params: [end[0], end[0], end[1]] }) as Position[]
  }
  return ends
}

/**
 * Intersects sets of movies in memory: looking up each movie of a set in SQL takes several times as long as reading all ids in index order.
 */
const countSome = (ask: Ask, asked: Some): FacetsCounted => {
  const counts = noCounts()
  const ordered = asked.isOrderFilter ? readOrder(ask, asked) : null
  const among = [
    ...asked.elsewhere.map((question) => idsIn(ask(question)[0]?.[0])),
    ...(ordered ? [ordered.flatMap(([, ids]) => ids)] : []),
  ]
  const fitting = groupsOf(ask, asked, among).filter((group) => count(group, asked.chosen, counts))
  const total = fitting.reduce((sum, { ids }) => sum + ids.length, 0)
  const lists = fitting.map(({ ids }) => ids)
  const found =
    total <= asked.few
      ? placesOf(ask, asked, lists.flat())
      : walk(ask, asked, { ordered: ordered ?? readOrder(ask, asked), fitting: setOf(lists) })
  return { total, counts, ...found }
}

type Group = { has: Record<Kind, readonly string[]>; ids: Ids }
/** Each of `among` contains every movie that matches. */
const groupsOf = (ask: Ask, { groups, few }: Some, among: readonly Ids[]): Group[] => {
  const [smallest, ...others] = among.toSorted((a, b) => a.length - b.length)
  const isFew = smallest !== undefined && smallest.length <= few
  const rows = ask(isFew ? about(groups.some, smallest) : groups.all) as [...Described, ids: string][]
  const sets = (isFew ? others : among).map((ids) => setOf([ids]))
  const all = rows.flatMap(([whenOut, whenNot, genres, qualities, list]): Group[] => {
    const has = { genre: genresIn(genres), quality: qualitiesIn(qualities) }
    if (whenOut === whenNot) return [{ has: { ...has, status: [whenOut] }, ids: idsIn(list.replaceAll('-', '')) }]
    const ids = idsIn(list)
    return [
      { has: { ...has, status: [whenOut] }, ids: ids.filter((id) => id > 0) },
      { has: { ...has, status: [whenNot] }, ids: ids.filter((id) => id < 0).map((id) => -id) },
    ]
  })
  const narrowed = sets.reduce((some, set) => some.map(({ has, ids }) => ({ has, ids: ids.filter((id) => set[id] === 1) })), all)
  return narrowed.filter(({ ids }) => ids.length > 0)
}

const genresIn = (list: string) => JSON.parse(list) as string[]
const qualitiesIn = (list: string | null) => list?.split(',') ?? []
const idsIn = (list: Value | undefined): Ids => JSON.parse(`[${list ?? ''}]`) as number[]
/** 1 at each id. Ids are assigned consecutively, so the largest is not large. */
const setOf = (lists: readonly Ids[]): Uint8Array => {
  let largest = 0
  for (const ids of lists) for (const id of ids) if (id > largest) largest = id
  const set = new Uint8Array(largest + 1)
  for (const ids of lists) for (const id of ids) set[id] = 1
  return set
}
const about = ({ sql, params }: Question, ids: Ids): Question => ({ sql, params: params.map((value) => value ?? JSON.stringify(ids)) })

const noCounts = (): Counts => ({ status: {}, quality: {}, genre: {} })
const add = (counts: Record<string, number>, names: readonly string[], movies: number): void => {
  for (const name of names) counts[name] = (counts[name] ?? 0) + movies
}
/** Counts each kind without its own filter, to show what another choice would give. Returns whether the group matches all filters. */
const count = ({ has, ids }: Group, chosen: Some['chosen'], counts: Counts): boolean => {
  const unfit = kinds.filter((kind) => chosen[kind]?.some((word) => has[kind].includes(word)) === false)
  const counted = unfit.length === 0 ? kinds : unfit.length === 1 ? unfit : []
  for (const kind of counted) add(counts[kind], has[kind], ids.length)
  return unfit.length === 0
}
const kinds: readonly Kind[] = ['status', 'quality', 'genre']

type Letter = readonly [first: string | null, ids: Ids]
const readOrder = (ask: Ask, { order }: Walked) => ask(order).map(([first, list]): Letter => [first as string | null, idsIn(list)])
/** Scans all movies for the positions of those that match. Without `fitting`, all do. */
const walk = (
  ask: Ask,
  { places, isDescending }: Walked,
  { ordered, fitting }: { ordered: readonly Letter[]; fitting?: Uint8Array },
): Ordered => {
  const turned = <T>(rows: readonly T[]): readonly T[] => (isDescending ? rows.toReversed() : rows)
  const firsts: Ordered['firsts'] = []
  const ends: number[] = []
  let walked = 0
  for (const [first, ids] of turned(ordered)) {
    const before = walked
    for (const id of turned(ids)) if ((!fitting || fitting[id] === 1) && ++walked % anchorStep === 0) ends.push(id)
    if (first !== null && walked > before) firsts.push([first, walked - before])
  }
  const found = new Map(ask(about(places, ends)).map(([at, id]) => [id, [at, id] as Position]))
  return { firsts, ends: ends.map((id) => found.get(id)!) }
}

/** The same for so few that each is looked up. */
const placesOf = (ask: Ask, { orderOfSome, isDescending, hasLetters }: Some, fitting: Ids): Ordered => {
  const found = ask(about(orderOfSome, fitting)) as Position[]
  const rows = isDescending ? found.toReversed() : found
  const firsts = hasLetters ? rows.map(([title]): [string, number] => [String(title), 1]) : []
  return { firsts, ends: rows.filter((_, place) => (place + 1) % anchorStep === 0) }
}
