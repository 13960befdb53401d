import { eq, sql } from 'drizzle-orm'
import type { Config } from '#server/foundation/config/schema'
import { ago, type Clock } from '#server/foundation/lib/clock'
import { days, hours, milliseconds, type Seconds } from '#server/foundation/lib/duration'
import type { Db } from '#server/foundation/platform/db/open'
import { prepareRows } from '#server/foundation/platform/db/prepared'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, clampLimit, type PageOf, type PageRequest, pageOf, scopeOf } from '#server/foundation/platform/http/page'
import { createListReading } from './list-rows'
import { filtersOf, type MovieFilters, sortColumns, statusWithSql } from './query'
import { columnsBy, movieOf, movieText, type Row as ReadRow } from './read-row'
import type { Movie, MovieSort, MovieStatus } from './schema'
import { movieChangesTable, moviesTable } from './table'
import type { Row } from './write'

export type MovieQuery = PageRequest & MovieFilters & { sort?: MovieSort | undefined; order?: 'asc' | 'desc' | undefined }
export type MovieReading = ReturnType<typeof createMovieReading>

/** Reads movies in the API's shape. */
export const createMovieReading = ({
  db,
  clock,
  cursors,
  config,
}: {
  db: Db
  clock: Clock
  cursors: Cursors
  config: { get(): Config }
}) => {
  /** Movies that became available by then are searched for. */
  const availableBefore = () => ago(clock, days(config.get().availability_delay_days))
  const nextOut = prepareRows(db, () =>
    db
      .select({ at: moviesTable.available_from })
      .from(moviesTable)
      .where(sql`${sortColumns.available_from} > ${sql.placeholder('before')}`)
      .orderBy(sortColumns.available_from)
      .limit(1),
  )
  const base = () => config.get().base_url ?? ''
  const show = (rows: readonly ReadRow[]): Movie[] => {
    const at = base()
    return rows.map((row) => movieOf(row, at))
  }
  const columns = columnsBy(sql.placeholder('before'))
  const one = prepareRows(db, () =>
    db
      .select(columns)
      .from(moviesTable)
      .where(eq(moviesTable.id, sql.placeholder('id'))),
  )
  const some = prepareRows(db, () =>
    db
      .select(columns)
      .from(moviesTable)
      .where(sql`${moviesTable.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`),
  )

  const readRows = createListReading(db)
  const rowOf = (id: number): ReadRow => {
    const [row] = one({ before: availableBefore(), id })
    if (!row) throw new NotFound('movie', id)
    return row
  }
  const pageOfRows = (asked: MovieQuery, endpoint: string): PageOf<ReadRow> => {
    const { limit: _, cursor, sort = 'title', order = 'asc', ...filters } = asked
    const scope = movieScope({ ...filters, sort, order }, endpoint)
    const position = cursor ? cursors.decode(scope, cursor) : null
    const limit = clampLimit(asked.limit)
    const { conditions, shape, values } = filtersOf(filters)
    const [key = null, id = null] = position ?? []
    const bound = { ...values, before: availableBefore(), limit: limit + 1, key, id }
    const rows = readRows({ sort, order, isAfter: position !== null, conditions, shape }, bound)
    return pageOf(rows, { limit, scope, cursors, at: (row) => [row.at(-1) ?? null, row[0] ?? null] })
  }

  return {
    ...storedRows(db, clock),
    availableBefore,

    /** When the next movie comes out, in epoch milliseconds. Until then no status changes without a write. */
    settledUntil(): number {
      const [[at] = []] = nextOut({ before: availableBefore() })
      return at == null ? Number.POSITIVE_INFINITY : Date.parse(String(at)) + milliseconds(days(config.get().availability_delay_days))
    },

    /** Throws NotFound. */
    get: (id: number): Movie => movieOf(rowOf(id), base()),
    /** `JSON.stringify(get(id))`. Throws NotFound. */
    text: (id: number): string => movieText(rowOf(id), base()),

    /** `endpoint`: the list that its cursors belong to. Throws InvalidCursor. */
    list(asked: MovieQuery, endpoint = 'movies'): PageOf<Movie> {
      const page = pageOfRows(asked, endpoint)
      return { ...page, results: show(page.results) }
    },
    /** `JSON.stringify(list(asked))`. Throws InvalidCursor. */
    listText(asked: MovieQuery): string {
      const { results, ...rest } = pageOfRows(asked, 'movies')
      const at = base()
      return `{"results":[${results.map((row) => movieText(row, at)).join(',')}],${JSON.stringify(rest).slice(1)}`
    },

    /** The status that the movie would have with another standing. Throws NotFound. */
    statusWith(id: number, standing: number): MovieStatus {
      const status = statusWithSql(standing, availableBefore())
      const found = db.select({ status }).from(moviesTable).where(eq(moviesTable.id, id)).get()
      if (!found) throw new NotFound('movie', id)
      return found.status
    },

    byIds: (ids: readonly number[]): Map<number, Movie> =>
      new Map(show(some({ before: availableBefore(), ids: JSON.stringify(ids) })).map((movie) => [movie.id, movie])),
  }
}

