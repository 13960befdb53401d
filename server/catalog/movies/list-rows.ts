import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { type PreparedRows, prepareRows, type Value } from '#server/foundation/platform/db/prepared'
import { keyset } from '#server/foundation/platform/http/page'
import { type Conditions, coveredIds, coveredSorts, sortColumns } from './query'
import { columnsBy } from './read-row'
import type { MovieSort } from './schema'
import { openTitleSearch } from './search-titles'
import { moviesTable } from './table'

/** Queries with the same `shape` differ only in their values. */
type Asked = { sort: MovieSort; order: 'asc' | 'desc'; isAfter: boolean; conditions: Conditions | null; shape: string }
type Values = Readonly<Record<string, Value>>

/**
 * `end`: the last row within reach; `near`: matches up to it; `onwards`: matches at any distance. `few`: ids that match one condition,
 * unless there are too many; `sorted`: full matches among them. `scanned`: matches found in indexes alone.
 */
type Questions = Record<'end' | 'near' | 'onwards' | 'sorted' | 'scanned', PreparedRows> & { few: readonly PreparedRows[] }

/** Beyond this many, all are prepared again. */
const mostPrepared = 200
/** How many movies to check in list order before finding matches in another way. */
const usual = { reach: 400, furtherReach: 4000, mostSorted: 2000 }

/**
 * Reads a page of movies. Usually nearby rows of the list fill it. If too few match, finds the matches through the most selective condition
 * and sorts them; if no condition is selective, looks further, and finally finds the matches by scanning indexes, without reading rows.
 */
export const createListReading = (db: Db, { reach, furtherReach, mostSorted } = usual) => {
  openTitleSearch(db)
  /** Preparing a statement takes longer than running it, and there are few shapes. */
  const prepared = new Map<string, Questions>()
  const prepareOnce = (asked: Asked): Questions => {
    const name = `${asked.sort} ${asked.order} ${asked.isAfter} ${asked.shape}`
    const known = prepared.get(name) ?? prepare(db, asked, mostSorted)
    if (prepared.size >= mostPrepared) prepared.clear()
    prepared.set(name, known)
    return known
  }
  /** Null if there may be more matches beyond the distance. */
  const within = ({ end, near, onwards }: Questions, values: Values, distance: number): Value[][] | null => {
    const [[last] = []] = end({ ...values, distance })
    if (last === undefined) return onwards(values)
    const found = near({ ...values, end: last })
    return found.length === values.limit ? found : null
  }
  const bySorting = ({ few, sorted }: Questions, values: Values): Value[][] | null => {
    for (const ids of few) {
      const found = ids(values)
      if (found.length <= mostSorted) return sorted({ ...values, ids: JSON.stringify(found.flat()) })
    }
    return null
  }

  return (asked: Asked, values: Values): Value[][] => {
    const questions = prepareOnce(asked)
    if (asked.conditions === null) return questions.onwards(values)
    return (
      within(questions, values, reach) ??
      bySorting(questions, values) ??
      within(questions, values, furtherReach) ??
      questions.scanned(values)
    )
  }
}

const prepare = (db: Db, { sort, order, isAfter, conditions }: Asked, mostSorted: number): Questions => {
  const column = sortColumns[sort]
  const id = sql`${moviesTable.id}`
  const limit = sql.placeholder('limit')
  const position = isAfter ? [sql.placeholder('key'), sql.placeholder('id')] : null
  const { after, orderBy } = keyset({ column, order }, id, position)
  // The unary plus keeps SQLite from using an index.
  const unwalked = keyset({ column: sql`+${column}`, order }, sql`+${id}`, position)
  const shown = { ...columnsBy(sql.placeholder('before')), sort_key: sql<string | number>`${column}` }

  const { where, covered, sets = [], rough, few = [] } = conditions ?? {}
  const isNear = order === 'asc' ? sql`${column} <= ${sql.placeholder('end')}` : sql`${column} >= ${sql.placeholder('end')}`
  const isFew = sql`${id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`
  const isIn = (ids: SQL) => sql`+${id} IN (${ids})`
  const ids = (...of: (SQL | undefined)[]) => sql`SELECT ${id} FROM ${moviesTable} WHERE ${allOf(...of)}`
  const firstOf = (all: SQL, by: SQL) => sql`${id} IN (${all} ORDER BY ${by} LIMIT ${limit})`
  const others = allOf(...sets.map(isIn), rough)
  const alongSortIndex = () => firstOf(ids(covered && isIn(coveredIds(covered)), others, after), orderBy)
  const scanned =
    covered && coveredSorts.has(sort)
      ? firstOf(coveredIds(sql.join(compact(covered, others, unwalked.after), and)), unwalked.orderBy)
      : alongSortIndex()

  const rows = (of: SQL | undefined, by: SQL) =>
    prepareRows(db, () => db.select(shown).from(moviesTable).where(of).orderBy(by).limit(limit))
  const key = sql<string | number>`${column}`
  const distance = sql.placeholder('distance')
  return {
    end: prepareRows(db, () => db.select({ key }).from(moviesTable).where(after).orderBy(orderBy).limit(1).offset(distance)),
    near: rows(allOf(isNear, where, after), orderBy),
    onwards: rows(allOf(where, after), orderBy),
    few: few.map((some) =>
      prepareRows(db, () =>
        db
          .selectDistinct({ id: sql<number>`*` })
          .from(sql`(${some})`)
          .limit(mostSorted + 1),
      ),
    ),
    sorted: rows(firstOf(ids(isFew, where, unwalked.after), unwalked.orderBy), unwalked.orderBy),
    scanned: rows(scanned, unwalked.orderBy),
  }
}

const and = sql` AND `
const compact = (...of: (SQL | undefined)[]): SQL[] => of.filter((one) => one !== undefined)
const allOf = (...of: (SQL | undefined)[]): SQL | undefined => {
  const some = compact(...of)
  return some.length > 0 ? sql.join(some, and) : undefined
}
