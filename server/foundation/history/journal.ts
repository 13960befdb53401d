import { eq, sql } from 'drizzle-orm'
import { type AppEvent, isTransient, type NewEvent, type StoredEvent, type TransientEvent } from '#server/events'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Bus } from '#server/foundation/platform/bus'
import { outsideEdit } from '#server/foundation/platform/current-edit'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { soon } from '#server/foundation/platform/db/soon'
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
  const insert = db.insert(historyTable).values(placeholders).prepare()
  const nextSeq = seqCounter(db)

  const commit = <T>(change: (tx: Tx, announce: Announce) => Settled<T>): Settled<T> => {
    const announced: AppEvent[] = []
    const announce: Announce = (event) => {
      const stored = { ...event, seq: nextSeq(1), at: stamp(clock) } as AppEvent & { seq: number }
      const { seq, type, at } = stored
      insert.run({ seq, type, at, movie_id: idIn(event, 'movie_id'), download_id: idIn(event, 'download_id'), data: stored })
      announced.push(stored)
    }
    let result: Settled<T>
    let arrived: ((() => void) | null)[] = []
    try {
      result = db.transaction(
        (tx) => {
          arrived = passengers.map((write) => write(tx))
          return record(() => change(tx, announce))
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
  }

  return {
    carry: (passenger: Passenger): void => void passengers.push(passenger),

    /** Runs `change` synchronously. Stores what it announces along with it, and publishes it after the commit. */
    commit,

    /** The same, as `soon` writes. */
    commitSoon: <T>(change: (tx: Tx, announce: Announce) => Settled<T>): Settled<T> => soon(db, () => commit(change)),

    /** After a power cut, no number is given twice: a client may know of events that it took back. */
    skipNumbers: (): void => void nextSeq(numbersSkipped),

    /** For transient events: sent, not stored. */
    tell(event: TransientEvent): void {
      if (!isTransient(event.type)) throw new Error(`${event.type} must be announced in a commit`)
      bus.publish({ ...event, at: stamp(clock) } as AppEvent)
    },
  }
}

/** More than what is announced between two commits that wait for the disk. */
const numbersSkipped = 10_000

const placeholders = {
  seq: sql.placeholder('seq'),
  type: sql.placeholder('type'),
  at: sql.placeholder('at'),
  movie_id: sql.placeholder('movie_id'),
  download_id: sql.placeholder('download_id'),
  data: sql.placeholder('data'),
}

const idIn = (event: NewEvent, name: 'movie_id' | 'download_id'): number | null =>
  name in event ? ((event as Record<string, unknown>)[name] as number | null) : null

/** Taken inside the transaction and stored apart from the history, so that neither retention nor a restore lowers it. */
const seqCounter = (db: Db): ((by: number) => number) => {
  const by = sql.placeholder('by')
  const raise = db
    .insert(instanceTable)
    .values({ key: 'seq', value: by })
    .onConflictDoUpdate({
      target: instanceTable.key,
      set: { value: sql`CAST(CAST(${instanceTable.value} AS INTEGER) + CAST(${by} AS INTEGER) AS TEXT)` },
    })
    .returning({ value: instanceTable.value })
    .prepare()
  return (count) => Number(raise.get({ by: String(count) })?.value)
}

export const lastSeq = (db: Db): number => Number(db.select().from(instanceTable).where(eq(instanceTable.key, 'seq')).get()?.value ?? 0)
