import { fileNameOf, foldersOf, isDiscImage, isVideo } from './video-files'

/** `movie`: a folder that belongs to one movie. `shelf`: a root folder, whose direct subfolders may have any name. */
export type ScanOf = 'movie' | 'shelf'

const system = new Set(['@eadir', '#recycle', '$recycle.bin', 'system volume information', 'lost+found', 'plex versions'])
const extras = new Set([
  'extras',
  'extrafanart',
  'behind the scenes',
  'deleted scenes',
  'featurettes',
  'interviews',
  'sample',
  'samples',
  'trailers',
])
/** Extras next to a movie, but also names that people give to shelves. */
const extrasBelowMovie = new Set(['other', 'scenes', 'shorts'])

const unfinished = /^_(?:unpack|failed)_/i
const excludedFile = /^(?:\._|\.unmanic|\.ds_store$|thumbs\.db$)/i
const extraFile = /-(?:trailer|other|behindthescenes|deleted|featurette|interview|scene|short)\.[^.]+$/i

/** Whether a scan enters a folder; `depth` 0 is directly below the scanned one. */
export const isScannedFolder = (name: string, depth: number, of: ScanOf = 'movie'): boolean => {
  const lower = name.toLowerCase()
  if (name.startsWith('.') || unfinished.test(name) || system.has(lower) || extras.has(lower)) return false
  return !extrasBelowMovie.has(lower) || (of === 'shelf' && depth === 0)
}

/** Whether a file can be a movie, by its name alone. */
export const isScannedFile = (name: string): boolean =>
  (isVideo(name) || isDiscImage(name)) && !name.startsWith('.') && !excludedFile.test(name) && !extraFile.test(name)

/** Like `isScannedFile`, for a path relative to the scanned folder. */
export const isScannedPath = (path: string, of: ScanOf = 'movie'): boolean =>
  foldersOf(path).every((folder, depth) => isScannedFolder(folder, depth, of)) && isScannedFile(fileNameOf(path))
