import type { QueryClient } from '@tanstack/react-query'
import type { BulkPatch, Movie } from '../../data/api/types'
import type { Chosen } from './select-many'
import type { Selection } from './use-selection'

export type Change = { monitored: boolean } | { quality_profile_id: number } | { keep: boolean }
type Page = { results: readonly Movie[] }

/** The changes that restore what a change of the selected movies replaces. Undefined unless the present values of all are known. */
export const undoFor = (
  queries: QueryClient,
  { ids, known }: Pick<Selection, 'ids' | 'known'>,
  change: Change,
): BulkPatch[] | undefined => {
  const movies = new Map<number, Chosen>([...known, ...loaded(queries)])
  const [name] = Object.keys(change) as (keyof Chosen & ('monitored' | 'quality_profile_id' | 'keep'))[]
  if (!name) return undefined
  const idsBefore = new Map<Movie[typeof name], number[]>()
  for (const id of ids) {
    const movie = movies.get(id)
    if (!movie) return undefined
    idsBefore.set(movie[name], [...(idsBefore.get(movie[name]) ?? []), id])
  }
  return [...idsBefore].map(([before, ids]) => ({ ids, [name]: before }))
}

/** Movies of the library's pages, by id. Of two states, the newer one. */
const loaded = (queries: QueryClient): Map<number, Movie> => {
  const pages = queries
    .getQueryCache()
    .findAll({ queryKey: ['movies', 'page'] })
    .filter(({ state }) => !state.isInvalidated)
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
  return new Map(pages.flatMap(({ state }) => (state.data as Page | undefined)?.results ?? []).map((movie) => [movie.id, movie]))
}
