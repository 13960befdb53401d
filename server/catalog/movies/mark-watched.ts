import { eq } from 'drizzle-orm'
import type { Announce } from '#server/foundation/history/journal'
import { say } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { Invalid } from '#server/foundation/platform/errors'
import type { WatchedOrder } from './schema'
import { sentences } from './sentences'
import { moviesTable } from './table'
import type { Row } from './write'

type Marked = { row: Row; order: WatchedOrder; now: string }

/** Runs in the caller's transaction. A movie that is watched already only gets the order's values. Throws Invalid for a time to come. */
export const markWatched = (tx: Tx, announce: Announce, { row, order, now }: Marked): void => {
  const at = order.at === undefined ? null : new Date(order.at).toISOString()
  if (at !== null && at > now) throw new Invalid(say(sentences, 'watched_in_future'), 'at')
  if (row.watched_at !== null) {
    correct(tx, announce, { row, plays: { watched_at: at ?? row.watched_at, play_count: order.plays ?? row.play_count } })
    return
  }
  const play_count = order.plays ?? row.play_count + 1
  tx.update(moviesTable)
    .set({ watched_at: at ?? now, play_count, resume_position_seconds: 0, marked_at: now })
    .where(eq(moviesTable.id, row.id))
    .run()
  announce({ type: 'movie_watched', movie_id: row.id, title: row.title, ...(at !== null && { watched_at: at }) })
}

/** Runs in the caller's transaction. Plays stay counted. */
export const markUnwatched = (tx: Tx, announce: Announce, { row, now }: Omit<Marked, 'order'>): void => {
  if (row.watched_at === null) return
  tx.update(moviesTable).set({ watched_at: null, resume_position_seconds: 0, marked_at: now }).where(eq(moviesTable.id, row.id)).run()
  announce({ type: 'movie_unwatched', movie_id: row.id, title: row.title })
}

type Plays = Pick<Row, 'watched_at' | 'play_count'>
/** What a person says about plays that are known: another one did not happen. */
const correct = (tx: Tx, announce: Announce, { row, plays }: { row: Row; plays: Plays }): void => {
  const fields = (Object.keys(plays) as (keyof Plays)[]).filter((name) => plays[name] !== row[name])
  if (fields.length === 0) return
  tx.update(moviesTable).set(plays).where(eq(moviesTable.id, row.id)).run()
  announce({ type: 'movie_updated', movie_id: row.id, title: row.title, fields })
}
