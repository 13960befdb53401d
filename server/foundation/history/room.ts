import { expandBy } from '#server/foundation/platform/http/expand-by'
import type { Ground } from '#server/ground'
import { createHistory } from './history'
import { historyRoutes } from './routes'

type Needs = { movies: { byIds: (ids: readonly number[]) => ReadonlyMap<number, unknown>; row: (id: number) => { id: number } } }

/** The history of events. */
export const openHistory = ({ db, cursors }: Ground, { movies }: Needs) => {
  const history = createHistory({ db, cursors })
  return {
    routes: historyRoutes({ history, movie: movies.row, expand: expandBy({ movie: ['movie_id', movies.byIds] }) }),
    some: history.some,
    count: history.count,
  }
}
