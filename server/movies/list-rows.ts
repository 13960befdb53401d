import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/open'
import { type PreparedRows, prepareRows, type Value } from '#server/platform/db/prepared'
import { keyset } from '#server/platform/http/page'
import { type Conditions, sortColumns } from './query'
import { columnsBy } from './read-row'
import type { MovieSort } from './schema'
import { openTitleSearch } from './search-titles'
import { moviesTable } from './table'

/** `shape`: questions of the same one differ by their values only. */
type Asked = { sort: MovieSort; order: 'asc' | 'desc'; isAfter: boolean; conditions: Conditions | null; shape: string }
type Values = Readonly<Record<string, Value>>

/**
 * `end`: where the reach ends; `near`: what fits before that; `onwards`: however far away. `few`: ids by one of the conditions, if there
 * are not too many; `sorted`: what fits of them. `walked`: what fits, by the index of the order and the sets of ids alone.
 */
type Questions = Record<'end' | 'near' | 'onwards' | 'sorted' | 'walked', PreparedRows> & { few: readonly PreparedRows[] }

/** Beyond this all are written anew. */
const mostPrepared = 200
/** So many movies are looked at in the order of the list before those that fit are looked for in another way. */
const usual = { reach: 400, furtherReach: 4000, mostSorted: 2000 }

/**
 * A page of movies. Most are full of what stands near in the list. Where too little of that fits, those that do are found by a condition
 * that few fulfill, and sorted; where each is fulfilled by many, the list is walked, far away by its index alone.
 */
export const createListReading = (db: Db, { reach, furtherReach, mostSorted } = usual) => {
  openTitleSearch(db)
  /** To write and prepare a statement takes longer than to run it, and few kinds of questions are asked. */
  const prepared = new Map<string, Questions>()
  const prepareOnce = (asked: Asked): Questions => {
    const name = `${asked.sort} ${asked.order} ${asked.isAfter} ${asked.shape}`
    const known = prepared.get(name) ?? prepare(db, asked, mostSorted)
    if (prepared.size >= mostPrepared) prepared.clear()
    prepared.set(name, known)
    return known
  }
  /** Null: there are more. */
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
      questions.walked(values)
    )
  }
}

const prepare = (db: Db, { sort, order, isAfter, conditions }: Asked, mostSorted: number): Questions => {
  const column = sortColumns[sort]
  const id = sql`${moviesTable.id}`
  const limit = sql.placeholder('limit')
  const position = isAfter ? [sql.placeholder('key'), sql.placeholder('id')] : null
  const { after, orderBy } = keyset({ column, order }, id, position)
  // A plus keeps an index from being used.
  const unwalked = keyset({ column: sql`+${column}`, order }, sql`+${id}`, position)
  const shown = { ...columnsBy(sql.placeholder('before')), sort_key: sql<string | number>`${column}` }

  const { where, among = [] } = conditions ?? {}
  const isNear = order === 'asc' ? sql`${column} <= ${sql.placeholder('end')}` : sql`${column} >= ${sql.placeholder('end')}`
  const isFew = sql`${id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`
  const isAmong = among.map((ids) => sql`+${id} IN (${ids})`)
  const ids = (by: SQL, ...of: (SQL | undefined)[]) =>
    sql`${id} IN (SELECT ${id} FROM ${moviesTable} WHERE ${allOf(...of)} ORDER BY ${by} LIMIT ${limit})`

  const rows = (of: SQL | undefined, by: SQL) =>
    prepareRows(db, () => db.select(shown).from(moviesTable).where(of).orderBy(by).limit(limit))
  const key = sql<string | number>`${column}`
  const distance = sql.placeholder('distance')
  return {
    end: prepareRows(db, () => db.select({ key }).from(moviesTable).where(after).orderBy(orderBy).limit(1).offset(distance)),
    near: rows(allOf(isNear, where, after), orderBy),
    onwards: rows(allOf(where, after), orderBy),
    few: among.map((some) =>
      prepareRows(db, () =>
        db
          .selectDistinct({ id: sql<number>`*` })
          .from(sql`(${some})`)
          .limit(mostSorted + 1),
      ),
    ),
    sorted: rows(ids(unwalked.orderBy, isFew, where, unwalked.after), unwalked.orderBy),
    walked: rows(ids(orderBy, ...isAmong, where, after), unwalked.orderBy),
  }
}

const allOf = (...of: (SQL | undefined)[]): SQL | undefined => {
  const some = of.filter((one) => one !== undefined)
  return some.length > 0 ? sql.join(some, sql` AND `) : undefined
}
