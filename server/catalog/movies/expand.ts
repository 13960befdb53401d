import type { Movie, movieExpands } from './schema'

export type MovieExpand = (typeof movieExpands)[number]
type Loaded = Map<number, unknown>
/** Loads related resources by the ids in the movies; `versions`, `people`, and `similar` by the movie's own id. */
export type Loaders = Record<MovieExpand, (ids: readonly number[]) => Loaded>
export type Expander = (movies: readonly Movie[], wanted: ReadonlySet<MovieExpand>) => Movie[]

const idsOf: Record<MovieExpand, (movie: Movie) => readonly (number | null)[]> = {
  files: (movie) => movie.file_ids,
  downloads: (movie) => movie.download_ids,
  tags: (movie) => movie.tag_ids,
  quality_profile: (movie) => [movie.quality_profile_id],
  collection: (movie) => [movie.collection_id],
  root_folder: (movie) => [movie.root_folder_id],
  versions: (movie) => [movie.id],
  people: (movie) => [movie.id],
  similar: (movie) => [movie.id],
}
const isMany = (name: MovieExpand) => name === 'files' || name === 'downloads' || name === 'tags'

/** One query per kind, however many movies. */
export const createExpander =
  (load: Loaders): Expander =>
  (movies, wanted) => {
    let found = [...movies]
    for (const name of wanted) {
      const known = load[name]([...new Set(movies.flatMap(idsOf[name]))].filter((id) => id !== null))
      found = found.map((movie) => ({ ...movie, ...fieldsFor(name, movie, known) }))
    }
    return found
  }

const fieldsFor = (name: MovieExpand, movie: Movie, known: Loaded): object => {
  if (name === 'people') return (known.get(movie.id) as object | undefined) ?? { cast: [], crew: [], studios: [] }
  if (name === 'versions') return { versions: known.get(movie.id) ?? [] }
  if (name === 'similar') return { similar_ids: known.get(movie.id) ?? [] }
  const there = idsOf[name](movie).flatMap((id) => (id !== null && known.has(id) ? [known.get(id)] : []))
  return { [name]: isMany(name) ? there : (there[0] ?? null) }
}
