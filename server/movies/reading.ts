import { eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Config } from '#server/config/schema'
import type { Clock } from '#server/lib/clock'
import { days, milliseconds } from '#server/lib/duration'
import type { Db } from '#server/platform/db/open'
import { NotFound } from '#server/platform/errors'
import { type Cursors, clampLimit, keyset, type PageOf, type PageRequest, pageOf, scopeOf } from '#server/platform/http/page'
import { type MovieRow, toResource } from './movie'
import { filterSql, type MovieFilters, relatedSql, sortColumns, statusSql } from './query'
import type { Movie, MovieSort } from './schema'
import { moviesTable } from './table'
import type { Row } from './write'

export type MovieQuery = PageRequest & MovieFilters & { sort?: MovieSort | undefined; order?: 'asc' | 'desc' | undefined }
export type MovieReading = ReturnType<typeof createMovieReading>

type Shape = { sort: MovieSort; order: 'asc' | 'desc'; isAfter: boolean; where?: SQL }

/** The movies as the API shows them. */
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
  /** Movies that became available by then are looked for. */
  const availableBefore = () => new Date(clock.now().getTime() - milliseconds(days(config.get().availability_delay_days))).toISOString()
  const columnsBy = (before: string | Placeholder) => ({ ...allColumns, ...relatedSql, status: statusSql(before) })
  const columns = () => columnsBy(availableBefore())
  const show = (row: MovieRow): Movie => toResource(row, config.get().base_url ?? '')

  const prepare = ({ sort, order, isAfter, where }: Shape) => {
    const column = sortColumns[sort]
    const position = isAfter ? [sql.placeholder('key'), sql.placeholder('id')] : null
    const { after, orderBy } = keyset({ column, order }, sql`${moviesTable.id}`, position)
    return db
      .select({ ...columnsBy(sql.placeholder('before')), sort_key: sql<string | number>`${column}` })
      .from(moviesTable)
      .where(both(where, after))
      .orderBy(orderBy)
      .limit(sql.placeholder('limit'))
      .prepare()
  }
  /** The list without filters is asked for most; to write and prepare its statement took half of the time. */
  const prepared = new Map<string, ReturnType<typeof prepare>>()
  const prepareOnce = (shape: Shape) => {
    const name = `${shape.sort} ${shape.order} ${shape.isAfter}`
    const known = prepared.get(name) ?? prepare(shape)
    prepared.set(name, known)
    return known
  }

  return {
    availableBefore,

    get(id: number): Movie {
      const row = db.select(columns()).from(moviesTable).where(eq(moviesTable.id, id)).get()
      if (!row) throw new NotFound('movie', id)
      return show(row as MovieRow)
    },

    /** `endpoint`: the list that its cursors belong to. */
    list(asked: MovieQuery, endpoint = 'movies'): PageOf<Movie> {
      const { limit: _, cursor, sort = 'title', order = 'asc', ...filters } = asked
      const scope = movieScope({ ...filters, sort, order }, endpoint)
      const position = cursor ? cursors.decode(scope, cursor) : null
      const limit = clampLimit(asked.limit)
      const before = availableBefore()
      const where = filterSql(filters, before)
      const isAfter = position !== null
      const statement = where ? prepare({ sort, order, isAfter, where }) : prepareOnce({ sort, order, isAfter })
      const rows = statement.all({ before, limit: limit + 1, key: position?.[0], id: position?.[1] })
      const page = pageOf(rows, { limit, scope, cursors, at: (row) => [row.sort_key, row.id] })
      return { ...page, results: page.results.map(({ sort_key: _key, ...row }) => show(row as MovieRow)) }
    },

    byIds: (ids: readonly number[]): Map<number, Movie> =>
      new Map(
        db
          .select(columns())
          .from(moviesTable)
          .where(sql`${moviesTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
          .all()
          .map((row) => [row.id, show(row as MovieRow)]),
      ),

    /** The row as stored. Throws NotFound. */
    row(id: number): Row {
      const row = db.select().from(moviesTable).where(eq(moviesTable.id, id)).get()
      if (!row) throw new NotFound('movie', id)
      return row
    },

    /** The row as stored; undefined when there is none. */
    find: (id: number): Row | undefined => db.select().from(moviesTable).where(eq(moviesTable.id, id)).get(),

    byMetadataId: (metadataId: number): Row | undefined =>
      db.select().from(moviesTable).where(eq(moviesTable.metadata_id, metadataId)).get(),

    rows: (): Row[] => db.select().from(moviesTable).all(),

    titleOf: (id: number): string =>
      db.select({ title: moviesTable.title }).from(moviesTable).where(eq(moviesTable.id, id)).get()?.title ?? 'a removed movie',

    /** Those whose metadata is out of date, oldest first: new and running movies after a day, old ones after a month. */
    dueForRefresh: (limit: number): number[] => {
      const ago = (count: number) => new Date(clock.now().getTime() - milliseconds(days(count))).toISOString()
      const isOld = sql`${moviesTable.available_from} < ${ago(90)}`
      return db
        .select({ id: moviesTable.id })
        .from(moviesTable)
        .where(sql`COALESCE(${moviesTable.metadata_refreshed_at}, '') < CASE WHEN ${isOld} THEN ${ago(30)} ELSE ${ago(1)} END`)
        .orderBy(moviesTable.metadata_refreshed_at)
        .limit(limit)
        .all()
        .map((row) => row.id)
    },
  }
}

/** What a cursor of the list is bound to. */
export const movieScope = (asked: Record<string, unknown>, endpoint = 'movies'): string => scopeOf(endpoint, asked)

const allColumns = getTableColumns(moviesTable)

const both = (a: SQL | undefined, b: SQL | undefined): SQL | undefined => (a && b ? sql`${a} AND ${b}` : (a ?? b))
