import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { type KeptTable, type Need, storedValue } from './kept-table'
import { addressOf, type Change } from './read-edit'
import { sentences } from './sentences'
import type { StoredRow } from './table'

export type IsThere = (need: Need) => boolean
export type IsUsed = (change: Change) => boolean
type Lookups = { db: Db; tables: readonly KeptTable[] }
/** Questions about rows outside of an edit. */
export const createLookups = ({ db, tables }: Lookups) => {
  const keysOf = (name: string): readonly string[] => tables.find((table) => table.name === name)?.key ?? ['id']
  const rowsOf = ({ name, decided }: KeptTable): StoredRow[] =>
    db.$client.query<StoredRow, []>(`SELECT ${decided.map((column) => `"${column.name}"`).join(', ')} FROM "${name}"`).all()

  const isReferred = (edit: number, [name = '', column = '']: readonly string[], id: string | number): boolean => {
    const key = `json_array(${keysOf(name)
      .map((part) => `t."${part}"`)
      .join(', ')})`
    const others = `${key} NOT IN (SELECT "key" FROM edit_rows WHERE edit_id = ? AND "of" = ?)`
    const query = db.$client.query(`SELECT 1 FROM "${name}" t WHERE t."${column}" = ? AND ${others} LIMIT 1`)
    return query.get(id, edit, name) !== null
  }

  const removal = db.$client.query<unknown, [string, string, number]>(
    `SELECT 1 FROM edit_rows r JOIN edits d ON d.id = r.edit_id
     WHERE r."of" = ? AND r."key" = ? AND r.edit_id > ? AND r."after" IS NULL AND d.stands AND d.undone_at IS NULL LIMIT 1`,
  )

  const isRow = ({ of, id }: Need): boolean => db.$client.query(`SELECT 1 FROM "${of}" WHERE id = ?`).get(id) !== null
  /** What the rows of small tables cannot do without. */
  const needed = (): ReadonlySet<string> =>
    new Set(tables.flatMap((small) => (small.isSmall ? rowsOf(small).flatMap((row) => small.needs?.(row).map(nameOf) ?? []) : [])))

  return {
    /** Whether a row of another edit refers to a row that this one added. */
    usedBeside(edit: number): IsUsed {
      let small: ReadonlySet<string> | undefined
      return ({ table, key: [id = 0] }) => {
        if (table.usedBy?.some((by) => isReferred(edit, by.split('.'), id))) return true
        small ??= needed()
        return small.has(nameOf({ of: table.name, id: Number(id) }))
      }
    },

    /** Another row that has a name which only one may have. */
    holderOf(
      { table, key, label }: Change,
      { row, columns, changes }: { row: StoredRow; columns: readonly string[]; changes: readonly Change[] },
    ): Sentence | null {
      for (const name of columns) {
        const column = table.columns.find((one) => one.name === name)!
        const collation = table.ignoresCase ? ' COLLATE NOCASE' : ''
        const held = db.$client
          .query<{ id: number }, [string | number | null]>(
            `SELECT ${table.key[0]} AS id FROM "${table.name}" WHERE "${name}" = ?${collation}`,
          )
          .all(storedValue(column, row))
          .find(({ id }) => id !== key[0] && !changes.some((change) => change.table === table && change.key[0] === id))
        if (held) return say(sentences, table.name === 'movies' ? 'back_since' : 'name_taken_since', { name: label })
      }
      return null
    },

    /** Whether a row is there once the edit is taken back. */
    thereAfter(changes: readonly Change[]): IsThere {
      const touched = new Map(changes.map((change) => [addressOf(change), change.before !== null]))
      return (need) => touched.get(`${need.of} ${JSON.stringify([need.id])}`) ?? isRow(need)
    },

    /** Whether a later edit that is in effect removed a row. */
    removedSince:
      (edit: number) =>
      ({ of, id }: Need): boolean =>
        removal.get(of, JSON.stringify([id]), edit) !== null,
  }
}

const nameOf = ({ of, id }: Need): string => `${of} ${id}`
