import type { Movie } from '#server/catalog/movies/schema'
import { NotFound } from '#server/foundation/platform/errors'
import type { Ground } from '#server/ground'
import type { Watchable } from '#server/library/files/watchable'
import { createLibrary } from './library'
import { tvRoutes } from './routes'
import { showCard, showDetails } from './show'

type Needs = {
  movies: {
    byIds: (ids: readonly number[]) => Map<number, Movie>
    setWatched: (id: number, isWatched: boolean) => Movie
  }
  library: { watchable: Watchable }
}

/** The library for devices that may only watch, such as the page for TVs. */
export const openTv = ({ db, cursors }: Pick<Ground, 'db' | 'cursors'>, { movies, library: { watchable } }: Needs) => {
  const library = createLibrary({ db, cursors })
  const requireOnDisk = (id: number): void => {
    if (!watchable.has(id)) throw new NotFound('movie', id)
  }
  return {
    routes: [
      tvRoutes({
        page: (asked) => {
          const { results, ...rest } = library.page(asked)
          const ids = results.map(({ id }) => id)
          const found = movies.byIds(ids)
          const files = Map.groupBy(watchable.filesOf(ids), ({ movie_id }) => movie_id)
          const show = (movie: Movie) => showCard(movie, files.get(movie.id) ?? [])
          return { ...rest, results: ids.flatMap((id) => found.get(id) ?? []).map(show) }
        },
        get: (id) => {
          requireOnDisk(id)
          return showDetails(movies.byIds([id]).get(id)!, watchable.filesOf([id]), watchable.peopleOf(id))
        },
        setWatched: (id, isWatched) => {
          requireOnDisk(id)
          movies.setWatched(id, isWatched)
        },
      }),
    ],
  }
}
