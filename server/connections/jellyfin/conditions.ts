import { asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { moviePeopleTable, moviesTable } from '#server/catalog/movies/table'
import type { Asks } from './caller'
import { numberOf, readId } from './ids'
import { viewId } from './item'

const m = moviesTable
export const onDisk = isNotNull(m.present_bytes)

const isFavorite = sql`${m.favorite}`
const isPlayed = isNotNull(m.watched_at)
export const isBegun = sql`${m.resume_position_seconds} > 0`

/** What a word of `Filters` means. */
const filterWords: Readonly<Record<string, SQL>> = {
  isplayed: isPlayed,
  isunplayed: isNull(m.watched_at),
  isfavorite: isFavorite,
  isfavoriteorlikes: isFavorite,
  isresumable: isBegun,
}
/** What a word of `SortBy` means. */
const sortWords: Readonly<Record<string, SQL>> = {
  datecreated: sql`${m.added_at}`,
  datelastcontentadded: sql`${m.added_at}`,
  premieredate: sql`coalesce(${m.cinema_date}, ${m.year} || '-01-01')`,
  productionyear: sql`${m.year}`,
  communityrating: sql`${m.rating}`,
  criticrating: sql`${m.rating}`,
  runtime: sql`${m.runtime_minutes}`,
  dateplayed: sql`${m.watched_at}`,
  playcount: sql`${m.play_count}`,
  officialrating: sql`${m.certification}`,
  random: sql`random()`,
}

const among = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`
const starting = (text: string): SQL => sql`${m.sort_title} LIKE ${`${text.replaceAll(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`

/** Each condition that the query names; null where it names nothing that we hold. */
export const conditionsOf = (asks: Asks, genres: () => string[]): SQL[] => [
  ...parentCondition(asks.get('parentid')),
  ...asks.list('filters').flatMap((word) => filterWords[word.toLowerCase()] ?? []),
  ...flag(asks.get('isplayed'), isPlayed),
  ...flag(asks.get('isfavorite'), isFavorite),
  ...each(asks.list('ids'), (ids) => sql`${m.id} IN ${among(ids.map((id) => String(readId('movie', id) ?? 0)))}`),
  ...each(asks.list('years'), (years) => sql`${m.year} IN ${among(years)}`),
  ...each(asks.list('genres'), (names) => hasGenre(names)),
  ...each(asks.list('genreids'), (ids) => hasGenre(genres().filter((name) => ids.some((id) => readId('genre', id) === numberOf(name))))),
  ...each(asks.list('personids'), (ids) => isWith(ids)),
  ...each(asks.list('excludeitemids'), (ids) => sql`${m.id} NOT IN ${among(ids.map((id) => String(readId('movie', id) ?? 0)))}`),
  ...text(
    asks.get('searchterm'),
    (term) => or(sql`${m.title} LIKE ${like(term)} ESCAPE '\\'`, sql`${m.original_title} LIKE ${like(term)} ESCAPE '\\'`)!,
  ),
  ...text(asks.get('namestartswith'), starting),
  ...text(asks.get('namestartswithorgreater'), (from) => sql`${m.sort_title} >= ${from.toLowerCase()}`),
  ...text(asks.get('namelessthan'), (to) => sql`${m.sort_title} < ${to.toLowerCase()}`),
]

/** The order that the query names, then by title. Titles are sorted once and with their ids: then an index has that order. */
export const orderOf = (asks: Asks): SQL[] => {
  const ways = asks.list('sortorder')
  const words = asks.list('sortby').map((word) => sortWords[word.toLowerCase()])
  const wayAt = (i: number) => ((ways[i] ?? ways[0] ?? '').toLowerCase().startsWith('desc') ? desc : asc)
  const title = words.indexOf(undefined)
  const before = title < 0 ? words : words.slice(0, title)
  const last = title < 0 ? asc : wayAt(title)
  return [...before.flatMap((column, i) => (column ? wayAt(i)(column) : [])), last(m.sort_title), last(m.id)]
}

const nothing = sql`0`
const each = (values: string[], make: (values: string[]) => SQL): SQL[] => (values.length === 0 ? [] : [make(values)])
const text = (value: string | null, make: (value: string) => SQL): SQL[] => (value ? [make(value)] : [])
const flag = (value: string | null, condition: SQL): SQL[] =>
  value === null ? [] : [value.toLowerCase() === 'true' ? condition : sql`NOT (${condition})`]
const like = (term: string): string => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`

const parentCondition = (parent: string | null): SQL[] => {
  if (parent === null || parent === '' || parent.replaceAll('-', '').toLowerCase() === viewId || readId('folder', parent) !== null)
    return []
  const collection = readId('collection', parent)
  return [collection === null ? nothing : eq(m.collection_id, collection)]
}
const hasGenre = (names: readonly string[]): SQL =>
  names.length === 0 ? nothing : sql`EXISTS (SELECT 1 FROM json_each(${m.genres}) g WHERE g.value IN ${among(names)})`
const isWith = (ids: readonly string[]): SQL => {
  const people = among(ids.map((id) => String(readId('person', id) ?? 0)))
  const has = (column: SQL) => sql`EXISTS (SELECT 1 FROM json_each(${column}) p WHERE p.value ->> 'person_id' IN ${people})`
  return sql`EXISTS (SELECT 1 FROM ${moviePeopleTable} mp WHERE mp.movie_id = ${m.id} AND (${has(sql`mp."cast"`)} OR ${has(sql`mp.crew`)}))`
}
