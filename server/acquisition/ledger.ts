import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { FoundRelease } from '#server/indexers/found-release'
import { indexersTable } from '#server/indexers/table'
import { type Clock, stamp } from '#server/lib/clock'
import { days, milliseconds } from '#server/lib/duration'
import type { Db, Tx } from '#server/platform/db/open'
import { NotFound } from '#server/platform/errors'
import { parseRelease } from '#server/releases/parse-release'
import type { Candidate, Context, Refusal } from './candidate'
import { decide, endOf, judge as judgeAlone, ranked, type Verdict } from './decide'
import { releasesTable, takenHashesTable } from './table'
import { tryPatterns } from './try-patterns'

export type Row = typeof releasesTable.$inferSelect
export type Found = { indexer: Candidate['indexer']; release: FoundRelease }
export type Ledger = ReturnType<typeof createLedger>
/** A candidate that knows its row. */
export type Recorded = Candidate & { release_id: number | null; found: FoundRelease | null }

const keepDays = 30

/** Every candidate ever seen for a movie, with the verdict on it: the answer to "why this one, why not that one". */
export const createLedger = ({ db, clock }: { db: Db; clock: Clock }) => {
  const rowsOf = (movieId: number): Row[] => db.select().from(releasesTable).where(eq(releasesTable.movie_id, movieId)).all()

  return {
    /** Throws NotFound. */
    get(id: number): Row {
      const row = db.select().from(releasesTable).where(eq(releasesTable.id, id)).get()
      if (!row) throw new NotFound('release', id)
      return row
    },

    /** Comes before `record` and `rejudge`, which cannot pause: the patterns of the user are tried on all names, with pauses. */
    prepare(context: Pick<Context, 'movie' | 'formats' | 'profile'>, found: readonly Found[] = []): Promise<void> {
      const indexers = indexersOf(db)
      const known = rowsOf(context.movie.id).map((row) => candidateOf(row, indexers))
      return tryPatterns([...known, ...found.map(candidateFrom)], context)
    },

    /** Judges what was just found together with what was known, and writes it all down, best first. */
    record(tx: Tx, context: Context, found: readonly Found[]): Row[] {
      const now = stamp(clock)
      for (const { indexer, release } of found) upsert(tx, { movieId: context.movie.id, indexer, release, now })
      return judge(tx, context, { indexers: indexersOf(tx), isSearch: true })
    },

    /** Judges what is known anew: settings, blocklist or shelf may have changed. Best first. */
    rejudge: (tx: Tx, context: Context): Row[] => judge(tx, context, { indexers: indexersOf(tx), isSearch: false }),

    rowsOf,

    noteGrabbed(tx: Tx, id: number, info_hash: string): void {
      tx.update(releasesTable)
        .set({ grabbed_at: stamp(clock), info_hash })
        .where(eq(releasesTable.id, id))
        .run()
    },

    /** Something spoke against it after it was chosen: its link was dead, or its hash is one we know. */
    noteRefused(tx: Tx, id: number, { code, text, temporary, until }: Refusal): void {
      tx.update(releasesTable)
        .set({
          verdict: temporary ? 'temporarily_rejected' : 'rejected',
          reasons: [{ code, text }],
          rank: null,
          next_look_at: until?.toISOString() ?? null,
        })
        .where(eq(releasesTable.id, id))
        .run()
    },

    noteHash(tx: Tx, id: number, info_hash: string): void {
      tx.update(releasesTable).set({ info_hash }).where(eq(releasesTable.id, id)).run()
    },

    /** What a release that was taken turned out to be. */
    noteImported(tx: Tx, { movie_id, info_hash }: { movie_id: number | null; info_hash: string | null }, imported_quality: string): void {
      if (movie_id === null || info_hash === null) return
      tx.update(takenHashesTable)
        .set({ imported_quality })
        .where(and(eq(takenHashesTable.movie_id, movie_id), eq(takenHashesTable.info_hash, info_hash)))
        .run()
    },

    /** Candidates that nobody has offered for 30 days, and were not taken, are forgotten. */
    forgetOld(): number {
      const before = new Date(clock.now().getTime() - milliseconds(days(keepDays))).toISOString()
      const isForgotten = and(lt(releasesTable.last_seen_at, before), isNull(releasesTable.grabbed_at))
      return db.delete(releasesTable).where(isForgotten).returning({ id: releasesTable.id }).all().length
    },

    forgetMovies(tx: Tx, movieIds: readonly number[]): void {
      tx.delete(releasesTable)
        .where(inArray(releasesTable.movie_id, [...movieIds]))
        .run()
    },
  }
}

