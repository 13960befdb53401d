import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { historyTable } from '#server/foundation/history/table'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { RemoteRating, TrackerClient } from '#server/foundation/upstream/tracker/client'
import { planRatings, type RatingPlan } from './plan-ratings'
import { sentences } from './sentences'
import { trackerRatingsTable } from './table'

const party = 'The tracker'

type Deps = {
  db: Db
  journal: Journal
  client: Pick<TrackerClient, 'addRatings'>
  /** Runs in the caller's transaction. */
  rate: (tx: Tx, announce: Announce, rated: { id: number; user_rating: number }) => void
}
export type Ratings = ReturnType<typeof createRatings>

const perBatch = 100

/** Syncs ratings both ways. Idempotent. */
export const createRatings = ({ db, journal, client, rate }: Deps) => {
  const known = () => db.select().from(trackerRatingsTable).all()
  const rated = () =>
    db.select({ id: moviesTable.id, metadata_id: moviesTable.metadata_id, user_rating: moviesTable.user_rating }).from(moviesTable).all()

  const ratedAt = (movieId: number): string => {
    const isChange = and(eq(historyTable.movie_id, movieId), eq(historyTable.type, 'movie_updated'))
    const changes = db.select({ data: historyTable.data }).from(historyTable).where(isChange).orderBy(desc(historyTable.id)).all()
    return changes.find(({ data }) => data.type === 'movie_updated' && data.fields.includes('user_rating'))?.data.at ?? ''
  }

  const plan = (theirs: readonly Pick<RemoteRating, 'metadata_id' | 'rating' | 'rated_at'>[]): RatingPlan =>
    planRatings({
      ours: rated(),
      theirs: new Map(theirs.map((each) => [each.metadata_id, each])),
      before: new Map(known().map(({ metadata_id, rating }) => [metadata_id, rating])),
      ratedAt,
    })

  const remember = (tx: Tx, rows: readonly { metadata_id: number; rating: number }[]): void => {
    for (const { metadata_id, rating } of rows)
      tx.insert(trackerRatingsTable)
        .values({ metadata_id, rating })
        .onConflictDoUpdate({ target: trackerRatingsTable.metadata_id, set: { rating } })
        .run()
  }
  const toPush = () => plan(known().map((each) => ({ ...each, rated_at: '' }))).push

  return {
    plan,
    /** The number of ratings that the tracker lacks. */
    waiting: (): number => (db.select().from(moviesTable).where(isNotNull(moviesTable.user_rating)).limit(1).get() ? toPush().length : 0),

    /** Applies changes from the tracker. Changes made here since then stay and are sent. Returns the number applied. */
    pull(theirs: readonly RemoteRating[]): number {
      const { pull, push } = plan(theirs)
      const stays = new Set(push.map(({ metadata_id }) => metadata_id))
      journal.commit((tx, announce) => {
        for (const { id, rating } of pull) rate(tx, announce, { id, user_rating: rating })
        remember(
          tx,
          theirs.filter(({ metadata_id }) => !stays.has(metadata_id)),
        )
      })
      return pull.length
    },

    /** Never resends one for a movie unknown to the tracker. Returns the number sent. */
    async push(): Promise<number> {
      const waiting = toPush()
      for (let i = 0; i < waiting.length; i += perBatch) {
        const batch = waiting.slice(i, i + perBatch)
        const answer = await client.addRatings(batch)
        if (!answer.taken) throw new UpstreamUnreachable(party, say(sentences, 'tracker_takes_no_ratings', { party, why: answer.why }))
        db.transaction((tx) => remember(tx, batch))
      }
      return waiting.length
    },
  }
}
