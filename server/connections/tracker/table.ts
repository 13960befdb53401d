import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Sentence } from '#server/foundation/lib/sentence'

/** When each part last changed there; unchanged parts are not requested. */
export type Moments = { watched_at: string | null; rated_at: string | null; watchlisted_at: string | null }

/** The tracker account: one row at most. Tokens are secrets and are never served. */
export const trackerAccountTable = sqliteTable('tracker_account', {
  id: integer().primaryKey(),
  /** Empty until the tracker has reported it. */
  username: text().notNull(),
  access_token: text().notNull(),
  refresh_token: text().notNull(),
  expires_at: text().notNull(),
  /** At half the token's lifetime. */
  refresh_at: text().notNull().default(''),
  /** Where the tokens are from; they are sent nowhere else. */
  url: text().notNull().default(''),
  /** The connection is gone: only the person can create a new one. */
  is_lost: integer({ mode: 'boolean' }).notNull().default(false),
  connected_at: text().notNull(),
  /** When the person agreed to the first sync. */
  confirmed_at: text(),
  last_synced_at: text(),
  last_error: text(),
  last_error_reason: text({ mode: 'json' }).$type<Sentence>(),
  /** How far our own history was read for plays. */
  seen_seq: integer().notNull().default(0),
  moments: text({ mode: 'json' }).$type<Moments>(),
})

/** Our plays, in order: those the tracker needs and those it has. */
export const trackerPlaysTable = sqliteTable(
  'tracker_plays',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    movie_id: integer().notNull(),
    metadata_id: integer().notNull(),
    watched_at: text().notNull(),
    /** `imported`: waits for a person's word. `sending`: in transit, or with an unknown outcome. `refused`: the tracker does not accept it. */
    state: text().$type<'imported' | 'waiting' | 'sending' | 'sent' | 'refused'>().notNull().default('waiting'),
    sent_at: text(),
    /** The tracker's id of the same play, once seen. */
    history_id: text(),
  },
  (t) => [index('tracker_plays_state').on(t.state, t.watched_at), index('tracker_plays_movie').on(t.movie_id)],
)

/** The tracker's plays. `is_applied`: the library reflects it. */
export const trackerHistoryTable = sqliteTable(
  'tracker_history',
  {
    /** May exceed the range of a number. */
    history_id: text().primaryKey(),
    metadata_id: integer().notNull(),
    watched_at: text().notNull(),
    is_applied: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('tracker_history_movie').on(t.metadata_id)],
)

/** The tracker's ratings. */
export const trackerRatingsTable = sqliteTable('tracker_ratings', {
  metadata_id: integer().primaryKey(),
  rating: integer().notNull(),
})

/** The tracker's watchlist. `added_at`: when it was seen in the library; if removed from it later, it is not added again. */
export const trackerWatchlistTable = sqliteTable('tracker_watchlist', {
  metadata_id: integer().primaryKey(),
  title: text().notNull(),
  position: integer().notNull(),
  added_at: text(),
})
