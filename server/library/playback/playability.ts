import { asc, eq } from 'drizzle-orm'
import { releasesTable } from '#server/acquisition/search/table'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from '#server/library/files/table'
import { readingsTable } from '#server/library/media/table'
import type { Means } from './decide'
import { filePlayability, releasePlayability } from './judge-playability'
import type { Playability, Supports } from './schema'

type Asked = { readonly movieId: number; readonly supports: Supports; readonly means: Means }

/** Whether each file and release of a movie plays in the requesting browser. */
export const playabilityOf = (db: Db, { movieId, supports, means }: Asked): Playability => {
  const files = db
    .select({ id: filesTable.id, reading: readingsTable.reading })
    .from(filesTable)
    .leftJoin(readingsTable, eq(readingsTable.file_id, filesTable.id))
    .where(eq(filesTable.movie_id, movieId))
    .orderBy(asc(filesTable.id))
    .all()
  const releases = db
    .select({ id: releasesTable.id, parsed: releasesTable.parsed })
    .from(releasesTable)
    .where(eq(releasesTable.movie_id, movieId))
    .orderBy(asc(releasesTable.id))
    .all()
  return {
    files: files.map(({ id, reading }) => ({ file_id: id, ...filePlayability(reading ?? undefined, supports, means) })),
    releases: releases.map(({ id, parsed }) => ({ release_id: id, ...releasePlayability(parsed, supports, means) })),
  }
}
