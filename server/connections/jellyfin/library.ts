import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { collectionsTable, moviesTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'
import type { Watchable } from '#server/library/files/watchable'
import { subtitlesTable } from '#server/library/subtitles/table'
import type { Asks } from './caller'
import { conditionsOf, isBegun, onDisk, orderOf } from './conditions'

const m = moviesTable
const mostItems = 10_000

/** Movies on disk, as apps ask for them: the offsets of pages are theirs. */
export const createLibrary = (db: Db, watchable: Watchable) => {
  const genres = (): string[] =>
    db
      .all<{ name: string }>(sql`SELECT DISTINCT g.value AS name FROM ${m}, json_each(${m.genres}) g WHERE ${onDisk} ORDER BY 1`)
      .map(({ name }) => name)

  return {
    ...watchable,
    genres,
    count: (): number => db.select({ count: sql<number>`count(*)` }).from(m).where(onDisk).get()?.count ?? 0,

    /** Ids of one page, and how many there are in all. `also` and `by` narrow and sort what an app did not ask for itself. */
    find(asks: Asks, { also, by }: { also?: SQL; by?: SQL } = {}): { ids: number[]; total: number; start: number } {
      const where = and(onDisk, also, ...conditionsOf(asks, genres))
      const start = asks.number('startindex') ?? 0
      const limit = Math.min(asks.number('limit') ?? mostItems, mostItems)
      const ids = db
        .select({ id: m.id })
        .from(m)
        .where(where)
        .orderBy(...(by ? [by] : orderOf(asks)))
        .limit(limit)
        .offset(start)
        .all()
        .map(({ id }) => id)
      const isWhole = start === 0 && ids.length < limit
      const total = isWhole ? ids.length : (db.select({ count: sql<number>`count(*)` }).from(m).where(where).get()?.count ?? 0)
      return { ids, total, start }
    },
    newest: sql`${m.added_at} DESC`,
    resumable: isBegun,
    lastWatched: sql`${m.updated_at} DESC`,
    suggestion: and(isNull(m.watched_at), sql`${m.resume_position_seconds} = 0`)!,

    sidecarsOf: (fileIds: readonly number[]) =>
      db
        .select()
        .from(subtitlesTable)
        .where(and(inArray(subtitlesTable.file_id, [...fileIds]), sql`${subtitlesTable.source} <> 'embedded'`))
        .orderBy(subtitlesTable.id)
        .all(),
    /** Movies of the library among these of the metadata provider. */
    known: (metadataIds: readonly number[]): number[] =>
      db
        .select({ id: m.id })
        .from(m)
        .where(and(onDisk, inArray(m.metadata_id, [...metadataIds])))
        .limit(24)
        .all()
        .map(({ id }) => id),

    collections: () =>
      db
        .select({ id: collectionsTable.id, name: collectionsTable.name, count: sql<number>`count(*)` })
        .from(collectionsTable)
        .innerJoin(m, eq(m.collection_id, collectionsTable.id))
        .where(onDisk)
        .groupBy(collectionsTable.id)
        .orderBy(collectionsTable.name)
        .all(),
  }
}
