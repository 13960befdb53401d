import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How an app arranges its screens, in its own words. We store it and never read it. */
export const displayPreferencesTable = sqliteTable('display_preferences', {
  /** Client and name, as the app gives them. */
  id: text().primaryKey(),
  value: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  updated_at: text().notNull(),
})
