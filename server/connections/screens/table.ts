import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ScreenKind } from './screen'

/** What a screen plays from us, so that it is followed again after a restart. */
export type KeptPlay = {
  readonly movie_id: number
  readonly file_id: number
  readonly play_id: string
  readonly duration_seconds: number | null
  /** Of the signed address that the screen plays, in hex: the address itself would open the movie to whoever reads a backup. */
  readonly url_sha256: string
}

/** Screens that a search found. */
export const screensTable = sqliteTable('screens', {
  id: text().primaryKey(),
  kind: text().$type<ScreenKind>().notNull(),
  name: text().notNull(),
  model: text(),
  address: text().notNull(),
  /** Where it takes orders: the address of a DLNA description, `host:port` of a Cast receiver. */
  location: text().notNull(),
  seen_at: text().notNull(),
  play: text({ mode: 'json' }).$type<KeptPlay>(),
})
