import type { Database, SQLQueryBindings } from 'bun:sqlite'
import type { Value } from './prepared'

/** A value, or bytes, which jobs read themselves. */
export type Field = Value | Uint8Array
export type Question = { sql: string; params: SQLQueryBindings[] }
/** Queries a connection. The same function for as long as it is open, so a job can remember what it has read from it. */
export type Ask = (question: Question) => Field[][]
/** A computation that queries the database repeatedly within one snapshot. A thread finds it by name. */
export type Job<G, R> = { name: string; work: (ask: Ask, given: G) => R }

/** Each null among the values stands for the next of `given`. */
export const about = ({ sql, params }: Question, ...given: (string | number)[]): Question => {
  const rest = [...given]
  return { sql, params: params.map((value) => value ?? rest.shift()!) }
}

export const rowsOf =
  (db: Database): Ask =>
  ({ sql, params }) =>
    db.query(sql).values(...params) as Field[][]

/** Returns just the rows. */
export const readRows: Job<readonly Question[], Field[][][]> = { name: 'rows', work: (ask, questions) => questions.map(ask) }
