import { fillTemplate, type NamingOptions } from './naming/fill-template'
import { filledToFit } from './naming/filled-to-fit'
import { maxBytes, portableFile, portableFolder, roomForSidecars } from './naming/portable'
import type { NamedFile, NamedMovie } from './naming/tokens'

type FileName = {
  readonly template: string
  readonly movie: NamedMovie
  readonly file: NamedFile
  /** With the dot: `.mkv`. */
  readonly extension: string
  readonly options: NamingOptions
}

/** A file's path relative to its movie's folder, with `/` as separator. Never empty, never outside that folder, valid on every platform. */
export const nameFile = ({ template, movie, file, extension, options }: FileName): string => {
  const room = maxBytes - roomForSidecars - extension.length
  const levels = filledToFit((cut) => fillTemplate(template, { movie: cut, file }, options), movie, room)
  const stem = levels.pop() ?? ''
  const name = portableFile(stem, extension) || portableFile(lastResort(movie), extension)
  return [...levels.map(portableFolder).filter(Boolean), name].join('/')
}

type FolderName = { readonly template: string; readonly movie: NamedMovie; readonly options: NamingOptions }

/** A movie folder's path relative to its root folder, with the same guarantees as `nameFile`. */
export const nameFolder = ({ template, movie, options }: FolderName): string => {
  const filled = filledToFit((cut) => fillTemplate(template, { movie: cut, file: {} }, options), movie, maxBytes)
  const levels = filled.map(portableFolder).filter(Boolean)
  return levels.join('/') || portableFolder(lastResort(movie))
}

const lastResort = (movie: NamedMovie) => portableFolder(movie.title) || (movie.tmdb_id ? `Movie ${movie.tmdb_id}` : 'Movie')
