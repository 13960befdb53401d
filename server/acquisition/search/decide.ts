import { say } from '#server/foundation/lib/sentence'
import { size } from '#server/foundation/lib/size'
import { atOnce, type Steps } from '#server/foundation/lib/turns'
import {
  type Candidate,
  type Context,
  type FormatMatch,
  type LastingRule,
  postpone,
  type Refusal,
  type Rule,
  refuse,
  type Scored,
} from './candidate'
import { inOrder } from './order'
import { placeOf } from './quality-order'
import { cannotBeStreamed } from './rules/cannot-be-streamed'
import { fileMayBeReplaced } from './rules/file-may-be-replaced'
import { fitsOnDisk } from './rules/fits-on-disk'
import { formatScoreIsEnough } from './rules/format-score-is-enough'
import { hadClaimedQuality } from './rules/had-claimed-quality'
import { hasEnoughSeeders } from './rules/has-enough-seeders'
import { hasNoBlockedEnding } from './rules/has-no-blocked-ending'
import { hasNoBurntInSubtitles } from './rules/has-no-burnt-in-subtitles'
import { hasRequiredFlag } from './rules/has-required-flag'
import { hasWaited } from './rules/has-waited'
import { indexerIsUp } from './rules/indexer-is-up'
import { indexerServesMovie } from './rules/indexer-serves-movie'
import { isBelowMaxSize } from './rules/is-below-max-size'
import { isNotBlocked } from './rules/is-not-blocked'
import { isNotPassedOver } from './rules/is-not-passed-over'
import { isNotRawDisk } from './rules/is-not-raw-disk'
import { isNotSample } from './rules/is-not-sample'
import { isNotTheFile } from './rules/is-not-the-file'
import { isOldEnough } from './rules/is-old-enough'
import { isTorrent } from './rules/is-torrent'
import { languageIsWanted } from './rules/language-is-wanted'
import { matchesMovie } from './rules/matches-movie'
import { movieIsAvailable } from './rules/movie-is-available'
import { movieIsMonitored } from './rules/movie-is-monitored'
import { properIsInTime } from './rules/proper-is-in-time'
import { qualityIsAllowed } from './rules/quality-is-allowed'
import { queueIsWorse } from './rules/queue-is-worse'
import { repackIsOfSameGroup } from './rules/repack-is-of-same-group'
import { sizeIsAcceptable } from './rules/size-is-acceptable'
import { sizeIsBelievable } from './rules/size-is-believable'
import { upgradesAreAllowed } from './rules/upgrades-are-allowed'
import { upgradesFile } from './rules/upgrades-file'
import { versionWantsIt } from './rules/version-wants-it'
import { wasNotGrabbedBefore } from './rules/was-not-grabbed-before'
import { wordsMatch } from './rules/words-match'
import { languagePoints, scoreOf } from './score'
import { sentences } from './sentences'
import { offerOf } from './upgrade'

/** Evaluated once per release. */
const lastingRules = {
  matchesMovie,
  hasNoBlockedEnding,
  isTorrent,
  movieIsMonitored,
  movieIsAvailable,
  isNotPassedOver,
  qualityIsAllowed,
  languageIsWanted,
  wordsMatch,
  formatScoreIsEnough,
  sizeIsBelievable,
  sizeIsAcceptable,
  isBelowMaxSize,
  isNotSample,
  isNotRawDisk,
  hasNoBurntInSubtitles,
  hasEnoughSeeders,
  hasRequiredFlag,
  indexerServesMovie,
  isOldEnough,
  isNotBlocked,
  wasNotGrabbedBefore,
} as const satisfies Record<string, LastingRule>

/** Evaluated again for the case that another release is grabbed first. */
const shelfRules = {
  cannotBeStreamed,
  isNotTheFile,
  fileMayBeReplaced,
  hadClaimedQuality,
  queueIsWorse,
  upgradesFile,
  upgradesAreAllowed,
  repackIsOfSameGroup,
  properIsInTime,
  hasWaited,
  versionWantsIt,
} as const satisfies Record<string, Rule>

/** All rules are evaluated, so that every reason is listed. */
export const rules = { ...lastingRules, ...shelfRules, indexerIsUp } as const satisfies Record<string, Rule>

/** Evaluated only if nothing else speaks against the release. */
export const diskRules = { fitsOnDisk } as const satisfies Record<string, Rule>

