import type { Config } from '#server/foundation/config/schema'
import type { Announce } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { createAnnounceBack, isOutOfBin } from './announce-back'
import { type KeptTable, storedValue } from './kept-table'
import { type Change, changedIn, opOf } from './read-edit'

type Value = string | number | null
type Patch = { id: number; patch: Record<string, unknown> }
export type PutBackDeps = {
  db: Db
  clock: Clock
  tables: readonly KeptTable[]
  movies: {
    /** Throws NotFound or Invalid. */
    changeIn: (tx: Tx, announce: Announce, change: Patch) => void
    titleOf: (id: number) => string
  }
  config: { putBack: (tx: Tx, announce: Announce, values: Partial<Config>) => void }
  forgetCandidates: (tx: Tx, movieIds: readonly number[]) => void
  /** Gives a file that was imported by hand to the recycle bin, and announces it; false for one that was in the library before. */
  takeBackFile: (tx: Tx, announce: Announce, fileId: number) => boolean
}

/** Makes the rows of an edit what they were, within the caller's transaction, and announces it as the services would. */
export const createPutBack = ({ db, clock, tables, movies, config, forgetCandidates, takeBackFile }: PutBackDeps) => {
  const announceBack = createAnnounceBack(movies)
  const run = (sql: string, values: readonly Value[]): void => void db.$client.query<unknown, Value[]>(sql).run(...values)
  const isRow = ({ key }: KeptTable): string => key.map((column) => `"${column}" = ?`).join(' AND ')

  const remove = ({ table, key }: Change): void => run(`DELETE FROM "${table.name}" WHERE ${isRow(table)}`, key)

  const insert = ({ table, before, key }: Change): void => {
    const names = table.columns.map(({ name }) => `"${name}"`)
    const values = table.columns.map((column) => (isInTransit(table, column.name) ? null : storedValue(column, before!)))
    run(`INSERT INTO "${table.name}" (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`, values)
    // A trigger gives a new movie its default version, but the former one is coming back.
    if (table.name === 'movies') run('DELETE FROM "movie_versions" WHERE movie_id = ?', key)
  }

  const decidedValues = ({ table, before, after }: Change): Record<string, unknown> =>
    Object.fromEntries(
      changedIn(table, before!, after!).map((name) => {
        const column = table.columns.find((one) => one.name === name)!
        const value = storedValue(column, before!)
        return [name, value === null ? null : column.mapFromDriverValue(value)]
      }),
    )

  const change = (tx: Tx, announce: Announce, one: Change): void => {
    const { table, key, before, after } = one
    if (table.name === 'config') return void config.putBack(tx, announce, decidedValues(one) as Partial<Config>)
    if (table.name === 'movies') return void changeMovie(tx, announce, one)
    const names = changedIn(table, before!, after!)
    const columns = table.columns.filter(({ name }) => names.includes(name))
    const sets = [...columns.map(({ name }) => `"${name}" = ?`), ...(table.isStamped ? ['"updated_at" = ?'] : [])]
    const values = [...columns.map((column) => storedValue(column, before!)), ...(table.isStamped ? [stamp(clock)] : [])]
    run(`UPDATE "${table.name}" SET ${sets.join(', ')} WHERE ${isRow(table)}`, [...values, ...key])
  }

  const changeMovie = (tx: Tx, announce: Announce, one: Change): void => {
    const [patch, id] = [decidedValues(one), Number(one.key[0])]
    movies.changeIn(tx, announce, { id, patch })
    if (!('watched_at' in patch)) return
    const title = movies.titleOf(id)
    if (typeof patch.watched_at !== 'string') announce({ type: 'movie_unwatched', movie_id: id, title })
    else announce({ type: 'movie_watched', movie_id: id, title, watched_at: patch.watched_at })
  }

  /** Returns the rows that this took along, with their own events. */
  const removeAdded = (tx: Tx, announce: Announce, changes: readonly Change[]): ReadonlySet<Change> => {
    // A file that came out of the recycle bin goes back there with its row.
    const isFromBin = changes.some(isOutOfBin)
    const taken = new Set<Change>()
    for (const one of changes.toReversed()) {
      if (opOf(one) !== 'added') continue
      if (one.table.name === 'files' && !isFromBin && takeBackFile(tx, announce, Number(one.key[0]))) taken.add(one)
      else remove(one)
    }
    return taken
  }

  return (tx: Tx, announce: Announce, changes: readonly Change[]): void => {
    db.$client.run('PRAGMA defer_foreign_keys = ON')
    const inOrder = changes.toSorted((a, b) => tables.indexOf(a.table) - tables.indexOf(b.table))
    const taken = removeAdded(tx, announce, inOrder)
    for (const one of inOrder) if (opOf(one) === 'removed') insert(one)
    for (const one of inOrder) if (opOf(one) === 'changed') change(tx, announce, one)
    const movieIds = inOrder.flatMap((one) => (one.table.name === 'movies' && opOf(one) === 'added' ? [Number(one.key[0])] : []))
    if (movieIds.length > 0) forgetCandidates(tx, movieIds)
    announceBack(
      announce,
      inOrder.filter((one) => !taken.has(one)),
    )
  }
}

/** A file that goes back to the recycle bin still has to move there; the sweep does it. */
const isInTransit = (table: KeptTable, column: string): boolean => table.name === 'recycle' && column === 'moved_at'
