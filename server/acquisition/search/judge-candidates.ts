import { isDeepStrictEqual } from 'node:util'
import type { FoundRelease } from '#server/acquisition/indexers/found-release'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { createInTurn } from '#server/foundation/lib/in-turn'
import { reasonOf } from '#server/foundation/lib/reason'
import { createTurn, inTurns, mapInTurns, turnOfOthers } from '#server/foundation/lib/turns'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { ParsedRelease } from '#server/foundation/releases/release'
import type { Candidate, Context, Mode } from './candidate'
import { type CandidateStore, candidateOf, type Draft, indexersOf, type Row } from './candidate-store'
import type { Contexts } from './context'
import { deciding, endOf, judgingEach, ranked, type Verdict } from './decide'
import { judgedForVersions } from './judged-for-versions'
import { tryPatterns } from './try-patterns'

/** `parsed`: the parsed name, if available. */
export type Found = { indexer: Candidate['indexer']; release: FoundRelease; parsed?: ParsedRelease }
export type Judging = ReturnType<typeof createJudgeCandidates>
export type Judgment = {
  /** Best first. */
  readonly rows: readonly Row[]
  /** Whether the inputs are unchanged. Call it in the transaction that acts on the judgment. */
  readonly holds: () => boolean
}

type Deps = {
  db: Db
  journal: Pick<Journal, 'commitSoon'>
  clock: Clock
  contexts: Contexts
  candidateStore: CandidateStore
  /** Lets other work run. */
  pause?: () => Promise<void>
}
type Asked = { movieId: number; mode: Mode; found: readonly Found[]; isSearch: boolean }

const ROWS_PER_WRITE = 50
const NAMES_PER_TURN = 20

/**
 * Judges all releases of a movie and stores the verdicts. Names are parsed, judged, and stored a few at a time, so that the service stays
 * responsive. If the inputs change before everything is stored, judges again.
 */
export const createJudgeCandidates = ({ db, journal, clock, contexts, candidateStore, pause = turnOfOthers }: Deps) => {
  /** Per movie. */
  const inTurn = createInTurn<number>()

  const judge = async (asked: Asked): Promise<Judgment> => {
    const { movieId, mode } = asked
    for (;;) {
      const edition = candidateStore.editionOf(movieId)
      const isCurrent = () => candidateStore.editionOf(movieId) === edition
      const all = contexts.contextsFor(movieId, mode)
      const before = await candidateStore.rowsOf(movieId, pause)
      const drafts = await mergeFound(before, asked)
      const judgments: Draft[][] = []
      for (const context of all) judgments.push(await judgeDrafts(drafts, { context, isSearch: asked.isSearch }))
      const judged = judgedForVersions(judgments, all)
      const rows = await storeDrafts(judged, { before, isCurrent })
      if (rows) return { rows, holds: () => isCurrent() && isSameInputs(all, contexts.contextsFor(movieId, mode)) }
    }
  }

  /** Merges known releases with those found now. */
  const mergeFound = async (rows: readonly Row[], { movieId, found }: Asked): Promise<Draft[]> => {
    const now = stamp(clock)
    const drafts = new Map<string, Draft>(rows.map((row) => [keyOf(row), row]))
    const offers = await mapInTurns(found, { perTurn: NAMES_PER_TURN, pause }, (each) => offerFrom(each, now))
    for (const offer of offers) drafts.set(keyOf(offer), { ...(drafts.get(keyOf(offer)) ?? newFor(movieId, now)), ...offer })
    return [...drafts.values()]
  }

  type JudgeInput = { context: Context; isSearch: boolean }
  const judgeDrafts = async (drafts: readonly Draft[], { context, isSearch }: JudgeInput): Promise<Draft[]> => {
    const indexers = indexersOf(db)
    const candidates = drafts.map((draft) => ({ ...candidateOf(draft, indexers), draft }))
    await pause()
    await tryPatterns(candidates, context, pause)
    const isForgiven = ({ next_look_at }: Draft) =>
      (isSearch && context.mode === 'user_search') || (next_look_at !== null && new Date(next_look_at) <= context.now)
    const linkProblemsOf = (draft: Draft) =>
      draft.reasons.filter(({ code }) => linkProblems[code] === 'lasting' || (linkProblems[code] === 'passing' && !isForgiven(draft)))
    // No release waits for one whose link is dead.
    const [within = [], beyond = []] = [true, false].map((isWithin) =>
      candidates.filter(({ draft }) => (linkProblemsOf(draft).length === 0) === isWithin),
    )
    const settled = await inTurns(deciding(within, context), { pause })
    const alone = await inTurns(judgingEach(beyond, context), { pause })
    await pause()
    const bestFirst = ranked([...settled, ...alone], context)
    await pause()
    let rank = 0
    return mapInTurns(bestFirst, { perTurn: ROWS_PER_WRITE, pause }, ({ candidate: { draft }, verdict }) => {
      const judged = withVerdict({ ...draft, version_id: context.version?.key ?? null }, verdict, linkProblemsOf(draft))
      return { ...judged, rank: judged.verdict === 'accepted' ? ++rank : null }
    })
  }

  type Before = { before: readonly Row[]; isCurrent: () => boolean }
  /** Null if one of the rows was changed by something else in the meantime. */
  const storeDrafts = async (drafts: readonly Draft[], { before, isCurrent }: Before): Promise<Row[] | null> => {
    const known = new Map(before.map((row) => [row.id, row]))
    const rows: Row[] = []
    while (rows.length < drafts.length) {
      await pause()
      const some = drafts.slice(rows.length, rows.length + ROWS_PER_WRITE)
      const stored = journal.commitSoon((tx) => (isCurrent() ? storeInTime(tx, some, known) : null))
      if (!stored) return null
      rows.push(...stored)
    }
    return isCurrent() ? rows : null
  }

  /** At least one row, and no more once these have taken a whole turn. */
  const storeInTime = (tx: Tx, drafts: readonly Draft[], known: ReadonlyMap<number, Row>): Row[] => {
    const turn = createTurn()
    const rows: Row[] = []
    for (const draft of drafts) {
      const { id } = draft
      rows.push(id !== null && isDeepStrictEqual(draft, known.get(id)) ? { ...draft, id } : candidateStore.store(tx, draft))
      if (turn.isOver()) break
    }
    return rows
  }

  return {
    /** Judges new releases together with known ones. */
    record: (movieId: number, mode: Mode, found: readonly Found[]): Promise<Judgment> =>
      inTurn(movieId, async () => {
        await candidateStore.forgetSurplus(movieId, pause)
        return await judge({ movieId, mode, found, isSearch: true })
      }),

    /** Judges known releases again, as settings, the blocklist, or the file may have changed. */
    rejudge: (movieId: number, mode: Mode): Promise<Judgment> =>
      inTurn(movieId, () => judge({ movieId, mode, found: [], isSearch: false })),
  }
}

