import { type Ask, about, type Field, type Question } from '#server/foundation/platform/db/query-rows'

/** Where the letters of a title index begin; every title before `a` belongs to the first, every one from `{` to the last. */
export const letters: readonly string[] = ['', ...'abcdefghijklmnopqrstuvwxyz{']

/** The distinct lists of words that movies have of one kind, each at a place. */
export type Wording = { lists: (readonly string[])[]; placeOf: Map<string | null, number> }
export type Wordings = { status: Wording; genre: Wording; quality: Wording }
/** The places of its words. */
type Group = { whenOut: number; whenNot: number; genre: number; quality: number }
/** What counting needs to know of each movie. Changed in place: use it before asking again. */
export type Known = {
  groups: readonly Group[]
  wordings: Wordings
  /** By id: the place of its group. */
  groupOf: Uint32Array
  /** All ids in ascending list order. */
  order: Uint32Array
  /** By id: the place of its letter. Null unless the list is in title order. */
  letterOf: Uint8Array | null
}
export type KnownAsked = {
  /** Groups of movies that are counted alike: status once out, status until then, genres, qualities; each with its ids, as `idsIn` reads them. */
  groups: Question
  /** The same columns per movie, for some ids, and its id. */
  groupsOf: Question
  order: Order
  /** Triggers (`platform/db/triggers.sql`) note each change of a movie that may move or regroup it, and forget all but the last thousands. */
  changes: {
    /** The number of the last one. */
    last: Question
    /** The movies changed since one, at most this many. A null among the values stands for each. */
    since: Question
  }
}
type Order = {
  /** All ids in ascending list order, as `idsIn` reads them; per row one letter, if in title order. */
  all: Question
  /** The ids and titles of some movies. */
  titles: Question | null
  /** Whether the first of two ids comes before the second. A null among the values stands for each. */
  isBefore: Question
}

/** More changes than this are read anew: each needs some queries, and all movies about twice as long as a thousand of them. */
const mostChanges = 100

type State = {
  /** The last change in it. */
  seq: number
  groups: Group[]
  wordings: Wordings
  placeOf: Map<string, number>
  groupOf: Uint32Array
  orders: Map<string, { order: Uint32Array; letterOf: Uint8Array | null; asked: Order }>
}
/** Per connection: with it, what is known of its database goes. */
const states = new WeakMap<Ask, State>()

/** Every movie of the database, from memory, after reading what has changed. */
export const known = (ask: Ask, asked: KnownAsked): Known => {
  const state = upToDate(ask, asked)
  const key = asked.order.all.sql
  const kept = state.orders.get(key) ?? { ...readOrder(ask, asked.order), asked: asked.order }
  state.orders.set(key, kept)
  const { groups, wordings, groupOf } = state
  return { groups, wordings, groupOf, order: kept.order, letterOf: kept.letterOf }
}

const upToDate = (ask: Ask, asked: KnownAsked): State => {
  const seq = Number(ask(asked.changes.last)[0]?.[0])
  const state = states.get(ask)
  if (state?.seq === seq) return state
  const changed = state ? ask(about(asked.changes.since, state.seq, mostChanges + 1)).map(([id]) => Number(id)) : []
  const isWhole = state !== undefined && changed.length === seq - state.seq
  if (isWhole && changed.length <= mostChanges) {
    apply(ask, state, { groupsOf: asked.groupsOf, changed: [...new Set(changed)] })
    state.seq = seq
    return state
  }
  const read = { ...readGroups(ask, asked), seq, orders: new Map() }
  states.set(ask, read)
  return read
}

const readGroups = (ask: Ask, { groups: asked }: KnownAsked): Pick<State, 'groups' | 'wordings' | 'placeOf' | 'groupOf'> => {
  const rows = ask(asked)
  const lists = rows.map((row) => idsIn(row[4]))
  const groupOf = new Uint32Array(lists.reduce((largest, ids) => ids.reduce((most, id) => Math.max(most, id), largest), 0) + 1)
  const wordings = { status: noWords(), genre: noWords(), quality: noWords() }
  const found = { groups: [] as Group[], wordings, placeOf: new Map<string, number>(), groupOf }
  for (const [at, row] of rows.entries()) {
    const place = placeIn(found, row)
    for (const id of lists[at]!) groupOf[id] = place
  }
  return found
}

/** The place of the group with these columns, which is added if it is new. */
const placeIn = ({ groups, wordings, placeOf }: Pick<State, 'groups' | 'wordings' | 'placeOf'>, row: readonly Field[]): number => {
  const [whenOut, whenNot, genres, qualities] = row as [string, string, string, string | null]
  const group = {
    whenOut: wordIn(wordings.status, whenOut, (status) => [status]),
    whenNot: wordIn(wordings.status, whenNot, (status) => [status]),
    genre: wordIn(wordings.genre, genres, (text) => JSON.parse(text) as string[]),
    quality: wordIn(wordings.quality, qualities, (text) => text.split(',')),
  }
  const key = `${group.whenOut} ${group.whenNot} ${group.genre} ${group.quality}`
  const known = placeOf.get(key)
  if (known !== undefined) return known
  placeOf.set(key, groups.length)
  return groups.push(group) - 1
}

