import { and, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'
import { type Cursors, listed, type PageOf, type PageRequest, scopeOf } from '#server/foundation/platform/http/page'

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
