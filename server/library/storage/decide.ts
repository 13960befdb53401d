import { days, milliseconds } from '#server/foundation/lib/duration'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { MovieFacts, Rule, World } from './facts'
import { MB, meets } from './meets'
import { reasonsFor } from './reasons-for'
import { sentences } from './sentences'
import { sizeAbove } from './size-above'
import { whySpared } from './spared'

type Match = { movie: MovieFacts; rule: Rule; size_bytes: number; reasons: Sentence[] }
/** `needs_ok`: it stays until a person confirms, because no indexer offers it any more. */
export type Proposal = Match & { needs_ok: boolean; leaves_at: string }
export type Spared = Match & { why: Sentence }
export type Decision = { goes: Proposal[]; spared: Spared[] }

/**
 * Which movies the rules take, in the order in which they go, and which they spare. A movie goes by one rule: conditions of the movie itself
 * come before a full disk, then the rule that marked it, then the first one.
 */
export const decide = (world: World): Decision => {
  const found = world.movies.map((movie) => outcomeOf(movie, world)).filter((outcome) => outcome !== undefined)
  const spared = found.flatMap((outcome) => ('why' in outcome ? outcome : []))
  const able = found.flatMap((outcome) => ('why' in outcome ? [] : outcome)).sort(inOrder(world))
  const { goes, left } = asManyAsNeeded(able, world)
  return { goes: goes.sort((a, b) => weightOf(b, world.now) - weightOf(a, world.now)), spared: [...left, ...spared] }
}

const outcomeOf = (movie: MovieFacts, world: World): Proposal | Spared | undefined => {
  const mark = world.marks.get(movie.movie_id)
  const matching = world.rules
    .filter(({ when }) => meets(movie, when, world))
    .sort((a, b) => Number(isForSpace(a)) - Number(isForSpace(b)) || Number(b.id === mark?.rule_id) - Number(a.id === mark?.rule_id))
  const outcomes = matching.map((rule) => judged({ movie, rule }, world))
  return outcomes.find((outcome) => !('why' in outcome)) ?? outcomes[0]
}

const judged = ({ movie, rule }: { movie: MovieFacts; rule: Rule }, world: World): Proposal | Spared => {
  const isWholeMovie = rule.then === 'recycle'
  const size_bytes = isWholeMovie ? movie.size_bytes : sizeAbove(movie, world.profiles.get(rule.quality_profile_id ?? 0) ?? nothing)
  const match = { movie, rule, size_bytes, reasons: reasonsFor({ movie, size_bytes, isWholeMovie, now: world.now }) }
  const why = whySpared(movie, rule, world)
  if (why) return { ...match, why }
  const known = world.marks.get(movie.movie_id)
  const mark = known?.rule_id === rule.id ? known : undefined
  return {
    ...match,
    needs_ok: isWholeMovie && movie.last_found === 0 && (mark?.confirmed_at ?? null) === null,
    leaves_at: mark?.leaves_at ?? new Date(world.now.getTime() + milliseconds(days(rule.notice_days))).toISOString(),
  }
}
const nothing = { items: [] }

/** Rules for a full disk stop as soon as there will be enough space. What waits for a person counts as nothing, so it comes last. */
const asManyAsNeeded = (able: readonly Proposal[], { disks }: World): { goes: Proposal[]; left: Spared[] } => {
  const free = new Map([...disks].map(([disk, { free_bytes, pending_bytes }]) => [disk, free_bytes + pending_bytes]))
  const goes: Proposal[] = []
  const left: Spared[] = []
  for (const proposal of able) {
    const { movie, rule, needs_ok, size_bytes } = proposal
    const disk = movie.disk ?? ''
    const there = free.get(disk) ?? 0
    if (isForSpace(rule) && there >= (rule.when.free_space_below_mb ?? 0) * MB) {
      left.push({ movie, rule, size_bytes, reasons: proposal.reasons, why: say(sentences, 'space_is_enough') })
      continue
    }
    goes.push(proposal)
    if (!needs_ok) free.set(disk, there + size_bytes)
  }
  return { goes, left }
}

const isForSpace = ({ when }: Rule): boolean => when.free_space_below_mb !== undefined

/** A movie that was announced stays chosen while it is needed; otherwise those with most to gain go first. */
const inOrder =
  ({ marks, now }: World) =>
  (a: Proposal, b: Proposal): number =>
    Number(isForSpace(a.rule)) - Number(isForSpace(b.rule)) ||
    Number(a.needs_ok) - Number(b.needs_ok) ||
    Number(isMarked(b, marks)) - Number(isMarked(a, marks)) ||
    weightOf(b, now) - weightOf(a, now) ||
    a.movie.movie_id - b.movie.movie_id

const isMarked = ({ movie, rule }: Proposal, marks: World['marks']): boolean => marks.get(movie.movie_id)?.rule_id === rule.id

/** Bytes times the days that nobody has needed them: large movies that were left alone for long go first. */
const weightOf = ({ movie, size_bytes }: Match, now: Date): number => {
  const last = Math.max(Date.parse(movie.arrived_at), Date.parse(movie.watched_at ?? movie.arrived_at))
  return size_bytes * Math.max(1, (now.getTime() - last) / milliseconds(days(1)))
}
