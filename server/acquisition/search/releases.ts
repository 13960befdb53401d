import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { reasonOf } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict, Invalid, NotFound } from '#server/foundation/platform/errors'
import {
  type Cursors,
  clampLimit,
  keyset,
  listed,
  type PageOf,
  type PageRequest,
  pageOf,
  scopeOf,
} from '#server/foundation/platform/http/page'
import type { Row } from './candidate-store'
import type { Blocked, BlockedPatch, NewBlocked, Release } from './schema'
import { sentences } from './sentences'
import { blocklistTable, releasesTable } from './table'

export type Releases = ReturnType<typeof createReleases>

/** The releases as the API shows them. */
export const createReleases = ({ db, cursors }: { db: Db; cursors: Cursors }) => ({
  get(id: number): Release {
    const row = db.select().from(releasesTable).where(eq(releasesTable.id, id)).get()
    if (!row) throw new NotFound('release', id)
    return toResource(row)
  },

  /** The indexer flags of a release; none if it is no longer known. */
  flagsOf: (id: number | null): string[] =>
    id === null ? [] : (db.select({ flags: releasesTable.flags }).from(releasesTable).where(eq(releasesTable.id, id)).get()?.flags ?? []),

  listedSize: (id: number): number | null =>
    db.select({ size: releasesTable.size_bytes }).from(releasesTable).where(eq(releasesTable.id, id)).get()?.size ?? null,

  byIds: (ids: readonly (number | null)[]): Map<number, Release> =>
    new Map(
      db
        .select()
        .from(releasesTable)
        .where(sql`${releasesTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
        .all()
        .map((row) => [row.id, toResource(row)]),
    ),

  /** Accepted ones by rank, then waiting ones, then the others, newest first. */
  list(
    asked: PageRequest & { movie_id?: number | undefined; verdict?: string | undefined; indexer_id?: number | undefined },
  ): PageOf<Release> {
    const { movie_id, verdict, indexer_id } = asked
    const scope = scopeOf('releases', { movie_id, verdict, indexer_id })
    const limit = clampLimit(asked.limit)
    const { after, orderBy } = keyset(
      { column: standing, order: 'asc' },
      sql`${releasesTable.id}`,
      asked.cursor ? cursors.decode(scope, asked.cursor) : null,
    )
    const where = and(
      movie_id === undefined ? undefined : eq(releasesTable.movie_id, movie_id),
      verdict === undefined ? undefined : eq(releasesTable.verdict, verdict as Row['verdict']),
      indexer_id === undefined ? undefined : eq(releasesTable.indexer_id, indexer_id),
      after,
    )
    const rows = db
      .select({ row: releasesTable, at: sql<number>`${standing}` })
      .from(releasesTable)
      .where(where)
      .orderBy(orderBy)
      .limit(limit + 1)
      .all()
    const page = pageOf(rows, { limit, scope, cursors, at: ({ row, at }) => [at, row.id] })
    return { ...page, results: page.results.map(({ row }) => toResource(row)) }
  },

  /** Candidates seen since then. */
  since: (at: string): Row[] => db.select().from(releasesTable).where(gt(releasesTable.last_seen_at, at)).all(),
})

const forAll = and(isNull(blocklistTable.info_hash), isNull(blocklistTable.indexer_id))
const forMovie = (id: number | null) => (id === null ? isNull(blocklistTable.movie_id) : eq(blocklistTable.movie_id, id))

const standing = sql.raw(
  `(CASE verdict WHEN 'accepted' THEN coalesce(rank, 9999) WHEN 'temporarily_rejected' THEN 1000000 ELSE 2000000 END)`,
)

const toResource = (row: Row): Release => {
  const {
    source_url: _,
    magnet_url: _______,
    flags: __,
    categories: ___,
    indexer_languages: ____,
    imdb_id: _____,
    tmdb_id: ______,
    ...shown
  } = row
  return { ...shown, reasons: shown.reasons.map(reasonOf) }
}

/** The default reason, unless the user gave one. */
type Inserted = Omit<Blocked, 'id' | 'created_at'> & { created_at?: string | undefined }
/** For releases that another program had blocked. */
export type BlockedElsewhere = { movie_id: number; title: string; info_hash: string | null; created_at: string | null; why: string | null }
const byYou = (reason: string | undefined) => {
  const { code, values, text } = say(sentences, 'blocked_by_you')
  return reason === undefined ? { code, values, reason: text } : { code, values: null, reason }
}

export type Blocklist = ReturnType<typeof createBlocklist>
/** Releases that are never grabbed again. */
export const createBlocklist = ({ db, journal, clock, cursors }: { db: Db; journal: Journal; clock: Clock; cursors: Cursors }) => {
  const get = (id: number): Blocked => {
    const row = db.select().from(blocklistTable).where(eq(blocklistTable.id, id)).get()
    if (!row) throw new NotFound('blocklist entry', id)
    return row
  }
  const insert = (tx: Tx, announce: Announce, { created_at = stamp(clock), ...blocked }: Inserted): Blocked => {
    const row = tx
      .insert(blocklistTable)
      .values({ ...blocked, created_at })
      .returning()
      .get()
    announce({ type: 'blocklist_changed', id: row.id, title: row.title, change: 'created' })
    return row
  }

  return {
    get,
    insert,
    /** Runs in the caller's transaction. For a release that another program had blocked. */
    takeOver: (tx: Tx, announce: Announce, { created_at, why, ...entry }: BlockedElsewhere): Blocked =>
      insert(tx, announce, { ...entry, indexer_id: null, ...byYou(why ?? undefined), created_at: created_at ?? undefined }),
    holds: (info_hash: string): boolean =>
      db.select({ id: blocklistTable.id }).from(blocklistTable).where(eq(blocklistTable.info_hash, info_hash)).get() !== undefined,
    list: (asked: PageRequest & { movie_id?: number | undefined }): PageOf<Blocked> =>
      listed(db.select().from(blocklistTable), asked, {
        cursors,
        scope: scopeOf('blocklist', { movie_id: asked.movie_id }),
        table: blocklistTable,
        by: 'id',
        order: 'desc',
        where: asked.movie_id === undefined ? undefined : eq(blocklistTable.movie_id, asked.movie_id),
      }),
    /** Throws Invalid for an unknown movie, Conflict for an existing entry. */
    add: ({ movie_id = null, title, reason, ...wanted }: NewBlocked): Blocked =>
      journal.commit((tx, announce) => {
        const info_hash = wanted.info_hash?.toLowerCase() ?? null
        if (movie_id !== null && !tx.select({ id: moviesTable.id }).from(moviesTable).where(eq(moviesTable.id, movie_id)).get())
          throw new Invalid(say(sentences, 'no_such_movie', { id: movie_id }), 'movie_id')
        const same =
          info_hash === null ? and(eq(blocklistTable.title, title), forAll, forMovie(movie_id)) : eq(blocklistTable.info_hash, info_hash)
        if (tx.select({ id: blocklistTable.id }).from(blocklistTable).where(same).get())
          throw new Conflict(say(sentences, 'on_blocklist_already'))
        return insert(tx, announce, { movie_id, indexer_id: null, info_hash, title, ...byYou(reason) })
      }),
    update(id: number, { reason }: BlockedPatch): Blocked {
      const before = get(id)
      if (reason === undefined || reason === before.reason) return before
      journal.commit((tx, announce) => {
        tx.update(blocklistTable).set({ reason, values: null }).where(eq(blocklistTable.id, id)).run()
        announce({ type: 'blocklist_changed', id, title: before.title, change: 'updated' })
      })
      return { ...before, reason, values: null }
    },
    remove(id: number): void {
      const { title } = get(id)
      journal.commit((tx, announce) => {
        tx.delete(blocklistTable).where(eq(blocklistTable.id, id)).run()
        announce({ type: 'blocklist_changed', id, title, change: 'removed' })
      })
    },
  }
}
