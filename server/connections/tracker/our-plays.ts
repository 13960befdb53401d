import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { EventOf } from '#server/events'
import { historyTable } from '#server/foundation/history/table'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { minutes } from '#server/foundation/lib/duration'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { playsTable } from '#server/library/playback/table'
import type { Account } from './account'
import { trackerPlaysTable } from './table'

export type OurPlay = typeof trackerPlaysTable.$inferSelect
export type OurPlays = ReturnType<typeof createOurPlays>
type Deps = { db: Db; clock: Clock; account: Pick<Account, 'row' | 'note'> }
type Seen = EventOf<'movie_watched'> | EventOf<'movie_unwatched'>

/** A player silent for this long is gone. */
const patience = minutes(5)
/** This long after it was sent, a request without a response has either arrived or never will. */
const settled = 10_000

/** Our plays from the journal: in order, each once. */
export const createOurPlays = ({ db, clock, account }: Deps) => {
  /** A removed movie is still known from the event of its removal. */
  const metadataIdOf = (tx: Tx, movieId: number): number | null => {
    const held = tx.select({ id: moviesTable.metadata_id }).from(moviesTable).where(eq(moviesTable.id, movieId)).get()
    if (held) return held.id
    const isRemoval = and(eq(historyTable.type, 'movie_removed'), eq(historyTable.movie_id, movieId))
    const removal = tx.select({ data: historyTable.data }).from(historyTable).where(isRemoval).orderBy(desc(historyTable.id)).get()?.data
    return removal?.type === 'movie_removed' ? removal.metadata_id : null
  }

  const take = (tx: Tx, event: Seen): void => {
    const ofMovie = eq(trackerPlaysTable.movie_id, event.movie_id)
    if (event.type === 'movie_unwatched') {
      tx.delete(trackerPlaysTable)
        .where(and(ofMovie, inArray(trackerPlaysTable.state, ['waiting', 'imported'])))
        .run()
      return
    }
    const metadata_id = event.source === 'tracker' ? null : metadataIdOf(tx, event.movie_id)
    if (metadata_id === null) return
    const state = event.source === 'import' ? 'imported' : 'waiting'
    tx.insert(trackerPlaysTable)
      .values({ movie_id: event.movie_id, metadata_id, watched_at: event.watched_at ?? event.at, state })
      .run()
  }

  /** Movies being watched now: the player tells the tracker itself when they end. */
  const playing = (): Set<number> => {
    const since = ago(clock, patience)
    const isOn = and(sql`${playsTable.stopped_at} IS NULL`, gt(playsTable.last_at, since))
    return new Set(
      db
        .select({ id: playsTable.movie_id })
        .from(playsTable)
        .where(isOn)
        .all()
        .map(({ id }) => id),
    )
  }

  const set = (ids: readonly number[], change: Partial<OurPlay>): void => {
    db.transaction((tx) => {
      for (const id of ids) tx.update(trackerPlaysTable).set(change).where(eq(trackerPlaysTable.id, id)).run()
    })
  }

  const inState = (...states: OurPlay['state'][]): OurPlay[] =>
    db
      .select()
      .from(trackerPlaysTable)
      .where(inArray(trackerPlaysTable.state, states))
      .orderBy(asc(trackerPlaysTable.watched_at), asc(trackerPlaysTable.id))
      .all()

  return {
    /** Continues reading the journal. Collects nothing twice, whenever it is interrupted. */
    collect(): void {
      const known = account.row()
      if (!known) return
      db.transaction((tx) => {
        const isOurs = or(eq(historyTable.type, 'movie_watched'), eq(historyTable.type, 'movie_unwatched'))
        const isNew = and(gt(historyTable.seq, known.seen_seq), isOurs)
        const events = tx.select({ data: historyTable.data }).from(historyTable).where(isNew).orderBy(asc(historyTable.seq)).all()
        for (const { data } of events) take(tx, data as Seen)
        const last = events.at(-1)?.data as Seen | undefined
        if (last) account.note({ seen_seq: last.seq }, tx)
      })
    },
    /** Plays that an import brought: they are sent only when a person says so. */
    imported: (): OurPlay[] => inState('imported'),
    sendImported: (): void => {
      db.update(trackerPlaysTable).set({ state: 'waiting' }).where(eq(trackerPlaysTable.state, 'imported')).run()
    },
    /** The number of plays that the tracker may not know yet. */
    pending: (): number => inState('waiting', 'sending').length,
    all: (): OurPlay[] => db.select().from(trackerPlaysTable).all(),
    waiting: (): OurPlay[] => inState('waiting'),
    /** Sent, but without a known outcome. */
    inDoubt: (): OurPlay[] => inState('sending'),
    isSettled: ({ sent_at }: OurPlay): boolean => sent_at === null || Date.parse(sent_at) + settled <= clock.now().getTime(),
    /** While a movie is playing, the player reports it to the tracker. */
    playing,
    sending: (ids: readonly number[]) => set(ids, { state: 'sending', sent_at: stamp(clock) }),
    sent: (ids: readonly number[]) => set(ids, { state: 'sent', sent_at: stamp(clock) }),
    refused: (ids: readonly number[]) => set(ids, { state: 'refused' }),
    back: (ids: readonly number[]) => set(ids, { state: 'waiting', sent_at: null }),
    ofMovie: (movieId: number): OurPlay[] =>
      db.select().from(trackerPlaysTable).where(eq(trackerPlaysTable.movie_id, movieId)).orderBy(desc(trackerPlaysTable.watched_at)).all(),
  }
}
