import { sql } from 'drizzle-orm'
import type { Tx } from '#server/foundation/platform/db/open'
import { moviesTable } from './table'

type PassedOver = { at: string; since: string; which: 'all' | 'missing' }
export type PassOver = typeof passOver

/** No release published until `at` is grabbed automatically for these movies. Spares those that a person added since `since`. */
export const passOver = (tx: Tx, { at, since, which }: PassedOver): void => {
  const isChosen = sql`${moviesTable.added_by} = 'user' AND ${moviesTable.added_at} >= ${since}`
  const isLeftAlone = which === 'all' ? sql`1` : sql`${moviesTable.present_bytes} IS NULL`
  tx.update(moviesTable).set({ passed_over_until: at }).where(sql`${isLeftAlone} AND (${isChosen}) IS NOT 1`).run()
}
