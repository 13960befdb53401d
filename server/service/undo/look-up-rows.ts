import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { type KeptTable, type Need, storedValue } from './kept-table'
import type { Change } from './read-edit'
import { sentences } from './sentences'
import type { StoredRow } from './table'

/** The ids in a table. */
export type IdsOf = (table: string) => ReadonlySet<number>
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

  const idsAfter = (name: string, changes: readonly Change[]): ReadonlySet<number> => {
    const ofTable = changes.filter(({ table }) => table.name === name)
    const gone = new Set(ofTable.filter(({ before }) => before === null).map(({ key }) => Number(key[0])))
    const there = db.$client.query<{ id: number }, []>(`SELECT id FROM "${name}"`).all()
    return new Set([...there.map(({ id }) => id), ...ofTable.map(({ key }) => Number(key[0]))].filter((id) => !gone.has(id)))
  }

  return {
    /** Whether a row of another edit refers to a row that this one added. */
    isUsed(edit: number, { table, key: [id = 0] }: Change): boolean {
      if (table.usedBy?.some((by) => isReferred(edit, by.split('.'), id))) return true
      const isIt = (need: Need): boolean => need.of === table.name && need.id === id
      return tables.some((small) => small.isSmall && rowsOf(small).some((row) => small.needs?.(row).some(isIt)))
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

    /** The ids of a table's rows once the edit is taken back. */
    idsAfter(changes: readonly Change[]): IdsOf {
      const found = new Map<string, ReadonlySet<number>>()
      return (name) => {
        const ids = found.get(name) ?? idsAfter(name, changes)
        found.set(name, ids)
        return ids
      }
    },

    /** Whether a later edit that is in effect removed a row. */
    removedSince:
      (edit: number) =>
      ({ of, id }: Need): boolean =>
        removal.get(of, JSON.stringify([id]), edit) !== null,
  }
}
