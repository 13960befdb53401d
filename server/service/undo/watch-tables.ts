import type { Db } from '#server/foundation/platform/db/open'
import { type KeptTable, type Row, rowAsJson } from './kept-table'

/**
 * Lets triggers of this connection note every change of these tables while `open_edit` names an edit. They are made from the tables, so that
 * a new column takes part without another line.
 */
export const watchTables = ({ $client }: Db, tables: readonly KeptTable[]): void => {
  $client.run('CREATE TEMP TABLE open_edit (id INTEGER)')
  $client.run('INSERT INTO open_edit VALUES (NULL)')
  for (const table of tables) for (const trigger of triggersOf(table)) $client.run(trigger)
}

const triggersOf = (table: KeptTable): string[] => {
  const [all, decided] = [(row: Row) => rowAsJson(table.columns, row), (row: Row) => rowAsJson(table.decided, row)]
  const names = table.decided.map(({ name }) => name)
  const tuple = (row: Row) => `(${names.map((name) => `${row}."${name}"`).join(', ')})`
  const isChanged = `AND ${tuple('old')} IS NOT ${tuple('new')}`
  const onUpdate = `UPDATE OF ${names.map((name) => `"${name}"`).join(', ')}`
  return [
    ...(table.only ? [] : [trigger(table, { on: 'INSERT', row: 'new', before: 'NULL', after: decided('new') })]),
    ...(table.only === 'changed' ? [] : [trigger(table, { on: 'DELETE', row: 'old', before: all('old'), after: 'NULL' })]),
    ...(table.only === 'removed' || names.length === 0
      ? []
      : [trigger(table, { on: onUpdate, when: isChanged, row: 'new', before: decided('old'), after: decided('new') })]),
  ]
}

type Noted = { on: string; when?: string; row: Row; before: string; after: string }
const trigger = ({ name, key, movie, label }: KeptTable, { on, when = '', row, before, after }: Noted): string => {
  const primary = `json_array(${key.map((column) => `${row}."${column}"`).join(', ')})`
  const subject = movie === undefined ? primary : `${row}."${movie}"`
  return `CREATE TEMP TRIGGER "edit_${name}_${on.slice(0, 6).toLowerCase()}" AFTER ${on} ON main."${name}"
WHEN (SELECT id FROM open_edit) IS NOT NULL ${when} BEGIN
INSERT INTO edit_rows (edit_id, "of", "key", subject, label, "before", "after")
VALUES ((SELECT id FROM open_edit), '${name}', ${primary}, ${subject}, ${label?.(row) ?? 'NULL'}, ${before}, ${after}); END`
}
