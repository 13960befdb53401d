import { foldersOf, stemOf } from './video-files'

const marker = /(?<![\p{L}\p{N}])(cd|dvd|disc|disk|part|pt|p)[ ._-]?(\d{1,2}|[a-d])(?![\p{L}\p{N}])/giu

/** Whether this file is one of several parts of a movie (`cd1` next to `cd2`). */
export const isMultiPart = (path: string, filesBeside: readonly string[]): boolean => {
  const others = new Set(filesBeside.filter((other) => other !== path).flatMap((other) => frames(other).map(({ frame }) => frame)))
  return frames(path).some(({ frame }) => others.has(frame))
}

/** The name with each part number blanked: two files with a frame in common are parts of one movie. */
const frames = (path: string) => {
  const stem = stemOf(path).toLowerCase()
  const folder = foldersOf(path).join('/')
  return [...stem.matchAll(marker)].map((match) => ({
    frame: `${folder}/${stem.slice(0, match.index)}\0${match[1]}\0${stem.slice(match.index + match[0].length)}`,
  }))
}
