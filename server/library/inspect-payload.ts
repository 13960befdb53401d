import { size } from '#server/lib/size'
import { chooseFile, type NoChoice, type PayloadFile } from './choose-file'
import { extensionOf, isDiscImage, isVideo } from './video-files'

export type PayloadRefusal = NoChoice | 'other_movie' | 'empty' | 'unsafe_path' | 'dangerous_file' | 'absurd_size'
export type Inspection =
  | { readonly ok: true; readonly video: PayloadFile }
  | { readonly ok: false; readonly code: PayloadRefusal; readonly text: string }

type Options = {
  /** Endings without their period. */
  readonly blocked_extensions: readonly string[]
  readonly isThisMovie?: (path: string) => boolean
  /** Why a file is another movie than the one that is wanted. */
  readonly otherMovie?: (path: string) => string | undefined
  readonly min_video_bytes?: number
  readonly max_total_bytes?: number
  readonly max_files?: number
}

const gigabyte = 1024 ** 3
const megabyte = 1024 ** 2

/** Judges the file list of a download before a byte of it is fetched. */
export const inspectPayload = (files: readonly PayloadFile[], options: Options): Inspection => {
  const problem = unfit(files, options)
  if (problem) return problem
  const choice = chooseFile(files, options.isThisMovie)
  if ('refused' in choice) return { ok: false, ...choice.refused }
  const other = options.otherMovie?.(choice.chosen.path)
  if (other) return refuse('other_movie', other)
  const smallest = options.min_video_bytes ?? 2 * megabyte
  if (choice.chosen.size_bytes < smallest) {
    return refuse('absurd_size', `${choice.chosen.path} has ${size(choice.chosen.size_bytes)}, too little for a movie`)
  }
  return { ok: true, video: choice.chosen }
}

const unfit = (files: readonly PayloadFile[], options: Options): Inspection | undefined => {
  if (files.length === 0) return refuse('empty', 'The download holds no file')
  const most = options.max_files ?? 10_000
  if (files.length > most) return refuse('absurd_size', `The download holds ${files.length} files, more than ${most}`)
  for (const { path } of files) {
    const why = pathProblem(path)
    if (why) return refuse('unsafe_path', `The path ${JSON.stringify(shortened(path))} ${why}`)
  }
  return dangerous(files, options.blocked_extensions) ?? absurd(files, options.max_total_bytes ?? 300 * gigabyte)
}

/** Files that can do harm ride along with many releases. They are never fetched; a release that is little else is refused. */
const dangerous = (files: readonly PayloadFile[], blocked: readonly string[]): Inspection | undefined => {
  const endings = new Set(blocked.map((ending) => ending.toLowerCase().replace(/^\./, '')))
  const isHarmful = ({ path }: PayloadFile) => endings.has(extensionOf(path))
  const largest = files.toSorted((a, b) => b.size_bytes - a.size_bytes)[0]
  const hasMovie = files.some((file) => !isHarmful(file) && (isVideo(file.path) || isDiscImage(file.path)))
  const file = largest && isHarmful(largest) ? largest : hasMovie ? undefined : files.find(isHarmful)
  return file && refuse('dangerous_file', `${shortened(file.path)} is a file that can do harm, and no movie needs it`)
}

const absurd = (files: readonly PayloadFile[], most: number): Inspection | undefined => {
  if (files.some(({ size_bytes }) => !Number.isSafeInteger(size_bytes) || size_bytes < 0)) {
    return refuse('absurd_size', 'A file of the download has an impossible size')
  }
  const total = files.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
  return total > most ? refuse('absurd_size', `The download has ${size(total)}, more than ${size(most)}`) : undefined
}

/** Why a path from a stranger must not be written, or undefined. */
export const pathProblem = (path: string): string | undefined => {
  if (/^[/\\]|^[a-z]:/i.test(path)) return 'is absolute'
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(path)) return 'holds hidden characters'
  if (!path.isWellFormed()) return 'is no valid text'
  const parts = path.split(/[/\\]/)
  if (parts.includes('..')) return 'leaves its folder'
  if (parts.some((part) => part === '' || part === '.')) return 'has an empty part'
  if (path.length > 4000 || parts.some((part) => Buffer.byteLength(part) > 255)) return 'is too long'
  return undefined
}

const refuse = (code: PayloadRefusal, text: string): Inspection => ({ ok: false, code, text })
const shortened = (path: string) => (path.length > 200 ? `${path.slice(0, 200).toWellFormed()}…` : path.toWellFormed())
