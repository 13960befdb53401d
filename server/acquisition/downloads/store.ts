import { eq, inArray, sql } from 'drizzle-orm'
import type { StoredEvent } from '#server/events'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { mayFollow, type Phase } from './phase'
import { downloadsTable, isInFew } from './table'

export type Row = typeof downloadsTable.$inferSelect
export type DownloadStore = ReturnType<typeof createDownloadStore>
type Change = Partial<Omit<Row, 'id' | 'state' | 'state_at'>>
type EventFields = { download_id: number; movie_id: number | null; title: string }
type Event = (download: EventFields) => StoredEvent
type Move = { from: readonly Phase[]; to: Phase; change?: Change; event?: Event }

export const turnOf = ({ id, turn }: Pick<Row, 'id' | 'turn'>): number => turn ?? id

/** The rows of downloads, and the only way to change their state. */
export const createDownloadStore = ({ db, journal, clock }: { db: Db; journal: Journal; clock: Clock }) => {
  // Every step of every download begins here: building the query again would take longer than reading the row.
  const byId = db
    .select()
    .from(downloadsTable)
    .where(eq(downloadsTable.id, sql.placeholder('id')))
    .prepare()
  const find = (id: number): Row | undefined => byId.get({ id })
  const move = (id: number, step: Move, commit: Journal['commit']): boolean => {
    const row = step.event === undefined ? find(id) : undefined
    if (row?.state === step.to && step.from.includes(step.to) && changesNothing(row, step.change ?? {})) return true
    return commit((tx, announce) => moveIn(tx, announce, { row: find(id), ...step, now: stamp(clock) }))
  }

  return {
    find,

    /** Throws NotFound. */
    get(id: number): Row {
      const row = find(id)
      if (!row) throw new NotFound('download', id)
      return row
    },

    /** Those in these states, by their turn. */
    inPhases: (phases: readonly Phase[]): Row[] =>
      db.select().from(downloadsTable).where(isInFew(phases)).orderBy(sql`coalesce(${downloadsTable.turn}, ${downloadsTable.id})`).all(),

    /** Records changes that need no event. */
    note(id: number, change: Change, tx: Tx | Db = db): void {
      const row = find(id)
      if (row && changesNothing(row, change)) return
      tx.update(downloadsTable).set(change).where(eq(downloadsTable.id, id)).run()
    },

    /** Gives these downloads, in this order, the turns that they have among them. */
    arrange(ids: readonly number[]): void {
      journal.commit((tx) => {
        const rows = tx
          .select()
          .from(downloadsTable)
          .where(inArray(downloadsTable.id, [...ids]))
          .all()
        const missing = ids.find((id) => !rows.some((row) => row.id === id))
        if (missing !== undefined) throw new NotFound('download', missing)
        const turns = rows.map(turnOf).toSorted((a, b) => a - b)
        for (const [place, id] of ids.entries())
          tx.update(downloadsTable).set({ turn: turns[place] }).where(eq(downloadsTable.id, id)).run()
      })
      journal.tell({ type: 'download_order_changed', download_ids: [...ids] })
    },

    /**
     * Changes the state and announces the event, unless the download has left `from` in the meantime: then does nothing and returns false.
     * Every step reads, awaits the client, and ends here; this is where a cancellation in between is noticed. What changes nothing is not
     * written, so that a torrent without peers lets the disk sleep.
     */
    move: (id: number, step: Move): boolean => move(id, step, journal.commit),

    /** The same for what the client would tell again. */
    follow: (id: number, step: Move): boolean => move(id, step, journal.commitSoon),

    /** The same within a larger transaction. */
    moveIn: (tx: Tx, announce: Announce, step: Move & { id: number }): boolean =>
      moveIn(tx, announce, { row: find(step.id), ...step, now: stamp(clock) }),
  }
}

/** Most minutes find a torrent as the minute before. */
const changesNothing = (row: Row, change: Change): boolean =>
  Object.entries(change).every(([name, value]) => value === undefined || isSame(value, row[name as keyof Row]))
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

type Step = Move & { row: Row | undefined; now: string }
const moveIn = (tx: Tx, announce: Announce, { row, from, to, change, event, now }: Step): boolean => {
  if (!row || !from.includes(row.state)) return false
  if (!mayFollow(row.state, to)) throw new Error(`download ${row.id} cannot go from ${row.state} to ${to}`)
  tx.update(downloadsTable)
    .set({ ...change, ...(row.state !== to && { state: to, state_at: now }) })
    .where(eq(downloadsTable.id, row.id))
    .run()
  if (event) announce(event({ download_id: row.id, movie_id: row.movie_id, title: row.title }))
  return true
}
