import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const tagsTable = sqliteTable('tags', { id: integer().primaryKey({ autoIncrement: true }), name: text().notNull().unique() })
