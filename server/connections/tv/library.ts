import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { moviePeopleTable, moviesTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'
import { type Cursors, listed, type PageOf, type PageRequest, scopeOf } from '#server/foundation/platform/http/page'
import { filesTable } from '#server/library/files/table'

const m = moviesTable
const shortestTrigram = 3
const onDisk = isNotNull(m.present_bytes)

/** The rows of a TV's home, and everything. */
export const lists = {
  all: { by: 'sort_title', order: 'asc', where: undefined },
  recent: { by: 'added_at', order: 'desc', where: undefined },
  continue: { by: 'updated_at', order: 'desc', where: sql`${m.resume_position_seconds} > 0` },
} as const
type Asked = PageRequest & { list?: keyof typeof lists | undefined; q?: string | undefined }

/** Movies on disk. */
export const createLibrary = ({ db, cursors }: { db: Db; cursors: Cursors }) => ({
  page({ list = 'all', ...asked }: Asked): PageOf<{ id: number }> {
    const { by, order, where } = lists[list]
    const query = db.select({ id: m.id, sort_title: m.sort_title, added_at: m.added_at, updated_at: m.updated_at }).from(m)
    const scope = scopeOf('play/library/movies', { list, q: asked.q })
    return listed(query, asked, { cursors, scope, table: m, by, order, where: and(onDisk, where, titled(asked.q)) })
  },
  has: (id: number): boolean =>
    db
      .select({ id: m.id })
      .from(m)
      .where(and(eq(m.id, id), onDisk))
      .get() !== undefined,
  /** The largest first. */
  filesOf: (ids: readonly number[]) =>
    db
      .select()
      .from(filesTable)
      .where(and(inArray(filesTable.movie_id, [...ids]), isNull(filesTable.missing_at)))
      .orderBy(desc(filesTable.size_bytes), filesTable.id)
      .all(),
  peopleOf: (id: number) => db.select().from(moviePeopleTable).where(eq(moviePeopleTable.movie_id, id)).get() ?? { cast: [], crew: [] },
})

/** Ignores case and accents, which the keyboard of a TV lacks; one or two letters ignore case only. */
const titled = (part = ''): SQL | undefined => {
  if (part === '') return undefined
  const pattern = `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`
  const isLike = or(sql`${m.title} LIKE ${pattern} ESCAPE '\\'`, sql`${m.original_title} LIKE ${pattern} ESCAPE '\\'`)
  if ([...part].length < shortestTrigram) return isLike
  const phrase = `"${part.replaceAll('"', '""')}"`
  return or(isLike, sql`${m.id} IN (SELECT s.rowid FROM movies_search s WHERE s.movies_search MATCH ${phrase})`)
}
