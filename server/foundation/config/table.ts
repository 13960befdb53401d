import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { columnsFrom } from '#server/foundation/platform/fields-sql'
import { configFields } from './fields'

/** A single row with id 1. */
export const configTable = sqliteTable('config', { id: integer().primaryKey(), ...columnsFrom(configFields) })
