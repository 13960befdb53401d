import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { filesTable } from '#server/library/files/table'
import type { MovieSort, MovieStatus } from './schema'
import { foundByTitle, isTitled, titleShape, titleValues } from './search-titles'
import { moviesTable, movieTagsTable, movieTalliesTable, orEmpty } from './table'

const underway = sql.raw(`('queued','fetching_metadata','checking','downloading','stalled','paused')`)
const someFile = (where: SQL) => sql`EXISTS (SELECT 1 FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id} AND ${where})`

type Standing = Record<'standing' | 'monitored' | 'isOut', SQL>
/** The only definition of a movie's status, from its standing (downloads and files), whether it is monitored, and whether it is out. */
const statuses: Record<MovieStatus, (of: Standing) => SQL> = {
  downloading: ({ standing }) => sql`${standing} = 6`,
  importing: ({ standing }) => sql`${standing} IN (5, 2)`,
  upgradable: ({ standing, monitored }) => sql`${standing} = 4 AND ${monitored}`,
  available: ({ standing, monitored }) => sql`(${standing} = 3 OR ${standing} = 4 AND NOT ${monitored})`,
  missing_file: ({ standing }) => sql`${standing} = 1`,
  unmonitored: ({ standing, monitored }) => sql`${standing} = 0 AND NOT ${monitored}`,
  wanted: ({ standing, monitored, isOut }) => sql`${standing} = 0 AND ${monitored} AND ${isOut}`,
  unreleased: ({ standing, monitored, isOut }) => sql`${standing} = 0 AND ${monitored} AND (${isOut}) IS NOT TRUE`,
}
const statusOf = (of: Standing): SQL<MovieStatus> =>
  sql<MovieStatus>`CASE ${sql.join(
    Object.entries(statuses).map(([status, is]) => sql.join([sql`WHEN `, is(of), sql.raw(` THEN '${status}'`)])),
    sql` `,
  )} END`
const standingOf = (availableBefore: string | Placeholder): Standing => ({
  standing: sql`${moviesTable.standing}`,
  monitored: sql`${moviesTable.monitored}`,
  isOut: sql`${moviesTable.available_from} <= ${availableBefore}`,
})

/** Movies that became available by `availableBefore` are searched for. */
export const statusSql = (availableBefore: string | Placeholder): SQL<MovieStatus> => statusOf(standingOf(availableBefore))

/** The status that a movie would have with another standing, such as that of one of its versions. */
export const statusWithSql = (standing: number, availableBefore: string): SQL<MovieStatus> =>
  statusOf({ ...standingOf(availableBefore), standing: sql`${standing}` })

const statusInGroup = (isOut: '0' | '1') => statusOf({ standing: sql`standing`, monitored: sql`monitored`, isOut: sql.raw(isOut) })
/** What facets count: the movie's status once it is out, its status until then, and the rest. */
const described = sql`${statusInGroup('1')}, ${statusInGroup('0')}, genres, qualities`
/**
 * For each group of movies of one color and status: their status if they are out, color, number, whether they are monitored, how many have a
 * file on disk, and the runtime of those.
 */
export const talliesSql: SQL = sql`SELECT ${statusInGroup('1')}, color_name, movies, monitored, with_file, runtime_minutes
  FROM ${movieTalliesTable} WHERE movies > 0 ORDER BY color_name`

/** A list of ids such as `7,12`, as bytes: JavaScript reads those in a fraction of the time that a string takes. */
export const idList = (ids: SQL): SQL => sql`CAST(group_concat(${ids}) AS BLOB)`
/** For each group, in the order of `movies_counts`, the ids of its movies. */
export const groupsSql: SQL = sql`SELECT ${described}, ${idList(sql`id`)} FROM ${moviesTable} WHERE 1
  GROUP BY genres, standing, qualities, monitored`
