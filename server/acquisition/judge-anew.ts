import type { Journal } from '#server/history/journal'
import type { MovieReading } from '#server/movies/reading'
import type { Contexts } from './context'
import type { Ledger } from './ledger'

type Deps = { journal: Journal; contexts: Contexts; ledger: Ledger; movies: Pick<MovieReading, 'row'> }

/** The verdicts on the releases of a movie are from its last search; the file that it has now may have changed them. */
export const createJudgeAnew =
  ({ journal, contexts, ledger, movies }: Deps) =>
  async (movieId: number): Promise<void> => {
    if (ledger.rowsOf(movieId).length === 0) return
    const context = () => contexts.contextFor(movieId, movies.row(movieId).monitored ? 'search' : 'user_search')
    await ledger.prepare(context())
    journal.commit((tx) => ledger.rejudge(tx, context()))
  }