/** One part of the ranking. `score` is comparable within its part only; `text` describes it. */
export type ScorePart = { name: string; score: number; text: string }

export type Verdict = {
  verdict: 'accepted' | 'rejected' | 'temporarily_rejected'
  reasons: Refusal[]
  /** The sum of the scores of all matching custom formats. */
  score: number
  score_parts: ScorePart[]
  custom_formats: FormatMatch[]
  languages: string[]
  doubt: string[]
}
export type Judged<C extends Candidate = Candidate> = { candidate: C; verdict: Verdict }
/** `isFit`: its only obstacles are the file, the queue, or disk space. */
type Weighed<C extends Candidate> = Judged<C> & { readonly isFit: boolean }

export const judge = (candidate: Candidate, context: Context): Verdict => weigh(candidate, context).verdict

const weigh = <C extends Candidate>(candidate: C, context: Context): Weighed<C> => {
  const { score, custom_formats, languages, doubt } = scoreOf(candidate, context)
  const release = { ...candidate, score, custom_formats, languages, doubt }
  const lasting = refusalsOf(lastingRound, release, context)
  const last = refusalsOf(lastRound, release, context)
  const first = [...lasting, ...refusalsOf(shelfRound, release, context), ...last]
  const reasons = first.length > 0 ? first : refusalsOf(diskRound, release, context)
  const verdict = {
    verdict: verdictOf(reasons),
    reasons,
    score,
    score_parts: partsOf(release, context),
    custom_formats: [...custom_formats],
    languages: [...languages],
    doubt: [...doubt],
  }
  return { candidate, verdict, isFit: lasting.length + last.length === 0 }
}

/**
 * Judges the candidates of one search so that the search never leads to a second download. A release that another suitable one would
 * replace immediately waits instead. One that a refused release would replace is no gain, and the file on the shelf stays.
 */
export const decide = <C extends Candidate>(candidates: readonly C[], context: Context): Judged<C>[] =>
  atOnce(deciding(candidates, context))

/** Like `decide`, but yields after each name so that other work can run. */
export function* deciding<C extends Candidate>(candidates: readonly C[], context: Context): Steps<Judged<C>[]> {
  let judged = yield* judgingEach(candidates, context)
  for (;;) {
    const settled = yield* withWaits(judged, context)
    const best = context.file ? choose(settled, context) : undefined
    const refused = best && (yield* successorOf(best, settled.filter(isRejected), context))
    if (!best || !refused) return settled
    judged = judged.map((entry) => (entry.candidate === best.candidate ? { ...entry, verdict: noGain(refused, entry.verdict) } : entry))
  }
}

export function* judgingEach<C extends Candidate>(candidates: readonly C[], context: Context): Steps<Weighed<C>[]> {
  const judged: Weighed<C>[] = []
  for (const candidate of candidates) {
    judged.push(weigh(candidate, context))
    yield
  }
  return judged
}

function* withWaits<C extends Candidate>(judged: readonly Weighed<C>[], context: Context): Steps<Weighed<C>[]> {
  const settled = judged.map((entry) => ({ ...entry }))
  const bestFirst = ranked(settled, context).filter((entry) => !isRejected(entry))
  for (const best of bestFirst) {
    const successor = best.verdict.verdict === 'accepted' ? yield* successorOf(best, bestFirst, context) : undefined
    if (!successor) break
    best.verdict = waitingFor(successor, best.verdict)
  }
  return settled
}

const isAccepted = ({ verdict }: Judged) => verdict.verdict === 'accepted'
const isRejected = ({ verdict }: Judged) => verdict.verdict === 'rejected'

/** The best accepted release, regardless of the order of arrival. */
export const choose = <J extends Judged>(judged: readonly J[], context: Context): J | undefined => ranked(judged, context).find(isAccepted)

/** Best first, accepted ones before the others. */
export const ranked = <J extends Judged>(judged: readonly J[], context: Context): J[] => {
  const order = inOrder(context)
  return judged
    .map((entry) => ({ entry, release: { ...entry.candidate, ...entry.verdict } }))
    .sort((a, b) => standing(a.entry) - standing(b.entry) || order(a.release, b.release))
    .map(({ entry }) => entry)
}

