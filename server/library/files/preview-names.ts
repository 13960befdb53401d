import type { Config } from '#server/foundation/config/schema'
import { nameFile, nameFolder } from './name-file'
import { checkTemplate } from './naming/check-template'
import type { NamedFile, NamedMovie } from './naming/tokens'
import type { NamingPreview, NamingRequest } from './schema'

export type PreviewNames = ReturnType<typeof createPreviewNames>
type Named = { movie: NamedMovie; file: NamedFile }
type Deps = {
  config: { get(): Config }
  /** A library movie with its file, if any. Throws NotFound. */
  named: (movieId: number) => Named
}

/** Shows the names that templates would produce, without renaming anything. */
export const createPreviewNames =
  ({ config, named }: Deps) =>
  (asked: NamingRequest): NamingPreview => {
    const { movie_id, ...formats } = asked
    const { movie_folder_format, movie_file_format, colon_replacement } = { ...config.get(), ...formats }
    const problems = [
      ...checkTemplate(movie_folder_format, 'folder').map((problem) => ({ field: 'movie_folder_format' as const, ...problem })),
      ...checkTemplate(movie_file_format, 'file').map((problem) => ({ field: 'movie_file_format' as const, ...problem })),
    ]
    const options = { colon: colon_replacement }
    const movies = movie_id === undefined ? examples : [named(movie_id)]
    return {
      problems,
      examples: movies.map(({ movie, file }) => ({
        title: movie.title,
        folder: nameFolder({ template: movie_folder_format, movie, options }),
        file: nameFile({ template: movie_file_format, movie, file, extension: '.mkv', options }),
      })),
    }
  }

const examples: readonly Named[] = [
  {
    movie: {
      title: "The Passenger: Director's Choice",
      original_title: 'Professione: reporter',
      year: 1975,
      certification: 'PG',
      collection: 'The Passenger Collection',
      imdb_id: 'tt0073580',
      tmdb_id: 9652,
    },
    file: {
      quality: 'Bluray-1080p',
      revision: { version: 2, real: 0, is_repack: false },
      edition: "Director's Cut",
      release_group: 'GROUP',
      release_name: 'The.Passenger.1975.Directors.Cut.PROPER.1080p.BluRay.x264-GROUP',
      original_filename: 'the.passenger.1975.1080p',
      media_info: null,
      custom_formats: ['x264', 'Directors Cut'],
    },
  },
  {
    movie: { title: 'Amélie', original_title: "Le Fabuleux Destin d'Amélie Poulain", year: 2001, imdb_id: 'tt0211915', tmdb_id: 194 },
    file: {
      quality: 'WEBDL-2160p',
      revision: { version: 1, real: 0, is_repack: false },
      edition: '',
      release_group: null,
      release_name: 'Amelie.2001.2160p.WEB-DL.x265',
      original_filename: 'amelie',
      media_info: null,
    },
  },
]
