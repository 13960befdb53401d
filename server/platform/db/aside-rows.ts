import type { Database, SQLQueryBindings } from 'bun:sqlite'
import type { Value } from './prepared'

export type Question = { sql: string; params: SQLQueryBindings[] }
export type Ask = (question: Question) => Value[][]
/** What is worked out by asking a database, and asking again by what it said: at one go, so of one state of it. A thread knows it by its name. */
export type Job<G, R> = { name: string; work: (ask: Ask, given: G) => R }

export const rowsOf =
  (db: Database): Ask =>
  ({ sql, params }) =>
    db.query(sql).values(...params) as Value[][]

/** Nothing but the rows. */
export const readRows: Job<readonly Question[], Value[][][]> = { name: 'rows', work: (ask, questions) => questions.map(ask) }
