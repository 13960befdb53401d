import type { Movie } from '#server/catalog/movies/schema'
import { type Content, recorded } from './content'
import { itemOf, userDataOf, withSources } from './item'
import type { createLibrary } from './library'
import type { createPictures } from './pictures'

export type ShowDeps = {
  serverId: string
  library: ReturnType<typeof createLibrary>
  pictures: Pick<ReturnType<typeof createPictures>, 'tagsOf'>
  movies: { byIds: (ids: readonly number[]) => Map<number, Movie> }
}

/** Movies in the words of the dialect, in the order of their ids. */
export const createShowMovies = ({ serverId, library, pictures, movies }: ShowDeps) => {
  const contentsOf = (ids: readonly number[]) => {
    const files = library.filesOf(ids)
    const sidecars = Map.groupBy(library.sidecarsOf(files.map(({ id }) => id)), ({ file_id }) => file_id)
    return Map.groupBy(files, ({ movie_id }) => movie_id)
      .entries()
      .map(([id, rows]) => [id, rows.map((file) => recorded(file, sidecars.get(file.id) ?? []))] as const)
  }
  const show = (ids: readonly number[], hasSources: boolean) => {
    const found = movies.byIds(ids)
    const contents = new Map(contentsOf(ids))
    return ids.flatMap((id) => {
      const movie = found.get(id)
      if (!movie) return []
      const own = contents.get(id) ?? []
      const item = itemOf({
        movie,
        serverId,
        tags: pictures.tagsOf(movie),
        ...stateOf(movie, own),
        containers: own.map(({ container }) => container),
      })
      return [hasSources ? withSources(item, own) : item]
    })
  }
  const stateOf = (movie: Movie, contents: readonly Content[]) => ({
    duration_seconds: contents[0]?.duration_seconds ?? (movie.runtime_minutes === null ? null : movie.runtime_minutes * 60),
  })
  const userData = (movie: Movie) => userDataOf({ movie, ...stateOf(movie, new Map(contentsOf([movie.id])).get(movie.id) ?? []) })
  return { show, userData }
}