const storedRows = (db: Db, clock: Clock) => ({
  isEmpty: (): boolean => db.select({ id: moviesTable.id }).from(moviesTable).limit(1).get() === undefined,

  /** The row as stored. Throws NotFound. */
  row(id: number): Row {
    const row = db.select().from(moviesTable).where(eq(moviesTable.id, id)).get()
    if (!row) throw new NotFound('movie', id)
    return row
  },

  /** The row as stored. Undefined if there is none. */
  find: (id: number): Row | undefined => db.select().from(moviesTable).where(eq(moviesTable.id, id)).get(),

  byMetadataId: (metadataId: number): Row | undefined => db.select().from(moviesTable).where(eq(moviesTable.metadata_id, metadataId)).get(),

  ids: (): number[] =>
    db
      .select({ id: moviesTable.id })
      .from(moviesTable)
      .orderBy(moviesTable.id)
      .all()
      .map((row) => row.id),

  /** The provider's paths of the pictures of these movies. */
  picturePaths: (ids: readonly number[]): Map<number, { poster: string | null; backdrop: string | null }> =>
    new Map(
      db
        .select({ id: moviesTable.id, poster: moviesTable.poster_path, backdrop: moviesTable.backdrop_path })
        .from(moviesTable)
        .where(sql`${moviesTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
        .all()
        .map(({ id, ...paths }) => [id, paths]),
    ),

  /** Movies whose files, downloads, or listed values changed after `seq`; `ids` is null if that is no longer known. */
  changedSince(seq: number): { seq: number; ids: number[] | null } {
    const { first, last } = db
      .select({ first: sql<number | null>`min(seq)`, last: sql<number | null>`max(seq)` })
      .from(movieChangesTable)
      .get() ?? { first: null, last: null }
    if (last === null || last === seq) return { seq: last ?? 0, ids: [] }
    if (first === null || seq < first - 1) return { seq: last, ids: null }
    const rows = db.select({ id: movieChangesTable.movie_id }).from(movieChangesTable).where(sql`seq > ${seq}`).all()
    return { seq: last, ids: rows.map(({ id }) => id) }
  },

  /** What file and folder names are matched against. */
  namedRows: () => {
    const { id, metadata_id, external_ids, title, original_title, alternative_titles, year } = moviesTable
    return db.select({ id, metadata_id, external_ids, title, original_title, alternative_titles, year }).from(moviesTable).all()
  },

  titleOf: (id: number): string =>
    db.select({ title: moviesTable.title }).from(moviesTable).where(eq(moviesTable.id, id)).get()?.title ?? 'a removed movie',

  /**
   * Movies whose metadata is refreshed now: none until one is due, then also those that would be due within hours, so that rounds become few
   * and a disk sleeps between them. New movies are due daily, others monthly, imported ones at once.
   */
  dueForRefresh: (): { id: number; metadata_id: number }[] => {
    const { id, metadata_id, metadata_refreshed_at: at } = moviesTable
    const isOld = sql`${moviesTable.available_from} < ${ago(clock, days(90))}`
    const isBefore = (old: Seconds, young: Seconds) =>
      sql`COALESCE(${at}, '') < CASE WHEN ${isOld} THEN ${ago(clock, old)} ELSE ${ago(clock, young)} END`
    const movies = db.select({ id, metadata_id }).from(moviesTable)
    if (
      movies
        .where(isBefore(days(31), days(1)))
        .limit(1)
        .all().length === 0
    )
      return []
    return db
      .select({ id, metadata_id })
      .from(moviesTable)
      .where(isBefore(days(30), hours(12)))
      .orderBy(at)
      .all()
  },
})

/** The scope of the list's cursors. */
export const movieScope = (asked: Record<string, unknown>, endpoint = 'movies'): string => scopeOf(endpoint, asked)
