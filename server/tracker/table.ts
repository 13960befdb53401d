import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Sentence } from '#server/lib/sentence'

/** Moments at which something last changed there; what has not moved is not asked for. */
export type Moments = { watched_at: string | null; rated_at: string | null; watchlisted_at: string | null }

/** The account at the tracking service: one row at most. Tokens are secrets and are never served. */
export const trackerAccountTable = sqliteTable('tracker_account', {
  id: integer().primaryKey(),
  /** Empty until the tracker has said it. */
  username: text().notNull(),
  access_token: text().notNull(),
  refresh_token: text().notNull(),
  expires_at: text().notNull(),
  /** At half of the life of the token. */
  refresh_at: text().notNull().default(''),
  /** Where the tokens are from; they are sent nowhere else. */
  url: text().notNull().default(''),
  /** The connection is gone: only the person can make a new one. */
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

/** Plays of ours, in order: what the tracker has to learn, and what it has learned. */
export const trackerPlaysTable = sqliteTable(
  'tracker_plays',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    movie_id: integer().notNull(),
    metadata_id: integer().notNull(),
    watched_at: text().notNull(),
    /** `sending`: on its way, or nobody knows whether it arrived. `refused`: the tracker does not take it. */
    state: text().$type<'waiting' | 'sending' | 'sent' | 'refused'>().notNull().default('waiting'),
    sent_at: text(),
    /** The same play there, once it was seen. */
    history_id: text(),
  },
  (t) => [index('tracker_plays_state').on(t.state, t.watched_at), index('tracker_plays_movie').on(t.movie_id)],
)

/** Plays that the tracker has. `is_applied`: the library knows of it. */
export const trackerHistoryTable = sqliteTable(
  'tracker_history',
  {
    /** Larger than a number may be. */
    history_id: text().primaryKey(),
    metadata_id: integer().notNull(),
    watched_at: text().notNull(),
    is_applied: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('tracker_history_movie').on(t.metadata_id)],
)

/** Ratings that the tracker has. */
export const trackerRatingsTable = sqliteTable('tracker_ratings', {
  metadata_id: integer().primaryKey(),
  rating: integer().notNull(),
})

/** The watchlist there. `added_at`: when it was seen in the library; what is removed from it later is not added again. */
export const trackerWatchlistTable = sqliteTable('tracker_watchlist', {
  metadata_id: integer().primaryKey(),
  title: text().notNull(),
  position: integer().notNull(),
  added_at: text(),
})
