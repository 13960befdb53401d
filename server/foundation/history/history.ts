import { and, asc, count, desc, eq, gt, gte, inArray, max, min, sql } from 'drizzle-orm'
import type { AppEvent, EventType } from '#server/events'
import type { Db } from '#server/foundation/platform/db/open'
import { type Cursors, listed, type PageOf, type PageRequest, scopeOf } from '#server/foundation/platform/http/page'
import type { HistoryRow } from './schema'
import { historyTable } from './table'

export type History = ReturnType<typeof createHistory>
type Asked = PageRequest & {
  movie_id?: number | undefined
  type?: string | undefined
  since?: string | undefined
  order?: 'asc' | 'desc' | undefined
}

type Selected = {
  types: readonly string[]
  movie_ids?: readonly number[] | undefined
  download_id?: number | undefined
  since?: string | undefined
}
const whereOf = ({ types, movie_ids, download_id, since }: Selected) =>
  and(
    inArray(historyTable.type, types as EventType[]),
    movie_ids === undefined ? undefined : inArray(historyTable.movie_id, [...movie_ids]),
    download_id === undefined ? undefined : eq(historyTable.download_id, download_id),
    since === undefined ? undefined : gte(historyTable.at, since),
  )

/** More events than this are found by reading from the newest on. */
const fewSince = 1000
/**
 * Ids rise with time, but the clock may have been set back. If few events are that new, only ids from the first of them on are read:
 * otherwise a page that is not full would read the whole history.
 */
const happenedSince = (since: string) => {
  const found = sql`SELECT ${historyTable.id} AS id FROM ${historyTable} WHERE ${historyTable.at} >= ${since} LIMIT ${fewSince + 1}`
  const first = sql`(SELECT iif(count(*) > ${fewSince}, 0, min(id)) FROM (${found}))`
  return and(gte(historyTable.id, first), gte(historyTable.at, since))
}

/** The history, newest first. */
export const createHistory = ({ db, cursors }: { db: Db; cursors: Cursors }) => ({
  list(asked: Asked): PageOf<HistoryRow> {
    const { movie_id, type, order = 'desc' } = asked
    // Timestamps are compared as text, so use the stored format.
    const since = asked.since && new Date(asked.since).toISOString()
    const scope = scopeOf('history', { movie_id, type, since, order })
    const where = and(
      movie_id === undefined ? undefined : eq(historyTable.movie_id, movie_id),
      since === undefined ? undefined : happenedSince(since),
    )
    const anyOf = type === undefined ? undefined : { from: historyTable, column: historyTable.type, values: type.split(',') }
    return listed(db.select().from(historyTable), asked, { cursors, scope, table: historyTable, by: 'id', order, where, anyOf })
  },

  /** A part of the history, newest first. */
  some: ({ limit, offset, ...asked }: Selected & { limit: number; offset: number }): HistoryRow[] =>
    db.select().from(historyTable).where(whereOf(asked)).orderBy(desc(historyTable.id)).limit(limit).offset(offset).all(),

  count: (asked: Selected): number => db.select({ n: count() }).from(historyTable).where(whereOf(asked)).get()?.n ?? 0,

  /** Stored events after `seq`, oldest first, at most `limit`. */
  after: (seq: number, limit: number): AppEvent[] =>
    db
      .select({ data: historyTable.data })
      .from(historyTable)
      .where(gt(historyTable.seq, seq))
      .orderBy(asc(historyTable.seq))
      .limit(limit)
      .all()
      .map((row) => row.data),

  /** The first and last stored `seq`; null if there are none. */
  span(): { first: number; last: number } | null {
    const found = db
      .select({ first: min(historyTable.seq), last: max(historyTable.seq) })
      .from(historyTable)
      .get()
    return found?.first != null && found.last != null ? { first: found.first, last: found.last } : null
  },
})
