import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/foundation/platform/db/open'
import { readingsTable } from '#server/library/media/table'
import { interpretPosition } from './interpret-position'
import { playsTable } from './table'

type Standing = { resume_position_seconds: number; marked_at: string | null }
type Deps = { db: Db; movie: (id: number) => Standing; thresholdPercent: () => number }
type Played = { readonly movie_id: number; readonly file_id: number }

/** Files of one cut differ by a logo or two. */
const mostOfOneCut = 60

/** Where to resume a file. In a longer or shorter cut a position is another scene, so each cut of a movie keeps its own. */
export const createResumeAt = ({ db, movie, thresholdPercent }: Deps) => {
  const lengthOf = (fileId: number): number =>
    db
      .select({ seconds: sql<number | null>`${readingsTable.reading} ->> 'duration_seconds'` })
      .from(readingsTable)
      .where(eq(readingsTable.file_id, fileId))
      .get()?.seconds ?? 0

  return ({ movie_id, file_id }: Played): number => {
    const { resume_position_seconds, marked_at } = movie(movie_id)
    const duration_seconds = lengthOf(file_id)
    const isSameCut = (play: Played): boolean => {
      const other = play.file_id === file_id ? duration_seconds : lengthOf(play.file_id)
      return other === 0 || duration_seconds === 0 || Math.abs(other - duration_seconds) <= mostOfOneCut
    }
    const plays = db.select().from(playsTable).where(eq(playsTable.movie_id, movie_id)).orderBy(desc(playsTable.last_at)).all()
    const [last] = plays
    // Said by a person or another program, a position is of the movie, whatever its cut.
    if (!last || (marked_at ?? '') > last.last_at || isSameCut(last)) return resume_position_seconds
    const own = plays.find(isSameCut)
    if (!own || own.is_counted) return 0
    const { position_seconds } = own
    return interpretPosition({ position_seconds, duration_seconds, threshold_percent: thresholdPercent() }).resume_at
  }
}
