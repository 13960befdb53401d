import { basename, extname } from 'node:path'
import type { moviesTable } from '#server/catalog/movies/table'
import { once } from '#server/foundation/lib/once'
import type { FileRow } from './files'
import type { NamedFile, NamedMovie } from './naming/tokens'

export type Naming = ReturnType<typeof createNaming>
/** What a name may tell of a movie, and what its custom formats depend on. */
export type MovieToName = Pick<
  typeof moviesTable.$inferSelect,
  | 'id'
  | 'title'
  | 'original_title'
  | 'alternative_titles'
  | 'original_language'
  | 'year'
  | 'certification'
  | 'collection_id'
  | 'external_ids'
  | 'metadata_id'
  | 'quality_profile_id'
>
/** A file that is, or came, at `relative_path`. */
export type FileToName = Pick<FileRow, 'version_id' | 'relative_path' | 'size_bytes' | 'release_name'> &
  Omit<NamedFile, 'custom_formats' | 'original_filename' | 'release_name' | 'version_name'>

type Deps = {
  collectionName: (id: number | null) => string | null
  /** The name of a version of a movie that has several; null for the only one. */
  versionName: (movieId: number, version: number | null) => string | null
  /** The custom formats that match a file. */
  formatsOf: (movie: MovieToName, file: { path: string; size_bytes: number; release_name: string | null }) => string[]
}

/** The input for names. Determines collection and custom formats only when a template asks for them: both cost queries. */
export const createNaming = ({ collectionName, versionName, formatsOf }: Deps) => ({
  namedMovie: (movie: MovieToName): NamedMovie => ({
    title: movie.title,
    original_title: movie.original_title,
    year: movie.year,
    certification: movie.certification,
    get collection() {
      return collectionName(movie.collection_id)
    },
    imdb_id: movie.external_ids.imdb_id ?? null,
    tmdb_id: movie.metadata_id,
  }),

  namedFile(movie: MovieToName, file: FileToName): NamedFile {
    const { relative_path: path, size_bytes, release_name } = file
    const formats = once(() => formatsOf(movie, { path, size_bytes, release_name }))
    return {
      quality: file.quality ?? null,
      revision: file.revision ?? null,
      edition: file.edition ?? null,
      release_group: file.release_group ?? null,
      release_name,
      get version_name() {
        return versionName(movie.id, file.version_id)
      },
      original_filename: basename(path, extname(path)),
      get media_info() {
        return file.media_info ?? null
      },
      get custom_formats() {
        return formats()
      },
    }
  },
})
