import { eq } from 'drizzle-orm'
import type { Announce } from '#server/foundation/history/journal'
import type { Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { moviesTable } from './table'

type Row = typeof moviesTable.$inferSelect
export type StateElsewhere = Partial<
  Pick<Row, 'watched_at' | 'play_count' | 'resume_position_seconds' | 'marked_at' | 'favorite' | 'user_rating'>
>
export type TakeState = typeof takeState

/** Runs in the caller's transaction. Stores what another program knows about a movie. The caller decides what is newer. */
export const takeState = (tx: Tx, announce: Announce, { id, state }: { id: number; state: StateElsewhere }): void => {
  const row = tx.select().from(moviesTable).where(eq(moviesTable.id, id)).get()
  if (!row) throw new NotFound('movie', id)
  const { marked_at: _, ...shown } = state
  const fields = Object.keys(shown).filter((name) => shown[name as keyof typeof shown] !== row[name as keyof Row])
  if (fields.length === 0) return
  tx.update(moviesTable).set(state).where(eq(moviesTable.id, id)).run()
  const { watched_at } = state
  if (watched_at && watched_at !== row.watched_at)
    announce({ type: 'movie_watched', movie_id: id, title: row.title, watched_at, source: 'import' })
  const others = fields.filter((name) => name !== 'watched_at')
  if (others.length > 0) announce({ type: 'movie_updated', movie_id: id, title: row.title, fields: others })
}
