import type { MovieReading } from '#server/catalog/movies/reading'
import type { CandidateStore } from './candidate-store'
import type { Judging } from './judge-candidates'

type Deps = { judging: Pick<Judging, 'rejudge'>; candidateStore: Pick<CandidateStore, 'isEmptyFor'>; movies: Pick<MovieReading, 'row'> }

/** Judges a movie's releases again, as its file may have changed since its last search. */
export const createRejudgeMovie =
  ({ judging, candidateStore, movies }: Deps) =>
  async (movieId: number): Promise<void> => {
    if (candidateStore.isEmptyFor(movieId)) return
    await judging.rejudge(movieId, movies.row(movieId).monitored ? 'search' : 'user_search')
  }