type Upsert = { movieId: number; indexer: Candidate['indexer']; release: FoundRelease; now: string }
const upsert = (tx: Tx, { movieId, indexer, release, now }: Upsert): void => {
  const parsed = parseRelease(release.title)
  const told = {
    title: release.title,
    size_bytes: release.size_bytes,
    published_at: release.published_at,
    seeders: release.seeders,
    peers: release.peers,
    source_url: release.download_url ?? release.magnet,
    magnet_url: release.download_url === null ? null : release.magnet,
    info_url: release.info_url,
    parsed,
    quality: parsed.quality,
    flags: [...release.flags],
    categories: [...release.categories],
    indexer_languages: [...release.languages],
    imdb_id: release.imdb_id,
    tmdb_id: release.tmdb_id,
    last_seen_at: now,
    ...(release.info_hash && { info_hash: release.info_hash.toLowerCase() }),
  }
  tx.insert(releasesTable)
    .values({
      ...told,
      movie_id: movieId,
      indexer_id: indexer.id,
      guid: release.guid,
      languages: [],
      custom_formats: [],
      score: 0,
      verdict: 'rejected',
      reasons: [],
      first_seen_at: now,
    })
    .onConflictDoUpdate({ target: [releasesTable.movie_id, releasesTable.indexer_id, releasesTable.guid], set: told })
    .run()
}

type Indexers = ReadonlyMap<number, Candidate['indexer']>
export const indexersOf = (tx: Tx | Db): Indexers =>
  new Map(
    tx
      .select()
      .from(indexersTable)
      .all()
      .map((row) => [
        row.id,
        { id: row.id, name: row.name, priority: row.priority, min_seeders: row.min_seeders, disabled_until: row.disabled_until },
      ]),
  )

/** What following a link taught. Judging the name anew does not undo it; what may pass gets another chance in time, or when a person searches. */
const ofLink: Readonly<Record<string, 'lasting' | 'passing'>> = {
  not_a_torrent: 'lasting',
  link_broken: 'passing',
  link_unreachable: 'passing',
  link_is_page: 'passing',
  indexer_rate_limited: 'passing',
}

type Judging = { indexers: Indexers; isSearch: boolean }
const judge = (tx: Tx, context: Context, { indexers, isSearch }: Judging): Row[] => {
  const rows = tx.select().from(releasesTable).where(eq(releasesTable.movie_id, context.movie.id)).all()
  const candidates = rows.map((row) => ({ ...candidateOf(row, indexers), row }))
  const isForgiven = ({ next_look_at }: Row) =>
    (isSearch && context.mode === 'user_search') || (next_look_at !== null && new Date(next_look_at) <= context.now)
  const learntOf = (row: Row) =>
    row.reasons.filter(({ code }) => ofLink[code] === 'lasting' || (ofLink[code] === 'passing' && !isForgiven(row)))
  // Nothing waits for a release whose link leads nowhere.
  const [within = [], beyond = []] = [true, false].map((isWithin) =>
    candidates.filter(({ row }) => (learntOf(row).length === 0) === isWithin),
  )
  const alone = beyond.map((candidate) => ({ candidate, verdict: judgeAlone(candidate, context) }))
  const judged = ranked([...decide(within, context), ...alone], context)
  let rank = 0
  return judged.map(({ candidate: { row }, verdict: ofName }) => {
    const learnt = learntOf(row)
    const isPassing = learnt.some(({ code }) => ofLink[code] === 'passing')
    const verdict = withLearnt(ofName, learnt)
    const change = {
      languages: verdict.languages,
      custom_formats: verdict.custom_formats.map((format) => format.name),
      score: verdict.score,
      score_parts: verdict.score_parts,
      verdict: verdict.verdict,
      reasons: [...verdict.reasons.map(({ code, text }) => ({ code, text })), ...learnt],
      rank: verdict.verdict === 'accepted' ? ++rank : null,
      next_look_at: isPassing ? row.next_look_at : nextLook(verdict),
    }
    tx.update(releasesTable).set(change).where(eq(releasesTable.id, row.id)).run()
    return { ...row, ...change }
  })
}

const nextLook = ({ verdict, reasons }: Verdict): string | null =>
  verdict === 'temporarily_rejected' ? (endOf(reasons)?.toISOString() ?? null) : null

const withLearnt = <V extends { verdict: Row['verdict'] }>(verdict: V, learnt: Row['reasons']): V => {
  if (learnt.length === 0 || verdict.verdict === 'rejected') return verdict
  return { ...verdict, verdict: learnt.some(({ code }) => ofLink[code] === 'lasting') ? 'rejected' : 'temporarily_rejected' }
}

const candidateFrom = ({ indexer, release }: Found): Candidate => ({
  ...release,
  indexer,
  protocol: 'torrent',
  container: null,
  parsed: parseRelease(release.title),
})

export const candidateOf = (row: Row, indexers: Indexers): Candidate => ({
  indexer: (row.indexer_id !== null ? indexers.get(row.indexer_id) : undefined) ?? {
    id: row.indexer_id,
    name: 'a removed indexer',
    priority: 50,
    min_seeders: 0,
    disabled_until: null,
  },
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
