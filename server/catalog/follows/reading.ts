import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest, pageOfAll, scopeOf } from '#server/foundation/platform/http/page'
import type { Follow, FollowedMovie, FollowKind } from './schema'
import { type FollowRow, followMoviesTable, followsTable } from './table'

export type FollowReading = ReturnType<typeof createFollowReading>
type Asked = PageRequest & { kind?: FollowKind; metadata_id?: number }
type Deps = { db: Db; cursors: Cursors; pictureUrl: (path: string, kind: 'portrait' | 'poster') => string }

/** Reads what is followed, and what it brought. */
export const createFollowReading = ({ db, cursors, pictureUrl }: Deps) => {
  const countOf = (where: SQL) => sql<number>`(SELECT count(*) FROM ${followMoviesTable} WHERE follow_id = ${followsTable}.id AND ${where})`
  const { id, name } = followsTable
  const counts = { found: countOf(sql`found_at IS NOT NULL`), waiting: countOf(sql`state = 'waiting'`) }
  const select = () => db.select({ id, name, row: followsTable, ...counts }).from(followsTable)
  type Shown = NonNullable<ReturnType<ReturnType<typeof select>['get']>>
  const show = ({ row: { subject: _, picture_path, ...row }, found, waiting }: Shown): Follow => ({
    ...row,
    picture_url: picture_path === null ? null : pictureUrl(picture_path, row.kind === 'collection' ? 'poster' : 'portrait'),
    found_count: found,
    waiting_count: waiting,
  })
  const row = (id: number): FollowRow => {
    const found = db.select().from(followsTable).where(eq(followsTable.id, id)).get()
    if (!found) throw new NotFound('followed entry', id)
    return found
  }

  return {
    row,

    get(id: number): Follow {
      const found = select()
        .where(eq(followsTable.id, row(id).id))
        .get()
      if (!found) throw new NotFound('followed entry', id)
      return show(found)
    },

    list({ kind, metadata_id, ...asked }: Asked): PageOf<Follow> {
      const isKind = kind && eq(followsTable.kind, kind)
      const where = and(isKind, metadata_id === undefined ? undefined : eq(followsTable.metadata_id, metadata_id)) ?? sql`1`
      const scope = scopeOf('follows', { kind, metadata_id })
      const page = listed(select(), asked, { cursors, scope, table: followsTable, by: 'name', where })
      return { ...page, results: page.results.map(show) }
    },

    /** What was found since it is followed, newest first. */
    movies(id: number, asked: PageRequest): PageOf<FollowedMovie> {
      const { follow_id, metadata_id, title, year, release_date, state, found_at, streams_on } = followMoviesTable
      const found = db
        .select({ metadata_id, title, year, release_date, state, movie_id: moviesTable.id, found_at, streams_on })
        .from(followMoviesTable)
        .leftJoin(moviesTable, eq(moviesTable.metadata_id, metadata_id))
        .where(and(eq(follow_id, row(id).id), isNotNull(found_at)))
        .orderBy(sql`${found_at} DESC, ${title}`)
        .all()
      return pageOfAll(found as FollowedMovie[], asked, { scope: `follows/${id}/movies`, cursors })
    },

    /** How many collections bring their new movies. */
    collectionsDue: (): number =>
      db
        .select({ n: count() })
        .from(followsTable)
        .where(and(eq(followsTable.kind, 'collection'), eq(followsTable.choice, 'want')))
        .get()?.n ?? 0,

    /** Profile and folder of a collection, if it is followed with them. */
    choicesOfCollection(metadataId: number): { quality_profile_id?: number; root_folder_id?: number } {
      const isOf = and(eq(followsTable.kind, 'collection'), eq(followsTable.metadata_id, metadataId))
      const followed = db.select().from(followsTable).where(isOf).get()
      return followed ? choicesOf(followed) : {}
    },

    /** What waits for an answer. */
    waiting: (): { id: number; name: string; movies: number }[] =>
      db
        .select({ id, name, movies: count() })
        .from(followMoviesTable)
        .innerJoin(followsTable, eq(id, followMoviesTable.follow_id))
        .where(eq(followMoviesTable.state, 'waiting'))
        .groupBy(id)
        .orderBy(name)
        .all(),
  }
}

/** What a movie gets that is added for it. */
export const choicesOf = ({ quality_profile_id, root_folder_id }: Pick<FollowRow, 'quality_profile_id' | 'root_folder_id'>) => ({
  ...(quality_profile_id !== null && { quality_profile_id }),
  ...(root_folder_id !== null && { root_folder_id }),
})
