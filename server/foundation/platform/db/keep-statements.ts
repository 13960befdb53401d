import type { Database } from 'bun:sqlite'

type Statement = ReturnType<Database['prepare']>
type Kept = { readonly statement: Statement; readonly end: () => void }

/** A statement takes a few kilobytes. */
const mostKept = 300
/** Not `EXPLAIN`: it counts as running, and so holds a transaction open, until it is ended. */
const ordinary = /^\s*(select|with|insert|update|delete)\b/i
/** Longer ones list ids, and hardly come again. */
const longestKept = 4000

/**
 * Keeps what is prepared, the longest unused leave first: preparing a statement takes longer than most of them run. Who finalizes one does
 * not end it for the others; closing the database ends all.
 */
export const keepStatements = (sqlite: Database): void => {
  const all = new Map<string, Kept>()
  const [prepare, close] = [sqlite.prepare.bind(sqlite), sqlite.close.bind(sqlite)]
  const keep = (text: string): Kept => {
    const statement = prepare(text)
    const kept = { statement, end: statement.finalize.bind(statement) }
    statement.finalize = () => {}
    return kept
  }
  const keptOf = (text: string): Statement => {
    const kept = all.get(text) ?? keep(text)
    all.delete(text)
    all.set(text, kept)
    if (all.size > mostKept) all.delete(all.keys().next().value!)
    return kept.statement
  }
  const mayKeep = (text: string) => text.length <= longestKept && ordinary.test(text)
  sqlite.prepare = ((text: string, ...bound: [never?]) =>
    bound.length === 0 && mayKeep(text) ? keptOf(text) : prepare(text, ...bound)) as Database['prepare']
  sqlite.close = (throws) => {
    for (const { end } of all.values()) end()
    all.clear()
    close(throws)
  }
}
