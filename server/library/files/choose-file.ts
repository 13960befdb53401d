import { type Sentence, say } from '#server/foundation/lib/sentence'
import { isMultiPart } from './multi-part'
import { isNamedSample } from './sample'
import { isScannedPath } from './scan-filter'
import { sentences } from './sentences'
import { extensionOf, foldersOf, isArchive, isDiscImage, isVideo } from './video-files'

export type PayloadFile = { readonly path: string; readonly size_bytes: number }
export type Choice = { readonly chosen: PayloadFile } | { readonly refused: Sentence }

/** A second video of at least this size relative to the largest makes the choice ambiguous. */
const alike = 0.5

/** Picks the file that is the movie. `isThisMovie` tells movies of a collection apart by name. */
export const chooseFile = (files: readonly PayloadFile[], isThisMovie: (path: string) => boolean = () => false): Choice => {
  if (files.some(isDiscStructure)) return refuse(say(sentences, 'disc'))
  const videos = files.filter(({ path }) => isVideo(path) || isDiscImage(path))
  if (videos.length === 0) return withoutVideo(files)
  const candidates = videos.filter((file) => isScannedPath(file.path) && !isNamedSample(file))
  if (candidates.length === 0 && files.some(({ path }) => isArchive(path))) return withoutVideo(files)
  if (candidates.length === 0) return refuse(say(sentences, 'only_samples'))
  return mainOf(candidates, isThisMovie)
}

const mainOf = (candidates: readonly PayloadFile[], isThisMovie: (path: string) => boolean): Choice => {
  const named = candidates.filter(({ path }) => isThisMovie(path))
  const pool = named.length > 0 ? named : candidates
  const [largest, ...rest] = pool.toSorted(largestFirst)
  const paths = pool.map(({ path }) => path)
  if (isMultiPart(largest!.path, paths)) return refuse(say(sentences, 'multi_part'))
  const rival = rest.find(({ size_bytes }) => size_bytes >= largest!.size_bytes * alike)
  if (rival && named.length === 0) return refuse(say(sentences, 'several_movies', { path: largest!.path, other_path: rival.path }))
  return { chosen: largest! }
}

const largestFirst = (a: PayloadFile, b: PayloadFile) => b.size_bytes - a.size_bytes || (a.path < b.path ? -1 : 1)

const isDiscStructure = ({ path }: PayloadFile): boolean => {
  const folders = foldersOf(path).map((folder) => folder.toLowerCase())
  if (folders.includes('bdmv') || folders.includes('hvdvd_ts')) return true
  return folders.includes('video_ts') || ['ifo', 'bup'].includes(extensionOf(path))
}

const withoutVideo = (files: readonly PayloadFile[]): Choice =>
  files.some(({ path }) => isArchive(path)) ? refuse(say(sentences, 'packed')) : refuse(say(sentences, 'no_video'))

const refuse = (why: Sentence): Choice => ({ refused: why })