const keyOf = ({ indexer_id, guid }: Pick<Row, 'indexer_id' | 'guid'>): string => `${indexer_id} ${guid}`

const newFor = (movie_id: number, now: string) => ({
  id: null,
  movie_id,
  version_id: null,
  first_seen_at: now,
  info_hash: null,
  languages: [],
  custom_formats: [],
  score: 0,
  score_parts: [],
  verdict: 'rejected' as const,
  reasons: [],
  rank: null,
  next_look_at: null,
  grabbed_at: null,
})

const offerFrom = ({ indexer, release, parsed = parseRelease(release.title) }: Found, now: string) => {
  return {
    indexer_id: indexer.id,
    guid: release.guid,
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
}

/**
 * What following a link revealed. Judging the name again does not undo it; a passing problem is retried after a while or in a manual
 * search.
 */
const linkProblems: Readonly<Record<string, 'lasting' | 'passing'>> = {
  not_a_torrent: 'lasting',
  link_broken: 'passing',
  link_unreachable: 'passing',
  link_is_page: 'passing',
  indexer_rate_limited: 'passing',
  downloading_for_other: 'passing',
}

const withVerdict = (draft: Draft, ofName: Verdict, problems: Row['reasons']): Draft => {
  const verdict = withLinkProblems(ofName, problems)
  const isPassing = problems.some(({ code }) => linkProblems[code] === 'passing')
  return {
    ...draft,
    languages: verdict.languages,
    custom_formats: verdict.custom_formats.map((format) => format.name),
    score: verdict.score,
    score_parts: verdict.score_parts,
    verdict: verdict.verdict,
    reasons: [...verdict.reasons.map(reasonOf), ...problems],
    next_look_at: isPassing ? draft.next_look_at : nextLook(verdict),
  }
}

const nextLook = ({ verdict, reasons }: Verdict): string | null =>
  verdict === 'temporarily_rejected' ? (endOf(reasons)?.toISOString() ?? null) : null

const withLinkProblems = <V extends { verdict: Row['verdict'] }>(verdict: V, problems: Row['reasons']): V => {
  if (problems.length === 0 || verdict.verdict === 'rejected') return verdict
  return { ...verdict, verdict: problems.some(({ code }) => linkProblems[code] === 'lasting') ? 'rejected' : 'temporarily_rejected' }
}

const isSameInputs = (before: readonly Context[], after: readonly Context[]): boolean =>
  before.length === after.length && before.every((context, at) => isSameInput(context, after[at]!))

/** Ignores the time and free space, which always change, and `waiting_since`, which comes from the verdicts themselves. */
const isSameInput = (before: Context, after: Context): boolean => {
  const { now: _, free_bytes: __, waiting_since: ___, ...then } = before
  const { now: ____, free_bytes: _____, waiting_since: ______, ...now } = after
  return isDeepStrictEqual(then, now)
}
