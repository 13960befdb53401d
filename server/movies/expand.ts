import type { Movie, movieExpands } from './schema'

export type MovieExpand = (typeof movieExpands)[number]
/** Loads what belongs to movies, by the ids that stand in them. Handed in by the composition, so that movies knows none of the others. */
export type Loaders = {
  files: (ids: readonly number[]) => Map<number, unknown>
  quality_profile: (ids: readonly number[]) => Map<number, unknown>
  collection: (ids: readonly number[]) => Map<number, unknown>
  root_folder: (ids: readonly number[]) => Map<number, unknown>
  downloads: (ids: readonly number[]) => Map<number, unknown>
  tags: (ids: readonly number[]) => Map<number, unknown>
}
export type Expander = (movies: readonly Movie[], wanted: ReadonlySet<MovieExpand>) => Movie[]

const idsOf: Record<MovieExpand, (movie: Movie) => readonly (number | null)[]> = {
  files: (movie) => movie.file_ids,
  downloads: (movie) => movie.download_ids,
  tags: (movie) => movie.tag_ids,
  quality_profile: (movie) => [movie.quality_profile_id],
  collection: (movie) => [movie.collection_id],
  root_folder: (movie) => [movie.root_folder_id],
}
const isMany = (name: MovieExpand) => name === 'files' || name === 'downloads' || name === 'tags'

/** One question a kind, however many movies. */
export const createExpander =
  (load: Loaders): Expander =>
  (movies, wanted) => {
    let found = [...movies]
    for (const name of wanted) {
      const known = load[name]([...new Set(movies.flatMap(idsOf[name]))].filter((id) => id !== null))
      found = found.map((movie) => {
        const there = idsOf[name](movie).flatMap((id) => (id !== null && known.has(id) ? [known.get(id)] : []))
        return { ...movie, [name]: isMany(name) ? there : (there[0] ?? null) }
      })
    }
    return found
  }