/** The same columns for some movies, each with its id. */
export const groupsOfSql: SQL = sql`SELECT ${described}, id FROM ${moviesTable} WHERE id IN (SELECT value FROM json_each(${null}))`

/** Sort keys that are computed from the columns of `movies_counts`. */
export const coveredSorts: ReadonlySet<MovieSort> = new Set(['year', 'rating', 'runtime_minutes', 'available_from'])
/** Sort keys are never null, so keyset paging sees a total order. Each has an index. */
export const sortColumns: Record<MovieSort, SQL> = {
  title: sql`${moviesTable.sort_title}`,
  added_at: sql`${moviesTable.added_at}`,
  year: orEmpty('year', '0'),
  rating: orEmpty('rating', '0'),
  popularity: orEmpty('popularity', '0'),
  runtime_minutes: orEmpty('runtime_minutes', '0'),
  available_from: orEmpty('available_from', "''"),
}

const isNotOut = (availableBefore: string) =>
  sql`(${sortColumns.available_from} = '' OR ${sortColumns.available_from} > ${availableBefore})`
/** The ids of the movies that are not out yet. */
export const unreleasedSql = (availableBefore: string): SQL =>
  sql`SELECT ${idList(sql`id`)} FROM ${moviesTable} WHERE ${isNotOut(availableBefore)}`
/** How many movies are not out yet, by the status they would have if they were, and the one they have. */
export const notOutSql = (availableBefore: string): SQL =>
  sql`SELECT ${statusInGroup('1')}, ${statusInGroup('0')}, count(*) FROM ${moviesTable} WHERE ${isNotOut(availableBefore)} GROUP BY 1, 2`

export type MovieFilters = {
  status?: string | undefined
  q?: string | undefined
  genre?: string | undefined
  quality?: string | undefined
  year_from?: number | undefined
  year_to?: number | undefined
  rating_from?: number | undefined
  runtime_to?: number | undefined
  monitored?: boolean | undefined
  keep?: boolean | undefined
  watched?: boolean | undefined
  in_progress?: boolean | undefined
  favorite?: boolean | undefined
  tag_id?: number | undefined
  collection_id?: number | undefined
  color?: string | undefined
  quality_profile_id?: number | undefined
  root_folder_id?: number | undefined
  metadata_id?: number | undefined
  versions?: (typeof versionChoices)[number] | undefined
  wanted?: (typeof wantedLists)[number] | undefined
}
export const versionChoices = ['one', 'several', 'missing'] as const
export const wantedLists = ['missing', 'cutoff'] as const

type Name = keyof MovieFilters
/** A filter's input: its value, its SQL placeholder, and placeholders for its other values. */
type Given<K extends Name> = { given: SQL; value: NonNullable<MovieFilters[K]>; also: (name: string) => SQL; before: string | Placeholder }
/**
 * `is` tests one movie and uses no index. `covered`: the same test, from the columns of `movies_counts` alone. `among` selects the ids of
 * all candidates from another index; some fail the test if it is `isRough`.
 */
type Test<K extends Name> = (asked: Given<K>) => SQL
type Filter<K extends Name> = { is: Test<K>; covered?: Test<K>; among?: (asked: Given<K>) => SQL | null; isRough?: true }
const covered = <K extends Name>(is: Test<K>): Filter<K> => ({ is, covered: is })
export const words = (comma: string) => comma.split(',').map((word) => word.trim())
const oneOf = (given: SQL) => sql`(SELECT value FROM json_each(${given}))`
/** SQLite bakes a bare bound pattern into the plan and plans the statement again on each bind. */
const steady = (pattern: SQL) => sql`(${pattern} || '')`
const m = moviesTable
/** The few distinct genre sets, found by skipping from one to the next in their index. */
const genreSets = sql`WITH RECURSIVE sets (genres) AS (SELECT min(genres) FROM ${m}
  UNION ALL SELECT (SELECT min(genres) FROM ${m} WHERE genres > sets.genres) FROM sets WHERE sets.genres IS NOT NULL) SELECT genres FROM sets`
