import { integer, real, text } from 'drizzle-orm/sqlite-core'
import type { Field, Fields, ValueOf } from '#server/foundation/lib/fields'

const columnOf = (field: Field) => {
  switch (field.kind) {
    case 'integer':
      return field.nullable
        ? integer()
        : integer()
            .notNull()
            .default(field.default ?? 0)
    case 'decimal':
      return real().notNull().default(field.default)
    case 'toggle':
      return integer({ mode: 'boolean' }).notNull().default(field.default)
    case 'choice':
      return text().notNull().default(field.default)
    case 'list':
      return text({ mode: 'json' })
        .$type<string[]>()
        .notNull()
        .default([...field.default])
    case 'text':
      if (!field.nullable)
        return text()
          .notNull()
          .default(field.default ?? '')
      return field.default === null ? text() : text().default(field.default)
  }
}
type Column<F extends Field> = ReturnType<typeof stub<ValueOf<F>>>
const stub = <V>() => text().$type<V>().notNull()

/** Columns that store declared fields. */
export const columnsFrom = <T extends Fields>(fields: T) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnOf(field)])) as unknown as { [K in keyof T]: Column<T[K]> }
