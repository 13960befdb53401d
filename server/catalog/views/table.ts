import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const viewsTable = sqliteTable('views', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  icon: text(),
  query: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  position: integer().notNull().default(0),
  created_at: text().notNull(),
})
