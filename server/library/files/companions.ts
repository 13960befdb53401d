import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from './file-errors'
import { readSubtitleName, type SubtitleName } from './sidecars'
import { extensionOf, fileNameOf, isSubtitle, isVideo, stemOf } from './video-files'

/** Paths relative to the root folder. */
export type Move = { readonly from: string; readonly to: string }

/**
 * Subtitles, nfo files, and pictures named after a movie's file, which move with it. Excludes files named after a longer-named video, and all of them
 * if two videos share the name. A subtitle takes only its other half along (`.idx` and `.sub`).
 */
export const companionsOf = async (root: string, move: Move, mayGoAlong: MayGoAlong = () => true): Promise<Move[]> =>
  (await namedAfter(root, move)).filter(({ from }) => mayGoAlong(endingOf(move.from, from)))

/** Whether a companion may move, by its ending. */
export type MayGoAlong = (ending: string) => boolean
/** What follows the movie's name in the path of a file beside it, such as `.en.srt`; otherwise the whole path. */
export const endingOf = (movie: string, beside: string): string => {
  const stem = movie.replace(/\.[^./]*$/, '')
  const ending = beside.startsWith(stem) ? beside.slice(stem.length) : ''
  return ending.startsWith('.') || isPicture(ending) ? ending : beside
}

/** Of media centers. */
const pictures = new Set(['-poster.jpg', '-fanart.jpg', '-clearlogo.png'])
const isPicture = (ending: string): boolean => pictures.has(ending)

const namedAfter = async (root: string, { from, to }: Move): Promise<Move[]> => {
  const names = await filesIn(join(root, dirname(from)))
  const stem = stemOf(from)
  if (isSubtitle(from)) return names.filter((name) => isOtherHalf(fileNameOf(from), name)).map((name) => moved({ from, to }, name))
  const longer = names.filter((name) => isVideo(name) && stemOf(name).startsWith(`${stem}.`)).map((name) => `${stemOf(name)}.`)
  if (names.some((name) => name !== fileNameOf(from) && isVideo(name) && stemOf(name) === stem)) return []
  return names
    .filter((name) => name !== fileNameOf(from) && (isText(name, stem) || (name.startsWith(stem) && isPicture(name.slice(stem.length)))))
    .filter((name) => !longer.some((other) => name.startsWith(other)))
    .map((name) => moved({ from, to }, name))
}

const isText = (name: string, stem: string): boolean => name.startsWith(`${stem}.`) && (isSubtitle(name) || extensionOf(name) === 'nfo')

const moved = ({ from, to }: Move, name: string): Move => ({
  from: beside(from, name),
  to: beside(to, `${stemOf(to)}${name.slice(stemOf(from).length)}`),
})

const halves: Readonly<Record<string, string>> = { idx: 'sub', sub: 'idx' }
const isOtherHalf = (name: string, other: string): boolean =>
  stemOf(name) === stemOf(other) && halves[extensionOf(name)] === extensionOf(other)

/** Subtitles next to a movie's file. The two halves of an image subtitle (`.idx` and `.sub`) count as one. */
export const subtitlesBeside = async (
  root: string,
  path: string,
): Promise<(SubtitleName & { relative_path: string; format: string })[]> => {
  const paths = (await companionsOf(root, { from: path, to: path })).map(({ from }) => from).filter(isSubtitle)
  const isHalf = (name: string) => extensionOf(name) === 'sub' && paths.includes(`${name.slice(0, -3)}idx`)
  return paths
    .filter((name) => !isHalf(name))
    .map((name) => ({ relative_path: name, format: extensionOf(name), ...readSubtitleName(name, stemOf(path)) }))
}

const beside = (path: string, name: string): string => (path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/${name}` : name)

const filesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
