import type { Movies } from '#server/catalog/movies/movies'
import type { MovieReading } from '#server/catalog/movies/reading'
import type { Journal } from '#server/foundation/history/journal'
import type { CandidateStore } from './candidate-store'
import { outcomeOf } from './outcome'

type Deps = { journal: Journal; candidateStore: Pick<CandidateStore, 'rowsOf'>; movies: Pick<Movies, 'note'> & Pick<MovieReading, 'row'> }

/** After a search that seemed to have found a release: none could be grabbed, for example because every link is dead. */
export const createTellAgain =
  ({ journal, candidateStore, movies }: Deps) =>
  async (movieId: number): Promise<null> => {
    const met = movies.row(movieId).last_search
    if (!met?.accepted) return null
    const last_search = outcomeOf(met, await candidateStore.rowsOf(movieId))
    journal.commitSoon((tx) => movies.note(tx, movieId, { last_search }))
    return null
  }
