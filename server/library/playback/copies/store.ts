import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { copiesTable } from './table'

export type CopyRow = typeof copiesTable.$inferSelect
export type CopyStore = ReturnType<typeof createCopyStore>
type Wanted = Pick<CopyRow, 'file_id' | 'height'>

/** A copy is kept this long for the device that wanted it. */
export const kept = days(7)

/** Which copies are wanted, and which are there. */
export const createCopyStore = ({ db, journal, clock }: { db: Db; journal: Journal; clock: Clock }) => {
  const change = (id: number, values: Partial<CopyRow>): void =>
    journal.commit((tx) => void tx.update(copiesTable).set(values).where(eq(copiesTable.id, id)).run())
  const is = ({ file_id, height }: Wanted) => and(eq(copiesTable.file_id, file_id), eq(copiesTable.height, height))
  const isOpen = and(isNull(copiesTable.ready_at), isNull(copiesTable.problem))

  return {
    find: (id: number): CopyRow | undefined => db.select().from(copiesTable).where(eq(copiesTable.id, id)).get(),
    ofFile: (fileId: number): CopyRow[] =>
      db.select().from(copiesTable).where(eq(copiesTable.file_id, fileId)).orderBy(asc(copiesTable.id)).all(),
    like: (wanted: Wanted): CopyRow | undefined => db.select().from(copiesTable).where(is(wanted)).get(),
    next: (): CopyRow | undefined => db.select().from(copiesTable).where(isOpen).orderBy(asc(copiesTable.id)).get(),
    isAny: (): boolean => db.select({ id: copiesTable.id }).from(copiesTable).get() !== undefined,
    add: (wanted: Wanted): CopyRow =>
      journal.commit((tx) => {
        tx.delete(copiesTable).where(is(wanted)).run()
        return tx
          .insert(copiesTable)
          .values({ ...wanted, created_at: stamp(clock) })
          .returning()
          .get()
      }),
    noteProblem: (id: number, problem: Sentence): void => change(id, { problem }),
    noteReady: (id: number, size_bytes: number): void => change(id, { size_bytes, ready_at: stamp(clock) }),
    remove: (id: number): void => journal.commit((tx) => void tx.delete(copiesTable).where(eq(copiesTable.id, id)).run()),
    forgetExpired: (): void =>
      journal.commit(
        (tx) =>
          void tx
            .delete(copiesTable)
            .where(lt(copiesTable.ready_at, ago(clock, kept)))
            .run(),
      ),
  }
}
