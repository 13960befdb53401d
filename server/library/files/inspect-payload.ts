import { type Sentence, say } from '#server/foundation/lib/sentence'
import { chooseFile, type PayloadFile } from './choose-file'
import { sentences } from './sentences'
import { extensionOf, isDiscImage, isVideo } from './video-files'

export type Inspection = { readonly ok: true; readonly video: PayloadFile } | { readonly ok: false; readonly why: Sentence }

type Options = {
  /** Extensions without the dot. */
  readonly blocked_extensions: readonly string[]
  readonly isThisMovie?: (path: string) => boolean
  /** Why a file is a different movie from the wanted one. */
  readonly otherMovie?: (path: string) => Sentence | undefined
  readonly min_video_bytes?: number
  readonly max_total_bytes?: number
  readonly max_files?: number
}

const gigabyte = 1024 ** 3
const megabyte = 1024 ** 2

/** Judges a download's file list before a byte is downloaded. */
export const inspectPayload = (files: readonly PayloadFile[], options: Options): Inspection => {
  const problem = unfit(files, options)
  if (problem) return problem
  const choice = chooseFile(files, options.isThisMovie)
  if ('refused' in choice) return { ok: false, why: choice.refused }
  const other = options.otherMovie?.(choice.chosen.path)
  if (other) return refuse(other)
  const smallest = options.min_video_bytes ?? 2 * megabyte
  const { path, size_bytes } = choice.chosen
  if (size_bytes < smallest) return refuse(say(sentences, 'video_too_small', { path, size: size_bytes }))
  return { ok: true, video: choice.chosen }
}

const unfit = (files: readonly PayloadFile[], options: Options): Inspection | undefined => {
  if (files.length === 0) return refuse(say(sentences, 'empty_download'))
  const most = options.max_files ?? 10_000
  if (files.length > most) return refuse(say(sentences, 'too_many_files', { found: files.length, most }))
  const unsafe = files.find(({ path }) => !isSafePath(path))
  if (unsafe) return refuse(say(sentences, 'unsafe_path', { path: JSON.stringify(shortened(unsafe.path)) }))
  return dangerous(files, options.blocked_extensions) ?? absurd(files, options.max_total_bytes ?? 300 * gigabyte)
}

/** Many releases carry dangerous files. They are never downloaded; a release with little else is refused. */
const dangerous = (files: readonly PayloadFile[], blocked: readonly string[]): Inspection | undefined => {
  const endings = new Set(blocked.map((ending) => ending.toLowerCase().replace(/^\./, '')))
  const isHarmful = ({ path }: PayloadFile) => endings.has(extensionOf(path))
  const largest = files.toSorted((a, b) => b.size_bytes - a.size_bytes)[0]
  const hasMovie = files.some((file) => !isHarmful(file) && (isVideo(file.path) || isDiscImage(file.path)))
  const file = largest && isHarmful(largest) ? largest : hasMovie ? undefined : files.find(isHarmful)
  return file && refuse(say(sentences, 'dangerous_file', { path: shortened(file.path) }))
}

const absurd = (files: readonly PayloadFile[], most: number): Inspection | undefined => {
  if (files.some(({ size_bytes }) => !Number.isSafeInteger(size_bytes) || size_bytes < 0)) {
    return refuse(say(sentences, 'impossible_size'))
  }
  const total = files.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
  return total > most ? refuse(say(sentences, 'download_too_large', { size: total, most })) : undefined
}

/** Whether an untrusted path may be written: it stays inside its folder and is valid on every file system. */
export const isSafePath = (path: string): boolean => {
  const isAbsolute = /^[/\\]|^[a-z]:/i.test(path)
  const isPlainText = path.isWellFormed() && !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(path)
  const parts = path.split(/[/\\]/)
  const isInside = !parts.some((part) => part === '' || part === '.' || part === '..')
  return !isAbsolute && isPlainText && isInside && path.length <= 4000 && parts.every((part) => Buffer.byteLength(part) <= 255)
}

const refuse = (why: Sentence): Inspection => ({ ok: false, why })
const shortened = (path: string) => (path.length > 200 ? `${path.slice(0, 200).toWellFormed()}…` : path.toWellFormed())
