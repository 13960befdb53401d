import { type Column, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { nameTaken } from '../errors'
import type { Thing } from '../sentences'
import type { Db, Tx } from './open'

type Named = SQLiteTable & { id: Column; name: Column }
type Wanted = { kind: Thing; name: string; except: number | null; ignoresCase?: boolean }

/** Throws Conflict if a row other than `except` has this name. */
export const uniqueName = (tx: Db | Tx, table: Named, { kind, name, except, ignoresCase = false }: Wanted): void => {
  const isSame = ignoresCase ? sql`lower(${table.name}) = lower(${name})` : sql`${table.name} = ${name}`
  const other = tx
    .select({ id: sql<number>`${table.id}`, name: sql<string>`${table.name}` })
    .from(table)
    .where(isSame)
    .get()
  if (other && other.id !== except) throw nameTaken(kind, other.name)
}