const hasGenre = ({ given }: { given: SQL }) => sql`${m.genres} IN (SELECT s.genres FROM (${genreSets}) s
  WHERE EXISTS (SELECT 1 FROM json_each(s.genres) g WHERE g.value IN ${oneOf(given)}))`
const isOneOf = (some: readonly MovieStatus[], of: Standing): SQL =>
  sql`(${sql.join(
    some.map((status) => statuses[status](of)),
    sql` OR `,
  )})`
const hasStatus = ({ value, before }: Given<'status'>): SQL => isOneOf(words(value) as MovieStatus[], standingOf(before))
const listed: Record<(typeof wantedLists)[number], readonly MovieStatus[]> = { missing: ['wanted', 'missing_file'], cutoff: ['upgradable'] }
/** Of the movie, or of one of its further versions. */
const isListed = ({ value, before }: Given<'wanted'>): SQL => {
  const ofVersion = { ...standingOf(before), standing: sql`s.standing` }
  return sql`(${isOneOf(listed[value], standingOf(before))} OR EXISTS (SELECT 1 FROM version_standings s
    WHERE s.movie_id = ${m.id} AND NOT s.is_default AND ${isOneOf(listed[value], ofVersion)}))`
}
const wished = sql`SELECT v.movie_id FROM movie_versions v WHERE NOT v.is_default`
const isWished = sql`EXISTS (SELECT 1 FROM movie_versions v WHERE v.movie_id = ${m.id} AND NOT v.is_default)`
const versioned: Record<(typeof versionChoices)[number], SQL> = {
  one: sql`NOT ${isWished}`,
  several: isWished,
  missing: sql`(${isWished} AND EXISTS (SELECT 1 FROM version_standings s WHERE s.movie_id = ${m.id} AND s.standing < 2))`,
}

const filters: { [K in Name]-?: Filter<K> } = {
  status: {
    ...covered<'status'>(hasStatus),
    among: ({ value }) => unlessNone(words(value).map((status) => candidates[status as MovieStatus])),
  },
  q: {
    is: ({ given }) => sql`(${m.title} GLOB ${steady(given)} OR ${m.original_title} GLOB ${steady(given)})`,
    among: ({ value, also }) => foundByTitle(value, also),
    isRough: true,
  },
  genre: {
    is: ({ given }) => sql`EXISTS (SELECT 1 FROM json_each(${m.genres}) g WHERE g.value IN ${oneOf(given)})`,
    covered: hasGenre,
    among: (asked) => sql`SELECT ${m.id} FROM ${m} WHERE ${hasGenre(asked)}`,
  },
  quality: {
    is: ({ given }) => someFile(sql`f.quality IN ${oneOf(given)}`),
    among: ({ given }) => sql`SELECT f.movie_id FROM ${filesTable} f WHERE f.quality IN ${oneOf(given)}`,
  },
  year_from: covered(({ given }) => sql`+${m.year} >= ${given}`),
  year_to: covered(({ given }) => sql`+${m.year} <= ${given}`),
  rating_from: covered(({ given }) => sql`+${m.rating} >= ${given}`),
  runtime_to: covered(({ given }) => sql`+${m.runtime_minutes} <= ${given}`),
  monitored: covered(({ given }) => sql`+${m.monitored} = ${given}`),
  keep: {
    is: ({ given }) => sql`+${m.keep} = ${given}`,
    among: ({ given }) => sql`SELECT o.id FROM ${m} o WHERE o.keep = ${given}`,
  },
  watched: covered(({ given }) => sql`(+${m.watched_at} IS NOT NULL) = ${given}`),
  in_progress: covered(({ given }) => sql`(+${m.resume_position_seconds} > 0) = ${given}`),
  favorite: covered(({ given }) => sql`+${m.favorite} = ${given}`),
  tag_id: {
    is: ({ given }) => sql`EXISTS (SELECT 1 FROM ${movieTagsTable} mt WHERE mt.movie_id = ${m.id} AND mt.tag_id = ${given})`,
    among: ({ given }) => sql`SELECT mt.movie_id FROM ${movieTagsTable} mt WHERE mt.tag_id = ${given}`,
  },
  collection_id: covered(({ given }) => sql`+${m.collection_id} = ${given}`),
  color: {
    is: ({ given }) => sql`+${m.color_name} IN ${oneOf(given)}`,
    among: ({ given }) => sql`SELECT o.id FROM ${m} o WHERE o.color_name IN ${oneOf(given)}`,
  },
  quality_profile_id: covered(({ given }) => sql`+${m.quality_profile_id} = ${given}`),
  root_folder_id: covered(({ given }) => sql`+${m.root_folder_id} = ${given}`),
  metadata_id: {
    is: ({ given }) => sql`+${m.metadata_id} = ${given}`,
    among: ({ given }) => sql`SELECT o.id FROM ${m} o WHERE o.metadata_id = ${given}`,
  },
  versions: {
    ...covered<'versions'>(({ value }) => versioned[value]),
    among: ({ value }) => (value === 'one' ? null : wished),
  },
  wanted: {
    ...covered<'wanted'>(isListed),
    among: ({ value }) => unlessNone(listed[value].map((status) => candidates[status])),
  },
}

