import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const listsTable = sqliteTable('lists', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  type: text().notNull(),
  settings: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  enabled: integer({ mode: 'boolean' }).notNull().default(true),
  auto_add: integer({ mode: 'boolean' }).notNull().default(false),
  quality_profile_id: integer(),
  root_folder_id: integer(),
  minimum_availability: text().$type<'announced' | 'in_cinemas' | 'released'>(),
  last_synced_at: text(),
  last_error: text(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

export const listItemsTable = sqliteTable(
  'list_items',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    list_id: integer()
      .notNull()
      .references(() => listsTable.id, { onDelete: 'cascade' }),
    metadata_id: integer().notNull(),
    title: text().notNull(),
    year: integer(),
    position: integer().notNull(),
    seen_at: text().notNull(),
  },
  (t) => [index('list_items_list').on(t.list_id, t.position)],
)
