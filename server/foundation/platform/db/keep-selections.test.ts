import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { count, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { alias, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { keepSelections } from './keep-selections'

const films = sqliteTable('films', { id: integer().primaryKey(), title: text().notNull(), parts: text({ mode: 'json' }).$type<number[]>() })
const seats = sqliteTable('seats', { id: integer().primaryKey(), film_id: integer().notNull(), row: text('row_name') })
const other = alias(films, 'other')

const open = () => {
  const sqlite = new Database(':memory:')
  sqlite.run('CREATE TABLE films (id INTEGER PRIMARY KEY, title TEXT NOT NULL, parts TEXT)')
  sqlite.run('CREATE TABLE seats (id INTEGER PRIMARY KEY, film_id INTEGER NOT NULL, row_name TEXT)')
  return drizzle({ client: sqlite })
}

type Db = ReturnType<typeof open>
const queries: readonly ((db: Db) => { toSQL(): { sql: string; params: unknown[] }; all(): unknown })[] = [
  (db) => db.select().from(films).where(eq(films.id, 1)),
  (db) => db.select({ name: films.title }).from(films),
  (db) => db.select({ id: films.title, title: films.id }).from(films),
  (db) => db.select().from(seats).innerJoin(films, eq(films.id, seats.film_id)),
  (db) => db.select({ seat: seats, film: films.title }).from(seats).leftJoin(films, eq(films.id, seats.film_id)),
  (db) => db.select().from(films).innerJoin(other, eq(other.title, films.title)),
  (db) => db.select().from(other),
  (db) =>
    db
      .select({ number: count(), longest: sql<string>`max(${films.title})`, id: films.id })
      .from(films)
      .groupBy(films.id),
  (db) =>
    db
      .insert(films)
      .values({ title: 'Ferry', parts: [2] })
      .returning(),
  (db) => db.update(films).set({ title: 'Night' }).where(eq(films.title, 'Ferry')).returning({ title: films.title }),
  (db) => db.delete(films).where(eq(films.id, 99)).returning(),
]

test('statements stay as they are, and so does what they return, the first time and every time after', () => {
  const [plain, keeping] = [open(), keepSelections(open())]
  for (const db of [plain, keeping]) {
    db.insert(films)
      .values({ title: 'Harbor', parts: [1] })
      .run()
    db.insert(seats).values({ film_id: 1, row: 'A' }).run()
  }
  for (const round of [1, 2])
    for (const query of queries) {
      expect(query(keeping).toSQL()).toEqual(query(plain).toSQL())
      expect({ round, found: query(keeping).all() }).toEqual({ round, found: query(plain).all() })
      keeping.transaction((tx) => expect(query(tx as unknown as Db).toSQL()).toEqual(query(plain).toSQL()))
    }
})
