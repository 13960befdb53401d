import { and, gt, lte, max, type SQL, sql } from 'drizzle-orm'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { type Cursors, clampLimit, keyset, type PageOf, scopeOf } from '#server/foundation/platform/http/page'
import { type AskedLogs, filterOf, timesOf } from './filters'
import type { Logs } from './log'
import type { LogDb } from './open'
import type { ClientLine, LogRow } from './schema'
import { sentences } from './sentences'
import type { LogSink } from './sink'
import { logsTable } from './table'

export type LogStore = ReturnType<typeof createLogStore>
type Deps = { db: LogDb; sink: Pick<LogSink, 'flush'>; log: Pick<Logs, 'write'>; cursors: Cursors; window?: number }
/** The maximum number of rows read for one page, however rare matches are: the cursor continues from there. */
const usualWindow = 50_000

/** Reads the log: pages from newest to oldest, or lines since a cursor. */
export const createLogStore = ({ db, sink, log, cursors, window = usualWindow }: Deps) => {
  const id = sql`${logsTable.id}`

  const list = (asked: AskedLogs): PageOf<LogRow> => {
    const scope = scopeOf('logs', asked)
    const limit = clampLimit(asked.limit)
    const position = asked.cursor ? cursors.decode(scope, asked.cursor) : null
    const { after, orderBy } = keyset({ column: sql`${logsTable.ts_us}`, order: 'desc' }, id, position)
    const within = and(after, ...timesOf(asked))
    const seen = db.select().from(logsTable).where(within).orderBy(orderBy).limit(window).as('logs')
    const rows = db
      .select()
      .from(seen)
      .where(filterOf(asked))
      .limit(limit + 1)
      .all()
    const results = rows.slice(0, limit)
    const last = rows.length > limit ? results.at(-1) : endOfWindow(within, orderBy)
    return {
      results: results.map(toRow),
      has_more: last !== undefined,
      next_cursor: last ? cursors.encode(scope, [last.ts_us, last.id]) : null,
    }
  }

  /** The row at which the window ends, if there are more. */
  const endOfWindow = (within: SQL | undefined, orderBy: SQL) => {
    const beyond = db
      .select({ ts_us: logsTable.ts_us, id: logsTable.id })
      .from(logsTable)
      .where(within)
      .orderBy(orderBy)
      .limit(2)
      .offset(window - 1)
      .all()
    return beyond.length > 1 ? beyond[0] : undefined
  }

  const lastId = (): number =>
    db
      .select({ id: max(logsTable.id) })
      .from(logsTable)
      .get()?.id ?? 0

  const arrived = (within: SQL | undefined, { asked, order, limit }: { asked: AskedLogs; order: SQL; limit: number }) =>
    db
      .select()
      .from(logsTable)
      .where(and(within, filterOf(asked), ...timesOf(asked)))
      .orderBy(order)
      .limit(limit)
      .all()

  /** In order of arrival, so setting the clock back hides no line from a live tail. */
  const linesAfter = (start: number, asked: AskedLogs) => {
    const limit = clampLimit(asked.limit)
    const end = Math.max(start, lastId())
    const upTo = Math.min(end, start + window)
    const found = arrived(and(gt(logsTable.id, start), lte(logsTable.id, upTo)), { asked, order: sql`id ASC`, limit: limit + 1 })
    const results = found.slice(0, limit)
    const isCut = found.length > limit
    return { results, has_more: isCut || upTo < end, reached: isCut ? results.at(-1)!.id : upTo }
  }

  const lastLines = (asked: AskedLogs) => {
    const end = lastId()
    const newest = arrived(gt(logsTable.id, end - window), { asked, order: sql`id DESC`, limit: clampLimit(asked.limit) })
    return { results: newest.reverse(), has_more: false, reached: end }
  }

  const tail = (asked: AskedLogs): PageOf<LogRow> => {
    const scope = scopeOf('logs/tail', { ...asked, after: undefined })
    const start = asked.after ? Number(cursors.decode(scope, asked.after)[0]) : null
    const { results, has_more, reached } = start === null ? lastLines(asked) : linesAfter(start, asked)
    return { results: results.map(toRow), has_more, next_cursor: cursors.encode(scope, [reached]) }
  }

  return {
    /** Throws InvalidCursor. `after` returns newer lines, oldest first; if empty, the last lines and a cursor to continue from. */
    list(asked: AskedLogs): PageOf<LogRow> {
      if (asked.after !== undefined && asked.cursor) throw new Invalid(say(sentences, 'not_beside_cursor'), 'after')
      sink.flush()
      return asked.after === undefined ? list(asked) : tail(asked)
    },

    /** Stores lines that a client reports. */
    tell(lines: readonly ClientLine[]): void {
      for (const { module = 'web', fields = null, trace_id = null, level, message } of lines)
        log.write({ level, target: `service::web::${module}`, message, fields, trace_id, source: 'frontend' })
    },
  }
}

const toRow = ({ id: _, ...row }: LogRow & { id: number }): LogRow => row