/** The first release that would be grabbed after `taken`. Only evaluates the rules that grabbing it can affect. */
function* successorOf<C extends Candidate>(
  taken: Weighed<C>,
  others: readonly Weighed<C>[],
  context: Context,
): Steps<Weighed<C> | undefined> {
  const { title, info_hash, size_bytes } = taken.candidate
  const offer = offerOf({ ...taken.candidate, ...taken.verdict })
  const underWay = { ...context, queue: [...context.queue, { ...offer, title, info_hash }] }
  const onTheShelf = { ...context, queue: [], file: { ...offer, title, info_hash, size_bytes, added_at: context.now.toISOString() } }
  const wouldFollow = ({ candidate, verdict, isFit }: Weighed<C>): boolean => {
    if (!isFit) return false
    const release = { ...candidate, ...verdict }
    return [underWay, onTheShelf].some((later) => [shelfRound, diskRound].every((round) => refusalsOf(round, release, later).length === 0))
  }
  for (const other of others) {
    yield
    if (other !== taken && wouldFollow(other)) return other
  }
  return undefined
}

/** The wait ends: the other release is grabbed now, or when its own waiting time is over. */
const waitingFor = ({ candidate, verdict: { reasons } }: Judged, verdict: Verdict): Verdict => ({
  ...verdict,
  verdict: 'temporarily_rejected',
  reasons: [postpone(say(sentences, 'soon_replaced', { title: candidate.title }), endOf(reasons))],
})

const noGain = ({ candidate }: Judged, verdict: Verdict): Verdict => ({
  ...verdict,
  verdict: 'rejected',
  reasons: [refuse(say(sentences, 'replaced_by_refused', { title: candidate.title }))],
})

/** When the last waiting time is over, if known. */
export const endOf = (reasons: readonly Refusal[]): Date | undefined => {
  const dates = reasons.flatMap(({ until }) => until?.getTime() ?? [])
  return dates.length === 0 ? undefined : new Date(Math.max(...dates))
}

const standing = ({ verdict }: Judged) => ['accepted', 'temporarily_rejected', 'rejected'].indexOf(verdict.verdict)

const verdictOf = (reasons: readonly Refusal[]): Verdict['verdict'] => {
  if (reasons.length === 0) return 'accepted'
  return reasons.every(({ temporary }) => temporary) ? 'temporarily_rejected' : 'rejected'
}

type Round = readonly (readonly [name: string, rule: Rule])[]
const lastingRound: Round = Object.entries(lastingRules)
const shelfRound: Round = Object.entries(shelfRules)
const lastRound: Round = Object.entries({ indexerIsUp })
const diskRound: Round = Object.entries(diskRules)

const refusalsOf = (round: Round, release: Candidate & Scored, context: Context): Refusal[] => {
  const refusals: Refusal[] = []
  for (const [name, rule] of round) {
    const refusal = ask(name, () => rule(release, context))
    if (refusal) refusals.push(refusal)
  }
  return refusals
}

const ask = (name: string, question: () => Refusal | undefined): Refusal | undefined => {
  try {
    return question()
  } catch (error) {
    return refuse(say(sentences, 'decision_error', { rule: name, error: String(error) }))
  }
}

const partsOf = (release: Candidate & Scored, { profile, movie }: Context): ScorePart[] => {
  const points = languagePoints(release.languages, { profile, movie })
  const { parsed, indexer, seeders, size_bytes, custom_formats, doubt } = release
  const place = placeOf(profile, parsed.quality) + 1
  const { real, version } = parsed.revision
  const step = place > 0 ? `step ${place} of ${profile.items.length}` : 'not in the profile'
  return [
    { name: 'quality', score: place, text: `${parsed.quality}, ${step}` },
    { name: 'revision', score: real * 100 + version, text: real > 0 || version > 1 ? 'a corrected version' : 'the first version' },
    ...custom_formats.map(({ name, score }) => ({ name: 'custom_format', score, text: name })),
    ...(points === 0 ? [] : [{ name: 'language', score: points, text: release.languages.join(', ') }]),
    ...(doubt.length === 0 ? [] : [{ name: 'doubt', score: -1, text: doubt.join(' ') }]),
    { name: 'indexer', score: -indexer.priority, text: `${indexer.name}, priority ${indexer.priority}` },
    {
      name: 'seeders',
      score: seeders ?? 0,
      text: seeders === null ? 'seeders unknown' : `${seeders} ${seeders === 1 ? 'seeder' : 'seeders'}`,
    },
    { name: 'size', score: size_bytes ?? 0, text: size_bytes === null ? 'size unknown' : size(size_bytes) },
  ]
}
