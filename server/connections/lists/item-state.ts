import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { ListCounts } from './schema'
import { reasons } from './sentences'
import type { ItemState } from './states'
import type { Problem } from './table'

/** A line of a list, stored or just read. */
export type Line = {
  readonly metadata_id: number | null
  readonly purpose: 'add' | 'watched'
  readonly rating: number | null
  readonly watched_at: string | null
  readonly problem: Problem | null
  readonly added_at: string | null
}
export type Known = {
  movies: ReadonlyMap<number, number>
  excluded: ReadonlySet<number>
  /** Whether a movie in the library has its own rating and was watched. */
  judged: (movieId: number) => { isRated: boolean; isWatched: boolean }
}
export type ItemStanding = { state: ItemState; movie_id: number | null; reason: Sentence<Why> | null }
type Why = keyof typeof reasons

type Rules = { known: Known; cap: number; auto_add: boolean }

/** The status of each line, in list order. */
export const standings = (lines: readonly Line[], { known, cap, auto_add }: Rules): ItemStanding[] => {
  let wanted = 0
  return lines.map((line) => {
    const found = fixed(line, known)
    if (found) return found
    wanted += 1
    if (wanted > cap) return standing('over_cap', 'over_cap')
    return standing('waiting', auto_add ? 'next_sync' : 'by_hand')
  })
}

/** Whether a sync may add it when its turn comes. */
export const isAddable = (line: Line, known: Known): boolean => fixed(line, known) === null

const fixed = (line: Line, { movies, excluded }: Known): ItemStanding | null => {
  const { metadata_id, problem, added_at, purpose } = line
  if (problem !== null) return standing('not_recognized', problem)
  if (metadata_id === null) return standing('waiting', 'not_looked_up')
  const movie_id = movies.get(metadata_id)
  if (movie_id !== undefined) return { state: added_at === null ? 'in_library' : 'added', movie_id, reason: null }
  if (excluded.has(metadata_id)) return standing('excluded', 'excluded')
  if (added_at !== null) return standing('excluded', 'removed_since')
  return purpose === 'watched' ? standing('waiting', 'only_watched') : null
}

const standing = (state: ItemState, why: Why): ItemStanding => ({ state, movie_id: null, reason: say(reasons, why) })

/** What a sync would do, in numbers. */
export const countsOf = (lines: readonly Line[], rules: Rules): ListCounts => {
  const all = standings(lines, rules)
  const count = (is: (one: ItemStanding, line: Line) => boolean) => all.filter((one, place) => is(one, lines[place]!)).length
  const isMissing = (line: Line, movieId: number, of: 'rating' | 'watched_at') => {
    const { isRated, isWatched } = rules.known.judged(movieId)
    return line[of] !== null && !(of === 'rating' ? isRated : isWatched)
  }
  return {
    added: 0,
    to_add: count(({ reason }) => reason?.code === 'next_sync' || reason?.code === 'by_hand'),
    in_library: count(({ state }) => state === 'in_library' || state === 'added'),
    excluded: count(({ state }) => state === 'excluded'),
    not_recognized: count(({ state }) => state === 'not_recognized'),
    over_cap: count(({ state }) => state === 'over_cap'),
    not_looked_up: count(({ reason }) => reason?.code === 'not_looked_up'),
    only_watched: count(({ reason }) => reason?.code === 'only_watched'),
    to_rate: count(({ movie_id }, line) => movie_id !== null && isMissing(line, movie_id, 'rating')),
    to_mark_watched: count(({ movie_id }, line) => movie_id !== null && isMissing(line, movie_id, 'watched_at')),
  }
}