/** Where few movies can have a status, the ids of those, from an index. Without the hint, SQLite reads all finished downloads instead. */
const candidates: Partial<Record<MovieStatus, SQL>> = {
  downloading: sql`SELECT d.movie_id FROM ${downloadsTable} d WHERE unlikely(d.state IN ${underway})`,
  importing: sql`SELECT d.movie_id FROM ${downloadsTable} d WHERE unlikely(d.state IN ('importing','import_blocked'))`,
  upgradable: sql`SELECT f.movie_id FROM ${filesTable} f WHERE f.meets_cutoff = 0`,
  missing_file: sql`SELECT f.movie_id FROM ${filesTable} f WHERE f.missing_at IS NOT NULL`,
}
const unlessNone = (all: readonly (SQL | undefined)[]): SQL | null => {
  const some = all.filter((ids) => ids !== undefined)
  return some.length === all.length ? sql.join(some, sql` UNION ALL `) : null
}

type Values = Record<string, string | number>
const boundOf = (name: Name, value: string | number | boolean): Values => {
  if (name === 'q') return titleValues(String(value))
  if (typeof value === 'boolean') return { [name]: value ? 1 : 0 }
  return { [name]: lists.has(name) ? JSON.stringify(words(String(value))) : value }
}
const lists: ReadonlySet<Name> = new Set(['status', 'genre', 'quality', 'color'])

/**
 * The filters as a condition on each movie, `where`; and split up: `covered`, a condition on the columns of `movies_counts`, and `sets` of
 * ids that all other matches are in, of which some fail `rough`. `few`: sets of ids that each contain all matches.
 */
export type Conditions = { where: SQL; covered: SQL | undefined; sets: SQL[]; rough: SQL | undefined; few: SQL[] }
type Made = { conditions: Conditions | null; shape: string; values: Values }
/** Builds all given filters; without any, `conditions` is null. Values are kept out of the SQL, so queries of one `shape` share a statement. */
export const filtersOf = (asked: MovieFilters): Made => {
  const names = namesIn(asked)
  return {
    conditions: conditionsOf(asked, { given: (name) => sql`${sql.placeholder(name)}`, before: sql.placeholder('before') }),
    shape: names.map((name) => shapeOf(name, asked)).join(' '),
    values: Object.assign({}, ...names.map((name) => boundOf(name, asked[name]!))) as Values,
  }
}
/** The values of these are part of the SQL. */
const shaping: ReadonlySet<Name> = new Set(['status', 'versions', 'wanted'])
const shapeOf = (name: Name, asked: MovieFilters): string =>
  shaping.has(name) ? `${name}=${asked[name]}` : name === 'q' ? `q${titleShape(asked.q ?? '')}` : name