const noWords = (): Wording => ({ lists: [], placeOf: new Map() })
/** The place of a list of words, which is added if it is new. Null is an empty one. */
const wordIn = ({ lists, placeOf }: Wording, text: string | null, split: (text: string) => string[]): number => {
  const known = placeOf.get(text)
  if (known !== undefined) return known
  placeOf.set(text, lists.length)
  return lists.push(text === null ? [] : split(text)) - 1
}

const readOrder = (ask: Ask, { all, titles }: Order): Pick<Known, 'order' | 'letterOf'> => {
  const lists = ask(all).map(([first, list]) => ({ first: String(first ?? ''), ids: idsIn(list) }))
  const order = joined(lists.map(({ ids }) => ids))
  if (!titles) return { order, letterOf: null }
  const letterOf = new Uint8Array(order.reduce((largest, id) => Math.max(largest, id), 0) + 1)
  for (const { first, ids } of lists) for (const id of ids) letterOf[id] = letters.indexOf(first)
  return { order, letterOf }
}

const joined = (lists: readonly Uint32Array[]): Uint32Array => {
  const all = new Uint32Array(lists.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all
}

const apply = (ask: Ask, state: State, { groupsOf, changed }: { groupsOf: Question; changed: readonly number[] }): void => {
  const rows = ask(about(groupsOf, JSON.stringify(changed)))
  const present = rows.map((row) => Number(row[4]))
  const largest = Math.max(0, ...present)
  state.groupOf = roomFor(state.groupOf, largest)
  for (const [at, row] of rows.entries()) state.groupOf[present[at]!] = placeIn(state, row)
  for (const kept of state.orders.values()) {
    kept.order = moved(ask, kept, { changed, present })
    if (!kept.letterOf || !kept.asked.titles) continue
    kept.letterOf = roomFor(kept.letterOf, largest)
    for (const [id, title] of ask(about(kept.asked.titles, JSON.stringify(present)))) kept.letterOf[Number(id)] = letterAt(String(title))
  }
}

/** As SQLite compares texts, by their bytes. */
const letterAt = (title: string): number => Math.min(Math.max(title.charCodeAt(0) - 'a'.charCodeAt(0) + 1, 0) || 0, letters.length - 1)

const roomFor = <T extends Uint32Array | Uint8Array>(array: T, largest: number): T => {
  if (largest < array.length) return array
  const larger = new (array.constructor as new (length: number) => T)(largest + 1024)
  larger.set(array)
  return larger
}

type Changed = { changed: readonly number[]; present: readonly number[] }
/** The order without the changed movies, and with those that still exist at their new places. */
const moved = (ask: Ask, { order, asked }: { order: Uint32Array; asked: Order }, { changed, present }: Changed): Uint32Array => {
  const found = new Uint32Array(order.length + present.length)
  found.set(order)
  let { length } = order
  for (const id of changed) {
    const place = found.subarray(0, length).indexOf(id)
    if (place < 0) continue
    found.copyWithin(place, place + 1, length)
    length--
  }
  for (const id of present) {
    const place = placeFor(id, found.subarray(0, length), (one, other) => ask(about(asked.isBefore, one, other))[0]?.[0] === 1)
    found.copyWithin(place + 1, place, length)
    found[place] = id
    length++
  }
  return found.subarray(0, length)
}

const placeFor = (id: number, order: Uint32Array, isBefore: (one: number, other: number) => boolean): number => {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(order[middle]!, id)) low = middle + 1
    else high = middle
  }
  return low
}

const zero = '0'.charCodeAt(0)
const comma = ','.charCodeAt(0)
/** Calls `take` with each id of a list such as `7,12`, which the database gives as bytes. Null is an empty one. */
export const eachId = (list: Field | undefined, take: (id: number) => void): void => {
  if (!(list instanceof Uint8Array) || list.length === 0) return
  let id = 0
  for (let at = 0; at < list.length; at++) {
    const code = list[at]!
    if (code !== comma) id = id * 10 + code - zero
    else {
      take(id)
      id = 0
    }
  }
  take(id)
}

export const idsIn = (list: Field | undefined): Uint32Array => {
  const ids = new Uint32Array(list instanceof Uint8Array ? (list.length + 1) >> 1 : 0)
  let length = 0
  eachId(list, (id) => {
    ids[length++] = id
  })
  return ids.subarray(0, length)
}
