import { type TSchema, Type } from '@sinclair/typebox'
import { and, type Column, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { t } from 'elysia'
import { cursorEncoder, decodeCursor, ForeignCursor, type Position } from '#server/foundation/lib/cursor'
import { InvalidCursor } from '#server/foundation/platform/errors'
import { Query } from './api-base'

/** The shape of every list. */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object(
    { results: Type.Array(item), next_cursor: Type.Union([Type.String(), Type.Null()]), has_more: Type.Boolean() },
    { additionalProperties: false },
  )
export type PageOf<T> = { results: T[]; next_cursor: string | null; has_more: boolean }

/** Query parameters of every list. `limit` is clamped to 1..100. */
export const pageQuery = {
  limit: t.Optional(
    t.Integer({ minimum: 1, maximum: 100, default: 25, description: 'Maximum number of results per page; clamped to 1–100.' }),
  ),
  cursor: t.Optional(t.String({ description: 'The `next_cursor` of the page before.' })),
}
export const PageQuery = Query(pageQuery)
export type PageRequest = { limit?: number | undefined; cursor?: string | undefined }

export const sortQuery = <const S extends readonly [string, ...string[]]>(sorts: S, order: 'asc' | 'desc' = 'asc') => ({
  sort: t.Optional(t.UnionEnum(sorts as unknown as [string, ...string[]], { default: sorts[0] })),
  order: t.Optional(t.UnionEnum(['asc', 'desc'], { default: order })),
})

export const clampLimit = (limit: number | undefined): number => Math.min(100, Math.max(1, Math.trunc(limit ?? 25)))

/** Signs cursors with the session signing key. One for the whole service. */
export type Cursors = ReturnType<typeof createCursors>
export const createCursors = (key: () => string) => ({
  encode: (scope: string, position: Position) => cursorEncoder(key(), scope)(position),
  /** For many positions of one list. */
  encoder: (scope: string) => cursorEncoder(key(), scope),
  /** Throws InvalidCursor for a cursor that this list did not issue. */
  decode: (scope: string, cursor: string): Position => {
    try {
      return decodeCursor(key(), scope, cursor)
    } catch (error) {
      if (error instanceof ForeignCursor) throw new InvalidCursor()
      throw error
    }
  },
})

type Sort = { column: SQL; order: 'asc' | 'desc' }
/**
 * The SQL of a keyset page: the condition after the cursor and the order, both by (sort key, id). Nulls sort as the empty value in
 * `nullAs`, so row value comparison sees a total order.
 */
export const keyset = ({ column, order }: Sort, id: SQL, position: Position | readonly (Placeholder | SQL)[] | null) => ({
  // The first half is redundant, but SQLite needs it to seek in an index on an expression.
  after: position
    ? order === 'asc'
      ? sql`${column} >= ${position[0]} AND (${column}, ${id}) > (${position[0]}, ${position[1]})`
      : sql`${column} <= ${position[0]} AND (${column}, ${id}) < (${position[0]}, ${position[1]})`
    : undefined,
  orderBy: order === 'asc' ? sql`${column} ASC, ${id} ASC` : sql`${column} DESC, ${id} DESC`,
})

type Paging<R> = { limit: number; scope: string; cursors: Cursors; at: (row: R) => Position }
/** Turns `limit + 1` rows into a page; the extra row only shows that there are more. */
export const pageOf = <R>(rows: readonly R[], { limit, scope, cursors, at }: Paging<R>): PageOf<R> => {
  const results = rows.slice(0, limit)
  const last = results.at(-1)
  const has_more = rows.length > limit
  return { results, has_more, next_cursor: has_more && last !== undefined ? cursors.encode(scope, at(last)) : null }
}

type Selecting<R> = {
  where: (which: SQL | undefined) => { orderBy: (order: SQL) => { limit: (most: number) => { all: () => R[] } } }
}
type Listing<K> = {
  cursors: Cursors
  scope: string
  table: Record<K & string, Column> & { id: Column }
  /** The sort column, under the same name in the rows. The id breaks ties. */
  by: K
  order?: 'asc' | 'desc' | undefined
  where?: SQL | undefined
  /** Only rows with one of these values, in a column that an index sorts like the list. */
  anyOf?: AnyOf | undefined
}
type AnyOf = { from: SQLiteTable; column: Column; values: readonly string[] }
type Shown = { id: Column; orderBy: SQL; limit: number; where: SQL | undefined }

/** The first rows of each value, by the index: an IN would sort all rows of all values. */
const firstOfEach = ({ from, column, values }: AnyOf, { id, orderBy, limit, where }: Shown): SQL => {
  const first = (value: string) =>
    sql`SELECT * FROM (SELECT ${id} FROM ${from} WHERE ${and(eq(column, value), where)} ORDER BY ${orderBy} LIMIT ${limit})`
  return sql`${id} IN (${sql.join([...new Set(values)].map(first), sql` UNION ALL `)})`
}

/** Pages the rows of a table. `query` selects them, without the page's condition. */
export const listed = <R extends { id: number } & Record<K, string | number>, K extends keyof R & string>(
  query: Selecting<R>,
  asked: PageRequest,
  { cursors, scope, table, by, order = 'asc', where, anyOf }: Listing<K>,
): PageOf<R> => {
  const limit = clampLimit(asked.limit)
  const position = asked.cursor ? cursors.decode(scope, asked.cursor) : null
  const { after, orderBy } = keyset({ column: sql`${table[by]}`, order }, sql`${table.id}`, position)
  const within = and(where, after)
  const rows = query
    .where(anyOf ? firstOfEach(anyOf, { id: table.id, orderBy, limit: limit + 1, where: within }) : within)
    .orderBy(orderBy)
    .limit(limit + 1)
    .all()
  return pageOf(rows, { limit, scope, cursors, at: (row) => [row[by], row.id] })
}

/** Pages an in-memory list. */
export const pageOfAll = <R>(all: readonly R[], asked: PageRequest, { scope, cursors }: { scope: string; cursors: Cursors }): PageOf<R> => {
  const limit = clampLimit(asked.limit)
  const start = asked.cursor ? Number(cursors.decode(scope, asked.cursor)[0]) : 0
  const results = all.slice(start, start + limit)
  const has_more = all.length > start + limit
  return { results, has_more, next_cursor: has_more ? cursors.encode(scope, [start + limit]) : null }
}

/** The scope of a cursor: the endpoint plus everything that determines which rows come in which order. */
export const scopeOf = (endpoint: string, asked: Record<string, unknown>): string =>
  `${endpoint}?${Object.entries(asked)
    .filter(([name, value]) => name !== 'cursor' && name !== 'limit' && name !== 'expand' && name !== 'api_key' && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join('&')}`
