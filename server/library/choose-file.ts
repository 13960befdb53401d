import { isMultiPart } from './multi-part'
import { isNamedSample } from './sample'
import { isScannedPath } from './scan-filter'
import { extensionOf, foldersOf, isArchive, isDiscImage, isVideo } from './video-files'

export type PayloadFile = { readonly path: string; readonly size_bytes: number }
export type NoChoice = 'no_video' | 'packed' | 'disc' | 'only_samples' | 'multi_part' | 'several_movies'
export type Choice = { readonly chosen: PayloadFile } | { readonly refused: { readonly code: NoChoice; readonly text: string } }

/** Two videos are of a kind when the smaller is at least this part of the larger. */
const alike = 0.5

/** The file that is the movie. `isThisMovie` tells movies of a collection apart by their names. */
export const chooseFile = (files: readonly PayloadFile[], isThisMovie: (path: string) => boolean = () => false): Choice => {
  if (files.some(isDiscStructure)) return refuse('disc', 'The download is the folder structure of a disc, not a video file')
  const videos = files.filter(({ path }) => isVideo(path) || isDiscImage(path))
  if (videos.length === 0) return withoutVideo(files)
  const candidates = videos.filter((file) => isScannedPath(file.path) && !isNamedSample(file))
  if (candidates.length === 0 && files.some(({ path }) => isArchive(path))) return withoutVideo(files)
  if (candidates.length === 0) return refuse('only_samples', 'The download holds only samples, trailers or extras')
  return mainOf(candidates, isThisMovie)
}

const mainOf = (candidates: readonly PayloadFile[], isThisMovie: (path: string) => boolean): Choice => {
  const named = candidates.filter(({ path }) => isThisMovie(path))
  const pool = named.length > 0 ? named : candidates
  const [largest, ...rest] = pool.toSorted(largestFirst)
  const paths = pool.map(({ path }) => path)
  if (isMultiPart(largest!.path, paths)) return refuse('multi_part', 'The movie is cut into several files, which cannot be filed as one')
  const rival = rest.find(({ size_bytes }) => size_bytes >= largest!.size_bytes * alike)
  if (rival && named.length === 0)
    return refuse('several_movies', `The download holds several movies, among them ${largest!.path} and ${rival.path}`)
  return { chosen: largest! }
}

const largestFirst = (a: PayloadFile, b: PayloadFile) => b.size_bytes - a.size_bytes || (a.path < b.path ? -1 : 1)

const isDiscStructure = ({ path }: PayloadFile): boolean => {
  const folders = foldersOf(path).map((folder) => folder.toLowerCase())
  if (folders.includes('bdmv') || folders.includes('hvdvd_ts')) return true
  return folders.includes('video_ts') || ['ifo', 'bup'].includes(extensionOf(path))
}

const withoutVideo = (files: readonly PayloadFile[]): Choice =>
  files.some(({ path }) => isArchive(path))
    ? refuse('packed', 'The download holds an archive instead of a video file')
    : refuse('no_video', 'The download holds no video file')

const refuse = (code: NoChoice, text: string): Choice => ({ refused: { code, text } })
