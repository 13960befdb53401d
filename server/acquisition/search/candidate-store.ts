import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { indexersTable } from '#server/acquisition/indexers/table'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import { turnOfOthers } from '#server/foundation/lib/turns'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import type { Candidate, Refusal } from './candidate'
import { createForgetSurplus } from './forget-surplus'
import { noIndexer, termsOf } from './indexer-terms'
import { releasesTable, takenHashesTable } from './table'

export type Row = typeof releasesTable.$inferSelect
/** A row to be stored; a null id means that it is new. */
export type Draft = Omit<Row, 'id'> & { readonly id: number | null }
export type CandidateStore = ReturnType<typeof createCandidateStore>

const keepDays = 30
const ROWS_PER_READ = 100

/** Every candidate seen for a movie, with its verdict: this answers why a release was or was not grabbed. */
export const createCandidateStore = ({ db, clock }: { db: Db; clock: Clock }) => {
  const editions = new Map<number, number>()
  /** Invalidates judgments in progress. */
  const changed = (rows: readonly { movie_id: number }[]): void => {
    for (const { movie_id } of rows) editions.set(movie_id, (editions.get(movie_id) ?? 0) + 1)
  }
  const note = (tx: Tx, id: number, change: Partial<Row>): void =>
    changed(tx.update(releasesTable).set(change).where(eq(releasesTable.id, id)).returning({ movie_id: releasesTable.movie_id }).all())

  return {
    /** Throws NotFound. */
    get(id: number): Row {
      const row = db.select().from(releasesTable).where(eq(releasesTable.id, id)).get()
      if (!row) throw new NotFound('release', id)
      return row
    },

    isEmptyFor: (movieId: number): boolean =>
      !db.select({ id: releasesTable.id }).from(releasesTable).where(eq(releasesTable.movie_id, movieId)).limit(1).get(),

    /** All rows of a movie, read in batches with pauses. */
    async rowsOf(movieId: number, pause: () => Promise<void> = turnOfOthers): Promise<Row[]> {
      const rows: Row[] = []
      for (;;) {
        const more = db
          .select()
          .from(releasesTable)
          .where(and(eq(releasesTable.movie_id, movieId), gt(releasesTable.id, rows.at(-1)?.id ?? 0)))
          .orderBy(asc(releasesTable.id))
          .limit(ROWS_PER_READ)
          .all()
        rows.push(...more)
        if (more.length < ROWS_PER_READ) return rows
        await pause()
      }
    },

    /** Changes whenever anything but a verdict is stored for this movie. */
    editionOf: (movieId: number): number => editions.get(movieId) ?? 0,

    /** Stores a judged release. */
    store(tx: Tx, { id, ...draft }: Draft): Row {
      if (id !== null) tx.update(releasesTable).set(draft).where(eq(releasesTable.id, id)).run()
      return { ...draft, id: id ?? tx.insert(releasesTable).values(draft).returning({ id: releasesTable.id }).get().id }
    },

    /** Whether a release of the movie was grabbed later than at this time. */
    isGrabbedSince: (tx: Tx, movieId: number, at: string): boolean =>
      tx
        .select({ id: releasesTable.id })
        .from(releasesTable)
        .where(and(eq(releasesTable.movie_id, movieId), gt(releasesTable.grabbed_at, at)))
        .get() !== undefined,
    noteGrabbed: (tx: Tx, id: number, info_hash: string): void => note(tx, id, { grabbed_at: stamp(clock), info_hash }),

    /** Records a refusal found after the release was chosen: a dead link, or a known hash. */
    noteRefused: (tx: Tx, id: number, { temporary, until, ...why }: Refusal): void =>
      note(tx, id, {
        verdict: temporary ? 'temporarily_rejected' : 'rejected',
        reasons: [why],
        rank: null,
        next_look_at: until?.toISOString() ?? null,
      }),

    /** Torrents that another program had grabbed. Keeps what is known. */
    noteGrabbedElsewhere(tx: Tx, taken: readonly (typeof takenHashesTable.$inferInsert)[]): void {
      for (const one of taken) tx.insert(takenHashesTable).values(one).onConflictDoNothing().run()
    },

    noteHash: (tx: Tx, id: number, info_hash: string): void => note(tx, id, { info_hash }),

    /** Records the real quality of a grabbed release. */
    noteImported(tx: Tx, { movie_id, info_hash }: { movie_id: number | null; info_hash: string | null }, imported_quality: string): void {
      if (movie_id === null || info_hash === null) return
      tx.update(takenHashesTable)
        .set({ imported_quality })
        .where(and(eq(takenHashesTable.movie_id, movie_id), eq(takenHashesTable.info_hash, info_hash)))
        .run()
    },

    /** Deletes candidates that were not offered for 30 days and never grabbed. */
    forgetOld(): number {
      const before = ago(clock, days(keepDays))
      const isForgotten = and(lt(releasesTable.last_seen_at, before), isNull(releasesTable.grabbed_at))
      const forgotten = db.delete(releasesTable).where(isForgotten).returning({ movie_id: releasesTable.movie_id }).all()
      changed(forgotten)
      return forgotten.length
    },

    forgetSurplus: createForgetSurplus({ db, changed, known: () => new Set(indexersOf(db).keys()) }),

    /** Of a release that a program announces. */
    unknownIndexer: noIndexer({ name: 'unknown' }),

    forgetMovies(tx: Tx, movieIds: readonly number[]): void {
      tx.delete(releasesTable)
        .where(inArray(releasesTable.movie_id, [...movieIds]))
        .run()
      changed(movieIds.map((movie_id) => ({ movie_id })))
    },
  }
}

type Indexers = ReadonlyMap<number, Candidate['indexer']>
export const indexersOf = (tx: Tx | Db): Indexers =>
  new Map(
    tx
      .select()
      .from(indexersTable)
      .all()
      .map((row) => [row.id, termsOf(row)]),
  )

export const candidateOf = (row: Omit<Row, 'id'>, indexers: Indexers): Candidate => ({
  indexer:
    (row.indexer_id !== null ? indexers.get(row.indexer_id) : undefined) ??
    noIndexer({ id: row.indexer_id, name: 'a removed indexer', priority: 50 }),
  protocol: 'torrent',
  guid: row.guid,
  title: row.title,
  size_bytes: row.size_bytes,
  published_at: row.published_at,
  seeders: row.seeders,
  peers: row.peers,
  info_hash: row.info_hash,
  imdb_id: row.imdb_id,
  tmdb_id: row.tmdb_id,
  categories: row.categories,
  flags: row.flags,
  container: null,
  parsed: row.parsed,
  languages: row.indexer_languages,
})
