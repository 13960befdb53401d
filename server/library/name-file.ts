import { fillTemplate, type NamingOptions } from './naming/fill-template'
import { portableFile, portableFolder } from './naming/portable'
import type { NamedFile, NamedMovie } from './naming/tokens'

type FileName = {
  readonly template: string
  readonly movie: NamedMovie
  readonly file: NamedFile
  /** With its period: `.mkv`. */
  readonly extension: string
  readonly options: NamingOptions
}

/** Path of a movie's file below the folder of the movie. Never empty, never leaves that folder, valid on every platform; `/` separates. */
export const nameFile = ({ template, movie, file, extension, options }: FileName): string => {
  const levels = fillTemplate(template, { movie, file }, options)
  const stem = levels.pop() ?? ''
  const name = portableFile(stem, extension) || portableFile(lastResort(movie), extension)
  return [...levels.map(portableFolder).filter(Boolean), name].join('/')
}

type FolderName = { readonly template: string; readonly movie: NamedMovie; readonly options: NamingOptions }

/** Path of a movie's folder below its root folder, with the promises of `nameFile`. */
export const nameFolder = ({ template, movie, options }: FolderName): string => {
  const levels = fillTemplate(template, { movie, file: {} }, options).map(portableFolder).filter(Boolean)
  return levels.join('/') || portableFolder(lastResort(movie))
}

const lastResort = (movie: NamedMovie) => portableFolder(movie.title) || (movie.tmdb_id ? `Movie ${movie.tmdb_id}` : 'Movie')
