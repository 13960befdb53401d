import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { moviePeopleTable, moviesTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from './table'

const m = moviesTable

export type Watchable = ReturnType<typeof createWatchable>

/** What devices that watch see of a movie. A movie without a file on disk does not exist for them. */
export const createWatchable = (db: Db) => ({
  has: (id: number): boolean =>
    db
      .select({ id: m.id })
      .from(m)
      .where(and(eq(m.id, id), isNotNull(m.present_bytes)))
      .get() !== undefined,
  /** The largest first. */
  filesOf: (ids: readonly number[]) =>
    db
      .select()
      .from(filesTable)
      .where(and(inArray(filesTable.movie_id, [...ids]), isNull(filesTable.missing_at)))
      .orderBy(desc(filesTable.size_bytes), filesTable.id)
      .all(),
  peopleOf: (id: number) =>
    db.select().from(moviePeopleTable).where(eq(moviePeopleTable.movie_id, id)).get() ?? { cast: [], crew: [], studios: [], similar: [] },
})
