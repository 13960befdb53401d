import type { MovieReading } from '#server/movies/reading'
import type { Judging } from './judge-candidates'
import type { Ledger } from './ledger'

type Deps = { judging: Pick<Judging, 'rejudge'>; ledger: Pick<Ledger, 'isEmptyFor'>; movies: Pick<MovieReading, 'row'> }

/** The verdicts on the releases of a movie are from its last search; the file that it has now may have changed them. */
export const createJudgeAnew =
  ({ judging, ledger, movies }: Deps) =>
  async (movieId: number): Promise<void> => {
    if (ledger.isEmptyFor(movieId)) return
    await judging.rejudge(movieId, movies.row(movieId).monitored ? 'search' : 'user_search')
  }
