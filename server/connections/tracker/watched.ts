import { and, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Announce, Journal } from '#server/foundation/history/journal'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { RemotePlay, TrackerClient } from '#server/foundation/upstream/tracker/client'
import { matchPlays } from './match-plays'
import { trackerHistoryTable, trackerPlaysTable } from './table'

type Taken = { id: number; watched_at: string; play_count: number; source: 'tracker' }
export type TakePlays = (tx: Tx, announce: Announce, taken: Taken) => void
type Deps = {
  db: Db
  journal: Journal
  client: Pick<TrackerClient, 'plays' | 'playCount'>
  /** Runs in the caller's transaction. Records plays from elsewhere. */
  takePlays: TakePlays
}
export type Watched = ReturnType<typeof createWatched>

const dayMs = 24 * 3600 * 1000

/** Plays from elsewhere. Each step may be interrupted: stored work is not repeated, the rest is. */
export const createWatched = ({ db, journal, client, takePlays }: Deps) => {
  const idsOf = (): Map<number, { id: number; minutes: number | null }> =>
    new Map(
      db
        .select({ id: moviesTable.id, metadata_id: moviesTable.metadata_id, minutes: moviesTable.runtime_minutes })
        .from(moviesTable)
        .all()
        .map(({ metadata_id, ...movie }) => [metadata_id, movie]),
    )

  const keep = (found: readonly RemotePlay[], { isAll }: { isAll: boolean }): void => {
    db.transaction((tx) => {
      if (isAll) {
        const still = JSON.stringify(found.map(({ history_id }) => history_id))
        tx.delete(trackerHistoryTable).where(sql`${trackerHistoryTable.history_id} NOT IN (SELECT value FROM json_each(${still}))`).run()
      }
      for (const play of found) {
        const { metadata_id, watched_at } = play
        tx.insert(trackerHistoryTable)
          .values(play)
          .onConflictDoUpdate({ target: trackerHistoryTable.history_id, set: { metadata_id, watched_at } })
          .run()
      }
    })
  }

  /** Plays that may match one of ours, or are new. */
  const relevant = (tx: Tx) => {
    const unmatched = tx
      .select({ id: trackerPlaysTable.metadata_id })
      .from(trackerPlaysTable)
      .where(sql`${trackerPlaysTable.history_id} IS NULL`)
    return tx
      .select()
      .from(trackerHistoryTable)
      .where(or(eq(trackerHistoryTable.is_applied, false), inArray(trackerHistoryTable.metadata_id, unmatched)))
      .all()
  }

  return {
    idsOf,
    /** The tracker's plays that the library reflects. */
    applied: (): string[] =>
      db
        .select({ id: trackerHistoryTable.history_id })
        .from(trackerHistoryTable)
        .where(eq(trackerHistoryTable.is_applied, true))
        .all()
        .map(({ id }) => id),

    /** Requests new plays, or everything if the counts do not match. */
    async pull(): Promise<void> {
      const total = await client.playCount()
      const known = db.select().from(trackerHistoryTable).all()
      const newest = known.map(({ watched_at }) => Date.parse(watched_at)).reduce((a, b) => Math.max(a, b), 0)
      const recent = known.length === 0 ? null : await client.plays(new Date(newest - dayMs).toISOString())
      const sum = new Set([...known, ...(recent ?? [])].map(({ history_id }) => history_id)).size
      if (recent && sum === total) keep(recent, { isAll: false })
      else keep(await client.plays(null), { isAll: true })
    },

    /** Merges both sides. Returns the number of movies watched elsewhere. */
    apply: (): number =>
      journal.commit((tx, announce) => {
        const movies = idsOf()
        const theirs = relevant(tx)
        const own = tx.select().from(trackerPlaysTable).all()
        for (const { id, history_id } of matchPlays(own, theirs, (id) => movies.get(id)?.minutes ?? null))
          tx.update(trackerPlaysTable).set({ history_id, state: 'sent' }).where(eq(trackerPlaysTable.id, id)).run()
        const same = new Set(
          tx
            .select({ id: trackerPlaysTable.history_id })
            .from(trackerPlaysTable)
            .all()
            .map(({ id }) => id),
        )
        const fresh = theirs.filter(({ is_applied, history_id }) => !is_applied && !same.has(history_id))
        const news = [...Map.groupBy(fresh, ({ metadata_id }) => metadata_id)].flatMap(([metadata_id, plays]) => {
          const movie = movies.get(metadata_id)
          return movie ? [{ id: movie.id, metadata_id, plays }] : []
        })
        for (const { id, metadata_id, plays } of news) {
          const watched_at =
            plays
              .map((play) => play.watched_at)
              .toSorted()
              .at(-1) ?? ''
          takePlays(tx, announce, { id, watched_at, play_count: playsOf(tx, { id, metadata_id }), source: 'tracker' })
        }
        const applied = [...news.flatMap(({ plays }) => plays), ...theirs.filter(({ history_id }) => same.has(history_id))]
        for (const { history_id } of applied)
          tx.update(trackerHistoryTable).set({ is_applied: true }).where(eq(trackerHistoryTable.history_id, history_id)).run()
        return news.length
      }),
  }
}

/** Every play of a movie that is known, there and here, each once. An import's count may hold the same plays, so it is not added. */
const playsOf = (tx: Tx, { id, metadata_id }: { id: number; metadata_id: number }): number => {
  const isOnlyOurs = and(eq(trackerPlaysTable.movie_id, id), isNull(trackerPlaysTable.history_id), ne(trackerPlaysTable.state, 'imported'))
  const there = tx.select({ n: count() }).from(trackerHistoryTable).where(eq(trackerHistoryTable.metadata_id, metadata_id)).get()
  const here = tx.select({ n: count() }).from(trackerPlaysTable).where(isOnlyOurs).get()
  return (there?.n ?? 0) + (here?.n ?? 0)
}