/** For each set that contains all matches, a query for its ids. Their intersection is the matches. */
export const matchesOf = (asked: MovieFilters, availableBefore: string): SQL[] => {
  const values = Object.assign({}, ...namesIn(asked).map((name) => boundOf(name, asked[name]!))) as Values
  const giving: Giving = { given: (name) => sql`${values[name]}`, before: availableBefore }
  const made = namesIn(asked).map((name) => ({ name, ...conditionOf(name, asked, giving) }))
  const matching = (where: SQL) => sql`SELECT ${idList(sql`id`)} FROM ${m} WHERE ${where}`
  const narrow = made.flatMap(({ covered }) => covered ?? [])
  // The index that covers them is far smaller than the rows; the index of the years is smaller still.
  const isNarrow = made.every(({ name, covered }) => !covered || name.startsWith('year_')) ? yearsBetween(asked) : sql.join(narrow, and)
  const titled = (q: string) =>
    isTitled(q, filters.q.is({ ...giving, given: giving.given('q'), value: q, also: giving.given }), giving.given)
  return [
    ...(narrow.length > 0 ? [matching(isNarrow)] : []),
    ...(asked.q === undefined ? [] : [matching(titled(asked.q))]),
    ...made.flatMap(({ name, among }) => (among && name !== 'q' ? [idsIn(among)] : [])),
  ]
}
/** A movie without a year is in no range. */
const yearsBetween = ({ year_from = 1, year_to = 9999 }: MovieFilters): SQL =>
  sql`${sortColumns.year} BETWEEN ${Math.max(year_from, 1)} AND ${year_to}`
const idsIn = (ids: SQL): SQL => sql`WITH found (id) AS (${ids}) SELECT ${idList(sql`id`)} FROM found`

type Giving = { given: (name: string) => SQL; before: string | Placeholder }
const conditionsOf = (asked: MovieFilters, giving: Giving): Conditions | null => {
  const made = namesIn(asked).map((name) => ({ name, ...conditionOf(name, asked, giving) }))
  if (made.length === 0) return null
  const all = (some: SQL[]) => (some.length > 0 ? sql.join(some, and) : undefined)
  const covered = all(made.flatMap(({ covered }) => covered ?? []))
  // Counting all that are wanted takes longer than walking along the list until a page is full.
  const counted = all(made.flatMap(({ name, covered }) => (name === 'wanted' ? [] : (covered ?? []))))
  const others = made.filter(({ covered }) => !covered)
  return {
    where: sql.join(
      made.map(({ is }) => is),
      and,
    ),
    covered,
    sets: others.flatMap(({ among }) => among ?? []),
    rough: all(others.flatMap(({ is, isRough }) => (isRough ? is : []))),
    few: [...made.flatMap(({ among }) => among ?? []), ...(counted ? [coveredIds(counted)] : [])],
  }
}
/** The ids of the movies that meet a condition on the columns of `movies_counts`, which is far smaller than the rows. */
export const coveredIds = (covered: SQL): SQL => sql`SELECT ${m.id} FROM ${m} INDEXED BY movies_counts WHERE ${covered}`
const and = sql` AND `

const namesIn = (asked: MovieFilters) => (Object.keys(filters) as Name[]).filter((name) => asked[name] !== undefined)
const conditionOf = <K extends Name>(name: K, asked: MovieFilters, { given, before }: Giving) => {
  const filter = filters[name] as Filter<K>
  const value = asked[name]! as Given<K>['value']
  const all: Given<K> = { given: given(name), value, also: given, before }
  return { is: filter.is(all), covered: filter.covered?.(all), among: filter.among?.(all), isRough: filter.isRough }
}
