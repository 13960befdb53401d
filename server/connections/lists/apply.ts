import type { Announce, Journal } from '#server/foundation/history/journal'
import { say } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import type { AddMovies } from './add-movies'
import { isAddable, type Known, type Line } from './item-state'
import type { ItemRow, Items } from './items'
import type { Lists } from './lists'
import type { ListApplied, ListApply } from './schema'
import { sentences } from './sentences'

export type Apply = ReturnType<typeof createApply>
type Deps = {
  lists: Lists
  items: Items
  addMovies: AddMovies
  knownOf: (lines: readonly Line[]) => Known
  cap: () => number
  journal: Journal
  rate: (tx: Tx, announce: Announce, rating: { id: number; user_rating: number }) => void
  takePlays: (tx: Tx, announce: Announce, play: { id: number; watched_at: string; play_count: number; source: 'import' }) => void
}

/** Imports what a person chose from a list: movies, ratings, plays. Never overwrites what the library already knows. */
export const createApply = ({ lists, items, addMovies, knownOf, cap, journal, rate, takePlays }: Deps) => {
  const open = (lines: readonly ItemRow[]): ItemRow[] => {
    const known = knownOf(lines)
    return lines.filter((line) => isAddable(line, known))
  }

  /** Ratings and plays from the list that the library's movies lack. */
  const judgments = (lines: readonly ItemRow[], { import_ratings = false, import_watched = false }: ListApply) => {
    const known = knownOf(lines)
    const inLibrary = lines.flatMap((line) => {
      const movieId = line.metadata_id === null ? undefined : known.movies.get(line.metadata_id)
      return movieId === undefined ? [] : [{ movieId, ...line, ...known.judged(movieId) }]
    })
    return {
      toRate: import_ratings ? inLibrary.filter(({ rating, isRated }) => rating !== null && !isRated) : [],
      toMark: import_watched ? inLibrary.filter(({ watched_at, isWatched }) => watched_at !== null && !isWatched) : [],
    }
  }

  return async (id: number, wanted: ListApply): Promise<ListApplied> => {
    const { item_ids, dry_run = false } = wanted
    const list = lists.row(id)
    const lines = items.rows(id)
    const chosen = item_ids ? chosenFrom(lines, item_ids) : open(lines).slice(0, cap())
    if (dry_run) {
      const { toRate, toMark } = judgments(lines, wanted)
      const left = open(lines).filter((line) => !chosen.includes(line)).length
      return { added: chosen.length, rated: toRate.length, marked_watched: toMark.length, left }
    }
    const { added, trouble } = await addMovies(list, chosen, { byHand: item_ids !== undefined })
    if (trouble) throw trouble
    const { toRate, toMark } = judgments(lines, wanted)
    journal.commit((tx, announce) => {
      for (const { movieId, rating } of toRate) rate(tx, announce, { id: movieId, user_rating: rating! })
      for (const { movieId, watched_at } of toMark)
        takePlays(tx, announce, { id: movieId, watched_at: watched_at!, play_count: 1, source: 'import' })
    })
    return { added, rated: toRate.length, marked_watched: toMark.length, left: open(items.rows(id)).length }
  }
}

const chosenFrom = (lines: readonly ItemRow[], ids: readonly number[]): ItemRow[] => {
  const chosen = lines.filter(({ id }) => ids.includes(id))
  if (chosen.length < ids.length) throw new Conflict(say(sentences, 'list_changed_since'))
  const unknown = chosen.find(({ metadata_id }) => metadata_id === null)
  if (unknown) throw new Conflict(say(sentences, 'list_line_not_recognized', { title: unknown.title }))
  return chosen
}
