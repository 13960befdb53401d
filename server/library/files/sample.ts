import { extensionOf, fileNameOf, foldersOf } from './video-files'

const neverSamples = new Set(['flv', 'strm', 'iso', 'img', 'm2ts'])
const megabyte = 1024 * 1024
/** A sample is about a minute of the movie; in a file above this size, the word belongs to the title. */
const largestSample = 100 * megabyte

/** Whether name and size alone show that this is a sample. */
export const isNamedSample = ({ path, size_bytes }: { path: string; size_bytes: number }): boolean => {
  if (size_bytes >= largestSample || neverSamples.has(extensionOf(path))) return false
  return [...foldersOf(path), fileNameOf(path)].some((part) => /(?<![a-z])samples?(?![a-z])/i.test(part))
}

type Judged = {
  readonly path: string
  /** Null or 0 if unknown; a feature is assumed. */
  readonly movie_runtime_minutes: number | null
  /** Null if the media tool could not read it. */
  readonly duration_seconds: number | null
}

/** Whether a file is too short to be the movie. */
export const judgeSample = ({ path, movie_runtime_minutes, duration_seconds }: Judged): 'sample' | 'not_sample' | 'indeterminate' => {
  if (neverSamples.has(extensionOf(path))) return 'not_sample'
  if (!duration_seconds) return 'indeterminate'
  return duration_seconds < shortestSeconds(movie_runtime_minutes ?? 0) ? 'sample' : 'not_sample'
}

/** The minimum duration for a movie with this runtime. */
const shortestSeconds = (minutes: number): number => {
  if (minutes <= 0) return 600
  if (minutes <= 3) return 15
  if (minutes <= 10) return 90
  return minutes <= 30 ? 300 : 600
}
