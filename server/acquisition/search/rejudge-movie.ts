import type { MovieReading } from '#server/catalog/movies/reading'
import type { Judging } from './judge-candidates'
import type { Ledger } from './ledger'

type Deps = { judging: Pick<Judging, 'rejudge'>; ledger: Pick<Ledger, 'isEmptyFor'>; movies: Pick<MovieReading, 'row'> }

/** Judges a movie's releases again, as its file may have changed since its last search. */
export const createRejudgeMovie =
  ({ judging, ledger, movies }: Deps) =>
  async (movieId: number): Promise<void> => {
    if (ledger.isEmptyFor(movieId)) return
    await judging.rejudge(movieId, movies.row(movieId).monitored ? 'search' : 'user_search')
  }
