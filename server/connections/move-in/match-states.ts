import { mapPath, type PathMap } from '#server/foundation/lib/path-map'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { cleanTitle } from '#server/foundation/releases/clean-title'
import type { StateThere } from './schema'
import { sentences } from './sentences'
import { type OnShelf, plainPath, type Shelf } from './shelf'

type Answer = { name: string; choice: string }
type Asked = { party: string; shelf: Shelf; answers: readonly Answer[]; path_map: PathMap }
/** States of one movie here, put together; and those of which it is not sure whose they are. */
export type Matched = {
  sure: { movie: OnShelf; state: StateThere; chosen: boolean }[]
  doubtful: { state: StateThere; why: Sentence; choices: OnShelf[] }[]
  absent: StateThere[]
}

/** Finds the movies here: by their ids, else their file. Title and year only suggest one. */
export const matchStates = (states: readonly StateThere[], asked: Asked): Matched => {
  const found = new Map<number, Matched['sure'][number]>()
  const matched: Matched = { sure: [], doubtful: [], absent: [] }
  for (const state of states.filter(hasState)) {
    const suggested = suggest(state, asked)
    const movie = suggested.movie ?? chosenFrom(suggested.choices, labelOf(state), asked.answers)
    if (movie) {
      const before = found.get(movie.id)
      const chosen = suggested.movie === null
      found.set(movie.id, { movie, state: before ? joined(before.state, state) : state, chosen: chosen || (before?.chosen ?? false) })
    } else if (suggested.choices.length > 0) matched.doubtful.push({ state, ...suggested })
    else matched.absent.push(state)
  }
  matched.sure.push(...found.values())
  return matched
}

export const labelOf = ({ title, year }: { title: string; year: number | null }): string => (year === null ? title : `${title} (${year})`)

const hasState = (state: StateThere): boolean =>
  state.watched || state.play_count > 0 || state.position_seconds > 0 || state.favorite || state.rating !== null

type Suggested = { movie: OnShelf | null; why: Sentence; choices: OnShelf[] }
/** The movie here, or those that it may be. */
export const suggest = (state: StateThere, { shelf, path_map }: Pick<Asked, 'shelf' | 'path_map'>): Suggested => {
  const byTmdb = state.tmdb === null ? undefined : shelf.byTmdb.get(state.tmdb)
  const byImdb = state.imdb === null ? undefined : shelf.byImdb.get(state.imdb)
  if (byTmdb && byImdb && byTmdb !== byImdb) return { movie: null, why: say(sentences, 'movie_ids_differ'), choices: [byTmdb, byImdb] }
  const movie = byTmdb ?? byImdb ?? (state.path === null ? undefined : shelf.byPath.get(mapped(state.path, path_map)))
  const why = say(sentences, 'movie_by_title')
  return movie ? { movie, why, choices: [] } : { movie: null, why, choices: withTitle(state, shelf) }
}

/** Years of one movie differ by one between sources. */
const withTitle = ({ title, year }: StateThere, { byTitle }: Shelf): OnShelf[] =>
  (byTitle.get(cleanTitle(title)) ?? []).filter((movie) => year === null || movie.year === null || Math.abs(movie.year - year) <= 1)

/** Both may be written as another system writes them. */
const mapped = (path: string, path_map: PathMap): string =>
  mapPath(
    plainPath(path),
    path_map.map(({ from, to }) => ({ from: plainPath(from), to: plainPath(to) })),
  )

const chosenFrom = (choices: readonly OnShelf[], name: string, answers: readonly Answer[]): OnShelf | undefined => {
  const answer = answers.findLast((one) => one.name === name)
  return choices.find(({ id }) => String(id) === answer?.choice)
}

/** Two entries there are one movie here. The position belongs to the later one. */
const joined = (one: StateThere, other: StateThere): StateThere => {
  const [older, newer] = (one.last_played_at ?? '') <= (other.last_played_at ?? '') ? [one, other] : [other, one]
  return {
    ...newer,
    watched: one.watched || other.watched,
    play_count: Math.max(one.play_count, other.play_count),
    position_seconds:
      newer.last_played_at === older.last_played_at ? Math.max(one.position_seconds, other.position_seconds) : newer.position_seconds,
    favorite: one.favorite || other.favorite,
    rating: newer.rating ?? older.rating,
  }
}
