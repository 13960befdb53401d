import { eq, sql } from 'drizzle-orm'
import { type AppEvent, isTransient, type NewEvent, type StoredEvent, type TransientEvent } from '#server/events'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Bus } from '#server/foundation/platform/bus'
import { outsideEdit } from '#server/foundation/platform/current-edit'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { historyTable, instanceTable } from './table'

type Settled<T> = T extends PromiseLike<unknown> ? never : T
export type Announce = (event: StoredEvent) => void
export type Journal = ReturnType<typeof createJournal>

type Deps = {
  db: Db
  bus: Bus<AppEvent>
  clock: Clock
  /** Called with the reason when a change could not be stored. */
  onFailure?: (error: unknown) => void
  /** Runs a change inside its transaction, and stores what it changed if a person asked for it. */
  record?: <T>(change: () => T) => T
}

/** Writes what can wait into a transaction that happens anyway. Returns what to do once it is committed; null if nothing waits. */
type Passenger = (tx: Tx) => (() => void) | null

/** Stores a change and the events that describe it in one transaction: neither without the other. */
export const createJournal = ({ db, bus, clock, onFailure, record = (change) => change() }: Deps) => {
  const passengers: Passenger[] = []
  return {
    carry: (passenger: Passenger): void => void passengers.push(passenger),

    /** Runs `change` synchronously. Stores what it announces along with it, and publishes it after the commit. */
    commit<T>(change: (tx: Tx, announce: Announce) => Settled<T>): Settled<T> {
      const announced: AppEvent[] = []
      const announceIn =
        (tx: Tx): Announce =>
        (event) => {
          const stored = { ...event, seq: nextSeq(tx), at: stamp(clock) } as AppEvent & { seq: number }
          tx.insert(historyTable)
            .values({
              seq: stored.seq,
              type: stored.type,
              at: stored.at,
              movie_id: idIn(event, 'movie_id'),
              download_id: idIn(event, 'download_id'),
              data: stored,
            })
            .run()
          announced.push(stored)
        }
      let result: Settled<T>
      let arrived: ((() => void) | null)[] = []
      try {
        result = db.transaction(
          (tx) => {
            arrived = passengers.map((write) => write(tx))
            return record(() => change(tx, announceIn(tx)))
          },
          { behavior: 'immediate' },
        )
      } catch (error) {
        onFailure?.(error)
        throw error
      }
      for (const arrive of arrived) arrive?.()
      outsideEdit(() => {
        for (const event of announced) bus.publish(event)
      })
      return result
    },

    /** For transient events: sent, not stored. */
    tell(event: TransientEvent): void {
      if (!isTransient(event.type)) throw new Error(`${event.type} must be announced in a commit`)
      bus.publish({ ...event, at: stamp(clock) } as AppEvent)
    },
  }
}

const idIn = (event: NewEvent, name: 'movie_id' | 'download_id'): number | null =>
  name in event ? ((event as Record<string, unknown>)[name] as number | null) : null

/** Taken inside the transaction and stored apart from the history, so that neither retention nor a restore lowers it. */
const nextSeq = (tx: Tx): number => {
  const row = tx
    .insert(instanceTable)
    .values({ key: 'seq', value: '1' })
    .onConflictDoUpdate({ target: instanceTable.key, set: { value: sql`CAST(CAST(${instanceTable.value} AS INTEGER) + 1 AS TEXT)` } })
    .returning({ value: instanceTable.value })
    .get()
  return Number(row.value)
}

export const lastSeq = (db: Db): number => Number(db.select().from(instanceTable).where(eq(instanceTable.key, 'seq')).get()?.value ?? 0)
