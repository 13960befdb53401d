import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Judgment } from '#server/acquisition/search/judge-candidates'
import { releasesTable } from '#server/acquisition/search/table'
import { moviesTable } from '#server/catalog/movies/table'
import { attempt } from '#server/foundation/lib/attempt'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from '#server/library/files/table'
import type { WouldGrab } from './schema'

export type ReadWouldGrab = ReturnType<typeof createReadWouldGrab>
type Deps = {
  db: Db
  /** Judges a movie's known releases as an automatic search would. */
  rejudge: (movieId: number) => Promise<Pick<Judgment, 'rows'>>
  indexerName: (id: number | null) => string | null
}

/** What would be downloaded now if nothing were held: the best suitable release of each movie, judged at this moment. */
export const createReadWouldGrab = ({ db, rejudge, indexerName }: Deps) => {
  const offerFor = async (id: number): Promise<WouldGrab | null> => {
    const movie = db.select({ title: moviesTable.title }).from(moviesTable).where(eq(moviesTable.id, id)).get()
    // The movie may be removed meanwhile.
    const judged = movie && (await attempt(() => rejudge(id)))
    const best = judged?.ok ? judged.value.rows.find(({ verdict }) => verdict === 'accepted') : undefined
    if (!movie || !best) return null
    const { id: release_id, title: release_title, size_bytes, score, indexer_id } = best
    const file_score = scoreOfFile(db, id)
    const why = file_score === null ? 'missing' : 'upgrade'
    const release = { release_id, release_title, indexer: indexerName(indexer_id), size_bytes, score }
    return { movie_id: id, title: movie.title, ...release, file_score, why }
  }

  return async (): Promise<WouldGrab[]> => {
    const offered = db
      .selectDistinct({ id: releasesTable.movie_id })
      .from(releasesTable)
      .where(sql`${releasesTable.grabbed_at} IS NULL AND ${releasesTable.verdict} <> 'rejected'`)
      .all()
    const found: WouldGrab[] = []
    for (const { id } of offered) {
      const offer = await offerFor(id)
      if (offer) found.push(offer)
    }
    return found
  }
}

const scoreOfFile = (db: Db, movieId: number): number | null =>
  db
    .select({ score: filesTable.custom_format_score })
    .from(filesTable)
    .where(and(eq(filesTable.movie_id, movieId), isNull(filesTable.missing_at)))
    .orderBy(desc(filesTable.id))
    .limit(1)
    .get()?.score ?? null
